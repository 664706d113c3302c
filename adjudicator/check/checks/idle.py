"""A rule that never changes anything: whatever it says, another rule of its article says in the same case."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.reach import is_heard, own_rules
from adjudicator.check.situation import Situation
from adjudicator.check.standing import either, joined
from adjudicator.engine.condition import negate
from adjudicator.rulebook.model import Rule


def find(house: House) -> Iterator[Finding]:
    """Each such rule. One that is an exception, or that gives a reading, is heard for what it sets aside or says."""
    for rule, places in own_rules(house):
        if rule.exception_to or rule.instead_of or rule.replaces or rule.reading is not None or not is_heard(places):
            continue
        if not any(_adds(situation, index, rule) for situation, index in places):
            about = About(rules=(rule.name,), articles=(house.article_of(rule),))
            yield Finding(CHECK.id, rule.place, "check_idle_says", {"rule": house.cite(rule)}, about)


def _adds(situation: Situation, index: int, rule: Rule) -> bool:
    standing = situation.standing
    for place, outcome in enumerate(rule.outcomes):
        others = [
            said
            for said in standing.said()
            if said[0] != index
            and situation.plan.rules[said[0]].article == rule.article
            and situation.plan.rules[said[0]].house == rule.house
            and standing.outcome(said) == outcome
        ]
        said_elsewhere = either(*(standing.stands(said) for said in others))
        if situation.can_hold(joined(standing.stands((index, place)), negate(said_elsewhere))):
            return True
    return False


CHECK = Check("idle", Level.WARNING, find)
