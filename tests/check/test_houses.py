"""The shipped houses have nothing left that is not recorded, and new ones begin with nothing wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.check.checks.unused_fact import find_shared
from adjudicator.check.run import check_house, open_house
from adjudicator.rulebook.library import shipped_library
from adjudicator.rulebook.new import create_house
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
