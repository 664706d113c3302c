"""The order in which hands are shown. Who begins is for the articles of a house: each way is measured."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.facts.showdown.names import ORDER_INPUTS, ORDER_OUTPUTS
from adjudicator.source.diagnostics import Diagnostic


def showing_order(facts: Mapping[str, Value]) -> Computed:
    """The seats that still hold cards, clockwise.

    Given: `live_seats`, and the seat that begins: `last_aggressor` for `order_from_aggressor`, `first_left_of_button` for `order_from_button`,
    `first_opener` for `order_from_opener`, where `last_caller` (`none` when nobody paid), unless he is the opener, comes last.
    `hands_from_aggressor` and so on are how many hands the order has: 0 where that first seat is `none` or no longer holds cards, and the order
    is then `none`. Raises ImpossibleError where the first player left of the button does not hold cards.
    """
    live = facts.get("live_seats")
    if not isinstance(live, tuple):
        return dict.fromkeys(ORDER_OUTPUTS, Unknown(ORDER_INPUTS))
    left = facts.get("first_left_of_button")
    if isinstance(left, int) and left not in live:
        raise ImpossibleError((Diagnostic("order_not_live", values={"seat": left}),))
    caller = facts.get("last_caller")
    if caller is None:
        opener: Computed = dict.fromkeys(("order_from_opener", "hands_from_opener"), Unknown(("last_caller",)))
    else:
        opener = _from("opener", "first_opener", facts, live, last=caller if isinstance(caller, int) else None)
    return {
        **_from("aggressor", "last_aggressor", facts, live),
        **_from("button", "first_left_of_button", facts, live),
        **opener,
    }


def _from(way: str, name: str, facts: Mapping[str, Value], live: tuple[int, ...], last: int | None = None) -> Computed:
    first = facts.get(name)
    names = f"order_from_{way}", f"hands_from_{way}"
    if first is None:
        return dict.fromkeys(names, Unknown((name,)))
    if not isinstance(first, int) or first not in live:
        text = sentence("order_nobody")
        return {names[0]: Known(NONE, text), names[1]: Known(0, text)}
    order = clockwise(live, first)
    if last in order[1:]:
        order = (*(seat for seat in order if seat != last), *(seat for seat in order if seat == last))
    text = sentence("order_clockwise", seat=first)
    return {names[0]: Known(order, text), names[1]: Known(len(order), text)}


def clockwise(seats: Iterable[int], first: int) -> tuple[int, ...]:
    """Seats clockwise from `first`."""
    return tuple(sorted(seats, key=lambda seat: (seat < first, seat)))
