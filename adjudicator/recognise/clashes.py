"""Statements of a text that cannot both be so."""

from __future__ import annotations

from collections.abc import Sequence

from adjudicator.engine.condition import facts_of
from adjudicator.engine.three_valued import evaluate
from adjudicator.recognise.understanding import Clash, FactRead
from adjudicator.vocabulary.model import Vocabulary


def clashes_of(facts: Sequence[FactRead], incident: str | None, vocabulary: Vocabulary) -> tuple[Clash, ...]:
    """Every pair of sure facts that clash: one fact with two values, or a combination that the vocabulary calls impossible."""
    sure = [fact for fact in facts if fact.sure]
    found = [
        Clash(first, second)
        for position, first in enumerate(sure)
        for second in sure[position + 1 :]
        if first.fact == second.fact and first.value != second.value
    ]
    known = {fact.fact: fact for fact in sure}
    values = {name: fact.value for name, fact in known.items()}
    for impossible in vocabulary.impossible:
        if impossible.on and incident not in impossible.on:
            continue
        if evaluate(impossible.when, values) is True:
            sides = [known[name] for name in vocabulary.facts if name in facts_of(impossible.when) and name in known]
            if len(sides) >= 2:
                found.append(Clash(sides[0], sides[1], impossible.because))
    return tuple(found)
