"""What is in the pot and in front of whom before anybody acts: blinds, antes, chips of nobody, short and large posts."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.facts.betting.hand import Hand, Post, Seating, Stakes
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.situation import Situation
from tests.facts.betting.hands import Case, missing_of, situation_of, value_of, values_of
from tests.facts.betting.legal import dealt_in

CASES: list[Case] = [
    ("blinds", "blinds 50/100; 3 players", {"pot": 150, "level": 100, "contributions": "1:50,2:100,3:0", "dead_chips": 0, "next_to_act": 3}),
    ("heads-up", "blinds 50/100; 2 players", {"pot": 150, "contributions": "1:50,2:100", "next_to_act": 1}),
    ("no small blind", "blinds 50/100; dead small blind; 4 players", {"pot": 100, "level": 100, "dead_chips": 0}),
    ("ante of all", "blinds 50/100; ante 25; 3 players", {"pot": 225, "contributions": "1:75,2:125,3:25", "dead_chips": 0, "level": 100}),
    ("ante of the big blind", "blinds 50/100; big blind ante 100; 3 players", {"pot": 250, "contributions": "1:50,2:100,3:0", "dead_chips": 100}),
    (
        "short small blind",
        "blinds 50/100; 3 players; stacks SB 30, BB 500, BTN 500",
        {"pot": 130, "contributions": "1:30,2:100,3:0", "players_all_in": 1, "level": 100, "next_to_act": 3},
    ),
    (
        "short big blind",
        "blinds 50/100; 3 players; stacks SB 500, BB 60, BTN 500",
        {"pot": 110, "contributions": "1:50,2:60,3:0", "players_all_in": 1, "level": 100, "to_call": 100},
    ),
    (
        "big blind all in by an ante of all",
        "blinds 50/100; ante 25; 3 players; stacks SB 500, BB 25, BTN 500",
        {"pot": 125, "contributions": "1:75,2:25,3:25", "players_all_in": 1},
    ),
    (
        "a blind posted short",
        "blinds 50/100; 3 players; BB posts 40; BTN calls; SB folds in question",
        {"pot": 190, "players_all_in": 1, "level": 100},
    ),
    ("a larger chip for a blind", "blinds 50/100; 3 players; SB posts 500; BTN calls; SB calls in question", {"prior_chips": 500, "to_call": 50}),
]


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_before_anybody_acts(text: str, expected: dict[str, object]) -> None:
    assert values_of(situation_of(text), expected) == expected


def test_blind_first_or_ante_first_decides_what_a_short_big_blind_puts_where() -> None:
    text = "blinds 50/100; big blind ante 100; 3 players; stacks SB 500, BB 130, BTN 500"
    blind_first = values_of(situation_of(text, BettingParameters(ante_order="blind_first")), {"contributions": 0, "dead_chips": 0})
    ante_first = values_of(situation_of(text, BettingParameters(ante_order="ante_first")), {"contributions": 0, "dead_chips": 0})
    assert blind_first == {"contributions": "1:50,2:100,3:0", "dead_chips": 30}
    assert ante_first == {"contributions": "1:50,2:30,3:0", "dead_chips": 100}


def test_a_blind_of_a_seat_that_is_not_known_is_in_the_pot_and_of_nobody() -> None:
    seating = Seating((4, 5), 6)
    assert values_of(Situation(Hand(seating, (), Stakes(small_blind=50, big_blind=100))), {"pot": 0, "dead_chips": 0, "level": 0}) == {
        "pot": 150,
        "dead_chips": 150,
        "level": 100,
    }


def test_blinds_that_were_not_told_are_unknown_and_so_are_the_stacks_that_paid_them() -> None:
    hand = Hand(dealt_in(3), (), Stakes(), ((1, 500), (3, 700)))
    situation = Situation(hand)
    for name in ("pot", "level", "players_all_in", "live_with_chips"):
        assert missing_of(situation, name) == {"blinds"}, name
    assert missing_of(situation, "chips_behind", 1) == {"stack"}
    assert value_of(situation, "chips_behind", 3) == 700


def test_without_a_number_of_players_an_ante_of_all_leaves_the_pot_open_but_not_the_stacks() -> None:
    situation = Situation(Hand(Seating((1, 2, 3), None, 3, 1, 2), (), Stakes(small_blind=50, big_blind=100, ante=25), ((3, 700),)))
    assert missing_of(situation, "pot") == {"players"}
    assert value_of(situation, "chips_behind", 3) == 675


@given(st.integers(2, 6), st.data())
def test_no_chip_is_made_or_lost(count: int, data: st.DataObject) -> None:
    seating = dealt_in(count)
    stacks = tuple((seat, data.draw(st.integers(1, 400))) for seat in seating.seats)
    antes = [Stakes(small_blind=50, big_blind=100), Stakes(small_blind=50, big_blind=100, ante=25)]
    stakes = data.draw(st.sampled_from([*antes, Stakes(small_blind=50, big_blind=100, ante=100, ante_by="big_blind")]))
    for parameters in (BettingParameters(ante_order="blind_first"), BettingParameters(ante_order="ante_first")):
        situation = Situation(Hand(seating, (), stakes, stacks), parameters)
        behind = [value_of(situation, "chips_behind", seat) for seat in seating.seats]
        pot = value_of(situation, "pot")
        assert isinstance(pot, int)
        assert pot + sum(chips for chips in behind if isinstance(chips, int)) == sum(chips for _, chips in stacks)


@given(st.integers(1, 200), st.booleans())
def test_a_blind_posted_otherwise_counts_for_no_more_than_itself(posted: int, big: bool) -> None:
    seating, stakes = dealt_in(3), Stakes(small_blind=50, big_blind=100)
    seat, blind = (2, 100) if big else (1, 50)
    situation = Situation(Hand(seating, (Post(seat, posted, (posted,)),), stakes))
    assert value_of(situation, "chips_in_front", seat) == min(posted, blind)
    assert value_of(situation, "players_all_in") == (1 if posted < blind else 0)
    assert value_of(situation, "level") == 100
