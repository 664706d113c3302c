"""One kind of event under one house: what can hold in it, and cases that show it."""

from __future__ import annotations

import shlex
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from adjudicator.check.solve import Solver
from adjudicator.check.standing import Standing, joined
from adjudicator.engine.condition import Condition, facts_of, negate
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.clash import shown
from adjudicator.ruling.forms import Forms
from adjudicator.ruling.gate import enter
from adjudicator.ruling.model import Ruling
from adjudicator.ruling.plan import Plan
from adjudicator.source.diagnostics import InvalidInputError

MAX_TRIES = 24
"""Combinations that are put to the rulebook before it is taken that none shows what is looked for."""


class Situation:
    """An event of these kinds."""

    def __init__(self, adjudicator: Adjudicator, kinds: tuple[str, ...], house: str) -> None:
        """`house` is how the house is named on the command line."""
        self.kinds = kinds
        self.house = house
        self._adjudicator = adjudicator
        self.plan: Plan
        self.plan, self._matching = adjudicator.plan(kinds)
        self.standing = Standing(self.plan)
        self.solver = Solver(self.plan)

    @property
    def rulebook(self) -> Rulebook:
        """The rulebook."""
        return self.plan.rulebook

    def can_hold(self, condition: Condition) -> bool:
        """Whether some possible case makes `condition` true."""
        return self.solver.can_hold(condition)

    def witness(self, condition: Condition, accepts: Callable[[Ruling], bool] | None = None, unless: Sequence[Condition] = ()) -> Witness | None:
        """A case in which `condition` is true and none of `unless` is, and whose ruling `accepts` where that is given; None when none was found."""
        for told in self.solver.combinations(joined(condition, *(negate(other) for other in unless)), MAX_TRIES):
            if not self.holds(condition, told, unless):
                continue
            witness = Witness(self, condition, told, accepts, tuple(unless))
            if accepts is None or accepts(self.ruling(told)):
                return witness
        return None

    def in_plan(self, condition: Condition) -> Condition | None:
        """A condition from outside in the plan's terms; None where it reads a fact that plays no part in such an event."""
        single = Forms().single(condition)
        return single if facts_of(single) <= self.plan.facts else None

    def holds(self, condition: Condition, told: Mapping[str, Value], unless: Sequence[Condition] = ()) -> bool:
        """Whether the facts told make `condition` true whatever else is, and none of `unless`."""
        try:
            entered = enter(self.plan, Event(self.kinds, told), self._matching)
        except InvalidInputError:
            return False
        known = self.known(entered.facts)
        return evaluate(condition, known) is True and not any(evaluate(other, known) is True for other in unless)

    def known(self, facts: Mapping[str, Value]) -> Mapping[str, Value]:
        """The facts with those that are defined by them."""
        return {**self._matching.derived(facts), **facts}

    def ruling(self, told: Mapping[str, Value]) -> Ruling:
        """The ruling of the event. Raises InvalidInputError where the facts cannot be."""
        return self._adjudicator.rule(Case((Event(self.kinds, told),)))


@dataclass(frozen=True, eq=False)
class Witness:
    """A case that shows a finding. `combination`: a value for every fact; `facts`: those of them that are needed."""

    situation: Situation
    condition: Condition
    combination: Mapping[str, Value]
    accepts: Callable[[Ruling], bool] | None = field(default=None, repr=False)
    unless: tuple[Condition, ...] = ()

    @cached_property
    def facts(self) -> Mapping[str, Value]:
        """The fewest facts found with which the case still shows it: what is presumed or follows is left out."""
        situation, vocabulary = self.situation, self.situation.rulebook.vocabulary
        concepts = {
            name: value
            for name, value in situation.known(self.combination).items()
            if name in situation.plan.defined and name not in self.combination and vocabulary.facts[name].question is not None
        }
        kept = {**concepts, **self.combination}
        if not situation.holds(self.condition, kept, self.unless):
            kept = dict(self.combination)
        for name in sorted(kept, key=lambda name: (name in concepts, vocabulary.facts[name].type is FactType.YES_NO)):
            fewer = {other: value for other, value in kept.items() if other != name}
            if situation.holds(self.condition, fewer, self.unless):
                kept = fewer
        if self.accepts is not None and not self.accepts(situation.ruling(kept)):
            return self.combination
        order = situation.plan.order_of
        return {name: kept[name] for name in sorted(kept, key=order)}

    @property
    def command(self) -> str:
        """The command line that rules it."""
        words = ["adjudicator", "rule", self.situation.house, ",".join(self.situation.kinds)]
        words += [f"{name}={shown(value)}" for name, value in self.facts.items()]
        return shlex.join(words)
