"""A hand as told: the stakes, who sits where, and the events in order. Frozen data; `adjudicator.facts.notation` reads it from text."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Literal

from adjudicator.facts.betting.steps import Amount, Cards, Ruled, Step
from adjudicator.facts.record import Record, replace
from adjudicator.text.languages import Text

Structure = Literal["no_limit", "pot_limit", "limit"]
Street = Literal["preflop", "flop", "turn", "river"]
STREETS: tuple[Street, ...] = ("preflop", "flop", "turn", "river")


NO_NAMES: Mapping[int, Text] = MappingProxyType({})


class Stakes(Record):
    """The stakes in chips; None where not told. `small_bet` and `big_bet` are those of limit (before the turn, from the turn on)."""

    structure: Structure = "no_limit"
    small_blind: int | None = None
    big_blind: int | None = None
    dead_small_blind: bool = False
    """Nobody posts the small blind in this hand."""
    ante: int | None = None
    """None: not told, taken for none."""
    ante_by: Literal["all", "big_blind"] = "all"
    small_bet: int | None = None
    big_bet: int | None = None
    smallest_chip: int | None = None


class Seating(Record):
    """Who sits where. Seats are numbered clockwise from 1.

    `players` is the number dealt in, None when not told. `seats` are the seats of the players known to have been dealt in: when their number
    is `players`, nobody else is there. `button` may be an empty seat.
    """

    seats: tuple[int, ...]
    players: int | None = None
    button: int | None = None
    small_blind: int | None = None
    big_blind: int | None = None


class Action(Record):
    """One player's action. `steps` are what he did, in order."""

    seat: int
    steps: tuple[Step, ...]
    out_of_turn: bool = False
    """It was said that he acted out of turn; when not said, the order of the seats tells."""
    silent: bool = False
    """It was said that he said nothing."""
    last_chips: bool | None = None
    behind: int | None = None
    """Chips that he kept."""
    motions: int | None = None
    """In how many motions the chips came, when told; otherwise one for each `Put`."""
    ruled: Ruled | None = None
    in_question: bool = False
    """It was said that the facts are wanted of this action."""

    @property
    def is_play(self) -> bool:
        """Whether it is an action in the betting; showing cards alone is none."""
        first = self.steps[0]
        return not isinstance(first, Cards) or not all(isinstance(step, Cards) and step.shown for step in self.steps)


class Post(Record):
    """A blind posted otherwise than in full: `total` chips in front of the player, as `chips` when told. Less than the blind: he is all-in."""

    seat: int
    total: int
    chips: tuple[int, ...] | None = None


class Deal(Record):
    """A street begins. `cards` as told, for the reader only."""

    street: Street
    cards: tuple[str, ...] = ()


class Stacks(Record):
    """Chips behind, at this moment, by seat."""

    chips: tuple[tuple[int, int], ...]


class PotIs(Record):
    """The pot as told, at this moment, this round's chips left out."""

    amount: int


class Left(Record):
    """How many players still hold cards at this moment."""

    players: int


class Mark(Record):
    """The moment of the irregularity, from which actions are counted."""


class Skipped(Record):
    """A player whose turn it was and who was passed over."""

    seat: int


Event = Action | Post | Deal | Stacks | PotIs | Left | Mark | Skipped


class Hand(Record, ignored=("told",)):
    """A hand. `stacks` are those before blinds and antes were posted. `names` are the names of seats told by position."""

    seating: Seating
    events: tuple[Event, ...] = ()
    stakes: Stakes = Stakes()
    stacks: tuple[tuple[int, int], ...] = ()
    names: Mapping[int, Text] = NO_NAMES
    two_left_in_event: bool | None = None
    """Whether only two players remain in the whole tournament."""
    told: str = ""
    """The text that told it, where there was one."""

    def name(self, seat: int) -> Text:
        """What to call a seat."""
        return self.names.get(seat) or Text(en=f"seat {seat}", fr=f"siège {seat}")

    @property
    def told_seats(self) -> tuple[int, ...]:
        """Every seat that was named, by number or by position, or acted."""
        return tuple(sorted({*self.names, *self.seating.seats, *(action.seat for _, action in self.actions())}))

    def actions(self) -> tuple[tuple[int, Action], ...]:
        """Every action with its index among the events."""
        return tuple((index, event) for index, event in enumerate(self.events) if isinstance(event, Action))

    def with_ruling(self, index: int, ruled: Ruled) -> Hand:
        """The hand with the action at `index` replaced by what it was ruled to be. Raises ValueError when no action stands there."""
        event = self.events[index]
        if not isinstance(event, Action):
            raise ValueError(f"event {index} is no action")
        settled = replace(event, ruled=ruled, in_question=False)
        return replace(self, events=(*self.events[:index], settled, *self.events[index + 1 :]))


def amount_known(amount: Amount) -> int | None:
    """The amount, or None when there is none or it is unknown."""
    return amount if isinstance(amount, int) else None
