"""Draws and balancing: who sits where is a proper seating for any seed, and the same whenever it is drawn again."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown
from adjudicator.facts.draws import open_tables, seeded_tables
from adjudicator.facts.lots import Lots

SEEDS = st.integers(0, 10**9)
BANDS = (4, 8, 16, 32)


def values(name: str, **facts: Value) -> dict[str, object]:
    """The outputs of a calculator, each its value or the tuple of what is missing."""
    found = CALCULATORS[name].run(facts)
    assert set(found) == set(CALCULATORS[name].outputs)
    return {output: one.value if isinstance(one, Known) else one.missing for output, one in found.items()}


def refused(name: str, **facts: Value) -> list[str]:
    with pytest.raises(ImpossibleError) as caught:
        CALCULATORS[name].run(facts)
    return [one.message for one in caught.value.diagnostics]


@given(SEEDS, st.integers(1, 60), st.integers(1, 6))
def test_an_open_draw_seats_everybody_once_and_evenly(seed: int, players: int, tables: int) -> None:
    drawn = open_tables(players, tables, seed)
    assert sorted(number for table in drawn for number in table) == list(range(1, players + 1))
    sizes = [len(table) for table in drawn]
    assert max(sizes) - min(sizes) <= 1
    assert drawn == open_tables(players, tables, seed)


@pytest.mark.parametrize(
    ("players", "sizes"),
    [
        (20, [6, 7, 7]),
        (21, [7, 7, 7]),
        (22, [7, 7, 8]),
        (23, [7, 8, 8]),
        (24, [8, 8, 8]),
        (25, [6, 6, 6, 7]),
        (26, [6, 6, 7, 7]),
        (27, [6, 7, 7, 7]),
        (28, [7, 7, 7, 7]),
    ],
)
def test_tables_of_eight_at_most_for_20_to_28_players(players: int, sizes: list[int]) -> None:
    places = [values("open_draw", players_registered=players, seats_per_table=8, draw_seed=3, player_number=n) for n in range(1, players + 1)]
    tables = [place["drawn_table"] for place in places]
    assert sorted(tables.count(table) for table in set(tables)) == sizes
    assert len({(place["drawn_table"], place["drawn_seat"]) for place in places}) == players


@given(SEEDS)
def test_a_seeded_draw_spreads_every_band(seed: int) -> None:
    tables = seeded_tables(BANDS, seed)
    assert [next(number for number in table if number <= 4) for table in tables] == [1, 2, 3, 4]
    for first, last in ((5, 8), (9, 16), (17, 32)):
        assert {sum(first <= number <= last for number in table) for table in tables} == {(last - first + 1) // 4}
    assert sorted(number for table in tables for number in table) == list(range(1, 33))
    assert tables == seeded_tables(BANDS, seed)


def test_seeds_lead_to_different_draws() -> None:
    assert len({str(seeded_tables(BANDS, seed)) for seed in range(50)}) == 50
    assert len({str(open_tables(24, 3, seed)) for seed in range(50)}) == 50


def test_every_seat_is_drawn_about_as_often() -> None:
    counts = [0] * 5
    lots = Lots(1, "test")
    for _ in range(5000):
        counts[lots.below(5)] += 1
    assert all(850 < count < 1150 for count in counts)
    with pytest.raises(ValueError, match="nothing to draw from"):
        lots.one_of(())


def test_a_recorded_draw_comes_out_the_same_on_every_machine() -> None:
    assert values("seeded_draw", seeding_bands=BANDS, draw_seed=20101206, player_number=7) == {"seeded_table": 1, "seeded_seat": 8}
    assert values("open_draw", players_registered=25, seats_per_table=8, draw_seed=11, player_number=7) == {"drawn_table": 1, "drawn_seat": 6}


def test_what_is_not_told_is_missing() -> None:
    assert set(values("open_draw", players_registered=25, seats_per_table=8).values()) == {("draw_seed", "player_number")}
    assert set(values("seeded_draw", draw_seed=1).values()) == {("seeding_bands", "player_number")}
    assert values("giving_table", short_table=2) == {"giving_table_drawn": ("tables_in_play", "draw_seed")}
    assert values("drawn_move", seats=(1, 2), draw_seed=4)["free_seat_drawn"] == ("seats_there", "seats_per_table")
    assert CALCULATORS["seat_near_big_blind"].run({})["seat_near_big_blind"] == Unknown(CALCULATORS["seat_near_big_blind"].inputs)


@given(SEEDS, st.sets(st.integers(1, 9), min_size=2), st.data())
def test_the_short_table_gives_nobody(seed: int, tables: set[int], data: st.DataObject) -> None:
    short = data.draw(st.sampled_from(sorted(tables)))
    drawn = values("giving_table", tables_in_play=tuple(sorted(tables)), short_table=short, draw_seed=seed)["giving_table_drawn"]
    assert drawn in tables - {short}


@given(SEEDS, st.sets(st.integers(1, 8), min_size=1), st.sets(st.integers(1, 8), max_size=7, min_size=1))
def test_who_moves_sits_here_and_goes_to_a_free_seat(seed: int, here: set[int], there: set[int]) -> None:
    found = values("drawn_move", seats=tuple(sorted(here)), seats_there=tuple(sorted(there)), seats_per_table=8, draw_seed=seed)
    assert found["mover_drawn"] in here
    assert found["free_seat_drawn"] in set(range(1, 9)) - there


@pytest.mark.parametrize(
    ("there", "last", "seat"),
    [
        pytest.param((1, 3, 5), 3, 4, id="in the big blind"),
        pytest.param((1, 3, 4, 5), 3, 6, id="the big blind and the next are taken"),
        pytest.param((1, 2, 8), 8, 3, id="round the table"),
        pytest.param((1, 2, 4, 5, 6, 7, 8), 3, 3, id="only the seat of the last big blind, who is out, is free"),
    ],
)
def test_the_free_seat_nearest_to_the_big_blind(there: tuple[int, ...], last: int, seat: int) -> None:
    assert values("seat_near_big_blind", seats_there=there, last_big_blind_there=last, seats_per_table=8) == {"seat_near_big_blind": seat}


def test_what_cannot_be_is_refused() -> None:
    assert refused("open_draw", seats_per_table=0) == ["draw_no_seats"]
    assert refused("open_draw", players_registered=20, player_number=21) == ["draw_no_player"]
    assert refused("seeded_draw", seeding_bands=BANDS, player_number=0) == ["draw_no_player"]
    assert refused("seeded_draw", seeding_bands=(4, 9)) == ["draw_uneven_band"]
    assert refused("giving_table", tables_in_play=(1, 2), short_table=3) == ["moves_no_such_table"]
    assert refused("giving_table", tables_in_play=(1,), short_table=1) == ["moves_one_table"]
    assert refused("drawn_move", seats=(1, 1)) == ["moves_seat_twice"]
    assert refused("drawn_move", seats=()) == ["moves_nobody"]
    assert refused("drawn_move", seats_there=(1, 9), seats_per_table=8) == ["button_no_such_seat"]
    assert refused("seat_near_big_blind", seats_there=(1, 2), seats_per_table=2) == ["moves_full"]
    assert refused("seat_near_big_blind", seats_there=(1, 2), last_big_blind_there=9, seats_per_table=8) == ["button_no_such_seat"]
