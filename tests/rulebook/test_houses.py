"""Finding houses by id and by path."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from adjudicator.rulebook.houses import default_house, find_house, house_ids, load_house
from adjudicator.rulebook.library import Library, shipped_library
from adjudicator.source.diagnostics import InvalidInputError
from tests.rulebook.support import LIBRARY, copy_library, lines, write_house


@pytest.fixture(autouse=True)
def _own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))


def test_the_houses_of_a_library() -> None:
    assert house_ids(LIBRARY) == ("base", "child", "grandchild")
    assert house_ids(Library(Path("nowhere"))) == ()


def test_by_id() -> None:
    assert find_house("child", LIBRARY) == LIBRARY.folder / "child"
    assert load_house("child", LIBRARY).id == "child"


@pytest.mark.parametrize("name", ["club", "./club", "club/", "club/house.yaml"])
def test_by_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    write_house(tmp_path, "club", {"1": "on: chips_put\n  rules: [{id: a, then: {deal: misdeal}}]"}, "extends: child")
    monkeypatch.chdir(tmp_path)
    rulebook = load_house(name, LIBRARY)
    assert rulebook.bases == ("child", "base")
    assert str(rulebook.rules[0].place) == "club/chapter.yaml:5:11"


def test_an_id_goes_before_a_folder_of_that_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_house(tmp_path, "base", {"1": "policy: yes"})
    monkeypatch.chdir(tmp_path)
    assert find_house("base", LIBRARY) == LIBRARY.folder / "base"
    assert find_house("./base", LIBRARY) == Path("base")


def test_a_house_may_extend_the_one_next_to_it(tmp_path: Path) -> None:
    library = copy_library(tmp_path / "library")
    write_house(tmp_path / "clubs", "old", {"1": "policy: yes"}, "extends: base")
    house = write_house(tmp_path / "clubs", "new", {"2": "policy: yes"}, "extends: old")
    assert load_house(str(house), library).bases == ("old", "base")


@pytest.mark.parametrize("name", ["bsae", "", "clubs/bsae", "."])
def test_an_unknown_house_is_refused_with_those_there_are(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with pytest.raises(InvalidInputError) as refused:
        find_house(name, LIBRARY)
    (line,) = lines(refused.value)
    hint = " (did you mean `base`?)" if name == "bsae" else ""
    assert line == f"unknown house `{name}`: it is neither one of `base`, `child`, `grandchild` nor a folder with a house.yaml{hint}"


def test_a_folder_that_is_no_house_is_refused(tmp_path: Path) -> None:
    with pytest.raises(InvalidInputError) as refused:
        find_house(str(tmp_path), LIBRARY)
    assert lines(refused.value) == [f"the folder `{tmp_path}` has no house.yaml"]


@pytest.mark.parametrize(("value", "house"), [("parc", "parc"), ("", None), (None, None)])
def test_the_house_of_the_environment(monkeypatch: pytest.MonkeyPatch, value: str | None, house: str | None) -> None:
    monkeypatch.delenv("ADJUDICATOR_HOUSE", raising=False)
    if value is not None:
        monkeypatch.setenv("ADJUDICATOR_HOUSE", value)
    assert default_house() == house


def test_a_checkout_uses_its_own_rulebooks() -> None:
    assert shipped_library().folder.name == "rulebooks"
    assert shipped_library().compiled is None


def _dangling(path: Path) -> None:
    path.symlink_to(path.parent / "nowhere.yaml")


@pytest.mark.parametrize(
    ("make", "why"),
    [
        (_dangling, "this is a link to a file that is not there"),
        (Path.mkdir, "this is a folder, where a file is wanted"),
        (os.mkfifo, "this is no file of text (a device or a pipe)"),
    ],
    ids=["a link that leads nowhere", "a folder", "a pipe"],
)
def test_a_chapter_that_is_no_file_is_not_passed_over(tmp_path: Path, make: Callable[[Path], object], why: str) -> None:
    house = write_house(tmp_path, "club", {"1": "policy: yes"}, "extends: base")
    assert load_house(str(house), LIBRARY)
    make(house / "zz.yaml")
    with pytest.raises(InvalidInputError) as caught:
        load_house(str(house), LIBRARY)
    assert lines(caught.value) == [why]
    assert [one.place.file.endswith("zz.yaml") for one in caught.value.diagnostics if one.place] == [True]


def test_a_character_that_cannot_be_seen_is_not_let_in_by_an_escape(tmp_path: Path) -> None:
    house = write_house(tmp_path, "club", {"1": 'policy: yes\n  title: {en: "\\e[31mred", fr: rouge}'}, "extends: base")
    with pytest.raises(InvalidInputError) as caught:
        load_house(str(house), LIBRARY)
    assert any("U+001B is a character that cannot be seen, written with an escape: take it out" in line for line in lines(caught.value))
