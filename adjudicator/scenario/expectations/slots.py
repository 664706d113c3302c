"""`slots`: what is settled. Only the slots named are looked at; `slots: {}` says that nothing is settled."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.ruling.model import Settled, Status
from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.matching import matches
from adjudicator.scenario.model import AnswerClaims, Claim
from adjudicator.scenario.notation import content_line, slot_name
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import plain, said
from adjudicator.text.languages import Text

_CERTAIN = (Status.RULED, Status.DISCRETION)


def check_slots(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """Each slot must have the value claimed, for certain."""
    if claims.slots is None:
        return
    if not claims.slots:
        certain = [one for one in came.answer.settled if one.when is None]
        if certain:
            rules = tuple(dict.fromkeys(rule for one in certain for rule in one.rules))
            yield Mismatch(came.about("slots"), said("scenario_nothing"), said_of(certain), claims.place_of("slots"), rules)
    for claim in claims.slots:
        yield from _check(claim, came)


def _check(claim: Claim, came: Came) -> Iterator[Mismatch]:
    got = came.settled(claim.who, claim.slot)
    if any(one.status in _CERTAIN and matches(claim.content, one) for one in got):
        return
    rules = tuple(dict.fromkeys(rule for one in got for rule in one.rules))
    wanted = None if got else (claim.who, claim.slot)
    about = came.about(slot_name(claim.who, claim.slot))
    yield Mismatch(about, claimed(claim), said_values(got), claim.place, rules, wanted)


def claimed(claim: Claim) -> Text:
    """The value that a claim speaks of."""
    if claim.content is None:
        return said("scenario_any")
    from adjudicator.ruling.figures import figures

    return plain(content_line(claim.content, figures(claim.content, {})))


def said_values(got: list[Settled]) -> Text:
    """The values that came out in one slot, each with its articles and, when it is not certain, its status."""
    if not got:
        return said("scenario_nothing")
    if any(one.status is Status.CONFLICT for one in got):
        return said("scenario_conflict", values=" / ".join(_value(one) for one in got))
    if any(one.status is Status.DEPENDS for one in got):
        return said("scenario_hangs", values=", ".join(_value(one) for one in got))
    return plain(", ".join(_value(one) for one in got))


def _value(one: Settled) -> str:
    cites = f" ({', '.join(one.cites)})" if one.cites else ""
    return content_line(one.content, one.figures) + cites


def said_of(got: list[Settled]) -> Text:
    """Slots with their values."""
    return plain(", ".join(f"{slot_name(one.who, one.slot)} = {_value(one)}" for one in got))
