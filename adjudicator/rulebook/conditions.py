"""Conditions: a mapping is a conjunction of tests, `any` and `not` combine. The inverse is `adjudicator.rulebook.condition_data`."""

from __future__ import annotations

from typing import Final

from adjudicator.engine.condition import TRUE, All, Any, Condition, Member, both, negate
from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.expressions import parse_expression
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.scope import Scope
from adjudicator.rulebook.tests import parse_test
from adjudicator.source.data import shown
from adjudicator.source.diagnostics import Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence

__all__ = [
    "MAX_ALTERNATIVES",
    "MAX_COMBINED",
    "Scope",
    "alternatives",
    "check_alternatives",
    "condition_data",
    "parse_condition",
    "parse_expression",
    "parse_test",
    "parse_value",
]

MAX_COMBINED: Final = 2
"""How deep `any` and `not` may stand in one another."""

MAX_ALTERNATIVES: Final = 32
"""Alternatives into which a condition may be written out: each becomes a pattern of the engine, and a reader can still follow it."""

_COMBINATORS = ("any", "not")
_NOT_OURS = {"or": "any", "all": None, "and": None, "unless": "not"}


def parse_condition(node: Node, scope: Scope) -> Condition:
    """The condition that `node` says, in negation normal form. Errors go to the scope; what cannot be read counts as true in the answer."""
    condition = _conjunction(node, scope, 0)
    check_alternatives(condition, node.place, scope)
    return condition


def _conjunction(node: Node, scope: Scope, depth: int) -> Condition:
    if not isinstance(node, Mapping):
        scope.report("condition_list" if isinstance(node, Sequence) else "condition_not_mapping", node.place, {"text": shown(node)})
        return TRUE
    result: Condition = TRUE
    for name, value in node.entries:
        result = both(result, _entry(name, value, scope, depth))
    return result


def _entry(key: Scalar, value: Node, scope: Scope, depth: int) -> Condition:
    name = key.text
    if name in _COMBINATORS:
        if depth >= MAX_COMBINED:
            scope.report("condition_depth", key.place, {"limit": MAX_COMBINED})
            return TRUE
        return _any(value, scope, depth + 1) if name == "any" else negate(_inner(value, scope, depth + 1))
    fact = scope.facts.get(name)
    if fact is not None:
        return parse_test(fact, value, scope)
    if name in _NOT_OURS:
        instead = _NOT_OURS[name]
        scope.report("condition_word" if instead else "condition_and", key.place, {"text": name, "instead": instead})
    elif name in scope.parameters:
        scope.report("condition_parameter", key.place, {"parameter": name})
    else:
        scope.report("fact_unknown", key.place, {"fact": name}, (name, [*scope.facts, *_COMBINATORS]))
    return TRUE


def _any(node: Node, scope: Scope, depth: int) -> Condition:
    if not isinstance(node, Sequence):
        scope.report("condition_any_list", node.place, {"text": shown(node)})
        return TRUE
    if not node.items:
        scope.report("condition_any_empty", node.place, {})
        return TRUE
    return _either([_inner(item, scope, depth) for item in node.items])


def _either(parts: list[Condition]) -> Condition:
    flat = tuple(p for part in parts for p in (part.parts if isinstance(part, Any) else (part,)))
    return flat[0] if len(flat) == 1 else Any(flat)


def _inner(node: Node, scope: Scope, depth: int) -> Condition:
    """What stands under `any` or `not`: it must say something."""
    if isinstance(node, Mapping) and not node.entries:
        scope.report("condition_nothing", node.place, {})
    return _conjunction(node, scope, depth)


def alternatives(condition: Condition) -> int:
    """How many conjunctions of single tests the condition is when written out; a list of values counts one for each."""
    if isinstance(condition, All):
        product = 1
        for part in condition.parts:
            product *= alternatives(part)
        return product
    if isinstance(condition, Any):
        return sum(alternatives(part) for part in condition.parts)
    return len(condition.values) if isinstance(condition, Member) and not condition.negated else 1


def check_alternatives(condition: Condition, place: Place, scope: Scope) -> None:
    """Reports a condition that has more than MAX_ALTERNATIVES; for whoever joins conditions (`given`, `when`, `unless`)."""
    count = alternatives(condition)
    if count > MAX_ALTERNATIVES:
        scope.report("condition_alternatives", place, {"count": count, "limit": MAX_ALTERNATIVES})
