"""Whether a condition can hold, and a combination of facts on which it does.

A search over what the facts can still be: a leaf that is open is split where it is decided, what is impossible is propagated away. The
comparisons of the condition are those of a plan (`adjudicator.ruling.forms`): each reads one fact or one derived number.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from adjudicator.check.spelled_out import SpelledOut
from adjudicator.engine.condition import All, Any, Condition, Leaf, Member
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.constraints import Constraints, ContradictionError, possible, propagate
from adjudicator.ruling.domains import Domain, Domains, Range, is_empty, judge, narrow, single, split
from adjudicator.ruling.gate import initial_domains
from adjudicator.ruling.plan import Plan

MAX_STEPS = 4_000
"""Combinations tried before a search gives up, with nothing found."""

_ROUND = (100, 500, 50, 25)
"""Amounts that people put in are multiples of these."""


@dataclass(slots=True)
class _Steps:
    left: int


class Solver:
    """The possible combinations of facts of one plan."""

    def __init__(self, plan: Plan, steps: int = MAX_STEPS) -> None:
        """Start from what the house sets for its events; a search gives up after so many `steps`."""
        self.plan = plan
        self._steps = steps
        self._spelled = SpelledOut(plan.defined)
        known = dict(plan.rulebook.context)
        self.constraints: Constraints = plan.constraints(frozenset(known))
        self.start: dict[str, Domain] | None
        try:
            self.start = propagate(initial_domains(plan, known), self.constraints)
        except ContradictionError:
            self.start = None

    def can_hold(self, condition: Condition) -> bool:
        """Whether some possible combination makes `condition` true; true also where the search gave up."""
        steps = _Steps(self._steps)
        return next(self._ways(condition, steps), None) is not None or steps.left < 0

    def combinations(self, condition: Condition, most: int) -> Iterator[Mapping[str, Value]]:
        """Up to `most` combinations that make `condition` true, each a value for every fact of the plan that can be told."""
        for found, domains in enumerate(self._ways(condition, _Steps(self._steps))):
            if found == most:
                return
            told = self._told(domains)
            if told is not None:
                yield told

    def _ways(self, condition: Condition, steps: _Steps) -> Iterator[Domains]:
        # Rules mostly exclude each other by a word that a definition gives: that is seen without spelling it out.
        if self.start is not None and _settled(condition, dict(self.start)) is not None:
            yield from self._search(self._spelled.condition(condition), self.start, steps)

    def _search(self, condition: Condition, domains: Domains, steps: _Steps) -> Iterator[Domains]:
        steps.left -= 1
        if steps.left < 0:
            return
        settled = self._forced(condition, domains)
        if settled is None:
            return
        rest, now = settled
        if rest is True:
            if possible(now, self.constraints, ()) and self.constraints.sums_can_be(now):
                yield now
            return
        leaf = _next(rest)
        fact = fact_of(leaf)
        # Always in one order: what is found must not hang on how sets are stored.
        for piece in sorted(split(leaf, now[fact]), key=repr) if isinstance(now[fact], frozenset) else split(leaf, now[fact]):
            try:
                narrowed = propagate({**now, fact: piece}, self.constraints, (fact,))
            except ContradictionError:
                continue
            yield from self._search(rest, narrowed, steps)

    def _forced(self, condition: Condition, domains: Domains) -> tuple[Condition | Literal[True], Domains] | None:
        """What is left of the condition once all that it forces holds, with the domains then; None where that cannot be."""
        now = dict(domains)
        left = condition
        while True:
            settled = _settled(left, now)
            if settled is None:
                return None
            rest, changed = settled
            if not changed:
                return rest, now
            try:
                now = propagate(now, self.constraints, changed)
            except ContradictionError:
                return None
            if rest is True:
                return True, now
            left = rest

    def _told(self, domains: Domains) -> Mapping[str, Value] | None:
        """One value for each fact that people tell; derived ones follow from them."""
        now = domains
        taken: set[int] = set()
        names = [name for name in sorted(self.plan.facts, key=self.plan.order_of) if self._is_told(name)]
        # Words before numbers: a word says whether there is a number.
        names.sort(key=lambda name: isinstance(domains[name], Range))
        for name in names:
            if single(now[name]) is not None:
                continue
            for domain in self._choices(name, now[name], taken):
                try:
                    narrowed = propagate({**now, name: domain}, self.constraints, (name,))
                except ContradictionError:
                    continue
                if possible(narrowed, self.constraints, ()):
                    now = narrowed
                    if isinstance(domain, Range) and domain.low is not None:
                        taken.add(domain.low)
                    break
            else:
                return None
        values = {name: single(now[name]) for name in names}
        return {name: value for name, value in values.items() if value is not None}

    def _is_told(self, name: str) -> bool:
        fact = self.plan.fact(name)
        if fact is None or name in self.plan.rulebook.context or name in self.plan.defined or not fact.type.testable or fact.type is FactType.CARD:
            return False
        # What nobody is asked for is worked out from the rest.
        return fact.formula is None and (fact.calculator is None or fact.question is not None)

    def _choices(self, name: str, domain: Domain, taken: Collection[int]) -> Sequence[Domain]:
        """Values to try for a fact: what is presumed first, then what is simplest; an amount that is none of those `taken` before others."""
        presumed = self.plan.presumed.get(name)
        if not isinstance(domain, Range):
            fact = self.plan.fact(name)
            order: Sequence[Value] = (*fact.words, NONE) if fact is not None and fact.words else (False, True)
            found = [value for value in order if value in domain]
            return [frozenset((value,)) for value in sorted(found, key=lambda value: value != presumed)]
        numbers: dict[int, None] = {}
        amounts = self.plan.type_of(name) is FactType.AMOUNT
        found_numbers = sorted(_numbers(domain, amounts=amounts), key=lambda number: amounts and number in taken)
        for number in (presumed, *found_numbers):
            if isinstance(number, int) and not isinstance(number, bool) and not domain.meet(number, number).no_numbers:
                numbers[number] = None
        choices = [Range(number, number) for number in numbers]
        return [*choices, Range(1, 0, none=True)] if domain.none else choices


def _numbers(domain: Range, *, amounts: bool) -> Iterator[int]:
    low = domain.low if domain.low is not None else min(0, domain.high or 0)
    if amounts:
        for step in _ROUND:
            first = -(-max(low, 1) // step) * step
            yield from (first, first + step, first + 2 * step)
    yield from (low, low + 1, low + 2)
    if domain.high is not None:
        yield domain.high
    if low <= 0:
        yield from (1, 2)


def fact_of(leaf: Leaf) -> str:
    """The fact, or derived number, that a leaf of a plan reads."""
    return leaf.fact if isinstance(leaf, Member) else leaf.form.terms[0][0]


def reduced(condition: Condition, domains: Domains) -> Condition | bool:
    """The condition with what is decided on `domains` taken out; its truth where nothing is left open."""
    if isinstance(condition, (All, Any)):
        ends, neutral = (False, True) if isinstance(condition, All) else (True, False)
        parts: list[Condition] = []
        for part in condition.parts:
            rest = reduced(part, domains)
            if rest is ends:
                return ends
            if not isinstance(rest, bool):
                parts.append(rest)
        if not parts:
            return neutral
        return parts[0] if len(parts) == 1 else type(condition)(tuple(parts))
    if not isinstance(condition, Member) and not condition.form.terms:
        return (condition.form.constant == 0 if condition.equal else condition.form.constant >= 0) != condition.negated
    truth = judge(condition, domains)
    return condition if truth is None else truth


def _settled(condition: Condition, domains: dict[str, Domain]) -> tuple[Condition | Literal[True], set[str]] | None:
    """What is left of the condition once the leaves that must hold do, with the facts that this narrows in `domains`; None where it cannot hold."""
    changed: set[str] = set()
    left = condition
    while True:
        rest = reduced(left, domains)
        if isinstance(rest, bool):
            return (True, changed) if rest else None
        narrowed = [fact for leaf in _units(rest) if (fact := _narrowed(leaf, domains)) is not None]
        if any(is_empty(domains[fact]) for fact in narrowed):
            return None
        if not narrowed:
            return rest, changed
        changed.update(narrowed)
        left = rest


def _units(condition: Condition) -> Sequence[Leaf]:
    """The leaves that must hold by themselves."""
    if isinstance(condition, All):
        return [part for part in condition.parts if not isinstance(part, (All, Any))]
    return [] if isinstance(condition, Any) else [condition]


def _narrowed(leaf: Leaf, domains: dict[str, Domain]) -> str | None:
    """The fact of a leaf, where making the leaf hold narrows what it can be."""
    fact = fact_of(leaf)
    cut = narrow(leaf, True, domains[fact])
    if cut == domains[fact]:
        return None
    domains[fact] = cut
    return fact


def _next(condition: Condition) -> Leaf:
    """A leaf to split on: of the shortest part, as it decides most."""
    if isinstance(condition, All):
        return _next(min(condition.parts, key=_size))
    return _next(condition.parts[0]) if isinstance(condition, Any) else condition


def _size(condition: Condition) -> int:
    return sum(_size(part) for part in condition.parts) if isinstance(condition, (All, Any)) else 1
