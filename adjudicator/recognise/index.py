"""The words by which free text is recognised, ready for use. Made when a rulebook is compiled, kept as JSON text: only free text needs it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from adjudicator.recognise.features import Lexicon
from adjudicator.text.languages import Text

OPEN = "open"
"""In the place of a value: words that speak of a fact without settling it."""
SAYS = "says"
"""In the place of a value: phrases with a number, which is the value."""

Value = str | int | bool

_MARK = "|"
"""Between the features of a phrase and its letters."""


@dataclass(frozen=True, slots=True)
class Pattern:
    """Words that give a fact a value. `sure`: they say so; else they only hint at it. `denies`: a denial is part of them. `joins`: so is a word
    that begins another clause. `needed`: small words that must stand before one of the features, each with the place of that feature.
    """

    value: Value
    sure: bool
    features: tuple[str, ...]
    denies: bool = False
    joins: bool = False
    needed: tuple[tuple[int, str], ...] = ()


def _pattern(value: Value, sure: bool, words: str, denies: bool, joins: bool, needed: Sequence[Sequence[int | str]] = ()) -> Pattern:
    return Pattern(value, sure, tuple(words.split()), denies, joins, tuple([(int(place), str(word)) for place, word in needed]))


def _encoded(one: Pattern) -> list[object]:
    written: list[object] = [one.value, one.sure, " ".join(one.features), one.denies, one.joins]
    return [*written, [list(pair) for pair in one.needed]] if one.needed else written


@dataclass(frozen=True, slots=True)
class Phrase:
    """A way to put an incident: as features, and as it is written, in plain letters."""

    incident: str
    features: tuple[str, ...]
    text: str


@dataclass(frozen=True, slots=True)
class Index:
    """Sequences of stems are joined by spaces."""

    lexicon: Lexicon
    known: tuple[str, ...]
    """Every word that occurs, for misspellings."""
    cues: Mapping[str, frozenset[str]]
    mentions: tuple[tuple[str, str, str], ...]
    """(kind, value, sequence of words)."""
    phrases: tuple[Phrase, ...]
    spread: Mapping[str, int]
    """In how many incidents a feature occurs."""
    facts: Mapping[str, tuple[Pattern, ...]]
    negative: frozenset[str]
    """The features that deny."""
    chapters: tuple[tuple[Text, tuple[str, ...]], ...]
    """Headings, each with its incidents, in the order of the files."""


def encode_index(index: Index) -> str:
    """The index as JSON text."""
    data = [
        [sorted(index.lexicon.small), sorted(index.lexicon.part), sorted(index.lexicon.one)],
        dict(index.lexicon.groups),
        " ".join(index.known),
        dict(index.lexicon.numbers),
        {kind: sorted(words) for kind, words in index.cues.items()},
        [list(mention) for mention in index.mentions],
        _grouped(index.phrases),
        dict(index.spread),
        {fact: [_encoded(one) for one in ones] for fact, ones in index.facts.items()},
        sorted(index.negative),
        [[heading.en, heading.fr, list(incidents)] for heading, incidents in index.chapters],
    ]
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def _grouped(phrases: Sequence[Phrase]) -> dict[str, list[str]]:
    grouped: dict[str, list[str]] = {}
    for phrase in phrases:
        grouped.setdefault(phrase.incident, []).append(f"{' '.join(phrase.features)}{_MARK}{phrase.text}")
    return grouped


def _phrase(incident: str, written: str) -> Phrase:
    features, _, text = written.partition(_MARK)
    return Phrase(incident, tuple(features.split()), text)


@lru_cache(maxsize=8)
def read_index(text: str) -> Index:
    """The index of `encode_index`; an empty one of an empty text."""
    if not text:
        return Index(Lexicon({}, {}, frozenset()), (), {}, (), (), {}, {}, frozenset(), ())
    small, groups, known, numbers, cues, mentions, phrases, spread, facts, negative, chapters = json.loads(text)
    return Index(
        Lexicon(groups, numbers, *map(frozenset, small)),
        tuple(known.split()),
        {kind: frozenset(words) for kind, words in cues.items()},
        tuple([(kind, value, words) for kind, value, words in mentions]),
        tuple([_phrase(incident, one) for incident, ones in phrases.items() for one in ones]),
        spread,
        {fact: tuple([_pattern(*one) for one in ones]) for fact, ones in facts.items()},
        frozenset(negative),
        tuple([(Text(en, fr), tuple(incidents)) for en, fr, incidents in chapters]),
    )
