"""A rule that is put before a rule of another article, with no word of why: no reading, no note."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level


def find(house: House) -> Iterator[Finding]:
    """Each such rule, once for each article that it is put before."""
    by_name = {rule.name: rule for rule in house.rulebook.rules}
    for rule in house.rulebook.rules:
        if not house.is_own(rule) or rule.reading is not None or rule.note is not None:
            continue
        named = [by_name[name] for name in (*rule.exception_to, *rule.instead_of) if name in by_name]
        for article in dict.fromkeys(other.article for other in named if house.is_own(other) and other.article != rule.article):
            about = About(rules=(rule.name,), articles=(house.article_of(rule), f"{rule.house}/{article}"))
            yield Finding(CHECK.id, rule.place, "check_tension_says", {"rule": house.cite(rule), "article": article}, about)


CHECK = Check("tension", Level.WARNING, find)
