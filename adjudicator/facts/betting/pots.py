"""Pots: who can win what, what comes back, and how a pot is shared. Pure functions on amounts; nothing here knows a rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import TYPE_CHECKING

from adjudicator.engine.values import NONE, Nothing
from adjudicator.facts.betting.fact import Fact, Known, Unknown, merge, plus
from adjudicator.facts.record import Record

if TYPE_CHECKING:
    from adjudicator.facts.betting.situation import Situation


class Pot(Record):
    """A pot and the seats that can win it, in order. The first of several is the main pot."""

    amount: int
    seats: tuple[int, ...]


class Pots(Record):
    """The pots of a hand; `returned` is what nobody matched, and `returned_to` whose it is."""

    pots: tuple[Pot, ...]
    returned: int = 0
    returned_to: int | None = None

    @property
    def total(self) -> int:
        """All pots together, without what comes back."""
        return sum(pot.amount for pot in self.pots)


def layered(chips: Mapping[int, int], live: Set[int], dead: int = 0) -> Pots:
    """The pots that contributions make.

    `chips` are the contributions of the hand by seat, folded ones too; `live` the seats that still hold cards; `dead` chips that are in the
    pot and nobody's. Layers stand at the contributions of live seats; those that the same seats can win are one pot. What the largest live
    contribution has over every other one comes back.
    """
    holders = sorted(seat for seat in live if seat in chips)
    if not holders:
        return Pots((Pot(dead + sum(chips.values()), ()),))
    top = max(holders, key=lambda seat: chips[seat])
    second = max([amount for seat, amount in chips.items() if seat != top], default=0)
    returned = max(0, chips[top] - second)
    matched = {**chips, top: chips[top] - returned}
    pots: list[Pot] = []
    below, carried = 0, dead
    for height in sorted({matched[seat] for seat in holders}):
        amount = carried
        for chip in matched.values():
            if chip > below:
                amount += (chip if chip < height else height) - below
        seats = tuple([seat for seat in holders if matched[seat] >= height])
        below, carried = height, 0
        if pots and pots[-1].seats == seats:
            pots[-1] = Pot(pots[-1].amount + amount, seats)
        elif amount:
            pots.append(Pot(amount, seats))
    over = sum([chip - below for chip in matched.values() if chip > below])
    if over:
        pots[-1:] = [Pot(pots[-1].amount + over, pots[-1].seats) if pots else Pot(over, tuple(holders))]
    return Pots(tuple(pots), returned, top if returned else None)


def pots_of(situation: Situation) -> Pots | Unknown:
    """The pots as they stand, what was put in this round counted. Blinds of seats that are not known lie in the main pot."""
    found = situation.cache.get("pots")
    if not isinstance(found, (Pots, Unknown)):
        found = situation.cache["pots"] = _measured(situation)
    return found


def _measured(situation: Situation) -> Pots | Unknown:
    state = situation.state
    chips = _chips(situation)
    if isinstance(chips, Unknown) or isinstance(state.dead, Unknown):
        return merge(state.dead, chips)
    return layered(chips, state.live, state.dead)


def _chips(situation: Situation) -> Mapping[int, int] | Unknown:
    """What each seat has put in during the hand."""
    state = situation.state
    totals = {seat: plus(state.contributed[seat], state.committed[seat]) for seat in state.ring}
    lacking = [total for total in totals.values() if isinstance(total, Unknown)]
    return merge(*lacking) if lacking else {seat: total for seat, total in totals.items() if isinstance(total, int)}


def contributions(situation: Situation) -> Fact[str]:
    """What each seat has put in during the hand, folded ones too."""
    chips = _chips(situation)
    if isinstance(chips, Unknown):
        return chips
    return Known(",".join(f"{seat}:{amount}" for seat, amount in sorted(chips.items())), "betting_told")


def dead_chips(situation: Situation) -> Fact[int]:
    """Chips in the pot that are nobody's: antes, and blinds of seats that are not known."""
    dead = situation.state.dead
    return dead if isinstance(dead, Unknown) else Known(dead, "betting_told")


def _fact(situation: Situation, which: str) -> Fact[int]:
    found = pots_of(situation)
    if isinstance(found, Unknown):
        return found
    if which == "returned":
        return Known(found.returned, "betting_unmatched")
    if which == "main":
        return Known(found.pots[0].amount if found.pots else 0, "betting_layer")
    return Known(max(0, len(found.pots) - 1), "betting_counted")


def main_pot(situation: Situation) -> Fact[int]:
    """The pot that every live player can win."""
    return _fact(situation, "main")


def side_pots(situation: Situation) -> Fact[int]:
    """How many side pots there are."""
    return _fact(situation, "side")


def chips_returned(situation: Situation) -> Fact[int]:
    """What nobody matched of the largest bet."""
    return _fact(situation, "returned")


def returned_to(situation: Situation) -> Fact[int | Nothing]:
    """Whose that is; `none` when all was matched."""
    found = pots_of(situation)
    if isinstance(found, Unknown):
        return found
    if found.returned_to is None:
        return Known(NONE, "betting_nobody")
    return Known(found.returned_to, "betting_is", (situation.hand.name(found.returned_to),))


def shared(amount: int, winners: Sequence[int], unit: int = 1) -> dict[int, int]:
    """A pot among winners, in chips of `unit`.

    `winners` are in the order in which odd chips are given: clockwise from the seat left of the button. The first takes the first odd chip,
    the next one the second, and so on; what is smaller than a chip goes with the first odd chip. Raises ValueError without winners.
    """
    if not winners:
        raise ValueError("a pot needs a winner")
    chips, rest = divmod(amount, unit)
    each, odd = divmod(chips, len(winners))
    shares = {seat: (each + (place < odd)) * unit for place, seat in enumerate(winners)}
    shares[winners[0]] += rest
    return shares


def shared_high_low(amount: int, high: Sequence[int], low: Sequence[int], unit: int = 1) -> dict[int, int]:
    """A pot split between the winners of its high and of its low half: its odd chip goes to the high half. Without a low, all of it does."""
    if not low:
        return shared(amount, high, unit)
    lower = amount // unit // 2 * unit
    shares = shared(amount - lower, high, unit)
    for seat, share in shared(lower, low, unit).items():
        shares[seat] = shares.get(seat, 0) + share
    return shares


def odd_chip_order(seats: Sequence[int], button: int) -> tuple[int, ...]:
    """Seats clockwise from the one left of the button."""
    return tuple(sorted(seats, key=lambda seat: (seat <= button, seat)))
