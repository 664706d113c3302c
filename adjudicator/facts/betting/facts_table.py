"""Facts of the table: the level, the least and the most, who is left, whose turn it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adjudicator.engine.values import NONE, Nothing
from adjudicator.facts.betting.effect import minimum_wager
from adjudicator.facts.betting.fact import Fact, Known, Quantity, Unknown, merge, minus, unknown
from adjudicator.facts.betting.hand import STREETS
from adjudicator.facts.betting.state import State

if TYPE_CHECKING:
    from adjudicator.facts.betting.situation import Situation


def betting_round(situation: Situation) -> Fact[str]:
    """The round of betting: preflop, flop, turn or river."""
    return Known(STREETS[situation.state.street], "betting_told")


def betting_structure(situation: Situation) -> Fact[str]:
    """No-limit, pot-limit or limit; where neither pot-limit nor limit was told, what is played is not known from the hand."""
    structure = situation.hand.stakes.structure
    return unknown("structure") if structure == "no_limit" else Known(structure, "betting_told")


def level(situation: Situation) -> Fact[int]:
    """The largest amount in front of a player; the big blind counts in full before the flop."""
    state = situation.state
    value = state.level
    if isinstance(value, Unknown):
        return value
    if state.wagers:
        wager = state.wagers[-1]
        key = "betting_level_bet" if wager.above == 0 else "betting_level_raise"
        return Known(value, key, (state.hand.name(wager.seat),), (wager.at,))
    return Known(value, "betting_level_blind" if value else "betting_level_none")


def last_full_raise(situation: Situation) -> Fact[int]:
    """The size of the last full bet or raise of the round; the big blind when there is none."""
    state = situation.state
    value = state.increment
    if isinstance(value, Unknown):
        return value
    wager = state.full_at
    if state.hand.stakes.structure == "limit":
        return Known(value, "betting_unit_limit")
    if wager is not None and isinstance(wager.to, int) and isinstance(wager.above, int):
        if wager.above:
            return Known(value, "betting_difference", (wager.to, wager.above), (wager.at,))
        return Known(value, "betting_level_bet", (state.hand.name(wager.seat),), (wager.at,))
    return Known(value, "betting_level_blind")


def minimum_raise_to(situation: Situation) -> Fact[int]:
    """The least total of a raise, or of a bet where nothing was bet."""
    state = situation.state
    least = minimum_wager(state)
    if isinstance(least, Unknown):
        return least
    top, unit = state.level, state.unit
    assert isinstance(top, int)
    if not top:
        return Known(least, "betting_minimum_bet")
    wager = state.full_at
    because = (wager.at,) if wager is not None else ()
    if state.hand.stakes.structure == "limit":
        assert isinstance(state.full_level, int)
        return Known(least, "betting_sum", (state.full_level, least - state.full_level), because)
    if wager is None and isinstance(unit, int) and top < unit:
        if least == unit:
            return Known(least, "betting_completed_blind", (top,))
        return Known(least, "betting_sum_blind", (top, unit))
    if state.parameters.minimum_raise == "double":
        return Known(least, "betting_double", (top,), because)
    if wager is not None and isinstance(wager.to, int) and isinstance(wager.above, int) and wager.above:
        return Known(least, "betting_sum_difference", (top, wager.to, wager.above), because)
    if wager is None:
        return Known(least, "betting_sum_blind", (top, least - top), because)
    return Known(least, "betting_sum", (top, least - top), because)


def increment(situation: Situation) -> Fact[int]:
    """How much the least raise adds to the level."""
    state = situation.state
    least = minimum_wager(state)
    added = minus(least, state.level)
    if isinstance(added, Unknown):
        return added
    assert isinstance(least, int)
    return Known(added, "betting_difference", (least, least - added)) if state.level else Known(added, "betting_minimum_bet")


def pot(situation: Situation) -> Fact[int]:
    """Every chip in the middle and in front of the players."""
    state = situation.state
    total = state.pot()
    if isinstance(total, Unknown):
        return total
    front = sum(chips for chips in state.committed.values() if isinstance(chips, int))
    return Known(total, "betting_pot", (total - front, front))


def raises_this_round(situation: Situation) -> Fact[int]:
    """Full bets and raises after the first bet; before the flop the big blind is the bet."""
    raises = full_raises(situation.state)
    return raises if isinstance(raises, Unknown) else Known(raises, "betting_counted", (), _wager_indices(situation.state))


def full_raises(state: State) -> Quantity:
    """How many full raises came after the bet of the round."""
    if any(wager.full is None for wager in state.wagers):
        return _open_amounts(state)
    full = sum(1 for wager in state.wagers if wager.full)
    return full if state.street == 0 else max(0, full - 1)


def wagers_this_round(situation: Situation) -> Fact[int]:
    """Bets and raises of the round, short all-ins too."""
    state = situation.state
    if any(not wager.sure for wager in state.wagers):
        return _open_amounts(state)
    return Known(len(state.wagers), "betting_counted", (), _wager_indices(state))


def _wager_indices(state: State) -> tuple[int, ...]:
    return tuple([wager.at for wager in state.wagers])


def _open_amounts(state: State) -> Unknown:
    return merge(*(wager.lacking for wager in state.wagers))


def capped(situation: Situation) -> Fact[bool]:
    """Whether the number of raises allowed in the round is reached (limit only)."""
    state, parameters = situation.state, situation.parameters
    if state.hand.stakes.structure != "limit" or parameters.cap is None:
        return Known(False, "betting_no_cap")
    raises = full_raises(state)
    if isinstance(raises, Unknown):
        return raises
    if raises < parameters.cap:
        return Known(False, "betting_of_cap", (raises, parameters.cap))
    lifted = _cap_lifted(state, parameters.cap_heads_up, parameters.cap)
    if lifted is None:
        return unknown("players")
    return Known(not lifted, "betting_cap_lifted" if lifted else "betting_of_cap", (raises, parameters.cap), _wager_indices(state))


def _cap_lifted(state: State, rule: str, cap: int) -> bool | None:
    if rule == "holds":
        return False
    if rule == "lifted_for_last_two":
        return state.hand.two_left_in_event
    full = [wager for wager in state.wagers if wager.full]
    reached = full[cap - 1 if state.street == 0 else cap]
    return reached.two_left


def next_to_act(situation: Situation) -> Fact[int | Nothing]:
    """Whose turn it is; `none` when the round is closed."""
    state = situation.state
    seat = state.next_to_act()
    doubt = state.turn_doubt(seat) if seat is not None else None
    if doubt is not None:
        return doubt
    if seat is not None:
        return Known(seat, "betting_first_waiting", (state.hand.name(seat),))
    return Known(NONE, "betting_nobody_waits") if state.unnamed == 0 else unknown("players")


def round_closed(situation: Situation) -> Fact[bool]:
    """Whether nobody has to act any more in the round."""
    state = situation.state
    seat = state.next_to_act()
    waiting = next((other for other in state.ring if state.surely_waits(other)), seat)
    doubt = state.turn_doubt(waiting) if waiting is not None else None
    if doubt is not None:
        return doubt
    if waiting is not None and seat is not None:
        return Known(False, "betting_waits", (state.hand.name(waiting),))
    return Known(True, "betting_nobody_waits") if state.unnamed == 0 else unknown("players")


def live_players(situation: Situation) -> Fact[int]:
    """How many still hold cards."""
    state = situation.state
    if state.unnamed is None or state.maybe_out:
        return _who_is_left(state)
    return Known(len(state.live) + state.unnamed, "betting_counted")


def _who_is_left(state: State) -> Unknown:
    """What is missing to know who still holds cards: the players not named, and what became of those who may have folded."""
    return merge(*([] if state.unnamed == 0 else [unknown("players")]), *state.maybe_out.values())


def live_seats(situation: Situation) -> Fact[tuple[int, ...]]:
    """The seats that still hold cards."""
    state = situation.state
    if state.unnamed != 0 or state.maybe_out:
        return _who_is_left(state)
    return Known(situation.seats, "betting_told")


def button_seat(situation: Situation) -> Fact[int]:
    """The seat of the button."""
    button = situation.hand.seating.button
    return unknown("button") if button is None else Known(button, "betting_told")


def smallest_chip(situation: Situation) -> Fact[int]:
    """The smallest chip in play."""
    chip = situation.hand.stakes.smallest_chip
    return unknown("chips") if chip is None else Known(chip, "betting_told")


def heads_up(situation: Situation) -> Fact[bool]:
    """Whether just two still hold cards."""
    state = situation.state
    least = len(state.live) - len(state.maybe_out)
    if least > 2:
        return Known(False, "betting_live_least" if state.unnamed is None or state.maybe_out else "betting_live", (least,))
    if state.unnamed is None or state.maybe_out:
        return _who_is_left(state)
    return Known(len(state.live) + state.unnamed == 2, "betting_live", (len(state.live) + state.unnamed,))


def last_opponent(situation: Situation) -> Fact[bool]:
    """Whether each of those who still hold cards has one opponent only."""
    return heads_up(situation)


def betting_possible(situation: Situation) -> Fact[bool]:
    """Whether anybody can still act in the hand: in this round, or with chips on a street to come."""
    state = situation.state
    streets_to_come = state.street < STREETS.index("river")
    closed = round_closed(situation)
    with_chips = len(state.live - state.all_in - state.maybe_out.keys() - state.maybe_all_in.keys())
    if streets_to_come and with_chips > 1:  # whether or not somebody acts in this round
        return Known(True, "betting_with_chips", (with_chips,))
    if isinstance(closed, Unknown):
        return closed
    if not closed.value:
        return Known(True, closed.key, closed.figures, closed.because)
    if not streets_to_come:
        return Known(False, "betting_last_round_over")
    whole = live_with_chips(situation)
    return whole if isinstance(whole, Unknown) else Known(whole.value > 1, "betting_with_chips", (whole.value,))


def players_all_in(situation: Situation) -> Fact[int]:
    """How many of those who still hold cards are all-in."""
    state = situation.state
    if state.maybe_all_in or state.all_in & state.maybe_out.keys():
        return merge(*state.maybe_all_in.values(), *state.maybe_out.values())
    return Known(len(state.all_in & state.live), "betting_counted")


def all_in_short(situation: Situation) -> Fact[bool | Nothing]:
    """Whether the last all-in above the level was less than a full bet or raise; `none` when nobody went all-in above it in this round."""
    state = situation.state
    for wager in reversed(state.wagers):
        if not wager.sure or wager.seat in state.maybe_all_in:
            return state.maybe_all_in.get(wager.seat, wager.lacking)
        if wager.seat in state.all_in:
            if wager.full is None:
                return _open_amounts(state)
            return Known(not wager.full, "betting_counted", (), (wager.at,))
    return Known(NONE, "betting_nobody")


def live_with_chips(situation: Situation) -> Fact[int]:
    """How many of those who still hold cards have chips to bet."""
    state = situation.state
    if state.unnamed is None or state.maybe_out or state.maybe_all_in:
        return merge(*([] if state.unnamed is not None else [unknown("players")]), *state.maybe_out.values(), *state.maybe_all_in.values())
    return Known(len(state.live - state.all_in) + state.unnamed, "betting_counted")


def players_at_table(situation: Situation) -> Fact[int]:
    """How many were dealt in."""
    players = situation.hand.seating.players
    return unknown("players") if players is None else Known(players, "betting_told")


def last_aggressor(situation: Situation) -> Fact[int | Nothing]:
    """The seat of the last bet or raise of the round; `none` when there was none."""
    wagers = situation.state.wagers
    return wagers[-1].lacking if wagers and not wagers[-1].sure else _seat_of(situation, wagers[-1].seat if wagers else None)


def first_opener(situation: Situation) -> Fact[int | Nothing]:
    """The seat of the first bet of the round; `none` when there was none."""
    wagers = situation.state.wagers
    return wagers[0].lacking if wagers and not wagers[0].sure else _seat_of(situation, wagers[0].seat if wagers else None)


def last_caller(situation: Situation) -> Fact[int | Nothing]:
    """The seat that called last after the last bet or raise of the round; `none` when nobody did."""
    return situation.state.caller_doubt or _seat_of(situation, situation.state.last_caller)


def _seat_of(situation: Situation, seat: int | None) -> Fact[int | Nothing]:
    if situation.state.pending:
        # Somebody acted out of turn and nobody has said yet what becomes of it: who bet last hangs on that.
        waiting = next(iter(situation.state.pending))
        return unknown("turn", waiting, situation.hand.name(waiting))
    if seat is None:
        return Known(NONE, "betting_nobody")
    return Known(seat, "betting_is", (situation.hand.name(seat),))


def first_left_of_button(situation: Situation) -> Fact[int]:
    """The first seat left of the button that still holds cards."""
    state = situation.state
    button = state.hand.seating.button
    if button is None or state.unnamed != 0:
        return unknown("button") if button is None else unknown("players")
    for seat in state.clockwise(button):
        if seat in state.maybe_out:
            return state.maybe_out[seat]
        if seat in state.live:
            return Known(seat, "betting_is", (state.hand.name(seat),))
    return unknown("players")
