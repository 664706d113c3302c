"""Whether numbers tied by sums can lie where they are said to lie, decided by elimination.

Narrowing bounds step by step need not end: where ``x < y`` and ``y < x`` are both open, each step pushes both up by one for ever.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import gcd
from typing import Protocol

from adjudicator.engine.condition import Linear
from adjudicator.ruling.domains import Domain, Range

MAX_ROWS = 2_000
"""Beyond so many inequalities nothing is decided: what cannot be excluded may be."""

Direction = tuple[tuple[str, int], ...]
Rows = dict[Direction, int]
"""Inequalities ``sum(factor * fact) + constant >= 0``: the least constant by direction."""


class Tie(Protocol):
    """A number that is a sum of others."""

    @property
    def total(self) -> str:
        """The fact."""

    @property
    def form(self) -> Linear:
        """What it is the sum of."""


class _NothingLeftError(Exception):
    """An inequality between constants is false."""


def feasible(domains: Mapping[str, Domain], ties: Iterable[Tie]) -> bool:
    """False only where no whole numbers within `domains` satisfy every tie; those that may be `none` are left out of account."""
    rows: Rows = {}
    try:
        for coefficients, constant in _inequalities(domains, ties):
            _add(rows, coefficients, constant)
        while rows:
            if len(rows) > MAX_ROWS:
                return True
            rows = _without(rows, _cheapest(rows))
    except _NothingLeftError:
        return False
    return True


def _inequalities(domains: Mapping[str, Domain], ties: Iterable[Tie]) -> Iterable[tuple[Mapping[str, int], int]]:
    for tie in ties:
        named = (tie.total, *(fact for fact, _ in tie.form.terms))
        ranges = [domains.get(fact) for fact in named]
        if any(not isinstance(one, Range) or one.none for one in ranges):
            continue
        sums = dict(tie.form.terms)
        sums[tie.total] = sums.get(tie.total, 0) - 1
        yield sums, tie.form.constant
        yield {fact: -factor for fact, factor in sums.items()}, -tie.form.constant
        for fact, one in zip(named, ranges, strict=True):
            assert isinstance(one, Range)
            if one.low is not None:
                yield {fact: 1}, -one.low
            if one.high is not None:
                yield {fact: -1}, one.high


def _add(rows: Rows, coefficients: Mapping[str, int], constant: int) -> None:
    """Adds an inequality, its factors without a common divisor; whole numbers let the constant be rounded down."""
    left = sorted((fact, factor) for fact, factor in coefficients.items() if factor)
    if not left:
        if constant < 0:
            raise _NothingLeftError
        return
    divisor = gcd(*(factor for _, factor in left))
    direction = tuple((fact, factor // divisor) for fact, factor in left)
    constant //= divisor
    rows[direction] = min(constant, rows.get(direction, constant))


def _cheapest(rows: Rows) -> str:
    """The fact whose elimination leaves the fewest inequalities."""
    up: dict[str, int] = {}
    down: dict[str, int] = {}
    for direction in rows:
        for fact, factor in direction:
            up[fact] = up.get(fact, 0) + (factor > 0)
            down[fact] = down.get(fact, 0) + (factor < 0)
    return min(up, key=lambda fact: (up[fact] * down[fact] - up[fact] - down[fact], fact))


def _without(rows: Rows, fact: str) -> Rows:
    """What the inequalities say of the other facts."""
    kept: Rows = {}
    up: list[tuple[Direction, int]] = []
    down: list[tuple[Direction, int]] = []
    for direction, constant in rows.items():
        factor = _factor(direction, fact)
        if factor == 0:
            kept[direction] = constant
        else:
            (up if factor > 0 else down).append((direction, constant))
    for above, first in up:
        for below, second in down:
            one, other = -_factor(below, fact), _factor(above, fact)
            _add(kept, _sum(((above, one), (below, other))), first * one + second * other)
    return kept


def _factor(direction: Direction, fact: str) -> int:
    return next((factor for name, factor in direction if name == fact), 0)


def _sum(parts: Sequence[tuple[Direction, int]]) -> Mapping[str, int]:
    total: dict[str, int] = {}
    for direction, times in parts:
        for fact, factor in direction:
            total[fact] = total.get(fact, 0) + factor * times
    return total
