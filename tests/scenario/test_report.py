"""What is printed of a scenario that fails, whole and in both languages."""

from __future__ import annotations

import pytest

from adjudicator.scenario.report import report
from tests.scenario.told import HERE, WET, outcome

CHAIN = (
    "{name: chain, house: club, events: [{incident: glass_spilled, facts: {cards_wet: no, drops: unknown, spilled_wilfully: disputed}},"
    " {incident: glass_thrown}], expect: {slots: {wet_cards: kept}, events: [{status: ruled}]}}"
)


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    """Places are printed from the current folder."""
    monkeypatch.chdir(HERE)


def test_in_english() -> None:
    assert report(outcome(WET % "{status: ruled, slots: {bill: 50, wet_cards: all_new}}"), "en").split("\n") == [
        "  expected       status = ruled   [told.yaml:1]",
        "  got            status = discretion",
        "  decided by     club/3.accident   [club/01-drinks.yaml:33]",
        "  expected       bill = 50   [told.yaml:1]",
        "  got            bill = nothing",
        "  did not apply  club/2.flood: not so: drops: at least 100   [club/01-drinks.yaml:18]",
        "  expected       wet_cards = all_new   [told.yaml:1]",
        "  got            wet_cards = replaced (1)",
        "  decided by     club/1.wet   [club/01-drinks.yaml:6]",
        "  facts          cards_wet=yes · drops=3 · spilled_wilfully=no (taken for granted)",
    ]


def test_a_chain_in_french() -> None:
    lines = report(outcome(CHAIN), "fr").split("\n")
    assert lines[-6:] == [
        "  attendu            status (événement 2) = ruled   [told.yaml:1]",
        "  obtenu             status (événement 2) = conflict",
        "  décidé par         club/4.keeps   [club/01-drinks.yaml:54]",
        "                     club/5.loses   [club/01-drinks.yaml:62]",
        "  faits              événement 1 : cards_wet=no · spilled_wilfully=disputed · drops=unknown",
        "  faits              événement 2 : aucun",
    ]


def test_a_defined_fact_tells_by_what() -> None:
    case = (
        "{name: n, house: parc, incident: wrong_card_count, players: {6: {cards_held: 3}},"
        " facts: {consecutive_chip_actions: 2, chip_actions_before_notice: 2, actions_before_notice: 2}, expect: {slots: {deal: misdeal}}}"
    )
    facts = report(outcome(case), "en").split("\n")[-1]
    assert "substantial_action=yes (by the definition of 6.6)" in facts
