"""What is not told is not made up: with one number of a hand forgotten, every fact is what it was or unknown, never another value."""

from __future__ import annotations

from collections.abc import Iterator

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.facts.betting.fact import Known
from adjudicator.facts.betting.hand import Action, Hand
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import UNKNOWN_AMOUNT, Plain, PullBack, Put, Say, Step
from adjudicator.facts.record import replace
from tests.facts.betting.legal import legal_hands
from tests.facts.betting.test_properties import every_fact


def forgotten_steps(step: Step) -> Iterator[Step]:
    """The step with one number of it forgotten."""
    if isinstance(step, (Plain, Say)) and isinstance(step.amount, int) and not (isinstance(step, Say) and step.by):
        yield replace(step, amount=UNKNOWN_AMOUNT)
    if isinstance(step, Put) and isinstance(step.total, int):
        yield replace(step, chips=None)
        yield replace(step, chips=None, total=UNKNOWN_AMOUNT)
    if isinstance(step, PullBack) and isinstance(step.amount, int):
        yield replace(step, amount=UNKNOWN_AMOUNT)


def forgotten(hand: Hand) -> Iterator[Hand]:
    """The hand with one number of one action forgotten, in every way."""
    #yield replace(hand, seating=replace(hand.seating, players=None))
    #yield replace(hand, stakes=replace(hand.stakes, big_blind=None))
    for place, event in enumerate(hand.events):
        if not isinstance(event, Action):
            continue
        changed = [
            replace(event, steps=(*event.steps[:at], less, *event.steps[at + 1 :])) for at, step in enumerate(event.steps) for less in forgotten_steps(step)
        ]
        yield from (replace(hand, events=(*hand.events[:place], one, *hand.events[place + 1 :])) for one in changed)


@given(legal_hands(), st.data())
def test_a_forgotten_number_makes_nothing_else_known(hand: Hand, data: st.DataObject) -> None:
    ways = list(forgotten(hand))
    if not ways:
        return
    less = data.draw(st.sampled_from(ways))
    before, after = every_fact(Situation(hand)), every_fact(Situation(less))
    for key, fact in after.items():
        if isinstance(fact, Known):
            was = before[key]
            assert isinstance(was, Known), (key, fact)
            assert was.value == fact.value, (key, was.value, fact.value)
