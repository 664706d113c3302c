"""What if and why not as plain data, beside the keys of a ruling."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from adjudicator.rulebook.model import Choice, Rulebook
from adjudicator.ruling.content_data import choice_data, content_data
from adjudicator.ruling.data import ruling_data
from adjudicator.ruling.model import Settled
from adjudicator.suppose.elsewhere import Elsewhere
from adjudicator.suppose.what_if import WhatIf
from adjudicator.suppose.why_not import Otherwise, WhyNot
from adjudicator.text.explain import why_set_aside
from adjudicator.text.facts import value_data
from adjudicator.text.languages import Lang

SupposedData = dict[str, Any]


def what_if_data(found: WhatIf, rulebook: Rulebook, lang: Lang) -> SupposedData:
    """The changes supposed, the slots that differ, the articles, and the whole ruling that would be."""
    return {
        "event": found.event + 1,
        "facts": {fact: value_data(value) for fact, value in found.changes.items()},
        "status": {"before": found.before.status.value, "after": found.after.status.value},
        "changes": [{"who": one.who, "slot": one.slot, "before": _settled(one.before), "after": _settled(one.after)} for one in found.slots],
        "cites": {"before": list(found.before.answer.cites), "after": list(found.after.answer.cites)},
        "ruling": ruling_data(found.after, rulebook, lang),
        "events": [what_if_data(one, rulebook, lang) for one in found.further],
    }


def why_not_data(found: WhyNot, where: Elsewhere, rulebook: Rulebook, lang: Lang) -> SupposedData:
    """Whether it holds, else what yields, the nearest ways to it, and where else it is said."""
    ways = [{"rule": way.rule, "cites": [way.cite], "choice": way.choice, "facts": [_otherwise(one) for one in way.facts]} for way in found.ways]
    return {
        "event": found.event + 1,
        "outcome": found.target.text,
        "holds": found.holds,
        "option": [] if found.option is None else list(found.option.cites),
        "rules": found.rules,
        "set_aside": [{"rule": one.rule, "by": one.by, "why": why_set_aside(one, rulebook, lang)} for one in found.set_aside],
        "ways": ways,
        "complete": found.complete,
        "replaced": [{"rule": one.rule, "cite": one.cite, "by": one.by} for one in where.replaced],
        "elsewhere": list(where.same_facts),
        "elsewhere_on_other_facts": list(where.other_facts),
        "of_other_incidents": [{"incident": incident, "cite": cite} for incident, cite in where.other_incidents],
    }


def _otherwise(one: Otherwise) -> SupposedData:
    return {
        "fact": one.fact,
        "now": None if one.now is None else value_data(one.now),
        "origin": one.origin,
        "instead": value_data(one.instead),
        "between": None if one.span is None else [one.span.low, one.span.high],
    }


def _settled(settled: Iterable[Settled]) -> list[SupposedData]:
    found = []
    for one in settled:
        value = choice_data(one.content, one.figures) if isinstance(one.content, Choice) else content_data(one.content, one.figures)
        found.append({"value": value, "status": one.status.value, "cites": list(one.cites)})
    return found
