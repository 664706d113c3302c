"""Exchanging small chips: each player's amount rounded to the nearest multiple of the smallest chip that stays."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown, sentence
from adjudicator.source.diagnostics import Diagnostic

INPUTS = ("chips_to_exchange", "next_chip")
OUTPUTS = ("rounded_to_nearest", "exact_half")


def nearest(facts: Mapping[str, Value]) -> Computed:
    """What a player's small chips come to when they are rounded to the nearest.

    Given: `chips_to_exchange`, what he has in the chips that leave; `next_chip`, the smallest chip that stays, both in chips. Gives
    `rounded_to_nearest`, an amount, or `none` exactly half way between two, where `exact_half` is true. Raises ImpossibleError when the chip
    that stays is worth nothing.
    """
    amount, unit = facts.get("chips_to_exchange"), facts.get("next_chip")
    if isinstance(unit, int) and unit < 1:
        raise ImpossibleError((Diagnostic("colour_up_no_chip", values={"chip": unit}),))
    if not isinstance(amount, int) or not isinstance(unit, int):
        missing = tuple(name for name in INPUTS if not isinstance(facts.get(name), int))
        return dict.fromkeys(OUTPUTS, Unknown(missing))
    lower = amount // unit * unit
    rest = amount - lower
    if 2 * rest == unit:
        text = sentence("colour_up_half", amount=amount, lower=lower, upper=lower + unit)
        return {"rounded_to_nearest": Known(NONE, text), "exact_half": Known(True, text)}
    rounded = lower if 2 * rest < unit else lower + unit
    text = sentence("colour_up_nearest", amount=amount, unit=unit, rounded=rounded)
    return {"rounded_to_nearest": Known(rounded, text), "exact_half": Known(False, text)}
