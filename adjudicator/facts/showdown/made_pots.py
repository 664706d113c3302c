"""The pots that the players' chips make: main and side pots, who can win each, and what comes back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.betting.pots import Pot, layered
from adjudicator.facts.cards import table_and_seats
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.facts.showdown.names import POTS_INPUTS, POTS_OUTPUTS
from adjudicator.source.diagnostics import Diagnostic


def made(facts: Mapping[str, Value]) -> Computed:
    """The pots of a hand.

    Given: `contributions`, what each seat has put in during the hand, folded ones too; `live_seats`, those who still hold cards (where it is not
    told, the seats whose `cards_shown` are told); `dead_chips`, chips in the pot that are nobody's, none when left out. Gives `pots`, the main pot
    first, each with the seats that can win it, their number, `chips_returned`, what nobody matched, and `returned_to`, a seat or `none`. Where
    `pots` itself is told nothing else is needed, and nothing comes back.
    Raises ImpossibleError for a live seat that put nothing in.
    """
    told = pots_told(facts.get("pots"))
    if told is not None:
        text = sentence("pots_told")
        return {"number_of_pots": Known(len(told), text), "chips_returned": Known(0, text), "returned_to": Known(NONE, text)}
    chips, live = amounts_of(facts.get("contributions")), live_seats(facts)
    if chips is None or live is None:
        known = {"contributions": chips, "live_seats": live}
        return dict.fromkeys(POTS_OUTPUTS, Unknown(tuple(name for name in POTS_INPUTS if known[name] is None)))
    strangers = tuple(Diagnostic("pots_nothing_put", values={"seat": seat}) for seat in live if not chips.get(seat))
    if strangers:
        raise ImpossibleError(strangers)
    dead = facts.get("dead_chips")
    found = layered(chips, set(live), dead if isinstance(dead, int) else 0)
    text = sentence("pots_layers", chips=", ".join(f"{seat}: {amount}" for seat, amount in chips.items()))
    return {
        "pots": Known(written(found.pots), text),
        "number_of_pots": Known(len(found.pots), text),
        "chips_returned": Known(found.returned, text),
        "returned_to": Known(NONE if found.returned_to is None else found.returned_to, text),
    }


def live_seats(facts: Mapping[str, Value]) -> tuple[int, ...] | None:
    """Who still holds cards: as told, else those who show theirs; None where neither is known."""
    told = facts.get("live_seats")
    if isinstance(told, tuple):
        return told
    shown = table_and_seats(facts.get("cards_shown"))
    return None if shown is None else tuple(shown[1])


def amounts_of(value: Value | None) -> dict[int, int] | None:
    """Amounts by seat as a fact tells them (``3:700,5:1500``); None where it is not known."""
    if not isinstance(value, str):
        return None
    pairs = (pair.split(":") for pair in value.split(","))
    return {int(seat): int(amount) for seat, amount in pairs}


def pots_told(value: Value | None) -> tuple[Pot, ...] | None:
    """Pots as a fact tells them (``2100:3,5,7;1600:5,7``); None where they are not known."""
    if not isinstance(value, str):
        return None
    pairs = (pot.split(":") for pot in value.split(";"))
    return tuple(Pot(int(amount), tuple(int(seat) for seat in seats.split(","))) for amount, seats in pairs)


def written(pots: Iterable[Pot]) -> str:
    """Pots as a fact tells them."""
    return ";".join(f"{pot.amount}:{','.join(map(str, pot.seats))}" for pot in pots)
