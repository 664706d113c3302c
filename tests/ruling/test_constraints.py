"""Constraints against brute force: propagation never loses a possible combination, and `possible` says no only where there is none."""

from __future__ import annotations

from itertools import product

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.condition import Condition, Linear, negate
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.ruling.constraints import Constraints, ContradictionError, Equality, clauses_of, equivalence, possible, propagate
from adjudicator.ruling.domains import Domain, Range, domain_of_value
from adjudicator.ruling.relevant import relevant_constraints
from tests.ruling.build import conditions

HIGH = 4
POINTS: list[dict[str, Value]] = [
    {"a": a, "b": b, "w": w, "n": n, "m": m, "=m-n": m - n}
    for a, b, w, n, m in product((True, False), (True, False), "xyz", range(HIGH + 1), range(HIGH + 1))
]


@st.composite
def problems(draw: st.DrawFn) -> tuple[Constraints, dict[str, Domain], list[Condition]]:
    single = st.one_of(conditions(("a", "b", "w")), conditions(("n", "a")), conditions(("m", "b")))
    wanted = draw(st.lists(single, min_size=1, max_size=3))
    clauses = tuple(clause for one in wanted for clause in clauses_of(one))
    domains: dict[str, Domain] = {
        "a": draw(st.sampled_from([frozenset((True, False)), frozenset((True,))])),
        "b": frozenset((True, False)),
        "w": frozenset("xyz"),
        "n": Range(draw(st.integers(0, 2)), HIGH),
        "m": Range(0, draw(st.integers(1, HIGH))),
        "=m-n": Range(draw(st.sampled_from([None, 0])), draw(st.sampled_from([None, 0, 1]))),
    }
    return Constraints(clauses, (Equality("=m-n", Linear((("m", 1), ("n", -1)))),)), domains, wanted


def inside(value: Value, domain: Domain) -> bool:
    if isinstance(domain, Range):
        number = int(value)  # type: ignore[arg-type]  # only numbers have ranges
        return (domain.low is None or number >= domain.low) and (domain.high is None or number <= domain.high)
    return value in domain


def solutions(domains: dict[str, Domain], wanted: list[Condition]) -> list[dict[str, Value]]:
    return [
        point
        for point in POINTS
        if all(inside(value, domains[name]) for name, value in point.items()) and all(evaluate(one, point) is True for one in wanted)
    ]


@given(problems())
@settings(max_examples=150, deadline=None)
def test_propagation_loses_no_solution(problem: tuple[Constraints, dict[str, Domain], list[Condition]]) -> None:
    constraints, domains, wanted = problem
    found = solutions(domains, wanted)
    try:
        narrowed = propagate(domains, constraints)
    except ContradictionError:
        assert not found
        return
    for point in found:
        assert all(inside(value, narrowed[name]) for name, value in point.items())


@given(problems())
@settings(max_examples=150, deadline=None)
def test_possible_is_true_exactly_where_there_is_a_solution(problem: tuple[Constraints, dict[str, Domain], list[Condition]]) -> None:
    constraints, domains, wanted = problem
    assert possible(domains, constraints) == bool(solutions(domains, wanted))


@given(conditions(("a", "w", "n")), st.sampled_from(POINTS))
def test_an_equivalence_holds_exactly_where_the_fact_is_the_truth_of_its_condition(condition: Condition, point: dict[str, Value]) -> None:
    truth = evaluate(condition, point)
    for value in (True, False):
        held = all(any(evaluate(leaf, {**point, "d": value}) is True for leaf in clause.leaves) for clause in equivalence("d", condition))
        assert held == (value is truth)


@given(conditions(("a", "w", "n")), st.sampled_from(POINTS))
def test_the_clauses_of_a_negation_hold_exactly_where_the_condition_does_not(condition: Condition, point: dict[str, Value]) -> None:
    clauses = clauses_of(negate(condition))
    held = all(any(evaluate(leaf, point) is True for leaf in clause.leaves) for clause in clauses)
    assert held == (evaluate(condition, point) is False)


@given(problems(), st.frozensets(st.sampled_from(("a", "b", "w", "n", "m"))), st.sampled_from(POINTS))
@settings(max_examples=150, deadline=None)
def test_what_is_left_out_as_irrelevant_excludes_nothing_of_what_is_read(
    problem: tuple[Constraints, dict[str, Domain], list[Condition]], read: frozenset[str], point: dict[str, Value]
) -> None:
    constraints, domains, _ = problem
    if not all(inside(point[name], domains[name]) for name in read):
        return
    there = {**domains, **{name: domain_of_value(point[name]) for name in read}}
    assert possible(there, relevant_constraints(constraints, domains, read)) == possible(there, constraints)
