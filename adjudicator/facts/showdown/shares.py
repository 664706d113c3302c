"""Who gets how much of each pot. Which way an odd chip goes is for the articles of a house: each way is measured."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import gcd
from typing import NamedTuple

from adjudicator.engine.values import Value
from adjudicator.facts.betting.pots import Pot, odd_chip_order, shared, shared_high_low
from adjudicator.facts.cards import Card
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.facts.showdown.compare import Shown, shown
from adjudicator.facts.showdown.made_pots import amounts_of, pots_told, written
from adjudicator.facts.showdown.names import LEAST_SHARES, SHARES_INPUTS, SHARES_OUTPUTS, WAYS_TO_SHARE
from adjudicator.facts.showdown.ranking import best_low, highest_card
from adjudicator.source.diagnostics import Diagnostic

Split = Callable[[Pot], "Mapping[int, int] | Unknown"]


class Showdown(NamedTuple):
    """What the shares hang on: cards, pots, the smallest chip in play (None: not known, and no pot needs it) and the button."""

    shown: Shown
    pots: Sequence[Pot]
    unit: int
    button: int | None

    def winners(self, pot: Pot) -> tuple[int, ...]:
        """The seats with the best hand of those that can win a pot."""
        hands = self.shown.made()
        best = max(hands[seat] for seat in pot.seats)
        return tuple(seat for seat in pot.seats if hands[seat] == best)

    def lows(self, pot: Pot) -> tuple[int, ...]:
        """The seats with the best low of eight or better of those that can win a pot; empty where nobody has one."""
        lows = {seat: low for seat in pot.seats if (low := best_low(self.shown.seats[seat], self.shown.board)) is not None}
        return tuple(seat for seat, low in lows.items() if low == min(lows.values()))

    def odd(self, amount: int, among: int) -> int:
        """How many chips are left over when an amount is shared."""
        return amount // self.unit % among


def shares(facts: Mapping[str, Value]) -> Computed:
    """What each seat that shows cards takes out of the pots.

    Given: `cards_shown`; `pots`, each with the seats that can win it; `smallest_chip` in play, needed when a pot may not split evenly (otherwise
    every amount told is a multiple of it); `button_seat`, needed when odd chips go by seat. Gives `pots_won`, each pot with its winners;
    `odd_chips`, the most that are left over in one pot; and of each seat `pots_taken`, how many pots it has a part in, `halves_taken`, in how
    many it has a part of the high or the low half, `pots_shared`, how many of its pots it shares with others, what it has at least,
    `award_whole` (odd chips left out) and `award_first_odd` (the first odd chip of each pot to the seat left of the button, the others left out),
    and its chips in all:
    `award_from_button` (odd chips one by one from the seat left of the button), `award_by_card` (from the highest card of the best five, by suit),
    `award_high_low` (half of each pot to the best low of eight or better, the odd chip to the high hand; within a half by seat, without a board
    by card). Raises ImpossibleError where a seat that can win a pot shows no cards, a pot is no
    multiple of the smallest chip, and as `compare.shown` does.
    """
    told, pots = shown(facts), pots_told(facts.get("pots"))
    if told is None or pots is None:
        return dict.fromkeys(SHARES_OUTPUTS, Unknown(tuple(name for name in SHARES_INPUTS if name not in facts)))
    hidden = sorted({seat for pot in pots for seat in pot.seats if seat not in told.seats})
    if hidden:
        raise ImpossibleError(tuple(Diagnostic("pots_hand_hidden", values={"seat": seat}) for seat in hidden))
    unit = _unit(facts, pots)
    button = facts.get("button_seat")
    table = Showdown(told, pots, unit or 1, button if isinstance(button, int) else None)
    won = [Pot(pot.amount, table.winners(pot)) for pot in pots]
    found: dict[str, Known | Unknown] = {"pots_won": Known(written(won), sentence("showdown_best"))}
    taking = {seat: sum(seat in pot.seats for pot in won) for seat in told.seats}
    found |= {f"pots_taken@{seat}": Known(count, sentence("showdown_best")) for seat, count in taking.items()}
    shared_with = {seat: sum(seat in pot.seats and len(pot.seats) > 1 for pot in won) for seat in told.seats}
    found |= {f"pots_shared@{seat}": Known(count, sentence("showdown_best")) for seat, count in shared_with.items()}
    in_half = {seat: sum(seat in (*table.winners(pot), *table.lows(pot)) for pot in pots) for seat in told.seats}
    found |= {f"halves_taken@{seat}": Known(count, sentence("showdown_best")) for seat, count in in_half.items()}
    if unit is None and not _even(facts, won):
        return {**found, **dict.fromkeys((*WAYS_TO_SHARE, *LEAST_SHARES, "odd_chips"), Unknown(("smallest_chip",)))}
    halves = unit is not None or _even(facts, _halves(table, pots))
    odd = max((table.odd(pot.amount, len(pot.seats)) for pot in won), default=0) if unit is not None else 0
    found["odd_chips"] = Known(odd, sentence("pots_odd", unit=table.unit))
    ways: Mapping[str, Split] = {
        "award_from_button": lambda pot: _by_seat(table, pot),
        "award_by_card": lambda pot: shared(pot.amount, _by_card(table, table.winners(pot)), table.unit),
        "award_high_low": lambda pot: _high_low(table, pot) if halves else Unknown(("smallest_chip",)),
        "award_whole": lambda pot: _whole(table, pot),
        "award_first_odd": lambda pot: _first_odd(table, pot),
    }
    for way, split in ways.items():
        found |= _total(way, told.seats, [split(pot) for pot in pots], won)
    return found


def _total(way: str, seats: Mapping[int, tuple[Card, ...]], parts: Sequence[Mapping[int, int] | Unknown], won: Sequence[Pot]) -> Computed:
    lacking = next((part for part in parts if isinstance(part, Unknown)), None)
    if lacking is not None:
        return {way: lacking}
    known = [part for part in parts if not isinstance(part, Unknown)]
    result: dict[str, Known | Unknown] = {}
    for seat in seats:
        taken = [part.get(seat, 0) for part in known]
        text = " + ".join(str(amount) for amount in taken if amount) or "0"
        result[f"{way}@{seat}"] = Known(sum(taken), sentence("pots_sum", amounts=text, pots=written(won)))
    return result


def _by_seat(table: Showdown, pot: Pot) -> Mapping[int, int] | Unknown:
    winners = table.winners(pot)
    if not table.odd(pot.amount, len(winners)):
        return shared(pot.amount, winners, table.unit)
    if table.button is None:
        return Unknown(("button_seat",))
    return shared(pot.amount, odd_chip_order(winners, table.button), table.unit)


def _whole(table: Showdown, pot: Pot) -> Mapping[int, int]:
    winners = table.winners(pot)
    return dict.fromkeys(winners, pot.amount // table.unit // len(winners) * table.unit)


def _first_odd(table: Showdown, pot: Pot) -> Mapping[int, int] | Unknown:
    shares = dict(_whole(table, pot))
    if not table.odd(pot.amount, len(shares)):
        return shares
    if table.button is None:
        return Unknown(("button_seat",))
    shares[odd_chip_order(tuple(shares), table.button)[0]] += table.unit
    return shares


def _by_card(table: Showdown, winners: Sequence[int]) -> Sequence[int]:
    hands = table.shown.made()
    return sorted(winners, key=lambda seat: highest_card(hands[seat], (*table.shown.seats[seat], *table.shown.board)), reverse=True)


def _high_low(table: Showdown, pot: Pot) -> Mapping[int, int] | Unknown:
    high, low = table.winners(pot), table.lows(pot)
    lower = pot.amount // table.unit // 2 * table.unit if low else 0
    left_over = table.odd(pot.amount - lower, len(high)) or (low and table.odd(lower, len(low)))
    if not left_over:
        return shared_high_low(pot.amount, high, low, table.unit)
    if not table.shown.board:
        return shared_high_low(pot.amount, _by_card(table, high), _low_by_card(table, low), table.unit)
    if table.button is None:
        return Unknown(("button_seat",))
    return shared_high_low(pot.amount, odd_chip_order(high, table.button), odd_chip_order(low, table.button), table.unit)


def _halves(table: Showdown, pots: Sequence[Pot]) -> Sequence[Pot]:
    """What a high-low split shares, as pots of their winners: each whole pot between its two halves first, then the halves."""
    parts: list[Pot] = []
    for pot in pots:
        high, low = table.winners(pot), table.lows(pot)
        if low:
            parts += [Pot(pot.amount, (high[0], low[0])), Pot(pot.amount // 2, low), Pot(pot.amount // 2, high)]
        else:
            parts.append(Pot(pot.amount, high))
    return parts


def _low_by_card(table: Showdown, winners: Sequence[int]) -> Sequence[int]:
    def top(seat: int) -> str:
        low = best_low(table.shown.seats[seat], ())
        assert low is not None
        return max(card.suit for card in table.shown.seats[seat] if card.rank == low[0])

    return sorted(winners, key=top, reverse=True)


def _unit(facts: Mapping[str, Value], pots: Sequence[Pot]) -> int | None:
    unit = facts.get("smallest_chip")
    if not isinstance(unit, int):
        return None
    if unit < 1:
        raise ImpossibleError((Diagnostic("colour_up_no_chip", values={"chip": unit}),))
    broken = tuple(Diagnostic("pots_no_multiple", values={"amount": pot.amount, "chip": unit}) for pot in pots if pot.amount % unit)
    if broken:
        raise ImpossibleError(broken)
    return unit


def _even(facts: Mapping[str, Value], won: Sequence[Pot]) -> bool:
    """Whether every part splits evenly, whatever the smallest chip: all amounts told are multiples of it, and so is every share."""
    told = (amounts_of(facts.get("contributions")) or {}).values()
    common = gcd(*told, *(pot.amount for pot in pots_told(facts.get("pots")) or ()))
    return common > 0 and all(pot.amount % (len(pot.seats) * common) == 0 for pot in won)
