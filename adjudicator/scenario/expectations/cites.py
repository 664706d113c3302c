"""`cites`: articles that the answer cites; `cites: []` says that it cites none."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.model import AnswerClaims
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed


def check_cites(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """Every article claimed must be cited."""
    if claims.cites is None:
        return
    missing = [cite for cite in claims.cites if cite not in came.cites]
    if missing or (not claims.cites and came.cites):
        yield Mismatch(came.about("cites"), listed(claims.cites), listed(came.cites), claims.place_of("cites"))
