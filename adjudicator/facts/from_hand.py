"""Facts of a case that are measured from its hand: those that the vocabulary declares ``by: hand``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from adjudicator.engine.values import Value
from adjudicator.facts.betting import facts_turn
from adjudicator.facts.betting.fact import AnyFact, Known, Missing, Unknown
from adjudicator.facts.betting.hand import Action, Hand, Mark
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.registry import EVENT_FACTS, PLAYER_FACTS
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import AboutAction
from adjudicator.facts.record import replace


def measures() -> Iterable[str]:
    """The names of everything that can be measured."""
    return (*EVENT_FACTS, *PLAYER_FACTS)


def is_of_a_seat(name: str) -> bool:
    """Whether a measure is one of each seat."""
    return name in PLAYER_FACTS


COUNTED_FROM_ERROR = frozenset(
    measure.__name__ for measure in (facts_turn.actions_before_notice, facts_turn.chip_actions_before_notice, facts_turn.consecutive_chip_actions)
)
"""The counts of what came after the error: they begin at its mark in the hand."""


class Measured:
    """A hand under the parameters of a house, measured as facts are asked for."""

    __slots__ = ("_found", "_situation")

    def __init__(self, hand: Hand, parameters: Mapping[str, Value], about: int | None = None, *, about_action: AboutAction = False) -> None:
        """`about` is the seat whose last action is in question; None leaves that to the hand, in which the last action is in question where nothing
        else is, if the event is `about_action`; a kind there: the last told as that. Raises ValueError for a parameter that is none.
        """
        told = hand if about is None else questioned(hand, about)
        self._situation = Situation(told, BettingParameters.of(parameters), about_action=about_action)
        self._found: dict[tuple[str, int | None], AnyFact] = {}

    @property
    def subject(self) -> int | None:
        """The seat of the player in question."""
        return self._situation.subject

    @property
    def question(self) -> int | None:
        """The index of the action in question among the events of the hand."""
        return self._situation.question

    @property
    def marked(self) -> bool:
        """Whether the hand says when the error happened."""
        return self._situation.after_error is not None or any(isinstance(event, Mark) for event in self._situation.hand.events)

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of those who still hold cards and have chips to act with."""
        return self._situation.deciding

    def known(self, names: Iterable[str], seat: int | None = None) -> dict[str, Known[Value]]:
        """Those of the facts named that are known, of the event and the player in question, or of `seat`."""
        found: dict[str, Known[Value]] = {}
        for name in names:
            fact = self._found.get((name, seat))
            if fact is None:
                fact = self._found[name, seat] = self._situation.fact(name, seat)
            if not isinstance(fact, Unknown):
                found[name] = fact
        return found

    def missing(self, name: str) -> tuple[Missing, ...]:
        """What the hand does not tell and a fact needs."""
        fact = self._situation.fact(name)
        return fact.missing if isinstance(fact, Unknown) else ()


def questioned(hand: Hand, seat: int) -> Hand:
    """The hand with the last action of `seat` in question and no other; the hand as it is when he did not act."""
    last = max((index for index, action in hand.actions() if action.seat == seat and action.is_play), default=None)
    if last is None:
        return hand
    events = tuple(
        replace(event, in_question=index == last) if isinstance(event, Action) and event.in_question != (index == last) else event
        for index, event in enumerate(hand.events)
    )
    return replace(hand, events=events)
