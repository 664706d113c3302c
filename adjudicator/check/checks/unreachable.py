"""A rule whose condition can never hold."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.reach import is_reached, own_rules


def find(house: House) -> Iterator[Finding]:
    """Each such rule."""
    for rule, places in own_rules(house):
        if not is_reached(places):
            about = About(rules=(rule.name,), articles=(house.article_of(rule),))
            yield Finding(CHECK.id, rule.place, "check_unreachable_says", {"rule": house.cite(rule)}, about)


CHECK = Check("unreachable", Level.ERROR, find)
