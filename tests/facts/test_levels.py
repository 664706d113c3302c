"""The level in force, against counting minute by minute."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown

CLOCK = CALCULATORS["level_clock"]


@given(st.integers(0, 600), st.integers(1, 60))
def test_it_is_the_level_that_counting_minute_by_minute_comes_to(played: int, length: int) -> None:
    level, left = 1, length
    for _ in range(played):
        left -= 1
        if left == 0:
            level, left = level + 1, length
    found = CLOCK.run({"minutes_played": played, "level_minutes": length})["level_number"]
    assert isinstance(found, Known)
    assert found.value == level


def test_what_is_not_told_is_missing() -> None:
    assert CLOCK.run({})["level_number"] == Unknown(("minutes_played", "level_minutes"))
    assert CLOCK.run({"level_minutes": 20})["level_number"] == Unknown(("minutes_played",))


def test_a_level_that_lasts_no_time() -> None:
    with pytest.raises(ImpossibleError) as caught:
        CLOCK.run({"level_minutes": 0})
    assert [one.message for one in caught.value.diagnostics] == ["level_no_time"]
