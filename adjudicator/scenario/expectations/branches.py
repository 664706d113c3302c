"""`branches`: every branch of a ruling that depends on missing facts, matched by its condition, whatever its wording."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from adjudicator.engine.condition import Condition
from adjudicator.ruling.model import Branch
from adjudicator.scenario.expectations.answer import check_answer
from adjudicator.scenario.expectations.came import Came, came_of_branch
from adjudicator.scenario.matching import matches
from adjudicator.scenario.model import BranchClaims
from adjudicator.scenario.notation import condition_line
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed, plain, said
from adjudicator.source.diagnostics import Place

Same = Callable[[Condition, Condition], bool]


def check_branches(claims: tuple[BranchClaims, ...] | None, place: Place, came: Came, branches: tuple[Branch, ...], same: Same) -> Iterator[Mismatch]:
    """There must be as many branches as claimed, one for each condition, each with what is claimed of it. `same` tells equal conditions."""
    if claims is None:
        return
    left = list(branches)
    absent: list[BranchClaims] = []
    found: list[tuple[BranchClaims, Branch]] = []
    for claim in claims:
        branch = next((one for one in left if same(claim.when, one.when) and _follows(claim, one)), None)
        if branch is None:
            absent.append(claim)
        else:
            left.remove(branch)
            found.append((claim, branch))
    if absent or left:
        got = listed(condition_line(branch.when, came.rulebook) for branch in branches)
        where = absent[0].answer.place if absent else place
        yield Mismatch(came.about("branches"), listed(claim.written for claim in claims), got, where)
    for claim, branch in found:
        under = plain(claim.written) if came.under is None else said("scenario_within", inner=claim.written, outer=came.under)
        yield from check_answer(claim.answer, came_of_branch(came.rulebook, branch, under))


def _follows(claim: BranchClaims, branch: Branch) -> bool:
    """Whether the branch is the one after the choices that the claim names."""
    return all(any((one.who, one.slot) == (each.who, each.slot) and matches(each.content, one) for one in branch.assumed) for each in claim.after)
