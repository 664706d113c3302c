"""Cells: an open fact cut into the fewest parts on each of which every rule behaves the same.

A yes/no or a word has one cell a value. A number is cut at the values that rules compare it with, through the formulas that hang on it alone;
two open numbers that are compared with each other are cut by their difference.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from adjudicator.engine.values import NONE, Value
from adjudicator.ruling.domains import Domain, Range, cut_points, pieces
from adjudicator.ruling.linear import Opened, opened
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.seats import bare_fact


@dataclass(frozen=True, slots=True)
class Cell:
    """One part: the domain it covers, and a value of it that stands for all."""

    domain: Domain
    value: Value


@dataclass(frozen=True, slots=True)
class Variable:
    """An open fact and its cells. `follow`: computed facts that hang on it alone, written out over it."""

    name: str
    cells: tuple[Cell, ...]
    follow: Mapping[str, Opened]


class Variables:
    """The variables of one case, made when first needed from what was open when it began."""

    def __init__(self, plan: Plan, facts: Mapping[str, Value], domains: Mapping[str, Domain]) -> None:
        """`facts` are those known, `domains` what the open ones can still be."""
        self._plan = plan
        self._domains = domains
        self._facts = facts
        self._made: dict[str, Variable] = {}

    @cached_property
    def opened(self) -> Mapping[str, Opened]:
        """The open computed facts, each written out over the open facts it hangs on."""
        return {name: opened(name, self._plan.forms, self._facts) for name in self._plan.forms if name not in self._facts}

    @cached_property
    def _follow(self) -> Mapping[str, Mapping[str, Opened]]:
        """By open fact, the computed ones that hang on it alone."""
        found: dict[str, dict[str, Opened]] = {}
        for name, form in self.opened.items():
            if len(form.terms) == 1:
                found.setdefault(next(iter(form.terms)), {})[name] = form
        return found

    def base(self, name: str) -> str:
        """The variable behind a fact: itself, or the one open fact that it is computed from."""
        form = self.opened.get(name)
        return next(iter(form.terms)) if form is not None and len(form.terms) == 1 else name

    def variable(self, name: str) -> Variable:
        """The variable of an open fact."""
        made = self._made.get(name)
        if made is None:
            follow = self._follow.get(name, {})
            made = self._made[name] = Variable(name, tuple(self._cells(name, follow)), follow)
        return made

    def _cells(self, name: str, follow: Mapping[str, Opened]) -> Sequence[Cell]:
        domain = self._domains[name]
        if not isinstance(domain, Range):
            fact = self._plan.fact(bare_fact(name))
            order: Sequence[Value] = (True, False) if fact is None or not fact.words else (*fact.words, NONE)
            return [Cell(frozenset((value,)), value) for value in order if value in domain]
        points = {point for leaf in self._plan.leaves_by_fact.get(bare_fact(name), ()) for point in cut_points(leaf)}
        for computed, form in follow.items():
            factor = form.terms[name]
            for leaf in self._plan.leaves_by_fact.get(computed, ()):
                points |= {_point(point, factor, form.constant) for point in cut_points(leaf)}
        return [Cell(part, _standing_for(part)) for part in pieces(domain, frozenset(points))]


def _point(point: int, factor: int, constant: int) -> int:
    """Where the base fact changes when the computed one, ``factor * base + constant``, passes `point`."""
    if factor > 0:
        return -((constant - point) // factor)
    return (constant - point) // -factor + 1


def _standing_for(part: Range) -> Value:
    if part.no_numbers:
        return NONE
    return part.low if part.low is not None else part.high if part.high is not None else 0
