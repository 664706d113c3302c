"""The worst free seat: the big blind first, never the small blind, for every table up to seven seats."""

from __future__ import annotations

from itertools import combinations

import pytest

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known

WORST = CALCULATORS["worst_position"]


def worst(**facts: Value) -> Value | tuple[str, ...]:
    found = WORST.run(facts)["worst_seat"]
    return found.value if isinstance(found, Known) else found.missing


def test_a_lone_seat_that_gets_the_big_blind() -> None:
    assert worst(seats=(1, 2, 3, 5, 6), table_size=6, last_button=1, last_small_blind=2, last_big_blind=3) == 4


def test_the_first_seat_after_the_big_blind_when_that_seat_is_taken() -> None:
    assert worst(seats=(1, 2, 3, 4, 6), table_size=7, last_button=1, last_small_blind=2, last_big_blind=3) == 5


def test_the_seat_of_the_small_blind_is_left_for_another() -> None:
    assert worst(seats=(1, 2, 4, 5, 6), table_size=7, last_button=1, last_small_blind=2, last_big_blind=3) == 7


def test_no_seat_but_the_small_blind() -> None:
    assert worst(seats=(1, 2, 4, 5), table_size=5, last_button=1, last_small_blind=2, last_big_blind=3) is NONE


def test_a_full_table_has_no_seat() -> None:
    assert worst(seats=(1, 2, 3), table_size=3, last_button=1, last_small_blind=2, last_big_blind=3) is NONE


def test_what_is_missing() -> None:
    assert worst(seats=(1, 2, 3), last_button=1, last_small_blind=2, last_big_blind=3) == ("table_size",)
    assert worst(table_size=6) == ("seats", "last_big_blind")
    assert worst(seats=(1, 3, 4), table_size=6, last_button=1, last_big_blind=3) == ("last_small_blind",)


def test_two_players_in_one_seat() -> None:
    with pytest.raises(ImpossibleError):
        worst(seats=(1, 1, 3, 4), table_size=6, last_button=1, last_small_blind=3, last_big_blind=4)


@pytest.mark.parametrize("size", range(3, 8))
def test_nobody_is_seated_in_the_small_blind_and_no_worse_seat_is_passed_over(size: int) -> None:
    everyone = tuple(range(1, size + 1))
    for count in range(3, size):
        for others in combinations(everyone[3:], count - 3):
            seats = (1, 2, 3, *others)
            seat = worst(seats=seats, table_size=size, last_button=1, last_small_blind=2, last_big_blind=3)
            assert seat == next(one for one in everyone[3:] if one not in seats)
