"""TDA 2024, rules 36, 47 to 54, and the order of showing: the facts that each illustration needs."""

from __future__ import annotations

import pytest

from adjudicator.engine.values import NONE
from adjudicator.facts.betting.fact import Known
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import Ruled
from adjudicator.facts.notation.resolve import hand_of
from tests.facts.betting.hands import Case, missing_of, situation_of, value_of, values_of
from tests.facts.betting.hands import Expected as Facts

SHORT = "blinds 50/100; flop; seat 1 bets 100; seat 2 all in 125; seat 3 calls 125; seat 4 all in 200; seat 5 calls 200"
DEEP = "9 players; blinds 2000/4000; UTG calls; UTG+1 all in 7500; UTG+2 folds; MP folds; LJ folds; HJ folds; CO folds; BTN folds; SB folds"

CASES: list[Case] = [
    # 36: what is counted for substantial action
    (
        "36 fold fold",
        "blinds 50/100; UTG folds; MP folds",
        {"actions_before_notice": 2, "chip_actions_before_notice": 0, "consecutive_chip_actions": 0},
    ),
    (
        "36 fold call",
        "blinds 50/100; UTG folds; MP calls",
        {"actions_before_notice": 2, "chip_actions_before_notice": 1, "consecutive_chip_actions": 1},
    ),
    ("36 check bet", "flop; seat 1 checks; seat 2 bets 100", {"actions_before_notice": 2, "chip_actions_before_notice": 1}),
    ("36 call raise", "blinds 50/100; UTG calls; MP raises 300", {"chip_actions_before_notice": 2, "consecutive_chip_actions": 2}),
    ("36 checks", "flop; seat 1 checks; seat 2 checks; seat 3 checks", {"actions_before_notice": 3, "chip_actions_before_notice": 0}),
    ("36 blinds", "blinds 50/100; UTG folds", {"actions_before_notice": 1, "chip_actions_before_notice": 0}),
    ("36 check fold", "flop; seat 1 checks; seat 2 folds", {"actions_before_notice": 2, "chip_actions_before_notice": 0}),
    # 47: what the next player faces
    ("47-1", SHORT, {"subject": 1, "faces_since_acted": 100, "last_full_raise": 100, "acted": True, "full_raises_since_acted": 0}),
    ("47-1A", f"{SHORT}; seat 1 calls 200", {"subject": 3, "faces_since_acted": 75, "last_full_raise": 100, "acted": True, "minimum_raise_to": 300}),
    ("47-1B", f"{SHORT}; seat 1 raises 300", {"subject": 3, "faces_since_acted": 175, "last_full_raise": 100, "full_raises_since_acted": 1}),
    (
        "47-2",
        "blinds 50/100; flop; seat 1 bets 300; seat 2 all in 500; seat 3 all in 650; seat 4 all in 800; seat 5 calls; seat 6 skipped; 6 left",
        {"minimum_raise_to": 1100, "level": 800, "last_full_raise": 300},
    ),
    ("47-3A", DEEP, {"subject": 2, "acted": False, "to_call": 3500, "minimum_raise_to": 11500, "last_full_raise": 4000}),
    ("47-3A call", f"{DEEP}; BB calls", {"subject": 3, "faces_since_acted": 3500, "last_full_raise": 4000, "acted": True}),
    ("47-3B", f"{DEEP}; BB raises 11500", {"subject": 3, "faces_since_acted": 7500, "full_raises_since_acted": 1}),
    # 49, 50
    ("49", "flop; seat 1 all in 3000; seat 2 says call then puts 2500", {"said": "call", "amount_put": 2500, "to_call": 3000}),
    ("50", "blinds 50/100; UTG puts 100; MP calls", {"level": 100}),
    # 51: undercalls
    (
        "51-1",
        "blinds 1000/2000; flop; 3 left; seat 1 bets 2000; seat 2 raises 8000; seat 3 chips 2000 chips behind",
        {"undercall": True, "facing_opening_bet": False, "heads_up": False, "bet_before_last": 2000, "to_call": 8000},
    ),
    (
        "51-2",
        "blinds 1000/2000; flop; 4 left; seat 1 bets 8000; seat 2 chips 2000 keeps 20000",
        {"undercall": True, "facing_opening_bet": True, "heads_up": False},
    ),
    ("51-3", "flop; seat 1 bets 2000; seat 2 raises 8000; seat 3 says call", {"level": 8000}),
    (
        "51-4",
        "blinds 200/400; UTG calls; MP raises 1200; CO chip 500 chips behind",
        {"undercall": True, "bet_before_last": 400, "amount_put": 500, "facing_opening_bet": False},
    ),
    ("51-5", "flop; heads-up; seat 1 bets 8000; seat 2 chips 2000 chips behind", {"undercall": True, "heads_up": True}),
    # 52: underbets and wrong pots
    (
        "52-A",
        "blinds 100/200; flop; seat 1 bets 600; seat 2 raises 1000 in question; seat 3 calls; seat 4 calls; seat 5 folds",
        {"minimum_raise_to": 1200, "amount_put": 1000, "raise_part": 400, "actions_after": 3, "betting_round": "flop"},
    ),
    (
        "52-B",
        "pot-limit; blinds 500/1000; pot 10500; flop; seat 1 bets 9500 in question; seat 2 folds; seat 3 calls",
        {"maximum": 10500, "actions_after": 2},
    ),
    ("52-B2", "pot-limit; blinds 500/1000; pot 10500; flop; seat 1 bets 9500 in question; seat 2 folds", {"maximum": 10500, "actions_after": 1}),
    ("52-B3", "pot-limit; blinds 500/1000; pot 10500; flop; seat 1 bets 11500 in question; seat 2 folds", {"maximum": 10500, "amount_put": 11500}),
    # 53: out of turn
    (
        "53-A1",
        "blinds 50/100; flop; seat 3 bets 300; seat 4 folds; seat 6 raises 800 out of turn; seat 5 calls",
        {"subject": 6, "out_of_turn": True, "skipped_seats": (5,), "action_changed": False, "amount_put": 800, "to_call": 300},
    ),
    (
        "53-A1 raise",
        "blinds 50/100; flop; seat 3 bets 300; seat 4 folds; seat 6 raises 800 out of turn; seat 5 raises 600",
        {"subject": 6, "action_changed": True, "to_call": 600, "minimum_raise_to": 900},
    ),
    (
        "53-A1 before",
        "blinds 50/100; flop; seat 3 bets 300; seat 4 folds; seat 5 skipped; seat 6 raises 800 out of turn",
        {"subject": 6, "skipped_seats": (5,), "action_changed": None, "skipped_all_check": None, "level": 300},
    ),
    (
        "53-A2",
        "blinds 50/100; flop; seat 3 checks; seat 4 checks; seat 6 checks out of turn; seat 5 checks",
        {"action_changed": False, "action_claimed": "check", "skipped_all_check": True},
    ),
    (
        "53-A2 bet",
        "blinds 50/100; flop; seat 3 checks; seat 4 checks; seat 6 checks out of turn; seat 5 bets 300",
        {"action_changed": True, "skipped_all_check": False, "to_call": 300, "minimum_raise_to": 600},
    ),
    (
        "53-B1",
        "blinds 100/200; seat 3 raises 600; seat 4 skipped; seat 5 calls out of turn; seat 6 folds",
        {"actions_behind": 2, "chip_actions_behind": 1, "consecutive_chip_actions_behind": 1, "skipped_seats": (4,)},
    ),
    (
        "53-B2",
        "turn; 4 left; seat 3 bets 600; seat 4 skipped; seat 5 checks out of turn; seat 6 calls out of turn",
        {"actions_behind": 2, "chip_actions_behind": 1, "skipped_seats": (4,)},
    ),
    # 54: pot-limit
    ("54-1", "pot-limit; blinds 100/200; dead small blind; UTG says pot", {"maximum": 700, "said": "pot"}),
    ("54-2", "pot-limit; blinds 100/200; BB posts 100; UTG says pot", {"maximum": 700, "to_call": 200}),
    ("54-C", "pot-limit; blinds 100/200; pot 1000; flop; seat 1 bets 500; seat 2 says pot", {"maximum": 2500}),
    ("54-D", "blinds 100/200; UTG says pot", {"said": "pot", "minimum_raise_to": 400}),
]


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_rule(text: str, expected: Facts) -> None:
    situation = situation_of(text)
    facts = {name: value for name, value in expected.items() if name != "subject"}
    assert values_of(situation, facts) == facts
    assert situation.subject == expected.get("subject", situation.subject)


