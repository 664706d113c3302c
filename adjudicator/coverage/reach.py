"""What scenarios reach: their cases are ruled, and every combination that a ruling stands on is looked at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from adjudicator.coverage.items import Item, name_of, reached_branches
from adjudicator.engine.program import rule_condition
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.branches import answer_at, branch
from adjudicator.ruling.case import Event
from adjudicator.ruling.explore import Leaf
from adjudicator.ruling.gate import Entered, enter
from adjudicator.ruling.matching import Matching
from adjudicator.ruling.model import Answer, Ruling
from adjudicator.ruling.plan import PLAYER, Plan
from adjudicator.scenario.model import Expectation, Scenario


def reach(scenarios: Iterable[Scenario], progress: Callable[[Scenario], None] | None = None) -> Counter[Item]:
    """How many scenarios reach each item, whatever house they are of."""
    adjudicators: dict[int, _Watching] = {}
    found: Counter[Item] = Counter()
    for scenario in scenarios:
        if progress is not None:
            progress(scenario)
        watching = adjudicators.setdefault(id(scenario.rulebook), _Watching(scenario.rulebook))
        found.update(watching.reached(scenario))
    return found


class _Watching(Adjudicator):
    """An adjudicator that notes what the combinations it meets reach."""

    def __init__(self, rulebook: Rulebook) -> None:
        super().__init__(rulebook, "python")
        self._items: set[Item] = set()
        self._branches = False

    def reached(self, scenario: Scenario) -> frozenset[Item]:
        """What one scenario reaches. Raises InvalidInputError where its case cannot be."""
        self._items = set()
        self._branches = _tells_branches(scenario.expectation)
        if len(scenario.case.events) == 1:
            self._look(scenario.case.events[0], scenario.strict)
        else:
            self.rule(scenario.case, strict=scenario.strict)
        return frozenset(self._items)

    def _event(self, event: Event, strict: bool, explain: bool) -> Ruling:
        self._look(event, strict)
        return super()._event(event, strict, explain)

    def _look(self, event: Event, strict: bool) -> None:
        plan, matching = self.plan(event.incident)
        entered = enter(plan, event, matching, strict=strict)
        leaves = branch(plan, matching, entered, event).leaves
        found = [_of_leaf(plan, matching, entered, leaf) for leaf in leaves]
        if found:
            # Of what hangs on a missing fact a scenario tells only if it says what comes out each way.
            self._items |= set().union(*found) if self._branches else set.intersection(*found)


def _tells_branches(expectation: Expectation) -> bool:
    return bool(expectation.branches) or any(_tells_branches(one) for one in expectation.events)


def _of_leaf(plan: Plan, matching: Matching, entered: Entered, leaf: Leaf) -> set[Item]:
    answer = answer_at(plan, matching, leaf, entered.seats)
    facts = {**leaf.facts, **matching.derived(leaf.facts)}
    found = _of_answer(plan, answer)
    on_seats = {seat.number: own for seat, own in matching.overlays(facts, entered.seats)}
    for fired in matching.fired(leaf.facts, entered.seats):
        rule = plan.rules[fired.index]
        own: Mapping[str, Value] = on_seats.get(fired.seat, facts) if rule.each_player else facts
        found.add(Item("rule", rule.name))
        for kind, path in reached_branches(rule_condition(rule), {**own, **matching.derived(own)}):
            found.add(Item(kind, rule.name, path))
    for definition in plan.definitions:
        name = name_of(definition)
        for index, case in enumerate(definition.cases):
            if plan.truth(case.when, facts) is True:
                found.add(Item("definition", name, (index,)))
                for kind, path in reached_branches(case.when, facts, (index,)):
                    found.add(Item(kind, name, path))
    return found


def _of_answer(plan: Plan, answer: Answer) -> set[Item]:
    """The outcomes that stand, and the exceptions that set something aside."""
    rules = {rule.name: rule for rule in plan.rules}
    found: set[Item] = set()
    for settled in answer.settled:
        for name in settled.rules:
            for index, outcome in enumerate(rules[name].outcomes):
                if outcome.slot == settled.slot and (outcome.who == settled.who or (outcome.who == PLAYER and settled.who.startswith("seat "))):
                    found.add(Item("outcome", name, (index,)))
    for aside in answer.set_aside:
        target = rules[aside.rule]
        found.add(Item("exception", aside.by, (f"{target.house}/{target.article}",)))
    return found
