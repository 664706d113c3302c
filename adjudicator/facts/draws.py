"""Draws of tables and seats: an open one, and one with seeded players. Both from a recorded seed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise

from adjudicator.engine.values import Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.facts.lots import Lots
from adjudicator.source.diagnostics import Diagnostic

OPEN_INPUTS = ("players_registered", "seats_per_table", "draw_seed", "player_number")
OPEN_OUTPUTS = ("drawn_table", "drawn_seat")
SEEDED_INPUTS = ("seeding_bands", "draw_seed", "player_number")
SEEDED_OUTPUTS = ("seeded_table", "seeded_seat")

Tables = Sequence[Sequence[int]]
"""For each table the numbers of its players, in the order of the seats."""


def open_draw(facts: Mapping[str, Value]) -> Computed:
    """Where a player sits by an open draw.

    Given: `players_registered`, how many are drawn; `seats_per_table`, the most that sit at one table; `draw_seed`, the number recorded;
    `player_number`, the player in question, counted from 1 in the list of players. There are as few tables as hold everybody, and no table has
    two players more than another. Raises ImpossibleError for a table without seats, or a player who is not on the list.
    """
    players, size, seed, number = (_whole(facts.get(name)) for name in OPEN_INPUTS)
    problems = [*_no_seats(size), *_not_listed(number, players)]
    if problems:
        raise ImpossibleError(problems)
    if players is None or size is None or seed is None or number is None:
        return dict.fromkeys(OPEN_OUTPUTS, Unknown(_lacking(OPEN_INPUTS, facts)))
    return _place(open_tables(players, -(-players // size), seed), number, seed, OPEN_OUTPUTS)


def seeded_draw(facts: Mapping[str, Value]) -> Computed:
    """Where a player sits by a draw with seeded players.

    Given: `seeding_bands`, the last number of each band of the ranking (4, 8, 16, 32); `draw_seed`, the number recorded; `player_number`, the
    player's number in the ranking. The first band has one player a table: number n sits at table n. Every other band is spread evenly over the
    tables by lot. Then the seats of each table are drawn. Raises ImpossibleError where a band does not spread evenly, or for a player who is not
    in the ranking.
    """
    bands = facts.get("seeding_bands")
    seed, number = _whole(facts.get("draw_seed")), _whole(facts.get("player_number"))
    ends = bands if isinstance(bands, tuple) else None
    problems = [*_uneven(ends or ()), *_not_listed(number, ends[-1] if ends else None)]
    if problems:
        raise ImpossibleError(problems)
    if not ends or seed is None or number is None:
        return dict.fromkeys(SEEDED_OUTPUTS, Unknown(_lacking(SEEDED_INPUTS, facts)))
    return _place(seeded_tables(ends, seed), number, seed, SEEDED_OUTPUTS)


def open_tables(players: int, tables: int, seed: int) -> Tables:
    """All the tables of an open draw: the players are dealt out to the tables in an order drawn by lot."""
    order = Lots(seed, "open draw").shuffled(range(1, players + 1))
    return [order[table::tables] for table in range(tables)]


def seeded_tables(ends: Sequence[int], seed: int) -> Tables:
    """All the tables of a draw with seeded players; `ends` are the last numbers of the bands, which spread evenly over `ends[0]` tables."""
    lots = Lots(seed, "seeded draw")
    count = ends[0]
    tables = [[number] for number in range(1, count + 1)]
    for before, last in pairwise(ends):
        for place, number in enumerate(lots.shuffled(range(before + 1, last + 1))):
            tables[place % count].append(number)
    return [lots.shuffled(table) for table in tables]


def _place(tables: Tables, number: int, seed: int, outputs: Sequence[str]) -> dict[str, Known | Unknown]:
    """Where one player sits, with the whole draw as its formula."""
    table, seat = next((table, one.index(number) + 1) for table, one in enumerate(tables, 1) if number in one)
    whole = " · ".join(f"{place}: {', '.join(map(str, one))}" for place, one in enumerate(tables, 1))
    text = sentence("draw_whole", seed=seed, tables=whole)
    return {outputs[0]: Known(table, text), outputs[1]: Known(seat, text)}


def _no_seats(size: int | None) -> Iterable[Diagnostic]:
    if size is not None and size < 1:
        yield Diagnostic("draw_no_seats", values={"size": size})


def _not_listed(number: int | None, players: int | None) -> Iterable[Diagnostic]:
    if number is not None and (number < 1 or (players is not None and number > players)):
        if players is None:
            yield Diagnostic("draw_no_first_player", values={"number": number})
        else:
            yield Diagnostic("draw_no_player", values={"number": number, "players": players})


def _uneven(ends: Sequence[int]) -> Iterable[Diagnostic]:
    for before, last in pairwise(ends):
        if (last - before) % ends[0]:
            yield Diagnostic("draw_uneven_band", values={"first": before + 1, "last": last, "tables": ends[0]})


def _whole(value: Value | None) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _lacking(names: Sequence[str], facts: Mapping[str, Value]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in facts)
