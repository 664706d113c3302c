"""Everything that can be expected of one answer, be it a whole ruling's or a branch's."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.expectations.cites import check_cites
from adjudicator.scenario.expectations.conflicts import check_conflicts
from adjudicator.scenario.expectations.never import check_never
from adjudicator.scenario.expectations.options import check_options
from adjudicator.scenario.expectations.reason import check_reason
from adjudicator.scenario.expectations.set_aside import check_set_aside
from adjudicator.scenario.expectations.slots import check_slots
from adjudicator.scenario.expectations.status import check_status
from adjudicator.scenario.expectations.unanswered import check_unanswered
from adjudicator.scenario.model import AnswerClaims
from adjudicator.scenario.outcome import Mismatch

_CHECKS = (check_status, check_slots, check_options, check_conflicts, check_unanswered, check_reason, check_set_aside, check_cites)


def check_answer(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """Every mismatch between `claims` and what came out, in the order in which a reader wants them: the status first."""
    for check in _CHECKS:
        yield from check(claims, came)
    yield from check_never(claims.never, came)
