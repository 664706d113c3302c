"""The shipped houses have nothing left that is not recorded, and new ones begin with nothing wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.check.checks.unused_fact import find_shared
from adjudicator.check.house import slot_name
from adjudicator.check.registry import all_checks
from adjudicator.check.run import check_house, open_house
from adjudicator.rulebook.library import shipped_library
from adjudicator.rulebook.new import create_house
from adjudicator.ruling.model import Status
from adjudicator.text.languages import LANGS, Lang
from tests.check.support import line

HOUSES = list(shipped_library().houses())


@pytest.mark.parametrize("house", HOUSES)
def test_a_shipped_house_has_nothing_unrecorded(house: str) -> None:
    report = check_house(open_house(house))
    assert [line(finding, "en") for finding in report.findings] == []
    for _, record in report.known:
        assert record.because.en != record.because.fr


def test_every_fact_of_the_shared_vocabulary_is_used() -> None:
    assert [finding.about.facts for finding in find_shared([open_house(house) for house in HOUSES])] == []


@pytest.fixture
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.mark.usefixtures("_own_cache")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("extends", [None, "grasse-2010", "pkr4u"])
def test_a_new_house_has_nothing_wrong(tmp_path: Path, extends: str | None, lang: Lang) -> None:
    create_house(tmp_path / "club", extends, lang)
    report = check_house(open_house(str(tmp_path / "club")))
    assert [line(finding, lang) for finding in report.findings] == []


@pytest.mark.parametrize("house", HOUSES)
def test_the_case_of_a_conflict_is_ruled_a_conflict(house: str) -> None:
    for finding in all_checks()["conflict"].find(open_house(house)):
        assert finding.witness is not None
        assert finding.witness.situation.ruling(finding.witness.facts).status is Status.CONFLICT


@pytest.mark.parametrize("house", HOUSES)
def test_in_the_case_of_a_gap_the_slot_is_unanswered(house: str) -> None:
    for check in ("gap", "unanswered"):
        for finding in all_checks()[check].find(open_house(house)):
            assert finding.witness is not None
            ruling = finding.witness.situation.ruling(finding.witness.combination)
            answers = [ruling.answer, *(branch.answer for branch in ruling.branches)]
            open_slots = {slot_name(who, slot) for answer in answers for one in answer.unanswered for who, slot in one.slots}
            assert set(finding.about.slots) <= open_slots, finding.witness.command
