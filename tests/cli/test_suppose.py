"""The options `--what-if` and `--why-not`, on the screen and as data."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adjudicator.cli.exits import Exit
from adjudicator.ruling.data import KEYS
from tests.cli.conftest import Run

FLOP = ("rule", "parc", "premature_board", "street=flop")


def test_data_stand_beside_the_keys_of_a_ruling(run: Run) -> None:
    result = run(*FLOP, "burn_identifiable=yes", "--format", "json", "--what-if", "burn_identifiable=no", "--why-not", "deal=misdeal")
    told = json.loads(result.out)
    assert result.code == Exit.ANSWERED
    assert tuple(told) == (*KEYS, "what_if", "why_not")
    assert told["what_if"]["facts"] == {"burn_identifiable": "no"}
    assert tuple(told["what_if"]["ruling"]) == KEYS
    incidents = told["why_not"].pop("of_other_incidents")
    assert {"incident": "wrong_card_count", "cite": "6.5"} in incidents
    assert told["why_not"] == {
        "event": 1,
        "outcome": "deal=misdeal",
        "holds": False,
        "option": [],
        "rules": 0,
        "set_aside": [],
        "ways": [],
        "complete": True,
        "replaced": [],
        "elsewhere": [],
        "elsewhere_on_other_facts": [],
    }


def test_both_stand_under_the_ruling(run: Run) -> None:
    result = run(*FLOP, "--what-if", "burn_identifiable=no", "--why-not", "deal=misdeal")
    assert result.out.endswith(
        """
  WHAT IF  burn_identifiable=no
    depends, then ruled
    the board
      as it is  nothing certain
      then      The flop is dealt again, with a burn card. (6.8)

  WHY NOT  deal=misdeal
    no article of the house says so of this incident
    the house says so of other incidents: 6.5 (card_exposed_in_deal,
      card_flashed …)
"""
    )
    assert result.code == Exit.DEPENDS


def test_the_nearest_rule_with_what_would_have_to_be_otherwise(run: Run) -> None:
    facts = ("actions_before_notice=2", "consecutive_chip_actions=2")
    result = run("rule", "parc", "player_forgotten", *facts, "--why-not", "deal=misdeal")
    asked = result.out.partition("WHY NOT")[2]
    assert "6.5 says so, and yields: 6.6 is its exception" in asked
    assert "    6.5 Misdeal [forgotten]\n      consecutive_chip_actions=1  if at most 1 action with chips" in asked


def test_unknown_is_no_supposition(run: Run) -> None:
    result = run(*FLOP, "--what-if", "burn_identifiable=unknown")
    assert (result.code, result.err) == (Exit.INVALID, "error: `--what-if burn_identifiable` needs a value, not unknown or disputed\n")


def test_wrong_words_are_answered_with_the_nearest(run: Run) -> None:
    result = run(*FLOP, "--why-not", "del=misdeal")
    assert (result.code, result.err) == (Exit.INVALID, "error: `del` is nothing that a ruling settles (did you mean `deal` / `deals` / `duty`?)\n")
    result = run(*FLOP, "--why-not", "deal=misdael")
    assert (result.code, result.err) == (
        Exit.INVALID,
        "error: `misdael` is not a value of `deal`: misdeal, cancelled, goes_on (did you mean `misdeal`?)\n",
    )


def test_two_versions_stand_side_by_side(run: Run) -> None:
    result = run(*FLOP, "burn_identifiable=disputed")
    assert (
        "  if yes                                  if no\n  The flop is dealt again, without a new  The flop is dealt again, with a burn\n"
        in result.out
    )


def test_a_contested_fact_among_others_has_its_versions_side_by_side(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    told = ("rule", "parc", "premature_board", "burn_identifiable=disputed")
    wide = run(*told).out
    assert "  if the burn card can be told apart      if the burn card cannot be told apart\n" in wide
    assert " and the card that came early is the flop: The flop is dealt again, with a burn card. (6.8, 6.10) add " not in " ".join(wide.split())
    monkeypatch.setenv("COLUMNS", "40")
    narrow = run(*told, "--lang", "fr").out
    assert max(map(len, narrow.splitlines())) <= 40
    assert narrow.index("si la brûlée est identifiable") < narrow.index("si la brûlée n'est pas identifiable")


CHAIN = """
house: parc
hand: "blinds 25/50; UTG raise 150; CO chips 100+100+25 silent"
events:
  - incident: chips_put
  - incident: premature_board
    facts: {street: flop, burn_identifiable: yes, substantial_action: no}
"""


def test_an_option_of_the_director_is_not_excluded(run: Run) -> None:
    result = run("rule", "parc", "boxed_card", "boxed_cards=2", "substantial_action=no", "--why-not", "deal=cancelled")
    assert result.out.endswith("  WHY NOT  deal=cancelled\n    it is not excluded: it is one of the options to choose from (6.3)\n")


def test_a_term_alone_names_the_value_that_takes_it(run: Run) -> None:
    result = run("rule", "parc", "chips_put", "--hand", "blinds 25/50; UTG raise 150; CO chip 1000 silent", "--why-not", "player.action=raise")
    asked = result.out.partition("WHY NOT")[2]
    assert "8.1 says so, and yields: 8.6 is its exception" in asked
    assert "new_chips=2  if he put in at least 2 chips (now: new_chips=1)" in asked


def test_what_a_house_put_in_place_of_its_base_is_named(run: Run) -> None:
    result = run("rule", "pkr4u", "undercall", "--why-not", "player.action=call")
    asked = " ".join(result.out.partition("WHY NOT")[2].split())
    assert "2 The inattention bet [call] · as one of the options to choose from said=call if he said call (not told)" in asked
    assert "tda-2024:51-A could say so, but does not apply in this house: 2 takes its place" in asked


def test_facts_of_a_seat(run: Run) -> None:
    told = ("rule", "parc", "wrong_card_count", "cards_held@3=3")
    asked = run(*told, "--why-not", "seat 3.hand=dead").out.partition("WHY NOT")[2]
    assert "6.6 Substantial action [wrong_number]\n      substantial_action=yes  if" in asked
    supposed = run(*told, "--format", "json", "--what-if", "last_to_receive@3=no")
    assert json.loads(supposed.out)["what_if"]["facts"] == {"last_to_receive@3": "no"}


def test_the_events_of_a_chain_are_named_by_number(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "chain.yaml"
    file.write_text(CHAIN, encoding="utf-8")
    told = ("rule", "--file", str(file))
    out = run(*told, "--what-if", "2:burn_identifiable=no", "--why-not", "2:deal=misdeal").out
    assert "  WHAT IF  event 2: burn_identifiable=no\n    the board\n" in out
    assert "  WHY NOT  event 2: deal=misdeal\n    no article of the house says so of this incident\n" in out
    french = run(*told, "--what-if", "2:burn_identifiable=no", "--lang", "fr").out
    assert "ET SI    incident n° 2 : burn_identifiable=no" in french
    wrong = run(*told, "--why-not", "3:deal=misdeal")
    assert (wrong.code, wrong.err) == (Exit.INVALID, "error: there is no event `3`: the case has 2, numbered from 1\n")
    mixed = run(*told, "--what-if", "2:burn_identifiable=no", "--what-if", "amount_put=180")
    assert (mixed.code, mixed.err) == (Exit.INVALID, "error: every `--what-if` must be about the same event\n")
