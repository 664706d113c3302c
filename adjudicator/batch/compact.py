"""A ruling in few words, for machines: what is settled, by which articles, and what it hangs on. No sentences."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.content_data import content_data
from adjudicator.ruling.model import Answer, Branch, Missing, Presumed, Ruling, Settled, Status, Unanswered
from adjudicator.ruling.seats import seat_fact
from adjudicator.text.facts import value_data

Compact = dict[str, Any]
"""JSON: `status`, `outcomes` and `cites` are always there, the other keys where there is something to say."""


def compact_ruling(ruling: Ruling, rulebook: Rulebook) -> Compact:
    """`ruling` in few words. `rulebook` is the one that it was made under."""
    data = compact_answer(ruling.status, ruling.answer, rulebook)
    _add(data, "branches", [_branch(one, rulebook) for one in ruling.branches])
    _add(data, "missing", [_missing(one) for one in ruling.missing])
    _add(data, "presumed", _presumed(ruling.presumed))
    _add(data, "events", [compact_ruling(event, rulebook) for event in ruling.events])
    return data


def compact_answer(status: Status, answer: Answer, rulebook: Rulebook) -> Compact:
    """What comes out when nothing hangs on a missing fact and nothing is presumed."""
    data: Compact = {
        "status": status.value,
        "outcomes": [_outcome(one, rulebook) for one in answer.settled],
        "cites": list(answer.cites),
    }
    _add(data, "unanswered", [_unanswered(one) for one in answer.unanswered])
    return data


def _add(data: Compact, key: str, value: Sequence[object] | Compact) -> None:
    if value:
        data[key] = value


def _outcome(settled: Settled, rulebook: Rulebook) -> Compact:
    data: Compact = {"slot": settled.slot, "who": settled.who, "value": content_data(settled.content, settled.figures)}
    if settled.status is not Status.RULED:
        data["status"] = settled.status.value
    if settled.when is not None:
        data["when"] = condition_data(settled.when, rulebook.vocabulary.facts)
    return data


def _branch(branch: Branch, rulebook: Rulebook) -> Compact:
    when: Compact = dict(condition_data(branch.when, rulebook.vocabulary.facts))
    if branch.assumed:
        when = {"after": {f"{one.who}.{one.slot}": content_data(one.content, one.figures) for one in branch.assumed}, **when}
    return {"when": when, **compact_answer(branch.answer.status, branch.answer, rulebook)}


def _missing(missing: Missing) -> str:
    return missing.fact if missing.seat is None else seat_fact(missing.fact, missing.seat)


def _unanswered(unanswered: Unanswered) -> Compact:
    whos = dict.fromkeys(who for who, _ in unanswered.slots)
    return {"slot": "|".join(slot for _, slot in unanswered.slots), "who": "|".join(whos), "reason": unanswered.reason}


def _presumed(presumed: Iterable[Presumed]) -> Compact:
    return {one.fact: value_data(one.value) for one in presumed}
