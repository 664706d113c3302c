"""Every fact of the betting model by its name: those of the event, and those of each seat."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, TypeAlias

from adjudicator.engine.values import FactType
from adjudicator.facts.betting import facts_action, facts_player, facts_table, facts_turn, pots
from adjudicator.facts.betting.fact import AnyFact

if TYPE_CHECKING:
    from adjudicator.facts.betting.situation import Situation

EventMeasure: TypeAlias = "Callable[[Situation], AnyFact]"
PlayerMeasure: TypeAlias = "Callable[[Situation, int], AnyFact]"

EVENT_FACTS: Mapping[str, EventMeasure] = {
    measure.__name__: measure
    for measure in (
        facts_table.betting_round,
        facts_table.betting_structure,
        facts_table.level,
        facts_table.last_full_raise,
        facts_table.minimum_raise_to,
        facts_table.increment,
        facts_table.pot,
        facts_table.raises_this_round,
        facts_table.wagers_this_round,
        facts_table.capped,
        facts_table.next_to_act,
        facts_table.round_closed,
        facts_table.live_players,
        facts_table.heads_up,
        facts_table.last_opponent,
        facts_table.betting_possible,
        facts_table.players_all_in,
        facts_table.all_in_short,
        facts_table.live_with_chips,
        facts_table.players_at_table,
        facts_table.last_aggressor,
        facts_table.first_opener,
        facts_table.last_caller,
        facts_table.first_left_of_button,
        facts_turn.out_of_turn,
        facts_turn.skipped_seats,
        facts_turn.action_changed,
        facts_turn.changed_by_short_all_in,
        facts_turn.called_since,
        facts_turn.skipped_all_check,
        facts_turn.actions_before_notice,
        facts_turn.chip_actions_before_notice,
        facts_turn.consecutive_chip_actions,
        facts_turn.actions_behind,
        facts_turn.chip_actions_behind,
        facts_turn.consecutive_chip_actions_behind,
        facts_action.action_claimed,
        facts_action.said,
        facts_action.said_then,
        facts_action.said_first,
        facts_action.amount_said,
        facts_action.largest_amount_within_pot,
        facts_action.amount_put,
        facts_action.raise_part,
        facts_action.prior_chips,
        facts_action.prior_chips_left,
        facts_action.prior_chips_cover_call,
        facts_action.pulled_back,
        facts_action.new_chips,
        facts_action.new_chips_value,
        facts_action.smallest_new_chip,
        facts_action.amount_without_smallest_chip,
        facts_action.every_chip_needed,
        facts_action.last_chips,
        facts_action.motions,
        facts_action.chips_added_later,
        facts_action.undercall,
        facts_action.bet_before_last,
        facts_action.minimum_raise_over_bet_before_last,
        facts_action.all_in_shown,
        facts_action.actions_after,
        pots.contributions,
        pots.dead_chips,
        facts_table.live_seats,
        facts_table.button_seat,
        facts_table.smallest_chip,
        pots.main_pot,
        pots.side_pots,
        pots.chips_returned,
        pots.returned_to,
    )
}
"""Facts of the event; those of the seat in question are among PLAYER_FACTS."""

PLAYER_FACTS: Mapping[str, PlayerMeasure] = {
    measure.__name__: measure
    for measure in (
        facts_player.acted,
        facts_player.chips_in_front,
        facts_player.chips_behind,
        facts_player.to_call,
        facts_player.to_call_in_full,
        facts_player.facing_bet,
        facts_player.facing_raise,
        facts_player.facing_opening_bet,
        facts_player.maximum,
        facts_player.faces_since_acted,
        facts_player.full_raises_since_acted,
        facts_player.doubles_since_acted,
        facts_player.doubles_of_full_bet_since_acted,
        facts_player.locked_by_all_in,
        facts_player.chips_beyond_call,
        facts_player.raise_has_effect,
        facts_player.last_to_act,
        facts_turn.passed_over,
        facts_turn.turn_had_come,
    )
}
"""Facts of each seat."""

_TYPES: Mapping[FactType, str] = {
    FactType.YES_NO: """capped round_closed heads_up out_of_turn action_changed called_since prior_chips_cover_call every_chip_needed last_chips
        undercall all_in_shown acted facing_bet facing_raise facing_opening_bet chips_beyond_call raise_has_effect last_to_act passed_over
        turn_had_come all_in_short locked_by_all_in changed_by_short_all_in skipped_all_check last_opponent betting_possible""",
    FactType.WORD: "betting_round betting_structure action_claimed said said_then said_first pulled_back",
    FactType.AMOUNT: """level last_full_raise minimum_raise_to increment pot amount_said largest_amount_within_pot amount_put raise_part prior_chips
        prior_chips_left new_chips_value smallest_new_chip amount_without_smallest_chip bet_before_last minimum_raise_over_bet_before_last main_pot
        chips_returned dead_chips smallest_chip chips_added_later chips_in_front chips_behind to_call to_call_in_full maximum faces_since_acted""",
    FactType.SEAT: "button_seat next_to_act last_aggressor first_opener last_caller first_left_of_button returned_to",
    FactType.SEATS: "skipped_seats live_seats",
    FactType.AMOUNTS: "contributions",
}
FACT_TYPES: Mapping[str, FactType] = {
    **dict.fromkeys((*EVENT_FACTS, *PLAYER_FACTS), FactType.COUNT),
    **{name: kind for kind, names in _TYPES.items() for name in names.split()},
}
"""The type of each fact; those that may be `none` are of the type of their other values."""
