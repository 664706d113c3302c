"""Facts of a seat: what it owes, whether it acted and what came since, how much it may put."""

from __future__ import annotations

from typing import TYPE_CHECKING

from adjudicator.engine.values import NONE, Nothing
from adjudicator.facts.betting.effect import minimum_wager, owed
from adjudicator.facts.betting.fact import Fact, Known, Quantity, Unknown, merge, minus, plus, same, unknown
from adjudicator.facts.betting.state import State, Wager

if TYPE_CHECKING:
    from adjudicator.facts.betting.situation import Situation


def chips_in_front(situation: Situation, seat: int) -> Fact[int]:
    """What counts for the seat in this round."""
    chips = situation.state.committed[seat]
    return chips if isinstance(chips, Unknown) else Known(chips, "betting_told")


def chips_behind(situation: Situation, seat: int) -> Fact[int]:
    """What the seat has left."""
    chips = situation.state.stack(seat)
    return chips if isinstance(chips, Unknown) else Known(chips, "betting_told")


def acted(situation: Situation, seat: int) -> Fact[bool]:
    """Whether the seat has acted in this round; posting a blind is not acting."""
    return Known(seat in situation.state.after, "betting_told")


def to_call_in_full(situation: Situation, seat: int) -> Fact[int]:
    """What is missing to the level, whatever the stack."""
    state = situation.state
    due = owed(state, seat)
    if isinstance(due, Unknown):
        return due
    mine = state.committed[seat]
    assert isinstance(mine, int)
    return Known(due, "betting_difference", (due + mine, mine))


def to_call(situation: Situation, seat: int) -> Fact[int]:
    """What the seat has to add to call: what is missing to the level, or its stack when that is less."""
    state = situation.state
    due = owed(state, seat)
    if isinstance(due, Unknown):
        return due
    stack = state.behind.get(seat)
    if stack is not None and stack < due:
        return Known(stack, "betting_stack")
    if due and stack is None and seat in state.unstacked:
        return merge(state.stack(seat))
    mine = state.committed[seat]
    assert isinstance(mine, int)
    return Known(due, "betting_difference", (due + mine, mine))


def facing_bet(situation: Situation, seat: int) -> Fact[bool]:
    """Whether the seat has something to call, a blind included."""
    state = situation.state
    due = owed(state, seat)
    if not isinstance(due, Unknown):
        return Known(due > 0, "betting_owes", (due,))
    if seat not in state.all_in and seat not in state.maybe_all_in:
        # A bet or raise by another since his last action is above what he has in, whatever it comes to.
        by_others = tuple(wager.at for wager in _since(state, seat) if wager.sure and wager.seat != seat)
        if by_others:
            return Known(True, "betting_counted", (), by_others)
    return due


def facing_raise(situation: Situation, seat: int) -> Fact[bool]:
    """Whether somebody raised the first bet of the round (before the flop: the big blind) and the seat has something to call."""
    state = situation.state
    due = owed(state, seat)
    if isinstance(due, Unknown):
        return due
    opening = 0 if state.street == 0 else 1
    sure = sum(wager.sure for wager in state.wagers)
    if due > 0 and sure <= opening < len(state.wagers):
        return _unsure(state)
    return Known(due > 0 and sure > opening, "betting_counted", (), tuple([w.at for w in state.wagers]))


def facing_opening_bet(situation: Situation, seat: int) -> Fact[bool]:
    """Whether what the seat has to call is the first bet of the round; before the flop that is the big blind."""
    state = situation.state
    due = owed(state, seat)
    if isinstance(due, Unknown):
        return due
    opening = 0 if state.street == 0 else 1
    sure = sum(wager.sure for wager in state.wagers)
    if due > 0 and sure <= opening <= len(state.wagers) and sure < len(state.wagers):
        return _unsure(state)
    return Known(due > 0 and sure == opening, "betting_counted", (), tuple([w.at for w in state.wagers]))


def _unsure(state: State) -> Unknown:
    """What is missing to know which of the actions of the round were bets and raises."""
    return merge(*(wager.lacking for wager in state.wagers if not wager.sure))


def maximum(situation: Situation, seat: int) -> Fact[int]:
    """The most that the seat may have in front of it: all its chips, in pot-limit the pot, in limit the one size there is."""
    state = situation.state
    structure = state.hand.stakes.structure
    if structure == "limit":
        least = minimum_wager(state)
        return least if isinstance(least, Unknown) else Known(least, "betting_unit_limit")
    mine = state.committed[seat]
    if structure == "no_limit":
        stack = state.stack(seat)
        if isinstance(stack, int) and isinstance(mine, int):
            return Known(mine + stack, "betting_sum", (mine, stack))
        return merge(stack, mine)
    counted = plus(state.pot(), state.lower)
    due = owed(state, seat)
    total = plus(state.level, plus(counted, due))
    if isinstance(total, int) and isinstance(counted, int) and isinstance(due, int):
        return Known(total, "betting_pot_raise", (total - counted - due, counted, due))
    return merge(total)


