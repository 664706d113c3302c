"""The JSON Schema for editors says of rulebooks what the loader says of their shape."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from adjudicator.rulebook.library import HOUSE_FILE, Library, chapter_files, shipped_library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.schema import chapter_schema, house_schema
from adjudicator.source.data import to_data
from adjudicator.source.yaml_source import read_source
from tests.rulebook.support import HERE, LIBRARY

HOUSES = [(library, folder) for library in (LIBRARY, shipped_library()) for folder in library.houses().values()]


def problems(schema: dict[str, Any], file: Path) -> list[str]:
    Draft202012Validator.check_schema(schema)
    return [error.message for error in Draft202012Validator(schema).iter_errors(to_data(read_source(file)))]


@pytest.mark.parametrize(("library", "folder"), HOUSES, ids=lambda value: value.name if isinstance(value, Path) else "")
def test_what_loads_is_valid(library: Library, folder: Path) -> None:
    schema = chapter_schema(compile_house(folder, library).vocabulary)
    assert problems(house_schema(), folder / HOUSE_FILE) == []
    for file in chapter_files(folder):
        assert problems(chapter_schema(), file) == []
        assert problems(schema, file) == []


@pytest.mark.parametrize("name", ["articles", "rules"])
def test_a_wrong_shape_is_not(name: str) -> None:
    assert problems(chapter_schema(), HERE / "bad" / name / "chapter.yaml")


def test_with_a_vocabulary_its_words_are_checked(tmp_path: Path) -> None:
    file = tmp_path / "chapter.yaml"
    file.write_text(
        '"1":\n  title: {en: A, fr: B}\n  gist: {en: A, fr: B}\n  on: chips_putt\n  define: {substantial: {level: 1}}\n  rules:\n'
        "    - {id: a, when: {amount: 3}, then: {dael: misdeal}}\n    - {id: b, when: {any: [{levl: 3}]}, then: {offender: {deal: misdeal}}}\n",
        encoding="utf-8",
    )
    vocabulary = compile_house(LIBRARY.folder / "base", LIBRARY).vocabulary
    assert problems(chapter_schema(), file) == []
    found = " ".join(problems(chapter_schema(vocabulary), file))
    for word in ("chips_putt", "substantial", "amount", "dael", "levl", "deal"):
        assert f"'{word}'" in found


def test_every_key_is_described() -> None:
    for schema in (house_schema(), chapter_schema()):
        shapes = [schema, *schema.get("$defs", {}).values()]
        for shape in shapes:
            for key, value in shape.get("properties", {}).items():
                assert "description" in value, key
