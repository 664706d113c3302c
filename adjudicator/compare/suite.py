"""Which scenarios of a suite come out otherwise under another edition of their house."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from adjudicator.compare.said import said
from adjudicator.rulebook.library import shown
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.model import Ruling
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.load import load
from adjudicator.scenario.model import Scenario
from adjudicator.scenario.run import run
from adjudicator.source.diagnostics import InvalidInputError


@dataclass(frozen=True, slots=True)
class ScenarioChange:
    """A scenario whose ruling is not the same under both: where it stands, and under which of them it passes (None: it cannot be ruled)."""

    scenario: str
    first: bool | None
    second: bool | None


def changed_scenarios(first: Rulebook, second: Rulebook, folder: Path) -> list[ScenarioChange]:
    """The scenarios of `folder` on this house that come out otherwise, by file. Files that cannot be read are passed over: `test` says why."""
    found = []
    for scenario in _scenarios(folder, first.id):
        one, other = (_outcome(scenario, rulebook) for rulebook in (first, second))
        if one != other:
            found.append(ScenarioChange(f"{shown(Path(scenario.place.file))}::{scenario.id}", one[1], other[1]))
    return found


def _scenarios(folder: Path, house: str) -> Iterator[Scenario]:
    for file in scenario_files(folder) if folder.is_dir() else ():
        try:
            loaded: Iterable[Scenario] = load(file)
        except InvalidInputError:
            continue
        yield from (scenario for scenario in loaded if scenario.rulebook.id == house)


def _outcome(scenario: Scenario, rulebook: Rulebook) -> tuple[object, bool | None]:
    """What is ruled, in a form that can be compared, and whether the scenario passes."""
    try:
        outcome = run(replace(scenario, rulebook=rulebook))
    except InvalidInputError:
        return None, None
    return _said(outcome.ruling), not outcome.mismatches


def _said(ruling: Ruling) -> object:
    """What a ruling says, of all its events and branches."""
    branches = frozenset((repr(branch.when), frozenset(said(branch.answer).items())) for branch in ruling.branches)
    return (ruling.status, frozenset(said(ruling.answer).items()), branches, tuple(_said(event) for event in ruling.events))
