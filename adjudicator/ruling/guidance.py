"""Guidance: where a house is silent, what other houses say. It is shown apart and never is a ruling."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import adjudicate
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Guidance, Ruling, Status
from adjudicator.ruling.steps import ruling_steps
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Text


def with_guidance(ruling: Ruling, case: Case, rulebook: Rulebook, others: Iterable[Rulebook]) -> Ruling:
    """The ruling with what `others` say of each of its events that the house is silent on. Bases of the house have spoken already."""
    silent = [number for number, one in enumerate((ruling, *ruling.events)) if one.status is Status.SILENT]
    if not silent:
        return ruling
    asked = [other for other in others if other.id != rulebook.id and other.id not in rulebook.bases]
    found = {number: tuple(_guidance(case.events[number], asked)) for number in silent}
    events = tuple(replace(one, guidance=found[number]) if number in found else one for number, one in enumerate(ruling.events, start=1))
    return replace(ruling, guidance=found.get(0, ()), events=events)


def _guidance(event: Event, others: Iterable[Rulebook]) -> Iterable[Guidance]:
    for other in others:
        if not all(kind in other.vocabulary.incidents for kind in event.incident):
            continue
        try:
            ruling = adjudicate(other, Case((event,)), engine="python")
        except InvalidInputError:
            continue
        if ruling.status is Status.SILENT:
            continue
        cites = dict.fromkeys(cite for answer in (ruling.answer, *(one.answer for one in ruling.branches)) for cite in answer.cites)
        qualified = tuple(cite if ":" in cite else f"{other.id}:{cite}" for cite in cites)
        text = Text(en=" ".join(ruling_steps(ruling, other, "en")), fr=" ".join(ruling_steps(ruling, other, "fr")))
        yield Guidance(other.id, other.title, ruling.status, qualified, text)
