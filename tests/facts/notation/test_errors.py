"""Errors: the column, what was expected, the nearest word; all of them at once, in both languages."""

from __future__ import annotations

import pytest

from adjudicator.facts.notation.resolve import hand_of
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Lang


def errors_of(text: str, lang: Lang = "en", file: str = "--hand") -> list[str]:
    with pytest.raises(InvalidInputError) as caught:
        hand_of(text, file)
    return [diagnostic.line(lang) for diagnostic in caught.value.diagnostics]


ACTION = "expected an action (`fold`, `check`, `call`, `bet`, `raise`, `all in`, `puts`, `says` …)"
STATEMENT = "expected a seat or position with what its player does (`UTG raise 150`), or the stakes, a street, the players"
REMARK = "expected the end of the action, `then` with what he did next, or a remark (`silent`, `out of turn`, `last chips`, `ruled` …)"

CASES = [
    ("", ["--hand:1:1: the hand is empty"]),
    (" ; ;", ["--hand:1:1: the hand is empty"]),
    ("blind 25/50; UTG rase 150", [f"--hand:1:18: `rase` is not understood: {ACTION} (did you mean `raise` / `raised` / `raises`?)"]),
    ("UTG", [f"--hand:1:4: something is missing here: {ACTION}"]),
    ("UTG raise 150 silentt", [f"--hand:1:15: `silentt` is not understood: {REMARK} (did you mean `silent` / `silently`?)"]),
    ("flpo; UTG bets 100", [f"--hand:1:1: `flpo` is not understood: {STATEMENT} (did you mean `flop`?)"]),
    ("blinds 25; UTG calls", ["--hand:1:10: something is missing here: expected `/` and the big blind (`blinds 25/50`)"]),
    ("blinds 25/", ["--hand:1:11: something is missing here: expected an amount (`150`, `1,200`, `1.2k`, `?`)"]),
    ("blinds 100/50", ["--hand:1:1: the small blind of 100 is more than the big blind of 50"]),
    ("blinds 100/200/25", ["--hand:1:15: a third figure can be read in two ways: write `ante 25` or `big blind ante 200`"]),
    ("UTG raise 1,5", ["--hand:1:11: `1,5` is not a whole number of chips: write `1200`, `1,200`, `1 200` or `1.2k`"]),
    ("UTG raise 1.234k", ["--hand:1:11: `1.234k` is not a whole number of chips: write `1200`, `1,200`, `1 200` or `1.2k`"]),
    ("UTG puts", ["--hand:1:9: something is missing here: expected chips (`225`, `100+100+25`, `2x500`, `chip 1000`)"]),
    ("UTG puts 100+", ["--hand:1:14: something is missing here: expected chips (`225`, `100+100+25`, `2x500`, `chip 1000`)"]),
    (
        "UTG folds; CO raise 150; UTG chips 100+100+25 silent",
        ["--hand:1:26: `UTG` has folded already: where that fold is to be judged, tell it in words (`says fold`) or with `in question`"],
    ),
    ("UTG puts 501x5", ["--hand:1:10: more than 500 chips to lay out one by one: give their total"]),
    ("UTG chips 400x5+101x25", ["--hand:1:17: more than 500 chips to lay out one by one: give their total"]),
    ("UTG puts 99999999999999999999x5", ["--hand:1:10: more than 500 chips to lay out one by one: give their total"]),
    *(
        (f"UTG {action}", [f"--hand:1:{column}: `0` chips are no action: leave it out, or write `?` for an amount that nobody knows"])
        for action, column in (
            ("chips 0x500", 11),
            ("chips 100+0", 15),
            ("puts 0", 10),
            ("raises 0", 12),
            ("bets 0 silent", 10),
            ("says raise 0", 16),
        )
    ),
    ("UTG puts 3 500 chips", ["--hand:1:10: `3 500` can be read in two ways: write `3500` for one amount or `3x500` for several chips"]),
    ("UTG says", ["--hand:1:9: something is missing here: expected what was said: an action, an amount, or the words themselves in quotes"]),
    ("UTG gestures thumb", ["--hand:1:14: `thumb` is not understood: expected the gesture in quotes"]),
    ("UTG bets by 100", ["--hand:1:16: only a raise can be told by what it adds"]),
    ("UTG, CO raise 100", ["--hand:1:9: `raise` is one player's: several seats together can only fold, check or call"]),
    ("seat 0 folds", ["--hand:1:6: `0` is not understood: expected a seat number from 1"]),
    ("1 players", ["--hand:1:1: 1 players cannot play at one table: from 2 to 11"]),
    ("blinds 25/50; blinds 50/100", ["--hand:1:15: this was told already at --hand:1:1"]),
    ("turn; flop; UTG bets 100", ["--hand:1:7: `flop` comes before `turn`"]),
    ("seat 3 calls; CO raises 100", ["--hand:1:15: which seat is `CO`? write `CO = seat 4`, or tell seats all by number or all by position"]),
    ("heads-up; CO raises 100", ["--hand:1:11: there is no `CO` at a table of 2"]),
    ("UTG calls € 100", ["--hand:1:11: `€` has no meaning in a hand"]),
    ("UTG ruled call", [f"--hand:1:5: `ruled` is not understood: {ACTION}"]),
    (
        "UTG calls ruled",
        ["--hand:1:16: something is missing here: expected what it was ruled to be (`fold`, `check`, `call`, `raise 250`, `taken back` …)"],
    ),
    ("UTG puts 200 in two", ["--hand:1:20: something is missing here: expected a number of motions (`in 2 motions`)"]),
    ("flop Ah 7", ["--hand:1:10: something is missing here: expected cards (`Ah Kd 7s`), how many are left, or `;`"]),
]


@pytest.mark.parametrize(("text", "expected"), CASES, ids=[text or "empty" for text, _ in CASES])
def test_error(text: str, expected: list[str]) -> None:
    assert errors_of(text) == expected


def test_all_errors_at_once() -> None:
    assert [line.split(": ")[0] for line in errors_of("blinds 25; UTG rases; flpo\nCO calls 1,5")] == [
        "--hand:1:10",
        "--hand:1:16",
        "--hand:1:23",
        "--hand:2:10",
    ]


def test_french() -> None:
    assert errors_of("blindes 25/50; UTG relance de 100", "fr") == [
        "--hand:1:28: `de 100` peut se lire de deux façons : écrivez `à 100` pour le total ou `100 de plus` pour ce qui s'ajoute"
    ]
    assert errors_of("UTG relence 100", "fr")[0].endswith("(vouliez-vous dire `relance` / `relancent` / `surrelance` ?)")
    assert errors_of("UTG dit paie et met 100", "fr") == [
        "--hand:1:14: `et` ne dit pas ce qui est venu d'abord : écrivez `puis`, ou `avec` si c'était en même temps"
    ]


def test_a_place_in_a_file() -> None:
    assert errors_of("blinds 25/50\nUTG rases", file="hand.txt")[0].startswith("hand.txt:2:5: ")


def test_a_very_long_hand_is_refused() -> None:
    assert errors_of("UTG calls;" * 3000) == ["--hand: the hand is longer than 20000 characters"]