def test_41_and_51_what_is_not_told_is_missing() -> None:
    situation = situation_of("flop; seat 1 bets 2000; seat 2 raises 8000; seat 3 puts 2000")
    assert missing_of(situation, "said") == {"words"}
    assert missing_of(situation, "last_chips") == {"stack"}
    assert missing_of(situation, "new_chips") == {"chips"}
    assert value_of(situation, "heads_up") is False
    assert missing_of(situation_of("flop; seat 1 bets 2000; seat 2 chips 500"), "heads_up") == {"players"}


def test_47_3_a_call_is_ruled_a_raise() -> None:
    """The ruled action replaces the claimed one: what the others face is computed afresh."""
    hand = situation_of(f"{DEEP}; BB chips 5000+1000").hand
    index = len(hand.events) - 1
    call = type(situation_of(DEEP))(hand.with_ruling(index, Ruled("call")))
    assert (value_of(call, "faces_since_acted", 3), call.subject) == (3500, 3)
    raised = type(call)(hand.with_ruling(index, Ruled("raise", 11500)))
    assert (value_of(raised, "faces_since_acted", 3), value_of(raised, "level")) == (7500, 11500)


def test_53_a_skipped_players_turn() -> None:
    situation = situation_of("6 players; blinds 50/100; button 6; flop; seat 1 checks; seat 4 bets 200 out of turn; seat 2 calls")
    assert situation.skipped == (2,)
    several = situation_of("flop; seat 1 checks; seat 4 bets 200 out of turn; seat 2 checks; seat 3 checks")
    assert several.skipped == (2, 3)
    assert value_of(several, "turn_had_come", 2) is True
    assert value_of(several, "turn_had_come", 3) is False
    assert value_of(several, "turn_had_come", 4) is NONE
    assert value_of(several, "passed_over", 3) is True


