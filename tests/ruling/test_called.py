"""What people are called: as their incident says, by their seat where a hand names them, and by their role where incidents do not agree."""

from __future__ import annotations

import pytest

from adjudicator.facts.notation.resolve import hand_of
from adjudicator.rulebook.houses import load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.text.languages import Text


def names(kinds: tuple[str, ...], hand: str | None = None) -> dict[str, Text]:
    event = Event(kinds, {}, hand=None if hand is None else hand_of(hand))
    return dict(Adjudicator(load_house("tda-2024"), "python").rule(Case((event,))).names)


def test_an_incident_calls_its_people_what_they_are_in_it() -> None:
    assert names(("player_leaves_seat",))["offender"] == Text("the player who got up", "le joueur qui s'est levé")


@pytest.mark.parametrize("kinds", [("player_leaves_seat", "device_used"), ("device_used", "player_leaves_seat")])
def test_where_two_incidents_do_not_agree_he_is_called_by_his_role(kinds: tuple[str, ...]) -> None:
    assert "offender" not in names(kinds)


def test_an_incident_that_does_not_speak_of_him_has_no_say() -> None:
    assert "offender" in names(("player_leaves_seat", "premature_board"))


def test_a_hand_names_the_player_in_question_by_his_seat() -> None:
    assert names(("early_call",), "blinds 50/100; seat 1 raises; seat 2 calls; seat 1 all in 3100")["player"] == Text("seat 2", "le siège 2")
