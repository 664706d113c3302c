"""Hands compared as a calculator does it, and what it refuses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown
from adjudicator.facts.cards import Card
from tests.facts.showdown.decks import decks, told

SHOWDOWN = CALCULATORS["showdown"]


def values(cards_shown: str) -> dict[str, Value]:
    return {name: fact.value for name, fact in SHOWDOWN.run({"cards_shown": cards_shown}).items() if isinstance(fact, Known)}


def test_a_showdown() -> None:
    found = values("Ah,Kd,7s,2c,2d,3:Kh,3:Qd,5:7c,5:7h")
    assert found == {
        "best_hand@3": "two_pair:K2",
        "showdown_result@3": "loses",
        "best_hand@5": "full_house:72",
        "showdown_result@5": "wins",
        "winning_seats": (5,),
        "winners": 1,
        "board_plays": False,
    }


def test_the_board_plays() -> None:
    found = values("Ah,Kd,Qs,Jc,Td,3:Kh,3:Qd,5:7c,5:7h")
    assert found["board_plays"] is True
    assert found["winning_seats"] == (3, 5)
    assert found["showdown_result@3"] == "shares"


def test_without_cards_nothing_is_guessed() -> None:
    assert set(SHOWDOWN.run({}).values()) == {Unknown(("cards_shown",))}


@given(decks, st.integers(1, 9), st.integers(0, 20))
def test_somebody_wins_and_seats_do_not_matter(deck: list[Card], players: int, shift: int) -> None:
    hands = {seat: deck[5 + 2 * seat : 7 + 2 * seat] for seat in range(1, players + 1)}
    found = values(told(deck[:5], dict(hands)))
    results = [found[f"showdown_result@{seat}"] for seat in hands]
    winners = found["winners"]
    assert isinstance(winners, int)
    assert results.count("wins") == (winners == 1)
    assert results.count("shares") == (winners if winners > 1 else 0)
    moved = values(told(deck[:5], {seat + shift: hand for seat, hand in hands.items()}))
    assert [moved[f"best_hand@{seat + shift}"] for seat in hands] == [found[f"best_hand@{seat}"] for seat in hands]


@pytest.mark.parametrize(
    ("shown", "problems"),
    [
        ("Ah,Kd,7s,2c,2d,3:Ah,3:Qd", ["cards_twice"]),
        ("Ah,Kd,7s,3:Ac,3:Qd", ["showdown_board_size"]),
        ("Ah,Kd,7s,2c,2d,9h,3:Ac,3:Qd", ["showdown_board_size"]),
        ("Ah,Kd,7s,2c,2d,3:Ac,5:Qd,5:Qc", ["showdown_one_card"]),
        ("Ah,Kd,7s,2c,2d,3:Ac,3:Qd,5:7c,5:7h,5:8h", ["showdown_hand_size"]),
        ("3:Ac,3:Qd", ["showdown_too_few"]),
        ("Ah,Kd,7s,2c,2d", ["showdown_nobody"]),
    ],
)
def test_refused(shown: str, problems: list[str]) -> None:
    with pytest.raises(ImpossibleError) as caught:
        SHOWDOWN.run({"cards_shown": shown})
    assert [one.message for one in caught.value.diagnostics] == problems
    assert all(one.text("fr") != one.text("en") for one in caught.value.diagnostics)
