"""The kind of a difference, from what two houses say of one place. How severe a penalty is stands in the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable

from adjudicator.compare.model import KINDS, Kind
from adjudicator.compare.said import Words
from adjudicator.ruling.model import Status
from adjudicator.vocabulary.model import Vocabulary


def kind_of(first: frozenset[Words], second: frozenset[Words], slot: str, vocabularies: tuple[Vocabulary, Vocabulary]) -> Kind:
    """How what the first house says differs from what the second says; nothing is said where a set is empty."""
    statuses = [{one.status for one in words} for words in (first, second)]
    if Status.SILENT in statuses[0] | statuses[1]:
        return "silence"
    if not first or not second:
        return "only_second" if not first else "only_first"
    if Status.CONFLICT in statuses[0] | statuses[1]:
        return "conflict"
    if (Status.DISCRETION in statuses[0]) != (Status.DISCRETION in statuses[1]):
        return "discretion_against_rule"
    return _stricter(_severity(first, slot, vocabularies[0]), _severity(second, slot, vocabularies[1]))


def _severity(words: Iterable[Words], slot: str, vocabulary: Vocabulary) -> tuple[int, int] | None:
    """The mildest and the severest that outcomes allow together: each of them has to be carried out. None where one has no severity."""
    found = []
    for one in words:
        name = one.words[0] if isinstance(one.words, tuple) and one.words else None
        value = vocabulary.slots[slot].values.get(name) if slot in vocabulary.slots and isinstance(name, str) else None
        if value is None or value.severity is None:
            return None
        found.append(value.severity)
    return (max(low for low, _ in found), max(high for _, high in found)) if found else None


def _stricter(first: tuple[int, int] | None, second: tuple[int, int] | None) -> Kind:
    """One is stricter when neither its mildest nor its severest is milder than the other's."""
    if first is None or second is None or first == second:
        return "differs"
    if first[0] >= second[0] and first[1] >= second[1]:
        return "first_stricter"
    if second[0] >= first[0] and second[1] >= first[1]:
        return "second_stricter"
    return "differs"


def gravest(kinds: Iterable[Kind]) -> Kind:
    """The kind of a difference in several slots. Where each house alone answers one of them, or is stricter in one, they simply differ."""
    found = set(kinds)
    if {"only_first", "only_second"} <= found or {"first_stricter", "second_stricter"} <= found:
        found.add("differs")
    return min(found, key=KINDS.index)
