"""The presumptions that are printed against the plain way: flip each one, explore everything anew, and compare what can come out."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.behind import behind
from adjudicator.ruling.branches import branch, key_of, possible_answers
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.explore import TooManyLeavesError
from adjudicator.ruling.gate import enter
from adjudicator.ruling.presumptions import others
from adjudicator.source.diagnostics import InvalidInputError
from tests.ruling.build import rulebooks

NUMBERS = (0, 1, 2, 3, 100, 200)


def decisive_by_exploring(judge: Adjudicator, event: Event) -> set[str]:
    """The presumed facts that change what can come out, each flipped and everything explored from the start."""
    plan, matching = judge.plan(event.incident)
    entered = enter(plan, event, matching)
    keys = branch(plan, matching, entered, event).keys
    found = set()
    for fact in (fact for fact, origin in entered.origins.items() if origin == "presumed"):
        for instead in others(plan, fact, entered.facts[fact]):
            flipped = enter(plan, event, matching, flipped={fact: instead})
            try:
                if {key_of(plan, answer) for answer in possible_answers(plan, matching, flipped)} != keys:
                    found.add(fact)
            except TooManyLeavesError:
                found.add(fact)
    return found


def decisive(judge: Adjudicator, event: Event) -> set[str]:
    return {one.fact for one in judge.rule(Case((event,))).presumed}


@st.composite
def presuming(draw: st.DrawFn) -> tuple[Rulebook, dict[str, Value]]:
    """A random rulebook whose incident presumes some facts, and some others that are given."""
    values: Mapping[str, list[Value]] = {"a": [True, False], "b": [True, False], "w": ["x", "y", "z"], "n": [0, 1, 2, 3], "m": [0, 1]}
    presume = {name: draw(st.sampled_from(some)) for name, some in values.items() if draw(st.booleans())}
    given_ = {name: draw(st.sampled_from(some)) for name, some in values.items() if name not in presume and draw(st.booleans())}
    book = draw(rulebooks())
    incident = replace(book.vocabulary.incidents["event"], presume=presume)
    return replace(book, vocabulary=replace(book.vocabulary, incidents={"event": incident})), given_


@given(presuming())
@settings(max_examples=200, deadline=None)
def test_the_presumptions_printed_are_those_that_change_something_when_flipped(case: tuple[Rulebook, dict[str, Value]]) -> None:
    book, facts = case
    judge = Adjudicator(book, "python")
    event = Event(("event",), facts)
    try:
        printed = decisive(judge, event)
    except InvalidInputError:
        return
    assert printed == decisive_by_exploring(judge, event)


@pytest.mark.parametrize("house", house_ids())
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_so_are_those_of_the_houses(house: str, data: st.DataObject) -> None:
    judge = JUDGES.setdefault(house, Adjudicator(load_house(house), "python"))
    words = judge.rulebook.vocabulary
    incident = data.draw(st.sampled_from(sorted(words.incidents)))
    told: dict[str, Value] = {}
    for name in words.incidents[incident].facts:
        fact = words.facts[name]
        if data.draw(st.integers(0, 2)) or fact.type is FactType.SEAT:
            continue
        some: list[Value] = [True, False] if fact.type is FactType.YES_NO else [*fact.words] if fact.type is FactType.WORD else [*NUMBERS]
        if some and (fact.type.numeric or fact.type in (FactType.YES_NO, FactType.WORD)):
            told[name] = data.draw(st.sampled_from(some))
    event = Event((incident,), told)
    try:
        printed = decisive(judge, event)
    except InvalidInputError:
        return
    assert printed == decisive_by_exploring(judge, event)


JUDGES: dict[str, Adjudicator] = {}


@pytest.mark.parametrize("house", house_ids())
@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_nothing_is_presumed_that_would_settle_what_is_left_open(house: str, data: st.DataObject) -> None:
    judge = Adjudicator(load_house(house), "python")
    incident = data.draw(st.sampled_from(sorted(judge.rulebook.vocabulary.incidents)))
    plan, _ = judge.plan((incident,))
    if not plan.presumed or not plan.defined:
        return
    notion = data.draw(st.sampled_from(sorted(plan.defined)))
    left = data.draw(st.sampled_from(("unknown", "disputed")))
    event = Event((incident,), unknown=frozenset((notion,))) if left == "unknown" else Event((incident,), disputed=frozenset((notion,)))
    presumed = {one.fact for one in judge.rule(Case((event,))).presumed}
    assert presumed.isdisjoint(behind(plan, (notion,)))
