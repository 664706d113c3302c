"""What cannot have happened in a hand, whatever the articles say: more chips than somebody has, an action after the last chip, one card twice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adjudicator.facts.betting.effect import put_total
from adjudicator.facts.betting.fact import Quantity, minus, plus
from adjudicator.facts.betting.hand import Action, Deal, Event, Hand, amount_known
from adjudicator.facts.betting.parameters import STANDARD
from adjudicator.facts.betting.reducer import Reducer
from adjudicator.facts.betting.state import State
from adjudicator.facts.betting.steps import Cards, Plain, PullBack, Put, Say
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.text.languages import Text


def impossible(hand: Hand, places: Sequence[Place]) -> Iterator[Diagnostic]:
    """What cannot have happened, each with its place; `places` are those of the events. Only stacks that were told are held against what was put."""
    yield from _cards_twice(hand.events, places)
    yield from _asked_twice(hand.events, places)
    reducer = Reducer(hand, STANDARD)
    reducer.marked = len(hand.events)  # Play goes on past actions that an article has to judge.
    for index, (event, place) in enumerate(zip(hand.events, places, strict=True)):
        if isinstance(event, Action) and event.seat in reducer.state.place:
            yield from (Diagnostic(one.message, place, one.values) for one in _of_action(reducer.state, event, hand.name(event.seat)))
        reducer.play(index)


def _cards_twice(events: Sequence[Event], places: Sequence[Place]) -> Iterator[Diagnostic]:
    seen: set[str] = set()
    for event, place in zip(events, places, strict=True):
        for card in event.cards if isinstance(event, Deal) else ():
            if card in seen:
                yield Diagnostic("notation_card_twice", place, {"card": card})
            seen.add(card)


def _asked_twice(events: Sequence[Event], places: Sequence[Place]) -> Iterator[Diagnostic]:
    asked = [place for event, place in zip(events, places, strict=True) if isinstance(event, Action) and event.in_question]
    yield from (Diagnostic("notation_asked_twice", place, {"first": asked[0]}) for place in asked[1:])


def _of_action(state: State, action: Action, who: Text) -> Iterator[Diagnostic]:
    if not action.is_play:
        return
    if action.seat in state.all_in and not all(isinstance(step, Cards) for step in action.steps):
        yield Diagnostic("notation_all_in_already", values={"who": who})
        return
    stack = state.behind.get(action.seat)
    if stack is None:
        return
    put, words = _put(state, action), _named(state, action)
    if isinstance(put, int) and put > stack:
        yield Diagnostic("notation_more_than_stack", values={"who": who, "chips": put, "stack": stack})
    elif isinstance(words, int) and words > stack:
        yield Diagnostic("notation_says_more_than_stack", values={"who": who, "chips": words, "stack": stack})
    elif isinstance(put, int):
        yield from _left(action, who, stack, put)


def _left(action: Action, who: Text, stack: int, put: int) -> Iterator[Diagnostic]:
    """What was told of the chips that he kept, against those that he had."""
    values: dict[str, object] = {"who": who, "chips": put, "stack": stack, "left": stack - put}
    if action.behind is not None and action.behind != stack - put:
        yield Diagnostic("notation_keeps_otherwise", values={**values, "behind": action.behind})
    elif put and ((action.last_chips is True and put < stack) or (action.last_chips is False and put >= stack)):
        yield Diagnostic("notation_last_chips_or_not", values=values)


def _put(state: State, action: Action) -> Quantity:
    """The chips that the action took from the stack."""
    total: Quantity = 0
    for step in action.steps:
        if isinstance(step, Put):
            total = plus(total, put_total(state, action, step))
        elif isinstance(step, PullBack):
            given = amount_known(step.amount)
            total = minus(total, given if given is not None and not step.whole else state.committed[action.seat])
        elif isinstance(step, Plain) and step.kind not in ("fold", "check"):
            given = amount_known(step.amount)
            to = plus(state.level, given) if given is not None and step.by else given
            if to is not None:
                total = plus(total, minus(to, state.committed[action.seat]))
    return total


def _named(state: State, action: Action) -> Quantity:
    """The chips that an announced amount would take from the stack."""
    for step in action.steps:
        given = amount_known(step.amount) if isinstance(step, Say) and step.number is None else None
        if given is not None and isinstance(step, Say):
            return minus(plus(state.level, given) if step.by else given, state.committed[action.seat])
    return 0
