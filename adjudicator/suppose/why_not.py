"""Why not: the rules that would have led to an outcome, and the fewest facts that would have to be otherwise for it to come out.

What is given has been ruled: with the facts changed the outcome really comes out, and with fewer of them it does not. A smaller way with other
facts is missed only where a number that nobody told is settled by the end of its range alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from adjudicator.engine.values import Value
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Ruling, SetAside, Settled
from adjudicator.ruling.seats import seat_fact
from adjudicator.suppose.candidate import Candidate, candidates
from adjudicator.suppose.changed import Changes
from adjudicator.suppose.search import Search
from adjudicator.suppose.span import Span, span_of
from adjudicator.suppose.target import Target

MAX_CHANGES = 4
"""So many facts may have to be otherwise; beyond, nothing near is left."""
SHOWN = 3
"""Ways that are given, the nearest first."""


@dataclass(frozen=True, slots=True)
class Otherwise:
    """A fact (``cards_held@6`` for that of a seat) that would have to be otherwise: what it is now, and what it would have to be.

    `origin` is where it is from now: given, computed, defined, presumed or missing. `span`: for a number, everything that would do as well.
    """

    fact: str
    now: Value | None
    origin: str
    instead: Value
    span: Span | None = None


@dataclass(frozen=True, slots=True)
class Way:
    """A rule that would say it, and the facts that would have to be otherwise; none of them can be left out.

    `choice`: the rule leaves it to somebody, as one of several.
    """

    rule: str
    cite: str
    facts: tuple[Otherwise, ...]
    choice: bool = False


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer for event number `event`, from 0. `rules`: how many rules of the house could say it in this incident.

    `option`: it is one of several between which somebody chooses as it is. `set_aside`: rules that would say it and yield.
    `complete`: the search did not give up.
    """

    target: Target
    event: int
    holds: bool
    option: Settled | None
    rules: int
    set_aside: tuple[SetAside, ...]
    ways: tuple[Way, ...]
    complete: bool = True


def why_not(judge: Adjudicator, case: Case, target: Target, *, strict: bool = False, event: int = 0) -> WhyNot:
    """Why `target` does not come out of event number `event` (from 0). Raises InvalidInputError where the case itself cannot be."""
    whole = judge.rule(case, strict=strict)
    ruling = (whole, *whole.events)[event]
    search = Search(judge, case, target, strict, event, _asked(ruling))
    could = list(candidates(search.plan, search.start.seats, target))
    rules = {one.rule.name for one in could}
    holds = target.comes_of(ruling)
    option = next((one for one in ruling.answer.settled if target.is_option_of(one)), None) if holds else None
    if holds:
        return WhyNot(target, event, option is None, option, len(rules), (), ())
    aside = tuple(dict.fromkeys(one for one in _set_aside(ruling) if one.rule in rules and target.speaks_of(one.slots)))
    ways = _ways(search, could)
    return WhyNot(target, event, False, None, len(rules), aside, tuple(ways), search.left > 0)


def _ways(search: Search, could: Sequence[Candidate]) -> list[Way]:
    """The nearest ways, one for each rule: those of the fewest changes, and where these are few those of one change more."""
    found: dict[str, tuple[Changes, Candidate]] = {}
    nearest = MAX_CHANGES
    for most in range(1, MAX_CHANGES + 1):
        for one in could:
            if one.rule.name not in found:
                changes = search.nearest(one, most)
                if changes is not None:
                    found[one.rule.name] = changes, one
                    nearest = min(nearest, len(changes))
        if len(found) >= SHOWN or most > nearest:
            break
    distinct = {frozenset(changes.items()): (changes, one) for changes, one in reversed(found.values())}
    ways = [_way(search, changes, one) for changes, one in distinct.values()]
    return sorted(ways, key=_distance)[:SHOWN]


def _way(search: Search, changes: Changes, one: Candidate) -> Way:
    facts = tuple(Otherwise(fact, search.now(fact), search.origin(fact), value, span_of(search, changes, fact)) for fact, value in changes.items())
    choice = search.target.is_among_options(one.standing.outcome(one.said).content)
    return Way(one.rule.name, search.plan.rulebook.cite(one.rule.house, one.rule.article), facts, choice)


def _asked(ruling: Ruling) -> frozenset[str]:
    return frozenset(one.fact if one.seat is None else seat_fact(one.fact, one.seat) for one in ruling.missing)


def _set_aside(ruling: Ruling) -> Iterable[SetAside]:
    for answer in (ruling.answer, *(branch.answer for branch in ruling.branches)):
        yield from answer.set_aside


def _distance(way: Way) -> tuple[int, int, Sequence[str]]:
    return len(way.facts), sum(one.origin == "given" for one in way.facts), [one.fact for one in way.facts]
