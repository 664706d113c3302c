"""Values of facts, strictly in files, kindly on the command line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, Value
from adjudicator.rulebook.fact_values import parse_number, parse_value
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.yaml_source import read_text
from tests.rulebook.words import FACTS

HERE = Place("f.yaml", 1, 1)


def typed(fact: str, text: str) -> Value | str | None:
    found: list[Diagnostic] = []
    value = parse_value(FACTS[fact], text, found)
    return found[0].line("en") if found else value


def written(fact: str, text: str) -> Value | str | None:
    found: list[Diagnostic] = []
    value = parse_value(FACTS[fact], read_text(text, "f.yaml"), found)
    assert len(found) < 2
    return found[0].line("en") if found else value


@pytest.mark.parametrize(
    ("fact", "text", "value"),
    [
        *(("burn", text, True) for text in ("yes", "YES", "y", "oui", "Oui", "true", "vrai", " yes ")),
        *(("burn", text, False) for text in ("no", "n", "non", "false", "faux")),
        ("street", "flop", "flop"),
        ("street", "FLOP", "flop"),
        ("said", "none", NONE),
        ("actions", "3", 3),
        ("put", "1200", 1200),
        ("put", "1 200", 1200),
        ("put", "1\u00a0200", 1200),
        ("put", "1\u202f200\u202f000", 1_200_000),
        ("put", "1,200", 1200),
        ("put", "1'200", 1200),
        ("put", "1.2k", 1200),
        ("put", "1,25K", 1250),
        ("put", "15 k", 15_000),
        ("put", "2M", 2_000_000),
        ("winner", "6", 6),
        ("seats", "3,1, 4", (1, 3, 4)),
        ("seats", "1 2", (1, 2)),
        ("put_in", "7:0, 3:700", "3:700,7:0"),
        ("pots", "2100:7,3,5; 1600:5,7", "2100:3,5,7;1600:5,7"),
        ("bands", "8,4", (4, 8)),
        ("card", "ah", "Ah"),
        ("card", "10D", "Td"),
        ("card", "q♠", "Qs"),
        ("cards", "Ah,Td 7c", "Ah,Td,7c"),
        ("cards", "10:K♥10♦, 3:2s", "3:2s,10:Kh,10:Td"),
    ],
)
def test_typed(fact: str, text: str, value: Value) -> None:
    assert typed(fact, text) == value


@pytest.mark.parametrize(
    ("fact", "text", "error"),
    [
        ("burn", "maybe", "`maybe`: `burn` is `yes` or `no`"),
        ("burn", "", "``: `burn` is `yes` or `no`"),
        ("street", "rivre", "`rivre` is not a value of `street`: flop, turn, river (did you mean `river`?)"),
        ("actions", "two", "`two` is not a number (`actions`)"),
        ("actions", "-1", "`-1`: `actions` is not less than 0"),
        ("actions", "none", "`actions` cannot be `none`"),
        ("actions", ">=2", "`>=2`: write it in words: `at least 2`"),
        ("put", "1.200", "`1.200` is not an amount of chips (`put`)"),
        ("put", "1,20", "`1,20` is not an amount of chips (`put`)"),
        ("put", "1,200 300", "`1,200 300` is not an amount of chips (`put`)"),
        ("put", "1.234k", "`1.234k` is not an amount of chips (`put`)"),
        ("winner", "0", "`0` is not a seat: seats are numbers from 1 (`winner`)"),
        ("put_in", "3:x", "`3:x` is not a list of seats with their amounts, as in `3:700,5:1500` (`put_in`)"),
        ("put_in", "3:1,3:2", "seat 3 stands there twice: one amount a seat (`put_in`)"),
        ("pots", "2100:3,3", "`2100:3,3` is not a list of pots with the seats that can win them, as in `2100:3,5,7;1600:5,7` (`pots`)"),
        ("made", "pair:K", "`made` is worked out from the cards and cannot be told"),
        ("seats", "1,x", "`1,x` is not a list of seats: numbers from 1, as in `1,3,4` (`seats`)"),
        ("seats", "1,1", "a seat stands twice in `seats`"),
        ("bands", "1,x", "`1,x` is not a list of numbers from 1, as in `1,3,4` (`bands`)"),
        ("bands", "1,1", "a number stands twice in `bands`"),
        ("cards", "", "`` is not a list of cards, as in `Ah,Td,7c` or, with their seats, `3:KhQd,5:7c` (`cards`)"),
        ("cards", "0:Ah", "`0:Ah` is not a list of cards, as in `Ah,Td,7c` or, with their seats, `3:KhQd,5:7c` (`cards`)"),
        ("card", "1h", "`1h` is not a card: rank and suit, as in `Ah`, `Td`, `7c`, `2s`"),
    ],
)
def test_typed_wrong(fact: str, text: str, error: str) -> None:
    assert typed(fact, text) == error


@pytest.mark.parametrize(
    ("fact", "text", "value"),
    [
        ("burn", "yes", True),
        ("burn", "'no'", False),
        ("street", "flop", "flop"),
        ("said", "none", NONE),
        ("actions", "3", 3),
        ("winner", "6", 6),
        ("seats", "[3, 1]", (1, 3)),
        ("put_in", '["5:20", "3:700"]', "3:700,5:20"),
        ("pots", '"2100:3,5"', "2100:3,5"),
        ("seats", "3", (3,)),
        ("card", "Ah", "Ah"),
        ("cards", "Ah,Td", "Ah,Td"),
        ("cards", "[5:7c, 3:KhQd]", "3:Kh,3:Qd,5:7c"),
    ],
)
def test_written(fact: str, text: str, value: Value) -> None:
    assert written(fact, text) == value


@pytest.mark.parametrize(
    ("fact", "text", "error"),
    [
        ("burn", "oui", "f.yaml:1:1: `oui`: `burn` is `yes` or `no` (did you mean `yes`?)"),
        ("street", "FLOP", "f.yaml:1:1: `FLOP` is not a value of `street`: flop, turn, river (did you mean `flop`?)"),
        ("actions", "'3'", 'f.yaml:1:1: `"3"` is text, not a number: write 3'),
        ("actions", "at least 3", "f.yaml:1:1: `at least 3` is not a number (`actions`)"),
        ("put", "1 200", "f.yaml:1:1: `1 200` is not an amount of chips (`put`)"),
        ("put", "1.2k", "f.yaml:1:1: `1.2k` is not an amount of chips (`put`)"),
        ("street", "[flop]", "f.yaml:1:1: `street` has one value, not a list or a mapping"),
        ("bands", "[1, 0]", "f.yaml:1:5: `0` is not a list of numbers from 1, as in `1,3,4` (`bands`)"),
        ("bands", "[1, 1]", "f.yaml:1:1: a number stands twice in `bands`"),
        ("seats", "[1, x]", "f.yaml:1:5: `x` is not a list of seats: numbers from 1, as in `1,3,4` (`seats`)"),
        ("seats", "[1, 1]", "f.yaml:1:1: a seat stands twice in `seats`"),
        ("seats", "none", "f.yaml:1:1: `seats` cannot be `none`"),
        ("cards", "[Ah, 3:Xx]", "f.yaml:1:6: `3:Xx` is not a list of cards, as in `Ah,Td,7c` or, with their seats, `3:KhQd,5:7c` (`cards`)"),
        ("cards", "none", "f.yaml:1:1: `cards` cannot be `none`"),
        ("card", "ah", "f.yaml:1:1: `ah` is not a card: rank and suit, as in `Ah`, `Td`, `7c`, `2s`"),
    ],
)
def test_written_wrong(fact: str, text: str, error: str) -> None:
    assert written(fact, text) == error


def test_errors_stand_at_the_place_given() -> None:
    found: list[Diagnostic] = []
    assert parse_value(FACTS["put"], "much", found, HERE) is None
    assert found[0].place == HERE


@given(st.integers(0, 10**15), st.sampled_from([",", " ", "\u00a0", "\u202f", "'"]))
def test_numbers_as_they_are_printed(number: int, separator: str) -> None:
    assert parse_number(f"{number:,}".replace(",", separator)) == number


@given(st.text(max_size=12))
def test_a_number_or_nothing(text: str) -> None:
    number = parse_number(text)
    assert number is None or number >= 0
