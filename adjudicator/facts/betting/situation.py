"""The situation that a hand leads to: the action in question, who faces what, and every fact of it."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import TypeAlias

from adjudicator.engine.values import Value
from adjudicator.facts.betting.effect import effect_of
from adjudicator.facts.betting.fact import Fact, Known, Unknown
from adjudicator.facts.betting.hand import Action, Hand
from adjudicator.facts.betting.parameters import STANDARD, BettingParameters
from adjudicator.facts.betting.reducer import Reducer
from adjudicator.facts.betting.state import State
from adjudicator.facts.betting.steps import Cards, Plain

AnyFact: TypeAlias = "Known[Value] | Unknown"


class Situation:
    """A hand seen from the action in question, or from the player whose turn it is.

    The action in question is the one that was said to be; else the first that is open: out of turn and waiting, or of a meaning that a rulebook
    has to say; else the last one, when it was chips, words or a gesture, or is irregular. `question` is its index among the events, or None.
    `state` is what that player faces: for an action out of turn, the betting as it comes back to him; otherwise what was there before him.
    An action in question is never part of the state. `subject` is the seat of the action in question or else the next to act.
    """

    __slots__ = ("action", "cache", "hand", "out_of_turn", "parameters", "question", "skipped", "state", "subject")

    def __init__(self, hand: Hand, parameters: BettingParameters = STANDARD) -> None:
        self.hand = hand
        self.parameters = parameters
        self.question: int | None = None
        self.action: Action | None = None
        self.out_of_turn: bool | None = None
        self.skipped: tuple[int, ...] = ()
        """The seats that the action in question passed over."""
        self.cache: dict[str, object] = {}
        """What several facts share, measured once."""
        self.state: State = self._play()
        self.subject: int | None = self.action.seat if self.action is not None else self.state.next_to_act()

    def _play(self) -> State:
        events = self.hand.events
        last, marked = self._candidates()
        reducer = Reducer(self.hand, self.parameters, stops_when_open=marked is None)
        state = reducer.state
        for index, event in enumerate(events):
            if index == marked or (index == last and marked is None and not state.pending):
                assert isinstance(event, Action)
                turn = reducer.turn(index, event)
                if not turn.in_turn:
                    self._ask(index, True, turn.skipped)
                elif index == marked or _asks(event, state):
                    reducer.pass_over(turn.passed)
                    self._ask(index, False, ())
                    return state
            reducer.play(index)
            if reducer.open_at is not None:
                self._ask(reducer.open_at, False, ())
                break
        if marked is None and state.pending:
            waiting = min(state.pending.values(), key=attrgetter("at"))
            if self.question is None or waiting.at < self.question:
                self._ask(waiting.at, True, waiting.skipped)
        return state

    def _candidates(self) -> tuple[int | None, int | None]:
        """The last action, and the last that was said to be in question."""
        last: int | None = None
        for index in range(len(self.hand.events) - 1, -1, -1):
            event = self.hand.events[index]
            if isinstance(event, Action) and event.is_play:
                if event.in_question:
                    return last, index
                if last is None:
                    last = index
        return last, None

    def _ask(self, index: int, out_of_turn: bool, skipped: tuple[int, ...]) -> None:
        event = self.hand.events[index]
        assert isinstance(event, Action)
        self.question, self.action, self.out_of_turn, self.skipped = index, event, out_of_turn, skipped

    def fact(self, name: str, seat: int | None = None) -> AnyFact:
        """One fact of the event, or of a seat. Raises KeyError for a name that is no fact, and for a seat that nobody has."""
        from adjudicator.facts.betting.registry import EVENT_FACTS, PLAYER_FACTS

        player = PLAYER_FACTS.get(name)
        if player is None:
            return EVENT_FACTS[name](self)
        wanted = seat if seat is not None else self.subject
        return player(self, wanted) if wanted is not None else Unknown(())

    def facts(self) -> dict[str, AnyFact]:
        """Every fact of the event, those of the seat in question among them."""
        from adjudicator.facts.betting.registry import EVENT_FACTS

        found = {name: measure(self) for name, measure in EVENT_FACTS.items()}
        if self.subject is not None:
            found.update(self.player(self.subject))
        return found

    def player(self, seat: int) -> dict[str, AnyFact]:
        """Every fact of a seat. Raises KeyError for a seat that nobody has."""
        from adjudicator.facts.betting.registry import PLAYER_FACTS

        return {name: measure(self, seat) for name, measure in PLAYER_FACTS.items()}

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of those who still hold cards, in order."""
        return tuple(seat for seat in self.state.ring if seat in self.state.live)


def _asks(action: Action, state: State) -> bool:
    """Whether an action in turn, the last one told, is one to ask about though its effect is plain: chips, words and gestures, or irregular."""
    if action.ruled is not None:
        return False
    if not all(isinstance(step, (Plain, Cards)) for step in action.steps):
        return True
    effect = effect_of(state, action)
    return effect is None or not effect.regular


EventMeasure: TypeAlias = Callable[[Situation], AnyFact]
PlayerMeasure: TypeAlias = Callable[[Situation, int], AnyFact]

__all__ = ["EventMeasure", "Fact", "PlayerMeasure", "Situation"]
