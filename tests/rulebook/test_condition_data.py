"""Conditions written back in the rule language."""

from __future__ import annotations

import itertools
import json
from collections.abc import Iterator, Mapping

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Compare, Condition, Member, leaf_facts, negate
from adjudicator.engine.values import NONE, Value
from adjudicator.rulebook.conditions import (
    Scope,
    condition_data,
    parse_condition,
)
from adjudicator.source.data import to_node
from adjudicator.source.yaml_source import read_text
from tests.rulebook.words import FACTS, NOWHERE, PARAMETERS, compare, parse

VALUES: Mapping[str, tuple[Value, ...]] = {
    "burn": (True, False),
    "agreed": (True, False, NONE),
    "street": ("flop", "turn", "river"),
    "said": ("call", "raise", NONE),
    "actions": (0, 1, 2, 3, 4),
    "players": (0, 1, 2, 4),
    "put": (0, 2, 3, 5),
    "level": (0, 1, 3),
    "increment": (0, 1, 2, 5),
    "amount_said": (0, 2, 4, NONE),
}


def holds(condition: Condition, facts: Mapping[str, Value]) -> bool:
    if isinstance(condition, All):
        return all(holds(part, facts) for part in condition.parts)
    if isinstance(condition, Any):
        return any(holds(part, facts) for part in condition.parts)
    if isinstance(condition, Member):
        return (facts[condition.fact] in condition.values) is not condition.negated
    total = condition.form.constant
    for fact, factor in condition.form.terms:
        value = facts[fact]
        if not isinstance(value, int):
            return condition.negated
        total += factor * value
    return (total == 0 if condition.equal else total >= 0) is not condition.negated


def situations(*conditions: Condition) -> Iterator[dict[str, Value]]:
    names = sorted({fact for c in conditions for leaf in _leaves(c) for fact in leaf_facts(leaf)})
    for values in itertools.product(*(VALUES[name] for name in names)):
        yield dict(zip(names, values, strict=True))


def _leaves(condition: Condition) -> Iterator[Member | Compare]:
    if isinstance(condition, (All, Any)):
        for part in condition.parts:
            yield from _leaves(part)
    else:
        yield condition


def _tests() -> st.SearchStrategy[tuple[str, object]]:
    number = st.integers(0, 4)
    operator = st.sampled_from(["at least", "at most", "more than", "other than", "less than"])
    right = {
        "actions": st.sampled_from(
            ["1", "3", "players", "players plus 1", "2 times players", "players minus 1", "50% of players", "150% of players minus 1"]
        ),
        "put": st.sampled_from(["2", "level", "2 times level", "50% of increment", "level plus 50% of increment", "level plus increment minus 1"]),
        "amount_said": st.sampled_from(["3", "level", "put minus level", "33% of level"]),
    }
    comparisons = [
        st.tuples(st.just(fact), st.tuples(operator, expressions).map(" ".join).filter(lambda text: text not in ("less than 0",)))
        for fact, expressions in right.items()
    ]
    return st.one_of(
        st.tuples(st.just("burn"), st.sampled_from(["yes", "no"])),
        st.tuples(st.just("agreed"), st.sampled_from(["yes", "no", "none", ["yes", "none"], "not none"])),
        st.tuples(st.just("street"), st.sampled_from(["flop", "not turn", ["flop", "river"], "not flop and not river"])),
        st.tuples(st.just("said"), st.sampled_from(["call", "none", "not none", "not call and not none", ["raise", "none"]])),
        st.tuples(
            st.just("actions"), st.one_of(number, st.lists(number, min_size=1, max_size=3, unique=True), number.map(lambda n: f"other than {n}"))
        ),
        st.tuples(st.just("amount_said"), st.sampled_from([2, "none", "not none", ["none", 4], "other than 2"])),
        st.tuples(st.just("actions"), st.sampled_from(["at least 1 and at most 3", "at least 1 and other than 2", "2 and at least players"])),
        *comparisons,
    )


