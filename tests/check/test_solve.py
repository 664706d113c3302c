"""The search for cases against trying them all."""

from __future__ import annotations

from functools import cache
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.check.house import House
from adjudicator.check.run import open_house
from adjudicator.check.situation import Situation
from adjudicator.check.standing import FALSE, either, joined
from adjudicator.engine.condition import TRUE, All, Any, Compare, Condition, Linear, Member, negate
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from tests.check.support import HERE, LIBRARY

DROPS = range(8)
CASES: list[dict[str, Value]] = [
    {"wet": wet, "drops": drops, "drink": drink}
    for wet, drops, drink in product((True, False), DROPS, ("water", "wine", "milk"))
    if wet or drops == 0  # the vocabulary says that a drop makes the card wet
]


@cache
def situation() -> Situation:
    """A spill, under a house whose rules read all three facts."""
    house: House = open_house(str(HERE / "bad" / "table_overlap"), LIBRARY)
    found = house.situation(("spill",))
    assert {"drops", "drink", "wet"} <= found.plan.facts
    return found


def at_least(number: int) -> Compare:
    return Compare(Linear((("drops", 1),), -number), False, "drops", f"at least {number}")


LEAVES = st.one_of(
    st.builds(lambda value, negated: Member("wet", frozenset((value,)), negated), st.booleans(), st.booleans()),
    st.builds(
        lambda values, negated: Member("drink", frozenset(values), negated),
        st.sets(st.sampled_from(("water", "wine", "milk")), min_size=1),
        st.booleans(),
    ),
    st.builds(lambda values, negated: Member("drops", frozenset(values), negated), st.sets(st.sampled_from(DROPS), min_size=1), st.booleans()),
    st.builds(lambda number, other: negate(at_least(number)) if other else at_least(number), st.sampled_from(DROPS[1:]), st.booleans()),
)
CONDITIONS: st.SearchStrategy[Condition] = st.recursive(
    LEAVES,
    lambda inner: st.builds(lambda parts, every: All(tuple(parts)) if every else Any(tuple(parts)), st.lists(inner, max_size=4), st.booleans()),
    max_leaves=10,
)


@given(CONDITIONS)
def test_a_condition_can_hold_exactly_when_some_case_makes_it_true(condition: Condition) -> None:
    # More drops than a condition speaks of are one case more.
    many: list[dict[str, Value]] = [{"wet": True, "drops": 100, "drink": drink} for drink in ("water", "wine", "milk")]
    cases = [*CASES, *many]
    assert situation().can_hold(condition) == any(evaluate(condition, case) is True for case in cases)


@given(CONDITIONS)
def test_the_cases_found_make_it_true(condition: Condition) -> None:
    for told in situation().solver.combinations(condition, 8):
        assert set(told) >= {"wet", "drops", "drink"}
        assert evaluate(condition, told) is True
        assert told["wet"] is True or told["drops"] == 0


@given(CONDITIONS)
def test_a_witness_keeps_what_is_needed(condition: Condition) -> None:
    witness = situation().witness(condition)
    if witness is None:
        assert not situation().can_hold(condition)
    else:
        assert situation().holds(condition, witness.facts)
        for name in witness.facts:
            fewer = {other: value for other, value in witness.facts.items() if other != name}
            assert not situation().holds(condition, fewer)


@given(st.lists(CONDITIONS, max_size=3), st.sampled_from(CASES))
def test_joined_and_either_are_and_and_or(conditions: list[Condition], case: dict[str, Value]) -> None:
    truths = [evaluate(condition, case) for condition in conditions]
    assert evaluate(joined(*conditions), case) == all(truths)
    assert evaluate(either(*conditions), case) == any(truths)
    assert joined(*conditions, FALSE) == FALSE
    assert either(*conditions, TRUE) == TRUE
