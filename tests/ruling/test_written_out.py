"""Derived numbers written out: the same meaning, in words that the rule language reads."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import NONE
from adjudicator.ruling.written_out import written_out

FORMS = {"=a-b": Linear((("a", 1), ("b", -1))), "=2a-b": Linear((("a", 2), ("b", -1))), "=a+b-c": Linear((("a", 1), ("b", 1), ("c", -1)))}


def at_least(name: str, number: int) -> Compare:
    return Compare(Linear(((name, 1),), -number), False, name, f"at least {number}")


def at_most(name: str, number: int) -> Compare:
    return Compare(Linear(((name, -1),), number), False, name, f"at most {number}")


@pytest.mark.parametrize(
    ("condition", "fact", "test"),
    [
        (at_least("=a-b", 0), "a", "at least b"),
        (at_least("=a-b", 1), "a", "more than b"),
        (at_least("=a-b", 3), "a", "at least b plus 3"),
        (at_most("=a-b", 0), "a", "at most b"),
        (at_most("=a-b", -1), "a", "less than b"),
        (at_most("=a-b", -3), "a", "at most b minus 3"),
        (at_least("=2a-b", 0), "b", "at most 2 times a"),
        (at_most("=2a-b", -1), "b", "more than 2 times a"),
        (at_least("=a+b-c", 0), "a", "at least c minus b"),
        (Member("=a-b", frozenset((0,)), negated=True), "a", "other than b"),
    ],
)
def test_in_the_words_of_a_rule(condition: Condition, fact: str, test: str) -> None:
    found = written_out(condition, FORMS)
    assert isinstance(found, Compare)
    assert (found.fact, found.test) == (fact, test)


leaves = st.builds(
    lambda kind, name, number, negated: (
        Member(name, frozenset((number, number + 2)), negated)
        if kind == 2
        else Compare(Linear(((name, 1 - 2 * kind),), -number), False, name, "", negated)
    ),
    st.integers(0, 2),
    st.sampled_from([*FORMS, "a"]),
    st.integers(-3, 3),
    st.booleans(),
)
several = st.lists(leaves, max_size=3).map(tuple)
conditions = st.one_of(leaves, several.map(All), several.map(Any))


@given(conditions, st.tuples(st.integers(0, 5), st.integers(0, 5), st.integers(0, 5)))
def test_the_meaning_stays(condition: Condition, values: tuple[int, int, int]) -> None:
    facts = dict(zip("abc", values, strict=True))
    derived = {name: sum(factor * facts[fact] for fact, factor in form.terms) for name, form in FORMS.items()}
    assert evaluate(written_out(condition, FORMS), facts) == evaluate(condition, {**facts, **derived})


def test_none_is_said_of_the_facts_that_may_be_none() -> None:
    none = Member("=a-b", frozenset((NONE,)))
    assert written_out(none, FORMS, ("b",)) == Member("b", frozenset((NONE,)))
    assert written_out(replace(none, negated=True), FORMS, ("a", "b")) == All(
        (Member("a", frozenset((NONE,)), negated=True), Member("b", frozenset((NONE,)), negated=True))
    )
