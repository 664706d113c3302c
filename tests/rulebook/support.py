"""The small library of houses that these tests run on."""

from __future__ import annotations

import shutil
from collections.abc import Mapping
from pathlib import Path

from adjudicator.rulebook.library import Library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Rule, Rulebook
from adjudicator.source.diagnostics import InvalidInputError

HERE = Path(__file__).parent
LIBRARY = Library(HERE / "library")
TITLE = "title: {en: A title, fr: Un titre}"
GIST = 'gist: {en: What it says., fr: "Ce qu\'il dit."}'


def compiled(name: str) -> Rulebook:
    return compile_house(LIBRARY.folder / name, LIBRARY)


def rules(rulebook: Rulebook) -> dict[str, Rule]:
    return {rule.name: rule for rule in rulebook.rules}


def copy_library(folder: Path) -> Library:
    shutil.copytree(LIBRARY.folder, folder)
    return Library(folder)


def write_house(folder: Path, name: str, articles: Mapping[str, str], extra: str = "") -> Path:
    """A house whose articles are given without their title and gist."""
    house = folder / name
    house.mkdir(parents=True)
    (house / "house.yaml").write_text(f'id: {name}\ntitle: {{en: The house, fr: La maison}}\nedition: "1"\n{extra}\n', encoding="utf-8")
    texts = [f'"{number}":\n  {TITLE}\n  {GIST}\n  {body}\n' for number, body in articles.items()]
    (house / "chapter.yaml").write_text("\n".join(texts), encoding="utf-8")
    return house


def lines(error: InvalidInputError) -> list[str]:
    return [diagnostic.text("en") for diagnostic in error.diagnostics]
