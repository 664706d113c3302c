"""Sayings: all that a rulebook says on one kind of event, each with the condition under which it is said, whatever the facts are.

Of every outcome it is known when it stands (`adjudicator.check.standing`). Outcomes of one place that say the same are one saying: it is said
where one of them stands. Two rulebooks rule alike where every saying of either has the same condition in both.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace

from adjudicator.check.standing import Said as Placed
from adjudicator.check.standing import Standing, either, joined
from adjudicator.compare.said import content_words
from adjudicator.engine.condition import TRUE, Condition, Member, negate
from adjudicator.engine.expression import Binary, Expression
from adjudicator.rulebook.model import Outcome
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.linear import linear, opened
from adjudicator.ruling.plan import PLAYER, Plan

SEAT = "seat"
"""Whom a rule about each player speaks of, where a seat is told."""

Written = tuple[Hashable, tuple[tuple[str, Expression], ...]]
"""The words of an outcome, and its figures as they are written."""
Key = tuple[str, str, Written]
"""Of whom, in which slot, and what."""


class _Stands(Standing):
    """Standing, with rules about each player about a seat that is told or about the player in question."""

    def __init__(self, plan: Plan, *, seat: bool) -> None:
        super().__init__(plan)
        self._seat = seat

    def outcome(self, said: Placed) -> Outcome:
        """The outcome itself, of the seat where one is told."""
        found = super().outcome(said)
        if self._seat and said[0] >= self.plan.first_seat_rule and found.who == PLAYER:
            return replace(found, who=SEAT)
        return found


@dataclass
class Sayings:
    """All that one rulebook says on one kind of event, with the condition under which it is said. `seat`: whether a seat is told."""

    plan: Plan
    seat: bool
    standing: Standing = field(init=False)
    by_key: Mapping[Key, Sequence[Placed]] = field(init=False)

    def __post_init__(self) -> None:
        """Collect the outcomes; no condition is worked out before it is asked."""
        self.standing = _Stands(self.plan, seat=self.seat)
        self._rank = {house: place for place, house in enumerate((self.plan.rulebook.id, *self.plan.rulebook.bases))}
        self._made: dict[Key, Condition] = {}
        found: dict[Key, list[Placed]] = {}
        for said in self.standing.said():
            found.setdefault(key_of(self.standing.outcome(said)), []).append(said)
        self.by_key = found

    def condition(self, key: Key) -> Condition:
        """When that is said, in these figures or in others that come to the same."""
        made = self._made.get(key)
        if made is None:
            alike = [joined(self.as_written(other), equal) for other in self.by_key if (equal := self._equal(key, other)) is not None]
            made = self._made[key] = either(self.as_written(key), *alike)
        return made

    def as_written(self, key: Key) -> Condition:
        """When that is said in these very figures."""
        return either(*(joined(self.standing.stands(said), *self._nearer(key, said)) for said in self.by_key.get(key, ())))

    def _equal(self, key: Key, other: Key) -> Condition | None:
        """When another outcome of the same words says the same figures; None where that is never, or no number of the plan tells it."""
        (words, mine), (others, theirs) = key[2], other[2]
        if key == other or key[:2] != other[:2] or words != others or [name for name, _ in mine] != [name for name, _ in theirs]:
            return None
        tests = [self._no_difference(one, two) for (_, one), (_, two) in zip(mine, theirs, strict=True)]
        return joined(*(test for test in tests if test is not None)) if None not in tests else None

    def _no_difference(self, one: Expression, other: Expression) -> Condition | None:
        """When two figures are equal, as a test of the number that is their difference."""
        if one == other:
            return TRUE
        difference = linear(Binary("minus", one, other))
        if difference is None:
            return None
        terms: dict[str, int] = {}
        constant = difference.constant
        for fact, factor in difference.terms:
            written_out = opened(fact, self.plan.forms, {})
            constant += factor * written_out.constant
            for base, inner in written_out.terms.items():
                terms[base] = terms.get(base, 0) + factor * inner
        left = {fact: factor for fact, factor in terms.items() if factor}
        for name in (*left, *self.plan.forms):
            form = opened(name, self.plan.forms, {})
            if form.terms.keys() != left.keys():
                continue
            times = next(factor // form.terms[fact] for fact, factor in left.items())
            rest = times * form.constant - constant
            if times and all(factor == times * form.terms[fact] for fact, factor in left.items()) and rest % times == 0:
                return Member(name, frozenset((rest // times,)))
        return None

    def _nearer(self, key: Key, said: Placed) -> Iterator[Condition]:
        """That nothing else stands there of a house nearer than that of `said`: a clash between a house and its base goes to the house."""
        if self.plan.rulebook.vocabulary.slots[key[1]].many:
            return
        own = self.rank(said)
        for other, placed in self.by_key.items():
            if other[:2] == key[:2] and other != key:
                yield from (negate(self.standing.stands(one)) for one in placed if self.rank(one) < own)

    def rank(self, said: Placed) -> int:
        """How near the house of a rule is: 0 for the rulebook's own."""
        return self._rank[self.plan.rules[said[0]].house]

    def silence(self) -> Mapping[Key, Condition]:
        """When nothing is said, and why."""
        nothing = [negate(condition) for condition in self.standing.conditions]
        asked = either(*(TRUE if ask.when is None else ask.when for ask in self.plan.asks if not ask.after))
        forbidding = either(*(note.when for _, note in self.plan.notes if note.forbidden is not None))
        elsewhere = either(*(note.when for _, note in self.plan.notes if note.see is not None and not note.see.here))
        return {
            ("", "", ("no_consequence", ())): joined(*nothing, asked, forbidding),
            ("", "", ("text_not_here", ())): joined(*nothing, asked, negate(forbidding), elsewhere),
        }


def key_of(outcome: Outcome) -> Key:
    """What an outcome says: of whom, in which slot, what. Equal for outcomes that say the same whatever the figures come to."""
    return outcome.who, outcome.slot, (content_words(outcome.content), tuple(expressions(outcome.content)))
