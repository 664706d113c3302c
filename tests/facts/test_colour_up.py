"""Small chips exchanged by rounding to the nearest."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown

COLOUR_UP = CALCULATORS["colour_up"]


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


def test_a_chip_worth_nothing() -> None:
    with pytest.raises(ImpossibleError) as caught:
        COLOUR_UP.run({"chips_to_exchange": 5, "next_chip": 0})
    assert [one.message for one in caught.value.diagnostics] == ["colour_up_no_chip"]
