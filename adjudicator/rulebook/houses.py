"""Which houses there are, and the rulebook of one: by its id, or by the path to its folder."""

from __future__ import annotations

import os
from pathlib import Path

from adjudicator.rulebook.cache import load_folder
from adjudicator.rulebook.library import HOUSE_FILE, Library, shipped_library
from adjudicator.rulebook.model import Rulebook
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.paths import from_home, is_file, is_folder

HOUSE_VARIABLE = "ADJUDICATOR_HOUSE"
"""The environment variable that names the house when the command line does not."""


def default_house() -> str | None:
    """The house named by ADJUDICATOR_HOUSE; None when it is not set or empty."""
    return os.environ.get(HOUSE_VARIABLE) or None


def house_ids(library: Library | None = None) -> tuple[str, ...]:
    """The ids of the shipped houses."""
    return tuple((library or shipped_library()).houses())


def find_house(name: str, library: Library | None = None) -> Path:
    """The folder of a house: the shipped one with the id `name`, else the folder at that path.

    Raises InvalidInputError when there is none, with the ids that there are.
    """
    houses = (library or shipped_library()).houses()
    if name in houses:
        return houses[name]
    path = from_home(name)
    if name and is_file(path / HOUSE_FILE):
        return path
    if name and path.name == HOUSE_FILE and is_file(path):
        return path.parent
    if is_folder(path) and (os.sep in name or "/" in name):
        raise InvalidInputError([Diagnostic("house_no_file", None, {"folder": name})])
    from adjudicator.source.nearest import nearest

    ids = ", ".join(f"`{house}`" for house in houses)
    raise InvalidInputError([Diagnostic("house_unknown", None, {"house": name, "houses": ids}, nearest(name, houses))])


def load_house(name: str, library: Library | None = None) -> Rulebook:
    """The rulebook of a house, by id or path, from its compiled form where that is up to date.

    Raises InvalidInputError: there is no such house, or everything that is wrong with it.
    """
    library = library or shipped_library()
    return load_folder(find_house(name, library), library)
