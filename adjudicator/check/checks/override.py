"""A rule of the house and one of its base that decide differently in one case, without the house's saying that it takes the base's place."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from adjudicator.check.house import House, slot_name
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.pairs import contradictions
from adjudicator.check.standing import joined
from adjudicator.check.words import outcome_words
from adjudicator.ruling.model import Ruling


def find(house: House) -> Iterator[Finding]:
    """The first case of each pair of rules."""
    seen: set[tuple[str, str]] = set()
    for situation in house.situations():
        standing = situation.standing
        for said in contradictions(situation):
            outcomes = [standing.outcome(one) for one in said]
            rules = [situation.plan.rules[one[0]] for one in said]
            own, base = sorted(zip(rules, outcomes, strict=True), key=lambda pair: not house.is_own(pair[0]))
            pair = (own[0].name, base[0].name)
            same_slot = (own[1].who, own[1].slot) == (base[1].who, base[1].slot)
            if pair in seen or not same_slot or not house.is_own(own[0]) or house.is_own(base[0]):
                continue
            witness = situation.witness(joined(*(standing.stands(one) for one in said)), _sets_aside(*pair))
            if witness is None:
                continue
            seen.add(pair)
            yield Finding(
                CHECK.id,
                own[0].place,
                "check_override_says",
                {
                    "own": house.cite(own[0]),
                    "base": house.cite(base[0]),
                    "one": outcome_words(house, own[1]),
                    "other": outcome_words(house, base[1]),
                },
                About(
                    incident=situation.kinds,
                    slots=(slot_name(own[1].who, own[1].slot),),
                    rules=pair,
                    articles=(house.article_of(own[0]), house.article_of(base[0])),
                ),
                witness,
            )


def _sets_aside(own: str, base: str) -> Callable[[Ruling], bool]:
    def shows(ruling: Ruling) -> bool:
        answers = (ruling.answer, *(branch.answer for branch in ruling.branches))
        return any((one.rule, one.by) == (base, own) for answer in answers for one in answer.set_aside)

    return shows


CHECK = Check("override", Level.WARNING, find)
