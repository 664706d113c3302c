"""The index made from the words of a vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from adjudicator.recognise.features import Featured, Featurer, Lexicon
from adjudicator.recognise.index import OPEN, SAYS, Index, Pattern, Phrase, Value
from adjudicator.recognise.phrases import written_out
from adjudicator.recognise.tokens import GAP, HOLE, plain, stem, tokens_of
from adjudicator.recognise.words import HINT, NEEDED, Words
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.text.languages import LANGS, Text
from adjudicator.vocabulary.model import Fact, Incident

_MARKED = "xneeded"
"""In the place of the mark, while a phrase is cut into words."""
_SHORTEST_SENTENCE = 3
"""A sentence of the vocabulary is a pattern too when it has so many features: shorter ones say too little alone."""


def sequence(phrase: str) -> str:
    """A phrase as stems, joined by spaces."""
    return " ".join(token.word if token.word in (HOLE, GAP) else stem(token.word) for token in tokens_of(phrase).all)


def words_of(phrase: str) -> str:
    """A phrase as plain words, joined by spaces."""
    return " ".join(token.word for token in tokens_of(phrase).all)


def _groups(same: Mapping[str, Iterable[str]]) -> dict[str, str]:
    """Phrases to the group that they are in: as written, and as stems. Of two groups whose phrases have one stem, that of the shorter has it."""
    written = [(phrase, name) for name, phrases in same.items() for one in phrases for phrase in written_out(one)]
    by_length = sorted(written, key=lambda pair: -len(words_of(pair[0])))
    return {**{sequence(phrase): name for phrase, name in by_length}, **{words_of(phrase): name for phrase, name in written}}


def build_index(words: Words, incidents: Mapping[str, Incident], facts: Mapping[str, Fact], diagnostics: list[Diagnostic]) -> Index:
    """The index of `words`, and of the sentences that incidents and facts have anyway.

    Phrases that would give a fact two values are appended to `diagnostics`.
    """
    return _Builder(words, incidents, facts, diagnostics).index()


class _Builder:
    def __init__(self, words: Words, incidents: Mapping[str, Incident], facts: Mapping[str, Fact], diagnostics: list[Diagnostic]) -> None:
        self._words = words
        self._incidents = incidents
        self._facts = facts
        self._diagnostics = diagnostics
        numbers = {words_of(phrase): int(number) for number, phrases in words.numbers.items() for phrase in phrases}
        self._lexicon = Lexicon(_groups(words.same), numbers, *(self._single(kind) for kind in ("small", "part", "one")))
        self._featurer = Featurer(self._lexicon)
        self._known: set[str] = set()
        self._negations = self._cue("negation")
        self._breaks = self._cue("break")

    def _cue(self, kind: str) -> frozenset[str]:
        return frozenset(words_of(phrase) for phrase in self._words.cues.get(kind, ()))

    def _single(self, kind: str) -> frozenset[str]:
        """The words of a cue, each for itself."""
        return frozenset(token.word for phrase in self._words.cues.get(kind, ()) for token in tokens_of(phrase).all)

    def _denies(self, read: Featured) -> bool:
        """Whether a denial is among the words: within several that mean one thing ("not in his seat": away) it is none."""
        together = {position for one in read.features if one.last > one.first for position in range(one.first, one.last + 1)}
        return any(token.word in self._negations for position, token in enumerate(read.tokens.all) if position not in together)

    def _holds(self, cue: frozenset[str], read: Featured) -> bool:
        """Whether a word or sequence of `cue` stands in what was read, behind its first word."""
        words = f" {' '.join(token.word for token in read.tokens.all[1:])} "
        return any(f" {one} " in words for one in cue)

    def index(self) -> Index:
        words = self._words
        for phrases in (*words.same.values(), *words.cues.values(), *words.numbers.values()):
            self._know(phrases)
        for kinds in words.mentions.values():
            for phrases in kinds.values():
                self._know(phrases)
        put = tuple(self._phrases())
        facts = {fact: tuple(self._patterns(fact)) for fact in self._facts}
        spread: dict[str, set[str]] = {}
        for phrase in put:
            for feature in phrase.features:
                spread.setdefault(feature, set()).add(phrase.incident)
        return Index(
            self._lexicon,
            tuple(sorted(self._known - {HOLE, GAP})),
            {
                kind: frozenset(written for one in phrases for written in (words_of(one), sequence(one)))
                for kind, phrases in words.cues.items()
                if kind not in ("small", "part", "one")
            },
            tuple((kind, value, words_of(p)) for kind, values in words.mentions.items() for value, ones in values.items() for p in ones),
            put,
            {feature: len(incidents) for feature, incidents in spread.items()},
            {fact: patterns for fact, patterns in facts.items() if patterns},
            frozenset(name for phrase in words.cues.get("negation", ()) for name in self._names(phrase)),
            _chapters(words.chapters),
        )

    def _know(self, phrases: Iterable[str]) -> None:
        for one in phrases:
            for phrase in written_out(one):
                self._known.update(token.word for token in tokens_of(phrase).all if token.number is None)

    def _names(self, phrase: str) -> tuple[str, ...]:
        return tuple(feature.name for feature in self._featurer.read(phrase).features)

    def _phrases(self) -> Iterable[Phrase]:
        for incident in self._incidents.values():
            titles = [incident.title[lang] for lang in LANGS]
            seen: set[tuple[str, ...]] = set()
            for one in (*titles, *self._words.incidents.get(incident.id, ())):
                self._know([one])
                for phrase in written_out(one):
                    read = self._featurer.read(phrase).features
                    features = tuple(feature.name for feature in read)
                    if features not in seen and any(feature.number is None and feature.name not in (HOLE, GAP) for feature in read):
                        seen.add(features)
                        yield Phrase(incident.id, features, " ".join(plain(phrase).split()))

    def _patterns(self, fact: str) -> Iterable[Pattern]:
        first: dict[tuple[tuple[str, ...], tuple[tuple[int, str], ...]], tuple[Value, str]] = {}
        sentences = list(self._sentences(self._facts[fact]))
        said = [(value, self._names(phrase)) for value, _, phrase in sentences]
        apart = [one for one, (value, names) in zip(sentences, said, strict=True) if (not value, names) not in said]
        for value, sure, marked in (*self._written(fact), *apart):
            phrase = marked.replace(NEEDED, "")
            read = self._featurer.read(phrase)
            features = tuple(feature.name for feature in read.features)
            if not set(features) - {GAP}:
                continue
            only = read.features[0]
            needed = tuple(_needed(marked, read))
            if len(features) == 1 and not needed and sure and value != OPEN and only.last - only.first + 1 < len(read.tokens.all):
                self._report("words_left", fact, value, text=phrase, left=read.words(only.first, only.last))
                continue
            key = features, needed
            if key not in first:
                first[key] = value, phrase
                yield Pattern(value, sure, features, self._denies(read), self._holds(self._breaks, read), needed)
            elif first[key][0] != value and OPEN not in (value, first[key][0]) and (value, sure, phrase) not in apart:
                self._two_values(fact, phrase, value, first[key])

    def _two_values(self, fact: str, phrase: str, value: Value, first: tuple[Value, str]) -> None:
        self._report("words_two_values", fact, value, text=phrase, value=_shown(value), other=_shown(first[0]), first=first[1])

    def _report(self, message: str, fact: str, of: Value, **values: object) -> None:
        self._diagnostics.append(Diagnostic(message, self._words.places.get((fact, _shown(of))), values))

    def _written(self, fact: str) -> Iterable[tuple[Value, bool, str]]:
        for value, phrases in self._words.facts.get(fact, {}).items():
            self._know(phrase.replace(NEEDED, "") for phrase in phrases)
            for one in phrases:
                hint = one.endswith(HINT)
                for phrase in written_out(one.removesuffix(HINT).strip()):
                    yield _value(value), not hint, phrase

    def _sentences(self, fact: Fact) -> Iterable[tuple[Value, bool, str]]:
        for key, sentence in fact.says.items():
            for lang in LANGS:
                if key in ("yes", "no") and len(self._names(sentence[lang])) >= _SHORTEST_SENTENCE:
                    self._know([sentence[lang]])
                    yield key == "yes", True, sentence[lang]


def _chapters(of: Mapping[str, Text]) -> tuple[tuple[Text, tuple[str, ...]], ...]:
    chapters: dict[Text, list[str]] = {}
    for incident, heading in of.items():
        chapters.setdefault(heading, []).append(incident)
    return tuple((heading, tuple(incidents)) for heading, incidents in chapters.items())


def _needed(marked: str, read: Featured) -> Iterator[tuple[int, str]]:
    """The marked words that are no features themselves, each with the place of the feature that they stand before."""
    for token in tokens_of(marked.replace(NEEDED, _MARKED)).all:
        if not token.word.endswith(_MARKED):
            continue
        word = token.word.removesuffix(_MARKED)
        at = next(position for position, one in enumerate(read.tokens.all) if one.word == word)
        if not any(feature.first <= at <= feature.last for feature in read.features):
            held = [feature for feature in read.features if feature.name != GAP]
            place = next((place for place, feature in enumerate(held) if feature.first > at), None)
            if place is not None:
                yield place, word


def _shown(value: Value) -> str:
    return ("yes" if value else "no") if isinstance(value, bool) else str(value)


def _value(written: str) -> Value:
    if written in ("yes", "no"):
        return written == "yes"
    return int(written) if written.isdecimal() else written


__all__ = ["OPEN", "SAYS", "build_index", "sequence"]
