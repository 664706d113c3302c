"""Where the button and the blinds stand in the next hand, by the dead button; heads-up when two players are left.

Seats are numbered clockwise from 1. The big blind moves one live seat. The small blind is the seat of the last big blind, if that player is
still in; otherwise nobody posts it. The button goes to the seat of the last small blind, empty or not. With two players left the big blind
still moves one live seat, so that nobody posts it twice running, and the other player has the button and the small blind.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from adjudicator.engine.values import NONE, Nothing, Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.source.diagnostics import Diagnostic

INPUTS = ("seats", "last_button", "last_small_blind", "last_big_blind")
OPTIONAL_INPUTS = ("table_size",)
OUTPUTS = ("next_button", "next_small_blind", "next_big_blind", "dealer_seat", "first_card_seat")


@dataclass(frozen=True, slots=True)
class _Table:
    """The statements, each None when not known. `size` is the number of seats when it was said, `highest` the highest seat when not."""

    live: tuple[int, ...] | None
    button: int | None
    small_blind: int | Nothing | None
    big_blind: int | None
    size: int | None

    @property
    def highest(self) -> int:
        if self.size is not None:
            return self.size
        return max((*(self.live or ()), *(seat for seat in (self.button, self.small_blind, self.big_blind) if isinstance(seat, int))), default=0)

    def between(self, first: int, last: int) -> tuple[int, ...]:
        """The seats strictly between two seats, clockwise."""
        count = self.highest
        return tuple((first - 1 + step) % count + 1 for step in range(1, (last - first) % count))

    def after(self, seat: int, live: tuple[int, ...]) -> int:
        """The first live seat clockwise from `seat`, another one if there is any."""
        return min(live, key=lambda other: (other - seat - 1) % self.highest)

    def before(self, seat: int, live: tuple[int, ...]) -> int:
        """The first live seat to the right of `seat`, another one if there is any."""
        return min(live, key=lambda other: (seat - other - 1) % self.highest)


def next_positions(facts: Mapping[str, Value]) -> Computed:
    """The positions of the next hand.

    Given (all but `table_size` needed): `seats`, those that still hold chips; `last_button`, `last_small_blind` (`none` when nobody posted it),
    `last_big_blind`, the seats of the hand just played, whether their players are still in or not; `table_size`, the number of seats, by
    default the highest seat named. Gives `next_button`, `next_small_blind` (a seat or `none`), `next_big_blind`, `dealer_seat` (the seat that
    deals where players deal: the button, or the first live seat to its right when the button's seat is empty) and `first_card_seat`.
    Raises ImpossibleError when the statements clash.
    """
    table = _Table(
        _seats(facts.get("seats")),
        _seat(facts.get("last_button")),
        NONE if facts.get("last_small_blind") is NONE else _seat(facts.get("last_small_blind")),
        _seat(facts.get("last_big_blind")),
        _seat(facts.get("table_size")),
    )
    clashes = tuple(_clashes(table))
    if clashes:
        raise ImpossibleError(clashes)
    lacking = tuple(name for name, value in (("seats", table.live), ("last_big_blind", table.big_blind)) if value is None)
    if table.live is None or table.big_blind is None:
        return dict.fromkeys(OUTPUTS, Unknown(lacking))
    big_blind = table.after(table.big_blind, table.live)
    known: dict[str, Known | Unknown] = {
        "next_big_blind": Known(big_blind, sentence("button_big_blind", seat=big_blind, last=table.big_blind)),
    }
    if len(table.live) == 2:
        return {**known, **_heads_up(big_blind, table.before(big_blind, table.live))}
    if table.big_blind in table.live:
        known["next_small_blind"] = Known(table.big_blind, sentence("button_small_blind", seat=table.big_blind))
    else:
        known["next_small_blind"] = Known(NONE, sentence("button_no_small_blind", seat=table.big_blind))
    return {**known, **_button(table, table.live, table.big_blind, big_blind)}


def _heads_up(big_blind: int, other: int) -> Computed:
    return {
        "next_small_blind": Known(other, sentence("button_heads_up_small_blind", seat=other)),
        "next_button": Known(other, sentence("button_heads_up_button", seat=other, big=big_blind)),
        "dealer_seat": Known(other, sentence("button_dealer", seat=other)),
        "first_card_seat": Known(big_blind, sentence("button_heads_up_first_card", seat=big_blind)),
    }


def _button(table: _Table, live: tuple[int, ...], last_big_blind: int, big_blind: int) -> Computed:
    placed = _place(table, live, last_big_blind, big_blind)
    if isinstance(placed, Unknown):
        return {"next_button": placed, "dealer_seat": placed, "first_card_seat": placed}
    button = placed.value
    assert isinstance(button, int)
    dealer = button if button in live else table.before(button, live)
    first = table.after(button, live)
    deals = sentence("button_dealer", seat=dealer) if dealer == button else sentence("button_dealer_right", seat=dealer, button=button)
    return {
        "next_button": placed,
        "dealer_seat": Known(dealer, deals),
        "first_card_seat": Known(first, sentence("button_first_card", seat=first, button=button)),
    }


def _place(table: _Table, live: tuple[int, ...], last_big_blind: int, big_blind: int) -> Known | Unknown:
    """The seat of the next button, with three players or more."""
    stood = _stood(table, live, last_big_blind)
    if isinstance(stood, Unknown):
        return stood
    if stood in table.between(big_blind, last_big_blind):
        if table.small_blind is NONE:
            return Known(stood, sentence("button_moves_dead", seat=stood, last=last_big_blind))
        return Known(stood, sentence("button_moves", seat=stood))
    # Only when players joined since: the big blind has come to the last small blind or past it (heads-up to three, the newcomer between the
    # blinds), and the button cannot stay behind it.
    seat = table.before(last_big_blind, live)
    return Known(seat, sentence("button_newcomers", seat=seat, last=last_big_blind))


def _stood(table: _Table, live: tuple[int, ...], last_big_blind: int) -> int | Unknown:
    """The seat of the last small blind; when nobody posted it, the empty seat that stood for it."""
    if table.small_blind is None:
        return Unknown(("last_small_blind",))
    if isinstance(table.small_blind, int):
        return table.small_blind
    if table.button is None:
        return Unknown(("last_button",))
    gap = table.between(table.button, last_big_blind)
    if not gap:
        return Unknown(("table_size",))
    if len(gap) > 1 and not set(gap).isdisjoint(live):
        # A newcomer sits among the empty seats: it makes a difference which of them stood for the small blind.
        return Unknown(("last_small_blind",))
    # All of them are empty: whichever it was, the same player deals and the same one gets the first card.
    return gap[-1]


def _clashes(table: _Table) -> Iterable[Diagnostic]:
    live, button, small, big = table.live, table.button, table.small_blind, table.big_blind
    named = sorted({*(live or ()), *(seat for seat in (button, small, big) if isinstance(seat, int))})
    for seat in named:
        if not 1 <= seat <= table.highest:
            yield Diagnostic("button_no_such_seat", values={"seat": seat, "size": table.highest})
    if live is not None:
        for seat in sorted({seat for seat in live if live.count(seat) > 1}):
            yield Diagnostic("button_seat_twice", values={"seat": seat})
        if len(set(live)) < 2:
            yield Diagnostic("button_too_few", values={"count": len(set(live))})
    if big is None or any(not 1 <= seat <= table.highest for seat in named):
        return
    if small == big:
        yield Diagnostic("button_same_blinds", values={"seat": big})
    several = live is not None and len(set(live)) > 2
    if button is None or not several:
        return
    if button == big:
        yield Diagnostic("button_is_big_blind", values={"seat": big})
    elif isinstance(small, int) and small not in (button, big) and small not in table.between(button, big):
        yield Diagnostic("button_order", values={"button": button, "small": small, "big": big})
    elif small is NONE and table.size is not None and not table.between(button, big):
        yield Diagnostic("button_no_room", values={"button": button, "big": big})


def _seat(value: Value | None) -> int | None:
    return value if isinstance(value, int) and not isinstance(value, bool) else None


def _seats(value: Value | None) -> tuple[int, ...] | None:
    return value if isinstance(value, tuple) else None
