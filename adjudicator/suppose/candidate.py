"""Candidates: the outcomes of rules that could be the one asked for, each with when it stands and when nothing stands against it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from adjudicator.check.standing import Said, Standing
from adjudicator.engine.condition import All, Condition, negate
from adjudicator.rulebook.model import Rule
from adjudicator.ruling.figures import NO_FIGURES, same_content
from adjudicator.ruling.plan import PLAYER, Plan
from adjudicator.ruling.resolve import seat_name
from adjudicator.ruling.seats import Seats
from adjudicator.suppose.target import Target


@dataclass(frozen=True)
class Candidate:
    """One outcome of one rule; `seat`: about which player, for a rule about each player where seats are told."""

    standing: Standing
    said: Said
    seat: int | None

    @property
    def rule(self) -> Rule:
        """The rule."""
        return self.standing.plan.rules[self.said[0]]

    @cached_property
    def stands(self) -> Sequence[Condition]:
        """When it stands, as conditions that must all hold: the rule applies, and nothing that it yields to stands."""
        return _parts(self.standing.stands(self.said))

    @cached_property
    def unopposed(self) -> Sequence[Condition]:
        """When it stands and nothing stands that says otherwise in its slot, or clashes with it."""
        against = [negate(self.standing.stands(other)) for other in self.standing.said() if self._opposes(other)]
        return (*self.stands, *(part for condition in against for part in _parts(condition)))

    def _opposes(self, other: Said) -> bool:
        plan, one, two = self.standing.plan, self.standing.outcome(self.said), self.standing.outcome(other)
        if other[0] == self.said[0] or self.said[0] in self.standing.above.get(other[0], ()):
            return False
        if (one.who, one.slot) == (two.who, two.slot):
            houses = (plan.rulebook.id, *plan.rulebook.bases)
            later = houses.index(plan.rules[other[0]].house) > houses.index(self.rule.house)
            alike = same_content(one.content, NO_FIGURES, two.content, NO_FIGURES)
            return not (alike or later or plan.rulebook.vocabulary.slots[one.slot].many)
        return plan.clashes.clash(one.who, one.slot, one.content, two.who, two.slot, two.content)


def candidates(plan: Plan, seats: Seats, target: Target) -> Iterator[Candidate]:
    """The outcomes of a plan that could be the one asked for, those about each player once for each of `seats`."""
    standing = Standing(plan)
    for said in standing.said():
        outcome, each = standing.outcome(said), said[0] >= plan.first_seat_rule
        for seat in [seat.number for seat in seats if said[0] in seat.rules] if each else [None]:
            who = seat_name(seat) if each and outcome.who == PLAYER else outcome.who
            if target.could_come_of(outcome, who):
                yield Candidate(standing, said, seat)


def _parts(condition: Condition) -> tuple[Condition, ...]:
    return condition.parts if isinstance(condition, All) else (condition,)
