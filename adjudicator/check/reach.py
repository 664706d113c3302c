"""Which rules can apply, and which of them are ever heard."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.situation import Situation
from adjudicator.rulebook.model import Rule


def own_rules(house: House) -> Iterator[tuple[Rule, list[tuple[Situation, int]]]]:
    """Each own rule with the situations that it is in, and its index there."""
    places: dict[str, list[tuple[Situation, int]]] = {}
    for situation in house.situations():
        if len(situation.kinds) == 1:
            for index, rule in enumerate(situation.plan.rules):
                if house.is_own(rule):
                    places.setdefault(rule.name, []).append((situation, index))
    for rule in house.rulebook.rules:
        if rule.name in places:
            yield rule, places[rule.name]


def is_reached(places: list[tuple[Situation, int]]) -> bool:
    """Whether the condition of a rule can hold."""
    return any(situation.can_hold(situation.standing.conditions[index]) for situation, index in places)


def is_heard(places: list[tuple[Situation, int]]) -> bool:
    """Whether an outcome of a rule ever stands."""
    return any(
        situation.can_hold(situation.standing.stands((index, place)))
        for situation, index in places
        for place in range(len(situation.plan.rules[index].outcomes))
    )
