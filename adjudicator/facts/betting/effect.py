"""What an action does to the betting, where the telling leaves no doubt. Where it does, the model leaves it open: its meaning is for a rulebook."""

from __future__ import annotations

from typing import Literal, NamedTuple

from adjudicator.facts.betting.fact import Quantity, Unknown, minus, plus, same, unknown
from adjudicator.facts.betting.hand import Action, amount_known
from adjudicator.facts.betting.state import State
from adjudicator.facts.betting.steps import Cards, Motion, Plain, PullBack, Put, Ruled, Say, Step


class Effect(NamedTuple):
    """What an action comes to: `to` is what the player then has in front of him in this street."""

    kind: Literal["fold", "check", "call", "wager", "void"]
    to: Quantity
    all_in: bool = False
    sure: bool = True
    """Whether it is known to be what it is called: an all-in for an amount that nobody told may be a call as well as a raise."""


def effect_of(state: State, action: Action) -> Effect | None:
    """The effect of an action in turn, or None when it is open."""
    if action.ruled is not None:
        return _ruled(state, action, action.ruled)
    steps = action.steps
    if len(steps) == 1 and isinstance(steps[0], Plain):
        return _plain(state, action, steps[0])
    plays = tuple(step for step in steps if not (isinstance(step, Cards) and step.shown))
    if not plays:
        return None
    first = plays[0]
    if len(plays) == 1:
        return _single(state, action, first)
    if len(plays) == 2 and isinstance(first, Say) and isinstance(plays[1], Put):
        return _announced(state, action, first, plays[1])
    if isinstance(first, Plain) and first.kind == "fold" and all(isinstance(step, Cards) for step in plays[1:]):
        return _plain(state, action, first)
    return None


def owed(state: State, seat: int) -> Quantity:
    """What the seat has to add to match the level, whatever its stack."""
    return minus(state.level, state.committed[seat])


def call_to(state: State, seat: int) -> tuple[Quantity, bool]:
    """What the seat has in front after calling, and whether that takes its last chip."""
    level, mine = state.level, state.committed[seat]
    stack = state.behind.get(seat)
    if stack is not None and isinstance(mine, int):
        if isinstance(level, int) and mine + stack <= level:
            return mine + stack, True
        if isinstance(level, Unknown):
            return level, False
    return level, False


def minimum_wager(state: State) -> Quantity:
    """The least that a bet or raise must come to."""
    level, unit = state.level, state.unit
    if state.hand.stakes.structure == "limit":
        return plus(state.full_level, unit)
    if level == 0:
        return state.increment
    if state.full_at is None and isinstance(level, int) and isinstance(unit, int) and level < unit:
        return plus(level, unit) if state.parameters.short_opening == "add" else unit
    return plus(level, level) if state.parameters.minimum_raise == "double" else plus(level, state.increment)


def _plain(state: State, action: Action, step: Plain) -> Effect | None:
    seat, kind = action.seat, step.kind
    mine = state.committed[seat]
    due = not same(state.level, mine)
    if kind == "fold":
        return Effect("fold", mine)
    given = amount_known(step.amount)
    if kind == "check":
        return Effect("check", mine) if not due or not isinstance(owed(state, seat), int) else None
    if kind == "call":
        return _call(state, action, given)
    if kind == "all_in":
        return _all_in(state, action, given)
    to = given if given is not None and not step.by else _named_total(state, action, given, step.by)
    if isinstance(to, int) and isinstance(state.level, int) and to <= state.level:
        return None
    return _wager(state, action, to)


def _named_total(state: State, action: Action, given: int | None, by: bool) -> Quantity:
    if given is None:
        return unknown("amount", action.seat, state.hand.name(action.seat))
    return plus(state.level, given) if by else given


def _call(state: State, action: Action, given: int | None) -> Effect | None:
    seat = action.seat
    to, all_in = call_to(state, seat) if seat in state.behind else (state.level, False)
    if same(to, state.committed[seat]):
        return Effect("check", to)
    last = all_in or _said_last(action)
    if given is None or given == to:
        return Effect("call", to, last)
    if isinstance(to, Unknown):
        return Effect("call", given, last)
    return Effect("call", given, True) if given < to and last else None


def _all_in(state: State, action: Action, given: int | None) -> Effect:
    seat = action.seat
    to: Quantity = given if given is not None else plus(state.committed[seat], state.stack(seat))
    if isinstance(to, int) and isinstance(state.level, int) and to <= state.level:
        return Effect("call", to, True)
    told = isinstance(to, int) and isinstance(state.level, int)
    return Effect("wager", to, True, told or not state.owes(seat))


def _wager(state: State, action: Action, to: Quantity) -> Effect:
    mine, stack = state.committed[action.seat], state.behind.get(action.seat)
    all_in = _said_last(action) or (stack is not None and isinstance(mine, int) and isinstance(to, int) and mine + stack <= to)
    return Effect("wager", to, all_in)


def is_regular(state: State, seat: int, effect: Effect) -> bool:
    """False for what is plain and yet irregular: a bet or raise below the minimum, a fold facing nothing."""
    if effect.kind == "fold":
        return not same(state.level, state.committed[seat])
    if effect.kind != "wager" or effect.all_in:
        return True
    least = minimum_wager(state)
    return not (isinstance(effect.to, int) and isinstance(least, int) and effect.to < least)


