"""What an engine runs: the rules of one set of incident kinds, and the definitions they need."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Literal, Protocol

from adjudicator.engine.alternatives import Alternative, alternatives
from adjudicator.engine.condition import Condition, both, facts_of, negate
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.model import Definition, Rule, Rulebook

EngineName = Literal["durable", "python"]


@dataclass(frozen=True, eq=False)
class Program:
    """Rules and definitions to run together; `facts` gives the types of the facts they read or derive.

    `definitions` stand in the order of their strata: each reads only given facts and definitions before it. Programs compare by identity.
    """

    rules: tuple[Rule, ...]
    definitions: tuple[Definition, ...]
    facts: Mapping[str, FactType]

    @cached_property
    def conditions(self) -> tuple[Condition, ...]:
        """Of each rule, in order: `when`, and not `unless`."""
        return tuple(rule_condition(rule) for rule in self.rules)

    @cached_property
    def alternatives(self) -> tuple[tuple[Alternative, ...], ...]:
        """Of each rule, in order, its alternatives. Raises TooManyAlternativesError, a ValueError."""
        return tuple(alternatives(condition) for condition in self.conditions)

    @cached_property
    def levels(self) -> tuple[tuple[Definition, ...], ...]:
        """The definitions by stratum: each reads given facts and definitions of earlier strata only."""
        found: dict[str, int] = {}
        for definition in self.definitions:
            reads = definition_facts(definition)
            found[definition.fact] = max((found[fact] + 1 for fact in reads if fact in found), default=0)
        count = max(found.values(), default=-1) + 1
        return tuple(tuple(one for one in self.definitions if found[one.fact] == level) for level in range(count))


@dataclass(frozen=True, slots=True)
class Match:
    """What fired. Equal for all engines.

    `fired` are the rules that are true, in the order of the program, each with the indices (from 0) of those of its alternatives that hold;
    `derived` the facts that the definitions derived.
    """

    fired: Mapping[str, tuple[int, ...]]
    derived: Mapping[str, Value]


class Matcher(Protocol):
    """An engine with a program loaded."""

    @property
    def name(self) -> EngineName:
        """Which engine it is."""
        ...

    @property
    def program(self) -> Program:
        """The program loaded."""
        ...

    def match(self, facts: Mapping[str, Value]) -> Match:
        """The rules that are true for `facts`; a fact that is missing is unknown, and a given one is not derived over."""
        ...

    def close(self) -> None:
        """Free what the engine holds. May be called twice."""
        ...


def rule_condition(rule: Rule) -> Condition:
    """When `rule` applies: `when`, and not `unless`."""
    return rule.when if rule.unless is None else both(rule.when, negate(rule.unless))


def definition_facts(definition: Definition) -> frozenset[str]:
    """The facts that `definition` reads."""
    return frozenset(fact for case in definition.cases for fact in facts_of(case.when))


def program_for(rulebook: Rulebook, incidents: Collection[str], also: Collection[str] = ()) -> Program:
    """The program of `rulebook` for an event of these kinds: the rules on any of them, and the definitions they need.

    `also` names facts whose definitions are wanted besides (read by outcomes, notes or asks).
    """
    rules = tuple(rule for rule in rulebook.rules if not rule.on.isdisjoint(incidents))
    return build_program(rules, rulebook.definitions, {fact.id: fact.type for fact in rulebook.vocabulary.facts.values()}, also)


def build_program(rules: tuple[Rule, ...], definitions: tuple[Definition, ...], facts: Mapping[str, FactType], also: Collection[str] = ()) -> Program:
    """The program of `rules`, with those of `definitions` that they or the facts `also` need, directly or through other definitions."""
    needed = set(also).union(*(facts_of(rule_condition(rule)) for rule in rules))
    kept: list[Definition] = []
    for definition in reversed(definitions):
        if definition.fact in needed:
            kept.append(definition)
            needed |= definition_facts(definition)
    return Program(rules, tuple(reversed(kept)), {fact: type_ for fact, type_ in facts.items() if fact in needed})
