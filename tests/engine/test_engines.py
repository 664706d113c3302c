"""The three ways to run a program give the same: the interpreter, the generated function, durable-rules."""

from __future__ import annotations

import random

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Compare, Linear, Member, negate
from adjudicator.engine.durable import DurableMatcher
from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Match, Program
from adjudicator.engine.three_valued import derive, evaluate
from adjudicator.engine.values import NONE, FactType, Value
from benchmarks.engine import make_program, random_facts
from tests.engine.strategies import ALL_FACTS, definition, incidents, programs, rule

pytest.importorskip("durable_rules_engine")

Facts = dict[str, Value]


def reference(program: Program, facts: Facts) -> tuple[tuple[bool | None, ...], Match]:
    """The truth of each rule, and the match, by the interpreter alone."""
    derived = derive(program.definitions, facts)
    known = {**facts, **derived}
    truths = tuple(evaluate(condition, known) for condition in program.conditions)
    fired = {
        one.name: tuple(place for place, choice in enumerate(choices) if all(evaluate(leaf, known) is True for leaf in choice))
        for one, truth, choices in zip(program.rules, truths, program.alternatives, strict=True)
        if truth
    }
    return truths, Match(fired, derived)


@settings(deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(programs(), st.lists(incidents(), min_size=1, max_size=8))
def test_all_engines_agree(program: Program, cases: list[Facts]) -> None:
    compiled = compile_program(program)
    durable = DurableMatcher(program)
    try:
        for facts in cases:
            truths, match = reference(program, facts)
            assert compiled.statuses(facts) == truths
            assert all(found is truth for found, truth in zip(compiled.statuses(facts), truths, strict=True))
            assert compiled.derive(facts) == match.derived
            assert compiled.match(facts) == match
            assert durable.match(facts) == match
            assert list(durable.match(facts).fired) == list(match.fired)
    finally:
        durable.close()


@pytest.mark.parametrize("seed", range(4))
def test_many_rules_over_several_handles(seed: int) -> None:
    source = random.Random(seed)
    program = make_program(source, 250, 40)
    compiled, durable = compile_program(program), DurableMatcher(program)
    for _ in range(40):
        facts = {fact: value for fact, value in random_facts(source, program).items() if source.random() < 0.8}
        truths, match = reference(program, facts)
        assert compiled.statuses(facts) == truths
        assert compiled.match(facts) == durable.match(facts) == match
    durable.close()


YES, ONE = Member("seen", frozenset({True})), Member("actions", frozenset({1}))
MORE = Compare(Linear((("actions", 1),), -1), False, "actions", "at least 1")
MISTYPED: tuple[Value, ...] = (True, False, 1, 0, "yes", "True", "1", NONE, (1,), 2**80)


@pytest.mark.parametrize("value", MISTYPED, ids=repr)
@pytest.mark.parametrize("fact", ["seen", "actions"])
def test_a_value_of_another_type_is_never_taken_for_one_of_its_own(fact: str, value: Value) -> None:
    leaves = (YES, ONE, MORE, negate(YES), negate(ONE), negate(MORE))
    program = Program(tuple(rule(f"club/1.{number}", leaf) for number, leaf in enumerate(leaves)), (), ALL_FACTS)
    facts: Facts = {"seen": True, "actions": 1, fact: value}
    truths, match = reference(program, facts)
    durable = DurableMatcher(program)
    assert compile_program(program).statuses(facts) == truths
    assert durable.match(facts) == match
    durable.close()


def test_every_alternative_that_holds_is_told() -> None:
    leaves = tuple(Member(fact, frozenset({True})) for fact in "abc")
    program = Program((rule("club/1.a", Any(leaves)),), (), dict.fromkeys("abc", FactType.YES_NO))
    durable = DurableMatcher(program)
    facts: Facts = {"a": True, "b": False, "c": True}
    assert durable.match(facts) == compile_program(program).match(facts) == Match({"club/1.a": (0, 2)}, {})
    durable.close()


def test_a_given_fact_is_not_derived_over() -> None:
    program = Program((rule("club/1.a", Member("late", frozenset({True}))),), (definition("late", [(YES, True)]),), ALL_FACTS)
    durable = DurableMatcher(program)
    facts: Facts = {"seen": True, "late": False}
    assert durable.match(facts) == compile_program(program).match(facts) == Match({}, {})
    assert durable.match({"seen": True}) == Match({"club/1.a": (0,)}, {"late": True})
    durable.close()


def test_a_definition_may_fail_in_more_ways_than_a_rule_may_have_alternatives() -> None:
    pairs = [(Member(f"x{number}", frozenset({True})), Member(f"y{number}", frozenset({True}))) for number in range(8)]
    late = definition("late", [(Any(tuple(All(pair) for pair in pairs)), True)])
    program = Program((rule("club/1.a", Member("late", frozenset({False}))),), (late,), {})
    durable, compiled = DurableMatcher(program), compile_program(program)
    source = random.Random(1)
    facts: Facts
    for _ in range(200):
        facts = {f"{name}{number}": source.random() < 0.3 for name in "xy" for number in range(8) if source.random() < 0.97}
        assert durable.match(facts) == compiled.match(facts) == reference(program, facts)[1]
    durable.close()


def test_a_program_without_rules_and_without_facts() -> None:
    durable = DurableMatcher(Program((), (), {}))
    assert durable.match({}) == compile_program(durable.program).match({}) == Match({}, {})
    durable.close()
