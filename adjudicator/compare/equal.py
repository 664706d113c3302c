"""Equal: the proof that a change of a rulebook changes no ruling on an incident.

Every case in which the changed rule or definition comes out otherwise is gone through, all facts free within what is impossible, defined and
computed, which is more than can be told or played. Where the outcomes are the same in each of them, or there is no such case, nothing tells
the two rulebooks apart. Of cards and seats, and of rules about each player, nothing is proved.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from adjudicator.compare.effect import rule_of
from adjudicator.compare.mutants import Mutant
from adjudicator.engine.condition import Condition
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import default_of, evaluate, first_case
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition, Rule, Rulebook
from adjudicator.ruling.branches import answer_at, start_of, undecided_rules
from adjudicator.ruling.case import Event
from adjudicator.ruling.explore import Leaf, TooManyLeavesError, leaves_below
from adjudicator.ruling.gate import enter
from adjudicator.ruling.matching import Matching
from adjudicator.ruling.model import Answer
from adjudicator.ruling.plan import Plan

_PROBE: Final = " changed"
"""Ends the names of rules that only bring the changed conditions into the plan of the unchanged rulebook."""


def proved_equal(mutant: Mutant, rulebook: Rulebook, incident: str) -> int | None:
    """In how many kinds of cases a mutant of `rulebook` comes out otherwise inside and rules alike; None where that is not proved."""
    joint = _joint(mutant, rulebook)
    if joint is None:
        return None
    change = _Change(mutant, rulebook, Plan(joint, (incident,)), incident)
    if _seats_matter(change.plan):
        return None
    try:
        return sum(1 for leaf in change.cases() if change.relevant(leaf.facts) and change.same(leaf))
    except (TooManyLeavesError, _DifferentError):
        return None


def _seats_matter(plan: Plan) -> bool:
    """Whether a rule about each player sets one about the table aside, or the other way round: else what is said of seats is the same anyway."""
    first = plan.first_seat_rule
    tables = (plan.precedence.slotwise, plan.precedence.whole)
    pairs = [(index, target) for table in tables for index, targets in table.items() for target in targets]
    return any((index < first) != (target < first) for index, target in pairs)


class _DifferentError(Exception):
    """A case that is ruled otherwise, as far as facts alone tell."""


class _Change:
    """What was changed, in a plan that knows the conditions before and after."""

    def __init__(self, mutant: Mutant, rulebook: Rulebook, plan: Plan, incident: str) -> None:
        self.plan = plan
        self._mutant = mutant
        self._matching = Matching(plan, "python")
        self._entered = replace(enter(plan, Event((incident,)), self._matching, strict=True), seats=())
        self._sides = [(own, Matching(own, "python")) for book in (rulebook, mutant.rulebook) for own in [Plan(book, (incident,))]]
        self._undecided = undecided_rules(plan, self._matching, self._entered.seats)
        by_name = {rule.name: rule_condition(rule) for rule in plan.rules}
        self._rule: tuple[Condition | None, Condition | None] = (by_name.get(mutant.where), by_name.get(mutant.where + _PROBE))
        self._cases = [condition for name, condition in by_name.items() if name.startswith(_PROBE)]

    def cases(self) -> Sequence[Leaf]:
        """Every combination of what the change hangs on; where it matters, of what the rulings hang on too. Raises TooManyLeavesError."""
        start = start_of(self.plan, self._entered)
        return list(leaves_below(self.plan, start, self._entered.constraints, self._open, {}))

    def relevant(self, facts: Mapping[str, Value]) -> bool:
        """Whether the change comes out otherwise on facts on which it is decided."""
        first, second, _ = self._both(facts)
        return first != second or (self._mutant.kind in ("value", "exception") and first is True)

    def same(self, leaf: Leaf) -> bool:
        """True where both rulebooks say the same. Raises _DifferentError where they do not."""
        (first, one), (second, other) = self._sides
        seats = self._entered.seats
        said = [_said(answer_at(plan, matching, leaf, seats, confirmed=False)) for plan, matching in ((first, one), (second, other))]
        if said[0] != said[1]:
            raise _DifferentError
        return True

    def _open(self, facts: Mapping[str, Value]) -> Sequence[Condition]:
        first, second, waiting = self._both(facts)
        if waiting:
            return waiting
        return self._undecided(facts) if first != second or (self._mutant.kind in ("value", "exception") and first is True) else ()

    def _both(self, facts: Mapping[str, Value]) -> tuple[Value | None, Value | None, Sequence[Condition]]:
        """What comes out before and after the change, and what has to be known before that is decided."""
        if self._mutant.kind == "definition":
            return self._values(facts)
        values = [False if condition is None else evaluate(condition, facts) for condition in self._rule]
        if self._mutant.kind in ("value", "exception"):
            values[1] = values[0]
        waiting = [condition for condition, value in zip(self._rule, values, strict=True) if condition is not None and value is None]
        # A conjunct that both lack decides neither: where one is known to be false the other alone tells.
        return values[0], values[1], waiting

    def _values(self, facts: Mapping[str, Value]) -> tuple[Value | None, Value | None, Sequence[Condition]]:
        fact = self._mutant.where
        before = self.plan.defined.get(fact)
        after = next(definition for definition in self._mutant.rulebook.definitions if definition.fact == fact)
        if before is None:
            return None, None, ()
        found: list[Value | None] = []
        waiting: list[Condition] = []
        for definition, conditions in ((before, [case.when for case in before.cases]), (after, self._cases)):
            statuses = [evaluate(condition, facts) for condition in conditions]
            value = first_case(statuses, [case.value for case in definition.cases], default_of(definition))
            found.append(value)
            if value is None:
                waiting += [condition for condition, status in zip(conditions, statuses, strict=True) if status is None]
        return found[0], found[1], waiting


def _said(answer: Answer) -> frozenset[object]:
    """What is said of each place: by what it is worked out, not what it comes to; where nothing is said at all, why."""
    found: set[object] = {(one.who, one.slot, one.status, repr(one.content)) for one in answer.settled}
    return frozenset(found or {one.reason for one in answer.unanswered})


def _joint(mutant: Mutant, rulebook: Rulebook) -> Rulebook | None:
    """The rulebook with rules beside its own that have the changed conditions and say nothing."""
    rule = rule_of(rulebook, mutant.where)
    if rule is not None:
        changed = rule_of(mutant.rulebook, mutant.where)
        if rule.each_player or mutant.kind in ("value", "exception"):
            return None if rule.each_player else rulebook
        return rulebook if changed is None else replace(rulebook, rules=(*rulebook.rules, _probe(changed, changed.name + _PROBE)))
    if mutant.kind != "definition":
        return None
    definition = next(one for one in mutant.rulebook.definitions if one.fact == mutant.where)
    return replace(rulebook, rules=(*rulebook.rules, *_of_cases(definition, rulebook)))


def _of_cases(definition: Definition, rulebook: Rulebook) -> list[Rule]:
    everywhere = frozenset(rulebook.vocabulary.incidents)
    model = rulebook.rules[0]
    return [
        _probe(replace(model, on=everywhere, when=case.when, unless=None, each_player=False), f"{_PROBE}{index}")
        for index, case in enumerate(definition.cases)
    ]


def _probe(rule: Rule, name: str) -> Rule:
    return replace(rule, name=name, outcomes=(), exception_to=(), instead_of=(), replaces=())
