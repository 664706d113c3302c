"""A case: what the director tells. An ordered list of events, each of one or more kinds, with the facts given."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from adjudicator.engine.values import Value

if TYPE_CHECKING:
    from adjudicator.facts.betting.hand import Hand


@dataclass(frozen=True, slots=True)
class Event:
    """One event. `unknown` are facts that nobody knows, `disputed` those that people contradict each other on, `spoken` those that words speak of
    without settling them: no presumption holds for any of them, and only those that nobody knows are not asked.
    """

    incident: tuple[str, ...]
    facts: Mapping[str, Value] = field(default_factory=dict)
    unknown: frozenset[str] = frozenset()
    disputed: frozenset[str] = frozenset()
    players: Mapping[int, Mapping[str, Value]] = field(default_factory=dict)
    """Facts of each seat, by seat number."""
    hand: Hand | None = None
    """The hand as told, from which facts are measured."""
    about: int | None = None
    """The seat whose last action in the hand is in question; None leaves that to the hand."""
    spoken: frozenset[str] = frozenset()

    @property
    def unsettled(self) -> frozenset[str]:
        """The facts that are spoken of and have no value: none of them is taken for granted, or measured."""
        return self.unknown | self.disputed | self.spoken


@dataclass(frozen=True, slots=True)
class Case:
    """The events in the order in which they happened; at least one."""

    events: tuple[Event, ...]
