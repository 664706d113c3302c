"""Facts that cannot be together: what was told is told apart from what the hand gives."""

from __future__ import annotations

import pytest

from adjudicator.engine.values import NONE
from adjudicator.rulebook.houses import load_house
from adjudicator.ruling.adjudicate import adjudicate
from adjudicator.ruling.clash import told_facts
from adjudicator.ruling.read_case import typed_case
from adjudicator.source.diagnostics import InvalidInputError

CHECKED = "3 players; button = seat 3; blinds 50/100; seats 3, 1 call; seat 2 checks; river; seats 1, 2, 3 check"


@pytest.mark.parametrize(
    ("incident", "facts", "en", "fr"),
    [
        ("showdown_order", [("last_round_bet", "yes")], "told: last_round_bet=yes; from the hand: last_aggressor=none", "d'après le coup"),
        ("premature_board", [("street", "flop")], "told: street=flop; from the hand: betting_round=river", "d'après le coup : betting_round=river"),
        ("all_in_showdown", [], "from the hand: players_all_in=0", "d'après le coup : players_all_in=0"),
    ],
)
def test_the_hand_is_not_blamed_on_the_asker(incident: str, facts: list[tuple[str, str]], en: str, fr: str) -> None:
    house = load_house("parc")
    case = typed_case([incident], facts, house.vocabulary, CHECKED)
    with pytest.raises(InvalidInputError) as refused:
        adjudicate(house, case)
    (found,) = refused.value.diagnostics
    assert f"({en})" in found.text("en")
    assert fr in found.text("fr")


def test_what_follows_comes_last() -> None:
    assert told_facts({"derived": {"c": 3}, "given": {"a": True}, "of_hand": {"b": NONE}}).en == "told: a=yes; from the hand: b=none; from these: c=3"
