"""Whose action is in question, of the event that is told."""

from __future__ import annotations

import pytest

from adjudicator.facts.betting.fact import Known
from adjudicator.facts.betting.hand import Action
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import AboutAction
from adjudicator.facts.notation.resolve import hand_of
from tests.facts.betting.hands import values_of


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


@pytest.mark.parametrize(
    ("told", "known"),
    [
        ("3 players; flop; seat 1 checks; seat 2 checks; seat 3 bets 50 in question", True),
        ("3 players; flop; seat 1 checks; seat 2 bets 50 in question", None),
        ("3 players; flop; seat 1 bets 50 in question", None),
        ("4 players; flop; 3 left; seat 1 checks; seat 2 checks; seat 4 bets 50 in question", True),
        ("flop; seat 1 checks; seat 2 checks; seat 3 bets 50 in question", None),
        ("3 players; flop; seat 1 bets 50 in question; seat 3 folds", False),
    ],
)
def test_last_to_act_is_unknown_while_others_may_be_there(told: str, known: bool | None) -> None:
    fact = Situation(hand_of(f"blinds 10/20; {told}")).fact("last_to_act")
    assert (fact.value if isinstance(fact, Known) else None) is known


@pytest.mark.parametrize(
    ("told", "figures"),
    [
        ("seat 2 raises 300 in question", {"amount_put": 300, "new_chips_value": 300, "prior_chips": 0, "raise_part": 200}),
        ("seat 2 raises by 300 in question", {"amount_put": 400, "new_chips_value": 400, "raise_part": 300}),
        ("seat 2 calls in question", {"amount_put": 100, "new_chips_value": 100, "raise_part": 0}),
        ("seat 2 folds in question", {"amount_put": 0, "new_chips_value": 0, "new_chips": 0}),
        ("seat 2 raises 300; seat 1 calls in question", {"amount_put": 300, "new_chips_value": 200, "prior_chips": 100, "prior_chips_left": 100}),
        ("seat 2 raises in question", {"amount_put": None, "new_chips_value": None, "prior_chips": 0}),
    ],
)
def test_a_plain_action_is_laid_down_as_what_it_comes_to(told: str, figures: dict[str, object]) -> None:
    assert values_of(Situation(hand_of(f"blinds 10/20; 2 players; flop; seat 1 bets 100; {told}")), figures) == figures
