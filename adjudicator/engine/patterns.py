"""Patterns for durable-rules: one conjunction of equalities each, and their distribution over handles.

Every value reaches the engine as a small whole number or as true or false: the code of a word among those that rules name, or the truth of a
test (a comparison, an in-list) computed here. So no text, no large number and no arithmetic is ever its concern.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from adjudicator.engine.alternatives import Alternative, asked_by
from adjudicator.engine.attributes import ANY, SENTINEL, Names
from adjudicator.engine.condition import Leaf, Member, leaf_facts
from adjudicator.engine.values import Value

MAX_PATTERNS: Final = 63
"""Patterns in one handle; with the sentinel 64, so that never more than 64 matches are pending, which is where the engine gives up."""

MAX_ATTRIBUTES: Final = 200
"""Attributes of one fact as asserted; the engine loses count at 254."""


class TooManyAttributesError(ValueError):
    """Raised for a conjunction of more than MAX_ATTRIBUTES conditions."""

    def __init__(self, count: int) -> None:
        super().__init__(f"an alternative has {count} conditions, {MAX_ATTRIBUTES} are the most")


@dataclass(frozen=True, slots=True, order=True)
class Attribute:
    """What is asserted of a fact: the code of its value (`tests` has no entry), or the truth of one test, which may read several facts."""

    name: str
    facts: tuple[str, ...]
    number: int


@dataclass(frozen=True, slots=True, order=True)
class Literal:
    """One condition of a pattern: the attribute equals `value`, or, with `negated`, has another value."""

    attribute: Attribute
    value: int | bool
    negated: bool

    def data(self) -> dict[str, object]:
        """As the engine reads it."""
        equal = {self.attribute.name: self.value}
        return {"$neq": equal} if self.negated else dict(equal)


@dataclass(frozen=True, slots=True)
class Pattern:
    """A conjunction, and the number under which its match is reported."""

    target: int
    literals: tuple[Literal, ...]


class Codebook:
    """The attributes of a program: codes for the values of facts that rules name one by one, truths for every other test."""

    def __init__(self, names: Names | None = None) -> None:
        self._names = names or Names()
        self._coded: dict[str, Attribute] = {}
        self._codes: dict[str, dict[tuple[type, Value], int]] = {}
        self._truths: dict[Leaf, Attribute] = {}
        self._tests: list[Leaf] = []

    def literal(self, leaf: Leaf) -> Literal:
        """The condition that is true in the engine exactly when `leaf` is true."""
        test = asked_by(leaf)
        if isinstance(test, Member) and len(test.values) == 1:
            (value,) = test.values
            if test.fact not in self._coded:
                self._coded[test.fact] = Attribute(self._names.new(), (test.fact,), -1)
            codes = self._codes.setdefault(test.fact, {})
            return Literal(self._coded[test.fact], codes.setdefault((type(value), value), len(codes) + 1), leaf.negated)
        if test not in self._truths:
            self._truths[test] = Attribute(self._names.new(), leaf_facts(test), len(self._tests))
            self._tests.append(test)
        return Literal(self._truths[test], not leaf.negated, False)

    def test(self, attribute: Attribute) -> Leaf | None:
        """The test whose truth `attribute` holds; None when it holds the code of a value."""
        return None if attribute.number < 0 else self._tests[attribute.number]

    def codes(self, fact: str) -> dict[tuple[type, Value], int]:
        """The codes of the values of `fact`, by type and value; every other value has the code 0."""
        return self._codes.get(fact, {})


def patterns(alternatives: Iterable[tuple[int, Alternative]], codebook: Codebook) -> list[Pattern]:
    """The patterns of (target, alternative) pairs, what they have in common first and those that have much in common side by side."""
    found = [(target, tuple(codebook.literal(leaf) for leaf in alternative)) for target, alternative in alternatives]
    common = Counter(literal for _, literals in found for literal in literals)
    rank = {literal: place for place, literal in enumerate(sorted(common, key=lambda one: (one.negated, -common[one], one.attribute, one.value)))}
    ordered = [Pattern(target, tuple(sorted(literals, key=rank.__getitem__))) for target, literals in found]
    return sorted(ordered, key=lambda pattern: (tuple(rank[literal] for literal in pattern.literals), pattern.target))


def shards(ordered: Sequence[Pattern]) -> list[tuple[Pattern, ...]]:
    """The patterns in portions that one handle can take. Raises TooManyAttributesError."""
    found: list[tuple[Pattern, ...]] = []
    portion: list[Pattern] = []
    attributes: set[Attribute] = set()
    for pattern in ordered:
        own = {literal.attribute for literal in pattern.literals}
        if len(own) > MAX_ATTRIBUTES:
            raise TooManyAttributesError(len(own))
        if portion and (len(portion) == MAX_PATTERNS or len(attributes | own) > MAX_ATTRIBUTES):
            found.append(tuple(portion))
            portion, attributes = [], set()
        portion.append(pattern)
        attributes |= own
    if portion:
        found.append(tuple(portion))
    return found


def action(place: int) -> str:
    """The name of the rule at `place` in a handle, two characters, so that it can be cut out of a result."""
    return f"{place:02}"


def ruleset(portion: Sequence[Pattern]) -> str:
    """The rules of one handle as the engine reads them, the sentinel last."""
    rules = {action(place): _rule(pattern) for place, pattern in enumerate(portion)}
    rules[action(len(portion))] = {"all": [{"m": {"$and": [{SENTINEL: 1}]}}]}
    return json.dumps(rules)


def _rule(pattern: Pattern) -> dict[str, object]:
    conditions = [literal.data() for literal in pattern.literals]
    if not pattern.literals or pattern.literals[0].negated:
        conditions.insert(0, {ANY: 1})
    return {"all": [{"m": {"$and": conditions}}]}
