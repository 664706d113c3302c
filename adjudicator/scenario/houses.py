"""The house that a scenario names: an id, or the path to a folder, relative to the scenario's file."""

from __future__ import annotations

from pathlib import Path

from adjudicator.rulebook.houses import load_house
from adjudicator.rulebook.library import HOUSE_FILE, shipped_library
from adjudicator.rulebook.model import Rulebook
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Scalar
from adjudicator.source.paths import is_file

HOUSE_BROKEN = "scenario_house_broken"
"""The message of a house whose rulebook is wrong; what is wrong with it follows."""

Loaded = dict[str, Rulebook | None]
"""Rulebooks by id or by the path to their folder; None for one that has errors."""


class Houses:
    """The rulebooks that the scenarios of one file name, each loaded once. The errors of a rulebook are reported once."""

    def __init__(self, folder: Path, loaded: Loaded | None = None) -> None:
        """`folder` is that of the scenario file. `loaded`: what was loaded for other files, and is kept for further ones."""
        self._folder = folder
        self._loaded: Loaded = {} if loaded is None else loaded

    def rulebook(self, word: Scalar, diagnostics: list[Diagnostic]) -> Rulebook | None:
        """The rulebook that `word` names; None, with the errors in `diagnostics`, when there is none or it has errors of its own."""
        name = self._name(word.text)
        if name is None:
            beside = [path.parent.name for path in self._folder.glob(f"*/{HOUSE_FILE}")]
            ids = [*shipped_library().houses(), *sorted(beside)]
            diagnostics.append(Diagnostic("scenario_house_unknown", word.place, {"house": word.text}, nearest(word.text, ids)))
            return None
        if name not in self._loaded:
            try:
                self._loaded[name] = load_house(name)
            except InvalidInputError as error:
                diagnostics.append(Diagnostic(HOUSE_BROKEN, word.place, {"house": word.text}))
                diagnostics.extend(error.diagnostics)
                self._loaded[name] = None
        return self._loaded[name]

    def _name(self, text: str) -> str | None:
        """What to load: a folder next to the file goes before an id."""
        folder = self._folder / text
        if is_file(folder / HOUSE_FILE):
            return str(folder.resolve())
        return text if text in shipped_library().houses() else None
