"""What cards are worth: the best five of them, and how hands compare. Standard ranking of high hands; lows are ace to five, straights ignored."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

from adjudicator.facts.cards import RANKS, Card

CATEGORIES = ("high_card", "pair", "two_pair", "three", "straight", "flush", "full_house", "four", "straight_flush")
"""From the weakest to the strongest."""

_NAMING = (1, 1, 2, 1, 1, 1, 2, 1, 1)
"""How many ranks the name of each category needs; the others are kickers."""

HAND_SIZE = 5
_ACE, _FIVE = 14, 5


class Made(NamedTuple):
    """A hand of five: `category` is an index into CATEGORIES, `ranks` those that decide between two of the category, the first decides first.

    Two hands compare as tuples do; equal ones share.
    """

    category: int
    ranks: tuple[int, ...]


def best_five(cards: Sequence[Card]) -> Made:
    """The best hand of five among five to seven cards (or more). Raises ValueError for fewer than five."""
    if len(cards) < HAND_SIZE:
        raise ValueError(f"{len(cards)} cards make no hand of {HAND_SIZE}")
    by_suit: dict[str, list[int]] = {}
    for card in cards:
        by_suit.setdefault(card.suit, []).append(card.rank)
    flush = next((sorted(ranks, reverse=True) for ranks in by_suit.values() if len(ranks) >= HAND_SIZE), None)
    if flush is not None and (top := _straight(flush)) is not None:
        return Made(8, (top,))
    groups = sorted(((count, rank) for rank, count in Counter(card.rank for card in cards).items()), reverse=True)
    ranks = sorted((rank for _, rank in groups), reverse=True)
    (first, high), (second, next_high) = groups[0], groups[1]
    if first == 4:
        return Made(7, (high, *_others(ranks, (high,), 1)))
    if first == 3 and second >= 2:
        # With two threes and a pair the higher three fills up with the lower three or the pair, whichever is higher.
        return Made(6, (high, max(rank for count, rank in groups[1:] if count >= 2)))
    if flush is not None:
        return Made(5, tuple(flush[:HAND_SIZE]))
    if (top := _straight(ranks)) is not None:
        return Made(4, (top,))
    if first == 3:
        return Made(3, (high, *_others(ranks, (high,), 2)))
    if first == 2 and second == 2:
        return Made(2, (high, next_high, *_others(ranks, (high, next_high), 1)))
    if first == 2:
        return Made(1, (high, *_others(ranks, (high,), 3)))
    return Made(0, tuple(ranks[:HAND_SIZE]))


def best_hand(hole: Sequence[Card], board: Sequence[Card]) -> Made:
    """The best hand of a player. With a board and four hole cards or more, exactly two of them are used (Omaha); else any five of all."""
    if board and len(hole) > 3:
        return max(best_five((*two, *three)) for two in combinations(hole, 2) for three in combinations(board, 3))
    return best_five((*hole, *board))


def best_low(hole: Sequence[Card], board: Sequence[Card]) -> tuple[int, ...] | None:
    """The best low of eight or better, its ranks from the highest down, the ace as 1; None where there is none. The lower tuple wins."""
    if board and len(hole) > 3:
        found = [low for two in combinations(hole, 2) for three in combinations(board, 3) if (low := _low((*two, *three))) is not None]
        return min(found, default=None)
    return _low((*hole, *board))


def _low(cards: Iterable[Card]) -> tuple[int, ...] | None:
    ranks = sorted({1 if card.rank == _ACE else card.rank for card in cards})[:HAND_SIZE]
    return tuple(reversed(ranks)) if len(ranks) == HAND_SIZE and ranks[-1] <= 8 else None


def _straight(ranks: Iterable[int]) -> int | None:
    """The highest card of the best straight among these ranks; in the lowest one the ace counts below the two."""
    present = set(ranks)
    if _ACE in present:
        present.add(1)
    return next((top for top in range(_ACE, _FIVE - 1, -1) if all(top - step in present for step in range(HAND_SIZE))), None)


def _others(ranks: Sequence[int], used: Sequence[int], count: int) -> tuple[int, ...]:
    return tuple([rank for rank in ranks if rank not in used][:count])


def code(made: Made, against: Iterable[Made] = ()) -> str:
    """A made hand as a fact tells it: ``full_house:KQ``. Kickers are added as far as they part it from those of `against`."""
    depth = _NAMING[made.category]
    for other in against:
        if other != made and other.category == made.category and other.ranks[:depth] == made.ranks[:depth]:
            depth = 1 + next(place for place, (own, its) in enumerate(zip(made.ranks, other.ranks, strict=True)) if own != its)
    return f"{CATEGORIES[made.category]}:{''.join(RANKS[rank - 2] for rank in made.ranks[:depth])}"


def highest_card(made: Made, cards: Sequence[Card]) -> tuple[int, int]:
    """The highest card by rank, then by suit (clubs, diamonds, hearts, spades), of a hand of five among `cards`, as a pair that compares.

    Used to give an odd chip between equal hands. In a flush only its suit counts; in the lowest straight the five is the highest card.
    """
    suits = "cdhs"
    if CATEGORIES[made.category] in ("flush", "straight_flush"):
        suit = Counter(card.suit for card in cards).most_common(1)[0][0]
        return made.ranks[0], suits.index(suit)
    top = made.ranks[0] if CATEGORIES[made.category] == "straight" else max(made.ranks)
    return top, max(suits.index(card.suit) for card in cards if card.rank == top)
