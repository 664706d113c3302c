"""A missing fact is never taken for false: with one fact or number less each scenario is ruled as before, asked, or presumed aloud."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.figures import content_key
from adjudicator.ruling.model import Ruling, Status
from adjudicator.scenario.load import load
from adjudicator.source.diagnostics import InvalidInputError
from tests.facts.betting.test_forgetting import forgotten

SCENARIOS = Path(__file__).parents[2] / "scenarios"

Said = frozenset[tuple[object, ...]]


def said(ruling: Ruling) -> Said:
    """What is ruled, whatever is missing; a figure that is not known is not said."""
    return frozenset(
        (one.who, one.slot, content_key(one.content, one.figures), one.status)
        for one in ruling.answer.settled
        if one.when is None and None not in one.figures.values()
    )


def one_less(event: Event) -> Iterator[Event]:
    """The event with one fact of it not told, or one number of its hand."""
    for fact in event.facts:
        yield replace(event, facts={name: value for name, value in event.facts.items() if name != fact})
    for seat, own in event.players.items():
        # With nothing told of a seat, what is told of the event is told of it.
        for fact in own if len(own) > 1 else ():
            yield replace(event, players={**event.players, seat: {name: value for name, value in own.items() if name != fact}})
    if event.hand is not None:
        yield from (replace(event, hand=hand) for hand in forgotten(event.hand))


@pytest.mark.parametrize("house", house_ids())
def test_one_fact_less_is_asked_or_presumed_aloud(house: str) -> None:
    judge = Adjudicator(load_house(house), "python")
    tried = 0
    for path in sorted((SCENARIOS / house).glob("*.yaml")):
        for scenario in load(path):
            if len(scenario.case.events) > 1 or (whole := ruled(judge, scenario.case)) is None:
                continue
            for less in one_less(scenario.case.events[0]):
                ruling = ruled(judge, Case((less,)))
                tried += 1
                if ruling is None or {one.fact for one in ruling.presumed} - {one.fact for one in whole.presumed}:
                    continue
                assert said(ruling) <= said(whole), (scenario.name, less)
    assert tried > 100


def ruled(judge: Adjudicator, case: Case) -> Ruling | None:
    """The ruling, where there is one; None where facts are missing or clash, and where the articles leave it open."""
    try:
        ruling = judge.rule(case)
    except InvalidInputError:
        return None
    return ruling if ruling.status is Status.RULED else None
