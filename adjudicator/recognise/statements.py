"""The facts that a text gives a value, from the patterns of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from adjudicator.recognise.features import Feature, Featured
from adjudicator.recognise.index import OPEN, SAYS, Index, Pattern
from adjudicator.recognise.mentions import seats_named
from adjudicator.recognise.scope import Scopes
from adjudicator.recognise.tokens import GAP, HOLE
from adjudicator.recognise.understanding import FactRead, Spoken

_GAP = 3
"""So many features a gap may skip."""
_BEFORE = 3
"""So many words before a statement belong to it."""
_LARGEST = 10**18
"""Larger numbers are none that a fact may have."""


@dataclass(frozen=True, slots=True)
class Found:
    """A pattern found in the text: the features that it is made of."""

    pattern: Pattern
    held: tuple[Feature, ...]
    number: int | None

    @property
    def first(self) -> int:
        """Its first token."""
        return self.held[0].first

    @property
    def last(self) -> int:
        """Its last token."""
        return self.held[-1].last

    @property
    def tokens(self) -> frozenset[int]:
        """The tokens of its features."""
        return frozenset(position for feature in self.held for position in range(feature.first, feature.last + 1))


@dataclass(frozen=True, slots=True)
class Stated:
    """What a text states: facts with a value, facts spoken of, contested facts, and the tokens from which sure facts were taken."""

    facts: tuple[FactRead, ...]
    open: tuple[Spoken, ...]
    disputed: tuple[Spoken, ...]
    tokens: frozenset[int]


def stated(facts: Iterable[str], featured: Featured, index: Index, scopes: Scopes) -> Stated:
    """What the text says of `facts`."""
    read: list[FactRead] = []
    spoken: list[Spoken] = []
    disputed: list[Spoken] = []
    tokens: set[int] = set()
    counted = _counted(featured, index)
    for fact in facts:
        found = _found(index.facts.get(fact, ()), featured, scopes, counted)
        values = sorted((one for one in found if one.pattern.value != OPEN), key=lambda one: one.first)
        ones = [_read(fact, one, featured, scopes) for one in values]
        if scopes.denied and any(one.doubt == "claimed" for one in ones):
            contested = next(one for one in ones if one.doubt == "claimed")
            disputed.append(Spoken(fact, contested.words))
            continue
        settled = _agreeing(ones)
        read += settled
        if any(one.sure for one in settled):
            tokens.update(*(one.tokens for one, result in zip(values, ones, strict=True) if result.sure))
        elif (where := _spoken(found, scopes)) is not None:
            spoken.append(Spoken(fact, featured.words(where.first, where.last)))
    return Stated(tuple(read), tuple(spoken), tuple(disputed), frozenset(tokens))


def _read(fact: str, found: Found, featured: Featured, scopes: Scopes) -> FactRead:
    value = found.number if found.pattern.value == SAYS and found.number is not None else found.pattern.value
    doubt = scopes.doubt(found.first, found.last, found.tokens, denies=found.pattern.denies)
    if doubt is None and any(one.number is not None and scopes.bounded(one.first) for one in found.held):
        doubt = "doubted"
    if doubt is None and isinstance(value, bool) and scopes.unsettled(found.first, found.last):
        doubt = "doubted"
    return FactRead(fact, value, featured.words(found.first, found.last), doubt or (None if found.pattern.sure else "hint"))


def _agreeing(ones: Sequence[FactRead]) -> list[FactRead]:
    """Each value once, the surest words for it. Several sure values of one fact, other than yes and no, are none: each may be of somebody else."""
    by_value: dict[object, FactRead] = {}
    for one in ones:
        known = by_value.get((type(one.value), one.value))
        if known is None or (one.sure and not known.sure):
            by_value[(type(one.value), one.value)] = one
    result = list(by_value.values())
    sure = [one for one in result if one.sure]
    clash = len(sure) == 2 and (all(isinstance(one.value, bool) for one in sure) or any(one.value == 0 for one in sure))
    if len(sure) > 1 and not clash:
        return [replace(one, doubt="several") if one.sure else one for one in result]
    return [one for one in result if one.sure] if sure else result


def _spoken(found: Sequence[Found], scopes: Scopes) -> Found | None:
    return next((one for one in found if one.pattern.value != OPEN or not scopes.not_yet(one.first)), None)


def _counted(featured: Featured, index: Index) -> frozenset[int]:
    """The features that are a number of something: not that of a seat, not blinds, not below zero, and none that is too large for a fact."""
    tokens = featured.tokens.all
    seats = seats_named(featured, index)
    return frozenset(
        position
        for position, one in enumerate(featured.features)
        if one.number is not None
        and one.number < _LARGEST
        and one.last not in seats
        and not (tokens[one.last].slashed or tokens[one.first].hyphenated or (one.last + 1 < len(tokens) and tokens[one.last + 1].slashed))
    )


def _found(patterns: Sequence[Pattern], featured: Featured, scopes: Scopes, counted: frozenset[int]) -> list[Found]:
    """Where patterns are found, the longest first where they overlap."""
    there = {GAP, HOLE, *(feature.name for feature in featured.features)}
    near = [pattern for pattern in patterns if there.issuperset(pattern.features)]
    all_found = [
        found
        for pattern in near
        for start in range(len(featured.features))
        if (found := _at(pattern, featured, start, counted)) is not None and (pattern.joins or not scopes.broken(found.first, found.last))
    ]
    all_found.sort(key=lambda one: (-len(one.held), -(one.pattern.sure), one.pattern.value == OPEN, one.first))
    kept: list[Found] = []
    taken: set[int] = set()
    for found in all_found:
        if taken.isdisjoint(found.tokens):
            kept.append(found)
            taken |= found.tokens
    return kept


def _at(pattern: Pattern, featured: Featured, start: int, counted: frozenset[int]) -> Found | None:
    """The pattern where it begins with the feature `start`; it keeps within one clause."""
    features = featured.features
    clause = features[start].clause
    held: list[Feature] = []
    number: int | None = None
    position, skip = start, 0
    for name in pattern.features:
        if name == GAP:
            skip = _GAP
            continue
        for ahead in range(position, min(position + skip, len(features) - 1) + 1):
            feature = features[ahead]
            if feature.clause == clause and (feature.name == name or (name == HOLE and ahead in counted)):
                held.append(feature)
                if name == HOLE:
                    number = feature.number
                position, skip = ahead + 1, 0
                break
        else:
            return None
    return Found(pattern, tuple(held), number) if all(_stands(word, place, held, featured) for place, word in pattern.needed) else None


def _stands(word: str, place: int, held: Sequence[Feature], featured: Featured) -> bool:
    """Whether a small word stands before a feature, behind the one before it."""
    feature = held[place]
    first = held[place - 1].last + 1 if place else max(feature.first - _BEFORE, 0)
    return any(one.word == word and one.clause == feature.clause for one in featured.tokens.all[first : feature.first])
