"""Constraints: what cannot be, what a definition or a formula ties together. Propagated, so that only possible combinations become branches.

A constraint is a set of clauses (one of whose leaves must hold) or a linear equality. Propagation is unit propagation on clauses and bounds
propagation on equalities; `possible` adds a search over the clauses that stay open, so that an impossible combination is seen as such.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from adjudicator.engine.condition import All, Condition, Leaf, Linear, Member, negate
from adjudicator.engine.condition import Any as AnyOf
from adjudicator.ruling.domains import Domain, Judgement, Range, is_empty, judgement, narrow, split
from adjudicator.ruling.feasible import feasible

MAX_CLAUSES = 64
MAX_SUMS_SEEN = 10_000


@dataclass(frozen=True)
class Clause:
    """One of `leaves` must hold. `source` tells where it comes from: an index into the vocabulary's `impossible`, or None."""

    leaves: tuple[Leaf, ...]
    source: int | None = None

    @cached_property
    def judgements(self) -> Sequence[tuple[str, Judgement, Leaf]]:
        """Each leaf with its fact and what judges it."""
        return [(leaf_fact(leaf), judgement(leaf), leaf) for leaf in self.leaves]


@dataclass(frozen=True)
class Equality:
    """``total == form``: a fact that is computed as a linear form of others."""

    total: str
    form: Linear

    @cached_property
    def terms(self) -> Sequence[tuple[str, int]]:
        """The facts whose multiples add up to less than nothing by the form's constant: ``sum(terms) + constant == 0``."""
        return (*self.form.terms, (self.total, -1))


@dataclass(frozen=True)
class Constraints:
    """What holds between the facts of an incident."""

    clauses: tuple[Clause, ...]
    equalities: tuple[Equality, ...]

    @cached_property
    def watching(self) -> Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]]:
        """By fact, the clauses and the equalities (by index) that may narrow something when it is narrowed."""
        found: dict[str, tuple[list[int], list[int]]] = {}
        for index, clause in enumerate(self.clauses):
            for fact in {leaf_fact(leaf) for leaf in clause.leaves}:
                found.setdefault(fact, ([], []))[0].append(index)
        for index, equality in enumerate(self.equalities):
            for fact in {equality.total, *(fact for fact, _ in equality.form.terms)}:
                found.setdefault(fact, ([], []))[1].append(index)
        return {fact: (tuple(clauses), tuple(equalities)) for fact, (clauses, equalities) in found.items()}

    @cached_property
    def _summed(self) -> Sequence[str]:
        """The facts of the equalities."""
        return list(dict.fromkeys(fact for equality in self.equalities for fact, _ in equality.terms))

    @cached_property
    def _sums_seen(self) -> dict[tuple[Domain | None, ...], bool]:
        return {}

    def sums_can_be(self, domains: Mapping[str, Domain]) -> bool:
        """Whether whole numbers within `domains` satisfy the equalities (see `adjudicator.ruling.feasible`); the same question is asked often."""
        key = tuple(domains.get(fact) for fact in self._summed)
        known = self._sums_seen.get(key)
        if known is None:
            if len(self._sums_seen) >= MAX_SUMS_SEEN:
                self._sums_seen.clear()
            known = self._sums_seen[key] = feasible(domains, self.equalities)
        return known


def clauses_of(condition: Condition, source: int | None = None) -> tuple[Clause, ...]:
    """The clauses of a condition that must hold; none at all where there would be too many (propagation may then see less)."""
    sets = _clause_sets(condition)
    return () if sets is None else tuple(Clause(leaves, source) for leaves in sets)


