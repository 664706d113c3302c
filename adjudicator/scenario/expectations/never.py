"""`not`: what must not come out, neither for certain nor in a branch, as an option of a choice, a side of a conflict or a step of a procedure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.expectations.slots import claimed, said_values
from adjudicator.scenario.matching import may_be
from adjudicator.scenario.model import Claim
from adjudicator.scenario.notation import slot_name
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import said


def check_never(never: Iterable[Claim], came: Came) -> Iterator[Mismatch]:
    """None of `never` may be among what came out."""
    for claim in never:
        found = [one for one in came.answer.settled if (one.who, one.slot) == (claim.who, claim.slot) and may_be(claim.content, one)]
        if found:
            rules = tuple(dict.fromkeys(rule for one in found for rule in one.rules))
            about = came.about(slot_name(claim.who, claim.slot))
            here = [one for one in came.answer.settled if (one.who, one.slot) == (claim.who, claim.slot)]
            yield Mismatch(about, said("scenario_not", value=claimed(claim)), said_values(here), claim.place, rules)
