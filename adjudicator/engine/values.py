"""The values that facts take, and their types."""

from __future__ import annotations

from enum import Enum
from typing import Final


class FactType(Enum):
    """The type of a fact. Counts and amounts are integers (amounts in chips); a seat is a number from 1."""

    YES_NO = "yes/no"
    WORD = "word"
    COUNT = "count"
    AMOUNT = "amount"
    SEAT = "seat"
    SEATS = "seats"
    NUMBERS = "numbers"
    CARD = "card"
    CARDS = "cards"
    AMOUNTS = "amounts"
    POTS = "pots"
    HAND = "hand"

    @property
    def numeric(self) -> bool:
        """Whether rules may compare it with "at least", "more than" …"""
        return self in (FactType.COUNT, FactType.AMOUNT, FactType.SEAT)

    @property
    def listed(self) -> bool:
        """Whether its values are lists, of seats or of other numbers from 1."""
        return self in (FactType.SEATS, FactType.NUMBERS)

    @property
    def testable(self) -> bool:
        """Whether rules may test it. The others are for calculators, and for outcomes to show."""
        return not self.listed and self not in (FactType.CARDS, FactType.AMOUNTS, FactType.POTS, FactType.HAND)


class Nothing(Enum):
    """The value `none`: known to be absent (no amount was said), which is not the same as unknown."""

    NONE = "none"

    def __repr__(self) -> str:
        return "none"


NONE: Final = Nothing.NONE

Value = bool | int | str | tuple[int, ...] | Nothing
"""yes/no is bool; a word or a card is str; a count, an amount or a seat is int; seats and numbers are a sorted tuple of int; cards are one str,
with commas and by seat where they have one (``3:Kh,3:7c,5:Ad``). So are amounts by seat (``3:700,5:1500``), pots, each with the seats that can
win it (``2100:3,5,7;1600:5,7``), and a made hand (``full_house:KQ``).

Unknown is the absence of a value.
"""
