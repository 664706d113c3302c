"""Witnesses: of the situations in which a difference comes out one that is told in the fewest words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adjudicator.compare.model import Witness
from adjudicator.compare.rows import Group, Row, Rows
from adjudicator.compare.side import Ruled, Side, Told
from adjudicator.engine.values import Value

CANDIDATES = 2
"""How many situations are shortened, of those that look shortest."""


@dataclass(frozen=True, slots=True)
class Found:
    """A witness, the row that it comes from, and the ruling of each house on it."""

    witness: Witness
    row: int
    rulings: tuple[Ruled | None, Ruled | None]


def witness_of(incident: str, groups: Sequence[Group], rows: Rows, sides: tuple[Side | None, Side | None]) -> Found:
    """The witness of a difference: the fewest facts, then the plainest hand, which stands first among the samples."""
    group = groups[0]
    table = rows.of(group)
    likely = sorted(group.rows, key=lambda index: (_length(table[index], sides), index))[:CANDIDATES]
    found = [(told, index) for index in likely for told in [_shortened(table[index], sides)]]
    told, index = min(found, key=lambda pair: (len(pair[0].facts), pair[1]))
    rulings = tuple(None if side is None else side.rule(told) for side in sides)
    ordered = sorted(told.facts.items(), key=lambda item: _order(item[0], sides))
    return Found(Witness(incident, tuple(ordered), told.hand), index, (rulings[0], rulings[1]))


def _order(name: str, sides: tuple[Side | None, Side | None]) -> tuple[int, str]:
    return min(side.plan.order_of(name) for side in sides if side is not None)


def _length(row: Row, sides: tuple[Side | None, Side | None]) -> int:
    """How much has to be told: the facts that are not as they are presumed."""
    known = [side for side in sides if side is not None]
    return sum(any(side.plan.presumed.get(name) != value for side in known if name in side.plan.facts) for name, value in row.told.facts.items())


def _shortened(row: Row, sides: tuple[Side | None, Side | None]) -> Told:
    """The situation without what makes no difference to either ruling."""
    told = row.told
    if told.hand is not None and _same(Told(told.facts), row, sides):
        told = Told(told.facts)
    facts: Mapping[str, Value] = told.facts
    for name in sorted(facts, key=lambda name: _order(name, sides), reverse=True):
        fewer = {other: value for other, value in facts.items() if other != name}
        if _same(Told(fewer, told.hand), row, sides):
            facts = fewer
    return _as_hand(Told(facts, told.hand), row, sides)


def _as_hand(told: Told, row: Row, sides: tuple[Side | None, Side | None]) -> Told:
    """The situation with a hand in the place of several facts that a hand tells, where one of the samples tells just these."""
    known = [side for side in sides if side is not None]
    measured = {name for name in told.facts if any(name in side.plan.measured for side in known)}
    if told.hand is None and len(measured) > 1:
        rest = {name: value for name, value in told.facts.items() if name not in measured}
        for hand in known[0].played:
            if _same(Told(rest, hand), row, sides):
                return Told(rest, hand)
    return told


def _same(told: Told, row: Row, sides: tuple[Side | None, Side | None]) -> bool:
    for side, before in zip(sides, row.rulings, strict=True):
        if side is not None and before is not None:
            now = side.rule(told)
            if now is None or now.said != before.said:
                return False
    return True