def _clause_sets(condition: Condition) -> list[tuple[Leaf, ...]] | None:
    if isinstance(condition, All):
        result: list[tuple[Leaf, ...]] = []
        for conjunct in condition.parts:
            sets = _clause_sets(conjunct)
            if sets is None:
                return None
            result += sets
        return result if len(result) <= MAX_CLAUSES else None
    if isinstance(condition, AnyOf):
        parts = [_clause_sets(part) for part in condition.parts]
        if any(part is None for part in parts):
            return None
        known = [part for part in parts if part is not None]
        size = 1
        for alternatives in known:
            size *= len(alternatives)
        if size > MAX_CLAUSES:
            return None
        return [tuple(dict.fromkeys(leaf for choice in chosen for leaf in choice)) for chosen in product(*known)]
    return [(condition,)]


def equivalence(fact: str, condition: Condition) -> tuple[Clause, ...]:
    """The clauses of ``fact is yes exactly when condition holds``."""
    yes, no = Member(fact, frozenset((True,))), Member(fact, frozenset((False,)))
    return clauses_of(AnyOf((no, condition))) + clauses_of(AnyOf((yes, negate(condition))))


class ContradictionError(Exception):
    """The domains admit nothing. `source` is that of the clause that failed, if it has one."""

    def __init__(self, source: int | None) -> None:
        super().__init__(source)
        self.source = source


MAX_CREEP = 8
"""How often in a row sums alone may narrow numbers before it is asked whether that would ever end."""


def propagate(domains: Mapping[str, Domain], constraints: Constraints, changed: Iterable[str] | None = None) -> dict[str, Domain]:
    """The domains narrowed by all constraints. Raises ContradictionError when nothing is left.

    `changed`: the only facts narrowed since the domains were last propagated; None for domains that never were.
    """
    narrowed = dict(domains)
    watching = constraints.watching
    clauses: Iterable[int] = range(len(constraints.clauses))
    sums: Iterable[int] = range(len(constraints.equalities))
    if changed is not None:
        clauses, sums = _watchers(watching, changed)
    creeping = 0
    while creeping <= MAX_CREEP:
        by_clause: list[str] = []
        by_sum: list[str] = []
        for index in clauses:
            fact = _propagate_clause(constraints.clauses[index], narrowed)
            if fact is not None:
                by_clause.append(fact)
        for index in sums:
            by_sum += _propagate_equality(constraints.equalities[index], narrowed)
        if not by_clause and not by_sum:
            return narrowed
        creeping = 0 if by_clause else creeping + 1
        clauses, sums = _watchers(watching, (*by_clause, *by_sum))
    if not constraints.sums_can_be(narrowed):
        raise ContradictionError(None)
    return narrowed


def _watchers(watching: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]], facts: Iterable[str]) -> tuple[list[int], list[int]]:
    """The clauses and equalities that these facts concern, in order."""
    clauses: set[int] = set()
    sums: set[int] = set()
    for fact in facts:
        own = watching.get(fact)
        if own is not None:
            clauses.update(own[0])
            sums.update(own[1])
    return sorted(clauses), sorted(sums)


def _propagate_clause(clause: Clause, domains: dict[str, Domain]) -> str | None:
    """The fact that was narrowed, if one was."""
    open_leaf: tuple[str, Leaf] | None = None
    for fact, judged, leaf in clause.judgements:
        domain = domains.get(fact)
        truth = None if domain is None else judged(domain)
        if truth is True:
            return None
        if truth is None:
            if open_leaf is not None:
                return None
            open_leaf = (fact, leaf)
    if open_leaf is None:
        raise ContradictionError(clause.source)
    fact, leaf = open_leaf
    return fact if _set(domains, fact, narrow(leaf, True, domains[fact]), clause.source) else None


