"""Figures of the other regulations, by article: PARC 8.4 and 8.5, PKR4U 2, 17, 26 and 27, Robert's 3.5, Grasse."""

from __future__ import annotations

import pytest

from adjudicator.engine.values import NONE
from adjudicator.facts.betting.parameters import BettingParameters
from tests.facts.betting.hands import Case, missing_of, situation_of, value_of, values_of

CASES: list[Case] = [
    ("parc 8.4 unraised", "blinds 25/50; UTG skipped", {"minimum_raise_to": 100}),
    ("parc 8.4 raised", "blinds 25/50; UTG raises 150", {"minimum_raise_to": 250}),
    ("parc 8.4 raised again", "blinds 25/50; UTG raises 150; CO raises 250", {"minimum_raise_to": 350}),
    ("parc 8.4 flop", "blinds 25/50; flop; seat 1 checks", {"minimum_raise_to": 50, "level": 0}),
    ("parc 8.4 flop bet", "blinds 25/50; flop; seat 1 bets 350", {"minimum_raise_to": 700}),
    ("parc 8.4 flop raise", "blinds 25/50; flop; seat 1 bets 350; seat 2 raises 700", {"minimum_raise_to": 1050}),
    (
        "parc 8.4 half",
        "blinds 25/50; UTG raise 150; CO chips 100+100+25 silent",
        {"level": 150, "amount_put": 225, "raise_part": 75, "increment": 100, "minimum_raise_to": 250, "new_chips": 3, "said": "nothing"},
    ),
    ("parc 8.5", "blinds 20000/40000; UTG raises 200000; CO all in 290000", {"full_raises_since_acted": 1, "minimum_raise_to": 450000}),
    (
        "pkr4u 2",
        "blinds 100/200; UTG raises 600; MP all in 3000; BTN says call",
        {"bet_before_last": 600, "minimum_raise_over_bet_before_last": 1000},
    ),
    (
        "pkr4u 2 unraised",
        "blinds 100/200; UTG calls; MP all in 3000; BTN chips 2x100",
        {"bet_before_last": 200, "minimum_raise_over_bet_before_last": 400},
    ),
    (
        "pkr4u 24",
        "blinds 100/200; UTG calls; CO calls; BB pulls back all then puts chip 500 silent",
        {"new_chips": 1, "prior_chips": 200, "prior_chips_cover_call": True, "facing_bet": False, "raise_part": 300},
    ),
    ("roberts 3.5.6 short", "blinds 100/200; UTG all in 325; CO puts 425", {"minimum_raise_to": 525, "raise_part": 100, "increment": 200}),
    ("grasse short", "blinds 50/100; UTG calls; UTG+1 puts 150 silent", {"level": 100, "raise_part": 50, "minimum_raise_to": 200, "increment": 100}),
]


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_figure(text: str, expected: dict[str, object]) -> None:
    assert values_of(situation_of(text), expected) == expected


def test_parc_8_5_a_short_all_in_is_no_raise() -> None:
    situation = situation_of("blinds 20000/40000; UTG raises 200000; CO all in 290000")
    assert values_of(situation, {"full_raises_since_acted": 0, "faces_since_acted": 0, "acted": 0}, seat=3) == {
        "full_raises_since_acted": 0,
        "faces_since_acted": 90000,
        "acted": True,
    }
    assert value_of(situation, "acted", seat=2) is False
    assert value_of(situation, "faces_since_acted", seat=2) is NONE


def test_pkr4u_27_both_readings() -> None:
    """Bet 100, all-in 125, all-in 200: twice the bet of 100, and not twice the all-in of 125."""
    situation = situation_of("blinds 50/100; flop; seat 1 bets 100; seat 2 all in 125; seat 3 calls; seat 4 all in 200")
    assert value_of(situation, "doubles_since_acted", 1) == 0
    assert value_of(situation, "doubles_of_full_bet_since_acted", 1) == 1
    full = situation_of("blinds 50/100; flop; seat 1 bets 100; seat 2 raises 300; seat 3 all in 550")
    assert (value_of(full, "full_raises_since_acted", 1), value_of(full, "doubles_since_acted", 2)) == (2, 0)
    assert value_of(full, "full_raises_since_acted", 2) == 1
    # The all-ins of 200 and of 550 lock those who had acted; twice the bet before one unlocks.
    assert (value_of(situation, "locked_by_all_in", 1), value_of(situation, "locked_by_all_in", 4)) == (True, False)
    assert (value_of(full, "locked_by_all_in", 1), value_of(full, "locked_by_all_in", 2)) == (True, True)
    doubled = situation_of("blinds 50/100; flop; seat 1 bets 200; seat 2 all in 290; seat 3 raises 500")
    assert value_of(doubled, "locked_by_all_in", 1) is False


