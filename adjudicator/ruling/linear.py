"""Linear forms: of expressions, and of facts that are computed from facts not yet known."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from adjudicator.engine.condition import Linear
from adjudicator.engine.expression import Binary, Expression, Number, Percent, Ref
from adjudicator.engine.values import Value


def linear(expression: Expression) -> Linear | None:
    """The expression as an integer linear form, or None when it multiplies facts or takes a share of one (no integers then)."""
    parts = _parts(expression)
    if parts is None or any(value.denominator != 1 for value in parts.values()):
        return None
    terms = tuple(sorted((fact, int(value)) for fact, value in parts.items() if fact and value))
    return Linear(terms, int(parts.get("", Fraction(0))))


def _parts(expression: Expression) -> dict[str, Fraction] | None:
    """Coefficient by fact, the constant under the empty name."""
    if isinstance(expression, Number):
        return {"": Fraction(expression.value)}
    if isinstance(expression, Ref):
        return {expression.fact: Fraction(1)}
    if isinstance(expression, Percent):
        return {expression.of.fact: Fraction(expression.percent, 100)}
    return _combined(expression)


def _combined(expression: Binary) -> dict[str, Fraction] | None:
    left, right = _parts(expression.left), _parts(expression.right)
    if left is None or right is None:
        return None
    if expression.operator == "times":
        if set(left) - {""} and set(right) - {""}:
            return None
        scale, other = (left, right) if not set(left) - {""} else (right, left)
        return {fact: value * scale.get("", Fraction(0)) for fact, value in other.items()}
    sign = 1 if expression.operator == "plus" else -1
    result = dict(left)
    for fact, value in right.items():
        result[fact] = result.get(fact, Fraction(0)) + sign * value
    return result


@dataclass(frozen=True, slots=True)
class Opened:
    """A computed number in terms of the facts that are still unknown: ``sum(coefficient * fact) + constant``."""

    terms: Mapping[str, int]
    constant: int


def opened(name: str, forms: Mapping[str, Linear], facts: Mapping[str, Value]) -> Opened:
    """`name` written out over unknown facts, through computed facts down to those that can be asked. A known number is its own constant."""
    value = facts.get(name)
    if isinstance(value, int) and not isinstance(value, bool):
        return Opened({}, value)
    form = forms.get(name)
    if form is None:
        return Opened({name: 1}, 0)
    terms: dict[str, int] = {}
    constant = form.constant
    for fact, factor in form.terms:
        inner = opened(fact, forms, facts)
        constant += factor * inner.constant
        for base, inner_factor in inner.terms.items():
            terms[base] = terms.get(base, 0) + factor * inner_factor
    return Opened({fact: factor for fact, factor in terms.items() if factor}, constant)
