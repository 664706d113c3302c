"""What ties the facts of a plan together: impossible combinations, definitions, relevance, formulas, as constraints."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from adjudicator.engine.condition import Any as AnyOf
from adjudicator.engine.condition import Condition, Linear, Member, negate
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition
from adjudicator.ruling.constraints import Clause, Constraints, Equality, clauses_of, equivalence
from adjudicator.text.languages import Text


class Tied(Protocol):
    """The part of a plan that is read here."""

    facts: frozenset[str]
    definitions: Sequence[Definition]
    only_if: Mapping[str, tuple[Condition, Value | None]]
    forms: Mapping[str, Linear]

    @property
    def impossible_reads(self) -> Sequence[tuple[frozenset[str], Condition, Text]]:
        """Each impossible combination with the facts it reads."""


def make_constraints(plan: Tied, known: frozenset[str], without: frozenset[str]) -> Constraints:
    """What holds between the facts of a plan, save the definitions `without`. Facts `known` are not recomputed."""
    clauses: list[Clause] = []
    for index, (reads, condition, _) in enumerate(plan.impossible_reads):
        if reads <= plan.facts:
            clauses += clauses_of(negate(condition), index)
    for definition in plan.definitions:
        if definition.fact in without:
            continue
        if len(definition.cases) == 1 and definition.cases[0].value is True and definition.otherwise is not True:
            clauses += equivalence(definition.fact, definition.cases[0].when)
        else:
            clauses += _by_cases(definition)
    for name, (condition, otherwise) in plan.only_if.items():
        if name in plan.facts and name not in known and otherwise is not None:
            clauses += clauses_of(AnyOf((condition, Member(name, frozenset((otherwise,))))))
    equalities = tuple(Equality(name, form) for name, form in plan.forms.items() if name not in known)
    return Constraints(tuple(clauses), equalities)


def _by_cases(definition: Definition) -> list[Clause]:
    """What each word of a definition by cases asks: that one of its cases holds, where it has no other way to come, and none before the first."""
    clauses: list[Clause] = []
    before: list[Condition] = []
    seen: dict[Value, list[Condition]] = {}
    for case in definition.cases:
        other = Member(definition.fact, frozenset((case.value,)), negated=True)
        if case.value not in seen:
            for earlier in before:
                clauses += clauses_of(AnyOf((other, negate(earlier))))
        before.append(case.when)
        seen.setdefault(case.value, []).append(case.when)
    for value, whens in seen.items():
        if value != definition.otherwise:
            clauses += clauses_of(AnyOf((Member(definition.fact, frozenset((value,)), negated=True), *whens)))
    if definition.otherwise is not None and definition.otherwise not in seen:
        other = Member(definition.fact, frozenset((definition.otherwise,)), negated=True)
        for earlier in before:
            clauses += clauses_of(AnyOf((other, negate(earlier))))
    return clauses
