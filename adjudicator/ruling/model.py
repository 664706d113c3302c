"""The ruling: what comes out of an incident under one rulebook. Plain frozen data.

`adjudicator.ruling.data` turns it into JSON, `adjudicator.cli` into text.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum
from typing import Literal

from adjudicator.engine.condition import Condition
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Choice, SlotContent
from adjudicator.ruling.figures import Figures
from adjudicator.text.languages import Text


class Status(Enum):
    """The status of a ruling or of one slot. A ruling has the first of this list that a slot it was asked has."""

    CONFLICT = "conflict"
    DEPENDS = "depends"
    DISCRETION = "discretion"
    RULED = "ruled"
    SILENT = "silent"


@dataclass(frozen=True, slots=True)
class Settled:
    """One slot settled (or left to a choice, in conflict, or hanging on facts): by which rules, citing which articles."""

    who: str
    """TABLE, a role, or ``seat N``."""
    slot: str
    content: SlotContent | Choice
    status: Status
    rules: tuple[str, ...]
    cites: tuple[str, ...]
    readings: tuple[Text, ...] = ()
    figures: Figures = field(default_factory=dict)
    """The value of each expression of `content` by argument name ("value" for a bare figure); None where a fact is missing."""
    when: Condition | None = None
    """For an outcome that was not asked and hangs on facts: when it holds."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Two or more outcomes that cannot stand together, in one slot or across clashing slots."""

    sides: tuple[Settled, ...]


@dataclass(frozen=True, slots=True)
class SetAside:
    """A rule that would apply and does not: `by` the rule that sets it aside; `slots` (who, slot) pairs, empty for the whole rule."""

    rule: str
    by: str
    slots: tuple[tuple[str, str], ...]
    reading: Text | None


@dataclass(frozen=True, slots=True)
class Because:
    """Why a rule did not apply: the conditions that were false, and whether an `unless` excluded it."""

    rule: str
    failed: tuple[Condition, ...]
    excluded: bool


SilentReason = Literal["no_article", "no_consequence", "text_not_here"]


@dataclass(frozen=True, slots=True)
class Unanswered:
    """A slot that the incident asks and no rule fills. `slots`: alternatives, one of which would have been enough."""

    slots: tuple[tuple[str, str], ...]
    reason: SilentReason
    cites: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Missing:
    """A fact that is not known and matters, `decides`: the slots whose answer hangs on it. `disputed`: it was given as disputed."""

    fact: str
    decides: tuple[tuple[str, str], ...]
    cites: tuple[str, ...]
    disputed: bool
    seat: int | None = None
    """The seat that the fact is of, where it is one of each player and seats were told."""
    unknown: bool = False
    """It was given as unknown: there is nobody to ask."""


@dataclass(frozen=True, slots=True)
class Presumed:
    """A presumption that would change the ruling if it were flipped."""

    fact: str
    value: Value


@dataclass(frozen=True, slots=True)
class FactUsed:
    """A fact and where it came from."""

    fact: str
    value: Value
    origin: Literal["given", "computed", "defined", "presumed"]
    formula: Text | None = None
    article: str | None = None
    """Citation of the article that defines it."""


@dataclass(frozen=True, slots=True)
class Answer:
    """What comes out when nothing more hangs on a missing fact: one leaf of the branches."""

    status: Status
    settled: tuple[Settled, ...]
    conflicts: tuple[Conflict, ...]
    set_aside: tuple[SetAside, ...]
    unanswered: tuple[Unanswered, ...]
    cites: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Branch:
    """What comes out where `when` holds."""

    when: Condition
    answer: Answer
    assumed: tuple[Settled, ...] = ()
    """In a chain: how an earlier event came out, where it was left to a choice."""


@dataclass(frozen=True, slots=True)
class Guidance:
    """What another house says where this one is silent: no ruling. `cites` are qualified; `text` is what is certain there, perhaps nothing."""

    house: str
    title: Text
    status: Status
    cites: tuple[str, ...]
    text: Text


@dataclass(frozen=True, slots=True)
class Ruling:
    """The answer to one event. `answer` holds what is certain whatever is missing; with `branches` the rest hangs on `missing`."""

    house: str
    edition: str
    incident: tuple[str, ...]
    status: Status
    answer: Answer
    branches: tuple[Branch, ...]
    missing: tuple[Missing, ...]
    presumed: tuple[Presumed, ...]
    not_applied: tuple[Because, ...]
    facts: tuple[FactUsed, ...]
    authority: tuple[str, ...]
    silent_notes: tuple[str, ...]
    """Citations of articles that forbid or point elsewhere without deciding."""
    warnings: tuple[Text, ...]
    events: tuple[Ruling, ...] = ()
    names: Mapping[str, Text] = field(default_factory=dict)
    """What to call the players of the hand: role or ``seat N`` to a noun."""
    guidance: tuple[Guidance, ...] = ()
