"""`reason`: why something asked is not answered: no_article, no_consequence, text_not_here."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.model import AnswerClaims
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed, plain


def check_reason(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """The reason claimed must be that of something unanswered."""
    if claims.reason is None:
        return
    got = tuple(dict.fromkeys(one.reason for one in came.answer.unanswered))
    if claims.reason not in got:
        yield Mismatch(came.about("reason"), plain(claims.reason), listed(got), claims.place_of("reason"))
