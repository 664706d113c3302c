"""What the notation says, statement by statement, before seats are worked out. Two texts that tell the same hand give equal tellings."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

from adjudicator.facts.betting.hand import Action, Street, Structure
from adjudicator.source.diagnostics import Place

Spot = str | int
"""A seat as told: a seat number, or a position (``SB``, ``BB``, ``UTG``, ``UTG+1`` …, ``MP``, ``LJ``, ``HJ``, ``CO``, ``BTN``)."""


@dataclass(frozen=True, slots=True)
class Blinds:
    """The blinds. `small` None: there is no small blind in this hand."""

    small: int | None
    big: int
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class DeadSmallBlind:
    """Nobody posts the small blind."""

    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Ante:
    """The ante, paid by all or by the big blind."""

    amount: int
    by: Literal["all", "big_blind"]
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Game:
    """The betting structure; the bets of limit when told."""

    structure: Structure
    small_bet: int | None
    big_bet: int | None
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Players:
    """How many were dealt in."""

    count: int
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Sits:
    """Which seat a position is."""

    position: str
    seat: int
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class HasChips:
    """Chips behind, by seat, from this moment."""

    chips: tuple[tuple[Spot, int], ...]
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class SmallestChip:
    """The smallest chip in play."""

    value: int
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class TellsPot:
    """The pot at this moment."""

    amount: int
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Deals:
    """A street."""

    street: Street
    cards: tuple[str, ...]
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Remain:
    """How many players still hold cards."""

    count: int
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Irregularity:
    """The moment of the irregularity."""

    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Posts:
    """A blind posted otherwise than in full."""

    spot: Spot
    total: int
    chips: tuple[int, ...] | None
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class PassedOver:
    """A player whose turn it was and who was passed over."""

    spot: Spot
    place: Place = field(compare=False)


@dataclass(frozen=True, slots=True)
class Acts:
    """What one player did, or several in the same way. `action` has no seat yet (0)."""

    spots: tuple[Spot, ...]
    action: Action
    place: Place = field(compare=False)


Stake = Blinds | DeadSmallBlind | Ante | Game | Players | SmallestChip
Moment = TellsPot | Deals | Remain | Irregularity
Statement = Stake | Moment | Sits | HasChips | Posts | PassedOver | Acts
Telling = tuple[Statement, ...]
