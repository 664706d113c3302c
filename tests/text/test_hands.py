"""Hands, pots and amounts in words."""

from __future__ import annotations

import pytest

from adjudicator.facts.cards import RANKS
from adjudicator.facts.showdown.ranking import CATEGORIES
from adjudicator.text.hands import hand_text
from adjudicator.text.languages import LANGS
from adjudicator.text.told_lists import amounts_text, pots_text


@pytest.mark.parametrize(
    ("code", "en", "fr"),
    [
        ("full_house:KQ", "a full house, kings full of queens", "un full aux rois par les dames"),
        ("full_house:A9", "a full house, aces full of nines", "un full aux as par les 9"),
        ("pair:A", "a pair of aces", "une paire d'as"),
        ("pair:KA9", "a pair of kings, ace and nine kickers", "une paire de rois, kickers as et 9"),
        ("two_pair:JT6", "two pair, jacks and tens, six kicker", "deux paires, valets et 10, kicker 6"),
        ("three:6", "three sixes", "un brelan de 6"),
        ("straight:Q", "a queen-high straight", "une quinte à la dame"),
        ("straight:8", "an eight-high straight", "une quinte au 8"),
        ("flush:AK9", "an ace-high flush, then king and nine", "une couleur à l'as, puis roi et 9"),
        ("four:7", "four sevens", "un carré de 7"),
        ("straight_flush:J", "a jack-high straight flush", "une quinte flush au valet"),
        ("straight_flush:A", "a royal flush", "une quinte flush royale"),
        ("high_card:AQ", "ace high, then queen", "une hauteur as, puis dame"),
    ],
)
def test_names(code: str, en: str, fr: str) -> None:
    assert (hand_text(code, "en"), hand_text(code, "fr")) == (en, fr)


def test_every_hand_has_a_name_of_its_own() -> None:
    codes = [f"{category}:{one}{other}" for category in CATEGORIES for one in RANKS for other in RANKS if one != other]
    for lang in LANGS:
        assert len({hand_text(code, lang) for code in codes if code != "straight_flush:A"}) == len(codes)


def test_pots() -> None:
    assert pots_text("2100:3,5,7", "en") == "the pot of 2,100 (seats 3, 5 and 7)"
    assert pots_text("2100:3,5,7;1600:5", "en") == "main pot 2,100 (seats 3, 5 and 7), side pot 1,600 (seat 5)"
    assert pots_text("90:3,5;60:3;40:5", "fr") == "pot principal 90 (sièges 3 et 5), pot extérieur 1, 60 (siège 3), pot extérieur 2, 40 (siège 5)"


def test_amounts() -> None:
    assert amounts_text("3:700,5:1500", "en") == "seat 3 700, seat 5 1,500"
