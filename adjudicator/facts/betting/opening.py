"""The state when a hand begins: who is there, blinds and antes posted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adjudicator.facts.betting.fact import Unknown, plus, unknown
from adjudicator.facts.betting.hand import Hand, Post
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.state import State


def opening_state(hand: Hand, parameters: BettingParameters, told: Iterable[int], posts: Sequence[Post]) -> State:
    """The state before anybody acts. `told` are the seats that are heard of in the hand, `posts` the blinds told as posted otherwise than in full."""
    seating = hand.seating
    blinds = {seat for seat in (seating.small_blind, seating.big_blind) if seat is not None}
    ring = tuple(sorted({*seating.seats, *told, *blinds, *[post.seat for post in posts]}))
    state = State(hand, parameters, ring, seating.big_blind)
    if seating.players is not None:
        state.unnamed = max(0, seating.players - len(ring))
    _antes(state, blind_first=parameters.ante_order == "blind_first")
    _posts(state, posts)
    state.open_street()
    if seating.big_blind is not None and isinstance(state.level, Unknown) and seating.big_blind not in state.unstacked:
        state.committed[seating.big_blind] = state.level
    return state


def _antes(state: State, *, blind_first: bool) -> None:
    stakes, seating = state.hand.stakes, state.hand.seating
    by_blind = stakes.ante is not None and stakes.ante_by == "big_blind"
    if stakes.ante is not None and not by_blind:
        _ante_of_all(state, stakes.ante)
    if by_blind and not blind_first:
        _ante_of_blind(state, stakes.ante or 0)
    _blinds(state)
    if by_blind and blind_first:
        _ante_of_blind(state, stakes.ante or 0)
    for seat in (seating.small_blind, seating.big_blind):
        if seat is not None and state.behind.get(seat) == 0:
            state.all_in.add(seat)


def _ante_of_all(state: State, ante: int) -> None:
    """Of those known to be there each pays his own; what the others paid is in the pot."""
    players = state.hand.seating.players
    if players is None:
        state.dead = plus(state.dead, unknown("players"))
    else:
        state.dead = plus(state.dead, max(0, players - len(state.ring)) * ante)
    for seat in state.ring:
        state.contributed[seat] = _take(state, seat, ante)
        if state.behind.get(seat) == 0:
            state.all_in.add(seat)


def _ante_of_blind(state: State, ante: int) -> None:
    seat = state.hand.seating.big_blind
    if seat in state.unstacked:
        state.dead = plus(state.dead, unknown("blinds"))
        return
    state.dead = plus(state.dead, ante if seat is None else _take(state, seat, ante))


def _blinds(state: State) -> None:
    stakes, seating = state.hand.stakes, state.hand.seating
    small, big = stakes.small_blind, stakes.big_blind
    if stakes.dead_small_blind:
        state.lower = plus(state.lower, small if small is not None else unknown("blinds"))
    elif seating.small_blind is not None:
        _post(state, seating.small_blind, small)
    else:
        state.dead = plus(state.dead, small if small is not None else unknown("blinds"))
    if seating.big_blind is not None:
        _post(state, seating.big_blind, big)
    else:
        state.dead = plus(state.dead, big if big is not None else unknown("blinds"))


def _post(state: State, seat: int, blind: int | None) -> None:
    if blind is None:
        state.committed[seat] = unknown("blinds")
        if state.behind.pop(seat, None) is not None:
            state.unstacked.add(seat)
            state.maybe_all_in[seat] = unknown("blinds")
        return
    posted = _take(state, seat, blind)
    state.committed[seat] = posted
    state.lower = plus(state.lower, blind - posted)


def _take(state: State, seat: int, wanted: int) -> int:
    """Takes chips from a stack, as many as it has; a stack that is not known is taken to be enough."""
    stack = state.behind.get(seat)
    if stack is None:
        return wanted
    taken = min(stack, wanted)
    state.behind[seat] = stack - taken
    return taken


def _posts(state: State, posts: Sequence[Post]) -> None:
    """Less than the blind puts the player all-in, more is a chip that waits for its change."""
    stakes, seating = state.hand.stakes, state.hand.seating
    for post in posts:
        blind = stakes.big_blind if post.seat == seating.big_blind else stakes.small_blind
        if blind is not None and post.total < blind:
            before = state.committed[post.seat]
            state.lower = plus(state.lower, before - post.total if isinstance(before, int) else 0)
            state.committed[post.seat] = post.total
            state.behind[post.seat] = 0
            state.all_in.add(post.seat)
        elif blind is None:
            state.committed[post.seat] = post.total
        if post.chips is not None or (blind is not None and post.total > blind):
            state.front[post.seat] = (post.total, post.chips)
