"""What is not told is not made up: with one number of a hand forgotten, every fact is what it was or unknown, never another value."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given

from adjudicator.facts.betting.fact import Known
from adjudicator.facts.betting.hand import Action, Hand
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import UNKNOWN_AMOUNT, Plain, PullBack, Put, Say, Step
from adjudicator.facts.record import replace
from tests.facts.betting.hands import missing_of, situation_of, value_of
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
    """The hand with one number forgotten, in every way: how many play, the big blind, an amount of an action."""
    yield replace(hand, seating=replace(hand.seating, players=None))
    yield replace(hand, stakes=replace(hand.stakes, big_blind=None))
    for place, event in enumerate(hand.events):
        if isinstance(event, Action):
            for at, step in enumerate(event.steps):
                for less in forgotten_steps(step):
                    action = replace(event, steps=(*event.steps[:at], less, *event.steps[at + 1 :]))
                    yield replace(hand, events=(*hand.events[:place], action, *hand.events[place + 1 :]))


@given(legal_hands())
def test_a_forgotten_number_changes_no_fact_to_another_value(hand: Hand) -> None:
    whole = Situation(hand)
    before = every_fact(whole)
    for less in forgotten(hand):
        situation = Situation(less)
        # An action of which nobody can tell whether it came in turn is taken to have: what is measured then is another moment.
        same_moment = (situation.question, situation.subject, situation.out_of_turn) == (whole.question, whole.subject, whole.out_of_turn)
        if not same_moment or situation.state.order_doubt is not None:
            continue
        for key, fact in every_fact(situation).items():
            was = before.get(key)
            if isinstance(fact, Known) and isinstance(was, Known):
                assert was.value == fact.value, (key, less)


OPEN = [
    ("a raise of which no amount was said", "blinds 50/100; 4 players; seat 3 says raise; seat 4 calls; seat 1 folds in question", "ruling"),
    ("words that may be anything", 'blinds 50/100; 4 players; seat 3 says "five"; seat 4 calls; seat 1 folds in question', "ruling"),
    ("chips beyond the call without a word", "blinds 50/100; 4 players; seat 3 puts 150; seat 4 calls; seat 1 folds in question", "ruling"),
    ("an all-in for nobody knows how much", "blinds 50/100; 4 players; seat 3 raise 250; seat 4 all in; seat 1 folds in question", "stack"),
]


@pytest.mark.parametrize(("text", "lacking"), [case[1:] for case in OPEN], ids=[case[0] for case in OPEN])
def test_what_may_be_a_raise_leaves_open_what_a_raise_changes(text: str, lacking: str) -> None:
    situation = situation_of(text)
    for name in ("level", "wagers_this_round", "last_aggressor", "full_raises_since_acted", "bet_before_last", "to_call"):
        assert lacking in missing_of(situation, name), name
    assert value_of(situation, "live_players") == 4


def test_an_undercall_that_nobody_has_ruled_on_leaves_open_who_is_left() -> None:
    situation = situation_of("blinds 50/100; 3 players; seat 3 raise 300; seat 1 puts 100; seat 2 calls in question")
    assert missing_of(situation, "live_players") == missing_of(situation, "heads_up") == {"ruling"}
    assert (value_of(situation, "level"), value_of(situation, "last_aggressor")) == (300, 3)


def test_a_call_for_less_is_possible_where_the_stack_is_lost() -> None:
    before = "blinds 50/100; 3 players; stacks seat 3 500; seat 3 says raise; seat 1 raise 900; seat 2 calls; seat 3 calls"
    situation = situation_of(f"{before}; flop; seat 1 checks in question")
    assert missing_of(situation, "pot") >= {"ruling"}
    assert "ruling" in missing_of(situation, "players_all_in")


def test_who_may_have_nothing_to_call_may_be_next_or_nobody() -> None:
    situation = situation_of("blinds 50/100; 2 players; flop; seat 1 bets 300; seat 2 all in; seat 1 folds in question")
    assert missing_of(situation, "out_of_turn") == missing_of(situation, "skipped_seats") == {"stack"}
