"""Expressions against exact arithmetic: a fact that is missing, `none` or no number gives nothing, never a number."""

from __future__ import annotations

from fractions import Fraction

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.expression import Binary, Expression, Number, Percent, Ref, evaluate_expression, expression_facts
from adjudicator.engine.values import NONE, Value

REFS = st.sampled_from("abc").map(Ref)
EXPRESSIONS: st.SearchStrategy[Expression] = st.recursive(
    st.integers(-3, 300).map(Number) | REFS | st.builds(Percent, st.sampled_from((0, 1, 33, 50, 100, 150)), REFS),
    lambda inner: st.builds(Binary, st.sampled_from(("plus", "minus", "times")), inner, inner),
    max_leaves=5,
)
VALUES: st.SearchStrategy[Value] = st.integers(-5, 10**9) | st.sampled_from((True, False, NONE, "flop", (1, 2)))


def exact(expression: Expression, facts: dict[str, Value]) -> Fraction | None:
    if isinstance(expression, Number):
        return Fraction(expression.value)
    if isinstance(expression, Ref):
        value = facts.get(expression.fact)
        return Fraction(value) if type(value) is int else None
    if isinstance(expression, Percent):
        base = exact(expression.of, facts)
        return None if base is None else base * Fraction(expression.percent, 100)
    left, right = exact(expression.left, facts), exact(expression.right, facts)
    if left is None or right is None:
        return None
    return {"plus": left + right, "minus": left - right, "times": left * right}[expression.operator]


@given(EXPRESSIONS, st.dictionaries(st.sampled_from("abc"), VALUES))
def test_the_value_is_exact(expression: Expression, facts: dict[str, Value]) -> None:
    value = evaluate_expression(expression, facts)
    assert value == exact(expression, facts)
    # A whole number is one, so that chips are never a fraction that happens to be whole.
    assert value is None or isinstance(value, int) == (Fraction(value).denominator == 1)


@given(EXPRESSIONS, st.dictionaries(st.sampled_from("abc"), st.integers(0, 9), min_size=3))
def test_the_facts_are_those_without_which_there_is_no_value(expression: Expression, facts: dict[str, Value]) -> None:
    needed = {name for name in "abc" if evaluate_expression(expression, {fact: value for fact, value in facts.items() if fact != name}) is None}
    assert expression_facts(expression) == needed
