"""The situation that a hand leads to: the action in question, who faces what, and every fact of it."""

from __future__ import annotations

from collections.abc import Iterable
from operator import attrgetter

from adjudicator.facts.betting.effect import effect_of, is_regular
from adjudicator.facts.betting.fact import AnyFact, Unknown, unknown
from adjudicator.facts.betting.hand import Action, Hand
from adjudicator.facts.betting.parameters import STANDARD, BettingParameters
from adjudicator.facts.betting.reducer import Reducer
from adjudicator.facts.betting.registry import EVENT_FACTS, PLAYER_FACTS
from adjudicator.facts.betting.state import State
from adjudicator.facts.betting.steps import AboutAction, Cards, Kind, Plain, Say, Step

NOBODY = unknown("turn")
"""A fact of the player in question where there is none."""


class Situation:
    """A hand seen from the action in question, or from the player whose turn it is.

    The action in question is the one that was said to be; else the first that is open: out of turn and waiting, or of a meaning that a rulebook
    has to say; else the last one, when it was chips, words or a gesture, or is irregular, or the event is `about_action`. Where that names a
    kind, the last action told as that is in question before all but one that was said to be; `out_of_turn`: the first
    that waits, or else the last one that came out of turn. `question` is its index among the events, or None.
    `state` is what that player faces: for an action out of turn, the betting as it comes back to him; otherwise what was there before him.
    An action in question is never part of the state. `subject` is the seat of the action in question, else the one that showed or threw its cards
    at the end, else the next to act.
    """

    __slots__ = (
        "_about_action",
        "_marked",
        "action",
        "cache",
        "hand",
        "out_of_turn",
        "parameters",
        "question",
        "skipped",
        "state",
        "subject",
        "turn_doubt",
    )

    def __init__(self, hand: Hand, parameters: BettingParameters = STANDARD, *, about_action: AboutAction = False) -> None:
        self.hand = hand
        self._about_action = about_action
        self.parameters = parameters
        self.question: int | None = None
        self.action: Action | None = None
        self.out_of_turn: bool | None = None
        self.turn_doubt: Unknown | None = None
        """Why it is not known whether the action in question came in turn; it is taken to have."""
        self.skipped: tuple[int, ...] = ()
        """The seats that the action in question passed over."""
        self.cache: dict[str, object] = {}
        """What several facts share, measured once."""
        self.state: State = self._play()
        self.subject: int | None = self.action.seat if self.action is not None else self._showed_last() or self.state.next_to_act()

    def _showed_last(self) -> int | None:
        """The seat whose showing or throwing of cards ends what is told: it is the one in question."""
        last = self.hand.events[-1] if self.hand.events else None
        cards = isinstance(last, Action) and bool(last.steps) and all(isinstance(step, Cards) for step in last.steps)
        return last.seat if cards and isinstance(last, Action) else None

    def _play(self) -> State:
        reducer = Reducer(self.hand, self.parameters)
        any_early = reducer.marked is None and self._about_action == "out_of_turn"
        if reducer.marked is None and isinstance(self._about_action, str) and self._about_action != "out_of_turn" and self._about_action != "error":
            reducer.marked = _last_told_as(self.hand, self._about_action)
        state, marked = reducer.state, reducer.marked
        self._marked = marked is not None
        candidate = reducer.last if marked is None else marked
        for index, event in enumerate(self.hand.events):
            if index == candidate and not any_early and (marked is not None or not state.pending):
                assert isinstance(event, Action)
                turn = reducer.turn(index, event)
                if not turn.in_turn:
                    self._ask(index, True, turn.skipped)
                    self.turn_doubt = turn.doubt
                elif marked is not None or self._about_action or _asks(event, state):
                    reducer.pass_over(turn.passed)
                    self._ask(index, False, ())
                    self.turn_doubt = turn.doubt
                    return state
            reducer.play(index)
            if any_early and index in reducer.early:
                self._ask(index, True, reducer.early[index])
            if reducer.open_at is not None:
                if self.question is None or not any_early:
                    self._ask(reducer.open_at, False, ())
                break
        if marked is None and state.pending:
            waiting = min(state.pending.values(), key=attrgetter("at"))
            if self.question is None or any_early or waiting.at < self.question:
                self._ask(waiting.at, True, waiting.skipped)
        return state

    @property
    def after_error(self) -> int | None:
        """Where the events after the action in question begin, where that is the error and the hand says which it is; None elsewhere."""
        return self.question + 1 if self._about_action == "error" and self._marked and self.question is not None else None

    def _ask(self, index: int, out_of_turn: bool, skipped: tuple[int, ...]) -> None:
        event = self.hand.events[index]
        assert isinstance(event, Action)
        self.question, self.action, self.out_of_turn, self.skipped = index, event, out_of_turn, skipped

    def fact(self, name: str, seat: int | None = None) -> AnyFact:
        """One fact of the event, or of a seat. Raises KeyError for a name that is no fact, and for a seat that nobody has."""
        player = PLAYER_FACTS.get(name)
        if player is None:
            return EVENT_FACTS[name](self)
        wanted = seat if seat is not None else self.subject
        return player(self, wanted) if wanted is not None else NOBODY

    def facts(self, names: Iterable[str] | None = None) -> dict[str, AnyFact]:
        """The facts named, or every fact, of the event and of the seat in question. Raises KeyError for a name that is no fact."""
        seat = self.subject
        if names is None:
            found = {name: measure(self) for name, measure in EVENT_FACTS.items()}
            if seat is not None:
                found.update(self.player(seat))
            return found
        found = {}
        for name in names:
            player = PLAYER_FACTS.get(name)
            if player is None:
                found[name] = EVENT_FACTS[name](self)
            else:
                found[name] = NOBODY if seat is None else player(self, seat)
        return found

    def player(self, seat: int) -> dict[str, AnyFact]:
        """Every fact of a seat. Raises KeyError for a seat that nobody has."""
        return {name: measure(self, seat) for name, measure in PLAYER_FACTS.items()}

    @property
    def assumed_folds(self) -> tuple[int, ...]:
        """The seats that are taken to have folded, because others acted after them and nothing was told of them."""
        return tuple(self.state.assumed_folds)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of those who still hold cards, in order."""
        return tuple(seat for seat in self.state.ring if seat in self.state.live)

    @property
    def deciding(self) -> tuple[int, ...]:
        """Those of them who have chips to act with, in order: an all-in player has nothing left to choose."""
        return tuple(self.state.with_chips())


def _last_told_as(hand: Hand, kind: Kind) -> int | None:
    """Where the last action stands that was told, or announced, as that kind; None where none was."""
    told = (index for index, action in hand.actions() if any(_is_told_as(step, kind) for step in action.steps))
    return max(told, default=None)


def _is_told_as(step: Step, kind: Kind) -> bool:
    return (isinstance(step, Plain) and step.kind == kind) or (isinstance(step, Say) and step.word == kind)


def _asks(action: Action, state: State) -> bool:
    """Whether an action in turn, the last one told, is one to ask about though its effect is plain: chips, words and gestures, or irregular."""
    if action.ruled is not None:
        return False
    first = action.steps[0]
    if not isinstance(first, (Plain, Cards)) or any(not isinstance(step, (Plain, Cards)) for step in action.steps[1:]):
        return True
    effect = effect_of(state, action)
    return effect is None or not is_regular(state, action.seat, effect)
