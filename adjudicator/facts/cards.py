"""Cards as facts tell them: ``Ah,Td`` on the table, ``3:Kh,3:7c,5:Ad`` in front of seats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from adjudicator.engine.values import Value
from adjudicator.facts.computed import ImpossibleError
from adjudicator.source.diagnostics import Diagnostic

RANKS = "23456789TJQKA"


@dataclass(frozen=True, slots=True)
class Card:
    """A card; `rank` is from 2 to 14 (the ace), `suit` one of c, d, h, s."""

    rank: int
    suit: str

    @property
    def name(self) -> str:
        """As it is written: ``Th``."""
        return RANKS[self.rank - 2] + self.suit


def table_and_seats(value: Value | None) -> tuple[tuple[Card, ...], Mapping[int, tuple[Card, ...]]] | None:
    """The cards without a seat and those of each seat, by seat, that a fact of type cards tells; None where it is not known."""
    if not isinstance(value, str):
        return None
    table: list[Card] = []
    seats: dict[int, list[Card]] = {}
    for word in value.split(","):
        seat, _, card = word.rpartition(":")
        (seats.setdefault(int(seat), []) if seat else table).append(Card(RANKS.index(card[0]) + 2, card[1]))
    return tuple(table), {seat: tuple(cards) for seat, cards in sorted(seats.items())}


def refuse_repeats(cards: Iterable[Card]) -> None:
    """Raise ImpossibleError where a card comes twice, naming each."""
    seen: set[Card] = set()
    twice: dict[Card, None] = {}
    for card in cards:
        if card in seen:
            twice[card] = None
        seen.add(card)
    if twice:
        raise ImpossibleError(tuple(Diagnostic("cards_twice", values={"card": card.name}) for card in twice))
