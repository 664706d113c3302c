"""The vocabulary from its files."""

from __future__ import annotations

from collections.abc import Sequence

from adjudicator.recognise.build import build_index
from adjudicator.recognise.index import encode_index
from adjudicator.recognise.load import load_words
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nodes import Node
from adjudicator.vocabulary.facts import build_facts
from adjudicator.vocabulary.incidents import build_impossible, build_incidents
from adjudicator.vocabulary.merge import Merged, merge
from adjudicator.vocabulary.model import Vocabulary
from adjudicator.vocabulary.slots import build_clashes, build_nouns, build_slots


def load_vocabulary(sources: Sequence[Node], additions: Sequence[Node] = (), words: Sequence[Node] = ()) -> Vocabulary:
    """The words of `sources`, the files of the shared vocabulary, and of `additions`, those of a house and of the houses it extends (these first).

    `words` are the files of words of both, by which free text is recognised.
    Additions may bring new words, values for word facts and slots, facts and asks for incidents; they may redefine nothing.
    Raises InvalidInputError with every error of all files, in their order.
    """
    merged = merge(sources, additions)
    roles, parties, terms = build_nouns(merged)
    facts = build_facts(merged)
    slots = build_slots(merged)
    incidents = build_incidents(merged, facts, slots)
    clashes = build_clashes(merged, slots)
    impossible = build_impossible(merged, facts)
    recognised = load_words(words, incidents, facts, merged.diagnostics)
    index = encode_index(build_index(recognised, incidents, facts, merged.diagnostics)) if words else ""
    errors = _worth_saying(merged, [*sources, *additions, *words])
    if errors:
        raise InvalidInputError(errors)
    return Vocabulary(facts, incidents, roles, parties, terms, merged.phases, slots, clashes, impossible, index)


def _worth_saying(merged: Merged, nodes: Sequence[Node]) -> list[Diagnostic]:
    """Every error once, in the order of the files; that a word is unknown is not said of words that could not be read."""
    order = {node.place.file: index for index, node in reversed(list(enumerate(nodes)))}
    errors: list[Diagnostic] = []
    for error in merged.diagnostics:
        broken = error.message == "fact_unknown" and ("fact", error.values["fact"]) in merged.broken
        if not broken and error not in errors:
            errors.append(error)
    places = {id(error): error.place or Place("") for error in errors}
    return sorted(errors, key=lambda error: (order.get(places[id(error)].file, -1), places[id(error)]))
