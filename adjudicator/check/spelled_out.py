"""Conditions with the derived facts in them spelled out by their definitions, so that they speak of nothing but facts that are told."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.condition import All, Any, Condition, Member, negate
from adjudicator.engine.three_valued import default_of
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition


class SpelledOut:
    """The definitions of a plan, each value of them spelled out once."""

    def __init__(self, definitions: Mapping[str, Definition]) -> None:
        """`definitions` by fact; they go in no circle."""
        self._definitions = definitions
        self._made: dict[tuple[str, Value], Condition] = {}

    def condition(self, condition: Condition) -> Condition:
        """The condition without derived facts. A definition by cases without `otherwise` is open where no case holds: then no value is meant."""
        if isinstance(condition, (All, Any)):
            return type(condition)(tuple(self.condition(part) for part in condition.parts))
        if not isinstance(condition, Member) or condition.fact not in self._definitions:
            return condition
        values = sorted(condition.values, key=str)
        if condition.negated:
            every = dict.fromkeys([*(case.value for case in self._definitions[condition.fact].cases), default_of(self._definitions[condition.fact])])
            values = [value for value in every if value is not None and value not in condition.values]
        return Any(tuple(self._value(condition.fact, value) for value in values))

    def _value(self, fact: str, value: Value) -> Condition:
        """When the definition of `fact` gives `value`."""
        made = self._made.get((fact, value))
        if made is None:
            definition = self._definitions[fact]
            ways: list[Condition] = []
            before: list[Condition] = []
            for case in definition.cases:
                when = self.condition(case.when)
                if case.value == value:
                    ways.append(All((*(negate(one) for one in before), when)))
                before.append(when)
            if default_of(definition) == value:
                ways.append(All(tuple(negate(one) for one in before)))
            made = self._made[fact, value] = Any(tuple(ways))
        return made
