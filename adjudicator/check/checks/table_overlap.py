"""Two rows of a table that both apply to one case."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.standing import joined
from adjudicator.check.tables import Table, own_tables


def find(house: House) -> Iterator[Finding]:
    """The first case of each pair of rows."""
    for table in own_tables(house):
        yield from _overlaps(house, table)


def _overlaps(house: House, table: Table) -> Iterator[Finding]:
    seen: set[tuple[str, str]] = set()
    for situation, rows in table.places:
        for one, other in combinations(rows, 2):
            first, second = situation.plan.rules[one], situation.plan.rules[other]
            if (first.name, second.name) in seen:
                continue
            witness = situation.witness(joined(situation.standing.conditions[one], situation.standing.conditions[other]))
            if witness is not None:
                seen.add((first.name, second.name))
                about = About(incident=situation.kinds, rules=(first.name, second.name), articles=(table.article,))
                values: dict[str, object] = {"first": house.cite(first), "second": house.cite(second)}
                yield Finding(CHECK.id, second.place, "check_table_overlap_says", values, about, witness)


CHECK = Check("table_overlap", Level.ERROR, find)
