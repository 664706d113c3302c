"""Small chips exchanged by rounding to the nearest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown

COLOUR_UP = CALCULATORS["colour_up"]
CARDS = CALCULATORS["race_cards"]


def exchanged(amount: int, chip: int) -> tuple[Value, Value]:
    """(rounded to the nearest, exact half)."""
    found = COLOUR_UP.run({"chips_to_exchange": amount, "next_chip": chip})
    rounded, half = found["rounded_to_nearest"], found["exact_half"]
    assert isinstance(rounded, Known)
    assert isinstance(half, Known)
    return rounded.value, half.value


@pytest.mark.parametrize(
    ("amount", "chip", "expected"),
    [(35, 50, 50), (65, 50, 50), (20, 50, 0), (25, 50, NONE), (75, 50, NONE), (100, 50, 100), (60, 100, 100), (0, 100, 0), (225, 100, 200)],
)
def test_to_the_nearest(amount: int, chip: int, expected: Value) -> None:
    assert exchanged(amount, chip) == (expected, expected is NONE)


@given(st.integers(0, 10_000), st.sampled_from([25, 50, 100, 500]))
def test_no_multiple_is_nearer(amount: int, chip: int) -> None:
    rounded, half = exchanged(amount, chip)
    distances = sorted(abs(amount - multiple) for multiple in range(0, amount + 2 * chip, chip))
    if half is True:
        assert distances[0] == distances[1]
    else:
        assert isinstance(rounded, int)
        assert rounded % chip == 0
        assert abs(amount - rounded) == distances[0] < distances[1]


def test_what_is_not_told_is_missing() -> None:
    assert COLOUR_UP.run({"next_chip": 50}) == dict.fromkeys(COLOUR_UP.outputs, Unknown(("chips_to_exchange",)))
    assert CARDS.run({"left_to_race": 50}) == {"race_cards_due": Unknown(("leaving_chip",))}


@given(st.integers(0, 400), st.sampled_from([5, 25]), st.sampled_from([100, 500]))
def test_what_comes_out_even_and_what_is_left_make_the_whole(count: int, leaving: int, chip: int) -> None:
    found = COLOUR_UP.run({"chips_to_exchange": count * leaving, "next_chip": chip})
    exact, rest = found["exchanged_exactly"], found["left_to_race"]
    assert isinstance(exact, Known)
    assert isinstance(rest, Known)
    cards = CARDS.run({"left_to_race": rest.value, "leaving_chip": leaving})["race_cards_due"]
    assert isinstance(cards, Known)
    assert isinstance(exact.value, int)
    assert isinstance(rest.value, int)
    assert exact.value + rest.value == count * leaving
    assert exact.value % chip == 0 <= rest.value < chip
    assert cards.value == rest.value // leaving


def test_an_amount_that_the_chips_cannot_make() -> None:
    with pytest.raises(ImpossibleError) as caught:
        CARDS.run({"left_to_race": 10, "leaving_chip": 25})
    assert [one.message for one in caught.value.diagnostics] == ["colour_up_no_multiple"]


def test_a_chip_worth_nothing() -> None:
    with pytest.raises(ImpossibleError) as caught:
        COLOUR_UP.run({"chips_to_exchange": 5, "next_chip": 0})
    assert [one.message for one in caught.value.diagnostics] == ["colour_up_no_chip"]
