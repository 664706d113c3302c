"""The state of a hand at one moment. Private to the model: the reducer changes it, the facts read it."""

from __future__ import annotations

from typing import NamedTuple

from adjudicator.facts.betting.fact import Quantity, Unknown, merge, unknown
from adjudicator.facts.betting.hand import STREETS, Action, Hand
from adjudicator.facts.betting.parameters import BettingParameters


class Wager(NamedTuple):
    """A bet or raise of this street: who, to how much, above what level. None: not known, for want of `lacking`."""

    at: int
    """Its index among the events."""
    seat: int
    to: Quantity
    above: Quantity
    full: bool | None
    """Whether it is at least the last full increment."""
    doubled: bool | None
    """Whether it is at least twice the level before it; False for an opening."""
    doubled_full: bool | None
    """Whether it is at least twice the last full bet, short all-ins left out."""
    two_left: bool | None
    """Whether only two players with chips were left when it was made."""
    lacking: Unknown
    """What is missing to know the rest."""
    sure: bool = True
    """Whether it is known to be a bet or raise; otherwise its amounts are not known, and full and the rest are None."""


class Told(NamedTuple):
    """An action as counted: `chips`: it put chips in the pot; `kind`: what it was, or None when that is for a ruling to say."""

    at: int
    """Its index among the events."""
    seat: int
    chips: bool
    in_turn: bool
    kind: str | None


class Waiting(NamedTuple):
    """An action out of turn that waits: where it stands among the events, the level at that moment, and the seats that it passed over."""

    at: int
    level: Quantity
    skipped: tuple[int, ...]


