"""Pots: layers, what comes back, odd chips (TDA 20 and 21, PARC 2.10, 9.2)."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.facts.betting.pots import Pot, Pots, layered, odd_chip_order, pots_of, shared, shared_high_low
from tests.facts.betting.hands import situation_of, value_of


def test_a_three_way_chop_in_chips_of_25() -> None:
    assert shared(350, (3, 5, 1), 25) == {3: 125, 5: 125, 1: 100}


def test_the_odd_chip_of_a_high_low_pot_goes_high() -> None:
    assert shared_high_low(175, (4,), (2,), 25) == {4: 100, 2: 75}
    assert shared_high_low(175, (4, 6), (), 25) == {4: 100, 6: 75}
    assert odd_chip_order((1, 3, 6), 3) == (6, 1, 3)


def test_a_pot_needs_a_winner() -> None:
    with pytest.raises(ValueError, match="winner"):
        shared(100, ())


def test_layers() -> None:
    assert layered({1: 100, 2: 300, 3: 500, 4: 50}, {1, 2, 3}) == Pots((Pot(350, (1, 2, 3)), Pot(400, (2, 3))), 200, 3)


def test_folded_chips_count_for_what_comes_back() -> None:
    assert layered({1: 100, 2: 300, 3: 500}, {1, 3}) == Pots((Pot(300, (1, 3)), Pot(400, (3,))), 200, 3)


def test_parc_9_2_an_unpaid_raise_comes_back() -> None:
    situation = situation_of("6 players; blinds 50/100; UTG raises 500; HJ calls; BTN raises 2000; SB folds; BB folds")
    assert (value_of(situation, "chips_returned"), value_of(situation, "returned_to")) == (1500, 6)


def test_tda_16_side_pot_before_main() -> None:
    hand = (
        "3 players; stacks SB 5000, BB 5000, BTN 700; blinds 50/100; BTN all in; SB calls; BB calls; turn; SB checks; BB bets 1000; SB calls; river"
    )
    assert pots_of(situation_of(hand)) == Pots((Pot(2100, (1, 2, 3)), Pot(2000, (1, 2))))


amounts = st.dictionaries(st.integers(1, 9), st.integers(0, 200), min_size=2, max_size=9)


@given(amounts, st.data())
def test_nothing_is_lost(chips: dict[int, int], data: st.DataObject) -> None:
    live = data.draw(st.sets(st.sampled_from(sorted(chips)), min_size=1))
    dead = data.draw(st.integers(0, 50))
    pots = layered(chips, live, dead)
    assert pots.total + pots.returned == sum(chips.values()) + dead
    assert all(set(after.seats) < set(before.seats) for before, after in zip(pots.pots, pots.pots[1:], strict=False))


@given(st.integers(1, 5000), st.lists(st.integers(1, 9), min_size=1, max_size=5, unique=True), st.sampled_from([1, 5, 25, 100]))
def test_shares_add_up(amount: int, winners: list[int], unit: int) -> None:
    shares = shared(amount, winners, unit)
    assert sum(shares.values()) == amount
    rest = amount % unit
    values = [share - (rest if seat == winners[0] else 0) for seat, share in shares.items()]
    assert values == sorted(values, reverse=True)
    assert max(values) - min(values) in (0, unit)
