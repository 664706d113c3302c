"""Balancing of tables: which table gives a player, who moves, and to which free seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from adjudicator.engine.values import Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.facts.lots import Lots
from adjudicator.source.diagnostics import Diagnostic

GIVING_INPUTS = ("tables_in_play", "short_table", "draw_seed")
GIVING_OUTPUTS = ("giving_table_drawn",)
MOVE_INPUTS = ("seats", "seats_there", "seats_per_table", "draw_seed")
MOVE_OUTPUTS = ("mover_drawn", "free_seat_drawn")
SEAT_INPUTS = ("seats_there", "last_big_blind_there", "seats_per_table")
SEAT_OUTPUTS = ("seat_near_big_blind",)


def giving_table(facts: Mapping[str, Value]) -> Computed:
    """The table that gives a player, drawn among the others.

    Given: `tables_in_play`, their numbers; `short_table`, the one that is short of players; `draw_seed`, the number recorded. Raises
    ImpossibleError when the short table is not among them, or there is no other.
    """
    tables, short, seed = _seats(facts.get("tables_in_play")), _whole(facts.get("short_table")), _whole(facts.get("draw_seed"))
    if tables is not None and short is not None:
        if short not in tables:
            raise ImpossibleError((Diagnostic("moves_no_such_table", values={"table": short}),))
        if len(set(tables)) < 2:
            raise ImpossibleError((Diagnostic("moves_one_table", values={"table": short}),))
    if tables is None or short is None or seed is None:
        return {"giving_table_drawn": Unknown(_lacking(GIVING_INPUTS, facts))}
    others = [table for table in tables if table != short]
    drawn = Lots(seed, "giving table").one_of(others)
    return {"giving_table_drawn": Known(drawn, sentence("moves_drawn", drawn=drawn, among=_list(others), seed=seed))}


def drawn_move(facts: Mapping[str, Value]) -> Computed:
    """Who moves and to which seat, both by lot.

    Given: `seats`, those taken at the table that gives a player; `seats_there`, those taken at the other; `seats_per_table`; `draw_seed`, the
    number recorded. Raises ImpossibleError when a seat is named twice or does not exist, or the other table is full.
    """
    here, there = _seats(facts.get("seats")), _seats(facts.get("seats_there"))
    size, seed = _whole(facts.get("seats_per_table")), _whole(facts.get("draw_seed"))
    _refuse([*_clashes(here, None), *_clashes(there, size), *_full(there, size)])
    found: dict[str, Known | Unknown] = {}
    if here is None or seed is None:
        found["mover_drawn"] = Unknown(_lacking(("seats", "draw_seed"), facts))
    else:
        drawn = Lots(seed, "who moves").one_of(here)
        found["mover_drawn"] = Known(drawn, sentence("moves_drawn", drawn=drawn, among=_list(here), seed=seed))
    if there is None or size is None or seed is None:
        found["free_seat_drawn"] = Unknown(_lacking(("seats_there", "seats_per_table", "draw_seed"), facts))
    else:
        free = [seat for seat in range(1, size + 1) if seat not in there]
        drawn = Lots(seed, "free seat").one_of(free)
        found["free_seat_drawn"] = Known(drawn, sentence("moves_drawn", drawn=drawn, among=_list(free), seed=seed))
    return found


def seat_near_big_blind(facts: Mapping[str, Value]) -> Computed:
    """The free seat in the big blind of the next hand, or the nearest one after it.

    Given: `seats_there`, the seats taken at the table; `last_big_blind_there`, the seat of the last big blind, whether its player is still in or
    not; `seats_per_table`. Clockwise from the last big blind, the first free seat: whoever sits down there before any other player has the next
    big blind. The seat of the last big blind itself comes last. Raises ImpossibleError as `drawn_move` does.
    """
    there, last, size = _seats(facts.get("seats_there")), _whole(facts.get("last_big_blind_there")), _whole(facts.get("seats_per_table"))
    named = None if there is None else there if last is None else (*there, *(() if last in there else (last,)))
    _refuse([*_clashes(named, size), *_full(there, size)])
    if there is None or last is None or size is None:
        return {"seat_near_big_blind": Unknown(_lacking(SEAT_INPUTS, facts))}
    clockwise = [(last + step - 1) % size + 1 for step in range(1, size + 1)]
    seat = next(one for one in clockwise if one not in there)
    return {"seat_near_big_blind": Known(seat, sentence("moves_near", seat=seat, last=last))}


def _clashes(seats: Sequence[int] | None, size: int | None) -> Iterable[Diagnostic]:
    for seat in sorted(set(seats or ())):
        if seats is not None and seats.count(seat) > 1:
            yield Diagnostic("moves_seat_twice", values={"seat": seat})
        if seat < 1 or (size is not None and seat > size):
            yield Diagnostic("button_no_such_seat", values={"seat": seat, "size": seat if size is None else size})
    if seats is not None and not seats:
        yield Diagnostic("moves_nobody")


def _full(there: Sequence[int] | None, size: int | None) -> Iterable[Diagnostic]:
    if there is not None and size is not None and len(set(there)) >= size:
        yield Diagnostic("moves_full", values={"size": size})


def _refuse(problems: Sequence[Diagnostic]) -> None:
    if problems:
        raise ImpossibleError(problems)


def _whole(value: Value | None) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _seats(value: Value | None) -> tuple[int, ...] | None:
    return value if isinstance(value, tuple) else None


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _lacking(names: Sequence[str], facts: Mapping[str, Value]) -> tuple[str, ...]:
    return tuple(name for name in names if name not in facts)
