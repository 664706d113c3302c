"""Derived facts (``define:``): yes/no by a condition, words by cases."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.engine.values import FactType
from adjudicator.rulebook.conditions import parse_condition
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.model import Case, Definition
from adjudicator.rulebook.scope import Scope
from adjudicator.source.data import find
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.vocabulary.model import Fact


def parse_definitions(node: Node | None, house: str, article: str, scope: Scope) -> Iterator[Definition]:
    """The definitions of an article (their shape checked before). Errors go to the scope; a definition with errors is left out."""
    for key, value in node.entries if isinstance(node, Mapping) else ():
        found = len(scope.diagnostics)
        fact = scope.facts.get(key.text)
        if fact is None:
            scope.report("fact_unknown", key.place, {"fact": key.text}, (key.text, scope.facts))
            continue
        if fact.formula is not None or fact.calculator is not None:
            scope.report("definition_computed", key.place, {"fact": fact.id})
        definition = _definition(fact, key, value, house, article, scope)
        if definition is not None and len(scope.diagnostics) == found:
            yield definition


def _definition(fact: Fact, key: Scalar, node: Node, house: str, article: str, scope: Scope) -> Definition | None:
    cases = find(node, "cases")
    if cases is None:
        if fact.type is not FactType.YES_NO:
            scope.report("definition_needs_cases", key.place, {"fact": fact.id, "type": fact.type.value})
            return None
        return Definition(fact.id, house, article, (Case(parse_condition(node, scope), True),), False, key.place)
    if fact.type is FactType.YES_NO:
        scope.report("definition_no_cases", key.place, {"fact": fact.id})
        return None
    lines: list[Case] = []
    for line in cases.items if isinstance(cases, Sequence) else ():
        when, is_ = find(line, "when"), find(line, "is")
        if when is not None and is_ is not None:
            condition = parse_condition(when, scope)
            value = parse_value(fact, is_, scope.diagnostics)
            if value is not None:
                lines.append(Case(condition, value))
    otherwise = find(node, "otherwise")
    value = None if otherwise is None else parse_value(fact, otherwise, scope.diagnostics)
    return Definition(fact.id, house, article, tuple(lines), value, key.place)
