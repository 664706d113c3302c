"""The files of a vocabulary put together: each word once, with where it stands and what houses added to it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Generic, TypeVar

from adjudicator.rulebook.tests import RESERVED
from adjudicator.source.data import find, shown
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.forms import ID_PATTERN, Form, Sentence
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping, Node, Scalar
from adjudicator.source.nodes import Sequence as ListNode
from adjudicator.source.validation import validate
from adjudicator.vocabulary.model import TABLE
from adjudicator.vocabulary.schema import (
    FactAddition,
    FactForm,
    HouseVocabularyForm,
    ImpossibleForm,
    IncidentAddition,
    IncidentForm,
    SlotAddition,
    SlotForm,
    VocabularyForm,
)

F = TypeVar("F", bound=Form)
A = TypeVar("A", bound=Form)


_WHO = (TABLE, "td", "seat")
"""Whom outcomes and choices may be about besides roles: no role or slot has such a name."""


@dataclass(slots=True)
class Entry(Generic[F, A]):
    """A word: its form, the node of it, and the additions of houses with theirs."""

    id: str
    place: Place
    form: F
    node: Node
    additions: list[tuple[A, Node]] = field(default_factory=list)


@dataclass(slots=True)
class Merged:
    """All files. `broken` holds (kind, id) of words that could not be read, so that nothing is said twice of them."""

    diagnostics: list[Diagnostic]
    facts: dict[str, Entry[FactForm, FactAddition]] = field(default_factory=dict)
    incidents: dict[str, Entry[IncidentForm, IncidentAddition]] = field(default_factory=dict)
    slots: dict[str, Entry[SlotForm, SlotAddition]] = field(default_factory=dict)
    roles: dict[str, Entry[Sentence, Sentence]] = field(default_factory=dict)
    parties: dict[str, Entry[Sentence, Sentence]] = field(default_factory=dict)
    terms: dict[str, Entry[Sentence, Sentence]] = field(default_factory=dict)
    phases: tuple[str, ...] = ()
    phases_place: Place | None = None
    clashes: list[Node] = field(default_factory=list)
    impossible: list[tuple[ImpossibleForm, Node]] = field(default_factory=list)
    broken: set[tuple[str, str]] = field(default_factory=set)

    def report(self, message: str, place: Place, near: tuple[str, ...] = (), **values: object) -> None:
        """One error."""
        self.diagnostics.append(Diagnostic(message, place, values, near))


def merge(sources: Sequence[Node], additions: Sequence[Node]) -> Merged:
    """Every word of `sources`, with what the files of houses, `additions`, add. Errors are appended to the result's diagnostics."""
    merged = Merged([])
    for house, nodes in ((False, sources), (True, additions)):
        for node in nodes:
            _file(merged, node, house)
    return merged


def _file(merged: Merged, node: Node, house: bool) -> None:
    if not isinstance(node, Mapping):
        merged.report("expected_mapping", node.place, text=shown(node))
        return
    sections = (HouseVocabularyForm if house else VocabularyForm).model_fields
    for key, section in node.entries:
        name = key.text
        if name == "phases" and house:
            merged.report("vocabulary_phases_house", key.place)
        elif name not in sections:
            merged.report("key_unknown", key.place, nearest(name, sections), key=name)
        elif name == "phases":
            _phases(merged, key, section)
        elif name in ("clashes", "impossible"):
            _list(merged, name, section)
        elif name == "facts":
            _words(merged, "fact", section, merged.facts, FactForm, FactAddition if house else None)
        elif name == "incidents":
            _words(merged, "incident", section, merged.incidents, IncidentForm, IncidentAddition if house else None)
        elif name == "slots":
            _words(merged, "slot", section, merged.slots, SlotForm, SlotAddition if house else None)
        elif name == "roles":
            _words(merged, "role", section, merged.roles, Sentence, None)
        elif name == "parties":
            _words(merged, "party", section, merged.parties, Sentence, None)
        else:
            _words(merged, "term", section, merged.terms, Sentence, None)


def _words(merged: Merged, kind: str, section: Node, into: dict[str, Entry[F, A]], form: type[F], addition: type[A] | None) -> None:
    if not isinstance(section, Mapping):
        merged.report("expected_mapping", section.place, text=shown(section))
        return
    for key, node in section.entries:
        known = into.get(key.text)
        if known is not None:
            added = _added(merged, known, key, node, addition)
            if added is not None:
                known.additions.append((added, node))
            continue
        if addition is not None and _only_adds(node, addition):
            merged.report(f"vocabulary_adds_to_no_{kind}", key.place, nearest(key.text, into), word=key.text)
            merged.broken.add((kind, key.text))
            continue
        check_id(merged, key)
        if kind in ("role", "slot") and key.text in _WHO:
            merged.report("vocabulary_reserved", key.place, word=key.text)
        read = validate(node, form, merged.diagnostics)
        if read is None:
            merged.broken.add((kind, key.text))
        else:
            into[key.text] = Entry(key.text, key.place, read, node)


def _added(merged: Merged, known: Entry[F, A], key: Scalar, node: Node, addition: type[A] | None) -> A | None:
    if addition is not None and _only_adds(node, addition):
        return validate(node, addition, merged.diagnostics)
    if addition is None:
        merged.report("vocabulary_twice", key.place, word=key.text, first=str(known.place))
    else:
        keys = " / ".join(f"`{name}`" for name in addition.model_fields)
        merged.report("vocabulary_redefined", key.place, word=key.text, first=str(known.place), keys=keys)
    return None


def _only_adds(node: Node, addition: type[Form]) -> bool:
    return isinstance(node, Mapping) and bool(node.entries) and all(key.text in addition.model_fields for key, _ in node.entries)


def check_id(merged: Merged, key: Scalar) -> None:
    """A word must be written as an id, and not be one of the language's own words."""
    if not re.fullmatch(ID_PATTERN, key.text):
        merged.report("value_not_id", key.place, text=key.text)
    elif key.text in RESERVED:
        merged.report("vocabulary_reserved", key.place, word=key.text)


def _phases(merged: Merged, key: Scalar, section: Node) -> None:
    if merged.phases_place is not None:
        merged.report("vocabulary_twice", key.place, word="phases", first=str(merged.phases_place))
        return
    merged.phases_place = key.place
    phases: list[str] = []
    for phase in _items(merged, section):
        if not isinstance(phase, Scalar):
            merged.report("expected_text", phase.place, text=shown(phase))
        elif phase.text in phases:
            merged.report("test_list_twice", phase.place, text=phase.text)
        else:
            check_id(merged, phase)
            phases.append(phase.text)
    merged.phases = tuple(phases)


def _list(merged: Merged, name: str, section: Node) -> None:
    for item in _items(merged, section):
        if name == "clashes":
            merged.clashes.append(item)
        else:
            form = validate(item, ImpossibleForm, merged.diagnostics)
            if form is not None:
                merged.impossible.append((form, item))


def _items(merged: Merged, section: Node) -> Iterator[Node]:
    if isinstance(section, ListNode):
        yield from section.items
    else:
        merged.report("expected_list", section.place, text=shown(section))


def child(node: Node, key: str) -> Node:
    """The value of a key that the form of `node` says is there."""
    found = find(node, key)
    assert found is not None, key
    return found
