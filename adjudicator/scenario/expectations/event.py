"""Everything that can be expected of the ruling of an event, and of the events after it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial

from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.model import Ruling
from adjudicator.ruling.plan import Plan
from adjudicator.scenario.equivalence import equivalent
from adjudicator.scenario.expectations.answer import check_answer
from adjudicator.scenario.expectations.branches import check_branches
from adjudicator.scenario.expectations.came import Came, came_of_branch, came_of_ruling
from adjudicator.scenario.expectations.missing import check_missing
from adjudicator.scenario.expectations.never import check_never
from adjudicator.scenario.expectations.presumed import check_presumed
from adjudicator.scenario.model import Claim, Expectation
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import said
from adjudicator.text.languages import Text

PlanOf = Callable[[tuple[str, ...]], Plan]
"""The plan of the rulebook for kinds of incident."""


def check_event(expectation: Expectation, ruling: Ruling, plan_of: PlanOf) -> Iterator[Mismatch]:
    """Every mismatch of a ruling, those of the further events of its chain included."""
    yield from _check_one(expectation, ruling, plan_of, said("scenario_event", number=1) if ruling.events else None)
    for number, (further, own) in enumerate(zip(expectation.events, ruling.events, strict=False), start=2):
        yield from _check_one(further, own, plan_of, said("scenario_event", number=number))


def _check_one(expectation: Expectation, ruling: Ruling, plan_of: PlanOf, under: Text | None) -> Iterator[Mismatch]:
    plan = plan_of(ruling.incident)
    rulebook = plan.rulebook
    claims = expectation.answer
    came = came_of_ruling(rulebook, ruling, under)
    yield from check_answer(claims, came)
    same = partial(equivalent, plan=plan, known={one.fact: one.value for one in ruling.facts})
    yield from check_branches(expectation.branches, claims.place_of("branches"), came, ruling.branches, same)
    yield from check_missing(expectation.missing, claims.place_of("missing"), came, ruling.missing)
    yield from check_presumed(expectation.presumed, claims.place_of("presumed"), came, ruling.presumed)
    yield from _never_in_branches(claims.never, came, ruling)


def check_nowhere(never: Iterable[Claim], rulebook: Rulebook, ruling: Ruling) -> Iterator[Mismatch]:
    """What must come out of no event and of no branch of any."""
    claims = tuple(never)
    for number, one in enumerate((ruling, *ruling.events), start=1):
        came = came_of_ruling(rulebook, one, said("scenario_event", number=number) if ruling.events else None)
        yield from check_never(claims, came)
        yield from _never_in_branches(claims, came, one)


def _never_in_branches(never: tuple[Claim, ...], came: Came, ruling: Ruling) -> Iterator[Mismatch]:
    for number, branch in enumerate(ruling.branches, start=1):
        under = said("scenario_branch", number=number)
        under = under if came.under is None else said("scenario_within", inner=under, outer=came.under)
        yield from check_never(never, came_of_branch(came.rulebook, branch, under))
