"""Alternatives: a condition as the conjunctions one of which must hold (disjunctive normal form), and tests in their normal form."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from math import gcd
from typing import Final

from adjudicator.engine.condition import All, Any, Compare, Condition, Leaf, Linear, Member

MAX_ALTERNATIVES: Final = 32
"""The most alternatives that a rule may have, or a case of a definition; and what makes a case fail, each part of it."""

_MAX_ON_THE_WAY: Final = 256

Alternative = tuple[Leaf, ...]
"""A conjunction of leaves, each once."""


class TooManyAlternativesError(ValueError):
    """Raised for a condition with more alternatives than MAX_ALTERNATIVES."""

    def __init__(self, count: int) -> None:
        super().__init__(f"the condition has {count} alternatives or more, {MAX_ALTERNATIVES} are the most: name a part of it as a derived fact")
        self.count = count


def asked_by(leaf: Leaf) -> Leaf:
    """The leaf without its negation and words, in normal form: equal for all leaves that ask the same of the same facts."""
    if isinstance(leaf, Member):
        return replace(leaf, negated=False) if leaf.negated else leaf
    return Compare(_normal(leaf.form, leaf.equal), leaf.equal, "", "")


def _normal(form: Linear, equal: bool) -> Linear:
    divisor = gcd(*(coefficient for _, coefficient in form.terms))
    if divisor == 0 or (equal and form.constant % divisor):
        return form
    if equal and form.terms[0][1] < 0:
        divisor = -divisor
    # For an inequality over whole numbers the constant is rounded down: 2x - 3 >= 0 exactly when x - 2 >= 0.
    return Linear(tuple((fact, coefficient // divisor) for fact, coefficient in form.terms), form.constant // divisor)


def constant_truth(leaf: Leaf) -> bool | None:
    """The truth of a comparison without facts; None for every other leaf."""
    if isinstance(leaf, Member) or leaf.form.terms:
        return None
    return (leaf.form.constant == 0 if leaf.equal else leaf.form.constant >= 0) != leaf.negated


def alternatives(condition: Condition) -> tuple[Alternative, ...]:
    """The alternatives of `condition`: it is true exactly when all leaves of one of them are true.

    Those that contradict themselves or say more than another one are left out; none are left for a condition that is never true.
    Raises TooManyAlternativesError when more than MAX_ALTERNATIVES remain.
    """
    found = tuple(tuple(alternative.values()) for alternative in _expand(condition))
    if len(found) > MAX_ALTERNATIVES:
        raise TooManyAlternativesError(len(found))
    return found


_Literal = tuple[Leaf, bool]
_Conjunction = dict[_Literal, Leaf]


def _expand(condition: Condition) -> list[_Conjunction]:
    if isinstance(condition, Any):
        return _reduced(conjunction for part in condition.parts for conjunction in _expand(part))
    if isinstance(condition, All):
        found: list[_Conjunction] = [{}]
        for part in condition.parts:
            choices = _expand(part)
            found = _reduced(joined for first in found for second in choices if (joined := _joined(first, second)) is not None)
        return found
    truth = constant_truth(condition)
    if truth is not None:
        return [{}] if truth else []
    return [{(asked_by(condition), condition.negated): condition}]


def _joined(first: _Conjunction, second: _Conjunction) -> _Conjunction | None:
    if any((test, not negated) in first for test, negated in second):
        return None
    return {**first, **second}


def _reduced(conjunctions: Iterable[_Conjunction]) -> list[_Conjunction]:
    """Without those that say more than another one."""
    kept: list[_Conjunction] = []
    for conjunction in conjunctions:
        keys = conjunction.keys()
        if any(other.keys() <= keys for other in kept):
            continue
        kept = [other for other in kept if not keys <= other.keys()]
        kept.append(conjunction)
        if len(kept) > _MAX_ON_THE_WAY:
            raise TooManyAlternativesError(len(kept))
    return kept
