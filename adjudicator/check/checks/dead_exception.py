"""An exception that never sets anything aside: it and what it names never apply in one case, or not to the same."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.reach import own_rules
from adjudicator.check.situation import Situation
from adjudicator.check.standing import joined


def find(house: House) -> Iterator[Finding]:
    """Each rule or article named for nothing. Of an article, one rule that is set aside is enough."""
    by_name = {rule.name: rule for rule in house.rulebook.rules}
    for rule, places in own_rules(house):
        articles: dict[str, list[str]] = {}
        for name in (*rule.exception_to, *rule.instead_of):
            if name in by_name:
                articles.setdefault(house.article_of(by_name[name]), []).append(name)
        for article, names in articles.items():
            if not any(_sets_aside(situation, index, names) for situation, index in places):
                targets = ", ".join(f"`{house.cite(by_name[name])}`" for name in names)
                about = About(rules=(rule.name, *names), articles=tuple(dict.fromkeys((house.article_of(rule), article))))
                yield Finding(CHECK.id, rule.place, "check_dead_exception_says", {"rule": house.cite(rule), "targets": targets}, about)


def _sets_aside(situation: Situation, index: int, names: list[str]) -> bool:
    return any(
        situation.can_hold(joined(situation.standing.conditions[index], situation.standing.conditions[target]))
        for target, other in enumerate(situation.plan.rules)
        if other.name in names and _speaks_to(situation, index, target)
    )


def _speaks_to(situation: Situation, index: int, target: int) -> bool:
    """Whether the one speaks in a slot of the other, or clashes with it: then it is its article that is heard, even where both say the same."""
    plan, standing = situation.plan, situation.standing
    if target in plan.precedence.whole.get(index, ()):
        return True
    return any(
        standing.yields((target, there), (index, here))
        for here in range(len(plan.rules[index].outcomes))
        for there in range(len(plan.rules[target].outcomes))
    )


CHECK = Check("dead_exception", Level.ERROR, find)
