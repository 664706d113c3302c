"""Which schema a file is written by, and the schema files themselves."""

from __future__ import annotations

from collections.abc import Iterable
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import PurePath

from adjudicator.rulebook.library import FINDINGS_FILE, HOUSE_FILE, VOCABULARY, WORDS

FOLDER = ".schema"
"""The folder of a new house in which its schemas lie."""

_SCENARIOS = "scenarios"
_BY_NAME = {HOUSE_FILE: "house.json", FINDINGS_FILE: "findings.json", "situations.yaml": "situations.json"}


def schema_of(file: PurePath) -> str:
    """The name of the schema of a YAML file: by its folder, else by its own name; a chapter when neither tells."""
    if file.parts[-3:-1] == (VOCABULARY, WORDS):
        return "words.json"
    if VOCABULARY in file.parts[:-1]:
        return "vocabulary.json"
    return "scenario.json" if _SCENARIOS in file.parts[:-1] else _BY_NAME.get(file.name, "chapter.json")


def modeline(file: PurePath) -> str:
    """The first line of a file of a new house, by which editors find its schema; `file` is its path within the house."""
    return f"# yaml-language-server: $schema={'../' * (len(file.parts) - 1)}{FOLDER}/{schema_of(file)}\n"


def house_schemas() -> Iterable[tuple[str, Traversable]]:
    """Those of them that the files of a house are written by."""
    return ((name, entry) for name, entry in shipped_files() if name != _BY_NAME["situations.yaml"])


def shipped_files() -> Iterable[tuple[str, Traversable]]:
    """The schema files that come with the program, by name."""
    for entry in sorted(files(__package__).iterdir(), key=lambda entry: entry.name):
        if entry.name.endswith(".json"):
            yield entry.name, entry
