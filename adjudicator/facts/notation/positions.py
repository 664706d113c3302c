"""Positions and seats: which seat a position is at a table of so many."""

from __future__ import annotations

from adjudicator.facts.notation.words import printed
from adjudicator.text.languages import Text

UNTOLD = 10
"""The size of the table where nobody said how many play: every position has a place of its own there."""
FEWEST, MOST = 2, 11


def place_of(position: str, players: int) -> int | None:
    """The place of a position among `players`, the small blind being 1 and the button the last; None when there is no such position.

    Between two players the button is the small blind.
    """
    if position == "SB":
        return 1
    if position == "BB":
        return 2
    if players == 2:
        return 1 if position == "BTN" else None
    if position == "BTN":
        return players
    if position.startswith("UTG"):
        place = 3 + (int(position[4:]) if position != "UTG" else 0)
        return place if place < players or position == "UTG" else None
    if position == "MP":
        place = 4 if players < 8 else players - 4
        return place if players > 5 else None
    place = players - {"CO": 1, "HJ": 2, "LJ": 3}[position]
    return place if place > 2 else None


def name_of(position: str) -> Text:
    """The name of a position."""
    return Text(en=position, fr=position) if position.startswith("UTG") else Text(en=printed(position).en, fr=printed(position).fr)
