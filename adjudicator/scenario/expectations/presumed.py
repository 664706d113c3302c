"""`presumed`: presumptions that the ruling prints, as flipping them would change it; `presumed: {}` says that there is none."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adjudicator.engine.values import Value
from adjudicator.ruling.model import Presumed
from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed
from adjudicator.source.diagnostics import Place
from adjudicator.text.facts import assignment


def check_presumed(claimed: Mapping[str, Value] | None, place: Place, came: Came, presumed: tuple[Presumed, ...]) -> Iterator[Mismatch]:
    """Every presumption claimed must be printed, with that value."""
    if claimed is None:
        return
    got = {one.fact: one.value for one in presumed}
    if any(fact not in got or not _equal(got[fact], value) for fact, value in claimed.items()) or (not claimed and got):
        expected = listed(assignment(fact, value) for fact, value in claimed.items())
        yield Mismatch(came.about("presumed"), expected, listed(assignment(fact, value) for fact, value in got.items()), place)


def _equal(one: Value, other: Value) -> bool:
    return type(one) is type(other) and one == other