def _mappings(depth: int) -> st.SearchStrategy[dict[str, object]]:
    tests = st.lists(_tests(), min_size=1, max_size=2, unique_by=lambda pair: pair[0]).map(dict)
    if depth == 0:
        return tests
    inner = _mappings(depth - 1)
    either = st.lists(inner, min_size=1, max_size=2).map(lambda parts: {"any": parts})
    negation = inner.map(lambda part: {"not": part})
    return st.tuples(st.one_of(tests, st.just({})), st.one_of(either, negation, tests)).map(lambda pair: {**pair[0], **pair[1]})


def read(data: object) -> Condition | None:
    scope = Scope(FACTS, PARAMETERS)
    condition = parse_condition(to_node(data, NOWHERE), scope)
    return None if scope.diagnostics else condition


@given(_mappings(2), st.booleans())
def test_written_back_it_means_the_same(data: dict[str, object], negated: bool) -> None:
    condition = read(data)
    if condition is None:  # more than 32 alternatives
        return
    if negated:
        condition = negate(condition)
    written = condition_data(condition, FACTS)
    json.dumps(written)
    if written == {"any": []}:
        assert not any(holds(condition, facts) for facts in situations(condition))
        return
    scope = Scope(FACTS, PARAMETERS)
    # Through JSON text, which is YAML: what is printed can be pasted into a rulebook.
    again = parse_condition(read_text(json.dumps(written), "t.yaml"), scope)
    assert [d.line("en") for d in scope.diagnostics if d.message != "condition_alternatives"] == []
    for facts in situations(condition, again):
        assert holds(condition, facts) is holds(again, facts), facts


@pytest.mark.parametrize(
    "data",
    [
        {"burn": "yes"},
        {"actions": 0},
        {"actions": [0, 2]},
        {"actions": "at least 3"},
        {"actions": "less than 3"},
        {"actions": "at least 1 and at most 3"},
        {"street": "not flop"},
        {"street": "not flop and not turn"},
        {"actions": "other than 2"},
        {"put": "at least 50% of increment"},
        {"put": "less than 50% of increment"},
        {"put": "more than level and less than 2 times level"},
        {"actions": "other than players"},
        {"any": [{"burn": "yes"}, {"street": ["flop", "turn"], "actions": "at most 1"}]},
        {"street": "flop", "any": [{"burn": "no"}, {"said": "none"}]},
    ],
)
def test_written_back_as_it_was(data: dict[str, object]) -> None:
    condition = read(data)
    assert condition is not None
    assert condition_data(condition, FACTS) == data


@pytest.mark.parametrize(
    ("text", "data"),
    [
        ("not: {burn: yes}", {"burn": "no"}),
        ("not: {agreed: yes}", {"agreed": ["no", "none"]}),
        ("not: {actions: at least 3}", {"actions": "less than 3"}),
        ("not: {actions: other than 3}", {"actions": 3}),
        ("not: {actions: other than players}", {"actions": "at least players and at most players"}),
        ("not: {amount_said: at least 3}", {"any": [{"amount_said": "none"}, {"amount_said": "less than 3"}]}),
        ("not: {burn: yes, street: flop}", {"any": [{"burn": "no"}, {"street": "not flop"}]}),
        ("{}", {}),
    ],
)
def test_negations_are_said_plainly(text: str, data: dict[str, object]) -> None:
    assert condition_data(parse(text), FACTS) == data


def test_a_formula_opened_is_said_of_the_fact_that_can_be_asked() -> None:
    opened = compare("raise_part", "at least 50% of increment", {"put": 2, "level": -2, "increment": -1}, 0)
    assert condition_data(opened, FACTS) == {"put": "at least 50% of increment plus level"}
    assert condition_data(compare("put", "", {"put": 2}, -5), FACTS) == {"put": "at least 3"}


def test_what_cannot_be_said() -> None:
    with pytest.raises(ValueError, match="no test says"):
        condition_data(compare("put", "", {"put": 3, "level": -7, "increment": 11}, 1), FACTS)
