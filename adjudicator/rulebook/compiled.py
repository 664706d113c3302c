"""The compiled form of a rulebook: JSON that is read in a few milliseconds, without YAML and without validation.

Places are kept as (which house of the chain, file within its folder), so that the form is the same wherever the folders lie.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any as Data

from adjudicator.rulebook.compiled_values import (
    decode_condition,
    decode_optional_condition,
    decode_optional_text,
    decode_optional_value,
    decode_outcomes,
    decode_text,
    decode_value,
    encode_condition,
    encode_optional_value,
    encode_outcomes,
    encode_text,
    encode_value,
)
from adjudicator.rulebook.compiled_vocabulary import decode_vocabulary, encode_vocabulary
from adjudicator.rulebook.model import Article, Case, Definition, Note, Rule, Rulebook, See
from adjudicator.source.diagnostics import Place

FORMAT = 11
"""Raised whenever the compiled form changes, so that older ones are not read."""


class _Files:
    """The files of the places, each named once: ``[index of the folder, path within it]``."""

    def __init__(self, folders: Sequence[str]) -> None:
        self._folders = folders
        self._index: dict[str, int] = {}
        self.data: list[list[object]] = []

    def encode(self, place: Place) -> Data:
        if place.file not in self._index:
            self._index[place.file] = len(self.data)
            self.data.append(self._split(place.file))
        return [self._index[place.file], place.line, place.column]

    def _split(self, file: str) -> list[object]:
        # The longest folder first: one house may lie inside the folder of another.
        for index, folder in sorted(enumerate(self._folders), key=lambda pair: -len(pair[1])):
            if file.startswith(folder + "/"):
                return [index, file[len(folder) + 1 :]]
        return [-1, file]


def _decode_files(data: Data, folders: Sequence[str]) -> list[str]:
    return [f"{folders[index]}/{path}" if index >= 0 else path for index, path in data]


def _encode_rule(rule: Rule, files: _Files) -> Data:
    return [
        rule.house,
        rule.article,
        rule.id,
        sorted(rule.on),
        rule.each_player,
        encode_condition(rule.when),
        encode_condition(rule.unless),
        encode_outcomes(rule.outcomes),
        list(rule.exception_to),
        list(rule.instead_of),
        list(rule.replaces),
        encode_text(rule.reading),
        encode_text(rule.note),
        files.encode(rule.place),
    ]


def _decode_rule(data: Data, files: list[str]) -> Rule:
    house, article, name, on, each, when, unless, outcomes, exception_to, instead_of, replaces, reading, note, place = data
    return Rule(
        f"{house}/{article}.{name}",
        house,
        article,
        name,
        frozenset(on),
        each,
        decode_condition(when),
        decode_optional_condition(unless),
        decode_outcomes(outcomes),
        tuple(exception_to),
        tuple(instead_of),
        tuple(replaces),
        decode_optional_text(reading),
        decode_optional_text(note),
        Place(files[place[0]], place[1], place[2]),
    )


def _encode_definition(definition: Definition, files: _Files) -> Data:
    return [
        definition.fact,
        definition.house,
        definition.article,
        [[encode_condition(case.when), encode_value(case.value)] for case in definition.cases],
        encode_optional_value(definition.otherwise),
        files.encode(definition.place),
    ]


def _decode_definition(data: Data, files: list[str]) -> Definition:
    fact, house, article, cases, otherwise, place = data
    return Definition(
        fact,
        house,
        article,
        tuple([Case(decode_condition(when), decode_value(value)) for when, value in cases]),
        decode_optional_value(otherwise),
        Place(files[place[0]], place[1], place[2]),
    )


def _encode_note(note: Note) -> Data:
    see = None if note.see is None else [note.see.document, note.see.at, note.see.here]
    return [sorted(note.on), encode_condition(note.when), encode_text(note.forbidden), see]


def _decode_note(data: Data) -> Note:
    on, when, forbidden, see = data
    return Note(frozenset(on), decode_condition(when), decode_optional_text(forbidden), None if see is None else See(see[0], see[1], see[2]))


def _encode_article(article: Article, files: _Files) -> Data:
    return [
        article.house,
        article.number,
        encode_text(article.title),
        encode_text(article.gist),
        article.policy,
        article.authority,
        [_encode_note(note) for note in article.notes],
        files.encode(article.place),
    ]


def _decode_article(data: Data, files: list[str]) -> Article:
    house, number, title, gist, policy, authority, notes, place = data
    return Article(
        house,
        number,
        decode_text(title),
        decode_text(gist),
        policy,
        authority,
        tuple([_decode_note(note) for note in notes]),
        Place(files[place[0]], place[1], place[2]),
    )


def encode_rulebook(rulebook: Rulebook, folders: Sequence[str]) -> list[Data]:
    """The rulebook as JSON data, in parts. `folders` are the folders of its chain, the house's own first, as they stand in the places."""
    files = _Files(folders)
    parts = [
        [_encode_article(article, files) for article in rulebook.articles.values()],
        [_encode_rule(rule, files) for rule in rulebook.rules],
        [_encode_definition(definition, files) for definition in rulebook.definitions],
        encode_vocabulary(rulebook.vocabulary),
    ]
    head = [
        files.data,
        rulebook.id,
        encode_text(rulebook.title),
        rulebook.edition,
        list(rulebook.bases),
        {name: encode_value(value) for name, value in rulebook.parameters.items()},
        dict(rulebook.parameters_set_by),
        {fact: encode_value(value) for fact, value in rulebook.context.items()},
    ]
    return [head, *parts]


def decode_rulebook(parts: Sequence[Callable[[], Data]], folders: Sequence[str]) -> Rulebook:
    """The rulebook of `encode_rulebook`, with its places under `folders`; each part is read when it is first looked at.

    Raises ValueError, TypeError, LookupError where the head is other data, and each part when it is read.
    """
    head, articles, rules, definitions, vocabulary = parts
    told, name, title, edition, bases, parameters, set_by, context = head()
    files = _decode_files(told, folders)
    rulebook = object.__new__(Rulebook)
    known: Mapping[str, object] = {
        "id": name,
        "title": decode_text(title),
        "edition": edition,
        "bases": tuple(bases),
        "parameters": {parameter: decode_value(value) for parameter, value in parameters.items()},
        "parameters_set_by": set_by,
        "context": {fact: decode_value(value) for fact, value in context.items()},
        "later": {
            "articles": lambda: {f"{one.house}/{one.number}": one for one in (_decode_article(article, files) for article in articles())},
            "rules": lambda: tuple([_decode_rule(rule, files) for rule in rules()]),
            "definitions": lambda: tuple([_decode_definition(definition, files) for definition in definitions()]),
            "vocabulary": lambda: decode_vocabulary(vocabulary()),
        },
    }
    for field, value in known.items():
        object.__setattr__(rulebook, field, value)
    return rulebook
