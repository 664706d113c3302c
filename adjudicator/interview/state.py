"""The interview as a state: what is told, what comes out of it, and the next question. It knows no terminal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Literal

from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.branches import start_of
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.constraints import possible
from adjudicator.ruling.domains import domain_of_value
from adjudicator.ruling.gate import enter
from adjudicator.ruling.model import Missing, Ruling
from adjudicator.ruling.seats import seat_fact
from adjudicator.vocabulary.model import Fact

Reply = Value | Literal["unknown", "disputed"]
"""An answer: a value, or that nobody knows it, or that people contradict each other on it."""

UNKNOWN: Literal["unknown"] = "unknown"
DISPUTED: Literal["disputed"] = "disputed"


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked next, of event number `event` (from 0). `values` are those that can be, where they can be listed; none for a number.

    `presumed`: what is taken for granted of the fact, where that is what is asked.
    """

    event: int
    missing: Missing
    fact: Fact
    values: tuple[Value, ...]
    presumed: Value | None = None

    @property
    def name(self) -> str:
        """The fact as it is given: ``cards_held@6`` for that of a seat."""
        return _name(self.missing)


@dataclass(frozen=True, slots=True)
class Interview:
    """One moment of an interview. `given` are the answers so far, in order, as (event, fact, reply); `before` is the moment before the last.

    `presumptions`: what is taken for granted and would change the ruling is asked too.
    """

    judge: Adjudicator
    case: Case
    ruling: Ruling
    strict: bool = False
    given: tuple[tuple[int, str, Reply], ...] = ()
    before: Interview | None = None
    presumptions: bool = False

    @property
    def question(self) -> Question | None:
        """The next question, the most decisive; None when no answer can change the ruling any more."""
        found = next(self._open(), None)
        return None if found is None else self._question(*found)

    @property
    def left(self) -> int:
        """How many facts can still change the ruling; an answer may settle several."""
        return sum(1 for _ in self._open())

    def _open(self) -> Iterator[tuple[int, Missing, Fact, Value | None]]:
        """What can still change the ruling, the most decisive first; what is taken for granted last, with its value, where that was asked for."""
        passed = {(event, name) for event, name, reply in self.given if reply in (UNKNOWN, DISPUTED)}
        facts = self.judge.rulebook.vocabulary.facts
        rulings = list(enumerate((self.ruling, *self.ruling.events)))
        for number, ruling in rulings:
            for missing in ruling.missing:
                if missing.fact not in facts or missing.fact in self.case.events[number].unknown | self.case.events[number].disputed:
                    continue
                if (number, _name(missing)) not in passed:
                    yield number, missing, facts[missing.fact], None
        for number, ruling in rulings if self.presumptions else ():
            for one in ruling.presumed:
                if one.fact in facts:
                    yield number, Missing(one.fact, (), (), disputed=False), facts[one.fact], one.value

    def _question(self, number: int, missing: Missing, fact: Fact, presumed: Value | None) -> Question:
        values = _possible(fact, missing, (self.ruling, *self.ruling.events)[number])
        return Question(number, missing, fact, tuple(value for value in values if self._fits(number, missing, value)), presumed)

    def _fits(self, number: int, missing: Missing, value: Value) -> bool:
        """Whether a value can be beside what was told of the event, whatever is taken for granted."""
        if missing.seat is not None:
            return True
        event = self.case.events[number]
        plan, matching = self.judge.plan(event.incident)
        entered = enter(plan, event, matching, strict=True)
        domains = {**start_of(plan, entered).domains, missing.fact: domain_of_value(value)}
        return possible(domains, entered.constraints)


def _name(missing: Missing) -> str:
    return missing.fact if missing.seat is None else seat_fact(missing.fact, missing.seat)


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


def with_presumptions(interview: Interview) -> Interview:
    """The interview that also asks what is taken for granted; going back undoes it."""
    return replace(interview, presumptions=True, before=interview)


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
    return replace(event, facts={**event.facts, fact: reply}, spoken=event.spoken - {fact})


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
    name = _name(missing)
    kept = tuple(value for value in values if any(evaluate(branch.when, {name: value}) is not False for branch in ruling.branches))
    return kept or values
