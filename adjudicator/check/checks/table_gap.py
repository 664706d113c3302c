"""A table with no row for a case that its columns allow."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.standing import either, joined
from adjudicator.check.tables import own_tables, parts_of
from adjudicator.engine.condition import negate


def find(house: House) -> Iterator[Finding]:
    """One case for each table: what all rows share holds, and neither a row does nor another rule that speaks in their slots."""
    for table in own_tables(house):
        for situation, rows in table.places:
            standing = situation.standing
            conditions = [standing.conditions[index] for index in rows]
            spoken = {(outcome.who, outcome.slot) for index in rows for outcome in situation.plan.rules[index].outcomes}
            beside = [standing.conditions[said[0]] for said in standing.said() if (standing.outcome(said).who, standing.outcome(said).slot) in spoken]
            shared = [part for part in parts_of(conditions[0]) if all(part in parts_of(other) for other in conditions)]
            witness = situation.witness(joined(*shared, negate(either(*beside))))
            if witness is not None:
                about = About(incident=situation.kinds, articles=(table.article,))
                yield Finding(CHECK.id, table.place, "check_table_gap_says", {"article": table.number}, about, witness)
                break


CHECK = Check("table_gap", Level.WARNING, find)
