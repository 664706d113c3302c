"""PokerKit as a peer: random hands must give the same figures, but for the differences accepted here by name and reason."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.facts.betting.fact import Known
from adjudicator.facts.betting.hand import Structure
from tests.facts.betting.peer import Difference, Table, played

CALL, RAISE, FOLD = (1, 0), (2, 0), (0, 0)
ALL_IN = (2, 100)


@dataclass(frozen=True)
class Accepted:
    """A difference that we keep: where it shows, why, and a hand that has it."""

    name: str
    reason: str
    applies: Callable[[Difference], bool]
    table: Table
    choices: tuple[tuple[int, int], ...]


def _big_blind_short(difference: Difference) -> bool:
    hand = difference.situation.hand
    seat, stakes = hand.seating.big_blind, hand.stakes
    assert stakes.big_blind is not None
    return dict(hand.stacks)[seat or 0] < stakes.big_blind + (stakes.ante or 0)


def _nothing_to_decide(difference: Difference) -> bool:
    state = difference.situation.state
    return difference.what in ("next_to_act", "to_call", "right_to_raise") and state.next_to_act() is None and len(state.with_chips()) == 1


def _no_effect(difference: Difference) -> bool:
    effect = difference.situation.fact("raise_has_effect")
    return difference.what == "right_to_raise" and difference.ours is True and isinstance(effect, Known) and effect.value is False


def _only_short_all_ins(difference: Difference) -> bool:
    state = difference.situation.state
    return difference.what == "right_to_raise" and difference.ours is False and bool(state.wagers) and state.full_at is None


def _won_by_folds(difference: Difference) -> bool:
    return difference.what in ("pots", "returned") and len(difference.situation.state.live) == 1


def _short_blind_in_pot_limit(difference: Difference) -> bool:
    state = difference.situation.state
    return difference.what == "maximum" and state.hand.stakes.structure == "pot_limit" and state.lower != 0


def _short_all_in_in_limit(difference: Difference) -> bool:
    state = difference.situation.state
    unit = state.unit
    uneven = any(isinstance(wager.to, int) and isinstance(unit, int) and wager.to % unit for wager in state.wagers)
    return state.hand.stakes.structure == "limit" and uneven and difference.what in ("minimum_raise_to", "maximum", "right_to_raise")


def _cap_before_the_flop(difference: Difference) -> bool:
    capped = difference.situation.fact("capped")
    return difference.what == "right_to_raise" and difference.situation.state.street == 0 and isinstance(capped, Known) and capped.value is True


ACCEPTED = (
    Accepted(
        "big blind short",
        "a big blind who is all-in for less counts in full: the others owe the whole blind (TDA 54-B); PokerKit takes the short amount",
        _big_blind_short,
        Table((1000, 60, 1000), 50, 100),
        (CALL, CALL),
    ),
    Accepted(
        "last raise restarts at nothing",
        "a short all-in is measured against the big blind on every street (TDA 47, example 3-A); PokerKit measures it against nothing",
        _only_short_all_ins,
        Table((8000, 9000, 9000, 175), 50, 100),
        (CALL, ALL_IN, FOLD, CALL),
    ),
    Accepted(
        "no opponent with chips",
        "the right to raise and its effect are two facts; PokerKit refuses a raise that nobody could call",
        _no_effect,
        Table((9000, 9000, 500), 50, 100),
        (ALL_IN, FOLD),
    ),
    Accepted(
        "nothing to decide",
        "the only player with chips, who has nothing to call, is not asked for a check; PokerKit asks the big blind before the flop",
        _nothing_to_decide,
        Table((9000, 9000, 36), 50, 100),
        (CALL, FOLD),
    ),
    Accepted(
        "won by folds",
        "what nobody matched comes back, the rest is the pot; PokerKit gives the winner all of his last bet and has no pot left",
        _won_by_folds,
        Table((1000, 1000, 1000), 50, 100),
        (RAISE, FOLD, FOLD),
    ),
    Accepted(
        "pot-limit with a short blind",
        "before the flop the pot is counted as if every blind were full (TDA 54-B); PokerKit counts the chips that are there",
        _short_blind_in_pot_limit,
        Table((30, 2000, 2000), 50, 100, structure="pot_limit"),
        (),
    ),
    Accepted(
        "limit: half a bet",
        "an all-in of half a bet or more is a full one, one of less is completed (TDA 47-B, Robert's 3.5.7); PokerKit adds a bet to any all-in",
        _short_all_in_in_limit,
        Table((2000, 2000, 2000, 130), 50, 100, structure="limit"),
        (CALL, RAISE),
    ),
    Accepted(
        "limit: the cap before the flop",
        "the big blind is the bet, and three raises may follow (Robert's 3.5.4); PokerKit allows four",
        _cap_before_the_flop,
        Table((2000, 2000, 2000), 50, 100, structure="limit"),
        (RAISE, RAISE, RAISE),
    ),
)


def accepted(difference: Difference) -> bool:
    return any(one.applies(difference) for one in ACCEPTED)


stacks = st.one_of(st.integers(1, 150), st.integers(100, 1000), st.integers(1000, 9000))
structures: st.SearchStrategy[Structure] = st.sampled_from(["no_limit", "no_limit", "pot_limit", "limit"])
tables = st.builds(Table, st.lists(stacks, min_size=2, max_size=7).map(tuple), st.just(50), st.just(100), st.sampled_from([0, 0, 10]), structures)
moves = st.tuples(st.sampled_from([0, 1, 1, 2, 2]), st.sampled_from([0, 0, 5, 20, 100]))


@settings(max_examples=150, deadline=None)
@given(tables, st.lists(moves, max_size=40))
def test_random_hands(table: Table, choices: list[tuple[int, int]]) -> None:
    open_differences = [(one.what, one.ours, one.theirs) for one in played(table, choices) if not accepted(one)]
    assert open_differences == []


@pytest.mark.parametrize("one", ACCEPTED, ids=lambda one: one.name)
def test_each_accepted_difference_is_there(one: Accepted) -> None:
    assert any(one.applies(difference) for difference in played(one.table, one.choices)), one.reason


def test_tda_47_3_a_in_the_peer() -> None:
    """2000/4000: a call, an all-in of 7500, the big blind calls: PokerKit lets the first caller raise, TDA 47 does not."""
    table = Table((50000, 50000, 50000, 7500), 2000, 4000)
    found = [one for one in played(table, (CALL, ALL_IN, FOLD, CALL)) if one.what == "right_to_raise"]
    assert [(one.situation.subject, one.ours, one.theirs) for one in found] == [(3, False, True)]
