"""Why not: with the facts named changed the outcome really comes out, with fewer of them it does not. Tried on cases of the suite in every house."""

from __future__ import annotations

from itertools import combinations, product
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.values import Value
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Phrase, Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_case import typed_case
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.load import load
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.suppose.changed import changed_case
from adjudicator.suppose.target import Target, read_target
from adjudicator.suppose.why_not import MAX_CHANGES, why_not
from tests.ruling.build import rulebooks

SUITE = Path(__file__).parents[2] / "scenarios"
JUDGES = {house: Adjudicator(load_house(house), "python") for house in house_ids()}
CASES = {house: [one.case for path in scenario_files(SUITE / house) for one in load(path) if one.rulebook.id == house] for house in JUDGES}


def holds(judge: Adjudicator, case: Case, target: Target) -> bool:
    try:
        return target.comes_of(judge.rule(case))
    except InvalidInputError:
        return False


@pytest.mark.parametrize("house", house_ids())
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_what_is_named_leads_there_and_no_part_of_it_does(house: str, data: st.DataObject) -> None:
    judge = JUDGES[house]
    case = data.draw(st.sampled_from(CASES[house]))
    plan, _ = judge.plan(case.events[0].incident)
    outcomes = [o for rule in plan.rules for o in rule.outcomes if isinstance(o.content, Phrase) and not o.content.arguments]
    if not outcomes:
        return
    outcome = data.draw(st.sampled_from(outcomes))
    target = Target(outcome.who, outcome.slot, outcome.content, outcome.slot)
    found = why_not(judge, case, target)
    assert (found.holds or found.option is not None) == holds(judge, case, target)
    for way in found.ways:
        changes = {one.fact: one.instead for one in way.facts}
        assert 1 <= len(changes) <= MAX_CHANGES
        assert holds(judge, changed_case(case, changes), target)
        for size in range(1, len(changes)):
            for some in combinations(changes.items(), size):
                assert not holds(judge, changed_case(case, dict(some)), target)


def asked(house: str, incident: str, facts: dict[str, str], outcome: str, hand: str | None = None) -> list[tuple[str, dict[str, object]]]:
    judge = JUDGES[house]
    case = typed_case([incident], facts.items(), judge.rulebook.vocabulary, hand)
    found = why_not(judge, case, read_target(outcome, judge.rulebook, judge.plan((incident,))[0]))
    return [(way.rule, {one.fact: one.instead for one in way.facts}) for way in found.ways]


def test_a_fact_that_was_told_would_have_to_be_another() -> None:
    facts = {"actions_before_notice": "2", "consecutive_chip_actions": "2"}
    assert asked("parc", "player_forgotten", facts, "deal=misdeal") == [("parc/6.5.forgotten", {"consecutive_chip_actions": 1})]


def test_a_presumption_would_have_to_fall() -> None:
    assert asked("parc", "hand_killed_by_dealer", {}, "hand=live") == [("parc/7.4.shown_winner", {"winning_hand_shown": True})]


def test_what_a_hand_tells_would_have_to_be_otherwise() -> None:
    ways = asked("parc", "chips_put", {}, "player.action={becomes: call}", "blinds 25/50; UTG raise 150; CO chips 100+100+25 silent")
    rule, facts = ways[0]
    assert rule in ("parc/8.3.stays_a_call", "parc/8.4.under_half"), "both say so there"
    assert facts == {"amount_put": 199}, "the nearest to what he put in"


def test_no_rule_of_the_house_says_so() -> None:
    judge = JUDGES["parc"]
    case = Case((Event(("premature_board",), {"street": "flop"}),))
    found = why_not(judge, case, read_target("deal=misdeal", judge.rulebook, judge.plan(("premature_board",))[0]))
    assert (found.rules, found.ways, found.complete) == (0, (), True)


@pytest.mark.parametrize(
    ("typed", "nearest"),
    [("del=misdeal", ("deal", "deals", "duty")), ("deal=misdael", ("misdeal",)), ("deal", ()), ("deal=", ()), ("deal=any", ())],
)
def test_what_cannot_be_asked_for(typed: str, nearest: tuple[str, ...]) -> None:
    judge = JUDGES["parc"]
    with pytest.raises(InvalidInputError) as caught:
        read_target(typed, judge.rulebook, judge.plan(("premature_board",))[0])
    (found,) = caught.value.diagnostics
    assert (found.place, found.nearest) == (None, nearest)


VALUES: dict[str, tuple[Value, ...]] = {
    "a": (True, False),
    "b": (True, False),
    "w": ("x", "y", "z"),
    "n": (0, 1, 2, 3, 4),
    "m": (0, 1, 2, 3, 4),
    "d": (True, False),
}
"""What the facts of a random rulebook can be, as far as its rules tell the difference."""


def fits(judge: Adjudicator, case: Case, changes: dict[str, Value], target: Target) -> bool:
    """Whether the changed case can be, without a word against what it says itself, and comes to the target."""
    try:
        ruling = judge.rule(changed_case(case, changes))
    except InvalidInputError:
        return False
    return not ruling.warnings and target.comes_of(ruling)


def fewest(judge: Adjudicator, case: Case, target: Target, most: int) -> int | None:
    """By trying everything: how many facts have to be otherwise at the least; None where more than `most`."""
    now = case.events[0].facts
    for size in range(1, most + 1):
        for names in combinations(VALUES, size):
            options = [[value for value in VALUES[name] if now.get(name) != value] for name in names]
            if any(fits(judge, case, dict(zip(names, values, strict=True)), target) for values in product(*options)):
                return size
    return None


@given(rulebook=rulebooks(), data=st.data())
@settings(max_examples=30, deadline=None)
def test_there_is_no_smaller_way_than_the_one_named(rulebook: Rulebook, data: st.DataObject) -> None:
    judge = Adjudicator(rulebook, "python")
    # Both numbers are told: that no number lies below the least one, whatever the other is, is not a step that the search takes.
    facts = {name: data.draw(st.sampled_from(values)) for name, values in VALUES.items() if name in ("n", "m") or data.draw(st.booleans())}
    case = Case((Event(("event",), facts),))
    try:
        told = judge.rule(case)
    except InvalidInputError:
        return
    target = Target("table", "deal", Phrase(data.draw(st.sampled_from("pqr"))), "deal")
    if told.warnings or target.comes_of(told):
        return
    found = why_not(judge, case, target)
    least = fewest(judge, case, target, 2)
    assert (len(found.ways[0].facts) if found.ways else None) == least or (least is None and (not found.ways or len(found.ways[0].facts) > 2))
