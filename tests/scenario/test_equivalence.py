"""Conditions of branches are matched by what they say, not by their wording: held against brute force."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Condition, Member, negate
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.ruling.plan import Plan
from adjudicator.scenario.equivalence import equivalent
from tests.ruling.build import at_least, book, conditions, is_, more, rule, says, vocabulary, yes_when

DEFINED = All((is_("a", True), at_least("n", 2)))
PLAN = Plan(book([rule("1.r", is_("d", True), [says("deal", "p")])], vocabulary(), [yes_when("d", DEFINED)]), ("event",))


def possible_cases(known: dict[str, Value]) -> list[dict[str, Value]]:
    """Every case that can be: `d` is defined, and `m` cannot be more than `n`."""
    cases = []
    for a, b, w, n, m in product((True, False), (True, False), "xyz", range(6), range(6)):
        case: dict[str, Value] = {"a": a, "b": b, "w": w, "n": n, "m": m, "d": a and n >= 2}
        if m <= n and all(case[fact] == value for fact, value in known.items()):
            cases.append(case)
    return cases


NAMES = ("a", "b", "w", "n", "m", "d")


@settings(max_examples=200, deadline=None)
@given(conditions(NAMES), conditions(NAMES), st.dictionaries(st.sampled_from(["a", "b"]), st.booleans()))
def test_against_brute_force(first: Condition, second: Condition, known: dict[str, Value]) -> None:
    alike = all(evaluate(first, case) == evaluate(second, case) for case in possible_cases(known))
    assert equivalent(first, second, PLAN, known) == alike


@settings(max_examples=100, deadline=None)
@given(conditions(NAMES))
def test_another_wording(condition: Condition) -> None:
    assert equivalent(condition, Any((negate(negate(condition)), All((condition, is_("b", True))))), PLAN, {})
    assert not equivalent(condition, negate(condition), PLAN, {})


def test_examples() -> None:
    assert equivalent(is_("w", "x"), Member("w", frozenset("yz"), negated=True), PLAN, {})
    assert equivalent(is_("d", True), DEFINED, PLAN, {}), "a definition and what it defines"
    assert equivalent(All((is_("a", True), is_("b", True))), is_("b", True), PLAN, {"a": True}), "what is known need not be said"
    assert equivalent(more("n", "m"), negate(All((at_least("m", 0), negate(more("n", "m"))))), PLAN, {})
    assert not equivalent(at_least("n", 2), at_least("n", 3), PLAN, {})
