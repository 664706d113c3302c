"""Two rules of one house that decide differently in a case that both of them meet, with nothing that says which prevails."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House, slot_name
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.pairs import contradictions, shows_conflict
from adjudicator.check.situation import Situation
from adjudicator.check.standing import Said, joined
from adjudicator.check.words import outcome_words


def find(house: House) -> Iterator[Finding]:
    """The first case of each pair of rules. Rows of one table are the matter of `table_overlap`, rules of a base of `override`."""
    seen: set[frozenset[int | str]] = set()
    for situation in house.situations():
        for one, other in contradictions(situation):
            pair = frozenset(situation.plan.rules[said[0]].name for said in (one, other))
            if pair not in seen and _is_meant(house, situation, one, other):
                finding = _finding(house, situation, one, other)
                if finding is not None:
                    seen.add(pair)
                    yield finding


def _is_meant(house: House, situation: Situation, one: Said, other: Said) -> bool:
    first, second = (situation.plan.rules[said[0]] for said in (one, other))
    if not (house.is_own(first) or house.is_own(second)):
        return False
    said, also = situation.standing.outcome(one), situation.standing.outcome(other)
    if first.house != second.house and (said.who, said.slot) == (also.who, also.slot):
        return False
    return not ({first.id, second.id} <= house.tables.get(first.article, frozenset()) and first.article == second.article)


def _finding(house: House, situation: Situation, one: Said, other: Said) -> Finding | None:
    standing = situation.standing
    first, second = (situation.plan.rules[said[0]] for said in (one, other))
    condition = joined(standing.stands(one), standing.stands(other))
    witness = situation.witness(condition, shows_conflict((first.name, second.name)))
    if witness is None:
        return None
    outcomes = (standing.outcome(one), standing.outcome(other))
    later = max((first, second), key=lambda rule: (house.is_own(rule), rule.place))
    return Finding(
        CHECK.id,
        later.place,
        "check_conflict_says",
        {
            "first": house.cite(first),
            "second": house.cite(second),
            "one": outcome_words(house, outcomes[0]),
            "other": outcome_words(house, outcomes[1]),
        },
        About(
            incident=situation.kinds,
            slots=tuple(dict.fromkeys(slot_name(outcome.who, outcome.slot) for outcome in outcomes)),
            rules=(first.name, second.name),
            articles=tuple(dict.fromkeys(house.article_of(rule) for rule in (first, second))),
        ),
        witness,
    )


CHECK = Check("conflict", Level.ERROR, find)
