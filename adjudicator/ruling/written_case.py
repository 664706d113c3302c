"""A case written down again: as data, as a scenario or a case file has it, and as the words of a command line."""

from __future__ import annotations

import shlex
from collections.abc import Iterator

from adjudicator.engine.values import Value
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_case import DISPUTED_WORD, UNKNOWN_WORD
from adjudicator.ruling.seats import seat_fact
from adjudicator.text.facts import assignment, value_data

CaseData = dict[str, object]


def case_data(case: Case) -> CaseData:
    """The case as plain data in the shape of a case file."""
    if len(case.events) == 1:
        return _event_data(case.events[0])
    return {"events": [_event_data(event) for event in case.events]}


def command_line(house: str, case: Case) -> str | None:
    """The command that tells the case of a single event, quoted for a shell; None for a chain, which only a file can tell."""
    if len(case.events) != 1:
        return None
    event = case.events[0]
    words = ["adjudicator", "rule", house, ",".join(event.incident), *_facts(event)]
    if event.hand is not None:
        words += ["--hand", event.hand.told]
        if event.about is not None:
            words += ["--about", str(event.about)]
    return shlex.join(words)


def _facts(event: Event) -> Iterator[str]:
    for fact, value in event.facts.items():
        yield assignment(fact, value)
    yield from (f"{fact}={UNKNOWN_WORD}" for fact in sorted(event.unknown | event.spoken))
    yield from (f"{fact}={DISPUTED_WORD}" for fact in sorted(event.disputed))
    for seat, own in sorted(event.players.items()):
        yield from (assignment(seat_fact(fact, seat), value) for fact, value in own.items())


def _event_data(event: Event) -> CaseData:
    data: CaseData = {"incident": event.incident[0] if len(event.incident) == 1 else list(event.incident)}
    facts: CaseData = {fact: _data(value) for fact, value in event.facts.items()}
    facts |= dict.fromkeys(sorted(event.unknown | event.spoken), UNKNOWN_WORD) | dict.fromkeys(sorted(event.disputed), DISPUTED_WORD)
    if facts:
        data["facts"] = facts
    if event.players:
        data["players"] = {seat: {fact: _data(value) for fact, value in own.items()} for seat, own in sorted(event.players.items())}
    if event.hand is not None:
        data["hand"] = event.hand.told
        if event.about is not None:
            data["about"] = str(event.about)
    return data


def _data(value: Value) -> object:
    """A value as data; yes and no stay what they are."""
    return value if isinstance(value, bool) else value_data(value)
