"""A scenario at run time: a case under one house, and what must and must not come out of it. Plain frozen data, made by `load`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adjudicator.engine.condition import Condition
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Content, Rulebook
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import SilentReason, Status
from adjudicator.source.diagnostics import Place


@dataclass(frozen=True, slots=True)
class Claim:
    """Something said of one slot of somebody (TABLE, a role, ``seat N``). `content` None means any value."""

    who: str
    slot: str
    content: Content | None
    place: Place


@dataclass(frozen=True, slots=True)
class ChoiceClaim:
    """The options that somebody must have in one slot, all of them, in any order."""

    who: str
    slot: str
    options: tuple[Content, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class RuleClaim:
    """A rule or an article as it is written, and the full names of the rules meant, one of which is enough."""

    written: str
    rules: frozenset[str]


@dataclass(frozen=True, slots=True)
class AnswerClaims:
    """What one answer must be. None: not looked at; an empty tuple: there must be none. `place` is where the expectation stands."""

    place: Place
    status: Status | None = None
    slots: tuple[Claim, ...] | None = None
    cites: tuple[str, ...] | None = None
    unanswered: tuple[frozenset[tuple[str, str]], ...] | None = None
    conflicts: tuple[tuple[str, ...], ...] | None = None
    set_aside: tuple[RuleClaim, ...] | None = None
    reason: SilentReason | None = None
    options: tuple[ChoiceClaim, ...] | None = None
    never: tuple[Claim, ...] = ()
    places: Mapping[str, Place] | None = None
    """Where each key stands."""

    def place_of(self, key: str) -> Place:
        """Where the expectation under `key` stands."""
        return (self.places or {}).get(key, self.place)


@dataclass(frozen=True, slots=True)
class BranchClaims:
    """What must come out where `when` holds."""

    when: Condition
    written: str
    """`when` in one line, as the file has it."""
    answer: AnswerClaims
    after: tuple[Claim, ...] = ()
    """In a chain: how an earlier event came out."""


@dataclass(frozen=True, slots=True)
class Expectation:
    """What the ruling of one event must be; `events` are those of the further events of a chain."""

    answer: AnswerClaims
    branches: tuple[BranchClaims, ...] | None = None
    missing: frozenset[str] | None = None
    presumed: Mapping[str, Value] | None = None
    events: tuple[Expectation, ...] = ()


@dataclass(frozen=True, slots=True)
class Scenario:
    """One case under one house. `house` is the name that the scenario gives it; `several`: the file rules the same case under other houses too."""

    name: str
    house: str
    several: bool
    rulebook: Rulebook
    case: Case
    strict: bool
    expectation: Expectation
    never: tuple[Claim, ...]
    """What must not come out of any event."""
    dispute: str | None
    place: Place

    @property
    def id(self) -> str:
        """Its name within the file; with the house in brackets when there are several."""
        return f"{self.name}[{self.house}]" if self.several else self.name
