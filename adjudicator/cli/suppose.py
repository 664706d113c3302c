"""What is supposed on the command line: `--what-if FACT=VALUE` and `--why-not SLOT=VALUE`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
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
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.suppose.changed import Changes
from adjudicator.suppose.data import SupposedData, what_if_data, why_not_data
from adjudicator.suppose.target import read_target
from adjudicator.suppose.what_if import WhatIf, what_if
from adjudicator.suppose.why_not import WhyNot, why_not
from adjudicator.text.languages import Lang


@dataclass(frozen=True, slots=True)
class Supposed:
    """What was supposed of a case, and found. `elsewhere`: articles of other houses that say what was asked for, on the same facts."""

    case: Case
    rulebook: Rulebook
    what_if: WhatIf | None
    why_not: WhyNot | None
    elsewhere: tuple[str, ...]

    def data(self, lang: Lang) -> SupposedData:
        """The keys that stand beside those of a ruling."""
        found: SupposedData = {}
        if self.what_if is not None:
            found["what_if"] = what_if_data(self.what_if, self.rulebook, lang)
        if self.why_not is not None:
            found["why_not"] = why_not_data(self.why_not, self.elsewhere)
        return found

    def add_to(self, page: Page, lang: Lang) -> None:
        """The lines under the ruling."""
        if self.what_if is not None:
            add_what_if(page, self.what_if, self.case.events[0], self.rulebook, lang)
        if self.why_not is not None:
            add_why_not(page, self.why_not, self.rulebook, lang, self.elsewhere)


def supposed(judge: Adjudicator, case: Case, ruling: Ruling, changes: Sequence[str], outcome: str | None, *, strict: bool) -> Supposed:
    """What `--what-if` and `--why-not` ask of the first event of a case. Raises InvalidInputError for what they cannot mean."""
    rulebook = judge.rulebook
    if_so = what_if(judge, case, ruling, read_changes(changes, rulebook), strict=strict) if changes else None
    if outcome is None:
        return Supposed(case, rulebook, if_so, None, ())
    plan, _ = judge.plan(case.events[0].incident)
    found = why_not(judge, case, read_target(outcome, rulebook, plan), strict=strict)
    return Supposed(case, rulebook, if_so, found, () if found.holds else tuple(_elsewhere(case, outcome, rulebook)))


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
    if reader.players:
        diagnostics.append(Diagnostic("what_if_form", values={"text": typed[0]}))
    if diagnostics:
        raise InvalidInputError(diagnostics)
    return reader.facts


def _elsewhere(case: Case, outcome: str, rulebook: Rulebook) -> Iterator[str]:
    """Citations, in other houses, of what says the outcome on the same facts."""
    for other in other_houses():
        if other.id == rulebook.id:
            continue
        judge = Adjudicator(other, "python")
        try:
            plan, _ = judge.plan(case.events[0].incident)
            target = read_target(outcome, other, plan)
            ruling = judge.rule(case)
        except (InvalidInputError, KeyError):
            continue  # a word that this house does not have, or a case that cannot be there
        for one in ruling.answer.settled:
            if target.is_said_by(one):
                yield from (cite if ":" in cite else f"{other.id}:{cite}" for cite in one.cites[:1])
