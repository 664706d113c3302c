"""The order of showing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown

ORDER = CALCULATORS["showing_order"]


def order(way: str, **facts: Value) -> Value | Unknown:
    found = ORDER.run(facts)[f"order_from_{way}"]
    return found.value if isinstance(found, Known) else found


def test_clockwise() -> None:
    assert order("aggressor", live_seats=(2, 5, 7), last_aggressor=5) == (5, 7, 2)
    assert order("button", live_seats=(2, 5, 7), first_left_of_button=7) == (7, 2, 5)
    assert order("aggressor", live_seats=(2, 5, 7)) == Unknown(("last_aggressor",))
    assert order("aggressor", last_aggressor=5) == Unknown(("live_seats",))


def test_the_last_payer_shows_last() -> None:
    assert order("opener", live_seats=(1, 2, 3), first_opener=2, last_caller=3) == (2, 1, 3)
    assert order("opener", live_seats=(1, 2, 3), first_opener=2, last_caller=2) == (2, 3, 1)
    assert order("opener", live_seats=(1, 2, 3), first_opener=2, last_caller=NONE) == (2, 3, 1)
    assert order("opener", live_seats=(1, 2, 3), first_opener=2) == Unknown(("last_caller",))


def test_nobody_is_first() -> None:
    assert order("aggressor", live_seats=(1, 2), last_aggressor=NONE) is NONE
    assert order("aggressor", live_seats=(1, 2), last_aggressor=7) is NONE
    found = ORDER.run({"live_seats": (1, 2), "last_aggressor": 7})["hands_from_aggressor"]
    assert isinstance(found, Known)
    assert found.value == 0


def test_who_is_left_of_the_button_holds_cards() -> None:
    with pytest.raises(ImpossibleError) as caught:
        ORDER.run({"live_seats": (1, 2), "first_left_of_button": 3})
    assert [one.message for one in caught.value.diagnostics] == ["order_not_live"]


@given(st.sets(st.integers(1, 10), min_size=1), st.data())
def test_everybody_shows_once(live: set[int], data: st.DataObject) -> None:
    first = data.draw(st.sampled_from(sorted(live)))
    last: Value = data.draw(st.one_of(st.just(NONE), st.sampled_from(sorted(live))))
    facts: dict[str, Value] = {"live_seats": tuple(sorted(live)), "first_opener": first, "last_caller": last}
    found = ORDER.run(facts)["order_from_opener"]
    assert isinstance(found, Known)
    assert isinstance(found.value, tuple)
    assert sorted(found.value) == sorted(live)
    assert found.value[0] == first
    assert last in (NONE, first, found.value[-1])
