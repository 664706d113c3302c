"""The calculators: facts measured in Python from other facts. They measure and never judge; what counts as what stands in the rulebooks."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from adjudicator.engine.values import Value
from adjudicator.facts import balancing, button, chip_race, colour_up, draws, levels, moves
from adjudicator.facts.computed import Computed, ImpossibleError, Known, Unknown
from adjudicator.facts.showdown import names

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


# The showdown is loaded when a ruling comes to it, not on the way of every one.


def _compared(facts: Mapping[str, Value]) -> Computed:
    from adjudicator.facts.showdown.compare import compared

    return compared(facts)


def _pots(facts: Mapping[str, Value]) -> Computed:
    from adjudicator.facts.showdown.made_pots import made

    return made(facts)


def _shares(facts: Mapping[str, Value]) -> Computed:
    from adjudicator.facts.showdown.shares import shares

    return shares(facts)


def _showing_order(facts: Mapping[str, Value]) -> Computed:
    from adjudicator.facts.showdown.order import showing_order

    return showing_order(facts)


CALCULATORS: Mapping[str, Calculator] = {
    calculator.name: calculator
    for calculator in (
        Calculator("dead_button", button.INPUTS, button.OPTIONAL_INPUTS, button.OUTPUTS, button.next_positions),
        Calculator("worst_position", balancing.INPUTS, (), balancing.OUTPUTS, balancing.worst_position),
        Calculator("colour_up", colour_up.INPUTS, (), colour_up.OUTPUTS, colour_up.exchanges),
        Calculator("race_cards", colour_up.CARDS_INPUTS, (), colour_up.CARDS_OUTPUTS, colour_up.race_cards),
        Calculator("open_draw", draws.OPEN_INPUTS, (), draws.OPEN_OUTPUTS, draws.open_draw),
        Calculator("seeded_draw", draws.SEEDED_INPUTS, (), draws.SEEDED_OUTPUTS, draws.seeded_draw),
        Calculator("giving_table", moves.GIVING_INPUTS, (), moves.GIVING_OUTPUTS, moves.giving_table),
        Calculator("drawn_move", moves.MOVE_INPUTS, (), moves.MOVE_OUTPUTS, moves.drawn_move),
        Calculator("seat_near_big_blind", moves.SEAT_INPUTS, (), moves.SEAT_OUTPUTS, moves.seat_near_big_blind),
        Calculator("chip_race", chip_race.INPUTS, chip_race.OPTIONAL_INPUTS, chip_race.OUTPUTS, chip_race.results, chip_race.OUTPUTS),
        Calculator("showdown", names.COMPARED_INPUTS, (), names.COMPARED_OUTPUTS, _compared, names.COMPARED_OF_SEATS),
        Calculator("pots", names.POTS_INPUTS, names.POTS_OPTIONAL_INPUTS, names.POTS_OUTPUTS, _pots),
        Calculator("shares", names.SHARES_INPUTS, names.SHARES_OPTIONAL_INPUTS, names.SHARES_OUTPUTS, _shares, names.SHARES_OF_SEATS),
        Calculator("showing_order", names.ORDER_INPUTS, names.ORDER_OPTIONAL_INPUTS, names.ORDER_OUTPUTS, _showing_order),
        Calculator("level_clock", levels.INPUTS, (), levels.OUTPUTS, levels.level_in_force),
    )
}
