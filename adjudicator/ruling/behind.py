"""Behind: everything that facts hang on."""

from __future__ import annotations

from collections.abc import Iterable

from adjudicator.engine.condition import facts_of
from adjudicator.engine.expression import expression_facts
from adjudicator.ruling.plan import Plan


def behind(plan: Plan, names: Iterable[str]) -> frozenset[str]:
    """What defines the facts of `names`, what they are worked out from, and what makes them of any matter, all the way down; themselves too."""
    found: set[str] = set()
    waiting = list(names)
    formulas = dict(plan.formulas)
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        found.add(name)
        if name in plan.defined:
            waiting += [fact for case in plan.defined[name].cases for fact in facts_of(case.when)]
        if name in plan.every_form:
            waiting += [fact for fact, _ in plan.every_form[name].terms]
        if name in formulas:
            waiting += expression_facts(formulas[name])
        if name in plan.only_if:
            waiting += facts_of(plan.only_if[name][0])
    return frozenset(found)
