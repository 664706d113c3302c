"""What directors are told at the table: the right incident, and no fact that was not said (see ``benchmarks/recognise.md``)."""

from __future__ import annotations

import pytest

from adjudicator.recognise.understand import understand
from adjudicator.rulebook.houses import load_house
from benchmarks.at_the_table import Told, score_of, told_at_the_table
from benchmarks.recognise import HOUSE

TOLD = told_at_the_table()


@pytest.mark.parametrize(("kept", "first", "shown"), [pytest.param(False, 0.95, 0.98, id="open"), pytest.param(True, 0.70, 0.85, id="kept apart")])
def test_right_incident(kept: bool, first: float, shown: float) -> None:
    score = score_of(load_house(HOUSE).vocabulary, [one for one in TOLD if one.kept is kept])
    assert score.first / score.count >= first
    assert score.shown / score.count >= shown
    assert score.wrongly_sure == 0


@pytest.mark.parametrize("told", TOLD, ids=lambda told: told.text[:60])
def test_no_fact_is_taken_that_was_not_said(told: Told) -> None:
    understood = understand(load_house(HOUSE).vocabulary, told.text)
    assert told.wrong_in(understood) == {}
