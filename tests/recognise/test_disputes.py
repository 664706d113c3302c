"""The texts of real disputes: the right incident, and never a wrong ruling. A floor against regressions (see ``benchmarks/recognise.md``)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from adjudicator.recognise.case import case_of
from adjudicator.recognise.understand import understand
from adjudicator.recognise.understanding import Understanding
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.model import Ruling, Status
from adjudicator.scenario.load import load
from adjudicator.scenario.model import Scenario
from adjudicator.source.diagnostics import InvalidInputError
from benchmarks.recognise import HOUSE, Question, dispute_questions, in_use, measured, paraphrases

DISPUTES = dispute_questions()
SCENARIOS = Path(__file__).parent.parent.parent / "scenarios" / "disputes"


@cache
def adjudicator(house: str) -> Adjudicator:
    """One for all rulings of a house."""
    return Adjudicator(load_house(house))


@cache
def understood(text: str, house: str) -> Understanding:
    return understand(load_house(house).vocabulary, text)


@cache
def scenarios() -> tuple[Scenario, ...]:
    return tuple(scenario for file in sorted(SCENARIOS.glob("*.yaml")) for scenario in load(file))


@pytest.mark.parametrize(
    ("kept_apart", "first", "three"),
    [pytest.param(False, 0.97, 0.99, id="tuned"), pytest.param(True, 0.90, 0.98, id="kept apart")],
)
def test_right_incident(kept_apart: bool, first: float, three: float) -> None:
    questions = [one for one in DISPUTES if one.kept_apart is kept_apart]
    got = measured(in_use(load_house(HOUSE).vocabulary), questions)
    assert got.first / got.count >= first
    assert got.three / got.count >= three


def test_paraphrases() -> None:
    got = measured(in_use(load_house(HOUSE).vocabulary), paraphrases())
    assert got.first / got.count >= 0.95
    assert got.three / got.count >= 0.98


@pytest.mark.parametrize("question", [*DISPUTES, *paraphrases()], ids=lambda question: question.text[:60])
def test_a_reading_taken_without_asking_is_right(question: Question) -> None:
    read = understood(question.text, HOUSE)
    if read.sure:
        assert read.readings[0].incident in question.right


def _rulings(question: Question, house: str, kinds: set[frozenset[str]]) -> Iterator[Ruling]:
    """The rulings on the right readings of a text alone, those of which a scenario tells."""
    read = understood(question.text, house)
    if read.clashes:
        return
    for reading in read.readings:
        if reading.incident in question.right and frozenset({reading.incident}) in kinds:
            try:
                yield adjudicator(house).rule(case_of(read, reading))
            except InvalidInputError:
                continue


def _slots(ruling: Ruling) -> dict[tuple[str, str], object]:
    """What is settled by the articles, whatever the figures; slots that take several values are left out, as more facts may add to them."""
    settled: dict[tuple[str, str], object] = {}
    for one in ruling.answer.settled:
        key = one.who, one.slot
        settled[key] = None if key in settled else (one.content if one.status is Status.RULED else one.status)
    return {key: content for key, content in settled.items() if content is not None}


@pytest.mark.parametrize("house", house_ids())
@pytest.mark.parametrize("question", DISPUTES, ids=lambda question: question.text[:60])
def test_text_alone_gives_no_wrong_ruling(question: Question, house: str) -> None:
    """What is ruled on the text alone is what the scenarios of the dispute, with all their facts, come to."""
    told = [one for one in scenarios() if one.dispute == question.dispute and one.rulebook.id == house and len(one.case.events) == 1]
    kinds = {frozenset(one.case.events[0].incident) for one in told}
    for ruling in _rulings(question, house, kinds):
        if ruling.status is not Status.RULED:
            continue
        ours = _slots(ruling)
        for scenario in told:
            if set(scenario.case.events[0].incident) != set(ruling.incident):
                continue
            theirs = _slots(adjudicator(house).rule(scenario.case, strict=scenario.strict))
            # A scenario may leave open what the text says; it never has a choice or a conflict where the text alone is ruled on.
            settled = {key: content for key, content in theirs.items() if content is not Status.DEPENDS}
            differing = {key: (content, settled[key]) for key, content in ours.items() if key in settled and settled[key] != content}
            assert not differing, scenario.name


@pytest.mark.parametrize("question", DISPUTES, ids=lambda question: question.text[:60])
def test_every_number_is_found(question: Question) -> None:
    """Every figure of a text is named among what was understood."""
    read = understood(question.text, HOUSE)
    named = " ".join(mention.words for mention in read.mentions)
    for figure in re.findall(r"\d+", question.text):
        assert figure in named