def _propagate_equality(equality: Equality, domains: dict[str, Domain]) -> list[str]:
    """Bounds of every fact from those of the others; a sum with `none` in it is `none`, and no other is. The facts that were narrowed."""
    told = _propagate_none(equality, domains)
    if told:
        return told
    lows: list[int | None] = []
    highs: list[int | None] = []
    ranges: list[Range] = []
    for fact, factor in equality.terms:
        domain = domains.get(fact)
        if not isinstance(domain, Range) or domain.none:
            return []
        low = None if domain.low is None else domain.low * factor
        high = None if domain.high is None else domain.high * factor
        lows.append(low if factor > 0 else high)
        highs.append(high if factor > 0 else low)
        ranges.append(domain)
    if lows.count(None) > 1 and highs.count(None) > 1:
        return []  # no sum of the others is bounded, whichever is left out
    changed: list[str] = []
    for index, (fact, factor) in enumerate(equality.terms):
        low = _sum_without(lows, index, equality.form.constant)
        high = _sum_without(highs, index, equality.form.constant)
        # factor * fact == -(rest), rest between low and high
        if factor > 0:
            floor_, ceil_ = (None if high is None else -(high // factor)), (None if low is None else (-low) // factor)
        else:
            floor_, ceil_ = (None if low is None else -((-low) // -factor)), (None if high is None else high // -factor)
        before = ranges[index]
        if (floor_ is None or (before.low is not None and floor_ <= before.low)) and (
            ceil_ is None or (before.high is not None and ceil_ >= before.high)
        ):
            continue
        cut = before.meet(floor_, ceil_)
        _set(domains, fact, cut, None)
        least = None if cut.low is None else cut.low * factor
        most = None if cut.high is None else cut.high * factor
        lows[index], highs[index] = (least, most) if factor > 0 else (most, least)
        ranges[index] = cut
        changed.append(fact)
    return changed


def _sum_without(terms: Sequence[int | None], index: int, constant: int) -> int | None:
    """The sum of all but one, None where another is unbounded."""
    total = constant
    for place, term in enumerate(terms):
        if place != index:
            if term is None:
                return None
            total += term
    return total


def _propagate_none(equality: Equality, domains: dict[str, Domain]) -> list[str]:
    """A sum is `none` exactly where one of its terms is. The facts that were narrowed by it."""
    total = domains.get(equality.total)
    terms = {fact: domain for fact, _ in equality.form.terms if isinstance(domain := domains.get(fact), Range)}
    if not isinstance(total, Range) or len(terms) < len(equality.form.terms):
        return []
    if any(term.none and term.no_numbers for term in terms.values()):
        if not total.none:
            raise ContradictionError(None)
        return [equality.total] if _set(domains, equality.total, Range(1, 0, none=True), None) else []
    if total.none and not any(term.none for term in terms.values()):
        return [equality.total] if _set(domains, equality.total, Range(total.low, total.high), None) else []
    if not total.none:
        return [fact for fact, term in terms.items() if term.none and _set(domains, fact, Range(term.low, term.high), None)]
    return []


def _set(domains: dict[str, Domain], fact: str, domain: Domain, source: int | None) -> bool:
    if domain == domains[fact]:
        return False
    if is_empty(domain):
        raise ContradictionError(source)
    domains[fact] = domain
    return True


def leaf_fact(leaf: Leaf) -> str:
    """The fact that a leaf is about."""
    return leaf.fact if isinstance(leaf, Member) else leaf.form.terms[0][0]


def possible(domains: Mapping[str, Domain], constraints: Constraints, changed: Iterable[str] | None = None, settled: int = 0) -> bool:
    """Whether some combination within the domains satisfies every clause. `changed` as for `propagate`.

    `settled`: how many of the first clauses are known to hold on all of the domains.
    """
    try:
        narrowed = propagate(domains, constraints, changed)
    except ContradictionError:
        return False
    clauses = constraints.clauses
    # A clause that holds on a domain holds on every part of it, so what is settled here is not looked at again further in.
    for index in range(settled, len(clauses)):
        open_leaf: tuple[str, Leaf] | None = None
        for fact, judged, leaf in clauses[index].judgements:
            domain = narrowed.get(fact)
            truth = None if domain is None else judged(domain)
            if truth is True:
                break
            if truth is None and open_leaf is None:
                open_leaf = (fact, leaf)
        else:
            if open_leaf is not None:
                fact, leaf = open_leaf
                return any(possible({**narrowed, fact: piece}, constraints, (fact,), index) for piece in split(leaf, narrowed[fact]))
    return True
