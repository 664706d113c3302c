"""The values of one fact that make a leaf of a condition true, the nearest to what it is now first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adjudicator.engine.condition import Compare, Leaf, Linear, Member
from adjudicator.engine.values import NONE, Value
from adjudicator.ruling.domains import Range, bounds, judgement
from adjudicator.ruling.gate import whole_domain
from adjudicator.ruling.plan import Plan

MAX_VALUES = 8
"""Values tried for one fact."""

Change = tuple[str, Value]


def changes_for(leaf: Leaf, plan: Plan, facts: Mapping[str, Value]) -> Iterator[Change]:
    """Each change of one fact that makes the leaf true while the others stay as they are."""
    name = leaf.fact if isinstance(leaf, Member) else leaf.form.terms[0][0]
    form = plan.forms.get(name)
    if form is None:
        for value in _values(leaf, name, plan, facts.get(name)):
            yield name, value
        return
    for wanted in _numbers(leaf, facts.get(name)):
        yield from _solved(form, wanted, plan, facts)


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


def _numbers(leaf: Leaf, now: Value | None) -> Iterator[int]:
    """The numbers at the edges of what makes the leaf true."""
    if isinstance(leaf, Member):
        named = [value for value in leaf.values if isinstance(value, int) and not isinstance(value, bool)]
        edges = [number + step for number in named for step in ((-1, 1) if leaf.negated else (0,))]
    else:
        low, high = _edges(leaf)
        edges = [edge for edge in (low, high) if edge is not None]
    near = now if isinstance(now, int) else 0
    for number in sorted(dict.fromkeys(edges), key=lambda edge: abs(edge - near))[:MAX_VALUES]:
        if judgement(leaf)(Range(number, number)) is True:
            yield number


def _edges(leaf: Compare) -> tuple[int | None, int | None]:
    """The first number in the direction of truth, on either side."""
    low, high = bounds(leaf)
    if not leaf.negated:
        return low, high
    return (None if high is None else high + 1), (None if low is None else low - 1)


def _solved(form: Linear, wanted: int, plan: Plan, facts: Mapping[str, Value]) -> Iterator[Change]:
    """Each one of the facts behind a derived number changed so that it comes to `wanted`."""
    for name, factor in form.terms:
        rest = form.constant
        for other, other_factor in form.terms:
            value = facts.get(other)
            if other == name:
                continue
            if not isinstance(value, int) or isinstance(value, bool):
                break
            rest += other_factor * value
        else:
            number, remainder = divmod(wanted - rest, factor)
            if remainder:
                continue
            inner = plan.forms.get(name)
            if inner is not None:
                yield from _solved(inner, number, plan, facts)
            elif number >= 0:
                yield name, number
