"""The condition tree: one tree for both evaluators, the explanation and the branches.

A tree is in negation normal form: `All` and `Any` above, leaves below, negation only on leaves. Comparisons are integer linear forms,
so that "at least 50% of increment" is exact and the threshold of an unknown amount can be solved for.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.engine.values import Value


@dataclass(frozen=True, slots=True)
class Linear:
    """The integer form ``sum(coefficient * fact) + constant``; terms sorted by fact, no coefficient 0."""

    terms: tuple[tuple[str, int], ...]
    constant: int = 0


@dataclass(frozen=True, slots=True)
class Member:
    """True when `fact` has one of `values`. With `negated`, when it has another one."""

    fact: str
    values: frozenset[Value]
    negated: bool = False


@dataclass(frozen=True, slots=True)
class Compare:
    """True when ``form >= 0`` (or ``form == 0`` with `equal`). A fact that is `none` makes it false, before `negated` is applied.

    `fact` and `test` are the key and the words it was written with, for the explanation: ``raise_part``, ``at least 50% of increment``.
    """

    form: Linear
    equal: bool
    fact: str
    test: str
    negated: bool = False


@dataclass(frozen=True, slots=True)
class All:
    """True when every part is; ``All(())`` is true."""

    parts: tuple[Condition, ...]


@dataclass(frozen=True, slots=True)
class Any:
    """True when one part is; ``Any(())`` is false."""

    parts: tuple[Condition, ...]


Leaf = Member | Compare
Condition = Leaf | All | Any

TRUE = All(())


def negate(condition: Condition) -> Condition:
    """The negation, pushed down to the leaves."""
    if isinstance(condition, All):
        return Any(tuple(negate(part) for part in condition.parts))
    if isinstance(condition, Any):
        return All(tuple(negate(part) for part in condition.parts))
    if isinstance(condition, Member):
        return Member(condition.fact, condition.values, not condition.negated)
    return Compare(condition.form, condition.equal, condition.fact, condition.test, not condition.negated)


def both(first: Condition, second: Condition) -> Condition:
    """The conjunction, flattened."""
    parts = tuple(p for c in (first, second) for p in (c.parts if isinstance(c, All) else (c,)))
    return parts[0] if len(parts) == 1 else All(parts)


def leaves(condition: Condition) -> Iterator[Leaf]:
    """Every leaf, left to right."""
    if isinstance(condition, (All, Any)):
        for part in condition.parts:
            yield from leaves(part)
    else:
        yield condition


def leaf_facts(leaf: Leaf) -> tuple[str, ...]:
    """The facts that a leaf reads."""
    return (leaf.fact,) if isinstance(leaf, Member) else tuple(fact for fact, _ in leaf.form.terms)


def facts_of(condition: Condition) -> frozenset[str]:
    """The facts that a condition reads."""
    return frozenset(fact for leaf in leaves(condition) for fact in leaf_facts(leaf))
