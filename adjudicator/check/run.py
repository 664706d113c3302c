"""Running the checks: on one house, or on several."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from adjudicator.check.house import House
from adjudicator.check.known import Known, read_recorded, stale
from adjudicator.check.model import Finding, Level
from adjudicator.check.registry import all_checks
from adjudicator.rulebook.houses import find_house
from adjudicator.rulebook.library import Library, shipped_library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Rulebook

Progress = Callable[[str, str], None]
"""Told of each house and check before it is run."""


@dataclass(frozen=True, slots=True)
class Report:
    """What was found in one house. `known`: the findings that are recorded, with their records."""

    house: str
    findings: tuple[Finding, ...]
    known: tuple[tuple[Finding, Known], ...]

    @property
    def errors(self) -> tuple[Finding, ...]:
        """The findings that make `check` fail."""
        return tuple(finding for finding in self.findings if level_of(finding) is Level.ERROR)

    @property
    def warnings(self) -> tuple[Finding, ...]:
        """The others."""
        return tuple(finding for finding in self.findings if level_of(finding) is Level.WARNING)


def level_of(finding: Finding) -> Level:
    """How bad a finding is."""
    return all_checks()[finding.check].level


def open_house(name: str, library: Library | None = None) -> House:
    """The house of that id or at that path, compiled from its files, with what is recorded of it.

    Raises InvalidInputError: there is no such house, or its files are wrong.
    """
    library = library or shipped_library()
    folder = find_house(name, library)
    rulebook = compile_house(folder, library)
    recorded = read_recorded(chain(folder, rulebook, library), rulebook)
    return House(rulebook, folder, name, recorded, library)


def chain(folder: Path, rulebook: Rulebook, library: Library) -> list[Path]:
    """The folders of a house and of those it builds on."""
    folders = [folder]
    for base in rulebook.bases:
        found = library.base_of(folders[-1], base)
        assert found is not None, base
        folders.append(found)
    return folders


def check_house(house: House, progress: Progress | None = None, among: Sequence[House] = ()) -> Report:
    """What all checks find in a house. `among`: all houses of the library, when what they share is to be looked at here too."""
    found: list[Finding] = []
    recorded = house.recorded
    for check in all_checks().values():
        if progress is not None:
            progress(house.rulebook.id, check.id)
        found += check.find(house)
        if among and check.find_shared is not None:
            found += check.find_shared(among)
    fresh = [finding for finding in found if recorded.record_of(finding) is None]
    known = [(finding, record) for finding in found if (record := recorded.record_of(finding)) is not None]
    fresh += stale(recorded, found)
    return Report(house.rulebook.id, tuple(sorted(fresh, key=_order)), tuple(sorted(known, key=lambda pair: _order(pair[0]))))


def _order(finding: Finding) -> tuple[bool, str, int, int, str]:
    place = finding.place
    return (level_of(finding) is Level.WARNING, place.file, place.line, place.column, finding.check)


def check_houses(names: Sequence[str], progress: Progress | None = None, library: Library | None = None) -> list[Report]:
    """What all checks find in the houses named; in all shipped ones, and in what they share, where none is named. Raises InvalidInputError."""
    library = library or shipped_library()
    opened = [open_house(name, library) for name in names or library.houses()]
    everything = [] if names else opened
    return [check_house(house, progress, everything if place == 0 else ()) for place, house in enumerate(opened)]
