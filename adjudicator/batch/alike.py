"""Which events are ruled alike: a key, equal for two events of one kind only where they have the same compact ruling.

A number that is only ever compared with constants is as good as the stretch between two of them that it lies in. Numbers that enter sums,
figures or calculators count as they are; so does everything that is not a number.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping

from adjudicator.engine.condition import Condition, Leaf, leaf_facts, leaves
from adjudicator.engine.expression import expression_facts
from adjudicator.engine.program import rule_condition
from adjudicator.engine.values import FactType
from adjudicator.ruling.case import Event
from adjudicator.ruling.domains import cut_points
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.plan import Plan

_STRETCHED = (FactType.COUNT, FactType.AMOUNT, FactType.SEAT)


class Alike:
    """The keys of events of one plan."""

    def __init__(self, plan: Plan) -> None:
        """Everything that the plan reads, or could refuse."""
        exact = _exact(plan)
        points: dict[str, set[int]] = {}
        read = set(plan.facts)
        for leaf in _leaves(plan):
            read.update(leaf_facts(leaf))
            if len(leaf_facts(leaf)) == 1:
                points.setdefault(leaf_facts(leaf)[0], set()).update(cut_points(leaf))
            else:
                exact.update(leaf_facts(leaf))
        self._read = frozenset(read | exact)
        self._points: Mapping[str, list[int]] = {
            name: sorted(points.get(name, ()))
            for name in self._read - exact
            if plan.fact(name) is not None and plan.type_of(name) in _STRETCHED and name not in plan.defined
        }

    def key(self, event: Event) -> object:
        """The key of an event without a hand and without facts of seats."""
        cuts, read = self._points, self._read
        facts = frozenset(
            [
                (name, bisect_right(cuts[name], value)) if name in cuts and type(value) is int else (name, value)
                for name, value in event.facts.items()
                if name in read
            ]
        )
        return (facts, event.unknown, event.disputed)


def _exact(plan: Plan) -> set[str]:
    """The facts whose very value may matter."""
    found = {fact for form in plan.every_form.values() for fact, _ in form.terms}
    for name, formula in plan.formulas:
        found |= {name, *expression_facts(formula)}
    for rule in plan.rules:
        for outcome in rule.outcomes:
            found |= {fact for _, expression in expressions(outcome.content) for fact in expression_facts(expression)}
    for calculator in plan.calculators:
        found.update((*calculator.inputs, *calculator.optional_inputs, *calculator.outputs))
    return found


def _leaves(plan: Plan) -> Iterable[Leaf]:
    conditions: list[Condition] = [rule_condition(rule) for rule in plan.rules]
    conditions += [case.when for definition in plan.definitions for case in definition.cases]
    conditions += [condition for condition, _ in plan.impossible]
    conditions += [condition for condition, _ in plan.only_if.values()]
    conditions += plan.asides
    for condition in conditions:
        yield from leaves(condition)
