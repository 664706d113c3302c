"""Exchanging small chips: an amount rounded to the nearest multiple of the smallest chip that stays, or exchanged as far as it comes out even."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.source.diagnostics import Diagnostic

INPUTS = ("chips_to_exchange", "next_chip")
OUTPUTS = ("rounded_to_nearest", "exact_half", "exchanged_exactly", "left_to_race")
CARDS_INPUTS = ("left_to_race", "leaving_chip")
CARDS_OUTPUTS = ("race_cards_due",)


def exchanges(facts: Mapping[str, Value]) -> Computed:
    """What a player's small chips come to, each way of exchanging them.

    Given: `chips_to_exchange`, what he has in the chips that leave; `next_chip`, the smallest chip that stays, both in chips. Gives
    `rounded_to_nearest`, an amount, or `none` exactly half way between two, where `exact_half` is true; `exchanged_exactly`, the most that can be
    exchanged at equal value, and `left_to_race`, the rest. Raises ImpossibleError when the chip that stays is worth nothing.
    """
    amount, unit = facts.get("chips_to_exchange"), facts.get("next_chip")
    _refuse_worthless(unit)
    if not isinstance(amount, int) or not isinstance(unit, int):
        missing = tuple(name for name in INPUTS if not isinstance(facts.get(name), int))
        return dict.fromkeys(OUTPUTS, Unknown(missing))
    lower = amount // unit * unit
    exact = sentence("colour_up_exact", amount=amount, unit=unit, lower=lower)
    return {**_nearest(amount, unit, lower), "exchanged_exactly": Known(lower, exact), "left_to_race": Known(amount - lower, exact)}


def race_cards(facts: Mapping[str, Value]) -> Computed:
    """How many chips are left to race for, a card for each.

    Given: `left_to_race`, an amount; `leaving_chip`, the value of the chips that leave. Gives `race_cards_due`. Raises ImpossibleError when such a
    chip is worth nothing, or the amount cannot be made of them.
    """
    rest, chip = facts.get("left_to_race"), facts.get("leaving_chip")
    _refuse_worthless(chip)
    if not isinstance(rest, int) or not isinstance(chip, int):
        return {"race_cards_due": Unknown(tuple(name for name in CARDS_INPUTS if not isinstance(facts.get(name), int)))}
    if rest % chip:
        raise ImpossibleError((Diagnostic("colour_up_no_multiple", values={"amount": rest, "chip": chip}),))
    return {"race_cards_due": Known(rest // chip, sentence("colour_up_cards", rest=rest, chip=chip))}


def _refuse_worthless(chip: Value | None) -> None:
    if isinstance(chip, int) and chip < 1:
        raise ImpossibleError((Diagnostic("colour_up_no_chip", values={"chip": chip}),))


def _nearest(amount: int, unit: int, lower: int) -> Computed:
    rest = amount - lower
    if 2 * rest == unit:
        text = sentence("colour_up_half", amount=amount, lower=lower, upper=lower + unit)
        return {"rounded_to_nearest": Known(NONE, text), "exact_half": Known(True, text)}
    rounded = lower if 2 * rest < unit else lower + unit
    text = sentence("colour_up_nearest", amount=amount, unit=unit, rounded=rounded)
    return {"rounded_to_nearest": Known(rounded, text), "exact_half": Known(False, text)}
