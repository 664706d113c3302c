"""The quick way to a ruling on facts that are all known: one generated function tells which rules apply, and answers are kept.

Only what the whole way of `adjudicator.ruling` would answer from the rules alone is answered here: every rule is decided, nothing is presumed,
nothing is impossible, no notion of the house was given in place of what it is made of. For everything else there is no answer, and the whole
way is taken. Both are held equal by a property test.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from fractions import Fraction

from adjudicator.batch.compact import compact_answer
from adjudicator.engine.condition import Condition
from adjudicator.engine.expression import evaluate_expression, expression_facts
from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Program, rule_condition
from adjudicator.engine.values import NONE, Value
from adjudicator.rulebook.model import Rule
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.model import Status
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.resolve import Fired, Known, resolve
from adjudicator.source.diagnostics import Place

MAX_KEPT = 20_000
"""Answers kept for one kind of event; then they are forgotten, so that memory stays the same however many cases come."""

Said = tuple[str, Status]
"""A ruling as compact JSON, with its status."""


def compact_json(data: object) -> str:
    """JSON without spaces."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


class Quick:
    """The quick way for one plan. Not for events with a hand, with facts of seats, or with facts said to be unknown or disputed."""

    def __init__(self, plan: Plan, *, strict: bool) -> None:
        """`strict`: nothing is presumed, so no fact need be given for that."""
        self._plan = plan
        rules = [rule_condition(rule) for rule in plan.rules]
        self._rules = len(rules)
        self._answering = len(rules) + len(plan.asides)
        conditions = (*rules, *plan.asides, *(condition for condition, _ in plan.impossible))
        program = Program(tuple(_carriers(conditions)), tuple(plan.definitions), {})
        self._run = compile_program(program).run
        self._context = dict(plan.rulebook.context)
        self._needed = frozenset() if strict else frozenset(plan.presumed)
        self._defined = frozenset(plan.defined)
        self._forms = [(name, form.terms, form.constant) for name, form in plan.every_form.items() if name.startswith("=")]
        self._ties = [(group, len(group)) for group in plan.ties]
        self._figure_facts = sorted(
            {
                fact
                for rule in plan.rules
                for outcome in rule.outcomes
                for _, expression in expressions(outcome.content)
                for fact in expression_facts(expression)
            }
        )
        self._kept: dict[object, Said | None] = {}
        # A calculator tells more than its inputs: seats, and notions that hang on them.
        self.usable = not plan.calculators

    def rule(self, told: Mapping[str, Value]) -> Said | None:
        """The ruling; None where the whole way has to be taken."""
        facts: dict[str, Value] = {**self._context, **told} if self._context else dict(told)
        names = facts.keys()
        if not (self._needed <= names) or not self._defined.isdisjoint(names):
            return None
        if self._plan.formulas:
            self._compute(facts)
        for group, size in self._ties:
            if 1 < len(group & names) < size:
                return None
        for name, terms, constant in self._forms:
            total = constant
            for fact, factor in terms:
                value = facts.get(fact)
                if type(value) is not int:
                    if value is NONE:
                        facts[name] = NONE
                    break
                total += factor * value
            else:
                facts[name] = total
        truths, derived = self._run(facts)
        if None in truths[: self._rules] or True in truths[self._answering :]:
            return None
        key: object = truths[: self._answering]
        if self._figure_facts:
            known = {**facts, **derived}
            key = (key, tuple([known.get(name) for name in self._figure_facts]))
        try:
            return self._kept[key]
        except KeyError:
            return self._keep(key, self._resolved(truths, {**facts, **derived}))

    def _keep(self, key: object, said: Said | None) -> Said | None:
        if len(self._kept) >= MAX_KEPT:
            self._kept.clear()
        self._kept[key] = said
        return said

    def _compute(self, facts: dict[str, Value]) -> None:
        """What the vocabulary computes, until nothing new comes."""
        changed = True
        while changed:
            changed = False
            for name, formula in self._plan.formulas:
                if name not in facts:
                    value = evaluate_expression(formula, facts)
                    if value is not None and not isinstance(value, Fraction):
                        facts[name] = value
                        changed = True

    def _resolved(self, truths: tuple[bool | None, ...], facts: Mapping[str, Value]) -> Said | None:
        fired = [Fired(index) for index, truth in enumerate(truths[: self._rules]) if truth]
        answer = resolve(self._plan, fired, Known(facts, facts, {}))
        if any(one.status is Status.DEPENDS for one in answer.settled):
            return None
        return compact_json(compact_answer(answer.status, answer, self._plan.rulebook)), answer.status


def _carriers(conditions: Iterable[Condition]) -> Iterable[Rule]:
    """A rule without outcomes for each condition, so that it is evaluated with the others."""
    for number, condition in enumerate(conditions):
        yield Rule(f"/{number}", "", "", "", frozenset(), False, condition, None, (), (), (), (), None, None, Place(""))
