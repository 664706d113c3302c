"""The words from their files, checked against the facts and incidents of the vocabulary."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from adjudicator.engine.values import FactType
from adjudicator.recognise.build import words_of
from adjudicator.recognise.index import OPEN, SAYS
from adjudicator.recognise.phrases import MOST, written_out
from adjudicator.recognise.schema import PhrasesForm, WordsForm
from adjudicator.recognise.tokens import HOLE
from adjudicator.recognise.words import Phrases, Words
from adjudicator.source.data import find, find_key
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Node, Scalar
from adjudicator.source.nodes import Sequence as ListNode
from adjudicator.source.validation import validate
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Fact, Incident

_NUMERIC = (FactType.COUNT, FactType.AMOUNT)


def load_words(sources: Sequence[Node], incidents: Mapping[str, Incident], facts: Mapping[str, Fact], diagnostics: list[Diagnostic]) -> Words:
    """The words of all files together, those of houses too: phrases of one thing add up. Errors are appended to `diagnostics`."""
    loader = _Loader(incidents, facts, diagnostics)
    for node in sources:
        form = validate(node, WordsForm, diagnostics)
        if form is not None:
            loader.add(form, node)
    return Words(loader.same, loader.cues, loader.numbers, loader.mentions, loader.incidents, loader.facts, loader.chapters, loader.places)


class _Loader:
    def __init__(self, incidents: Mapping[str, Incident], facts: Mapping[str, Fact], diagnostics: list[Diagnostic]) -> None:
        self._known_incidents = incidents
        self._known_facts = facts
        self._diagnostics = diagnostics
        self._group_of: dict[str, tuple[str, str]] = {}
        self.same: dict[str, Phrases] = {}
        self.cues: dict[str, Phrases] = {}
        self.numbers: dict[str, Phrases] = {}
        self.mentions: dict[str, dict[str, Phrases]] = {}
        self.incidents: dict[str, Phrases] = {}
        self.facts: dict[str, dict[str, Phrases]] = {}
        self.chapters: dict[str, Text] = {}
        self.places: dict[tuple[str, str], Place] = {}

    def add(self, form: WordsForm, node: Node) -> None:
        """The words of one file."""
        for group, phrases in form.same.items():
            self._once(group, _node(node, "same", group))
            _add(self.same, group, phrases)
        for cue, phrases in form.cues.items():
            _add(self.cues, cue, phrases)
        for number, phrases in form.numbers.items():
            if not number.isdecimal():
                self._report("words_number", _key(node, "numbers", number), text=number)
                continue
            _add(self.numbers, number, phrases)
        for kind, values in form.mentions.items():
            for value, phrases in values.items():
                _add(self.mentions.setdefault(kind, {}), value, phrases)
        for incident, phrases in form.incidents.items():
            if incident not in self._known_incidents:
                self._report("incident_unknown", _key(node, "incidents", incident), nearest(incident, self._known_incidents), incident=incident)
            self._short(_node(node, "incidents", incident))
            if form.chapter is not None:
                self.chapters.setdefault(incident, form.chapter.text())
            _add(self.incidents, incident, phrases)
        for fact, by_value in form.facts.items():
            self._fact(fact, by_value, node)

    def _fact(self, name: str, by_value: Mapping[str, PhrasesForm], node: Node) -> None:
        fact = self._known_facts.get(name)
        if fact is None:
            self._report("fact_unknown", _key(node, "facts", name), nearest(name, self._known_facts), fact=name)
            return
        for value, phrases in by_value.items():
            key = _key(node, "facts", name, value)
            values = _values(fact)
            if value not in values and not (fact.type in _NUMERIC and value.isdecimal()):
                self._report("words_value", key, nearest(value, values), value=value, fact=name)
            self.places.setdefault((name, value), key.place)
            below = _node(node, "facts", name, value)
            self._short(below)
            for phrase in _scalars(below):
                if (value == SAYS) != (HOLE in phrase.text) and value == SAYS:
                    self._report("words_no_number", phrase, text=phrase.text, hole=HOLE)
            _add(self.facts.setdefault(name, {}), value, phrases)

    def _once(self, group: str, node: Node) -> None:
        """A word that means two things would mean neither."""
        self._short(node)
        for phrase in _scalars(node):
            for one in written_out(phrase.text):
                words = words_of(one)
                other, first = self._group_of.setdefault(words, (group, str(phrase.place)))
                if other != group:
                    self._report("words_two_groups", phrase, text=one, group=other, first=first)

    def _short(self, node: Node) -> None:
        for phrase in _scalars(node):
            if not written_out(phrase.text):
                self._report("words_too_many", phrase, text=phrase.text, most=MOST)

    def _report(self, message: str, at: Node, near: tuple[str, ...] = (), **values: object) -> None:
        self._diagnostics.append(Diagnostic(message, at.place, values, near))


def _values(fact: Fact) -> tuple[str, ...]:
    if fact.type is FactType.YES_NO:
        return ("yes", "no", OPEN)
    return (*fact.words, OPEN, SAYS) if fact.type in _NUMERIC else (*fact.words, OPEN)


def _add(into: dict[str, Phrases], key: str, phrases: PhrasesForm) -> None:
    into[key] = (*into.get(key, ()), *phrases.both())


def _node(node: Node, *path: str) -> Node:
    for part in path:
        found = find(node, part)
        assert found is not None, part
        node = found
    return node


def _key(node: Node, *path: str) -> Node:
    key = find_key(_node(node, *path[:-1]), path[-1])
    assert key is not None
    return key


def _scalars(node: Node) -> Iterator[Scalar]:
    """The phrases under the languages of a node."""
    for lang in ("en", "fr"):
        phrases = find(node, lang)
        if isinstance(phrases, ListNode):
            yield from (item for item in phrases.items if isinstance(item, Scalar))
