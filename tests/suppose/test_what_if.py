"""What if: the second ruling is that of the changed case, and only slots that differ are named."""

from __future__ import annotations

from adjudicator.rulebook.houses import load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Status
from adjudicator.suppose.what_if import what_if

JUDGE = Adjudicator(load_house("parc"), "python")
FLOP = Case((Event(("premature_board",), {"street": "flop", "burn_identifiable": True}),))


def test_the_slot_that_differs_is_named_with_both_rulings() -> None:
    ruling = JUDGE.rule(FLOP)
    found = what_if(JUDGE, FLOP, ruling, {"burn_identifiable": False})
    assert [(one.slot, len(one.before), len(one.after)) for one in found.slots] == [("board", 1, 1)]
    assert not found.alike


def test_a_fact_told_as_unknown_gives_way() -> None:
    case = Case((Event(("premature_board",), {"street": "flop"}, unknown=frozenset(("burn_identifiable",))),))
    ruling = JUDGE.rule(case)
    found = what_if(JUDGE, case, ruling, {"burn_identifiable": True})
    assert (found.before.status, found.after.status) == (Status.DEPENDS, Status.RULED)


def test_what_is_as_it_is_changes_nothing() -> None:
    assert what_if(JUDGE, FLOP, JUDGE.rule(FLOP), {"burn_identifiable": True}).alike
