"""What if: the ruling once more with some facts otherwise, and what is different in it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.figures import content_key
from adjudicator.ruling.model import Ruling, Settled
from adjudicator.suppose.changed import Changes, changed_case


@dataclass(frozen=True, slots=True)
class SlotChange:
    """What one slot holds before and after; empty where nothing is certain in it."""

    who: str
    slot: str
    before: tuple[Settled, ...]
    after: tuple[Settled, ...]


@dataclass(frozen=True, slots=True)
class WhatIf:
    """The ruling on event number `event` (from 0) as it is, as it would be with `changes`, and the slots that differ for certain.

    `further`: the same of the later events of a chain, those that do not change left out.
    """

    changes: Changes
    before: Ruling
    after: Ruling
    slots: tuple[SlotChange, ...]
    event: int = 0
    further: tuple[WhatIf, ...] = ()

    @property
    def alike(self) -> bool:
        """Whether nothing changes: neither the status nor a slot nor a branch."""
        same_branches = {_branch_keys(self.before)} == {_branch_keys(self.after)}
        return self.before.status is self.after.status and not self.slots and same_branches


def what_if(judge: Adjudicator, case: Case, ruling: Ruling, changes: Changes, *, strict: bool = False, event: int = 0) -> WhatIf:
    """The ruling with `changes` in event number `event` (from 0) beside `ruling`. Raises InvalidInputError where the changed case cannot be."""
    whole = judge.rule(changed_case(case, changes, event), strict=strict)
    found = [
        WhatIf(changes, before, after, tuple(_differences(before, after)), number)
        for number, (before, after) in enumerate(zip((ruling, *ruling.events), (whole, *whole.events), strict=True))
    ]
    return replace(found[event], further=tuple(one for one in found[event + 1 :] if not one.alike))


def _differences(before: Ruling, after: Ruling) -> Iterable[SlotChange]:
    by_slot = [_by_slot(one) for one in (before, after)]
    for who, slot in dict.fromkeys([*by_slot[0], *by_slot[1]]):
        was, becomes = (found.get((who, slot), ()) for found in by_slot)
        if _keys(was) != _keys(becomes):
            yield SlotChange(who, slot, was, becomes)


def _by_slot(ruling: Ruling) -> dict[tuple[str, str], tuple[Settled, ...]]:
    found: dict[tuple[str, str], tuple[Settled, ...]] = {}
    for one in ruling.answer.settled:
        if one.when is None:
            found[one.who, one.slot] = (*found.get((one.who, one.slot), ()), one)
    return found


def _keys(settled: Iterable[Settled]) -> frozenset[object]:
    return frozenset((one.status, content_key(one.content, one.figures)) for one in settled)


def _branch_keys(ruling: Ruling) -> frozenset[object]:
    return frozenset(
        (branch.answer.status, frozenset((one.who, one.slot, content_key(one.content, one.figures)) for one in branch.answer.settled))
        for branch in ruling.branches
    )
