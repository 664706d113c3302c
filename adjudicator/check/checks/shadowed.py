"""A rule that may apply, and is set aside whenever it does."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.reach import is_heard, is_reached, own_rules


def find(house: House) -> Iterator[Finding]:
    """Each such rule, with what stands in its way."""
    for rule, places in own_rules(house):
        if not is_reached(places) or is_heard(places):
            continue
        over = {situation.plan.rules[above] for situation, index in places for above in situation.standing.above.get(index, ())}
        names = sorted(f"`{house.cite(other)}`" for other in over)
        about = About(rules=(rule.name,), articles=(house.article_of(rule),))
        yield Finding(CHECK.id, rule.place, "check_shadowed_says", {"rule": house.cite(rule), "over": ", ".join(names)}, about)


CHECK = Check("shadowed", Level.ERROR, find)
