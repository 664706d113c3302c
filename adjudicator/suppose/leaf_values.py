"""The values of one fact that make a leaf of a condition true, the nearest to what it is now first."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from adjudicator.engine.condition import Compare, Leaf, Member
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.domains import Range, bounds, judgement
from adjudicator.ruling.gate import whole_domain
from adjudicator.ruling.linear import Opened, opened
from adjudicator.ruling.plan import Plan

MAX_VALUES = 8
"""Values tried for one fact."""
SUPPOSED_AMOUNT = 100
SUPPOSED_COUNT = 1
"""What a number that is not known is supposed to be where another that is not known either is measured by it."""

Change = tuple[str, Value]


def changes_for(leaf: Leaf, plan: Plan, facts: Mapping[str, Value], given: Collection[str]) -> Iterator[Change]:
    """Each change of one fact that makes the leaf true while the others stay as they are.

    Where two facts that it compares are not known, a first one is supposed. `given`: the facts told, which are not worked out from others.
    """
    name = leaf_fact(leaf)
    if name not in plan.forms or name in given:
        for value in _values(leaf, name, plan, facts.get(name)):
            yield name, value
        return
    whole = written_over_told(name, plan, facts, given)
    for fact, factor in whole.terms.items():
        others = {other: times for other, times in whole.terms.items() if other != fact}
        rest = _sum(others, whole.constant, facts)
        if rest is not None:
            yield from ((fact, number) for number in _solutions(leaf, factor, rest, facts.get(fact)))
        elif fact not in facts and NONE not in (facts.get(other) for other in others):
            yield fact, SUPPOSED_AMOUNT if plan.type_of(fact) is FactType.AMOUNT else SUPPOSED_COUNT


def leaf_fact(leaf: Leaf) -> str:
    """The one fact, or derived number, that a leaf of a plan reads."""
    return leaf.fact if isinstance(leaf, Member) else leaf.form.terms[0][0]


def written_over_told(name: str, plan: Plan, facts: Mapping[str, Value], given: Collection[str]) -> Opened:
    """A derived number over the facts that can be told; a computed one that was told itself is a number among them."""
    return opened(name, plan.forms, {fact: facts[fact] for fact in given if fact in plan.forms and fact in facts and fact != name})


def _values(leaf: Leaf, name: str, plan: Plan, now: Value | None) -> Iterator[Value]:
    domain = whole_domain(plan, name)
    if isinstance(domain, Range):
        yield from (number for number in _numbers(leaf, now) if not domain.meet(number, number).no_numbers)
        if domain.none and judgement(leaf)(Range(1, 0, none=True)) is True:
            yield NONE
        return
    fact = plan.fact(name)
    order = (*fact.words, NONE) if fact is not None and fact.words else (True, False)
    true = [value for value in order if value in domain and value != now and judgement(leaf)(frozenset((value,))) is True]
    yield from true[:MAX_VALUES]


def _solutions(leaf: Leaf, factor: int, rest: int, now: Value | None) -> Iterator[int]:
    """The numbers of one fact, `factor` of which with `rest` are the number that the leaf reads, at the edges of its truth."""
    found: dict[int, None] = {}
    for edge in _edges_of(leaf):
        for number in ((edge - rest) // factor, -((rest - edge) // factor)):
            total = factor * number + rest
            if number >= 0 and judgement(leaf)(Range(total, total)) is True:
                found[number] = None
    yield from _nearest_first(found, now)


def _numbers(leaf: Leaf, now: Value | None) -> Iterator[int]:
    """The numbers at the edges of what makes the leaf true."""
    for number in _nearest_first(dict.fromkeys(_edges_of(leaf)), now):
        if judgement(leaf)(Range(number, number)) is True:
            yield number


def _nearest_first(numbers: Collection[int], now: Value | None) -> list[int]:
    """The nearest to what is; where that is not known, small ones but 0 last: that nothing at all was there would have been said."""
    known = now if isinstance(now, int) and not isinstance(now, bool) else None
    return sorted(numbers, key=lambda number: (number == 0, number) if known is None else (False, abs(number - known)))[:MAX_VALUES]


def _edges_of(leaf: Leaf) -> list[int]:
    if isinstance(leaf, Member):
        named = [value for value in leaf.values if isinstance(value, int) and not isinstance(value, bool)]
        return [number + step for number in named for step in ((-1, 1) if leaf.negated else (0,))]
    return [edge for edge in _edges(leaf) if edge is not None]


def _edges(leaf: Compare) -> tuple[int | None, int | None]:
    """The first number in the direction of truth, on either side."""
    low, high = bounds(leaf)
    if not leaf.negated:
        return low, high
    return (None if high is None else high + 1), (None if low is None else low - 1)


def _sum(terms: Mapping[str, int], constant: int, facts: Mapping[str, Value]) -> int | None:
    """What the terms come to; None where one of them is not a known number."""
    total = constant
    for fact, factor in terms.items():
        value = facts.get(fact)
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        total += factor * value
    return total
