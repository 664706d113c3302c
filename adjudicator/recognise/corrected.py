"""What was understood, with the facts that were given beside the text: these prevail over its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from adjudicator.recognise.understanding import FactRead, Spoken, Understanding
from adjudicator.ruling.read_case import typed_case
from adjudicator.vocabulary.model import Vocabulary


def with_facts(understood: Understanding, facts: Sequence[tuple[str, str]], vocabulary: Vocabulary) -> Understanding:
    """`understood` with `facts`, (name, value) as typed, in the place of what the text says of them.

    Raises InvalidInputError when one of them is no fact, or has no such value.
    """
    if not facts:
        return understood
    event = typed_case([understood.ranking[0]] if understood.ranking else [next(iter(vocabulary.incidents))], facts, vocabulary).events[0]
    given = {*event.facts, *event.unknown, *event.disputed}
    read = [FactRead(name, value, f"{name}={typed}") for name, value in event.facts.items() for typed in [dict(facts).get(name, "")]]
    return replace(
        understood,
        readings=tuple(replace(reading, facts=reading.facts | given) for reading in understood.readings),
        facts=(*(one for one in understood.facts if one.fact not in given), *read),
        open=(*(one for one in understood.open if one.fact not in given), *(Spoken(name, f"{name}=unknown") for name in sorted(event.unknown))),
        unknown=event.unknown,
        disputed=(
            *(one for one in understood.disputed if one.fact not in given),
            *(Spoken(name, f"{name}=disputed") for name in sorted(event.disputed)),
        ),
        clashes=tuple(clash for clash in understood.clashes if not {clash.first.fact, clash.second.fact} & given),
    )
