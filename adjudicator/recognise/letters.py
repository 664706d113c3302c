"""A second opinion by letters: phrases compared by runs of letters (BM25), blind to meaning, so that endings and misspellings matter little.

Chosen by measurement: ``benchmarks/recognise.py`` has the recognisers side by side.
"""

from __future__ import annotations

import math
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from adjudicator.recognise.index import Index
from adjudicator.recognise.ranking import Match
from adjudicator.recognise.tokens import plain

_SIZES: Final = (3, 4)
_ASKED: Final = 15
"""So many of the incidents that are nearest by meaning are compared by letters."""
_PART = 0.7
"""What the order by letters counts beside that by meaning."""
_CLEAR = 0.5
"""Where the second has no more than this part of the best one's score, nobody else is asked."""
_FLAT = 5
"""Makes the first places differ less from the next."""
_SATURATION, _LENGTH = 1.2, 0.75
"""The usual constants of BM25."""


def runs(text: str) -> list[str]:
    """The runs of letters of a text, spaces included."""
    padded = f" {' '.join(plain(text).split())} "
    return [padded[start : start + size] for size in _SIZES for start in range(len(padded) - size + 1)]


@lru_cache(maxsize=1 << 14)
def _counted(phrase: str) -> Counter[str]:
    """The runs of a phrase of the vocabulary, each with how often it occurs. Kept: the same phrases are compared with every text."""
    return Counter(runs(phrase))


def seconded(text: str, matches: Sequence[Match], index: Index) -> list[Match]:
    """`matches` in the order of both opinions; those that letters are not asked about stay behind, as they were."""
    if len(matches) < 2 or matches[1].score <= _CLEAR * matches[0].score:
        return list(matches)
    near = matches[:_ASKED]
    by_letters = {name: place for place, name in enumerate(_by_letters(text, frozenset(one.incident for one in near), index))}
    last = len(near)

    def together(place: int) -> float:
        return 1 / (_FLAT + place) + _PART / (_FLAT + by_letters.get(near[place].incident, last))

    order = sorted(range(len(near)), key=lambda place: (-together(place), place))
    return [*(near[place] for place in order), *matches[_ASKED:]]


def _by_letters(text: str, incidents: frozenset[str], index: Index) -> list[str]:
    """The incidents by their phrase that is nearest by letters."""
    phrases = [(phrase.incident, _counted(phrase.text)) for phrase in index.phrases if phrase.incident in incidents]
    if not phrases:
        return []
    asked = set(runs(text))
    shared = [asked & have.keys() for _, have in phrases]
    spread = Counter(run for ones in shared for run in ones)
    weight = {run: math.log(1 + (len(phrases) - count + 0.5) / (count + 0.5)) for run, count in spread.items()}
    mean = sum(have.total() for _, have in phrases) / len(phrases)
    best: dict[str, float] = defaultdict(float)
    for (incident, have), ones in zip(phrases, shared, strict=True):
        length = _SATURATION * (1 - _LENGTH + _LENGTH * have.total() / mean)
        score = sum(weight[run] * have[run] * (_SATURATION + 1) / (have[run] + length) for run in sorted(ones))
        best[incident] = max(best[incident], score)
    return sorted(best, key=lambda name: (-best[name], name))
