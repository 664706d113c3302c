"""Each known way to crash durable-rules: the library dies of it in a child process, and our matcher refuses or avoids it in this one."""

from __future__ import annotations

import json
import sys
import threading

import pytest

from adjudicator.engine.condition import All, Any, Compare, Condition, Leaf, Linear, Member, negate
from adjudicator.engine.patterns import MAX_ATTRIBUTES, MAX_PATTERNS, TooManyAttributesError
from adjudicator.engine.program import Match, Program
from adjudicator.engine.values import NONE, Value
from tests.engine.raw import Watched, durable, misbehaves
from tests.engine.strategies import rule

pytest.importorskip("durable_rules_engine")


def program(*conditions: Condition) -> Program:
    """One rule a condition."""
    return Program(tuple(rule(f"club/1.{number}", condition) for number, condition in enumerate(conditions)), (), {})


def fired(program: Program, facts: dict[str, Value]) -> list[int]:
    """The numbers of the rules that our matcher fires."""
    with durable(program) as matcher:
        return [int(name.rpartition(".")[2]) for name in matcher.match(facts).fired]


def word(fact: str, value: Value) -> Member:
    return Member(fact, frozenset({value}))


CRASHES = {
    "state freed in which nothing fired": """
for turn in range(50):
    handle = make({str(number): rule({"a": 1}) for number in range(50)})
    junk = [bytes([255]) * size for size in range(100, 20000, 40)]
    del junk
    d.assert_fact(handle, '{"a":2,"id":"1"}')
    d.delete_state(handle, None)
    d.delete_ruleset(handle)
""",
    "more than 1,024 state ids": """
handle = make({"x": rule({"a": 1})})
for sid in range(1100):
    d.assert_fact(handle, json.dumps({"a": 1, "id": "1", "sid": str(sid)}))
""",
    "division by zero": """
quotient = {"$div": {"$l": {"$m": "a"}, "$r": {"$m": "b"}}}
match(make({"x": rule({"k": 1}, {"$gt": {"a": quotient}})}), {"k": 1, "a": 4, "b": 0})
""",
    "an empty batch": """
handle = make({"x": rule({"a": 1})})
code, state = d.assert_facts(handle, "[]")
d.start_action_for_state(handle, state)
""",
    "a batch with a number it cannot read": """
handle = make({"x": rule({"a": 1})})
code, state = d.assert_facts(handle, '[{"a":1e400,"id":"1"},{"a":1,"id":"2"}]')
d.start_action_for_state(handle, state)
""",
    "256 rules with one condition": """
assert len(match(make({str(number): rule({"a": 1}) for number in range(256)}), {"a": 1})) == 256
""",
    "512 rules on one attribute": """
assert match(make({str(number): rule({"a": number}) for number in range(512)}), {"a": -1}) == []
""",
    "65 rules that are all true": """
handle = make({str(number): rule({f"a{number}": 1}) for number in range(65)})
assert len(match(handle, {f"a{number}": 1 for number in range(65)})) == 65
""",
    "128 different absences after one condition": """
handle = make({str(number): rule({"k": 1}, {"$nex": {f"a{number}": 1}}) for number in range(128)})
assert match(handle, {"k": 1, **{f"a{number}": 1 for number in range(3, 128)}}) == ["0", "1", "2"]
""",
    "an action abandoned three times": """
handle = make({"x": rule({"a": 1})})
for turn in range(3):
    code, state = d.assert_fact(handle, '{"a":1,"id":"1"}')
    d.start_action_for_state(handle, state)
    d.abandon_action(handle, state)
    d.retract_fact(handle, '{"id":"1"}')
assert match(handle, {"a": 1}) == ["x"]
""",
    "a value nested 100,000 deep": """
d.assert_fact(make({"x": rule({"a": 1})}), '{"b":' + "[" * 100000 + "]" * 100000 + ',"a":1,"id":"1"}')
""",
    "255 attributes": """
assert match(make({"x": rule({"a0": 1})}), {f"a{number}": 1 for number in range(255)}) == ["x"]
""",
    "a lone surrogate": """
d.assert_fact(make({"x": rule({"a": 1})}), '{"a":1,"b":"\\ud800","id":"1"}')
""",
    "yes taken for 1": """
assert match(make({"x": rule({"a": 1})}), {"a": True}) == []
""",
    "a word more than a number": """
assert match(make({"x": rule({"$gt": {"a": 5}})}), {"a": "abc"}) == []
""",
    "two names with one hash": """
assert match(make({"x": rule({"costarring": 1})}), {"liquid": 1}) == []
""",
    "a comparison with what is missing": """
handles = [make({"x": rule({"k": 1}, {"$gt": {"a": {"$m": "b"}}})}) for turn in range(3)]
assert [match(handle, {"k": 1, "a": 3}) for handle in handles] == [[], [], []]
""",
    "a number beyond 64 bits": """
assert match(make({"x": rule({"a": 2**63 - 1})}), {"a": 2**70}) == []
""",
}