def test_who_is_passed_without_a_word_is_taken_to_have_folded() -> None:
    situation = situation_of("6 players; blinds 25/50; UTG raises 150; BTN calls")
    assert situation.assumed_folds == (4, 5)
    assert missing_of(situation, "actions_before_notice") == {"turn"}
    assert value_of(situation_of("blinds 25/50; UTG raises 150; CO folds"), "actions_before_notice") == 2


def test_17_order_of_showing() -> None:
    river = "river; seat 2 checks; seat 4 bets 100; seat 5 raises 300; seat 2 calls; seat 4 calls"
    situation = situation_of(river)
    assert values_of(situation, {"last_aggressor": 0, "first_opener": 0, "last_caller": 0}) == {
        "last_aggressor": 5,
        "first_opener": 4,
        "last_caller": 4,
    }
    checked = situation_of("3 players; river; SB checks; BB checks; BTN checks; 3 left")
    assert value_of(checked, "last_aggressor") is NONE
    assert value_of(checked, "first_left_of_button") == 1
    assert value_of(checked, "round_closed") is True


def test_16_all_in_and_closed() -> None:
    hand = "3 players; stacks SB 1000, BB 5000, BTN 700; blinds 50/100; BTN all in; SB calls; BB calls"
    situation = situation_of(hand)
    assert values_of(situation, {"round_closed": 0, "players_all_in": 0, "live_with_chips": 0}) == {
        "round_closed": True,
        "players_all_in": 1,
        "live_with_chips": 2,
    }


@pytest.mark.parametrize(
    ("text", "subject", "expected"),
    [
        (
            "flop; seat 1 bets 300; seat 3 folds out of turn; seat 2 raises 900",
            3,
            {"action_claimed": "fold", "action_changed": True, "called_since": False},
        ),
        (
            "flop; seat 1 bets 300; seat 3 folds out of turn; seat 2 calls",
            3,
            {"action_claimed": "fold", "action_changed": False, "called_since": True},
        ),
        (
            "flop; seat 1 checks; seat 3 bets 200 out of turn; seat 2 checks",
            3,
            {"action_claimed": "bet", "action_changed": False, "called_since": False},
        ),
        ("blinds 50/100; UTG raises 300; CO calls; BTN folds", None, {}),
    ],
)
def test_an_event_out_of_turn_is_about_who_was(text: str, subject: int | None, expected: Facts) -> None:
    situation = Situation(hand_of(text), about_action="out_of_turn")
    if subject is None:
        assert situation.question is None
        return
    assert situation.subject == subject
    for name, value in expected.items():
        known = situation.fact(name)
        assert isinstance(known, Known)
        assert known.value == value, name
