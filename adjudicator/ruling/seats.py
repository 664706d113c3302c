"""Facts of one seat: ``cards_held@6`` is what `cards_held` is for seat 6, where that seat's value is not known."""

from __future__ import annotations

MARK = "@"


def seat_fact(fact: str, seat: int) -> str:
    """The name of a fact of each player for one seat."""
    return f"{fact}{MARK}{seat}"


def bare_fact(name: str) -> str:
    """The fact of the vocabulary behind a name, whichever seat it is of."""
    return name.partition(MARK)[0]
