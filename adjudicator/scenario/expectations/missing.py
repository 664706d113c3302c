"""`missing`: exactly the facts that are not known and matter."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.ruling.model import Missing
from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed
from adjudicator.source.diagnostics import Place


def check_missing(claimed: frozenset[str] | None, place: Place, came: Came, missing: tuple[Missing, ...]) -> Iterator[Mismatch]:
    """The missing facts must be those claimed, all of them and no other."""
    got = [one.fact for one in missing]
    if claimed is not None and claimed != set(got):
        yield Mismatch(came.about("missing"), listed(sorted(claimed)), listed(got), place)
