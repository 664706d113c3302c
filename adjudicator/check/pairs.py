"""Pairs of outcomes that cannot both be the answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations

from adjudicator.check.situation import Situation
from adjudicator.check.standing import Said
from adjudicator.ruling.model import Ruling


def contradictions(situation: Situation) -> Iterator[tuple[Said, Said]]:
    """Outcomes of different rules that say different things in one slot, or things that clash across slots."""
    standing, plan = situation.standing, situation.plan
    slots = plan.rulebook.vocabulary.slots
    for one, other in combinations(standing.said(), 2):
        if one[0] == other[0]:
            continue
        first, second = standing.outcome(one), standing.outcome(other)
        same_slot = (first.who, first.slot) == (second.who, second.slot)
        if same_slot and not slots[first.slot].many:
            if first.content != second.content:
                yield one, other
        elif plan.clashes.clash(first.who, first.slot, first.content, second.who, second.slot, second.content):
            yield one, other


def shows_conflict(rules: tuple[str, str]) -> Callable[[Ruling], bool]:
    """Whether a ruling has a conflict with the one rule on one side and the other on another."""

    def shows(ruling: Ruling) -> bool:
        answers = (ruling.answer, *(branch.answer for branch in ruling.branches))
        conflicts = [conflict for answer in answers for conflict in answer.conflicts]
        return any(all(any(rule in side.rules for side in conflict.sides) for rule in rules) for conflict in conflicts)

    return shows
