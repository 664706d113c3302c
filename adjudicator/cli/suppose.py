"""What is supposed on the command line: `--what-if FACT=VALUE` and `--why-not SLOT=VALUE`, in a chain with the number of the event before it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from adjudicator.cli.answer import other_houses
from adjudicator.cli.verb import invalid
from adjudicator.render.page import Page
from adjudicator.render.suppose import add_what_if, add_why_not
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Ruling
from adjudicator.ruling.read_case import EventReader, add_typed_facts
from adjudicator.ruling.seats import seat_fact
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.suppose.changed import Changes
from adjudicator.suppose.data import SupposedData, what_if_data, why_not_data
from adjudicator.suppose.elsewhere import Elsewhere, elsewhere
from adjudicator.suppose.target import read_target
from adjudicator.suppose.what_if import WhatIf, what_if
from adjudicator.suppose.why_not import WhyNot, why_not
from adjudicator.text.languages import Lang

_NUMBERED = re.compile(r"\s*([0-9]{1,6})\s*:(.*)", re.ASCII | re.DOTALL)
"""``2:street=turn``: of the second event of a chain."""


@dataclass(frozen=True, slots=True)
class Supposed:
    """What was supposed of a case, and found. `elsewhere`: where else the outcome asked for is said."""

    case: Case
    rulebook: Rulebook
    what_if: WhatIf | None
    why_not: WhyNot | None
    elsewhere: Elsewhere

    def data(self, lang: Lang) -> SupposedData:
        """The keys that stand beside those of a ruling."""
        found: SupposedData = {}
        if self.what_if is not None:
            found["what_if"] = what_if_data(self.what_if, self.rulebook, lang)
        if self.why_not is not None:
            found["why_not"] = why_not_data(self.why_not, self.elsewhere, self.rulebook, lang)
        return found

    def add_to(self, page: Page, lang: Lang) -> None:
        """The lines under the ruling."""
        if self.what_if is not None:
            add_what_if(page, self.what_if, self.case, self.rulebook, lang)
        if self.why_not is not None:
            add_why_not(page, self.why_not, self.case, self.rulebook, lang, self.elsewhere)


def supposed(judge: Adjudicator, case: Case, ruling: Ruling, changes: Sequence[str], outcome: str | None, *, strict: bool) -> Supposed:
    """What `--what-if` and `--why-not` ask of an event of a case, the first where none is named. Raises InvalidInputError."""
    rulebook = judge.rulebook
    if_so = None
    if changes:
        numbered = [_numbered(text, case) for text in changes]
        event = numbered[0][0]
        if any(number != event for number, _ in numbered):
            invalid("what_if_events")
        if_so = what_if(judge, case, ruling, read_changes([text for _, text in numbered], rulebook), strict=strict, event=event)
    if outcome is None:
        return Supposed(case, rulebook, if_so, None, Elsewhere())
    event, text = _numbered(outcome, case)
    plan, _ = judge.plan(case.events[event].incident)
    target = read_target(text, rulebook, plan)
    found = why_not(judge, case, target, strict=strict, event=event)
    answered = found.holds or found.option is not None
    return Supposed(
        case, rulebook, if_so, found, Elsewhere() if answered else elsewhere(judge, case, target, other_houses(), event=event, strict=strict)
    )


def read_changes(typed: Sequence[str], rulebook: Rulebook) -> Changes:
    """The facts of `--what-if`. Raises InvalidInputError."""
    diagnostics: list[Diagnostic] = []
    reader = EventReader(rulebook.vocabulary, diagnostics)
    for text in typed:
        fact, equals, value = text.partition("=")
        if not equals:
            invalid("what_if_form", text=text)
        add_typed_facts(reader, [(fact.strip(), value)])
    for fact in sorted(reader.unknown | reader.disputed):
        diagnostics.append(Diagnostic("what_if_value", values={"fact": fact}))
    if diagnostics:
        raise InvalidInputError(diagnostics)
    of_seats = {seat_fact(fact, seat): value for seat, own in reader.players.items() for fact, value in own.items()}
    changes = {**reader.facts, **of_seats}
    if not changes:
        invalid("what_if_value", fact=typed[0].partition("=")[0].strip())
    return changes


def _numbered(text: str, case: Case) -> tuple[int, str]:
    """The event meant, from 0, and the rest. Raises InvalidInputError."""
    match = _NUMBERED.match(text)
    if match is None:
        return 0, text
    number = int(match[1])
    if not 1 <= number <= len(case.events):
        invalid("supposed_event", text=match[1], events=len(case.events))
    return number - 1, match[2].strip()
