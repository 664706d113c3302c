"""The tables of a house: rules that were written as rows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from adjudicator.check.house import House
from adjudicator.check.situation import Situation
from adjudicator.engine.condition import All, Condition
from adjudicator.source.diagnostics import Place


@dataclass(frozen=True, slots=True)
class Table:
    """The table of an article. `places`: each situation that it is about, with the indices of its rows there."""

    article: str
    number: str
    place: Place
    places: tuple[tuple[Situation, tuple[int, ...]], ...]


def own_tables(house: House) -> Iterator[Table]:
    """The tables of the house's own articles that have more than one row."""
    for number, ids in house.tables.items():
        names = {f"{house.rulebook.id}/{number}.{row}" for row in ids}
        places: list[tuple[Situation, tuple[int, ...]]] = []
        for situation in house.situations():
            rows = tuple(index for index, rule in enumerate(situation.plan.rules) if rule.name in names)
            if len(rows) > 1 and len(situation.kinds) == 1:
                places.append((situation, rows))
        if places:
            first = min(places[0][0].plan.rules[index].place for index in places[0][1])
            yield Table(f"{house.rulebook.id}/{number}", number, first, tuple(places))


def parts_of(condition: Condition) -> Sequence[Condition]:
    """The conditions that all must hold."""
    return condition.parts if isinstance(condition, All) else (condition,)
