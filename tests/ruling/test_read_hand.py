"""The hand of a case: where it is wrong, and whose action it is about."""

from __future__ import annotations

import pytest

from adjudicator.ruling.read_case import read_case, typed_case
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.source.yaml_source import read_text
from tests.text.words import VOCABULARY

HAND = "blinds 50/100; UTG raises 300; CO calls"


def errors(text: str) -> list[str]:
    with pytest.raises(InvalidInputError) as caught:
        read_case(read_text(text, "case.yaml"), VOCABULARY)
    return [diagnostic.line("en") for diagnostic in caught.value.diagnostics]


def typed_errors(hand: str | None, about: str | None) -> list[str]:
    with pytest.raises(InvalidInputError) as caught:
        typed_case(["premature_board"], [], VOCABULARY, hand, about)
    return [diagnostic.line("en") for diagnostic in caught.value.diagnostics]


@pytest.mark.parametrize(("quote", "shift"), [("", 0), ('"', 1), ("'", 1)])
def test_an_error_in_a_hand_is_placed_in_its_file(quote: str, shift: int) -> None:
    found = errors(f"incident: premature_board\nhand: {quote}blinds 50/100; UTG raizes 300{quote}\n")
    assert len(found) == 1
    assert found[0].startswith(f"case.yaml:2:{7 + shift + len('blinds 50/100; UTG ')}: ")
    assert "`raizes`" in found[0]


def test_an_error_in_a_typed_hand_is_placed_in_its_text() -> None:
    assert typed_errors("blinds 50/100; UTG raizes 300", None)[0].startswith("--hand:1:20: ")


@pytest.mark.parametrize("about", ["CO", "co", " CO "])
def test_about_a_position(about: str) -> None:
    event = typed_case(["premature_board"], [], VOCABULARY, HAND, about).events[0]
    assert event.hand is not None
    assert event.about is not None
    assert event.hand.name(event.about)["en"] == "CO"


@pytest.mark.parametrize(
    ("about", "seat"),
    [("3", 3), ("seat 3", 3), ("Seat 3", 3), ("siège 3", 3), ("siege 3", 3), (" seat  3 ", 3), ("seat 1", 1)],
)
def test_about_a_seat(about: str, seat: int) -> None:
    case = typed_case(["premature_board"], [], VOCABULARY, "blinds 50/100; 3 players; seat 3 raises 300; seat 1 calls", about)
    assert case.events[0].about == seat


@pytest.mark.parametrize("about", ["seat 9", "9", "BTN", "seat", "seat 3 5"])
def test_about_somebody_who_is_not_in_the_hand(about: str) -> None:
    found = typed_errors("blinds 50/100; 3 players; seat 3 raises 300; seat 1 calls", about)
    assert len(found) == 1
    assert f"`{about}`" in found[0]
    assert "`seat 1`" in found[0]
    assert "`seat 3`" in found[0]


def test_the_nearest_player_is_named() -> None:
    assert "did you mean `seat 3`" in typed_errors("blinds 50/100; 3 players; seat 3 raises 300; seat 1 calls", "seet 3")[0]


def test_about_without_a_hand() -> None:
    assert len(typed_errors(None, "CO")) == 1
    assert errors("incident: premature_board\nabout: CO\n")[0].startswith("case.yaml:2:8: ")
