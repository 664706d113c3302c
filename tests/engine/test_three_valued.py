"""The meaning of conditions and definitions, case by case."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given

from adjudicator.engine.condition import TRUE, All, Any, Compare, Condition, Linear, Member, leaves, negate
from adjudicator.engine.three_valued import derive, evaluate, first_case, residual
from adjudicator.engine.values import NONE, Value
from tests.engine.strategies import ALL_FACTS, conditions, definition, incidents

Facts = Mapping[str, Value]


def is_(fact: str, *values: Value) -> Member:
    return Member(fact, frozenset(values))


def at_least(fact: str, number: int) -> Compare:
    return Compare(Linear(((fact, 1),), -number), False, fact, f"at least {number}")


HALF = Compare(Linear((("increment", -1), ("part", 2))), False, "part", "at least 50% of increment")
DEALT = is_("dealt", True)
FLOP = is_("street", "flop")


@pytest.mark.parametrize(
    ("condition", "facts", "truth"),
    [
        (DEALT, {}, None),
        (DEALT, {"dealt": True}, True),
        (DEALT, {"dealt": False}, False),
        (DEALT, {"dealt": 1}, False),
        (is_("count", 1), {"count": True}, False),
        (is_("count", 1, 2), {"count": 2}, True),
        (is_("said", NONE), {"said": NONE}, True),
        (is_("said", "none"), {"said": NONE}, False),
        (negate(FLOP), {"street": "turn"}, True),
        (negate(FLOP), {"street": NONE}, True),
        (negate(FLOP), {}, None),
        (is_("street"), {"street": "turn"}, False),
        (at_least("count", 2), {"count": 2}, True),
        (at_least("count", 2), {"count": 1}, False),
        (at_least("count", 2), {"count": NONE}, False),
        (negate(at_least("count", 2)), {"count": NONE}, True),
        (at_least("count", 2), {}, None),
        (HALF, {"part": 75, "increment": 150}, True),
        (HALF, {"part": 74, "increment": 150}, False),
        (HALF, {"part": 75}, None),
        (HALF, {"part": NONE}, False),
        (negate(HALF), {"part": NONE}, True),
        (Compare(Linear((), 0), True, "", ""), {}, True),
        (Compare(Linear((), -1), False, "", ""), {}, False),
        (TRUE, {}, True),
        (Any(()), {}, False),
        (All((DEALT, FLOP)), {"dealt": False}, False),
        (All((DEALT, FLOP)), {"dealt": True}, None),
        (Any((DEALT, FLOP)), {"dealt": True}, True),
        (Any((DEALT, FLOP)), {"dealt": False}, None),
    ],
)
def test_truth(condition: Condition, facts: Mapping[str, Value], truth: bool | None) -> None:
    assert evaluate(condition, facts) is truth


@pytest.mark.parametrize(
    ("statuses", "values", "otherwise", "value"),
    [
        ([True, True], ["a", "b"], "c", "a"),
        ([False, True], ["a", "b"], "c", "b"),
        ([False, False], ["a", "b"], "c", "c"),
        ([False, False], ["a", "b"], None, None),
        ([None, True], ["a", "b"], "c", None),
        ([None, True], ["a", "a"], "c", "a"),
        ([None, None], ["a", "a"], "a", "a"),
        ([None, None], ["a", "a"], "c", None),
        ([None, None], ["a", "a"], None, None),
        ([False, None], ["a", "b"], "b", "b"),
        ([None, True], [True, 1], None, None),
        ([], [], "c", "c"),
    ],
)
def test_the_first_case_that_holds(statuses: list[bool | None], values: list[Value], otherwise: Value | None, value: Value | None) -> None:
    assert first_case(statuses, values, otherwise) == value


SUBSTANTIAL = definition("substantial", [(Any((at_least("chip_actions", 2), at_least("actions", 3))), True)])
LATE = definition("late", [(is_("substantial", True), True)])
SIZE = definition("size", [(at_least("put", 200), "raise"), (at_least("put", 100), "call")], "short")


@pytest.mark.parametrize(
    ("facts", "derived"),
    [
        ({"chip_actions": 2}, {"substantial": True, "late": True}),
        ({"chip_actions": 1, "actions": 2}, {"substantial": False, "late": False}),
        ({"chip_actions": 1}, {}),
        ({"chip_actions": 2, "substantial": False}, {"late": False}),
        ({"put": 150}, {"size": "call"}),
        ({"put": NONE}, {"size": "short"}),
    ],
)
def test_definitions_in_strata(facts: Mapping[str, Value], derived: Mapping[str, Value]) -> None:
    assert derive([SUBSTANTIAL, LATE, SIZE], facts) == derived


@given(conditions(list(ALL_FACTS)), incidents(), incidents())
def test_what_is_left_of_a_condition_is_as_true_as_the_whole_whatever_is_told_further(condition: Condition, told: Facts, further: Facts) -> None:
    left = residual(condition, told)
    assert (left is None) == (evaluate(condition, told) is not None)
    if left is not None:
        assert evaluate(left, {**further, **told}) is evaluate(condition, {**further, **told})
        assert all(evaluate(leaf, told) is None for leaf in leaves(left))


def test_a_negation_is_about_the_same_fact_and_negated_again_the_whole() -> None:
    assert negate(HALF) == replace(HALF, negated=True)
    assert negate(negate(Any((All((DEALT, HALF)), FLOP)))) == Any((All((DEALT, HALF)), FLOP))
