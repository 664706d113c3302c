"""Amounts, chips and seats as people write them."""

from __future__ import annotations

import pytest

from adjudicator.facts.betting.hand import Action
from adjudicator.facts.betting.steps import UNKNOWN_AMOUNT, Plain, Put, Say
from adjudicator.facts.notation.positions import place_of
from adjudicator.facts.notation.resolve import hand_of


def first(text: str) -> Action:
    return next(event for event in hand_of(text).events if isinstance(event, Action))


@pytest.mark.parametrize(
    ("text", "amount"),
    [
        ("1200", 1200),
        ("1,200", 1200),
        ("1.200", 1200),
        ("1 200", 1200),
        ("1\u00a0200", 1200),
        ("1\u202f200", 1200),
        ("1.2k", 1200),
        ("1,2k", 1200),
        ("1K2", 1200),
        ("12 000", 12000),
        ("1,234,567", 1234567),
        ("1 234 567", 1234567),
        ("20k", 20000),
        ("1.5m", 1500000),
        ("2M", 2000000),
    ],
)
def test_amounts(text: str, amount: int) -> None:
    assert first(f"UTG raises {text}").steps == (Plain("raise", amount),)


def test_an_unknown_amount() -> None:
    assert first("UTG raise ?").steps == first("UTG raises").steps == (Plain("raise", UNKNOWN_AMOUNT),)
    assert first("UTG says raise").steps == (Say("raise"),)
    assert first("UTG calls").steps == (Plain("call"),)


@pytest.mark.parametrize(
    ("text", "chips", "total"),
    [
        ("100+100+25", (100, 100, 25), 225),
        ("25 + 2x100", (100, 100, 25), 225),
        ("2×500", (500, 500), 1000),
        ("2*500", (500, 500), 1000),
        ("two 500 chips", (500, 500), 1000),
        ("deux jetons de 500", (500, 500), 1000),
        ("2 chips of 500", (500, 500), 1000),
        ("one 1k chip", (1000,), 1000),
        ("chip 1000", (1000,), 1000),
        ("a 1000 chip", (1000,), 1000),
        ("un jeton de 1 000", (1000,), 1000),
        ("1000 + 5x100", (1000, 100, 100, 100, 100, 100), 1500),
        ("225", None, 225),
        ("?", None, UNKNOWN_AMOUNT),
    ],
)
def test_chips(text: str, chips: tuple[int, ...] | None, total: object) -> None:
    assert first(f"UTG puts {text}").steps == (Put(chips, total if isinstance(total, int) else UNKNOWN_AMOUNT),)


def test_chips_say_that_nothing_was_said() -> None:
    assert first("UTG chips 100+25").silent
    assert not first("UTG puts 100+25").silent
    assert not first("UTG chips 100+25 then says raise").silent


def test_words_as_they_were_said() -> None:
    assert first("UTG says 'five'").steps == (Say("amount", literal="five", number=5),)
    assert first("UTG dit « vingt-cinq »").steps == (Say("amount", literal="vingt-cinq", number=25),)
    assert first("UTG dit “je suis”").steps == (Say("other", literal="je suis"),)
    assert first('UTG says "15"').steps == (Say("amount", literal="15", number=15),)


@pytest.mark.parametrize(
    ("players", "positions"),
    [
        (2, {"SB": 1, "BTN": 1, "BB": 2, "UTG": None, "CO": None}),
        (3, {"SB": 1, "BB": 2, "BTN": 3, "UTG": 3, "CO": None}),
        (6, {"UTG": 3, "UTG+1": 4, "MP": 4, "HJ": 4, "CO": 5, "BTN": 6, "LJ": 3, "UTG+3": None}),
        (9, {"UTG": 3, "UTG+1": 4, "UTG+2": 5, "MP": 5, "LJ": 6, "HJ": 7, "CO": 8, "BTN": 9}),
        (10, {"UTG+2": 5, "MP": 6, "LJ": 7}),
    ],
)
def test_positions(players: int, positions: dict[str, int | None]) -> None:
    assert {position: place_of(position, players) for position in positions} == positions


def test_the_button_turns_positions() -> None:
    hand = hand_of("9 players; button 4; blinds 50/100; UTG calls; BTN raises 300")
    assert [action.seat for _, action in hand.actions()] == [7, 4]
    assert (hand.seating.small_blind, hand.seating.big_blind, hand.seating.button) == (5, 6, 4)
    assert hand.name(7).en == "UTG"
    assert hand.name(6).fr == "GB"
    assert hand_of("seat 3 folds").name(3).fr == "siège 3"


ENGLISH = """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen
twenty"""
FRENCH = """un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf
vingt"""
BEYOND = {"twenty-five": 25, "thirty": 30, "seventy-five": 75, "une": 1, "vingt-cinq": 25, "quarante": 40, "soixante": 60, "soixante-quinze": 75}


@pytest.mark.parametrize(
    ("word", "number"), [*zip(ENGLISH.split(), range(1, 21), strict=True), *zip(FRENCH.split(), range(1, 21), strict=True), *BEYOND.items()]
)
def test_numbers_in_words(word: str, number: int) -> None:
    assert first(f"UTG says '{word}'").steps == (Say("amount", literal=word, number=number),)
