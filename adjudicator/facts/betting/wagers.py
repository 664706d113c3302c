"""What a bet or raise does to the level, and whether it is a full one."""

from __future__ import annotations

from adjudicator.facts.betting.fact import Quantity, Unknown, merge
from adjudicator.facts.betting.state import State, Wager

NOTHING_LACKING = Unknown(())


def record_wager(state: State, at: int, seat: int, to: Quantity, *, sure: bool = True) -> None:
    """Notes a bet or raise of `seat` to `to`, the event at index `at`, and raises the level. Not `sure`: it may be none at all."""
    level, base, increment, unit = state.level, state.full_level, state.increment, state.unit
    limit = state.hand.stakes.structure == "limit"
    if not (isinstance(to, int) and isinstance(level, int) and isinstance(base, int) and isinstance(increment, int) and isinstance(unit, int)):
        _record_unknown(state, at, seat, to, sure=sure)
        return
    if limit:
        full = 2 * (to - base) >= unit
    elif state.full_at is None and 0 < level < unit and state.parameters.short_opening == "complete":
        full = to >= unit
    else:
        full = to - level >= increment
    doubled, doubled_full = (False, False) if not level else (to >= 2 * level, to >= 2 * (base or level))
    wager = Wager(at, seat, to, level, full, doubled, doubled_full, _two_left(state), NOTHING_LACKING)
    state.wagers.append(wager)
    state.last_caller, state.caller_doubt = None, None
    state.level = to
    if full:
        state.full_level = to
        state.full_at = wager
        if not limit and to - level > increment:
            state.increment = to - level


def _record_unknown(state: State, at: int, seat: int, to: Quantity, *, sure: bool) -> None:
    """The same where an amount is not known: what can be told of it is, and the rest stays unknown."""
    level, base = state.level, state.full_level
    full: bool | None = None
    before = state.level
    limit = state.hand.stakes.structure == "limit"
    if not limit and isinstance(to, int) and isinstance(level, int) and isinstance(state.increment, int):
        full = to - level >= state.increment
    if level == 0:
        doubled: bool | None = False
        doubled_full: bool | None = False
    else:
        top = base or level
        doubled = to >= 2 * level if isinstance(to, int) and isinstance(level, int) else None
        doubled_full = to >= 2 * top if isinstance(to, int) and isinstance(top, int) else None
    lacking = merge(to, level, state.unit, base, state.increment)
    if not sure:
        full = doubled = doubled_full = None
    wager = Wager(at, seat, to, level, full, doubled, doubled_full, _two_left(state), lacking, sure)
    state.wagers.append(wager)
    state.level = to
    if sure:
        state.last_caller, state.caller_doubt = None, None
    else:
        state.caller_doubt = lacking
        state.doubts.append(lacking)
        if isinstance(to, int) or to is before:
            # What may be a call for less or a raise leaves the level open even where its own amount is known.
            state.level = lacking
    if full is False and sure:
        return
    state.full_level = to if full else lacking
    state.full_at = wager
    if not limit:
        known = full and isinstance(to, int) and isinstance(level, int)
        state.increment = to - level if known and isinstance(to, int) and isinstance(level, int) else lacking


def _two_left(state: State) -> bool | None:
    """Whether only two players with chips are left; None when not known."""
    if state.maybe_out or state.maybe_all_in:
        return None
    betting = len(state.live) if not state.all_in else len(state.with_chips())
    return betting == 2 if state.unnamed == 0 else (False if betting > 2 else None)
