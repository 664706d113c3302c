"""What if and why not as plain data, beside the keys of a ruling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from adjudicator.rulebook.model import Choice, Rulebook
from adjudicator.ruling.content_data import choice_data, content_data
from adjudicator.ruling.data import ruling_data
from adjudicator.ruling.model import Settled
from adjudicator.suppose.what_if import WhatIf
from adjudicator.suppose.why_not import WhyNot
from adjudicator.text.facts import value_data
from adjudicator.text.languages import Lang

SupposedData = dict[str, Any]


def what_if_data(found: WhatIf, rulebook: Rulebook, lang: Lang) -> SupposedData:
    """The changes supposed, the slots that differ, and the whole ruling that would be."""
    return {
        "facts": {fact: value_data(value) for fact, value in found.changes.items()},
        "status": {"before": found.before.status.value, "after": found.after.status.value},
        "changes": [{"who": one.who, "slot": one.slot, "before": _settled(one.before), "after": _settled(one.after)} for one in found.slots],
        "ruling": ruling_data(found.after, rulebook, lang),
    }


def why_not_data(found: WhyNot, elsewhere: Sequence[str]) -> SupposedData:
    """Whether it holds, else the nearest ways to it and the articles of other houses that say so."""
    ways = [
        {
            "rule": way.rule,
            "cites": [way.cite],
            "facts": [
                {
                    "fact": one.fact,
                    "now": None if one.now is None else value_data(one.now),
                    "origin": one.origin,
                    "instead": value_data(one.instead),
                }
                for one in way.facts
            ],
        }
        for way in found.ways
    ]
    return {
        "outcome": found.target.text,
        "holds": found.holds,
        "rules": found.rules,
        "ways": ways,
        "complete": found.complete,
        "elsewhere": list(elsewhere),
    }


def _settled(settled: Iterable[Settled]) -> list[SupposedData]:
    found = []
    for one in settled:
        value = choice_data(one.content, one.figures) if isinstance(one.content, Choice) else content_data(one.content, one.figures)
        found.append({"value": value, "status": one.status.value, "cites": list(one.cites)})
    return found