@pytest.mark.parametrize("name", CRASHES)
def test_the_library_dies_or_lies(name: str) -> None:
    if not misbehaves(CRASHES[name]):
        pytest.skip("this version of durable-rules takes it")


def test_the_library_is_sound_where_nothing_is_wrong() -> None:
    assert not misbehaves('assert match(make({"x": rule({"a": 1}, {"$neq": {"b": 2}}), "y": rule({"a": 2})}), {"a": 1, "b": 1}) == ["x"]')


def test_many_matchers_that_never_fired_are_freed() -> None:
    for _ in range(50):
        with durable(program(*[word("a", 1)] * 50)) as matcher:
            assert matcher.match({"a": 2}).fired == {}
            junk = [bytes([255]) * size for size in range(100, 20000, 40)]
            del junk


def test_there_is_one_state_and_one_fact_whatever_is_matched() -> None:
    watched = Watched()
    with durable(program(word("a", 1)), watched) as matcher:
        for number in range(1100):
            assert bool(matcher.match({"a": number, "sid": str(number), "id": number}).fired) == (number == 1)
    facts = [json.loads(str(fact)) for _, fact in watched.named("assert_fact") + watched.named("retract_fact")]
    assert {fact["id"] for fact in facts} == {"1"}
    assert not any("sid" in fact for fact in facts)
    assert len({state for _, state in watched.named("complete_and_start_action")}) == 1


def test_facts_are_asserted_one_by_one_and_every_action_is_completed() -> None:
    watched = Watched()
    with durable(program(word("a", 1), word("a", 2)), watched) as matcher:
        for number in range(4):
            matcher.match({"a": number})
    used = {name for name, _ in watched.calls}
    assert used <= {
        *("create_ruleset", "assert_fact", "start_action_for_state", "complete_and_start_action", "retract_fact"),
        *("delete_state", "delete_ruleset"),
    }


def test_comparisons_are_computed_before() -> None:
    ratio = Compare(Linear((("a", 1), ("b", -2))), False, "a", "at least 2 times b")
    assert fired(program(ratio, negate(ratio)), {"a": 4, "b": 0}) == [0]
    assert fired(program(ratio, negate(ratio)), {"a": 3}) == []
    assert fired(program(ratio, negate(ratio)), {"a": 3, "b": NONE}) == [1]


def test_hundreds_of_rules_with_one_condition() -> None:
    assert fired(program(*[word("a", 1)] * 600), {"a": 1}) == list(range(600))


def test_hundreds_of_rules_on_one_fact() -> None:
    asked = program(*(word("a", number) for number in range(600)))
    assert fired(asked, {"a": -1}) == []
    assert fired(asked, {"a": 599}) == [599]


def test_hundreds_of_thresholds_on_one_fact() -> None:
    asked = program(*(Compare(Linear((("a", 1),), -number), False, "a", "") for number in range(600)))
    assert fired(asked, {"a": 310}) == list(range(311))


def test_hundreds_of_rules_that_are_all_true() -> None:
    facts: dict[str, Value] = {f"a{number}": True for number in range(400)}
    assert fired(program(*(word(fact, True) for fact in facts)), facts) == list(range(400))


def test_hundreds_of_negations_after_one_condition() -> None:
    asked = program(*(All((word("k", True), negate(word(f"a{number}", 1)))) for number in range(400)))
    facts: dict[str, Value] = {"k": True, **{f"a{number}": 1 for number in range(2, 400)}}
    assert fired(asked, facts) == []
    assert fired(asked, {**facts, "a7": 2}) == [7]


