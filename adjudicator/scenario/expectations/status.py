"""`status`: conflict, depends, discretion, ruled or silent."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.ruling.model import Status
from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.model import AnswerClaims
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import plain


def check_status(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """The status must be the one claimed."""
    if claims.status is None or claims.status is came.status:
        return
    deciding = (
        () if came.status is Status.SILENT else dict.fromkeys(rule for one in came.answer.settled if one.status is came.status for rule in one.rules)
    )
    yield Mismatch(came.about("status"), plain(claims.status.value), plain(came.status.value), claims.place_of("status"), tuple(deciding))
