"""The search for the fewest facts that would have to be otherwise for an outcome to come out.

One change after the other, along what is not true in the conditions of a rule and of what is set against it. A combination is given up as soon as
more conditions that have nothing in common are open than changes are left.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations

from adjudicator.check.spelled_out import SpelledOut
from adjudicator.engine.condition import All, Any, Condition, Leaf, Member, leaves
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.branches import possible_answers
from adjudicator.ruling.case import Case
from adjudicator.ruling.explore import TooManyLeavesError
from adjudicator.ruling.gate import Entered, enter
from adjudicator.ruling.seats import bare_fact, seat_fact
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.suppose.candidate import Candidate
from adjudicator.suppose.changed import Changes, changed_case, changed_event
from adjudicator.suppose.leaf_values import Change, changes_for, leaf_fact, written_over_told
from adjudicator.suppose.target import Target

MAX_TRIES = 1_500
"""Changed cases that are looked at before the search gives up."""
ENOUGH = 6
"""Equally small ways to one outcome of one rule among which the likeliest is chosen."""
_ORDER = {"missing": 1, "presumed": 2, "given": 3}


class Search:
    """The search for one outcome in one event of a case. `left`: the tries that are left; none when it gave up."""

    def __init__(self, judge: Adjudicator, case: Case, target: Target, strict: bool, number: int, asked: Collection[str]) -> None:
        """`number` is that of the event, from 0; `asked` are the facts that its ruling asks for. Raises InvalidInputError for an impossible case."""
        self.asked = asked
        self.judge, self.case, self.target, self.strict, self.number = judge, case, target, strict, number
        self.event = case.events[number]
        self.plan, self.matching = judge.plan(self.event.incident)
        self.spelled = SpelledOut(self.plan.defined)
        self.start = enter(self.plan, self.event, self.matching, strict=strict)
        self.derived = self.matching.derived(self.start.facts)
        self.left = MAX_TRIES
        self._supports: dict[int, tuple[Condition, frozenset[str]]] = {}

    def nearest(self, candidate: Candidate, most: int) -> Changes | None:
        """Changes of `most` facts at the most that make the outcome of a candidate come out, those that contradict nobody before others."""
        found: list[Changes] = []
        for changes in self._ways(candidate, {}, most, set()):
            found.append(self._fewer(changes))
            if len(found) == ENOUGH:
                break
        found.sort(key=lambda changes: (len(changes), sum(map(self._reluctance, changes))))
        return next((changes for changes in found if self.comes_out(changes)), None)

    def comes_out(self, changes: Changes) -> bool:
        """Whether the outcome comes out of the changed case, once it is ruled on."""
        try:
            ruling = self.judge.rule(changed_case(self.case, changes, self.number), strict=self.strict)
        except InvalidInputError:
            return False
        return self.target.comes_of((ruling, *ruling.events)[self.number])

    def stands(self, changes: Changes) -> bool:
        """The same, given up at the first way on which it does not."""
        if len(self.case.events) > 1:
            return self.comes_out(changes)
        try:
            entered = enter(self.plan, changed_event(self.event, changes), self.matching, strict=self.strict)
            return all(self.target.holds_in(answer) for answer in possible_answers(self.plan, self.matching, entered))
        except (InvalidInputError, TooManyLeavesError):
            return False

    def origin(self, name: str) -> str:
        """Where a fact is from now: given, computed, defined, presumed or missing."""
        facts, fact = self.now_of(name)
        if fact not in facts:
            return "missing"
        if fact in self.start.facts and name == fact:
            return self.start.origins.get(fact, "computed")
        return "given" if name != fact else "defined"

    def now(self, name: str) -> Value | None:
        """The value of a fact now, None where it is not known."""
        facts, fact = self.now_of(name)
        return facts.get(fact)

    def now_of(self, name: str) -> tuple[Mapping[str, Value], str]:
        """Where to look a fact up, and its name there."""
        for seat in self.start.seats:
            if seat.number is not None and name == seat_fact(bare_fact(name), seat.number):
                return seat.own, bare_fact(name)
        return {**self.derived, **self.start.facts}, name

    def _reluctance(self, name: str) -> int:
        """How little one likes to suppose a fact otherwise: what the ruling asks for at once, what a hand tells last."""
        return 0 if name in self.asked else _ORDER.get(self.origin(name), 4)

    def _ways(self, candidate: Candidate, changes: Changes, most: int, seen: set[frozenset[Change]]) -> Iterator[Changes]:
        key = frozenset(changes.items())
        if key in seen or self.left <= 0:
            return
        seen.add(key)
        self.left -= 1
        entered = self.entered(changes)
        if entered is None:
            return
        facts = self._facts(entered, candidate.seat)
        untrue = [part for part in candidate.stands if evaluate(part, facts) is not True]
        if not untrue:
            if self.stands(changes):
                yield changes
                return
            untrue = [part for part in candidate.unopposed if evaluate(part, facts) is not True]
        room = most - len(changes)
        if not untrue or room == 0 or self._at_least(untrue, changes) > room:
            return
        given = frozenset(fact for fact, origin in entered.origins.items() if origin == "given")
        part = min(untrue, key=lambda one: len(self._support(one)))
        steps = {(self._told_as(fact, candidate.seat), value): None for fact, value in self._steps(part, facts, given)}
        open_steps = [(fact, value) for fact, value in steps if fact not in changes and self._may_change(bare_fact(fact), given)]
        for fact, value in sorted(open_steps, key=lambda step: self._reluctance(step[0])):
            yield from self._ways(candidate, {**changes, fact: value}, most, seen)

    def _at_least(self, untrue: Sequence[Condition], changes: Changes) -> int:
        """At least so many facts more have to change: the open conditions that have no fact in common."""
        changed = {bare_fact(name) for name in changes}
        taken: set[str] = set()
        count = 0
        for support in sorted((self._support(part) - changed for part in untrue), key=len):
            if taken.isdisjoint(support):
                taken |= support
                count += 1
        return count

    def _support(self, condition: Condition) -> frozenset[str]:
        """The facts a change of which may change a condition."""
        known = self._supports.get(id(condition))
        if known is None:
            found: set[str] = set()
            for leaf in leaves(condition):
                found |= self._leaf_support(leaf)
            known = self._supports[id(condition)] = (condition, frozenset(found))
        return known[1]

    def _leaf_support(self, leaf: Leaf) -> frozenset[str]:
        name = leaf_fact(leaf)
        if isinstance(leaf, Member) and name in self.plan.defined:
            return self._support(self.spelled.condition(leaf)) | {name}
        if name in self.plan.forms:
            return frozenset(written_over_told(name, self.plan, {}, ()).terms) | {name}
        return frozenset((name,))

    def entered(self, changes: Changes) -> Entered | None:
        """The facts of the changed case; None where it cannot be, or does not fit what else is told."""
        try:
            entered = enter(self.plan, changed_event(self.event, changes), self.matching, strict=self.strict)
        except InvalidInputError:
            return None
        # A hand is contradicted on purpose; what was told in words is not to contradict itself.
        return entered if self.event.hand is not None or len(entered.warnings) <= len(self.start.warnings) else None

    def _facts(self, entered: Entered, seat: int | None) -> Mapping[str, Value]:
        """Everything known, as it is for one seat where a rule is about it."""
        facts: Mapping[str, Value] = entered.facts
        for one, own in self.matching.overlays(entered.facts, entered.seats):
            if seat is not None and one.number == seat:
                facts = own
        return {**self.matching.derived(facts), **facts}

    def _steps(self, condition: Condition, facts: Mapping[str, Value], given: frozenset[str]) -> Iterator[Change]:
        """Single changes that make something true which the condition needs and which is not true yet."""
        if isinstance(condition, All):
            untrue = [part for part in condition.parts if evaluate(part, facts) is not True]
            if untrue:
                yield from self._steps(min(untrue, key=lambda part: len(self._support(part))), facts, given)
        elif isinstance(condition, Any):
            for part in condition.parts:
                yield from self._steps(part, facts, given)
        elif evaluate(condition, facts) is not True:
            if isinstance(condition, Member) and condition.fact in self.plan.defined:
                yield from self._steps(self.spelled.condition(condition), facts, given)
            yield from changes_for(condition, self.plan, facts, given)

    def _told_as(self, fact: str, seat: int | None) -> str:
        """The name under which a fact is told where a rule is about `seat`."""
        return seat_fact(fact, seat) if seat is not None and fact in self.plan.per_player else fact

    def _may_change(self, name: str, given: frozenset[str]) -> bool:
        """Whether somebody tells the fact: what is worked out from others is changed through them, what is fixed for the event is not changed."""
        known = self.plan.fact(name)
        if known is None or name in self.plan.rulebook.context:
            return False
        if name in given:
            return True
        if name in self.plan.defined:
            return known.question is not None and name not in self.derived and name not in self.start.facts
        return known.formula is None and (known.calculator is None or known.question is not None)

    def _fewer(self, changes: Changes) -> Changes:
        """The changes without those that are not needed."""
        for size in range(1, len(changes)):
            for some in combinations(changes.items(), size):
                if self.stands(dict(some)):
                    return dict(some)
        return changes
