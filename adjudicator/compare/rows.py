"""Rows: every situation that both houses ruled, and for each difference between two rulings the rows in which it comes out."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass, field

from adjudicator.compare.said import SEAT, Place, Words, about_seat, differing, without_figures
from adjudicator.compare.side import Ruled, Side, Told
from adjudicator.engine.values import Value
from adjudicator.ruling.model import Status
from adjudicator.ruling.plan import PLAYER

WHOLE: Place = ("", "")
"""The place of a difference between a house that answers and one that says nothing at all."""
NOTHING: frozenset[Words] = frozenset()
SOMETHING = frozenset((Words(Status.RULED, "answers", ()),))


@dataclass(frozen=True, slots=True)
class Row:
    """A situation as both houses ruled it, seen from a seat (None: from the table). A house that does not know the incident ruled nothing."""

    told: Told
    rulings: tuple[Ruled | None, Ruled | None]
    seat: int | None = None


@dataclass(slots=True)
class Group:
    """One difference: of whom and in which slot, what each house says there (figures aside), and in which rows."""

    place: Place
    words: tuple[frozenset[Words], frozenset[Words]]
    """What is said in the first of the rows."""
    level: bool
    """Whether its rows are those of seats."""
    rows: list[int] = field(default_factory=list)
    places: dict[int, Place] = field(default_factory=dict)
    """In each row the place itself: the seat, where it is of one."""


@dataclass(slots=True)
class Rows:
    """The rows of the table and those of seats, and the groups in the order in which they were found."""

    table: list[Row] = field(default_factory=list)
    seats: list[Row] = field(default_factory=list)
    groups: dict[Hashable, Group] = field(default_factory=dict)

    def of(self, group: Group) -> Sequence[Row]:
        """The rows that a group is a part of."""
        return self.seats if group.level else self.table


def rows_of(told: Sequence[Told], sides: tuple[Side | None, Side | None]) -> Rows:
    """Rules every situation under each house that knows the incident, once."""
    rows = Rows()
    for one in told:
        ruled = [None if side is None else side.rule(one) for side in sides]
        if any(ruling is None and side is not None for ruling, side in zip(ruled, sides, strict=True)) or _contradicts(one, ruled, sides):
            continue
        _add(rows, Row(one, (ruled[0], ruled[1])))
    return rows


def _contradicts(told: Told, rulings: Sequence[Ruled | None], sides: Sequence[Side | None]) -> bool:
    """Whether something that one house asks and the other defines was told otherwise than the other defines it."""
    for ruling, side in zip(rulings, sides, strict=True):
        if ruling is not None and side is not None:
            for name in side.plan.defined:
                if name in told.facts and side.defined_value(name, ruling) != told.facts[name]:
                    return True
    return False


def _add(rows: Rows, row: Row) -> None:
    index = len(rows.table)
    rows.table.append(row)
    first, second = ({} if ruling is None else ruling.said for ruling in row.rulings)
    empty = [not said or list(said) == [WHOLE] for said in (first, second)]
    seats = _seats(row)
    numbers = {seat: len(rows.seats) + position for position, seat in enumerate(seats)}
    rows.seats += [Row(row.told, row.rulings, seat) for seat in seats]
    if empty[0] != empty[1]:
        _found(rows, WHOLE, (NOTHING, SOMETHING) if empty[0] else (SOMETHING, NOTHING), ("only", empty[0]), index, False)
        return
    for place in differing(first, second):
        words = (first.get(place, NOTHING), second.get(place, NOTHING))
        number = int(place[0].removeprefix(SEAT)) if about_seat(place) else None
        key = ("of", PLAYER if number is not None else place[0], place[1], *map(without_figures, words), _relation(*words))
        if number is not None and number in numbers:
            _found(rows, place, words, key, numbers[number], True)
        else:
            _found(rows, place, words, key, index, False)


def _found(rows: Rows, place: Place, words: tuple[frozenset[Words], frozenset[Words]], key: Hashable, index: int, level: bool) -> None:
    who = PLAYER if about_seat(place) else place[0]
    group = rows.groups.setdefault((key, level), Group((who, place[1]), words, level))
    if not group.rows or group.rows[-1] != index:
        group.rows.append(index)
        group.places[index] = place


def _seats(row: Row) -> Sequence[int]:
    found: dict[int, None] = {}
    for ruling in row.rulings:
        if ruling is not None:
            found.update(dict.fromkeys(seat.number for seat in ruling.entered.seats if seat.number is not None))
    return sorted(found)


def _relation(first: frozenset[Words], second: frozenset[Words]) -> Hashable:
    """Where both say the same but for figures: which of them are larger."""
    if without_figures(first) != without_figures(second):
        return None
    signs = set()
    others = {one.words: dict(one.figures) for one in second}
    for one in first:
        for name, value in one.figures:
            other = others.get(one.words, {}).get(name)
            if value != other:
                signs.add((name, value > other if isinstance(value, int) and isinstance(other, int) else None))
    return frozenset(signs)


def facts_of_row(row: Row, index: int, sides: tuple[Side | None, Side | None]) -> Mapping[str, Value]:
    """The facts on which one of the houses ruled a row: those of the seat where it is seen from one."""
    side, ruling = sides[index], row.rulings[index]
    if side is None or ruling is None:
        return {}
    if row.seat is None:
        return ruling.entered.facts
    return side.seat_facts(ruling).get(row.seat, ruling.entered.facts)
