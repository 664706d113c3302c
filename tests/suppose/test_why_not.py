"""Why not: with the facts named changed the outcome really comes out, with fewer of them it does not. Tried on cases of the suite in every house."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Phrase
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_case import typed_case
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.load import load
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.suppose.changed import changed_case
from adjudicator.suppose.target import Target, read_target
from adjudicator.suppose.why_not import MAX_CHANGES, why_not

SUITE = Path(__file__).parents[2] / "scenarios"
JUDGES = {house: Adjudicator(load_house(house), "python") for house in house_ids()}
CASES = {house: [one.case for path in scenario_files(SUITE / house) for one in load(path) if one.rulebook.id == house] for house in JUDGES}


def holds(judge: Adjudicator, case: Case, target: Target) -> bool:
    try:
        return target.holds_in(judge.rule(case).answer)
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
    assert found.holds == holds(judge, case, target)
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
    assert ways[0] == ("parc/8.3.stays_a_call", {"amount_put": 150})


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
