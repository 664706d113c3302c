"""Numbers tied by sums, against brute force; and narrowing that would never end by itself."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import Linear
from adjudicator.ruling.constraints import Constraints, ContradictionError, Equality, propagate
from adjudicator.ruling.domains import Domain, Range
from adjudicator.ruling.feasible import feasible

HIGH = 4
NAMES = ("x", "y", "z")


def tie(total: str, **terms: int) -> Equality:
    return Equality(total, Linear(tuple(sorted(terms.items()))))


@st.composite
def problems(draw: st.DrawFn) -> tuple[dict[str, Domain], list[Equality]]:
    domains: dict[str, Domain] = {name: Range(draw(st.integers(0, 2)), draw(st.integers(2, HIGH))) for name in NAMES}
    ties = []
    for index in range(draw(st.integers(1, 3))):
        factors = {name: draw(st.integers(-2, 2)) for name in NAMES}
        name = f"sum{index}"
        ties.append(Equality(name, Linear(tuple((one, factor) for one, factor in factors.items() if factor))))
        low = draw(st.integers(-8, 8))
        domains[name] = Range(low, draw(st.one_of(st.none(), st.integers(low, 10))))
    return domains, ties


def within(value: int, domain: Domain) -> bool:
    assert isinstance(domain, Range)
    return (domain.low is None or value >= domain.low) and (domain.high is None or value <= domain.high)


def solvable(domains: dict[str, Domain], ties: list[Equality]) -> bool:
    for values in product(range(HIGH + 1), repeat=len(NAMES)):
        point = dict(zip(NAMES, values, strict=True))
        for one in ties:
            point[one.total] = sum(factor * point[fact] for fact, factor in one.form.terms)
        if all(within(value, domains[name]) for name, value in point.items()):
            return True
    return False


@given(problems())
def test_what_has_a_solution_is_never_excluded(problem: tuple[dict[str, Domain], list[Equality]]) -> None:
    domains, ties = problem
    if solvable(domains, ties):
        assert feasible(domains, ties)


def test_two_numbers_each_less_than_the_other_are_excluded() -> None:
    domains: dict[str, Domain] = {"x": Range(0, None), "y": Range(0, None), "x-y": Range(1, None), "y-x": Range(1, None)}
    ties = [tie("x-y", x=1, y=-1), tie("y-x", y=1, x=-1)]
    assert not feasible(domains, ties)
    with pytest.raises(ContradictionError):
        propagate(domains, Constraints((), tuple(ties)))


def test_numbers_that_push_each_other_up_and_have_room_stay_open() -> None:
    domains: dict[str, Domain] = {"x": Range(0, None), "y": Range(0, None), "x-y": Range(1, None), "y-z": Range(1, None), "z": Range(5, None)}
    narrowed = propagate(domains, Constraints((), (tie("x-y", x=1, y=-1), tie("y-z", y=1, z=-1))))
    assert narrowed["x"] == Range(7, None)


def test_a_number_that_may_be_none_excludes_nothing() -> None:
    domains: dict[str, Domain] = {"x": Range(0, 1, none=True), "y": Range(0, None), "x-y": Range(5, None)}
    assert feasible(domains, [tie("x-y", x=1, y=-1)])
