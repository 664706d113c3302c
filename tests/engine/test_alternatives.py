"""Alternatives: what is expanded, what is left out, what is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.alternatives import MAX_ALTERNATIVES, TooManyAlternativesError, alternatives, asked_by, constant_truth
from adjudicator.engine.condition import TRUE, All, Any, Compare, Condition, Linear, Member, negate
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from tests.engine.strategies import GIVEN, compares, conditions, incidents

A, B, C = (Member(fact, frozenset({True})) for fact in "abc")


def test_each_way_of_choosing_is_an_alternative() -> None:
    assert alternatives(All((A, Any((B, C))))) == ((A, B), (A, C))


def test_an_in_list_is_one_condition() -> None:
    leaf = Member("street", frozenset({"flop", "turn"}))
    assert alternatives(leaf) == ((leaf,),)


@pytest.mark.parametrize(
    ("condition", "found"),
    [
        (TRUE, ((),)),
        (Any(()), ()),
        (All((A, negate(A))), ()),
        (Any((A, All((A, B)))), ((A,),)),
        (Any((All((A, B)), A)), ((A,),)),
        (All((A, Any((A, B)))), ((A,),)),
        (All((A, Compare(Linear((), 1), False, "", ""))), ((A,),)),
        (All((A, Compare(Linear((), 1), False, "", "", True))), ()),
    ],
)
def test_what_says_nothing_or_contradicts_itself_is_left_out(condition: Condition, found: tuple[tuple[Member, ...], ...]) -> None:
    assert alternatives(condition) == found


def pairs(count: int) -> Condition:
    """Two to the power of `count` alternatives."""
    return All(tuple(Any((Member(f"x{number}", frozenset({1})), Member(f"y{number}", frozenset({1})))) for number in range(count)))


def test_more_than_thirty_two_are_refused() -> None:
    assert len(alternatives(pairs(5))) == MAX_ALTERNATIVES == 32
    with pytest.raises(TooManyAlternativesError, match="the condition has 64 alternatives or more, 32 are the most"):
        alternatives(pairs(6))


def test_an_explosion_is_refused_before_it_happens() -> None:
    with pytest.raises(ValueError, match="32 are the most"):
        alternatives(pairs(40))


@given(conditions(list(GIVEN)), incidents())
def test_a_condition_is_true_exactly_when_all_of_an_alternative_is(condition: Condition, facts: dict[str, Value]) -> None:
    holding = [all(evaluate(leaf, facts) is True for leaf in choice) for choice in alternatives(condition)]
    assert any(holding) == (evaluate(condition, facts) is True)


NUMERIC = ["actions", 'put "in"', "level"]


@given(compares(NUMERIC), st.fixed_dictionaries({}, optional={fact: st.integers(-9, 9) for fact in NUMERIC}))
def test_the_normal_form_of_a_comparison_is_as_true(leaf: Compare, facts: dict[str, Value]) -> None:
    expected = evaluate(leaf, facts)
    found = evaluate(asked_by(leaf), facts)
    assert found == (expected if not leaf.negated or expected is None else not expected)


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (Linear((("put", 2),), -3), Linear((("put", 1),), -2)),
        (Linear((("level", 10), ("put", -20)), 10), Linear((("level", 1), ("put", -2)), 1)),
    ],
)
def test_comparisons_that_ask_the_same_are_one_test(first: Linear, second: Linear) -> None:
    assert asked_by(Compare(first, False, "put", "one way")) == asked_by(Compare(second, False, "level", "another", True))


@pytest.mark.parametrize("constant", [-1, 0, 1])
@pytest.mark.parametrize("equal", [True, False])
@pytest.mark.parametrize("negated", [True, False])
def test_a_comparison_of_no_facts_is_as_true_as_it_is_evaluated(constant: int, equal: bool, negated: bool) -> None:
    leaf = Compare(Linear((), constant), equal, "", "", negated)
    assert constant_truth(leaf) is evaluate(leaf, {})
