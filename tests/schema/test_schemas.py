"""The JSON Schemas that editors complete and check with: up to date, and every YAML file of the project is valid by them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from adjudicator.rulebook.library import Library, shipped_library, yaml_files
from adjudicator.rulebook.new import create_house
from adjudicator.scenario.files import scenario_files
from adjudicator.schema.generate import written
from adjudicator.schema.names import schema_of, shipped_files
from adjudicator.source.data import to_data
from adjudicator.source.yaml_source import read_source
from tests.check.support import LIBRARY as CHECKED

ROOT = Path(__file__).parent.parent.parent
SCHEMAS = dict(shipped_files())


def files_of(library: Library) -> Iterator[tuple[str, Path]]:
    for file in (*yaml_files(library.folder), *library.vocabulary(), *library.words()):
        yield schema_of(file.relative_to(library.folder)), file
    for house in library.houses().values():
        for file in (*yaml_files(house), *yaml_files(house / "vocabulary"), *yaml_files(house / "vocabulary" / "words")):
            yield schema_of(file.relative_to(library.folder)), file


FILES = [
    *files_of(shipped_library()),
    *files_of(CHECKED),
    *files_of(Library(CHECKED.folder.parent / "good")),
    *(("scenario.json", file) for file in scenario_files(ROOT / "scenarios")),
]


@cache
def validator(name: str) -> Draft202012Validator:
    schema = json.loads(SCHEMAS[name].read_text(encoding="utf-8"))
    Draft202012Validator.check_schema(schema)
    return Draft202012Validator(schema)


def as_words(data: Any) -> Any:
    """The data as an editor reads it that takes `yes` and `no` for words."""
    if isinstance(data, dict):
        return {key: as_words(value) for key, value in data.items()}
    if isinstance(data, list):
        return [as_words(part) for part in data]
    return {True: "yes", False: "no"}[data] if isinstance(data, bool) else data


def problems(name: str, file: Path) -> list[str]:
    data = to_data(read_source(file))
    return [error.message[:200] for view in (data, as_words(data)) for error in validator(name).iter_errors(view)]


def test_they_are_up_to_date() -> None:
    """`python -m adjudicator.schema` writes them anew."""
    now = {name: entry.read_text(encoding="utf-8") for name, entry in SCHEMAS.items()}
    made = written()
    assert now.keys() == made.keys()
    for name, text in made.items():
        assert json.loads(now[name]) == json.loads(text), f"run python -m adjudicator.schema: {name} is not up to date"


@pytest.mark.parametrize(("name", "file"), FILES, ids=lambda value: value.relative_to(ROOT).as_posix() if isinstance(value, Path) else "")
def test_every_file_is_valid(name: str, file: Path) -> None:
    assert problems(name, file) == []


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("house.json", "id: a\ntitle: {en: A, fr: A}\nedition: '1'\nextnds: b\n"),
        ("chapter.json", '"1":\n  title: {en: A, fr: A}\n  gist: {en: A, fr: A}\n  rule: []\n'),
        ("vocabulary.json", "fcats: {}\n"),
        ("scenario.json", "- {name: a, hose: parc}\n"),
        ("findings.json", "known: [{check: gapp, because: {en: A, fr: B}}]\n"),
        ("situations.json", "- {hands: [[a]]}\n"),
    ],
)
def test_what_is_misspelled_is_not(tmp_path: Path, name: str, text: str) -> None:
    (tmp_path / "file.yaml").write_text(text, encoding="utf-8")
    assert problems(name, tmp_path / "file.yaml")


def test_the_settings_of_the_repository_name_a_schema_for_every_file() -> None:
    settings = json.loads((ROOT / ".vscode" / "settings.json").read_text(encoding="utf-8"))["yaml.schemas"]
    named: dict[Path, str] = {}
    for schema, globs in settings.items():
        for glob in [globs] if isinstance(globs, str) else globs:
            named.update((file, Path(schema).name) for file in ROOT.glob(glob))
    shipped = [*files_of(shipped_library()), *(("scenario.json", file) for file in scenario_files(ROOT / "scenarios"))]
    assert {file: name for name, file in shipped} == named


def test_words_are_completed() -> None:
    chapter = json.loads(SCHEMAS["chapter.json"].read_text(encoding="utf-8"))
    incidents = chapter["$defs"]["RuleShape"]["properties"]["on"]["anyOf"][0]["anyOf"][0]["enum"]
    assert {"premature_board", "chips_put"} <= set(incidents)
    street = chapter["$defs"]["Condition"]["properties"]["street"]
    assert {"flop", "turn", "river"} <= set(street["anyOf"][0]["enum"])
    assert street["description"]
    scenario = json.loads(SCHEMAS["scenario.json"].read_text(encoding="utf-8"))
    assert "street" in scenario["$defs"]["Facts"]["properties"]
    assert "deal" in scenario["$defs"]["Claims"]["properties"]


@pytest.mark.parametrize("extends", [None, "parc"])
def test_a_new_house_names_its_schemas(tmp_path: Path, extends: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    create_house(tmp_path / "club", extends)
    named = 0
    for file in (tmp_path / "club").rglob("*.yaml"):
        first = file.read_text(encoding="utf-8").splitlines()[0]
        assert first.startswith("# yaml-language-server: $schema=")
        schema = file.parent / first.partition("=")[2]
        assert schema.read_text(encoding="utf-8") == SCHEMAS[schema.name].read_text(encoding="utf-8")
        assert problems(schema.name, file) == []
        named += 1
    assert named >= 4
