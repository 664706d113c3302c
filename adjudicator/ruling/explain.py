"""Explain: which facts were used and where they came from, and why a rule did not apply."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from adjudicator.engine.condition import All, Any, Condition, facts_of, negate
from adjudicator.engine.expression import expression_facts
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.gate import Entered
from adjudicator.ruling.model import Answer, Because, FactUsed
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.seats import bare_fact
from adjudicator.text.languages import Text


def facts_used(plan: Plan, entered: Entered, derived: Mapping[str, Value], answers: Iterable[Answer]) -> tuple[FactUsed, ...]:
    """The known facts that the rules behind `answers` read, set aside or not, those behind definitions and formulas included."""
    names = {name for answer in answers for one in answer.settled for name in one.rules}
    names |= {name for answer in answers for one in answer.set_aside for name in (one.rule, one.by)}
    read: set[str] = set()
    for rule in plan.rules:
        if rule.name in names:
            read |= facts_of(rule_condition(rule))
            read |= {fact for outcome in rule.outcomes for _, e in expressions(outcome.content) for fact in expression_facts(e)}
    waiting = sorted(read)
    shown: dict[str, None] = {}
    while waiting:
        name = waiting.pop(0)
        if name in shown:
            continue
        shown[name] = None
        if name in plan.defined:
            waiting += sorted(fact for case in plan.defined[name].cases for fact in facts_of(case.when))
        if name in plan.forms:
            waiting += [fact for fact, _ in plan.forms[name].terms]
        fact = plan.fact(name)
        if fact is not None and fact.calculator is not None:
            calculator = plan.calculator(fact.calculator)
            waiting += [*calculator.inputs, *calculator.optional_inputs]
    for fact_id in entered.facts:
        if entered.origins.get(fact_id) == "given" and fact_id in plan.facts:
            shown.setdefault(fact_id, None)
    used = [one for one in (_used(plan, entered, derived, name) for name in sorted(shown, key=plan.order_of)) if one is not None]
    of_seats = [name for name in entered.facts if name not in shown and bare_fact(name) in shown]
    return (*used, *(FactUsed(name, entered.facts[name], "computed", entered.formulas.get(name), None) for name in of_seats))


def _used(plan: Plan, entered: Entered, derived: Mapping[str, Value], name: str) -> FactUsed | None:
    if plan.fact(name) is None:
        return None
    definition = plan.defined.get(name)
    article = None if definition is None else plan.rulebook.cite(definition.house, definition.article)
    if name in entered.facts:
        origin = entered.origins.get(name, "computed")
        return FactUsed(name, entered.facts[name], origin, _formula(entered, name), article if origin == "defined" else None)
    if name in derived:
        return FactUsed(name, derived[name], "defined", None, article)
    return None


def _formula(entered: Entered, name: str) -> Text | None:
    measured = entered.measured.get(name)
    return measured.formula if measured is not None else entered.formulas.get(name)


def why_not(plan: Plan, facts: Mapping[str, Value], applied: Iterable[str]) -> tuple[Because, ...]:
    """For each rule of the plan that is false on `facts`: the conditions that fail, as few as tell why."""
    names = set(applied)
    result: list[Because] = []
    for rule in plan.rules:
        if rule.name in names:
            continue
        failed = _failures(rule.when, facts)
        if failed:
            result.append(Because(rule.name, tuple(failed), False))
        elif rule.unless is not None and evaluate(rule.unless, facts) is True:
            result.append(Because(rule.name, tuple(_reasons(rule.unless, facts)), True))
    return tuple(result)


def _failures(condition: Condition, facts: Mapping[str, Value]) -> Sequence[Condition]:
    """The parts of a false condition that make it false: of a conjunction the false ones, of a disjunction the whole."""
    if evaluate(condition, facts) is not False:
        return ()
    if isinstance(condition, All):
        return [failure for part in condition.parts for failure in _failures(part, facts)]
    return [condition]


def _reasons(condition: Condition, facts: Mapping[str, Value]) -> Sequence[Condition]:
    """The parts of a true condition that make it true."""
    if isinstance(condition, Any):
        return next(([part] for part in condition.parts if evaluate(part, facts) is True), [condition])
    return [negate(failure) for failure in _failures(negate(condition), facts)] if isinstance(condition, All) else [condition]
