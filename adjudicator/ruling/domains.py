"""Domains: what a fact can still be. Leaves are judged on domains, and domains are narrowed by leaves.

A finite fact (yes/no, word) has a set of values; a numeric one a range of integers, perhaps with `none` beside it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adjudicator.engine.condition import Compare, Leaf, Member
from adjudicator.engine.values import NONE, Value


@dataclass(frozen=True, slots=True)
class Range:
    """The integers from `low` to `high` (None: unbounded), and `none` if `none` is set. Empty when low > high and not `none`."""

    low: int | None
    high: int | None
    none: bool = False

    @property
    def empty(self) -> bool:
        """Whether nothing is left."""
        return not self.none and self.no_numbers

    @property
    def no_numbers(self) -> bool:
        """Whether only `none` can be left."""
        return self.low is not None and self.high is not None and self.low > self.high

    @property
    def single(self) -> Value | None:
        """The one value left, or None when there are several."""
        if self.no_numbers:
            return NONE if self.none else None
        if not self.none and self.low is not None and self.low == self.high:
            return self.low
        return None

    def meet(self, low: int | None, high: int | None) -> Range:
        """The range cut to `low` … `high`; `none` is kept."""
        return Range(
            low if self.low is None or (low is not None and low > self.low) else self.low,
            high if self.high is None or (high is not None and high < self.high) else self.high,
            self.none,
        )


Finite = frozenset[Value]
Domain = Range | Finite
Domains = Mapping[str, Domain]

NOWHERE = Range(1, 0)


def domain_of_value(value: Value) -> Domain:
    """The domain of a fact that is known."""
    if isinstance(value, int) and not isinstance(value, bool):
        return Range(value, value)
    return Range(1, 0, none=True) if value is NONE else frozenset((value,))


def single(domain: Domain) -> Value | None:
    """The one value left in a domain, or None."""
    if isinstance(domain, Range):
        return domain.single
    return next(iter(domain)) if len(domain) == 1 else None


def is_empty(domain: Domain) -> bool:
    """Whether nothing is left."""
    return domain.empty if isinstance(domain, Range) else not domain


def bounds(leaf: Compare) -> tuple[int | None, int | None]:
    """The integers that make a comparison of one fact true, before `negated`: (low, high)."""
    ((_, factor),) = leaf.form.terms
    constant = leaf.form.constant
    if leaf.equal:
        exact, rest = divmod(-constant, factor)
        return (exact, exact) if rest == 0 else (1, 0)
    if factor > 0:
        return -(constant // factor), None
    return None, constant // -factor


Judgement = Callable[[Domain], bool | None]
"""Whether something of one fact is true on everything left in a domain, false on everything, or neither."""


def judge(leaf: Leaf, domains: Domains) -> bool | None:
    """Whether a leaf of one fact is true on everything left in its domain, false on everything, or neither."""
    domain = domains.get(leaf.fact if isinstance(leaf, Member) else leaf.form.terms[0][0])
    return None if domain is None else judgement(leaf)(domain)


def judgement(leaf: Leaf) -> Judgement:
    """What judges the leaf on a domain of its fact: for who judges it often."""
    plain = _member_judgement(leaf.values) if isinstance(leaf, Member) else _compare_judgement(*bounds(leaf))
    if not leaf.negated:
        return plain

    def negated(domain: Domain) -> bool | None:
        truth = plain(domain)
        return None if truth is None else not truth

    return negated


def _member_judgement(values: frozenset[Value]) -> Judgement:
    none = NONE in values
    numbers = sorted(value for value in values if isinstance(value, int))

    def judged(domain: Domain) -> bool | None:
        if not isinstance(domain, Range):
            return True if domain <= values else False if domain.isdisjoint(values) else None
        only = domain.single
        if only is not None:
            return only in values
        inside = (none and domain.none) or any(_within(number, domain.low, domain.high) for number in numbers)
        return None if inside else False

    return judged


def _compare_judgement(low: int | None, high: int | None) -> Judgement:
    def judged(domain: Domain) -> bool | None:
        if not isinstance(domain, Range):
            return False if single(domain) is NONE else None
        least, most = domain.low, domain.high
        if least is not None and most is not None and least > most:
            return False
        if (low is not None and most is not None and low > most) or (high is not None and least is not None and high < least):
            return False
        if low is not None and high is not None and low > high:
            return False
        if domain.none or (low is not None and (least is None or least < low)) or (high is not None and (most is None or most > high)):
            return None
        return True

    return judged


def narrow(leaf: Leaf, truth: bool, domain: Domain) -> Domain:
    """The domain of the leaf's fact once the leaf is known to be `truth`. It may stay larger than what is possible, never smaller."""
    wanted = truth != leaf.negated
    if isinstance(leaf, Member):
        if not isinstance(domain, Range):
            return domain & leaf.values if wanted else domain - leaf.values
        return _narrow_range_to_values(domain, leaf.values) if wanted else _narrow_range_from_values(domain, leaf.values)
    if not isinstance(domain, Range):
        return domain
    low, high = bounds(leaf)
    if wanted:
        cut = domain.meet(low, high)
        return Range(cut.low, cut.high)
    if leaf.equal:
        return _narrow_range_from_values(domain, frozenset((low,))) if low is not None and low == high else domain
    return domain.meet(None, low - 1) if low is not None else domain.meet(high + 1 if high is not None else None, None)


def _narrow_range_to_values(domain: Range, values: frozenset[Value]) -> Range:
    inside = [v for v in values if isinstance(v, int) and not isinstance(v, bool) and _within(v, domain.low, domain.high)]
    none = domain.none and NONE in values
    return Range(min(inside), max(inside), none) if inside else Range(1, 0, none)


def _narrow_range_from_values(domain: Range, values: frozenset[Value]) -> Range:
    low, high = domain.low, domain.high
    while low is not None and low in values and not _passed(low, high):
        low += 1
    while high is not None and high in values and not _passed(low, high):
        high -= 1
    return Range(low, high, domain.none and NONE not in values)


def cut_points(leaf: Leaf) -> frozenset[int]:
    """The integers at which a leaf of one numeric fact may change its truth: it is the same on each stretch that starts at one of them."""
    if isinstance(leaf, Member):
        numbers = [v for v in leaf.values if isinstance(v, int) and not isinstance(v, bool)]
        return frozenset(point for number in numbers for point in (number, number + 1))
    low, high = bounds(leaf)
    return frozenset(point for point in (low, None if high is None else high + 1) if point is not None)


def pieces(domain: Range, points: frozenset[int]) -> list[Range]:
    """The range cut at `points`, lowest first, `none` last."""
    cuts = sorted(p for p in points if (domain.low is None or p > domain.low) and (domain.high is None or p <= domain.high))
    edges: list[int | None] = [domain.low, *cuts]
    ends: list[int | None] = [*(cut - 1 for cut in cuts), domain.high]
    parts = [] if domain.no_numbers else [Range(low, high) for low, high in zip(edges, ends, strict=True)]
    return [*parts, Range(1, 0, none=True)] if domain.none else parts


def split(leaf: Leaf, domain: Domain) -> list[Domain]:
    """The domain in parts on each of which the leaf is decided."""
    if isinstance(domain, Range):
        return list(pieces(domain, cut_points(leaf)))
    return [frozenset((value,)) for value in domain]


def _within(value: int, low: int | None, high: int | None) -> bool:
    return (low is None or value >= low) and (high is None or value <= high)


def _passed(low: int | None, high: int | None) -> bool:
    return low is not None and high is not None and low > high