def test_a_rule_without_positive_condition_does_not_match_the_state_of_the_engine() -> None:
    asked = program(negate(word("a", 1)))
    assert fired(asked, {}) == []
    assert fired(asked, {"a": 2}) == [0]


def test_hundreds_of_facts() -> None:
    facts: dict[str, Value] = {f"a{number}": number for number in range(1000)}
    asked = program(*(All((word(f"a{number}", number), word(f"a{number + 1}", number + 1))) for number in range(999)))
    assert fired(asked, facts) == list(range(999))


def test_more_conditions_in_one_rule_than_a_fact_has_attributes_are_refused() -> None:
    leaves = tuple(word(f"a{number}", 1) for number in range(MAX_ATTRIBUTES + 1))
    assert fired(program(All(leaves[1:])), {leaf.fact: 1 for leaf in leaves}) == [0]
    with pytest.raises(TooManyAttributesError, match="an alternative has 201 conditions, 200 are the most"):
        fired(program(All(leaves)), {})


def test_more_than_32_alternatives_are_refused() -> None:
    assert fired(program(Any(tuple(word(f"a{number}", 1) for number in range(32)))), {"a31": 1}) == [0]
    with pytest.raises(ValueError, match="33 alternatives"):
        fired(program(Any(tuple(word(f"a{number}", 1) for number in range(33)))), {})


STRANGE: tuple[Value, ...] = (
    *(True, False, 0, 1, -1, 2**62, 2**62 + 1, 2**63 - 1, 2**63, -(2**63), 2**64, 10**400),
    *("", "1", "true", "null", "é", '"', "\\", "\x00", "\ud800", "x" * 100_000, NONE, "none", (), (1, 2), tuple(range(3000))),
)


@pytest.mark.parametrize("value", STRANGE, ids=lambda value: repr(value)[:20] if not isinstance(value, int) else hex(value)[:20])
def test_no_value_reaches_the_engine_so_none_is_too_strange(value: Value) -> None:
    watched = Watched()
    others = [other for other in STRANGE if not (type(other) is type(value) and other == value)]
    with durable(program(word("a", value), negate(word("a", value))), watched) as matcher:
        assert matcher.match({"a": value}) == Match({"club/1.0": (0,)}, {})
        for other in others:
            assert matcher.match({"a": other}) == Match({"club/1.1": (0,)}, {})
    assert all(len(str(fact)) < 60 for _, fact in watched.named("assert_fact"))


def test_names_of_facts_do_not_reach_the_engine_so_none_is_reserved_and_none_collides() -> None:
    names = ("id", "sid", "$s", "$m", "$and", "$forward", "m", "all", "liquid", "costarring", 'quo"te', "é", "\ud800", "")
    watched = Watched()
    with durable(program(*(word(name, 1) for name in names)), watched) as matcher:
        for number, name in enumerate(names):
            assert list(matcher.match({name: 1}).fired) == [f"club/1.{number}"]
    for _, fact in watched.named("assert_fact"):
        assert set(json.loads(str(fact))) - {"id", "a", "b"} <= {f"a{number}" for number in range(len(names))}


def test_portions_are_small_enough_and_each_pattern_starts_with_a_positive_equality() -> None:
    watched = Watched()
    leaves: list[Leaf] = [word(f"a{number % 50}", number) for number in range(300)]
    asked = program(
        *leaves, *(negate(leaf) for leaf in leaves), *(All((negate(first), second)) for first, second in zip(leaves, leaves[7:], strict=False))
    )
    with durable(asked, watched):
        pass
    rulesets = [json.loads(str(rules)) for _, rules in watched.named("create_ruleset")]
    assert len(rulesets) == -(-len(asked.rules) // MAX_PATTERNS)
    for rules in rulesets:
        assert len(rules) <= 64
        for one in rules.values():
            (alternative,) = one["all"]
            assert list(alternative) == ["m"]
            first, *rest = alternative["m"]["$and"]
            assert not any(key.startswith("$") for key in first)
            assert all(set(condition) == {"$neq"} or not any(key.startswith("$") for key in condition) for condition in rest)
            assert all(len(condition) == 1 for condition in (first, *rest))


def test_no_host_and_no_thread() -> None:
    before = threading.active_count()
    with durable(program(word("a", 1))) as matcher:
        matcher.match({"a": 1})
    assert threading.active_count() == before
    assert "durable.engine" not in sys.modules
    assert "durable.lang" not in sys.modules
