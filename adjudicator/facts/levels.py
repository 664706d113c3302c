"""Which level of the blinds is in force, from the time played. What a level costs stands in the rulebooks."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.values import Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.source.diagnostics import Diagnostic

INPUTS = ("minutes_played", "level_minutes")
OUTPUTS = ("level_number",)


def level_in_force(facts: Mapping[str, Value]) -> Computed:
    """The number of the level in force, 1 for the first.

    Given: `minutes_played`, whole minutes of play with breaks left out; `level_minutes`, the length of a level. A level that is just over has
    given way to the next. Levels are counted on without end: whether the structure has so many, its own table tells. Raises ImpossibleError
    when a level lasts no time.
    """
    played, length = facts.get("minutes_played"), facts.get("level_minutes")
    if isinstance(length, int) and length < 1:
        raise ImpossibleError((Diagnostic("level_no_time", values={"minutes": length}),))
    missing = tuple(name for name, value in (("minutes_played", played), ("level_minutes", length)) if not isinstance(value, int))
    if not isinstance(played, int) or not isinstance(length, int):
        return {"level_number": Unknown(missing)}
    number = played // length + 1
    return {"level_number": Known(number, sentence("level_from_minutes", level=number, played=played, length=length))}
