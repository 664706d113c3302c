"""A fact that nothing makes anything of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.uses import used_by_rules, used_by_words


def find(house: House) -> Iterator[Finding]:
    """Each fact that the house's own vocabulary brings and neither it nor the vocabulary uses."""
    used = used_by_rules(house.rulebook) | used_by_words(house.rulebook.vocabulary)
    for (section, name), place in house.own_words.items():
        if section == "facts" and name not in used:
            yield Finding(CHECK.id, place, "check_unused_fact_says", {"fact": name}, About(facts=(name,)))


def find_shared(houses: Sequence[House]) -> Iterator[Finding]:
    """Each fact of the shared vocabulary that no house uses."""
    used = frozenset[str]().union(*(used_by_rules(house.rulebook) | used_by_words(house.rulebook.vocabulary) for house in houses))
    for (section, name), place in houses[0].shared_words.items():
        if section == "facts" and name not in used:
            yield Finding(CHECK.id, place, "check_unused_fact_shared", {"fact": name}, About(facts=(name,)))


CHECK = Check("unused_fact", Level.WARNING, find, find_shared)
