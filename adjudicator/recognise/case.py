"""The case that a text tells, as far as it does."""

from __future__ import annotations

from collections.abc import Container, Iterable

from adjudicator.recognise.understanding import Reading, Understanding
from adjudicator.ruling.case import Case, Event


def case_of(understanding: Understanding, reading: Reading | None = None, relevant: Container[str] | None = None) -> Case:
    """The case of one reading, the best when left out. Only what is sure is taken; what the words leave open is not presumed either, and
    asked. With `relevant`, only these facts: a house warns of facts that no rule of it reads, and a text is not to blame for those.
    Raises ValueError when nothing was recognised.
    """
    if reading is None:
        if not understanding.readings:
            raise ValueError("no incident was recognised")
        reading = understanding.readings[0]
    bearing = frozenset(fact for fact in reading.facts if relevant is None or fact in relevant)
    facts = {one.fact: one.value for one in understanding.facts if one.sure and one.fact in bearing}
    disputed = _of(bearing, (one.fact for one in understanding.disputed)) - facts.keys()
    doubted = (one.fact for one in understanding.facts if not one.sure)
    spoken = _of(bearing, (*doubted, *(one.fact for one in understanding.open))) - facts.keys() - disputed
    unknown = bearing & understanding.unknown
    return Case((Event((reading.incident,), facts, unknown, disputed, spoken=spoken - unknown),))


def _of(bearing: frozenset[str], facts: Iterable[str]) -> frozenset[str]:
    return bearing & frozenset(facts)
