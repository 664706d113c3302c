"""Short ways to a situation and its facts."""

from __future__ import annotations

from adjudicator.engine.values import Value
from adjudicator.facts.betting.fact import Known, Unknown
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.notation.resolve import hand_of


def situation_of(text: str, parameters: BettingParameters | None = None) -> Situation:
    return Situation(hand_of(text), parameters or BettingParameters())


def value_of(situation: Situation, name: str, seat: int | None = None) -> Value:
    fact = situation.fact(name, seat)
    assert isinstance(fact, Known), f"{name}: {fact}"
    value: Value = fact.value
    return value


def values_of(situation: Situation, names: object, seat: int | None = None) -> dict[str, Value | None]:
    """The values of some facts; None where unknown."""
    assert isinstance(names, dict)
    found: dict[str, Value | None] = {}
    for name in names:
        fact = situation.fact(name, seat)
        found[name] = fact.value if isinstance(fact, Known) else None
    return found


def missing_of(situation: Situation, name: str, seat: int | None = None) -> set[str]:
    fact = situation.fact(name, seat)
    assert isinstance(fact, Unknown), f"{name}: {fact}"
    return {missing.what for missing in fact.missing}


Expected = dict[str, object]
Case = tuple[str, str, Expected]
