"""A text as features: words that mean the same are one feature, small words are none, a misspelt word is the one it was meant to be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.recognise.tokens import GAP, HOLE, Token, Tokens, stem, tokens_of

_LARGEST_TELLING = 5
"""Numbers up to this one are features of their own; larger ones are all alike."""
ANY_NUMBER = "#"
_LARGEST_WHOLE = 20
"""Of a larger number nobody counts a part: "un jeton de 100"."""
_BETWEEN = 4
"""So many words may stand between a word for a part and the whole: "one of *the button's* two cards"."""


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
    part: frozenset[str] = frozenset()
    """Words between a part and the whole: "one *of* his two cards"."""
    one: frozenset[str] = frozenset()
    """Words that are a number in front of such a word only: "*une* de ses deux cartes"."""

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
        features = self._parts(tokens.all, words, list(self._features(tokens.all, words, stems)))
        return Featured(text, tokens, tuple(stems), tuple(features), corrected)

    def _parts(self, tokens: Sequence[Token], words: Sequence[str], features: Sequence[Feature]) -> list[Feature]:
        """The features with parts in the place of their wholes: "one of his two cards" speaks of one card."""
        kept: list[Feature] = []
        for feature in features:
            part = self._part_of(tokens, words, feature, kept)
            if part is None:
                kept.append(feature)
                continue
            if part in kept:
                kept.remove(part)
            kept.append(Feature(part.name, part.first, feature.last, feature.clause, part.number))
        return kept

    def _part_of(self, tokens: Sequence[Token], words: Sequence[str], whole: Feature, before: Sequence[Feature]) -> Feature | None:
        """The number that is a part of `whole`; None where that is not a whole."""
        if whole.number is None or whole.number > _LARGEST_WHOLE:
            return None
        for at in range(whole.first - 1, max(whole.first - 2 - _BETWEEN, 0), -1):
            if tokens[at].clause != whole.clause or any(one.number is not None and one.last == at for one in before):
                return None
            if words[at] in self._lexicon.part:
                number = next((one for one in before if one.number is not None and one.last == at - 1), None)
                if number is None and words[at - 1] in self._lexicon.one:
                    number = Feature(number_feature(1), at - 1, at - 1, whole.clause, 1)
                if number is not None and number.clause == whole.clause:
                    return number if number.number is not None and whole.number is not None and number.number < whole.number else None
        return None

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
