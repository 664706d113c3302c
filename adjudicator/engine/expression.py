"""Expressions: amounts and numbers in outcomes and derived facts (``minimum_raise_to``, ``players_at_table times penalty_rounds``)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal

from adjudicator.engine.values import Value


@dataclass(frozen=True, slots=True)
class Number:
    """A whole number."""

    value: int


@dataclass(frozen=True, slots=True)
class Ref:
    """The value of a fact."""

    fact: str


@dataclass(frozen=True, slots=True)
class Percent:
    """``N% of FACT``."""

    percent: int
    of: Ref


@dataclass(frozen=True, slots=True)
class Binary:
    """``left plus right``, ``left minus right``, ``left times right``."""

    operator: Literal["plus", "minus", "times"]
    left: Expression
    right: Expression


Expression = Number | Ref | Percent | Binary


def expression_facts(expression: Expression) -> frozenset[str]:
    """The facts that an expression reads."""
    if isinstance(expression, Number):
        return frozenset()
    if isinstance(expression, Ref):
        return frozenset((expression.fact,))
    if isinstance(expression, Percent):
        return frozenset((expression.of.fact,))
    return expression_facts(expression.left) | expression_facts(expression.right)


def evaluate_expression(expression: Expression, facts: Mapping[str, Value]) -> int | Fraction | None:
    """Its exact value, or None where a fact is missing, `none` or not a number."""
    if isinstance(expression, Number):
        return expression.value
    if isinstance(expression, Ref):
        value = facts.get(expression.fact)
        return value if isinstance(value, int) and not isinstance(value, bool) else None
    if isinstance(expression, Percent):
        base = evaluate_expression(expression.of, facts)
        return None if base is None else _whole(Fraction(base) * expression.percent / 100)
    left = evaluate_expression(expression.left, facts)
    right = evaluate_expression(expression.right, facts)
    if left is None or right is None:
        return None
    if expression.operator == "plus":
        return _whole(left + right)
    if expression.operator == "minus":
        return _whole(left - right)
    return _whole(left * right)


def _whole(value: int | Fraction) -> int | Fraction:
    return int(value) if isinstance(value, Fraction) and value.denominator == 1 else value
