"""What the player in question laid down: words and chips of one action, added up, with no word on what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from adjudicator.facts.betting.effect import put_total
from adjudicator.facts.betting.fact import Quantity, Unknown, minus, plus, unknown
from adjudicator.facts.betting.hand import Action, amount_known
from adjudicator.facts.betting.state import State
from adjudicator.facts.betting.steps import UNKNOWN_AMOUNT, Cards, Plain, PullBack, Put, Say, Step
from adjudicator.facts.record import Record

First = Literal["words", "chips", "together", "neither"]


class Laying(Record):
    """The action in question in figures.

    `prior` is what lay in front of the player, as chips; `pulled` what he took back of it; `new` what he put out, `chips` as values when told;
    `total` what lies there now. `said` are his words in order, None when it was not told whether he spoke.
    """

    prior: Quantity
    pulled: Quantity
    pulled_all: bool
    new: Quantity
    chips: tuple[int, ...] | None
    total: Quantity
    motions: int | None
    said: tuple[Say, ...] | None
    first: First | None
    plain: Plain | None


def laying_of(state: State, action: Action) -> Laying:
    """The figures of an action, `state` being what it faces."""
    seat = action.seat
    front = state.front.get(seat)
    prior: Quantity = front[0] if front is not None else state.committed[seat]
    steps = [step for step in action.steps if not isinstance(step, Cards)]
    if len(steps) == 1 and isinstance(steps[0], Plain):
        return _plain(state, action, steps[0], prior)
    pulled: Quantity = 0
    pulled_all = False
    new: Quantity = 0
    chips: tuple[int, ...] | None = ()
    puts = 0
    for step in steps:
        if isinstance(step, PullBack):
            taken = _taken(state, action, step, minus(prior, pulled))
            pulled, pulled_all = plus(pulled, taken), pulled_all or step.whole
        elif isinstance(step, Put):
            puts += 1
            new = plus(new, put_total(state, action, step))
            chips = None if step.chips is None or chips is None else (*chips, *step.chips)
    said = tuple(step for step in steps if isinstance(step, Say))
    words: tuple[Say, ...] | None = said if said or action.silent or not puts else None
    left = minus(prior, pulled)
    motions = action.motions if action.motions is not None else puts
    return Laying(prior, pulled, pulled_all or pulled == prior != 0, new, chips, plus(left, new), motions, words, _first(steps, words), None)


def _taken(state: State, action: Action, step: PullBack, rest: Quantity) -> Quantity:
    if step.whole:
        return rest
    given = amount_known(step.amount)
    return given if given is not None else unknown("amount", action.seat, state.hand.name(action.seat))


def _plain(state: State, action: Action, step: Plain, prior: Quantity) -> Laying:
    """An action told as done: only its total is known, not how it was made."""
    given = amount_known(step.amount)
    seat = action.seat
    total: Quantity
    if step.kind in ("fold", "check"):
        total = prior
    elif given is not None:
        total = plus(state.level, given) if step.by else given
    elif step.kind == "call":
        total = state.level
    elif step.kind == "all_in":
        total = plus(state.committed[seat], state.stack(seat))
    else:
        total = unknown("amount", seat, state.hand.name(seat))
    new = minus(total, prior)
    return Laying(prior, 0, False, new, () if new == 0 else None, total, action.motions, () if action.silent else None, None, step)


def _first(steps: Sequence[Step], words: tuple[Say, ...] | None) -> First | None:
    """Which came first, words or chips."""
    kinds = [(isinstance(step, Say), step.with_previous) for step in steps if isinstance(step, (Say, Put))]
    if not kinds:
        return "neither"
    if words is None:
        return None
    if len(kinds) > 1 and kinds[1][1] and kinds[0][0] != kinds[1][0]:
        return "together"
    return "words" if kinds[0][0] else "chips"


def said_word(said: Say) -> str:
    """The word of an announcement, with its amount or without: ``raise``, ``raise_amount``."""
    with_amount = said.amount is not None or said.number is not None
    return f"{said.word}_amount" if with_amount and said.word in ("bet", "raise", "call", "all_in") else said.word


def amount_of(state: State, seat: int, said: Say) -> int | Unknown | None:
    """The total announced, or None when no amount was; Unknown when it is not known or its words can be read in several ways."""
    if said.number is not None:
        return unknown("words", seat, state.hand.name(seat))
    if said.amount is UNKNOWN_AMOUNT:
        return unknown("amount", seat, state.hand.name(seat))
    given = amount_known(said.amount)
    if given is None:
        return None
    return plus(state.level, given) if said.by else given
