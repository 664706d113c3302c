"""Whose action is in question, of the event that is told."""

from __future__ import annotations

import pytest

from adjudicator.facts.betting.hand import Action
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import AboutAction
from adjudicator.facts.notation.resolve import hand_of


@pytest.mark.parametrize(
    ("about", "told", "asked"),
    [
        (False, "seat 1 bets 22; seat 2 all in 29", 1),
        (True, "seat 1 bets 22; seat 2 all in 29", 2),
        (True, "seat 1 says raise; seat 2 calls", 1),
        ("call", "seat 1 raises; seat 2 calls; seat 1 all in 3100", 2),
        ("call", "seat 1 says raise; seat 2 says call; seat 1 says all in 3100; seat 3 folds", 2),
        ("call", "seat 1 says raise; seat 2 says call in question; seat 3 calls", 2),
        ("call", "seat 1 says raise; seat 3 says call out of turn; seat 2 folds", 3),
        ("call", "seat 1 says raise; seat 2 all in 3100", 1),
        ("call", "seat 1 bets 22; seat 2 all in 29", 2),
    ],
)
def test_the_action_in_question_is_the_one_that_the_event_is_about(about: AboutAction, told: str, asked: int) -> None:
    situation = Situation(hand_of(f"blinds 10/20; 4 players; flop; {told}"), BettingParameters(), about_action=about)
    assert situation.subject == asked
    if about:
        assert isinstance(situation.action, Action)
        assert situation.question is not None
