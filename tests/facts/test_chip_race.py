"""The chip race: every small race is compared with dealing the chips out one by one."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown

RACE = CALCULATORS["chip_race"]
DECK = [rank + suit for rank in "23456789TJQKA" for suit in "cdhs"]


def race(cards: str, chips: int, last: Value = NONE) -> dict[int, Value]:
    found = RACE.run({"race_cards": cards, "race_chips": chips, "race_last_chips": last})
    results = {}
    for name, result in found.items():
        fact, _, seat = name.partition("@")
        assert fact == "race_result"
        assert isinstance(result, Known)
        results[int(seat)] = result.value
    return results


def refused(**facts: Value) -> list[tuple[str, dict[str, object]]]:
    with pytest.raises(ImpossibleError) as caught:
        RACE.run(facts)
    return [(one.message, dict(one.values)) for one in caught.value.diagnostics]


def test_the_highest_card_of_each_counts() -> None:
    assert race("3:Kh,3:Qd,5:7c,8:2c,10:Th", 2, (8,)) == {3: "wins", 5: "loses", 8: "last_chip", 10: "wins"}


def test_two_high_cards_win_one_chip() -> None:
    assert race("1:Ah,1:Ad,2:2c", 2) == {1: "wins", 2: "wins"}


def test_more_chips_than_players() -> None:
    assert race("1:Ah,2:2c", 5) == {1: "wins", 2: "wins"}


def test_no_chip_at_all() -> None:
    assert race("1:Ah,2:2c", 0, (1, 2)) == {1: "last_chip", 2: "last_chip"}


def test_equal_cards_share_nothing_by_themselves() -> None:
    assert race("1:Kh,2:7c,3:7d", 2, (2,)) == {1: "wins", 2: "equal", 3: "equal"}
    assert race("1:Kh,2:7c,3:7d", 3) == {1: "wins", 2: "wins", 3: "wins"}
    assert race("1:Kh,2:7c,3:7d", 1) == {1: "wins", 2: "loses", 3: "loses"}


@pytest.mark.parametrize("chips", range(6))
def test_every_race_of_four_players(chips: int) -> None:
    """Chips are dealt out from the highest rank down; a rank that cannot be served whole is equal."""
    for ranks in product("2345", repeat=4):
        cards = ",".join(f"{seat}:{rank}{'cdhs'[seat - 1]}" for seat, rank in enumerate(ranks, 1))
        left = chips
        expected: dict[int, Value] = {}
        for rank in "5432":
            holders = [seat for seat, own in enumerate(ranks, 1) if own == rank]
            word = "wins" if len(holders) <= left else "equal" if left else "loses"
            left = max(0, left - len(holders))
            expected |= dict.fromkeys(holders, word)
        assert race(cards, chips) == dict(sorted(expected.items()))


@given(st.lists(st.tuples(st.integers(1, 10), st.sampled_from(DECK)), min_size=1, max_size=20, unique_by=lambda dealt: dealt[1]), st.integers(0, 12))
def test_nobody_wins_over_a_higher_card_and_no_chip_too_many_is_won(dealt: list[tuple[int, str]], chips: int) -> None:
    results = race(",".join(f"{seat}:{card}" for seat, card in dealt), chips)
    best = {seat: max("23456789TJQKA".index(card[0]) for one, card in dealt if one == seat) for seat in results}
    winners = [seat for seat, result in results.items() if result == "wins"]
    others = [seat for seat in results if seat not in winners]
    assert set(results) == {seat for seat, _ in dealt}
    assert len(winners) <= chips
    assert all(best[winner] > best[other] for winner in winners for other in others)
    if all(result != "equal" for result in results.values()):
        assert len(winners) == min(chips, len(results))


def test_what_is_not_told_is_missing() -> None:
    assert RACE.run({}) == {"race_result": Unknown(("race_cards", "race_chips"))}
    assert RACE.run({"race_cards": "1:Ah"}) == {"race_result": Unknown(("race_chips",))}
    assert RACE.run({"race_chips": 1, "race_last_chips": (4,)}) == {"race_result": Unknown(("race_cards",))}


def test_impossible_races() -> None:
    assert refused(race_cards="Ah,1:Kd", race_chips=1) == [("race_no_seat", {"card": "Ah"})]
    assert refused(race_cards="1:Ah,2:Ah,2:Kd,3:Kd", race_chips=1) == [("cards_twice", {"card": "Ah"}), ("cards_twice", {"card": "Kd"})]
    assert refused(race_cards="1:Ah", race_chips=1, race_last_chips=(1, 4)) == [("race_no_card", {"seat": 4})]


def test_who_has_no_other_chips_is_needed_where_somebody_wins_nothing() -> None:
    assert RACE.run({"race_cards": "1:Kh,2:7c", "race_chips": 1}) == {"race_result": Unknown(("race_last_chips",))}
    assert set(RACE.run({"race_cards": "1:Kh,2:7c", "race_chips": 2})) == {"race_result@1", "race_result@2"}
