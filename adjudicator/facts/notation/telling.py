"""What the notation says, statement by statement, before seats are worked out. Two texts that tell the same hand give equal tellings."""

from __future__ import annotations

from typing import Literal

from adjudicator.facts.betting.hand import Action, Street, Structure
from adjudicator.facts.record import Record
from adjudicator.source.diagnostics import Place

Spot = str | int
"""A seat as told: a seat number, or a position (``SB``, ``BB``, ``UTG``, ``UTG+1`` …, ``MP``, ``LJ``, ``HJ``, ``CO``, ``BTN``)."""


class Blinds(Record, ignored=("place",)):
    """The blinds. `small` None: there is no small blind in this hand."""

    small: int | None
    big: int
    place: Place


class DeadSmallBlind(Record, ignored=("place",)):
    """Nobody posts the small blind."""

    place: Place


class Ante(Record, ignored=("place",)):
    """The ante, paid by all or by the big blind."""

    amount: int
    by: Literal["all", "big_blind"]
    place: Place


class Game(Record, ignored=("place",)):
    """The betting structure; the bets of limit when told."""

    structure: Structure
    small_bet: int | None
    big_bet: int | None
    place: Place


class Players(Record, ignored=("place",)):
    """How many were dealt in."""

    count: int
    place: Place


class Sits(Record, ignored=("place",)):
    """Which seat a position is."""

    position: str
    seat: int
    place: Place


class HasChips(Record, ignored=("place",)):
    """Chips behind, by seat, from this moment."""

    chips: tuple[tuple[Spot, int], ...]
    place: Place


class SmallestChip(Record, ignored=("place",)):
    """The smallest chip in play."""

    value: int
    place: Place


class TellsPot(Record, ignored=("place",)):
    """The pot at this moment."""

    amount: int
    place: Place


class Deals(Record, ignored=("place",)):
    """A street."""

    street: Street
    cards: tuple[str, ...]
    place: Place


class Remain(Record, ignored=("place",)):
    """How many players still hold cards."""

    count: int
    place: Place


class Irregularity(Record, ignored=("place",)):
    """The moment of the irregularity."""

    place: Place


class Posts(Record, ignored=("place",)):
    """A blind posted otherwise than in full."""

    spot: Spot
    total: int
    chips: tuple[int, ...] | None
    place: Place


class PassedOver(Record, ignored=("place",)):
    """A player whose turn it was and who was passed over."""

    spot: Spot
    place: Place


class Acts(Record, ignored=("place",)):
    """What one player did, or several in the same way. `action` has no seat yet (0)."""

    spots: tuple[Spot, ...]
    action: Action
    place: Place


Stake = Blinds | DeadSmallBlind | Ante | Game | Players | SmallestChip
Moment = TellsPot | Deals | Remain | Irregularity
Statement = Stake | Moment | Sits | HasChips | Posts | PassedOver | Acts
Telling = tuple[Statement, ...]
