"""Why not: the rules that would have led to an outcome, and the fewest facts that would have to be otherwise for it to come out.

A search over changes, one fact after the other, along what is not true in the conditions of a rule and of its exceptions. What is given has been
ruled: with the facts changed the outcome really comes out, and with fewer of them it does not.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Literal

from adjudicator.check.spelled_out import SpelledOut
from adjudicator.check.standing import Said, Standing
from adjudicator.engine.condition import All, Any, Condition, Leaf, Member
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.gate import Entered, enter
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.suppose.changed import Changes, changed_case, changed_event
from adjudicator.suppose.leaf_values import Change, changes_for
from adjudicator.suppose.target import Target

MAX_CHANGES = 4
"""So many facts may have to be otherwise; beyond, nothing near is left."""
MAX_TRIES = 4_000
"""Changed cases that are looked at before the search gives up."""
SHOWN = 3
"""Ways that are given, the nearest first."""

Now = Literal["given", "computed", "defined", "presumed", "missing"]


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A fact that would have to be otherwise: what it is now, where that is from, and what it would have to be."""

    fact: str
    now: Value | None
    origin: Now
    instead: Value


@dataclass(frozen=True, slots=True)
class Way:
    """A rule that would say it, and the facts that would have to be otherwise; none of them can be left out."""

    rule: str
    cite: str
    facts: tuple[Otherwise, ...]


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer. `rules`: how many rules of the house could say it in this incident. `complete`: the search did not give up."""

    target: Target
    holds: bool
    rules: int
    ways: tuple[Way, ...]
    complete: bool = True


def why_not(judge: Adjudicator, case: Case, target: Target, *, strict: bool = False, event: int = 0) -> WhyNot:
    """Why `target` does not come out of event number `event` (from 0). Raises InvalidInputError where the case itself cannot be."""
    return _Search(judge, case, target, strict, event).answer()


class _Search:
    """One question."""

    def __init__(self, judge: Adjudicator, case: Case, target: Target, strict: bool, event: int) -> None:
        self.judge, self.case, self.target, self.strict, self.number = judge, case, target, strict, event
        self.event = case.events[event]
        self.plan, self.matching = judge.plan(self.event.incident)
        self.standing = Standing(self.plan)
        self.spelled = SpelledOut(self.plan.defined)
        self.start = enter(self.plan, self.event, self.matching, strict=strict)
        self.left = MAX_TRIES

    def answer(self) -> WhyNot:
        said = [one for one in self.standing.said() if self.target.could_come_of(self.standing.outcome(one))]
        if self._holds({}):
            return WhyNot(self.target, True, len(said), ())
        ways = []
        for one in said:
            found = self._nearest(one)
            if found is not None:
                rule = self.plan.rules[one[0]]
                ways.append(Way(rule.name, self.plan.rulebook.cite(rule.house, rule.article), tuple(map(self._otherwise, found.items()))))
        distinct = {frozenset((one.fact, one.instead) for one in way.facts): way for way in reversed(ways)}
        nearest = sorted(distinct.values(), key=_distance)
        return WhyNot(self.target, False, len(said), tuple(nearest[:SHOWN]), self.left > 0)

    def _nearest(self, said: Said) -> Changes | None:
        """The fewest changes that make this outcome stand, those that leave what was told as it is before others."""
        condition = self.standing.stands(said)
        for most in range(1, MAX_CHANGES + 1):
            found: list[Changes] = []
            for changes in self._ways(condition, {}, most, set()):
                if self._holds(changes):
                    found.append(self._fewer(changes))
            if found:
                return min(found, key=lambda changes: (len(changes), sum(self._origin(fact) == "given" for fact in changes)))
        return None

    def _ways(self, condition: Condition, changes: Changes, most: int, seen: set[frozenset[Change]]) -> Iterator[Changes]:
        key = frozenset(changes.items())
        if key in seen or self.left <= 0:
            return
        seen.add(key)
        self.left -= 1
        facts = self._facts(changes)
        if facts is None:
            return
        if evaluate(condition, facts) is True:
            yield changes
        elif len(changes) < most:
            for fact, value in dict.fromkeys(self._steps(condition, facts)):
                if fact not in changes and self._may_change(fact):
                    yield from self._ways(condition, {**changes, fact: value}, most, seen)

    def _facts(self, changes: Changes) -> Mapping[str, Value] | None:
        """Everything known once the facts are changed; None where that cannot be, or does not fit what else is told."""
        entered = self._entered(changes)
        return None if entered is None else {**self.matching.derived(entered.facts), **entered.facts}

    def _entered(self, changes: Changes) -> Entered | None:
        try:
            entered = enter(self.plan, changed_event(self.event, changes), self.matching, strict=self.strict)
        except InvalidInputError:
            return None
        # A hand is contradicted on purpose; what was told in words is not to contradict itself.
        return entered if self.event.hand is not None or len(entered.warnings) <= len(self.start.warnings) else None

    def _steps(self, condition: Condition, facts: Mapping[str, Value]) -> Iterator[Change]:
        """Single changes that make something true which the condition needs and which is not true yet."""
        if isinstance(condition, All):
            for part in condition.parts:
                if evaluate(part, facts) is not True:
                    yield from self._steps(part, facts)
                    return
        elif isinstance(condition, Any):
            for part in condition.parts:
                yield from self._steps(part, facts)
        elif evaluate(condition, facts) is not True:
            yield from self._leaf_steps(condition, facts)

    def _leaf_steps(self, leaf: Leaf, facts: Mapping[str, Value]) -> Iterator[Change]:
        if isinstance(leaf, Member) and leaf.fact in self.plan.defined:
            yield from self._steps(self.spelled.condition(leaf), facts)
            fact = self.plan.fact(leaf.fact)
            if fact is None or fact.question is None:
                return
        yield from changes_for(leaf, self.plan, facts)

    def _may_change(self, fact: str) -> bool:
        """Whether somebody tells the fact: what is worked out from others is changed through them, what is fixed for the event is not changed."""
        known = self.plan.fact(fact)
        if known is None or fact in self.plan.rulebook.context or known.formula is not None:
            return False
        return known.calculator is None or known.question is not None

    def _holds(self, changes: Changes) -> bool:
        try:
            ruling = self.judge.rule(changed_case(self.case, changes, self.number), strict=self.strict)
        except InvalidInputError:
            return False
        return self.target.holds_in((ruling, *ruling.events)[self.number].answer)

    def _fewer(self, changes: Changes) -> Changes:
        """The changes without those that are not needed."""
        for size in range(1, len(changes)):
            for some in combinations(changes.items(), size):
                if self._holds(dict(some)):
                    return dict(some)
        return changes

    def _otherwise(self, change: Change) -> Otherwise:
        fact, value = change
        derived = self.matching.derived(self.start.facts)
        return Otherwise(fact, self.start.facts.get(fact, derived.get(fact)), self._origin(fact), value)

    def _origin(self, fact: str) -> Now:
        if fact in self.start.facts:
            return self.start.origins.get(fact, "computed")
        return "defined" if fact in self.matching.derived(self.start.facts) else "missing"


def _distance(way: Way) -> tuple[int, int, Sequence[str]]:
    return len(way.facts), sum(one.origin == "given" for one in way.facts), [one.fact for one in way.facts]
