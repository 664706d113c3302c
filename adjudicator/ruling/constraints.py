"""Constraints: what cannot be, what a definition or a formula ties together. Propagated, so that only possible combinations become branches.

A constraint is a set of clauses (one of whose leaves must hold) or a linear equality. Propagation is unit propagation on clauses and bounds
propagation on equalities; `possible` adds a search over the clauses that stay open, so that an impossible combination is seen as such.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product

from adjudicator.engine.condition import All, Condition, Leaf, Linear, Member, negate
from adjudicator.engine.condition import Any as AnyOf
from adjudicator.ruling.domains import Domain, Range, is_empty, judge, narrow, split
from adjudicator.ruling.feasible import feasible

MAX_CLAUSES = 64


@dataclass(frozen=True, slots=True)
class Clause:
    """One of `leaves` must hold. `source` tells where it comes from: an index into the vocabulary's `impossible`, or None."""

    leaves: tuple[Leaf, ...]
    source: int | None = None


@dataclass(frozen=True, slots=True)
class Equality:
    """``total == form``: a fact that is computed as a linear form of others."""

    total: str
    form: Linear


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
            for fact in {_fact(leaf) for leaf in clause.leaves}:
                found.setdefault(fact, ([], []))[0].append(index)
        for index, equality in enumerate(self.equalities):
            for fact in {equality.total, *(fact for fact, _ in equality.form.terms)}:
                found.setdefault(fact, ([], []))[1].append(index)
        return {fact: (tuple(clauses), tuple(equalities)) for fact, (clauses, equalities) in found.items()}


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
    if not feasible(narrowed, constraints.equalities):
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
    open_leaf: Leaf | None = None
    for leaf in clause.leaves:
        truth = judge(leaf, domains)
        if truth is True:
            return None
        if truth is None:
            if open_leaf is not None:
                return None
            open_leaf = leaf
    if open_leaf is None:
        raise ContradictionError(clause.source)
    fact = _fact(open_leaf)
    return fact if _set(domains, fact, narrow(open_leaf, True, domains[fact]), clause.source) else None


def _propagate_equality(equality: Equality, domains: dict[str, Domain]) -> list[str]:
    """Bounds of every fact from those of the others: ``0 == sum(terms) + constant - total``. The facts that were narrowed."""
    terms = (*equality.form.terms, (equality.total, -1))
    ranges = []
    for fact, _ in terms:
        domain = domains.get(fact)
        if not isinstance(domain, Range) or domain.none:
            return []
        ranges.append(domain)
    changed: list[str] = []
    for index, (fact, factor) in enumerate(terms):
        low: int | None = equality.form.constant
        high: int | None = equality.form.constant
        for other, (_, other_factor) in enumerate(terms):
            if other != index:
                least, most = _scaled(ranges[other], other_factor)
                low = None if low is None or least is None else low + least
                high = None if high is None or most is None else high + most
        # factor * fact == -(rest), rest between low and high
        if factor > 0:
            floor_, ceil_ = (None if high is None else -(high // factor)), (None if low is None else (-low) // factor)
        else:
            floor_, ceil_ = (None if low is None else -((-low) // -factor)), (None if high is None else high // -factor)
        cut = ranges[index].meet(floor_, ceil_)
        if _set(domains, fact, cut, None):
            ranges[index] = cut
            changed.append(fact)
    return changed


def _scaled(domain: Range, factor: int) -> tuple[int | None, int | None]:
    low = None if domain.low is None else domain.low * factor
    high = None if domain.high is None else domain.high * factor
    return (low, high) if factor > 0 else (high, low)


def _set(domains: dict[str, Domain], fact: str, domain: Domain, source: int | None) -> bool:
    if domain == domains[fact]:
        return False
    if is_empty(domain):
        raise ContradictionError(source)
    domains[fact] = domain
    return True


def _fact(leaf: Leaf) -> str:
    return leaf.fact if isinstance(leaf, Member) else leaf.form.terms[0][0]


def possible(domains: Mapping[str, Domain], constraints: Constraints, changed: Iterable[str] | None = None) -> bool:
    """Whether some combination within the domains satisfies every clause. `changed` as for `propagate`."""
    try:
        narrowed = propagate(domains, constraints, changed)
    except ContradictionError:
        return False
    for clause in constraints.clauses:
        if not _open(clause, narrowed):
            continue
        for leaf in clause.leaves:
            if judge(leaf, narrowed) is None:
                fact = _fact(leaf)
                return any(possible({**narrowed, fact: piece}, constraints, (fact,)) for piece in split(leaf, narrowed[fact]))
    return True


def _open(clause: Clause, domains: Mapping[str, Domain]) -> bool:
    return all(judge(leaf, domains) is not True for leaf in clause.leaves)
