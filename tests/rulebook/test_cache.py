"""Compiled forms on disk: used when they are up to date, of no consequence when they are not."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from adjudicator.rulebook import cache, load
from adjudicator.rulebook.cache import cache_file, cache_folder, load_folder, write_compiled
from adjudicator.rulebook.library import Library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Rulebook
from tests.rulebook.support import copy_library


class Counted:
    """`compile_house`, with a count of its calls."""

    def __init__(self) -> None:
        self.calls = 0

    def __call__(self, folder: Path, library: Library | None = None) -> Rulebook:
        self.calls += 1
        return compile_house(folder, library)


@pytest.fixture
def library(tmp_path: Path) -> Library:
    return copy_library(tmp_path / "library")


@pytest.fixture(autouse=True)
def compiling(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Counted:
    counted = Counted()
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    monkeypatch.setattr(load, "compile_house", counted)
    return counted


def test_the_second_time_nothing_is_compiled(library: Library, compiling: Counted) -> None:
    folder = library.folder / "grandchild"
    first = load_folder(folder, library)
    assert load_folder(folder, library) == first == compile_house(folder, library)
    assert compiling.calls == 1


@pytest.mark.parametrize("file", ["grandchild/rules.yaml", "grandchild/house.yaml", "child/rules.yaml", "base/deal.yaml", "vocabulary/facts.yaml"])
def test_a_source_that_changes_is_compiled_again(library: Library, compiling: Counted, file: str) -> None:
    folder = library.folder / "grandchild"
    load_folder(folder, library)
    with (library.folder / file).open("a", encoding="utf-8") as source:
        source.write("# a remark\n")
    load_folder(folder, library)
    assert compiling.calls == 2


@pytest.mark.parametrize("file", ["grandchild/more.yaml", "grandchild/vocabulary/words.yaml", "base/more.yaml"])
def test_a_source_that_is_added_is_compiled(library: Library, compiling: Counted, file: str) -> None:
    folder = library.folder / "grandchild"
    load_folder(folder, library)
    (library.folder / file).parent.mkdir(exist_ok=True)
    text = (
        "terms: {ante: {en: the ante, fr: l'ante}}\n"
        if "vocabulary" in file
        else '"99":\n  title: {en: A, fr: B}\n  gist: {en: A, fr: B}\n  policy: yes\n'
    )
    (library.folder / file).write_text(text, encoding="utf-8")
    load_folder(folder, library)
    assert compiling.calls == 2


def test_a_file_that_no_house_is_made_of_changes_nothing(library: Library, compiling: Counted) -> None:
    folder = library.folder / "grandchild"
    load_folder(folder, library)
    (folder / "notes.txt").write_text("a remark", encoding="utf-8")
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "a.yaml").write_text("- {}", encoding="utf-8")
    load_folder(folder, library)
    assert compiling.calls == 1


def test_a_base_that_comes_to_lie_next_to_the_house_is_taken(library: Library, tmp_path: Path) -> None:
    house = tmp_path / "clubs" / "mine"
    house.mkdir(parents=True)
    for file in ("house.yaml", "rules.yaml"):
        (house / file).write_bytes((library.folder / "child" / file).read_bytes())
    assert load_folder(house, library).articles["base/20"].place.file.startswith((library.folder / "base").as_posix())
    nearer = house.parent / "base"
    nearer.mkdir()
    for source in (library.folder / "base").iterdir():
        (nearer / source.name).write_bytes(source.read_bytes())
    assert load_folder(house, library).articles["base/20"].place.file.startswith(nearer.as_posix())


@pytest.mark.parametrize("damage", [b"", b"\n", b"[]\n[]", b"{", b'["a", [], "b"]\n{}', bytes(range(256))])
def test_a_damaged_file_is_compiled_again(library: Library, compiling: Counted, damage: bytes) -> None:
    folder = library.folder / "base"
    expected = load_folder(folder, library)
    file = cache_file(folder)
    assert file is not None
    file.write_bytes(damage)
    assert load_folder(folder, library) == expected
    assert load_folder(folder, library) == expected
    assert compiling.calls == 2


def test_a_file_with_one_word_changed_is_compiled_again(library: Library) -> None:
    folder = library.folder / "base"
    expected = load_folder(folder, library)
    file = cache_file(folder)
    assert file is not None
    file.write_bytes(file.read_bytes().replace(b"misdeal", b"goes_on"))
    assert load_folder(folder, library) == expected


def test_half_a_file_is_compiled_again(library: Library) -> None:
    folder = library.folder / "base"
    expected = load_folder(folder, library)
    file = cache_file(folder)
    assert file is not None
    content = file.read_bytes()
    for length in range(0, len(content), 997):
        file.write_bytes(content[:length])
        assert cache.read_compiled(file, folder, library) is None
    assert load_folder(folder, library) == expected


def test_another_version_compiles_again(library: Library, compiling: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = library.folder / "base"
    load_folder(folder, library)
    monkeypatch.setattr("adjudicator.__version__", "99")
    load_folder(folder, library)
    assert compiling.calls == 2


def test_an_edited_program_compiles_again(library: Library, compiling: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = library.folder / "base"
    load_folder(folder, library)
    monkeypatch.setattr(cache, "_program_stamp", lambda: "edited")
    load_folder(folder, library)
    assert compiling.calls == 2


def test_without_a_place_for_the_cache_it_works_too(library: Library, compiling: Counted, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "file"))
    folder = library.folder / "base"
    assert load_folder(folder, library) == load_folder(folder, library)
    assert compiling.calls == 2


def test_without_a_home_it_works_too(library: Library, compiling: Counted, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("XDG_CACHE_HOME")
    monkeypatch.setattr(Path, "home", lambda: (_ for _ in ()).throw(RuntimeError("no home")))
    assert cache_folder() is None
    assert load_folder(library.folder / "base", library).id == "base"
    assert compiling.calls == 1


def test_a_write_that_fails_leaves_nothing_behind(library: Library, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: Path, target: Path) -> Path:
        raise OSError(28, f"no space left for {self} at {target}")

    monkeypatch.setattr(Path, "replace", full)
    assert load_folder(library.folder / "base", library).id == "base"
    folder = cache_folder()
    assert folder is not None
    assert list(folder.iterdir()) == []


def test_what_was_shipped_is_used_first(library: Library, compiling: Counted, tmp_path: Path) -> None:
    shipped = Library(library.folder, tmp_path / "compiled")
    assert shipped.compiled is not None
    for name, folder in shipped.houses().items():
        write_compiled(shipped.compiled / f"{name}.json", compile_house(folder, shipped), folder, shipped)
    for name, folder in shipped.houses().items():
        assert load_folder(folder, shipped).id == name
    assert compiling.calls == 0
    assert not (tmp_path / "cache").exists()


def test_what_was_shipped_does_not_depend_on_when_the_program_was_installed(
    library: Library, compiling: Counted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    shipped = Library(library.folder, tmp_path / "compiled")
    assert shipped.compiled is not None
    folder = library.folder / "base"
    write_compiled(shipped.compiled / "base.json", compile_house(folder, shipped), folder, shipped)
    monkeypatch.setattr(cache, "_program_stamp", lambda: "installed elsewhere")
    load_folder(folder, shipped)
    assert compiling.calls == 0


def test_the_compiled_form_names_no_folder_of_this_machine(library: Library) -> None:
    folder = library.folder / "grandchild"
    load_folder(folder, library)
    file = cache_file(folder)
    assert file is not None
    text = file.read_text(encoding="utf-8")
    assert str(library.folder) not in text
    assert json.loads(text.splitlines()[0])[1][0][0] == "child"


def test_the_cache_stays_small(library: Library, compiling: Counted) -> None:
    """The newest are kept, and so is what another process is writing."""
    folder = library.folder / "grandchild"
    load_folder(folder, library)
    place = cache_file(folder)
    assert place is not None
    for number in range(2 * cache.MAX_CACHED):
        old = place.with_name(f"old-{number}.json")
        old.write_text("{}", encoding="utf-8")
        os.utime(old, (number, number))
    for name, age in (("left.tmp", 1), ("now.tmp", None)):
        place.with_name(name).write_text("", encoding="utf-8")
        if age is not None:
            os.utime(place.with_name(name), (age, age))
    place.write_bytes(b"damaged")
    load_folder(folder, library)
    left = {path.name for path in place.parent.iterdir()}
    assert left == {place.name, "now.tmp", *(f"old-{number}.json" for number in range(cache.MAX_CACHED + 1, 2 * cache.MAX_CACHED))}
    load_folder(folder, library)
    assert compiling.calls == 2
