"""Reading a case: from a file's nodes (`incident`, `facts`, `players`, or `events`), or from the words of the command line.

Both go through `EventReader`, so that a fact is checked and misspellings are answered in the same way at every door.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from adjudicator.engine.values import Value
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_hand import read_about, read_hand
from adjudicator.ruling.seats import MARK, seat_fact
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nearest import nearest_of_few
from adjudicator.source.nodes import Mapping, Node, Scalar
from adjudicator.source.nodes import Sequence as NodeList
from adjudicator.vocabulary.model import Fact, Vocabulary

if TYPE_CHECKING:
    from adjudicator.facts.betting.hand import Hand

UNKNOWN_WORD = "unknown"
DISPUTED_WORD = "disputed"
UNKNOWN_WORDS = frozenset({UNKNOWN_WORD, "inconnu", "inconnue"})
DISPUTED_WORDS = frozenset({DISPUTED_WORD, "contesté", "contestée", "conteste", "contestee"})

EVENT_KEYS = ("incident", "facts", "players", "hand", "about")
CASE_KEYS = (*EVENT_KEYS, "events", "house")

_TOLD = Place("")
"""The place of what was typed as an argument: none."""


def typed(text: str) -> Scalar:
    """A word of the command line as a node without a place."""
    return Scalar(text, True, _TOLD)


@dataclass(slots=True)
class EventReader:
    """Reads one event; what is wrong is added to `diagnostics`."""

    vocabulary: Vocabulary
    diagnostics: list[Diagnostic]
    incidents: list[str] = field(default_factory=list)
    facts: dict[str, Value] = field(default_factory=dict)
    unknown: set[str] = field(default_factory=set)
    disputed: set[str] = field(default_factory=set)
    players: dict[int, dict[str, Value]] = field(default_factory=dict)
    hand: Hand | None = None
    about: int | None = None

    def event(self) -> Event:
        """What was read."""
        unknown, disputed = frozenset(self.unknown), frozenset(self.disputed)
        return Event(tuple(self.incidents), self.facts, unknown, disputed, self.players, self.hand, self.about)

    def incident(self, word: Scalar) -> None:
        """One kind of event."""
        if word.text in self.vocabulary.incidents:
            if word.text not in self.incidents:
                self.incidents.append(word.text)
        else:
            self._report("unknown_incident", word, nearest_of_few(word.text, self.vocabulary.incidents, self.diagnostics), incident=word.text)

    def fact(self, name: Scalar, node: Node) -> None:
        """One fact of the event, or of one seat (``cards_held@6``). Giving it again on the command line is an error; a file cannot."""
        if MARK in name.text:
            bare, _, seat = name.text.partition(MARK)
            self.player(replace(name, text=seat), Mapping(((replace(name, text=bare), node),), name.place))
        elif name.text in self.facts or name.text in self.unknown or name.text in self.disputed:
            self._report("fact_twice", name, (), fact=name.text)
        elif (fact := self._known(name)) is not None:
            if isinstance(node, Scalar) and node.text.lower() in UNKNOWN_WORDS:
                self.unknown.add(fact.id)
            elif isinstance(node, Scalar) and node.text.lower() in DISPUTED_WORDS:
                self.disputed.add(fact.id)
            elif (value := self._value(fact, node)) is not None:
                self.facts[fact.id] = value

    def player(self, seat: Scalar, facts: Node) -> None:
        """The facts of one seat."""
        if not (seat.text.isdecimal() and seat.text.isascii()) or int(seat.text) < 1:
            self._report("not_a_seat", seat, (), text=seat.text)
        elif not isinstance(facts, Mapping):
            self._report("facts_not_mapping", facts, ())
        else:
            values = self.players.setdefault(int(seat.text), {})
            for name, node in facts.entries:
                fact = self._known(name)
                if fact is not None and not fact.per_player:
                    self._report("fact_not_of_seat", name, (), fact=name.text)
                    continue
                if fact is not None and fact.id in values:
                    self._report("fact_twice", name, (), fact=seat_fact(fact.id, int(seat.text)))
                    continue
                told = isinstance(node, Scalar) and node.text.lower() in UNKNOWN_WORDS | DISPUTED_WORDS
                # What is unknown of one seat is simply not given: presumptions are of the event.
                if fact is not None and not told and (value := self._value(fact, node)) is not None:
                    values[fact.id] = value

    def told_hand(self, hand: Node | None, about: Node | None) -> None:
        """The hand, and the player whose action in it is in question."""
        for node in (hand, about):
            if node is not None and not isinstance(node, Scalar):
                self._report("hand_not_text", node, ())
        if isinstance(hand, Scalar):
            self.hand = read_hand(hand, self.diagnostics)
            if self.hand is None:
                return
        if isinstance(about, Scalar):
            self.about = read_about(about, self.hand, self.diagnostics)

    def _known(self, name: Scalar) -> Fact | None:
        fact = self.vocabulary.facts.get(name.text)
        if fact is None:
            self._report(
                "told_unknown_fact",
                name,
                nearest_of_few(name.text, self.vocabulary.facts, self.diagnostics),
                fact=name.text,
                incident=next(iter(self.incidents), "INCIDENT"),
            )
        return fact

    def _value(self, fact: Fact, node: Node) -> Value | None:
        source = node.text if isinstance(node, Scalar) and place_of(node) is None else node
        return parse_value(fact, source, self.diagnostics)

    def _report(self, message: str, at: Node, close: tuple[str, ...], **values: object) -> None:
        self.diagnostics.append(Diagnostic(message, place_of(at), values, close))


def place_of(node: Node) -> Place | None:
    """Where a node stands; None for what was typed."""
    return node.place if node.place.file else None


def read_case(source: Node, vocabulary: Vocabulary, *, also: Sequence[str] = ()) -> Case:
    """The case of a file or of a scenario; `also` are keys that stand beside those of a case and are not its concern.

    Raises InvalidInputError with everything that is wrong.
    """
    diagnostics: list[Diagnostic] = []
    events: list[Event] = []
    if not isinstance(source, Mapping):
        raise InvalidInputError([Diagnostic("case_not_mapping", place_of(source))])
    _check_keys(source, (*CASE_KEYS, *also), diagnostics)
    entries = {key.text: value for key, value in source.entries}
    chain = entries.get("events")
    if chain is None:
        events.append(_read_event(source, vocabulary, diagnostics))
    elif not isinstance(chain, NodeList) or not chain.items:
        diagnostics.append(Diagnostic("events_not_list", place_of(chain)))
    else:
        for key, _ in source.entries:
            if key.text in EVENT_KEYS and key.text != "hand":
                diagnostics.append(Diagnostic("events_or_incident", place_of(key), {"key": key.text}))
        for item in chain.items:
            if isinstance(item, Mapping):
                _check_keys(item, EVENT_KEYS, diagnostics)
                events.append(_read_event(item, vocabulary, diagnostics, entries.get("hand")))
            else:
                diagnostics.append(Diagnostic("case_not_mapping", place_of(item)))
    if diagnostics:
        raise InvalidInputError(sorted(diagnostics, key=lambda found: found.place or Place("")))
    return Case(tuple(events))


def house_named(source: Node) -> Scalar | None:
    """The house that a case names, if it names one."""
    if isinstance(source, Mapping):
        for key, value in source.entries:
            if key.text == "house" and isinstance(value, Scalar):
                return value
    return None


def typed_case(
    incidents: Iterable[str], facts: Iterable[tuple[str, str]], vocabulary: Vocabulary, hand: str | None = None, about: str | None = None
) -> Case:
    """The case of a command line: kinds of one event, and (fact, value) as typed. Raises InvalidInputError with everything that is wrong."""
    diagnostics: list[Diagnostic] = []
    reader = EventReader(vocabulary, diagnostics)
    for incident in incidents:
        reader.incident(typed(incident))
    add_typed_facts(reader, facts)
    reader.told_hand(None if hand is None else typed(hand), None if about is None else typed(about))
    if diagnostics:
        raise InvalidInputError(diagnostics)
    return Case((reader.event(),))


def add_typed_facts(reader: EventReader, facts: Iterable[tuple[str, str]]) -> None:
    """Facts as typed."""
    for name, text in facts:
        reader.fact(typed(name), typed(text.strip()))


def _read_event(source: Mapping, vocabulary: Vocabulary, diagnostics: list[Diagnostic], hand: Node | None = None) -> Event:
    """One event; `hand` is that of the whole chain, for an event that tells none of its own."""
    reader = EventReader(vocabulary, diagnostics)
    entries = {key.text: value for key, value in source.entries}
    incident = entries.get("incident")
    words = incident.items if isinstance(incident, NodeList) else (incident,)
    if incident is None or not words:
        diagnostics.append(Diagnostic("no_incident", place_of(source)))
    for word in words:
        if isinstance(word, Scalar):
            reader.incident(word)
        elif word is not None:
            diagnostics.append(Diagnostic("incident_not_word", place_of(word)))
    facts = entries.get("facts")
    if isinstance(facts, Mapping):
        for name, node in facts.entries:
            reader.fact(name, node)
    elif facts is not None:
        diagnostics.append(Diagnostic("facts_not_mapping", place_of(facts)))
    players = entries.get("players")
    if isinstance(players, Mapping):
        for seat, node in players.entries:
            reader.player(seat, node)
    elif players is not None:
        diagnostics.append(Diagnostic("players_not_mapping", place_of(players)))
    reader.told_hand(entries.get("hand", hand), entries.get("about"))
    return reader.event()


def _check_keys(source: Mapping, valid: Sequence[str], diagnostics: list[Diagnostic]) -> None:
    for key, _ in source.entries:
        if key.text not in valid:
            diagnostics.append(Diagnostic("key_unknown", place_of(key), {"key": key.text}, nearest_of_few(key.text, valid, diagnostics)))
