"""Compiles the shipped rulebooks into the wheel, so that an installed program reads no YAML."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledRulebooks(BuildHookInterface[Any]):
    """Adds ``adjudicator/shipped/compiled/HOUSE.json`` for each house. An error in a rulebook fails the build, with every error shown."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before the wheel is put together; `version` is "editable" for an installation that runs from the checkout."""
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        try:
            from adjudicator.rulebook.cache import write_compiled
            from adjudicator.rulebook.library import Library
            from adjudicator.rulebook.load import compile_house
        finally:
            sys.path.remove(self.root)
        # Deleted when the hook is: the wheel is written by then.
        self._folder = tempfile.TemporaryDirectory(prefix="adjudicator-compiled-")
        compiled = Path(self._folder.name)
        library = Library(Path(self.root) / "rulebooks", compiled)
        for name, folder in library.houses().items():
            write_compiled(compiled / f"{name}.json", compile_house(folder, library), folder, library)
            build_data["force_include"][str(compiled / f"{name}.json")] = f"adjudicator/shipped/compiled/{name}.json"
