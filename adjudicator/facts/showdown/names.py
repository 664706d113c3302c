"""What the calculators of the showdown read and give, by name: known without loading them, as most rulings need none of it."""

from __future__ import annotations

COMPARED_INPUTS = ("cards_shown",)
COMPARED_OF_SEATS = ("best_hand", "showdown_result")
COMPARED_OUTPUTS = (*COMPARED_OF_SEATS, "winning_seats", "winners", "board_plays")

POTS_INPUTS = ("contributions", "live_seats")
POTS_OPTIONAL_INPUTS = ("dead_chips", "cards_shown")
POTS_OUTPUTS = ("pots", "number_of_pots", "chips_returned", "returned_to")

SHARES_INPUTS = ("cards_shown", "pots")
SHARES_OPTIONAL_INPUTS = ("contributions", "smallest_chip", "button_seat")
WAYS_TO_SHARE = ("award_from_button", "award_by_card", "award_high_low")
LEAST_SHARES = ("award_whole", "award_first_odd")
SHARES_OF_SEATS = (*WAYS_TO_SHARE, *LEAST_SHARES, "pots_taken", "halves_taken", "pots_shared")
SHARES_OUTPUTS = (*SHARES_OF_SEATS, "odd_chips", "pots_won")

ORDER_INPUTS = ("live_seats",)
ORDER_OPTIONAL_INPUTS = ("last_aggressor", "first_left_of_button", "first_opener", "last_caller")
_FIRST_TO_SHOW = ("aggressor", "button", "opener")
ORDER_OUTPUTS = (*(f"order_from_{first}" for first in _FIRST_TO_SHOW), *(f"hands_from_{first}" for first in _FIRST_TO_SHOW))
