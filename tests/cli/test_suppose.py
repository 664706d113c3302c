"""The options `--what-if` and `--why-not`, on the screen and as data."""

from __future__ import annotations

import json

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
    assert told["why_not"] == {"outcome": "deal=misdeal", "holds": False, "rules": 0, "ways": [], "complete": True, "elsewhere": []}


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
"""
    )
    assert result.code == Exit.DEPENDS


def test_the_nearest_rule_with_what_would_have_to_be_otherwise(run: Run) -> None:
    facts = ("actions_before_notice=2", "consecutive_chip_actions=2")
    result = run("rule", "parc", "player_forgotten", *facts, "--why-not", "deal=misdeal")
    assert "  WHY NOT  deal=misdeal\n    6.5 Misdeal\n      consecutive_chip_actions=1  if" in result.out


def test_unknown_is_no_supposition(run: Run) -> None:
    result = run(*FLOP, "--what-if", "burn_identifiable=unknown")
    assert (result.code, result.err) == (Exit.INVALID, "error: `--what-if burn_identifiable` needs a value, not unknown or disputed\n")


def test_wrong_words_are_answered_with_the_nearest(run: Run) -> None:
    result = run(*FLOP, "--why-not", "del=misdeal")
    assert (result.code, result.err) == (Exit.INVALID, "error: `del` is nothing that a ruling settles (did you mean `deal` / `deals` / `duty`?)\n")
    result = run(*FLOP, "--why-not", "deal=misdael")
    assert (result.code, result.err) == (Exit.INVALID, "error: `misdael` is not a value of `deal` (did you mean `misdeal`?)\n")


def test_two_versions_stand_side_by_side(run: Run) -> None:
    result = run(*FLOP, "burn_identifiable=disputed")
    assert (
        "  if yes                                  if no\n  The flop is dealt again, without a new  The flop is dealt again, with a burn\n"
        in result.out
    )
