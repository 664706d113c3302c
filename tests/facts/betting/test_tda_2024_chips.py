"""TDA 2024, rules 40 to 46, 55 to 57 and 61: the facts that each illustration needs. What they mean stands in the rulebook."""

from __future__ import annotations

import pytest

from adjudicator.engine.values import NONE
from tests.facts.betting.hands import Case, situation_of, values_of

CASES: list[Case] = [
    # 40
    (
        "40-A",
        "flop; 2 left; seat 1 says 42000 then puts chip 5000",
        {"said": "amount", "amount_said": 42000, "said_first": "words", "amount_put": 5000},
    ),
    ("40-A together", "flop; seat 1 says 42000 with chip 5000", {"said_first": "together"}),
    ("40-A chips first", "flop; seat 1 puts chip 5000 then says raise", {"said_first": "chips", "said": "raise"}),
    ("40-C", "flop; seat 1 says 200; seat 2 calls", {"level": 200}),
    ("40-C chips", "flop; seat 1 chips 200; seat 2 calls", {"level": 200}),
    # 41
    (
        "41",
        "blinds 2000/4000; flop; seat 1 bets 50k; seat 2 chip 1000",
        {"level": 50000, "amount_put": 1000, "new_chips": 1, "undercall": None, "facing_opening_bet": True, "said": "nothing"},
    ),
    ("41 chips behind", "blinds 2000/4000; flop; seat 1 bets 50k; seat 2 chip 1000 chips behind", {"undercall": True}),
    # 42, 43
    (
        "43-0",
        "blinds 100/200; flop; seat 1 bets 1000; seat 2 chips 1400",
        {"level": 1000, "minimum_raise_to": 2000, "increment": 1000, "raise_part": 400},
    ),
    ("43-0 said", "blinds 100/200; flop; seat 1 bets 1000; seat 2 says 1400", {"amount_said": 1400, "said": "amount", "minimum_raise_to": 2000}),
    (
        "43-0 raise",
        "blinds 100/200; flop; seat 1 bets 1000; seat 2 says raise 1400",
        {"amount_said": 1400, "said": "raise_amount", "increment": 1000},
    ),
    ("43-1", "blinds 100/200; flop; seat 1 bets 600; seat 2 raises 1600; seat 3 raises 3600", {"minimum_raise_to": 5600, "last_full_raise": 2000}),
    ("43-2", "blinds 50/100; UTG all in 150", {"minimum_raise_to": 250, "last_full_raise": 100}),
    ("43-3 bet", "blinds 100/200; turn; seat 1 bets 300; seat 2 chips 2x500", {"amount_put": 1000, "raise_part": 700, "minimum_raise_to": 600}),
    ("43-3", "blinds 100/200; turn; seat 1 bets 300; seat 2 chips 2x500 ruled raise 1000", {"minimum_raise_to": 1700}),
    ("43-4A", "blinds 25/50; UTG raises 125; MP raises 200; CO raises 500", {"minimum_raise_to": 800}),
    ("43-4B", "blinds 25/50; UTG raises 500; MP calls; CO calls", {"minimum_raise_to": 950}),
    ("43-5", "flop; seat 1 bets 2000; seat 2 says raise, 8000; seat 3 calls", {"level": 8000}),
    # 44
    (
        "44 facing",
        "blinds 25/50; UTG chip 1000",
        {"new_chips": 1, "facing_bet": True, "level": 50, "said": "nothing", "amount_without_smallest_chip": 0},
    ),
    (
        "44 raise",
        "blinds 25/50; UTG says raise then puts chip 1000",
        {"said": "raise", "amount_said": NONE, "said_first": "words", "amount_put": 1000},
    ),
    ("44 opening", "blinds 25/50; flop; seat 1 chip 1000", {"level": 0, "facing_bet": False, "amount_put": 1000}),
    # 45
    (
        "45-a",
        "blinds 100/200; flop; seat 1 bets 400; seat 2 raises 1100; seat 3 chips 500+1000",
        {"level": 1100, "amount_put": 1500, "amount_without_smallest_chip": 1000, "every_chip_needed": True},
    ),
    (
        "45-b",
        "blinds 25/50; flop; seat 1 bets 1050; seat 2 chips 2x1000 last chips",
        {"every_chip_needed": True, "last_chips": True, "amount_put": 2000},
    ),
    ("45-1A", "flop; seat 1 bets 1200; seat 2 chips 1000+1000", {"every_chip_needed": True, "amount_without_smallest_chip": 1000}),
    ("45-1B", "blinds 250/500; UTG raises 1100; CO chips 500+1000", {"every_chip_needed": True, "level": 1100}),
    (
        "45-2",
        "blinds 250/500; UTG raises 1100; CO chips 1000+5x100",
        {"every_chip_needed": False, "raise_part": 400, "increment": 600, "minimum_raise_to": 1700},
    ),
    ("45-3", "blinds 250/500; UTG raises 1100; CO chips 1000+3x100", {"every_chip_needed": False, "raise_part": 200, "increment": 600}),
    ("45-2x", "blinds 250/500; UTG raises 1100; CO chips 1000+4x100", {"raise_part": 300, "increment": 600, "minimum_raise_to": 1700}),
    (
        "45-4A",
        "blinds 100/200; flop; seat 1 bets 1400; seat 2 chips 1000+3x500 chips behind",
        {"raise_part": 1100, "increment": 1400, "minimum_raise_to": 2800, "last_chips": False, "every_chip_needed": False},
    ),
    ("45-4A last", "blinds 100/200; flop; seat 1 bets 1400; seat 2 chips 1000+3x500 last chips", {"last_chips": True, "amount_put": 2500}),
    (
        "45-4B",
        "blinds 100/200; flop; seat 1 bets 1400; seat 2 chips 1000+2x500 keeps 3000",
        {"raise_part": 600, "increment": 1400, "last_chips": False},
    ),
    ("45-4B stack", "stacks seat 2 2000; blinds 100/200; flop; seat 1 bets 1400; seat 2 chips 1000+2x500", {"last_chips": True, "amount_put": 2000}),
    # 46
    (
        "46-S1.1",
        "blinds 25/50; BB posts 25+25; BTN raises 600; SB folds; BB chip 1000",
        {"prior_chips": 50, "new_chips": 1, "amount_put": 1050, "pulled_back": "nothing", "prior_chips_cover_call": False, "facing_raise": True},
    ),
    (
        "46-S1.2a",
        "blinds 25/50; BB posts 25+25; BTN raises 600; BB chips 2x500",
        {"amount_put": 1050, "every_chip_needed": True, "amount_without_smallest_chip": 550},
    ),
    ("46-S1.2b", "blinds 25/50; BB posts 25+25; BTN raises 600; BB chips 100+500", {"amount_put": 650, "every_chip_needed": True}),
    (
        "46-S1.3",
        "blinds 25/50; BB posts 25+25; BTN raises 600; BB chips 1000+500",
        {"amount_put": 1550, "increment": 550, "minimum_raise_to": 1150, "raise_part": 950, "every_chip_needed": False},
    ),
    (
        "46-S2.1",
        "blinds 25/50; BB posts 25+25; BTN raises 600; BB pulls back all then puts chip 1000 silent",
        {"pulled_back": "everything", "prior_chips_left": 0, "amount_put": 1000, "new_chips": 1},
    ),
    (
        "46-S2.2",
        "blinds 25/50; BB posts 25+25; BTN raises 600; BB pulls back 50 then puts 500+500 silent",
        {"pulled_back": "everything", "amount_put": 1000, "new_chips": 2},
    ),
    (
        "46-S3",
        "blinds 25/50; BB posts 25+25; BTN raises 600; BB pulls back 25 then puts chip 1000 silent",
        {"pulled_back": "part", "prior_chips_left": 25, "amount_put": 1025, "raise_part": 425},
    ),
    (
        "46-S4",
        "blinds 50/100; BB posts chip 1000; BTN raises 700; BB chip 25",
        {"prior_chips": 1000, "prior_chips_cover_call": True, "to_call": 600, "amount_put": 1025, "minimum_raise_to": 1300, "increment": 600},
    ),
    (
        "46-S4 back",
        "blinds 50/100; BB posts chip 1000; BTN raises 700; BB pulls back all then puts chip 1000 silent",
        {"prior_chips_cover_call": True, "pulled_back": "everything", "amount_put": 1000},
    ),
    (
        "46-S5",
        "blinds 25/50; BB posts 25+25; BTN raises 600; BB pulls back all then puts 1000+25+25 in one motion silent",
        {"pulled_back": "everything", "amount_put": 1050, "motions": 1},
    ),
    ("46-B", "blinds 25/50; UTG raises 150; BB pulls back all", {"pulled_back": "everything", "new_chips": 0, "facing_bet": True}),
    # 55, 56, 57, 61
    ("55 call of nothing", "flop; seat 1 says call; seat 2 bets 100", {"level": 100, "wagers_this_round": 1}),
    ("55 raise of nothing", "blinds 50/100; flop; seat 1 says raise", {"said": "raise", "level": 0, "minimum_raise_to": 100, "facing_bet": False}),
    ("55 check facing", "flop; seat 1 bets 100; seat 2 checks", {"action_claimed": "check", "facing_bet": True, "to_call": 100}),
    (
        "56",
        "blinds 100/200; flop; seat 1 bets 500; seat 2 says call then puts 500 then puts 500 then says raise",
        {"said": "call", "said_then": "raise", "motions": 2, "amount_put": 1000},
    ),
    ("57-1", "blinds 200/400; pot 4900; flop; seat 1 says 'five'", {"largest_amount_within_pot": 500, "amount_said": None}),
    ("57-2", "blinds 200/400; pot 5000; flop; seat 1 says 'five'", {"largest_amount_within_pot": 5000}),
    (
        "61",
        "blinds 50/100; flop; seat 1 bets 325; seat 2 chips 500+25",
        {"raise_part": 200, "increment": 325, "minimum_raise_to": 650, "every_chip_needed": False},
    ),
    # 58, 59, 60, 62
    ("58", "flop; seat 1 folds", {"action_claimed": "fold", "facing_bet": False}),
    ("58 out of turn", "flop; seat 1 bets 100; seat 3 folds out of turn; seat 2 calls", {"live_players": None, "action_changed": None}),
    ("59-B", "preflop; seat 1 says raise; seat 2 says call in question", {"said": "call", "level": None, "to_call": None}),
    ("62", "stacks seat 1 2000; flop; seat 1 puts 1900; seat 2 calls; seat 1 raises 100 more", {"chips_behind": 100, "last_chips": True}),
]


@pytest.mark.parametrize(("text", "expected"), [case[1:] for case in CASES], ids=[case[0] for case in CASES])
def test_rule(text: str, expected: dict[str, object]) -> None:
    assert values_of(situation_of(text), expected) == expected
