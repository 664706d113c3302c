"""What a house sets inside the recursion of the betting model; everything else about meaning stands in its articles."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Literal, get_args

from adjudicator.engine.values import Value

MinimumRaise = Literal["increment", "double"]
ShortOpening = Literal["add", "complete"]
CapHeadsUp = Literal["holds", "lifted", "lifted_for_last_two"]
AnteOrder = Literal["blind_first", "ante_first"]

PARAMETERS: Mapping[str, tuple[str, ...] | None] = {
    "minimum_raise": get_args(MinimumRaise),
    "short_opening": get_args(ShortOpening),
    "cap": None,
    "cap_heads_up": get_args(CapHeadsUp),
    "ante_order": get_args(AnteOrder),
}
"""The parameters of the betting model: their words, or None for a count."""

_RAISES = (
    "minimum_raise_to", "minimum_raise_over_bet_before_last", "last_full_raise", "increment", "full_raises_since_acted", "doubles_since_acted",
    "raises_this_round", "all_in_short",
)  # fmt: skip
_CHIPS = ("pot", "level", "amount_put", "minimum_raise_to", "largest_amount_within_pot", "last_chips", "all_in_short")

BEARS_ON: Mapping[str, tuple[str, ...]] = {
    "minimum_raise": _RAISES,
    "short_opening": _RAISES,
    "cap": ("capped",),
    "cap_heads_up": ("capped",),
    "ante_order": _CHIPS,
}
"""The facts of a hand that a parameter has a part in."""


@dataclass(frozen=True, slots=True)
class BettingParameters:
    """The parameters of a house.

    `minimum_raise`: by the last full increment, or to twice the bet. `short_opening`: after an opening all-in below the big blind, the big
    blind is added to it or it is completed to the big blind. `cap`: raises after the bet, in limit; None for no cap. `cap_heads_up`: the cap
    holds between two players, is lifted when play was between two before it was reached, or is lifted for the last two of the event.
    `ante_order`: which comes first when the big blind who pays the ante is short. Raises ValueError for a value that a parameter does not have.
    """

    minimum_raise: MinimumRaise = "increment"
    short_opening: ShortOpening = "add"
    cap: int | None = None
    cap_heads_up: CapHeadsUp = "holds"
    ante_order: AnteOrder = "blind_first"

    def __post_init__(self) -> None:
        for part in fields(self):
            words, value = PARAMETERS[part.name], getattr(self, part.name)
            fits = value in words if words is not None else value is None or (isinstance(value, int) and not isinstance(value, bool))
            if not fits:
                raise ValueError(f"`{value}` is no value of {part.name}")

    @classmethod
    def of(cls, values: Mapping[str, Value]) -> BettingParameters:
        """The parameters that a rulebook sets, others ignored. Raises ValueError for a value that a parameter does not have."""
        given: dict[str, object] = {name: values[name] for name in PARAMETERS if name in values}
        build: type = cls
        made = build(**given)
        assert isinstance(made, cls)
        return made


STANDARD = BettingParameters()
"""What holds where a house sets nothing."""
