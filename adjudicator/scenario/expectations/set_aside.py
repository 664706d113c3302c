"""`set_aside`: rules that would apply and yield to another; `set_aside: []` says that none does."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.model import AnswerClaims
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed


def check_set_aside(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """Every rule claimed must be set aside; of an article, one of its rules."""
    if claims.set_aside is None:
        return
    got = tuple(dict.fromkeys(one.rule for one in came.answer.set_aside))
    absent = [claim for claim in claims.set_aside if not claim.rules & set(got)]
    if absent or (not claims.set_aside and got):
        setting = tuple(dict.fromkeys(one.by for one in came.answer.set_aside))
        expected = listed(claim.written for claim in claims.set_aside)
        yield Mismatch(came.about("set_aside"), expected, listed(got), claims.place_of("set_aside"), setting)
