"""A case with some facts of one event taken to be otherwise, whatever was told or measured of them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from adjudicator.engine.values import Value
from adjudicator.ruling.case import Case, Event

Changes = Mapping[str, Value]
"""Fact to the value that it is supposed to have."""


def changed_event(event: Event, changes: Changes) -> Event:
    """The event with `changes`. What was told of a fact, or that it is unknown or disputed, gives way; so does what a hand tells of it."""
    return replace(event, facts={**event.facts, **changes}, unknown=event.unknown - changes.keys(), disputed=event.disputed - changes.keys())


def changed_case(case: Case, changes: Changes, event: int = 0) -> Case:
    """The case with `changes` in its event number `event`, from 0."""
    return Case((*case.events[:event], changed_event(case.events[event], changes), *case.events[event + 1 :]))
