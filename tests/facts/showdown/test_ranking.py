"""The best hand: against PokerKit as a peer on random cards, and against trying every five of seven."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from pokerkit import EightOrBetterLowHand, OmahaEightOrBetterLowHand, OmahaHoldemHand, StandardHighHand

from adjudicator.facts.cards import Card
from adjudicator.facts.showdown.ranking import best_five, best_hand, best_low, code, highest_card
from tests.facts.showdown.decks import cards, decks


def text(some: tuple[Card, ...] | list[Card]) -> str:
    return "".join(card.name for card in some)


@given(decks)
def test_two_hands_compare_as_pokerkit_says(deck: list[Card]) -> None:
    board, one, other = deck[:5], deck[5:7], deck[7:9]
    ours, theirs = best_hand(one, board), best_hand(other, board)
    first, second = (StandardHighHand.from_game(text(hole), text(board)) for hole in (one, other))
    assert (ours > theirs, ours == theirs) == (first > second, first == second)
    assert ours == best_five(cards("".join(repr(card) for card in first.cards)))


@given(decks)
def test_omaha_uses_two_and_three(deck: list[Card]) -> None:
    board, hole = deck[:5], deck[5:9]
    theirs = OmahaHoldemHand.from_game(text(hole), text(board))
    assert best_hand(hole, board) == best_five(cards("".join(repr(card) for card in theirs.cards)))
    low = OmahaEightOrBetterLowHand.from_game_or_none(text(hole), text(board))
    assert best_low(hole, board) == (None if low is None else best_low(cards("".join(repr(card) for card in low.cards)), ()))


@given(decks)
def test_lows(deck: list[Card]) -> None:
    one, other = deck[:7], deck[7:14]
    theirs = [EightOrBetterLowHand.from_game_or_none(text(some), "") for some in (one, other)]
    ours = [best_low(some, ()) for some in (one, other)]
    assert [low is None for low in ours] == [low is None for low in theirs]
    if ours[0] is not None and ours[1] is not None and theirs[0] is not None and theirs[1] is not None:
        assert (ours[0] < ours[1], ours[0] == ours[1]) == (theirs[0] > theirs[1], theirs[0] == theirs[1])


@given(decks)
def test_seven_cards_hold_the_best_of_every_five(deck: list[Card]) -> None:
    assert best_five(deck[:7]) == max(best_five(five) for five in combinations(deck[:7], 5))


@pytest.mark.parametrize(
    ("shown", "expected"),
    [
        ("AhKhQhJhTh2c2d", "straight_flush:A"),
        ("5d4d3d2dAd6cKs", "straight_flush:5"),
        ("9c9d9h9sKcKdKh", "four:9"),
        ("9c9d9hKsKcKd2h", "full_house:K9"),
        ("9c9d9hKsKcQdQh", "full_house:9K"),
        ("Ah9h7h3h2hKcKd", "flush:A"),
        ("Ah2c3d4s5hKcKd", "straight:5"),
        ("7c7d7hKsQc2d3h", "three:7"),
        ("KcKdQsQhJcJd2h", "two_pair:KQ"),
        ("KcKd9s8h4c3d2h", "pair:K"),
        ("KcJd9s8h4c3d2h", "high_card:K"),
    ],
)
def test_names(shown: str, expected: str) -> None:
    assert code(best_five(cards(shown))) == expected


def test_kickers_are_told_as_far_as_they_decide() -> None:
    best, worse = best_five(cards("KcKdAs9h4c")), best_five(cards("KhKsAd8h4d"))
    assert code(best, (best, worse)) == "pair:KA9"
    assert code(best, (best, best_five(cards("KhKsQd8h4d")))) == "pair:KA"
    assert code(best, (best, best_five(cards("QhQsAd8h4d")))) == "pair:K"
    assert code(best, (best, best)) == "pair:K"


def test_fewer_than_five_make_no_hand() -> None:
    with pytest.raises(ValueError, match="4 cards"):
        best_five(cards("AhKhQhJh"))


@pytest.mark.parametrize(
    ("shown", "expected"),
    [("AhKd9c7s2c", (14, 2)), ("Ad2c3h4s5h", (5, 2)), ("Kd9d7d4d2d", (13, 1)), ("AcAs9c7s2cKh", (14, 3)), ("KhQdJcTs9cKs", (13, 3))],
)
def test_the_highest_card_of_the_five(shown: str, expected: tuple[int, int]) -> None:
    hand = cards(shown)
    assert highest_card(best_five(hand), hand) == expected
