"""A new house: it loads, its scenarios pass, and it says what may be changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.rulebook.houses import load_house
from adjudicator.rulebook.library import Library, shipped_library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.new import create_house, house_id
from adjudicator.scenario.load import load
from adjudicator.scenario.run import run
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import LANGS, Lang
from tests.rulebook.support import LIBRARY, lines

HOUSES = [None, *shipped_library().houses()]


def passing(files: list[Path]) -> int:
    """How many scenarios the files hold, all of which pass."""
    count = 0
    for file in files:
        for scenario in load(file) if file.parent.name == "scenarios" else ():
            assert run(scenario).passed, run(scenario)
            count += 1
    return count


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("extends", HOUSES)
def test_it_loads_and_its_scenarios_pass(tmp_path: Path, extends: str | None, lang: Lang) -> None:
    folder = tmp_path / "club"
    written = create_house(folder, extends, lang)
    rulebook = load_house(str(folder))
    assert rulebook.id == "club"
    assert rulebook.bases[:1] == (() if extends is None else (extends,))
    assert passing(written) >= 2


def test_it_extends_one_made_from_the_same_templates(tmp_path: Path) -> None:
    create_house(tmp_path / "old")
    create_house(tmp_path / "new", "old")
    assert not (tmp_path / "new" / "vocabulary").exists()
    assert passing(create_house(tmp_path / "newest", "new")) > 0
    assert load_house(str(tmp_path / "newest")).bases == ("new", "old")


@pytest.mark.parametrize("lang", LANGS)
def test_remarks_are_in_one_language(tmp_path: Path, lang: Lang) -> None:
    texts = [file.read_text(encoding="utf-8") for file in create_house(tmp_path / "club", None, lang)]
    assert any(("La maison" if lang == "fr" else "The house") in text for text in texts)
    for text in texts:
        assert "#en " not in text
        assert "#fr " not in text
        assert "@" not in text


@pytest.mark.parametrize("content", ["file", "folder"])
def test_what_is_there_is_not_touched(tmp_path: Path, content: str) -> None:
    folder = tmp_path / "club"
    if content == "file":
        folder.write_text("mine", encoding="utf-8")
    else:
        folder.mkdir()
        (folder / "mine.txt").write_text("mine", encoding="utf-8")
    with pytest.raises(InvalidInputError) as refused:
        create_house(folder)
    assert lines(refused.value) == [f"`{folder}` is not empty: a new house begins in a folder that is empty or not there yet"]


def test_an_empty_folder_will_do(tmp_path: Path) -> None:
    (tmp_path / "club").mkdir()
    assert create_house(tmp_path / "club")


def test_an_unknown_base_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(InvalidInputError) as refused:
        create_house(tmp_path / "club", "bsae", library=LIBRARY)
    assert lines(refused.value) == [
        "unknown house `bsae`: it is neither one of `base`, `child`, `grandchild` nor a folder next to this one (did you mean `base`?)"
    ]
    assert not (tmp_path / "club").exists()


def test_a_house_does_not_extend_one_of_its_own_id(tmp_path: Path) -> None:
    with pytest.raises(InvalidInputError) as refused:
        create_house(tmp_path / "base", "base", library=LIBRARY)
    assert lines(refused.value) == ["the houses extend each other in a circle: `base` → `base`"]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    with pytest.raises(InvalidInputError) as refused:
        create_house(tmp_path / "file" / "club")
    (line,) = lines(refused.value)
    assert line.startswith("the house cannot be written to ")


@pytest.mark.parametrize(
    ("name", "expected"), [("club", "club"), ("Club de l'Été", "club-de-l-ete"), ("2026 club", "2026-club"), ("!!", "house"), ("a_b", "a-b")]
)
def test_the_id_comes_from_the_folder(name: str, expected: str) -> None:
    assert house_id(Path(name)) == expected


def test_any_name_of_a_folder_makes_a_house(tmp_path: Path) -> None:
    folder = tmp_path / 'The "Club": {1} #é'
    create_house(folder)
    assert compile_house(folder, Library(shipped_library().folder)).title.en == 'The "Club": {1} #é'
