"""The worst free seat of a table that gets a player: the one that has the big blind soonest, and is neither the small blind nor skipped by it.

Seats are numbered clockwise from 1. Each free seat is tried: with the newcomer in it, the dead button tells where button and blinds stand in
the next hand. The small blind, and a seat between the button and the small blind, do not count. The big blind is worst, then the seats to its
left in their order.
"""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.values import NONE, Value
from adjudicator.facts import button
from adjudicator.facts.computed import Computed, Known, Unknown
from adjudicator.text.languages import Text
from adjudicator.text.messages import message

INPUTS = ("seats", "table_size", *button.INPUTS[1:])
OUTPUTS = ("worst_seat",)


def worst_position(facts: Mapping[str, Value]) -> Computed:
    """The worst free seat of the table.

    Given (all needed): `seats`, the seats that hold chips before the newcomer comes; `table_size`, the number of seats; `last_button`,
    `last_small_blind` (`none` when nobody posted it) and `last_big_blind` of the hand just played there. Gives `worst_seat`, a seat, or
    `none` when no free seat will do. Raises ImpossibleError when the statements clash.
    """
    seats, size, last = facts.get("seats"), facts.get("table_size"), facts.get("last_big_blind")
    if not isinstance(seats, tuple) or not isinstance(size, int) or not isinstance(last, int):
        lacking = tuple(name for name in ("seats", "table_size", "last_big_blind") if name not in facts)
        return {"worst_seat": Unknown(lacking)}
    best: tuple[int, int] | None = None
    for seat in range(1, size + 1):
        if seat in seats:
            continue
        placed = button.next_positions({**facts, "seats": (*seats, seat)})
        stands, small, big = (placed[name] for name in ("next_button", "next_small_blind", "next_big_blind"))
        if isinstance(stands, Unknown):
            return {"worst_seat": stands}
        # Where the button is known, the blinds are.
        assert isinstance(small, Known)
        assert isinstance(big, Known)
        stands_at, big_blind = stands.value, big.value
        assert isinstance(stands_at, int)
        assert isinstance(big_blind, int)
        skipped = 0 < (seat - stands_at) % size < (last - stands_at) % size
        if seat == small.value or skipped:
            continue
        distance = (seat - big_blind) % size
        if best is None or distance < best[0]:
            best = distance, seat
    if best is None:
        return {"worst_seat": Known(NONE, _text("balancing_no_seat"))}
    key = "balancing_big_blind" if best[0] == 0 else "balancing_seat"
    return {"worst_seat": Known(best[1], _text(key, seat=best[1]))}


def _text(key: str, **values: object) -> Text:
    return Text(en=message(key, "en", **values), fr=message(key, "fr", **values))