def test_grasse_doubles_the_bet() -> None:
    double = BettingParameters(minimum_raise="double")
    assert value_of(situation_of("blinds 50/100; UTG raises 400", double), "minimum_raise_to") == 800
    assert value_of(situation_of("blinds 50/100; UTG calls", double), "minimum_raise_to") == 200
    assert value_of(situation_of("blinds 100/200; UTG all in 325", double), "minimum_raise_to") == 650


def test_short_opening_is_added_to_or_completed() -> None:
    hand = "blinds 50/100; flop; seat 1 all in 60"
    assert value_of(situation_of(hand), "minimum_raise_to") == 160
    completed = situation_of(hand, BettingParameters(short_opening="complete"))
    assert value_of(completed, "minimum_raise_to") == 100
    assert value_of(situation_of(f"{hand}; seat 2 raises 100", BettingParameters(short_opening="complete")), "minimum_raise_to") == 200


def test_a_short_big_blind_counts_in_full() -> None:
    situation = situation_of("stacks BB 60; blinds 50/100; UTG skipped")
    assert values_of(situation, {"level": 0, "minimum_raise_to": 0}) == {"level": 100, "minimum_raise_to": 200}
    assert value_of(situation, "to_call", 2) == 0


LIMIT = "limit 100; blinds 50/100; flop; seat 1 bets 100"


def test_roberts_3_5_7_limit_all_ins() -> None:
    half = situation_of(f"{LIMIT}; seat 2 all in 160")
    assert values_of(half, {"faces_since_acted": 0, "minimum_raise_to": 0}, 1) == {"faces_since_acted": 60, "minimum_raise_to": 260}
    assert value_of(half, "full_raises_since_acted", 1) == 1
    less = situation_of(f"{LIMIT}; seat 2 all in 140")
    assert values_of(less, {"faces_since_acted": 0, "minimum_raise_to": 0}, 1) == {"faces_since_acted": 40, "minimum_raise_to": 200}
    assert value_of(less, "full_raises_since_acted", 1) == 0
    together = situation_of(f"{LIMIT}; seat 2 all in 130; seat 3 all in 160")
    assert value_of(together, "faces_since_acted", 1) == 60
    assert value_of(situation_of("limit 100/200; turn; seat 1 checks"), "minimum_raise_to") == 200


def test_roberts_3_5_4_and_5_caps() -> None:
    three = "limit 100; blinds 50/100; UTG raises 200; CO raises 300; BTN raises 400"
    cap = BettingParameters(cap=3)
    assert value_of(situation_of(three, cap), "capped") is True
    assert value_of(situation_of("limit 100; blinds 50/100; UTG raises 200; CO raises 300", cap), "capped") is False
    after = "limit 100; blinds 50/100; flop; seat 1 bets 100; seat 2 raises 200; seat 1 raises 300; seat 2 raises 400"
    heads_up = after.replace("flop", "flop 2 left")
    assert value_of(situation_of(heads_up, cap), "capped") is True
    assert value_of(situation_of(heads_up, BettingParameters(cap=3, cap_heads_up="lifted")), "capped") is False
    assert missing_of(situation_of(after, BettingParameters(cap=3, cap_heads_up="lifted")), "capped") == {"players"}
    assert missing_of(situation_of(heads_up, BettingParameters(cap=3, cap_heads_up="lifted_for_last_two")), "capped") == {"players"}
    assert value_of(situation_of(three), "capped") is False


def test_pkr4u_17_blind_before_ante() -> None:
    hand = "stacks BB 250; blinds 100/200; big blind ante 200; UTG skipped"
    first = situation_of(hand)
    assert (value_of(first, "pot"), value_of(first, "chips_in_front", 2)) == (350, 200)
    other = situation_of(hand, BettingParameters(ante_order="ante_first"))
    assert (value_of(other, "pot"), value_of(other, "chips_in_front", 2)) == (350, 50)


def test_roberts_3_5_12_players_behind() -> None:
    situation = situation_of("6 players; blinds 50/100; UTG skipped; HJ raises 300 out of turn; CO calls; BTN folds")
    assert values_of(situation, {"actions_behind": 0, "chip_actions_behind": 0}) == {"actions_behind": 3, "chip_actions_behind": 2}


def test_a_raise_may_have_no_effect() -> None:
    situation = situation_of("3 players; stacks SB 500, BB 500, BTN 3000; blinds 50/100; BTN raises 500; SB calls; BB calls; flop")
    assert value_of(situation, "next_to_act") is NONE
    assert value_of(situation, "raise_has_effect", 3) is False
    assert value_of(situation, "chips_beyond_call", 3) is True


@pytest.mark.parametrize("words", ["", "antes 10"])
def test_parameters_are_checked(words: str) -> None:
    with pytest.raises(ValueError, match="no value of minimum_raise"):
        BettingParameters.of({"minimum_raise": f"thrice{words}"})
    assert BettingParameters.of({"minimum_raise": "double", "something_else": 3}).minimum_raise == "double"
