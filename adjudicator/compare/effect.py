"""Effect: the facts on which a change of a rulebook can make a difference, so that only those situations are ruled on."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adjudicator.compare.mutants import Mutant
from adjudicator.engine.condition import Condition
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import default_of, evaluate, first_case
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition, Rule, Rulebook

Matters = Callable[[Mapping[str, Value]], bool]
"""Whether a change can make a difference on some facts, definitions derived; where it hangs on a fact that is not known it can."""


def effect(mutant: Mutant, rulebook: Rulebook) -> Matters | None:
    """Where a mutant of `rulebook` can rule otherwise: where its rule or definition comes out otherwise. None: anywhere."""
    rule = rule_of(rulebook, mutant.where)
    if rule is not None:
        return _of_rule(rule, rule_of(mutant.rulebook, mutant.where))
    if mutant.kind == "definition":
        return _of_definition(_definition(rulebook, mutant.where), _definition(mutant.rulebook, mutant.where))
    return None


def rule_of(rulebook: Rulebook, name: str) -> Rule | None:
    """The rule of that name."""
    return next((rule for rule in rulebook.rules if rule.name == name), None)


def _of_rule(rule: Rule, other: Rule | None) -> Matters:
    condition = rule_condition(rule)
    changed = None if other is None else rule_condition(other)
    if changed is None or changed == condition:
        return lambda facts: evaluate(condition, facts) is not False
    return _between(condition, changed)


def _between(condition: Condition, changed: Condition) -> Matters:
    def matters(facts: Mapping[str, Value]) -> bool:
        before, after = evaluate(condition, facts), evaluate(changed, facts)
        return before is None or after is None or before != after

    return matters


def _definition(rulebook: Rulebook, fact: str) -> Definition:
    return next(definition for definition in rulebook.definitions if definition.fact == fact)


def _of_definition(definition: Definition, other: Definition) -> Matters:
    def value(one: Definition, facts: Mapping[str, Value]) -> Value | None:
        return first_case([evaluate(case.when, facts) for case in one.cases], [case.value for case in one.cases], default_of(one))

    def matters(facts: Mapping[str, Value]) -> bool:
        before, after = value(definition, facts), value(other, facts)
        return before is None or after is None or before != after

    return matters
