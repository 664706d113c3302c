"""Which incidents a text tells of: those whose phrases it shares the most telling words with."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise

from adjudicator.recognise.index import Index, Phrase

_COVERED = 0.6
"""How much it counts that a phrase is there whole."""
_PAIR = 0.5
"""What two features one after the other weigh beside those two alone."""
_NOT_DENIED = 0.8
"""What is left of a phrase that denies something ("no burn") where the text has no such word: the text may say the contrary."""
_OTHERS = 0.5
"""What the second best phrase of an incident adds."""


@dataclass(frozen=True, slots=True)
class Match:
    """How well an incident fits: `score` (comparable within one text), its best phrase, and the features shared with it."""

    incident: str
    score: float
    covered: float
    """How much of its best phrase the text has, from 0 to 1, by weight."""
    shared: frozenset[str]


def weights(index: Index) -> Mapping[str, float]:
    """What each feature tells: the fewer incidents it occurs in, the more."""
    count = len({phrase.incident for phrase in index.phrases}) or 1
    return {feature: math.log(1 + count / (spread + 0.5)) for feature, spread in index.spread.items()}


def explained(features: Sequence[str], match: Match, index: Index) -> float:
    """How much of what the text says the best phrase accounts for, from 0 to 1, by weight. Words that no incident has weigh the most."""
    weight = weights(index)
    most = max(weight.values(), default=1.0)
    whole = sum(weight.get(feature, most) for feature in set(features))
    return sum(weight[feature] for feature in match.shared) / whole if whole else 0.0


def rank(features: Sequence[str], index: Index) -> list[Match]:
    """Every incident that shares a feature with the text, the best first."""
    weight = weights(index)
    there = frozenset(features)
    pairs = frozenset(pairwise(features))
    found: dict[str, list[Match]] = {}
    for phrase in index.phrases:
        shared = there.intersection(phrase.features)
        if shared:
            found.setdefault(phrase.incident, []).append(_match(phrase, shared, pairs, weight, index.negative))
    for ones in found.values():
        ones.sort(key=lambda one: -one.score)
    matches = []
    for ones in found.values():
        best = ones[0]
        second = ones[1].score if len(ones) > 1 else 0.0
        matches.append(Match(best.incident, best.score + _OTHERS * second, best.covered, best.shared))
    return sorted(matches, key=lambda one: (-one.score, one.incident))


def _match(phrase: Phrase, shared: frozenset[str], pairs: frozenset[tuple[str, str]], weight: Mapping[str, float], negative: frozenset[str]) -> Match:
    both = sum(weight[feature] for feature in shared)
    whole = sum(weight[feature] for feature in set(phrase.features))
    adjacent = sum(min(weight[first], weight[second]) for first, second in pairwise(phrase.features) if (first, second) in pairs)
    covered = both / whole
    denied = 1.0 if (negative & set(phrase.features)) <= shared else _NOT_DENIED
    return Match(phrase.incident, (both + _PAIR * adjacent) * covered**_COVERED * denied, covered * denied, shared)
