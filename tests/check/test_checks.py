"""Every check on its pair of houses: one in which it finds what it says, and the same one mended."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from adjudicator.check.registry import all_checks
from adjudicator.check.run import open_house
from adjudicator.ruling.adjudicate import adjudicate
from adjudicator.ruling.model import Status
from adjudicator.ruling.read_case import typed_case
from adjudicator.text.catalogue.checks import TEXTS
from tests.check.support import HERE, LIBRARY, checked, line

CHECKS = sorted(all_checks())


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)


@pytest.mark.parametrize("check", CHECKS)
def test_what_is_wrong_is_found(check: str) -> None:
    found = [line(finding, "en") for finding in checked(f"bad/{check}").findings]
    assert found == (HERE / "bad" / check / "expected.txt").read_text(encoding="utf-8").splitlines()
    assert any(f"[{check}]" in one for one in found)


@pytest.mark.parametrize("check", CHECKS)
def test_it_is_said_in_french_too(check: str) -> None:
    for finding in checked(f"bad/{check}").findings:
        assert finding.text("fr") != finding.text("en")


@pytest.mark.parametrize("check", CHECKS)
def test_what_is_right_is_not(check: str) -> None:
    assert [line(finding, "en") for finding in checked(f"good/{check}").findings] == []


def test_every_check_has_its_pair_its_texts_and_its_page() -> None:
    pages = HERE.parent.parent / "docs" / "checks"
    for kind in ("good", "bad"):
        assert sorted(path.name for path in (HERE / kind).iterdir()) == CHECKS
    for check in CHECKS:
        assert {f"check_{check}_title", f"check_{check}_remedy"} <= TEXTS.keys()
        assert (pages / f"{check}.md").is_file()


def test_a_witness_is_a_case_that_shows_it() -> None:
    finding = checked("bad/conflict").findings[0]
    assert finding.witness is not None
    _, _, house, incident, *facts = shlex.split(finding.witness.command)
    rulebook = open_house(house, LIBRARY).rulebook
    told = [(name, value) for name, _, value in (fact.partition("=") for fact in facts)]
    assert adjudicate(rulebook, typed_case([incident], told, rulebook.vocabulary)).status is Status.CONFLICT


def test_the_folder_is_named_as_it_was_typed() -> None:
    (finding,) = checked("bad/gap").findings
    assert finding.witness is not None
    assert finding.witness.command.startswith(f"adjudicator rule {Path('bad') / 'gap'} ")


def test_what_is_forbidden_may_hang_on_two_facts(tmp_path: Path) -> None:
    (tmp_path / "house.yaml").write_text('id: club\ntitle: {en: The club, fr: Le club}\nedition: "1"\n', encoding="utf-8")
    (tmp_path / "chapter.yaml").write_text(
        """
"1":
  title: {en: Drinks, fr: Boissons}
  gist: {en: What becomes of a card., fr: Ce que devient une carte.}
  on: spill
  forbidden:
    when: {drops: more than 2 times glasses}
    en: so many drops
    fr: autant de gouttes
  rules:
    - {id: wet, when: {drops: at most 2 times glasses}, then: {card: replaced}}
""",
        encoding="utf-8",
    )
    # Every case is either ruled or forbidden, whatever the two numbers are.
    assert [finding.check for finding in checked(str(tmp_path)).findings] == []
