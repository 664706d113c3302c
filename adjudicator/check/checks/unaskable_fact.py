"""A fact that a rule hangs on and that can never be known: nobody can be asked, and nothing computes, measures or defines it."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.uses import behind, facts_of_rule, knowable
from adjudicator.engine.program import definition_facts
from adjudicator.rulebook.model import Definition, Rule


def find(house: House) -> Iterator[Finding]:
    """Each such fact, at the first own rule or definition that reads it."""
    known = knowable(house.rulebook)
    seen: set[str] = set()
    readers: list[tuple[Rule | Definition, frozenset[str]]] = [
        (rule, facts_of_rule(rule)) for rule in house.rulebook.rules if rule.house == house.rulebook.id
    ]
    readers += [(one, definition_facts(one)) for one in house.rulebook.definitions if one.house == house.rulebook.id]
    for reader, facts in readers:
        for fact in sorted(facts - known - seen):
            seen.add(fact)
            lacking = sorted(name for name in behind((fact,), house.rulebook.vocabulary) - known)
            about = About(facts=(fact,), articles=(f"{reader.house}/{reader.article}",))
            values: dict[str, object] = {"fact": fact, "lacking": ", ".join(f"`{name}`" for name in lacking)}
            yield Finding(CHECK.id, reader.place, "check_unaskable_fact_says", values, about)


CHECK = Check("unaskable_fact", Level.ERROR, find)
