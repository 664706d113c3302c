"""A side of a comparison: one rulebook on one kind of event, which rules each situation once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from adjudicator.compare.said import Said, decided, said
from adjudicator.compare.samples import Samples
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.case import Event
from adjudicator.ruling.gate import Entered, enter
from adjudicator.ruling.matching import Matching
from adjudicator.ruling.model import Answer
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.resolve import Known, resolve
from adjudicator.source.diagnostics import InvalidInputError


@dataclass(frozen=True, slots=True)
class Told:
    """A situation as it is told: facts, and a hand in words."""

    facts: Mapping[str, Value]
    hand: str | None = None


@dataclass(frozen=True, slots=True)
class Ruled:
    """One house's ruling of a situation, and the facts that it rests on."""

    entered: Entered
    answer: Answer
    said: Said


SeatFacts = tuple[Mapping[str, Value], Mapping[int, Mapping[str, Value]]]
"""The facts of an event, and those of each seat."""
_Key = tuple[str | None, frozenset[tuple[str, type, Value]]]


class Side:
    """One rulebook on one kind of event."""

    def __init__(self, rulebook: Rulebook, kind: str, samples: Samples) -> None:
        """`kind` is an incident of the rulebook's vocabulary."""
        self.rulebook = rulebook
        self.plan = Plan(rulebook, (kind,))
        self._matching = Matching(self.plan, "python")
        self._kind = kind
        self._samples = samples
        self._read = self.plan.facts | frozenset(rulebook.context)
        self._ruled: dict[_Key, Ruled | None] = {}
        self._told: dict[_Key, Entered | None] = {}

    @property
    def speaks(self) -> bool:
        """Whether an article of the house is on this kind of event."""
        return bool(self.plan.rules or self.plan.notes)

    @property
    def played(self) -> Sequence[str]:
        """Short hands, to show what a few facts mean."""
        return self._samples.played

    def rule(self, told: Told) -> Ruled | None:
        """The ruling; None where the situation cannot be, or something in it is left open. Facts that nothing here reads are left out."""
        facts = {name: value for name, value in told.facts.items() if self._is_read(name)}
        key = _key(facts, told.hand)
        if key not in self._ruled:
            self._ruled[key] = self._rule(facts, told.hand)
        return self._ruled[key]

    def _rule(self, facts: Mapping[str, Value], hand: str | None) -> Ruled | None:
        entered = self._entered(facts, hand)
        if entered is None or not self._matching.decided(entered.facts, entered.seats):
            return None
        known = {**entered.facts, **self._matching.derived(entered.facts)}
        seats = {seat.number: own for seat, own in self._matching.overlays(known, entered.seats) if seat.number is not None}
        answer = resolve(self.plan, self._matching.fired(entered.facts, entered.seats), Known(known, known, seats))
        return Ruled(replace(entered, facts=known), answer, said(answer)) if decided(answer, known, seats) else None

    def facts(self, told: Told) -> SeatFacts | None:
        """The facts of a situation, those of each seat beside them, whatever is left open; None where the situation cannot be."""
        entered = self._entered({name: value for name, value in told.facts.items() if self._is_read(name)}, told.hand)
        return None if entered is None else (entered.facts, self._seats(entered))

    def known(self, told: Told) -> Sequence[Mapping[str, Value]]:
        """All that is known of a situation with nothing taken for granted, definitions derived: for the event, and for each seat.

        Nothing where the situation cannot be.
        """
        entered = self._through_gate({name: value for name, value in told.facts.items() if self._is_read(name)}, told.hand, strict=True)
        if entered is None:
            return ()
        return [{**facts, **self._matching.derived(facts)} for facts in (entered.facts, *self._seats(entered).values())]

    def _is_read(self, name: str) -> bool:
        """Whether a fact that is told matters here; what the house defines it works out itself."""
        return name in self._read and name not in self.plan.defined

    def _entered(self, facts: Mapping[str, Value], hand: str | None) -> Entered | None:
        """The facts once through the gate; kept for the hands, which are looked at first and ruled later."""
        key = _key(facts, hand)
        if hand is None or key not in self._told:
            entered = self._through_gate(facts, hand)
            if hand is None:
                return entered
            self._told[key] = entered
        return self._told[key]

    def _through_gate(self, facts: Mapping[str, Value], hand: str | None, *, strict: bool = False) -> Entered | None:
        event = Event((self._kind,), facts, hand=None if hand is None else self._samples.hand(hand))
        measured = None if hand is None else self._samples.measured(hand, self.rulebook.parameters, about_action=self.plan.about_action)
        try:
            return enter(self.plan, event, self._matching, strict=strict, measured=measured)
        except InvalidInputError:
            return None

    def _seats(self, entered: Entered) -> Mapping[int, Mapping[str, Value]]:
        return {seat.number: own for seat, own in self._matching.overlays(entered.facts, entered.seats) if seat.number is not None}

    def defined_value(self, name: str, ruled: Ruled) -> Value | None:
        """What a definition of the house comes to."""
        return ruled.entered.facts.get(name)

    def seat_facts(self, ruled: Ruled) -> Mapping[int, Mapping[str, Value]]:
        """The facts of each seat that rules about each player were matched on."""
        return self._seats(ruled.entered)


def _key(facts: Mapping[str, Value], hand: str | None) -> _Key:
    return hand, frozenset([(name, type(value), value) for name, value in facts.items()])
