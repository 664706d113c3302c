"""Misspelt words: the one word of the vocabulary that an unknown word is nearest to."""

from __future__ import annotations

from collections.abc import Iterable

from adjudicator.recognise.tokens import stem

_SHORTEST = 4
"""Shorter words are not corrected: too many others are near."""
_EXACT = 5
"""Up to this length one letter in the place of another makes another word more often than a slip."""
_TWO_LETTERS = 8
"""From this length on two letters may be wrong, one below it."""


class Corrector:
    """Gives the word that an unknown one was meant to be."""

    def __init__(self, known: Iterable[str], small: Iterable[str]) -> None:
        self._known = tuple(sorted({*known, *small}))
        self._whole = frozenset(self._known)
        self._stems: frozenset[str] | None = None

    def __call__(self, word: str) -> str | None:
        """The word that `word` is a misspelling of; None where it is known, too short, or near to none, or to several alike."""
        if word in self._whole or len(word) < _SHORTEST or not word.isalpha():
            return None
        if self._stems is None:
            self._stems = frozenset(map(stem, self._known))
        if stem(word) in self._stems:
            return None
        return self._nearest(word)

    def _nearest(self, word: str) -> str | None:
        from rapidfuzz.distance import OSA  # only for words that nobody knows

        most = 2 if len(word) >= _TWO_LETTERS else 1
        near: list[tuple[int, str]] = []
        for known in self._known:
            if abs(len(known) - len(word)) <= most and len(known) >= _SHORTEST and known[0] == word[0]:
                distance = OSA.distance(word, known, score_cutoff=most)
                if distance <= most and not (len(word) <= _EXACT and len(word) == len(known) and sorted(word) != sorted(known)):
                    near.append((distance, known))
        if not near:
            return None
        near.sort()
        best = [known for distance, known in near if distance == near[0][0]]
        return best[0] if len({stem(known) for known in best}) == 1 else None