def faces_since_acted(situation: Situation, seat: int) -> Fact[int | Nothing]:
    """How much the level has risen since the seat's own last action; `none` when it has not acted."""
    state = situation.state
    own = state.after.get(seat)
    if own is None:
        return Known(NONE, "betting_not_acted")
    before = own[0]
    risen: Quantity = 0 if same(before, state.level) else minus(state.level, before)
    if isinstance(risen, Unknown):
        return risen
    if not isinstance(before, int):
        return Known(risen, "betting_same_level")
    return Known(risen, "betting_difference", (before + risen, before))


def _since(state: State, seat: int) -> list[Wager]:
    own = state.after.get(seat)
    return state.wagers[own[1] :] if own is not None else state.wagers


def full_raises_since_acted(situation: Situation, seat: int) -> Fact[int]:
    """Full bets and raises by others since the seat's own last action."""
    return _count(_since(situation.state, seat), "full")


def doubles_since_acted(situation: Situation, seat: int) -> Fact[int]:
    """Bets since the seat's own last action that came to twice the bet just before them, or more."""
    return _count(_since(situation.state, seat), "doubled")


def doubles_of_full_bet_since_acted(situation: Situation, seat: int) -> Fact[int]:
    """Bets since the seat's own last action that came to twice the last full bet, or more."""
    return _count(_since(situation.state, seat), "doubled_full")


def locked_by_all_in(situation: Situation, seat: int) -> Fact[bool]:
    """Whether an all-in above the bet before it and below its double came since the seat's own last action, with no bet since of that double."""
    state = situation.state
    if seat not in state.after:
        return Known(False, "betting_not_acted")
    wagers = _since(state, seat)
    for at, wager in enumerate(wagers):
        to, before = wager.to, wager.above
        if wager.seat in state.maybe_all_in:
            return state.maybe_all_in[wager.seat]
        if wager.seat not in state.all_in or state.committed[wager.seat] != to:
            continue
        if not (wager.sure and isinstance(to, int) and isinstance(before, int)):
            return wager.lacking
        if not 0 < before < to < 2 * before:
            continue
        reaching = [one for one in wagers[at + 1 :] if not isinstance(one.to, int) or one.to >= 2 * before]
        if not reaching:
            return Known(True, "betting_against", (to, 2 * before), (wager.at,))
        if not any(one.sure and isinstance(one.to, int) for one in reaching):
            return reaching[0].lacking
    return Known(False, "betting_counted")


def _count(wagers: list[Wager], which: str) -> Fact[int]:
    hits: list[int] = []
    for wager in wagers:
        hit = wager.full if which == "full" else wager.doubled if which == "doubled" else wager.doubled_full
        if hit is None:
            return wager.lacking
        if hit:
            hits.append(wager.at)
    return Known(len(hits), "betting_counted", (), tuple(hits))


def chips_beyond_call(situation: Situation, seat: int) -> Fact[bool]:
    """Whether the seat has more chips than a call takes."""
    state = situation.state
    if seat in state.all_in:
        return Known(False, "betting_is_all_in")
    if seat in state.maybe_all_in:
        return state.maybe_all_in[seat]
    stack, due = state.stack(seat), owed(state, seat)
    if isinstance(stack, int) and isinstance(due, int):
        return Known(stack > due, "betting_against", (stack, due))
    return merge(stack, due)


def raise_has_effect(situation: Situation, seat: int) -> Fact[bool]:
    """Whether an opponent who still holds cards has chips beyond the level."""
    state = situation.state
    level, lacking = state.level, []
    for other in state.ring:
        if other == seat or other not in state.live or other in state.all_in:
            continue
        if other in state.maybe_out:
            lacking.append(state.maybe_out[other])
            continue
        stack, front = state.behind.get(other), state.committed[other]
        if stack is None or isinstance(front, Unknown) or isinstance(level, Unknown):
            lacking.append(merge(state.stack(other)) if stack is None else merge(front, level))
        elif stack + front > level:
            return Known(True, "betting_has_beyond", (state.hand.name(other), stack + front))
    if state.unnamed != 0:
        lacking.append(unknown("players"))
    return merge(*lacking) if lacking else Known(False, "betting_nobody_beyond")


def last_to_act(situation: Situation, seat: int) -> Fact[bool]:
    """Whether nobody acts after the seat if it does not raise."""
    state = situation.state
    waiting = [other for other in state.ring if other != seat and state.waits(other) and other not in situation.skipped]
    for other in waiting:
        if state.surely_waits(other):
            return Known(False, "betting_waits", (state.hand.name(other),))
    if waiting:
        return merge(*(state.doubt_of(other) for other in waiting))
    return Known(True, "betting_nobody_waits") if state.unnamed == 0 else unknown("players")
