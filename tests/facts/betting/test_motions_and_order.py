"""Chips of later motions, all-ins short of a raise, and what was done behind a player who was passed over."""

from __future__ import annotations

import pytest

from adjudicator.engine.values import NONE, Value
from tests.facts.betting.hands import missing_of, situation_of, value_of

RAISED = "blinds 25/50; UTG raise 150"


@pytest.mark.parametrize(
    ("action", "later"),
    [
        ("CO chips 100+50", 0),
        ("CO chips 150 then 200", 200),
        ("CO says raise then 150 then 200 then 50", 250),
        ("CO says raise 400 then 150 then 250", 250),
        ("CO says raise", 0),
    ],
)
def test_chips_added_after_the_first_motion(action: str, later: int) -> None:
    assert value_of(situation_of(f"{RAISED}; {action}"), "chips_added_later") == later


def test_a_total_told_for_several_motions_does_not_tell_the_first() -> None:
    assert missing_of(situation_of(f"{RAISED}; CO puts 350 in 2 motions"), "chips_added_later") == {"chips"}


@pytest.mark.parametrize(
    ("then", "short"),
    [
        ("CO all in 200", True),
        ("CO all in 250", False),
        ("CO all in 200; BTN raise 400", True),
        ("CO all in 100", NONE),
        ("CO calls", NONE),
    ],
)
def test_an_all_in_short_of_a_raise(then: str, short: Value) -> None:
    assert value_of(situation_of(f"{RAISED}; {then}"), "all_in_short") == short


def test_an_all_in_of_unknown_size_is_neither_short_nor_full() -> None:
    assert missing_of(situation_of(f"{RAISED}; CO all in"), "all_in_short") == {"stack"}


def test_a_fold_behind_counts_though_the_next_action_is_in_question() -> None:
    situation = situation_of("5 players; flop; seat 1 bets 50; seat 2 skipped; seat 3 folds; seat 4 calls; seat 5 folds")
    assert value_of(situation, "skipped_seats") == (2,)
    assert value_of(situation, "actions_behind") == 3
    assert value_of(situation, "consecutive_chip_actions_behind") == 1
