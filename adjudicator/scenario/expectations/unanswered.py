"""`unanswered`: slots that the incident asks and nothing answers; `unanswered: []` says that everything is answered."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.model import AnswerClaims
from adjudicator.scenario.notation import slot_names
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed


def check_unanswered(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """Every slot claimed must be unanswered; of alternatives (``chips|pot``) one, or all of them, may be named."""
    if claims.unanswered is None:
        return
    got = [one.slots for one in came.answer.unanswered]
    absent = [claim for claim in claims.unanswered if not any(claim <= set(slots) for slots in got)]
    if absent or (not claims.unanswered and got):
        filled = [one for one in came.answer.settled if any((one.who, one.slot) in claim for claim in absent)]
        rules = tuple(dict.fromkeys(rule for one in filled for rule in one.rules))
        expected = listed(slot_names(claim) for claim in claims.unanswered)
        yield Mismatch(came.about("unanswered"), expected, listed(slot_names(slots) for slots in got), claims.place_of("unanswered"), rules)
