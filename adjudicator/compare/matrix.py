"""A matrix: one case under several houses, and which of them rule alike."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass

from adjudicator.compare.said import said
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import adjudicate
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Answer, Ruling, Status
from adjudicator.ruling.plan import with_also
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.vocabulary.model import Vocabulary


@dataclass(frozen=True, slots=True)
class Cell:
    """One house: its ruling, or why there is none (None and no error: it does not know the incident)."""

    rulebook: Rulebook
    ruling: Ruling | None
    error: InvalidInputError | None = None


@dataclass(frozen=True, slots=True)
class Matrix:
    """The houses in the order given, and those that rule alike, in groups: the largest first, those that say nothing last."""

    incident: str
    cells: tuple[Cell, ...]
    groups: tuple[tuple[Cell, ...], ...]

    @property
    def alike(self) -> bool:
        """Whether all houses that were asked rule alike."""
        return len(self.groups) <= 1


def matrix(incident: str, rulebooks: Sequence[Rulebook], case_for: Callable[[Vocabulary], Case]) -> Matrix:
    """The rulings of all `rulebooks` on one incident; `case_for` gives the case in the words of a vocabulary.

    Raises InvalidInputError where none of them can rule.
    """
    cells = [_cell(incident, rulebook, case_for) for rulebook in rulebooks]
    errors = [cell.error for cell in cells if cell.error is not None]
    if errors and not any(cell.ruling for cell in cells):
        raise errors[0]
    groups: dict[Hashable, list[Cell]] = {}
    for cell in cells:
        if cell.ruling is not None:
            groups.setdefault(_key(cell.ruling, incident, rulebooks), []).append(cell)
    ordered = sorted(groups.values(), key=lambda group: (group[0].ruling is None or group[0].ruling.status is Status.SILENT, -len(group)))
    return Matrix(incident, tuple(cells), tuple(tuple(group) for group in ordered))


def _cell(incident: str, rulebook: Rulebook, case_for: Callable[[Vocabulary], Case]) -> Cell:
    if incident not in rulebook.vocabulary.incidents:
        return Cell(rulebook, None)
    try:
        return Cell(rulebook, adjudicate(rulebook, case_for(rulebook.vocabulary), engine="python"))
    except InvalidInputError as error:
        return Cell(rulebook, None, error)


def _key(ruling: Ruling, incident: str, rulebooks: Sequence[Rulebook]) -> Hashable:
    """What a ruling says in the slots that one of the houses asks; all that are silent say the same."""
    asked = {
        pair
        for rulebook in rulebooks
        if incident in rulebook.vocabulary.incidents
        for one in with_also(rulebook.vocabulary.incidents, (incident,))
        for ask in one.asks
        for pair in ask.slots
    }
    branches = frozenset((repr(branch.when), _said(branch.answer, asked)) for branch in ruling.branches)
    return (ruling.status, _said(ruling.answer, asked), branches)


def _said(answer: Answer, asked: set[tuple[str, str]]) -> Hashable:
    return frozenset((place, words) for place, words in said(answer).items() if not asked or place in asked or place[0].startswith("seat "))
