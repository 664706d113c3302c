"""Random incidents under a rulebook: what somebody could tell, true to the types of the facts, possible or not."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from random import Random

from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.plan import Plan
from adjudicator.vocabulary.model import Fact

Facts = dict[str, Value]

_STEP = 25
"""Amounts are multiples of this, so that they meet one another and the thresholds of rules."""

MADE = frozenset(FactType) - {FactType.POTS, FactType.HAND}
"""Types of facts that chance makes; those of the others are worked out."""


def kinds_of(rulebook: Rulebook) -> Sequence[str]:
    """The incidents on which the rulebook has a rule, by name."""
    named = {kind for rule in rulebook.rules for kind in rule.on}
    return sorted(named & rulebook.vocabulary.incidents.keys())


def tellable(plan: Plan) -> Sequence[Fact]:
    """The facts of a plan that somebody tells: neither worked out nor defined by an article, nor a fact of the house."""
    own = {*plan.defined, *plan.rulebook.context}
    facts = [plan.fact(name) for name in sorted(plan.facts - own)]
    return [fact for fact in facts if fact is not None and fact.formula is None and fact.calculator is None and fact.type in MADE]


def random_value(fact: Fact, source: Random) -> Value:
    """A value of the fact's type."""
    if fact.allows_none and source.random() < 0.15:
        return NONE
    if fact.type is FactType.YES_NO:
        return source.random() < 0.5
    if fact.type is FactType.WORD:
        return source.choice(sorted(fact.words))
    if fact.type is FactType.AMOUNT:
        return source.randrange(0, 41) * _STEP
    if fact.type.listed:
        return tuple(sorted(source.sample(range(1, 10), source.randrange(1, 4))))
    if fact.type in (FactType.CARD, FactType.CARDS):
        return source.choice("23456789TJQKA") + source.choice("cdhs")
    if fact.type is FactType.AMOUNTS:
        return ",".join(f"{seat}:{source.randrange(1, 41) * _STEP}" for seat in sorted(source.sample(range(1, 10), 3)))
    return source.randrange(1 if fact.type is FactType.SEAT else 0, 10)


def random_facts(plan: Plan, source: Random, share: float = 1.0) -> Facts:
    """A value for each fact that somebody tells, or for a `share` of them."""
    return {fact.id: random_value(fact, source) for fact in tellable(plan) if share >= 1 or source.random() < share}


def as_json(value: Value) -> object:
    """A value as JSON lines write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return list(value)
    return "none" if value is NONE else value


def line_of(kinds: Sequence[str], facts: Mapping[str, Value]) -> str:
    """An incident as one compact line of JSON."""
    incident = kinds[0] if len(kinds) == 1 else list(kinds)
    return json.dumps({"incident": incident, "facts": {name: as_json(value) for name, value in facts.items()}}, separators=(",", ":"))
