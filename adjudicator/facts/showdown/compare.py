"""Hands shown at the showdown, compared: what each is worth, who wins, whether the board plays."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from adjudicator.engine.values import Value
from adjudicator.facts.cards import Card, refuse_repeats, table_and_seats
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.facts.showdown.names import COMPARED_INPUTS, COMPARED_OUTPUTS
from adjudicator.facts.showdown.ranking import HAND_SIZE, Made, best_five, best_hand, code
from adjudicator.source.diagnostics import Diagnostic


class Shown(NamedTuple):
    """The cards of a showdown: those of the board, and those of each seat."""

    board: tuple[Card, ...]
    seats: Mapping[int, tuple[Card, ...]]

    def made(self) -> Mapping[int, Made]:
        """What each seat has."""
        return {seat: best_hand(cards, self.board) for seat, cards in self.seats.items()}


def compared(facts: Mapping[str, Value]) -> Computed:
    """What each hand shown is worth, and who wins.

    Given: `cards_shown`, the board and the cards of each seat; without a board, five to seven cards a seat; with four hole cards or more, two of
    them and three of the board are used. Gives of each seat `best_hand` (with the kickers that part it from another hand shown) and
    `showdown_result` (`wins`, `shares` or `loses`); `winning_seats`, their number in `winners`, and `board_plays`: whether the board alone is
    worth as much as the best hand. Raises ImpossibleError as `shown` does.
    """
    told = shown(facts)
    if told is None:
        return dict.fromkeys(COMPARED_OUTPUTS, Unknown(COMPARED_INPUTS))
    hands = told.made()
    best = max(hands.values())
    winners = tuple(seat for seat, hand in hands.items() if hand == best)
    found: dict[str, Known | Unknown] = {}
    for seat, hand in hands.items():
        cards = " ".join(card.name for card in (*told.seats[seat], *told.board))
        found[f"best_hand@{seat}"] = Known(code(hand, hands.values()), sentence("showdown_hand", cards=cards))
        above, equal = sum(other > hand for other in hands.values()), sum(other == hand for other in hands.values()) - 1
        result = "loses" if above else "shares" if equal else "wins"
        found[f"showdown_result@{seat}"] = Known(result, sentence("showdown_compared", above=above, equal=equal))
    plays = bool(told.board) and best_five(told.board) == best
    found["winning_seats"] = Known(winners, sentence("showdown_best"))
    found["winners"] = Known(len(winners), sentence("showdown_best"))
    found["board_plays"] = Known(plays, sentence("showdown_board"))
    return found


def shown(facts: Mapping[str, Value]) -> Shown | None:
    """The cards of `cards_shown`; None where they are not known.

    Raises ImpossibleError for a card that comes twice, a board that is not of five cards, a hand that is not whole, hands of different sizes, and
    when no seat shows anything.
    """
    told = table_and_seats(facts.get("cards_shown"))
    if told is None:
        return None
    board, seats = told
    refuse_repeats((*board, *(card for cards in seats.values() for card in cards)))
    problems = tuple(_problems(board, seats))
    if problems:
        raise ImpossibleError(problems)
    return Shown(board, seats)


def _problems(board: tuple[Card, ...], seats: Mapping[int, tuple[Card, ...]]) -> Iterable[Diagnostic]:
    if not seats:
        yield Diagnostic("showdown_nobody")
        return
    if board and len(board) != HAND_SIZE:
        yield Diagnostic("showdown_board_size", values={"cards": len(board)})
    first, whole = next(iter(seats.items()))
    for seat, cards in seats.items():
        if len(cards) == 1:
            yield Diagnostic("showdown_one_card", values={"seat": seat})
        elif not board and not HAND_SIZE <= len(cards) <= 7:
            yield Diagnostic("showdown_too_few", values={"seat": seat, "cards": len(cards)})
        elif len(cards) != len(whole) and len(whole) != 1:
            yield Diagnostic("showdown_hand_size", values={"seat": first, "cards": len(whole), "other": seat, "others": len(cards)})
