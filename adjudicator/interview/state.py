"""The interview as a state: what is told, what comes out of it, and the next question. It knows no terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Missing, Ruling
from adjudicator.ruling.seats import seat_fact
from adjudicator.vocabulary.model import Fact

Reply = Value | Literal["unknown", "disputed"]
"""An answer: a value, or that nobody knows it, or that people contradict each other on it."""

UNKNOWN: Literal["unknown"] = "unknown"
DISPUTED: Literal["disputed"] = "disputed"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked next, of event number `event` (from 0). `values` are those that can be, where they can be listed; none for a number."""

    event: int
    missing: Missing
    fact: Fact
    values: tuple[Value, ...]

    @property
    def name(self) -> str:
        """The fact as it is given: ``cards_held@6`` for that of a seat."""
        return self.fact.id if self.missing.seat is None else seat_fact(self.fact.id, self.missing.seat)


@dataclass(frozen=True, slots=True)
class Interview:
    """One moment of an interview. `given` are the answers so far, in order, as (event, fact, reply); `before` is the moment before the last."""

    judge: Adjudicator
    case: Case
    ruling: Ruling
    strict: bool = False
    given: tuple[tuple[int, str, Reply], ...] = ()
    before: Interview | None = None

    @property
    def question(self) -> Question | None:
        """The next question; None when no answer can change the ruling any more."""
        return next(self.questions(), None)

    def questions(self) -> Iterator[Question]:
        """Everything that can still change the ruling, the most decisive first."""
        passed = {(event, name) for event, name, reply in self.given if reply in (UNKNOWN, DISPUTED)}
        for number, ruling in enumerate((self.ruling, *self.ruling.events)):
            for missing in ruling.missing:
                fact = self.judge.rulebook.vocabulary.facts.get(missing.fact)
                if fact is None or missing.fact in self.case.events[number].unknown | self.case.events[number].disputed:
                    continue
                question = Question(number, missing, fact, _possible(fact, missing, ruling))
                if (number, question.name) not in passed:
                    yield question


def begin(judge: Adjudicator, case: Case, *, strict: bool = False) -> Interview:
    """The interview on a case. Raises InvalidInputError where the case cannot be."""
    return Interview(judge, case, judge.rule(case, strict=strict), strict)


def answered(interview: Interview, question: Question, reply: Reply) -> Interview:
    """The interview after an answer to one of its questions. Raises InvalidInputError where that cannot be beside what was told."""
    event = interview.case.events[question.event]
    events = list(interview.case.events)
    events[question.event] = _told(event, question, reply)
    case = Case(tuple(events))
    ruling = interview.judge.rule(case, strict=interview.strict)
    return replace(interview, case=case, ruling=ruling, given=(*interview.given, (question.event, question.name, reply)), before=interview)


def back(interview: Interview) -> Interview:
    """The interview as it was before the last answer; itself where there was none."""
    return interview.before or interview


def _told(event: Event, question: Question, reply: Reply) -> Event:
    fact, seat = question.fact.id, question.missing.seat
    if reply in (UNKNOWN, DISPUTED) and not _is_word(question.fact, reply):
        if seat is not None:
            return event
        return replace(event, unknown=event.unknown | {fact}) if reply == UNKNOWN else replace(event, disputed=event.disputed | {fact})
    if seat is not None:
        own: Mapping[str, Value] = {**event.players.get(seat, {}), fact: reply}
        return replace(event, players={**event.players, seat: own})
    return replace(event, facts={**event.facts, fact: reply})


def _is_word(fact: Fact, reply: Reply) -> bool:
    """Whether the reply is a word of the fact's own ("disputed" may be one)."""
    return fact.type is FactType.WORD and reply in fact.words


def _possible(fact: Fact, missing: Missing, ruling: Ruling) -> tuple[Value, ...]:
    """The values that some branch leaves possible; all of them where the branches do not tell."""
    if fact.type is FactType.YES_NO:
        values: tuple[Value, ...] = (True, False)
    elif fact.type is FactType.WORD:
        values = fact.words
    else:
        return ()
    if fact.allows_none:
        values = (*values, NONE)
    name = fact.id if missing.seat is None else seat_fact(fact.id, missing.seat)
    kept = tuple(value for value in values if any(evaluate(branch.when, {name: value}) is not False for branch in ruling.branches))
    return kept or values
