"""Exchanging small chips: an amount rounded to the nearest multiple of the smallest chip that stays, or exchanged as far as it comes out even."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.source.diagnostics import Diagnostic

INPUTS = ("chips_to_exchange", "next_chip")
OPTIONAL_INPUTS = ("leaving_chip",)
OUTPUTS = ("rounded_to_nearest", "exact_half", "exchanged_exactly", "left_to_race", "race_cards_due")


def exchanges(facts: Mapping[str, Value]) -> Computed:
    """What a player's small chips come to, each way of exchanging them.

    Given: `chips_to_exchange`, what he has in the chips that leave; `next_chip`, the smallest chip that stays, both in chips; `leaving_chip`, the
    value of the chips that leave, for `race_cards_due` only. Gives `rounded_to_nearest`, an amount, or `none` exactly half way between two, where
    `exact_half` is true; `exchanged_exactly`, the most that can be exchanged at equal value, `left_to_race`, the rest, and `race_cards_due`, how
    many chips that rest is. Raises ImpossibleError when a chip is worth nothing, or the amount is no multiple of the chips that leave.
    """
    amount, unit, leaving = facts.get("chips_to_exchange"), facts.get("next_chip"), facts.get("leaving_chip")
    worthless = tuple(Diagnostic("colour_up_no_chip", values={"chip": chip}) for chip in (unit, leaving) if isinstance(chip, int) and chip < 1)
    if worthless:
        raise ImpossibleError(worthless)
    if isinstance(amount, int) and isinstance(leaving, int) and amount % leaving:
        raise ImpossibleError((Diagnostic("colour_up_no_multiple", values={"amount": amount, "chip": leaving}),))
    if not isinstance(amount, int) or not isinstance(unit, int):
        missing = tuple(name for name in INPUTS if not isinstance(facts.get(name), int))
        return dict.fromkeys(OUTPUTS, Unknown(missing))
    lower = amount // unit * unit
    rest = amount - lower
    exact = sentence("colour_up_exact", amount=amount, unit=unit, lower=lower)
    dealt = rest // leaving if isinstance(leaving, int) else None
    return {
        **_nearest(amount, unit, lower),
        "exchanged_exactly": Known(lower, exact),
        "left_to_race": Known(rest, exact),
        "race_cards_due": Unknown(OPTIONAL_INPUTS) if dealt is None else Known(dealt, sentence("colour_up_cards", rest=rest, chip=leaving)),
    }


def _nearest(amount: int, unit: int, lower: int) -> Computed:
    rest = amount - lower
    if 2 * rest == unit:
        text = sentence("colour_up_half", amount=amount, lower=lower, upper=lower + unit)
        return {"rounded_to_nearest": Known(NONE, text), "exact_half": Known(True, text)}
    rounded = lower if 2 * rest < unit else lower + unit
    text = sentence("colour_up_nearest", amount=amount, unit=unit, rounded=rounded)
    return {"rounded_to_nearest": Known(rounded, text), "exact_half": Known(False, text)}
