"""A case with some facts of one event taken to be otherwise, whatever was told or measured of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from adjudicator.engine.values import Value
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.seats import bare_fact, seat_of

Changes = Mapping[str, Value]
"""Fact to the value that it is supposed to have; ``cards_held@6`` for that of a seat."""


def changed_event(event: Event, changes: Changes) -> Event:
    """The event with `changes`. What was told of a fact, or that it is unknown or disputed, gives way; so does what a hand tells of it."""
    own = {name: value for name, value in changes.items() if seat_of(name) is None}
    players = {seat: dict(values) for seat, values in event.players.items()}
    for name, value in changes.items():
        seat = seat_of(name)
        if seat is not None:
            players.setdefault(seat, {})[bare_fact(name)] = value
    return replace(
        event,
        facts={**event.facts, **own},
        unknown=event.unknown - own.keys(),
        disputed=event.disputed - own.keys(),
        spoken=event.spoken - own.keys(),
        players=players,
    )


def changed_case(case: Case, changes: Changes, event: int = 0) -> Case:
    """The case with `changes` in its event number `event`, from 0."""
    return Case((*case.events[:event], changed_event(case.events[event], changes), *case.events[event + 1 :]))