class State:
    """Everything that later facts depend on. Amounts are chips in this street unless said."""

    __slots__ = (
        "after",
        "all_in",
        "assumed_folds",
        "behind",
        "caller_doubt",
        "committed",
        "contributed",
        "cursor",
        "dead",
        "doubts",
        "front",
        "full_at",
        "full_level",
        "hand",
        "increment",
        "last_caller",
        "level",
        "live",
        "lower",
        "mark",
        "maybe_all_in",
        "maybe_out",
        "order_doubt",
        "parameters",
        "pending",
        "place",
        "played",
        "pot_told",
        "ring",
        "skipped",
        "street",
        "streets_told",
        "twice",
        "unit",
        "unnamed",
        "unstacked",
        "untold",
        "wagers",
    )

    def __init__(self, hand: Hand, parameters: BettingParameters, ring: tuple[int, ...], start: int | None) -> None:
        self.hand = hand
        self.parameters = parameters
        self.ring = ring
        """The seats of those who are known to be there, in order."""
        self.place: dict[int, int] = {seat: place for place, seat in enumerate(ring, 1)}
        """By seat: how many of the ring come before the one after it."""
        self.twice = ring + ring
        self.live = set(ring)
        self.all_in: set[int] = set()
        self.committed: dict[int, Quantity] = dict.fromkeys(ring, 0)
        self.front: dict[int, tuple[int, tuple[int, ...] | None]] = {}
        """Chips that lie in front of a seat and are not what counts for it: a 1000 chip posted for a blind of 100."""
        self.behind: dict[int, int] = dict(hand.stacks)
        self.unstacked: set[int] = set()
        """The seats whose stack was told and is not known any more. A stack that was never told is taken to be enough; of these it is not."""
        self.contributed: dict[int, Quantity] = dict.fromkeys(ring, 0)
        """Chips of earlier streets, and antes paid by all."""
        self.dead: Quantity = 0
        """Chips in the pot that belong to nobody: blinds of unknown seats, an ante paid by one, a pot told as a whole."""
        self.lower: Quantity = 0
        """How much the blinds posted fall short of full ones (pot-limit counts them in full before the flop)."""
        self.street = 0
        self.unit: Quantity = 0
        """The bet of the street in limit; the big blind otherwise."""
        self.level: Quantity = 0
        self.increment: Quantity = 0
        self.full_level: Quantity = 0
        """The level at the last full wager of the street."""
        self.full_at: Wager | None = None
        self.wagers: list[Wager] = []
        self.after: dict[int, tuple[Quantity, int]] = {}
        """By seat that has acted in this street: the level right after its own last action, and how many wagers there were then."""
        self.cursor: int | None = start
        """The seat after which the next one to act is looked for; None: not known."""
        self.unnamed: int | None = None
        """Live players beyond those of the ring; None: not told."""
        self.pending: dict[int, Waiting] = {}
        """Out of turn and waiting for the turn to come, by seat."""
        self.skipped: dict[int, int] = {}
        """Passed over and not heard since: seat to the index of the first action behind."""
        self.assumed_folds: list[int] = []
        self.played: dict[int, tuple[str | None, bool, bool]] = {}
        """Every action so far by its index, as (kind, chips, in turn): see `told`."""
        self.mark: int | None = None
        self.untold: list[tuple[int, int]] = []
        """(street, seat) of those who were passed without a word while others acted: what they did was not told."""
        self.pot_told: int | None = None
        """The street in which the pot was told as a whole."""
        self.streets_told: set[int] = set()
        self.last_caller: int | None = None
        self.caller_doubt: Unknown | None = None
        """Why it is not known who called last: since then somebody acted of whom nobody can tell whether he called."""
        self.doubts: list[Unknown] = []
        """Of each action of this street that may or may not have raised the level or met it: what is missing to know."""
        self.order_doubt: Unknown | None = None
        """Why it is not known who was passed over in this street."""
        self.maybe_out: dict[int, Unknown] = {}
        """The live seats that may have folded, each with what is missing to know."""
        self.maybe_all_in: dict[int, Unknown] = {}
        """Those that may be all-in."""

    def _bet_unit(self) -> Quantity:
        stakes = self.hand.stakes
        if stakes.structure != "limit":
            return stakes.big_blind if stakes.big_blind is not None else unknown("blinds")
        small = stakes.small_bet if stakes.small_bet is not None else stakes.big_blind
        if small is None:
            return unknown("blinds")
        if self.street < STREETS.index("turn"):
            return small
        return stakes.big_bet if stakes.big_bet is not None else 2 * small

    def open_street(self) -> None:
        """Level, increment and the rest as they are when a street begins."""
        unit = self.unit = self._bet_unit()
        blind = self.hand.stakes.big_blind
        opening: Quantity = 0 if self.street else (blind if blind is not None else unknown("blinds"))
        self.level = self.full_level = opening
        self.increment = unit
        self.full_at = None
        self.wagers = []
        self.after = {}
        self.pending = {}
        self.skipped = {}
        self.last_caller = None
        self.caller_doubt = None
        self.doubts = []
        self.order_doubt = None

    def stack(self, seat: int) -> Quantity:
        """Chips behind."""
        chips = self.behind.get(seat)
        return chips if chips is not None else unknown("stack", seat, self.hand.name(seat))

    def owes(self, seat: int) -> bool:
        """Whether the level is above what the seat has in front. An amount that is not known counts as owed unless it is the level itself."""
        mine, level = self.committed[seat], self.level
        if isinstance(mine, int) and isinstance(level, int):
            return mine < level
        return mine is not level

    def waits(self, seat: int) -> bool:
        """Whether the seat has still to act in this street."""
        return seat in self.live and seat not in self.all_in and (seat not in self.after or self.owes(seat))

    @property
    def unclear(self) -> bool:
        """Whether it may be unknown who has still to act."""
        return bool(self.doubts or self.maybe_out or self.maybe_all_in)

    def surely_waits(self, seat: int) -> bool:
        """Whether the seat has still to act in this street whatever is not known of the others."""
        if not self.waits(seat) or seat in self.maybe_out or seat in self.maybe_all_in:
            return False
        own = self.after.get(seat)
        if own is None or not self.doubts:
            return True
        mine, level = self.committed[seat], self.level
        if isinstance(mine, int) and isinstance(level, int):
            return True
        return any(wager.sure and wager.seat != seat for wager in self.wagers[own[1] :])

    def doubt_of(self, seat: int) -> Unknown:
        """What is missing to know whether the seat has still to act."""
        return self.maybe_out.get(seat) or self.maybe_all_in.get(seat) or merge(*self.doubts)

    def turn_doubt(self, seat: int) -> Unknown | None:
        """Why it is not known that the seat, the first that may have to act, has to; None where it is."""
        return self.contest_doubt() or (None if self.surely_waits(seat) else self.doubt_of(seat))

    def contest_doubt(self) -> Unknown | None:
        """Why it is not known whether the betting goes on at all: those who may be out or all-in, when too few are left without them."""
        if not self.maybe_out and not self.maybe_all_in:
            return None
        others = [seat for seat in self.ring if seat in self.live and seat not in self.maybe_out]
        betting = [seat for seat in others if seat not in self.all_in and seat not in self.maybe_all_in]
        if len(others) + (self.unnamed or 0) > 1 and len(betting) + (self.unnamed or 0) > 1:
            return None
        return merge(*self.maybe_out.values(), *self.maybe_all_in.values())

    @property
    def told(self) -> list[Told]:
        """Every action so far, in the order in which they were told."""
        events = self.hand.events
        found: list[Told] = []
        for at, (kind, chips, in_turn) in self.played.items():
            event = events[at]
            assert isinstance(event, Action)
            found.append(Told(at, event.seat, chips, in_turn, kind))
        return found

    def with_chips(self) -> list[int]:
        """The live seats that are not all-in, in order."""
        return [seat for seat in self.ring if seat in self.live and seat not in self.all_in]

    def next_to_act(self) -> int | None:
        """The first seat clockwise that has still to act, among those told; None when there is none."""
        live, all_in = self.live, self.all_in
        if self.unnamed == 0:
            if len(live) == 1:
                return None
            if len(all_in) >= len(live) - 1:
                betting = self.with_chips()
                if len(betting) == 1 and not self.owes(betting[0]):
                    return None
        after = self.after
        place = self.place.get(self.cursor or 0)
        for seat in self.twice[place : place + len(self.ring)] if place is not None else self.clockwise(self.cursor):
            if seat in live and seat not in all_in and (seat not in after or self.owes(seat)):
                return seat
        return None

    def clockwise(self, seat: int | None) -> tuple[int, ...]:
        """The ring from the seat after `seat`, which comes last; `seat` may be an empty one."""
        if seat is None:
            return self.ring
        place = self.place.get(seat)
        if place is not None:
            return self.twice[place : place + len(self.ring)]
        return tuple(sorted(self.ring, key=lambda other: (other <= seat, other)))

    def pot(self) -> Quantity:
        """Every chip in the middle and in front of the players."""
        total: Quantity = self.dead
        parts = [*self.contributed.values(), *self.committed.values()]
        if isinstance(total, int) and all(isinstance(part, int) for part in parts):
            return total + sum(part for part in parts if isinstance(part, int))
        lacking = [part for part in (total, *parts) if isinstance(part, Unknown)]
        return Unknown(tuple(dict.fromkeys(missing for part in lacking for missing in part.missing)))
