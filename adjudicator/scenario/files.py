"""Which scenario files a path of the command line means."""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from adjudicator.rulebook.library import HOUSE_FILE, VOCABULARY
from adjudicator.scenario.plugin import FOLDER, SUFFIX
from adjudicator.source.paths import is_folder


@dataclass(frozen=True, slots=True)
class Asked:
    """A path as it was typed: ``scenarios``, ``scenarios/parc/6.8.yaml``, ``scenarios/parc/6.8.yaml::NAME``. `name` is None for all of them."""

    written: str
    path: Path
    name: str | None

    @property
    def files(self) -> list[Path]:
        """The scenario files that it means; none for a folder without any."""
        if is_folder(self.path):
            return list(scenario_files(self.path))
        return [self.path]


def asked(text: str) -> Asked:
    """What one argument means."""
    path, sign, name = text.partition("::")
    return Asked(text, Path(path), name if sign else None)


def scenario_files(folder: Path) -> Iterator[Path]:
    """The scenario files of a folder: those below folders named `scenarios`; all YAML files when it has no such folder.

    The files of houses and of vocabularies are none.
    """
    found = list(_yaml_files(folder))
    named = [path for path in found if FOLDER in path.relative_to(folder).parts[:-1]]
    yield from found if FOLDER in folder.absolute().parts or not named else named


def _yaml_files(folder: Path) -> Iterator[Path]:
    for place, folders, files in os.walk(folder):
        here = Path(place)
        if HOUSE_FILE in files:
            # Of a house's folder only its scenarios are looked at.
            folders[:] = sorted(name for name in folders if name == FOLDER)
            continue
        folders[:] = sorted(name for name in folders if not name.startswith((".", "__")) and name != VOCABULARY)
        yield from (here / name for name in sorted(files) if name.endswith(SUFFIX) and not name.startswith("."))
