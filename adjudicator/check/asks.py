"""What incidents ask and rules leave open."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House, slot_name
from adjudicator.check.model import About, Finding
from adjudicator.check.situation import Situation
from adjudicator.check.standing import joined
from adjudicator.check.words import kinds_words, slots_words
from adjudicator.engine.condition import Condition, negate
from adjudicator.vocabulary.model import Ask


def open_asks(house: House, says: str, check: str) -> Iterator[tuple[bool, Finding]]:
    """A finding for each ask that is open in a case in which no article forbids or sends elsewhere, and whether it is answered in others.

    Only for an incident alone: where several come at once, each of them was looked at.
    """
    for situation in house.situations():
        if len(situation.kinds) > 1:
            continue
        for ask in situation.plan.asks:
            yield from _open(house, situation, ask, says, check)


def _open(house: House, situation: Situation, ask: Ask, says: str, check: str) -> Iterator[tuple[bool, Finding]]:
    standing, plan = situation.standing, situation.plan
    asked, filled = standing.asked(ask), standing.filled(ask)
    answered = situation.can_hold(joined(asked, filled))
    if answered is not (check == "gap"):
        return
    # An article that forbids, or sends elsewhere, says why nothing is answered.
    telling: list[Condition] = [note.when for _, note in plan.notes if note.forbidden is not None or (note.see and not note.see.here)]
    open_case = joined(asked, negate(filled))
    own = [rule for rule in plan.rules if house.is_own(rule)]
    speaking = [rule for index, rule in enumerate(plan.rules) if any(standing.fills((index, place), ask) for place in range(len(rule.outcomes)))]
    place = min((rule.place for rule in speaking if house.is_own(rule)), default=min(rule.place for rule in own))
    about = About(
        incident=situation.kinds,
        slots=tuple(slot_name(who, slot) for who, slot in ask.slots),
        articles=tuple(dict.fromkeys(house.article_of(rule) for rule in speaking or own)),
    )
    values: dict[str, object] = {"slot": slots_words(house, ask.slots), "incident": kinds_words(house, situation.kinds), "kind": situation.kinds[0]}
    # The cases that a record speaks of are found apart, so that it does not hide any other.
    for record, when in house.recorded.conditional(Finding(check, place, says, values, about)):
        told = situation.in_plan(when)
        witness = None if told is None else situation.witness(joined(open_case, told), unless=telling)
        if told is not None and witness is not None:
            yield answered, Finding(check, place, says, values, about, witness, record)
            open_case = joined(open_case, negate(told))
    witness = situation.witness(open_case, unless=telling)
    if witness is not None:
        yield answered, Finding(check, place, says, values, about, witness)
