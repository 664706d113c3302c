"""The calculators: facts measured in Python from other facts. They measure and never judge; what counts as what stands in the rulebooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adjudicator.engine.values import Value
from adjudicator.facts import balancing, button, chip_race, colour_up, draws, levels, moves
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown
from adjudicator.facts.showdown import compare, made_pots, order, shares

__all__ = ["CALCULATORS", "Calculator", "Computed", "ImpossibleError", "Known", "Unknown"]


@dataclass(frozen=True, slots=True)
class Calculator:
    """A calculator that the vocabulary may name in ``by``.

    `run` takes the facts known (others than its inputs are ignored) and gives every output, known or unknown.
    It raises ImpossibleError when the inputs clash. Without `optional_inputs` it uses a default. `of_seats` are those outputs that each seat
    named in the inputs has of its own: they come as ``output@seat``, or unknown under their own name.
    """

    name: str
    inputs: tuple[str, ...]
    optional_inputs: tuple[str, ...]
    outputs: tuple[str, ...]
    run: Callable[[Mapping[str, Value]], Computed]
    of_seats: tuple[str, ...] = ()


CALCULATORS: Mapping[str, Calculator] = {
    calculator.name: calculator
    for calculator in (
        Calculator("dead_button", button.INPUTS, button.OPTIONAL_INPUTS, button.OUTPUTS, button.next_positions),
        Calculator("worst_position", balancing.INPUTS, (), balancing.OUTPUTS, balancing.worst_position),
        Calculator("colour_up", colour_up.INPUTS, (), colour_up.OUTPUTS, colour_up.nearest),
        Calculator("open_draw", draws.OPEN_INPUTS, (), draws.OPEN_OUTPUTS, draws.open_draw),
        Calculator("seeded_draw", draws.SEEDED_INPUTS, (), draws.SEEDED_OUTPUTS, draws.seeded_draw),
        Calculator("giving_table", moves.GIVING_INPUTS, (), moves.GIVING_OUTPUTS, moves.giving_table),
        Calculator("drawn_move", moves.MOVE_INPUTS, (), moves.MOVE_OUTPUTS, moves.drawn_move),
        Calculator("seat_near_big_blind", moves.SEAT_INPUTS, (), moves.SEAT_OUTPUTS, moves.seat_near_big_blind),
        Calculator("chip_race", chip_race.INPUTS, chip_race.OPTIONAL_INPUTS, chip_race.OUTPUTS, chip_race.results, chip_race.OUTPUTS),
        Calculator("showdown", compare.INPUTS, (), compare.OUTPUTS, compare.compared, compare.OF_SEATS),
        Calculator("pots", made_pots.INPUTS, made_pots.OPTIONAL_INPUTS, made_pots.OUTPUTS, made_pots.made),
        Calculator("shares", shares.INPUTS, shares.OPTIONAL_INPUTS, shares.OUTPUTS, shares.shares, shares.OF_SEATS),
        Calculator("showing_order", order.INPUTS, order.OPTIONAL_INPUTS, order.OUTPUTS, order.showing_order),
        Calculator("level_clock", levels.INPUTS, (), levels.OUTPUTS, levels.level_in_force),
    )
}
