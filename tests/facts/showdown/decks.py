"""Cards at random."""

from __future__ import annotations

from collections.abc import Sequence

from hypothesis import strategies as st

from adjudicator.facts.cards import RANKS, Card

DECK = [Card(rank, suit) for rank in range(2, 15) for suit in "cdhs"]

decks = st.permutations(DECK)
"""A deck in any order, from the top."""


def cards(text: str) -> tuple[Card, ...]:
    """``AhKd`` as cards."""
    return tuple(Card(RANKS.index(text[at]) + 2, text[at + 1]) for at in range(0, len(text), 2))


def told(board: Sequence[Card], hands: dict[int, Sequence[Card]]) -> str:
    """Cards as a fact tells them."""
    return ",".join([*(card.name for card in board), *(f"{seat}:{card.name}" for seat, hand in hands.items() for card in hand)])
