"""What the tests of comparing share."""

from __future__ import annotations

from functools import lru_cache

from adjudicator.cli.told import sort_words
from adjudicator.compare.books import Book
from adjudicator.compare.commands import command_words
from adjudicator.compare.model import Difference, IncidentComparison
from adjudicator.compare.run import compare_pairs
from adjudicator.compare.said import Said, decided, said
from adjudicator.compare.samples import Samples, read_samples
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.model import Ruling
from adjudicator.ruling.read_case import typed_case


@lru_cache
def samples() -> Samples:
    return read_samples()


@lru_cache
def house(name: str) -> Rulebook:
    return load_house(name)


@lru_cache
def adjudicator(name: str) -> Adjudicator:
    return Adjudicator(house(name), "python")


@lru_cache
def compared(first: str, second: str, incident: str) -> IncidentComparison:
    return compare_pairs((house(first), house(second)), incident, samples())[0, 1]


def differences(first: str, second: str, incident: str) -> list[Difference]:
    return list(compared(first, second, incident).differences)


def run_command(words: list[str]) -> Ruling:
    """The ruling of the words of a command line, read as the command line reads them."""
    hand = words[words.index("--hand") + 1] if "--hand" in words else None
    told = sort_words(words[1 : words.index("--hand")] if hand is not None else words[1:])
    name, incident = told.words
    case = typed_case(incident.split(","), told.facts, house(name).vocabulary, hand)
    return adjudicator(name).rule(case)


def ruled(difference: Difference, name: str) -> Said | None:
    """What a house says of the witness when its command is run; None where it leaves something open."""
    ruling = run_command(command_words(difference.witness, name, house(name).vocabulary))
    return said(ruling.answer) if not ruling.branches and decided(ruling.answer) else None


def all_incidents() -> list[str]:
    return list(dict.fromkeys(incident for name in house_ids() for incident in house(name).vocabulary.incidents))


def book(name: str) -> Book:
    return Book(name, house(name))
