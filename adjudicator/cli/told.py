"""What a command line tells: the house, and the case under it."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from adjudicator.cli.verb import invalid
from adjudicator.rulebook.houses import default_house, find_house, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_case import EventReader, add_typed_facts, house_named, read_case, typed_case
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.nodes import Node
from adjudicator.source.paths import is_file, is_pipe

STANDARD_INPUT = "-"
_BLANK = re.compile(r"\s")


@dataclass(frozen=True, slots=True)
class Typed:
    """The arguments, sorted: words, and facts as (name, value)."""

    words: tuple[str, ...]
    facts: tuple[tuple[str, str], ...]


def sort_words(words: Sequence[str], *, in_text: bool = False) -> Typed:
    """Arguments with an equals sign are facts, unless what stands before it is a path; `in_text`, several words with one are text as well."""
    plain: list[str] = []
    facts: list[tuple[str, str]] = []
    for word in words:
        name, equals, value = word.partition("=")
        if equals and "/" not in name and "\\" not in name and not (in_text and _BLANK.search(name)):
            facts.append((name.strip(), value))
        else:
            plain.append(word)
    return Typed(tuple(plain), tuple(facts))


def told_in_words(typed: Typed, hand: str | None = None, about: str | None = None) -> tuple[Rulebook, Case]:
    """The house and the case of `HOUSE INCIDENT[,INCIDENT] [FACT=VALUE …]`; HOUSE may be left out when the environment names one.

    Raises InvalidInputError.
    """
    words = typed.words
    house = default_house()
    if not words:
        invalid("no_house" if house is None else "no_incident")
    if len(words) > 2:
        invalid("rule_extra", word=words[2])
    if len(words) == 1:
        if house is None:
            invalid("no_incident" if is_house(words[0]) else "no_house")
        rulebook = load_house(house)
        if not set(_listed(words[0])) & rulebook.vocabulary.incidents.keys() and is_house(words[0]):
            invalid("no_incident")
    else:
        rulebook = load_house(words[0])
    incidents = _listed(words[-1])
    if not incidents:
        invalid("no_incident")
    return rulebook, typed_case(incidents, typed.facts, rulebook.vocabulary, hand, about)


def told_in_file(file: str, typed: Typed, hand: str | None = None) -> tuple[Rulebook, Case]:
    """The house and the case of a file; the command line may name another house, and add facts.

    Raises InvalidInputError.
    """
    if len(typed.words) > 1:
        invalid("file_extra", word=typed.words[1])
    if hand is not None:
        invalid("file_and_hand")
    source = read_case_source(file)
    named = house_named(source)
    house = typed.words[0] if typed.words else named.text if named is not None else default_house()
    if house is None:
        invalid("no_house")
    rulebook = load_house(house)
    case = read_case(source, rulebook.vocabulary)
    return rulebook, _with_facts(case, typed.facts, rulebook) if typed.facts else case


def house_typed(typed: Typed, file: str | None) -> str | None:
    """The house as it was named: on the command line, in the file, or in the environment."""
    if len(typed.words) == (2 if file is None else 1):
        return typed.words[0]
    named = None if file is None else house_named(read_case_source(file))
    return default_house() if named is None else named.text


def read_case_source(file: str) -> Node:
    """The nodes of a case file, YAML or JSON; "-" is standard input. Raises InvalidInputError."""
    from adjudicator.source.characters import MAX_BYTES, decode
    from adjudicator.source.json_source import is_json, read_json
    from adjudicator.source.yaml_source import read_source, read_text

    if file == STANDARD_INPUT:
        text = sys.stdin.read()
        return read_json(text, file) if is_json(text) else read_text(text, file)
    path = Path(file)
    if is_pipe(path):
        with path.open("rb") as pipe:
            text = decode(pipe.read(MAX_BYTES + 1), file)
        return read_json(text, file) if is_json(text) else read_text(text, file)
    if path.suffix.lower() == ".json" and is_file(path):
        try:
            return read_json(path.read_text(encoding="utf-8-sig"), file)
        except (OSError, UnicodeDecodeError):
            pass  # the reader of YAML says what is wrong with such a file
    return read_source(path, file)


def is_house(name: str) -> bool:
    """Whether there is a house of that id, or at that path."""
    try:
        find_house(name)
    except InvalidInputError:
        return False
    return True


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",") if word.strip()]


def _with_facts(case: Case, facts: Sequence[tuple[str, str]], rulebook: Rulebook) -> Case:
    """Facts of the event go to every event of a chain, the others to the only one; what the file says of them yields."""
    known = rulebook.vocabulary.facts
    if len(case.events) > 1:
        for name, _ in facts:
            if name in known and not known[name].from_event:
                invalid("which_event", fact=name)
    diagnostics: list[Diagnostic] = []
    events: list[Event] = []
    for event in case.events:
        names = {name for name, _ in facts}
        reader = EventReader(
            rulebook.vocabulary,
            diagnostics,
            list(event.incident),
            {name: value for name, value in event.facts.items() if name not in names},
            set(event.unknown - names),
            set(event.disputed - names),
            {seat: dict(values) for seat, values in event.players.items()},
            event.hand,
            event.about,
        )
        add_typed_facts(reader, facts)
        events.append(reader.event())
        if diagnostics:
            raise InvalidInputError(diagnostics)
    return Case(tuple(events))
