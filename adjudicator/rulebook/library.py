"""Where rulebooks lie: the ones shipped with the program, and folders of one's own. Only paths: no file is read here."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from adjudicator.source.paths import is_file

HOUSE_FILE = "house.yaml"
FINDINGS_FILE = "findings.yaml"
"""What `check` is told of a house; no part of its regulation."""
VOCABULARY = "vocabulary"
WORDS = "words"
"""The folder in a vocabulary that holds the words by which free text is recognised."""


@dataclass(frozen=True, slots=True)
class Library:
    """A folder of rulebooks, one folder a house, with the vocabulary that they share. `compiled`: where their compiled forms were shipped."""

    folder: Path
    compiled: Path | None = None

    def houses(self) -> dict[str, Path]:
        """Every house of the library: id (the name of its folder) to folder, by id."""
        if not self.folder.is_dir():
            return {}
        return {path.name: path for path in sorted(self.folder.iterdir()) if (path / HOUSE_FILE).is_file()}

    def vocabulary(self) -> list[Path]:
        """The files of the shared vocabulary."""
        return yaml_files(self.folder / VOCABULARY)

    def words(self) -> list[Path]:
        """The files of words of the shared vocabulary."""
        return yaml_files(self.folder / VOCABULARY / WORDS)

    def base_of(self, folder: Path, name: str) -> Path | None:
        """The folder that `extends: name` means in the house at `folder`: the one next to it, else the shipped one."""
        for candidate in (folder.absolute().parent / name, self.folder / name):
            if candidate != folder.absolute() and is_file(candidate / HOUSE_FILE):
                return candidate
        return None


def shipped_library() -> Library:
    """The rulebooks of this program: those of the checkout it runs from, else those installed with it."""
    package = Path(__file__).absolute().parent.parent
    checkout = package.parent / "rulebooks"
    if (checkout / VOCABULARY).is_dir() and (package.parent / "pyproject.toml").is_file():
        return Library(checkout)
    return Library(package / "shipped" / "rulebooks", package / "shipped" / "compiled")


def yaml_files(folder: Path) -> list[Path]:
    """The YAML files of a folder (not below it), by name; none when there is no such folder.

    What has such a name and is no file (a folder, a link that leads nowhere) is among them: reading it says what is wrong.
    """
    if not folder.is_dir():
        return []
    return sorted(path for path in folder.iterdir() if path.suffix == ".yaml" and not path.name.startswith("."))


def chapter_files(folder: Path) -> list[Path]:
    """The chapters of a house: its YAML files but `house.yaml` and `findings.yaml`."""
    return [path for path in yaml_files(folder) if path.name not in (HOUSE_FILE, FINDINGS_FILE)]


def source_files(folder: Path) -> Iterator[Path]:
    """Every file that a house itself is made of, in an order that does not depend on the file system."""
    if (folder / HOUSE_FILE).is_file():
        yield folder / HOUSE_FILE
    yield from chapter_files(folder)
    yield from yaml_files(folder / VOCABULARY)
    yield from yaml_files(folder / VOCABULARY / WORDS)


def shown(path: Path) -> str:
    """A path as it is printed: from the current folder when it lies below it, with slashes everywhere."""
    try:
        absolute, here = path.absolute(), Path.cwd()
    except OSError:  # the current folder is gone
        return path.as_posix()
    return (absolute.relative_to(here) if absolute.is_relative_to(here) else absolute).as_posix()
