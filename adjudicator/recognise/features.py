"""A text as features: words that mean the same are one feature, small words are none, a misspelt word is the one it was meant to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.recognise.tokens import GAP, HOLE, Token, Tokens, stem, tokens_of

_LARGEST_TELLING = 5
"""Numbers up to this one are features of their own; larger ones are all alike."""
ANY_NUMBER = "#"


@dataclass(frozen=True, slots=True)
class Feature:
    """A word or group of words that means something: tokens `first` to `last`, both included."""

    name: str
    first: int
    last: int
    clause: int
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Featured:
    """The tokens of a text, their stems after correction, and its features in order."""

    text: str
    tokens: Tokens
    stems: tuple[str, ...]
    features: tuple[Feature, ...]
    corrected: Mapping[int, str]
    """Token to the word that it was taken for."""

    def words(self, first: int, last: int) -> str:
        """The stretch of the text from one token to another."""
        return " ".join(self.text[self.tokens.all[first].start : self.tokens.all[last].end].split())


Corrector = Callable[[str], str | None]
"""The word that one is a misspelling of; None when it is none."""


@dataclass(frozen=True, slots=True)
class Lexicon:
    """What words mean. Sequences of words, and of stems, are joined by spaces."""

    groups: Mapping[str, str]
    """A sequence of words or of stems to the feature that it is; words as they are written go before stems."""
    numbers: Mapping[str, int]
    small: frozenset[str]
    """Words that are no feature."""

    def longest(self) -> int:
        """How many words the longest sequence has."""
        return max((key.count(" ") + 1 for key in (*self.groups, *self.numbers)), default=1)


class Featurer:
    """Turns texts into features."""

    def __init__(self, lexicon: Lexicon, correct: Corrector | None = None) -> None:
        """Without `correct` no word is taken for another."""
        self._lexicon = lexicon
        self._correct = correct
        self._longest = lexicon.longest()

    def read(self, text: str) -> Featured:
        """The features of `text`."""
        tokens = tokens_of(text)
        corrected: dict[int, str] = {}
        words: list[str] = []
        for position, token in enumerate(tokens.all):
            word = token.word
            if self._correct is not None and token.number is None and (meant := self._correct(word)) is not None:
                corrected[position] = word = meant
            words.append(word)
        stems = [word if word in (HOLE, GAP) else stem(word) for word in words]
        return Featured(text, tokens, tuple(stems), tuple(self._features(tokens.all, words, stems)), corrected)

    def _features(self, tokens: Sequence[Token], words: Sequence[str], stems: Sequence[str]) -> Iterator[Feature]:
        position = 0
        while position < len(tokens):
            token = tokens[position]
            group = self._group(tokens, words, stems, position)
            if group is not None:
                yield group
                position = group.last
            elif token.number is not None:
                yield Feature(number_feature(token.number), position, position, token.clause, token.number)
            elif words[position] not in self._lexicon.small:
                yield Feature(stems[position], position, position, token.clause)
            position += 1

    def _group(self, tokens: Sequence[Token], words: Sequence[str], stems: Sequence[str], first: int) -> Feature | None:
        """The longest sequence that begins at a token and means something."""
        clause = tokens[first].clause
        for last in range(min(first + self._longest, len(tokens)) - 1, first - 1, -1):
            if tokens[last].clause != clause:
                continue
            for key in (" ".join(words[first : last + 1]), " ".join(stems[first : last + 1])):
                if key in self._lexicon.groups:
                    return Feature(self._lexicon.groups[key], first, last, clause)
                if key in self._lexicon.numbers:
                    number = self._lexicon.numbers[key]
                    return Feature(number_feature(number), first, last, clause, number)
        return None


def number_feature(number: int) -> str:
    """The feature that a number is."""
    return str(number) if number <= _LARGEST_TELLING else ANY_NUMBER