def _said_last(action: Action) -> bool:
    return action.last_chips is True or action.behind == 0


def _single(state: State, action: Action, step: Step) -> Effect | None:
    """An action of one step that is not told as a plain one."""
    seat = action.seat
    if isinstance(step, Cards):
        return Effect("fold", state.committed[seat])
    if isinstance(step, Motion):
        return Effect("check", state.committed[seat]) if step.tap and not state.owes(seat) else None
    if isinstance(step, Put):
        return _put(state, action, step)
    return _words(state, action, step) if isinstance(step, Say) else None


def _words(state: State, action: Action, step: Say) -> Effect | None:
    if step.literal is not None or step.word in ("other", "pot"):
        return None
    if step.word == "fold" or step.word == "check" or step.word == "call" or step.word == "all_in":
        return _plain(state, action, Plain(step.word, step.amount))
    given = amount_known(step.amount)
    if given is None:
        return None
    if step.word == "amount":
        return _wager(state, action, given) if state.level == 0 else None
    effect = _plain(state, action, Plain("raise", given, step.by))
    return effect if effect is not None and is_regular(state, action.seat, effect) else None


def _put(state: State, action: Action, step: Put) -> Effect | None:
    """Chips and nothing else that would settle what they mean."""
    seat = action.seat
    put = put_total(state, action, step)
    front = state.front.get(seat)
    if not isinstance(put, int) or (front is not None and front[0] != state.committed[seat]):
        return None
    to = plus(state.committed[seat], put)
    if state.level == 0:
        return _wager(state, action, to) if put else None
    due, all_in = call_to(state, seat)
    if same(to, due):
        return Effect("call", to, all_in or _said_last(action))
    last = step.whole or _said_last(action) or put == state.behind.get(seat)
    if last and isinstance(to, int) and isinstance(state.level, int) and to < state.level:
        return Effect("call", to, True)
    return None


def put_total(state: State, action: Action, step: Put) -> Quantity:
    """How many chips a motion put out."""
    if step.chips is not None:
        return sum(step.chips)
    if step.whole and step.total is None:
        return state.stack(action.seat)
    given = amount_known(step.total)
    return given if given is not None else unknown("amount", action.seat, state.hand.name(action.seat))


def _announced(state: State, action: Action, said: Say, put: Put) -> Effect | None:
    """Words, then chips that bear them out exactly."""
    effect = _words(state, action, said)
    chips = put_total(state, action, put)
    to = plus(state.committed[action.seat], chips)
    if effect is not None and same(effect.to, to):
        return effect
    if said.word == "all_in" and effect is not None and isinstance(effect.to, Unknown):
        return _all_in(state, action, to if isinstance(to, int) else None)
    if said.word in ("raise", "bet") and said.amount is None and said.literal is None and isinstance(to, int):
        least = minimum_wager(state)
        if isinstance(least, int) and to >= least:
            return _wager(state, action, to)
    return None


def _ruled(state: State, action: Action, ruled: Ruled) -> Effect:
    seat = action.seat
    if ruled.kind == "void":
        return Effect("void", state.committed[seat])
    if ruled.kind == "fold":
        return Effect("fold", ruled.to if ruled.to is not None else state.committed[seat])
    if ruled.kind == "check":
        return Effect("check", state.committed[seat])
    if ruled.kind == "call":
        to, all_in = call_to(state, seat)
        return Effect("call", to, all_in) if ruled.to is None else Effect("call", ruled.to, all_in and ruled.to == to)
    if ruled.kind == "all_in":
        return _all_in(state, action, ruled.to)
    return _wager(state, action, ruled.to if ruled.to is not None else minimum_wager(state))


def may_raise(state: State, action: Action, chips: Quantity) -> bool:
    """Whether an action that is still open may be ruled a bet or raise, `chips` being what lies in front of the player after it."""
    if not isinstance(chips, int) or not isinstance(state.level, int) or chips > state.level:
        return True
    return any(not isinstance(step, (Put, PullBack, Cards)) and not _bids_nothing(state, step) for step in action.steps)


def _bids_nothing(state: State, step: Plain | Say | Motion) -> bool:
    """Whether words or a gesture cannot be meant for more than the level."""
    if isinstance(step, Motion):
        return step.tap
    if step.word_of in ("fold", "check"):
        return True
    given = amount_known(step.amount)
    return step.word_of == "call" and (step.amount is None or (given is not None and isinstance(state.level, int) and given <= state.level))


def may_fold(state: State, action: Action, chips: Quantity) -> bool:
    """Whether an action that is still open may be ruled a fold: nothing in it binds the player to put in what is due."""
    if isinstance(chips, int) and isinstance(state.level, int) and chips >= state.level:
        return False
    return not any(isinstance(step, (Say, Plain)) and step.word_of not in ("fold", "check", "other") for step in action.steps)


def announces_chips(action: Action) -> bool:
    """Whether an action that is still open put chips in, or bound them by word."""
    return any(
        isinstance(step, (Put, PullBack))
        or (isinstance(step, Say) and step.word not in ("fold", "check", "other"))
        or (isinstance(step, Plain) and step.kind not in ("fold", "check"))
        for step in action.steps
    )
