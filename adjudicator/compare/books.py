"""Books to compare: houses by id or path, and houses as they were in git (``REV:path``)."""

from __future__ import annotations

import io
import re
import subprocess
import tarfile
import tempfile
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from adjudicator.rulebook.houses import load_house
from adjudicator.rulebook.library import HOUSE_FILE, VOCABULARY, Library, shipped_library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError

_REVISION = re.compile(r"(?P<revision>[^:\\]{2,}):(?P<path>[^:]+)")
"""One letter before the colon is a drive."""


@dataclass(frozen=True, slots=True)
class Book:
    """A rulebook, and what it was called on the command line."""

    asked: str
    rulebook: Rulebook


def open_book(asked: str, library: Library | None = None) -> Book:
    """The rulebook of a house by id, by the path to its folder, or as it was at a revision of the git repository that one stands in.

    Raises InvalidInputError: there is no such house, folder or revision, or everything that is wrong with the rulebook.
    """
    found = _REVISION.fullmatch(asked)
    if found is None or (Path(asked) / HOUSE_FILE).is_file():
        return Book(asked, load_house(asked, library))
    return Book(asked, _at_revision(found["revision"], found["path"], library or shipped_library()))


def _at_revision(revision: str, path: str, library: Library) -> Rulebook:
    """A house as it was, with the vocabulary and the bases that lay beside it."""
    top = _git("rev-parse", "--show-toplevel", asked=revision).decode().strip()
    within = _within(path, Path(top))
    # An option is no revision: git is told where its options end.
    commit = _git("rev-parse", "--verify", "--quiet", "--end-of-options", f"{revision}^{{commit}}", asked=revision).decode().strip()
    beside = within.parent
    archive = _git(
        "-C", top, "archive", "--format=tar", commit, *(() if beside == PurePosixPath() else ("--", str(beside))), asked=f"{revision}:{path}"
    )
    with tempfile.TemporaryDirectory(prefix="adjudicator-") as folder:
        with tarfile.open(fileobj=io.BytesIO(archive)) as tar:
            _extract(tar, Path(folder))
        house = Path(folder) / within
        if not (house / HOUSE_FILE).is_file():
            raise InvalidInputError([Diagnostic("diff_no_house_at", None, {"revision": revision, "path": str(within)})])
        own = Path(folder) / beside
        return compile_house(house, Library(own) if (own / VOCABULARY).is_dir() else library)


def _within(path: str, top: Path) -> PurePosixPath:
    """A path within the repository: from its top, or from here where it begins with a dot."""
    absolute = (Path.cwd() if path.startswith(".") else top) / path
    resolved = absolute.resolve()
    if not resolved.is_relative_to(top.resolve()):
        raise InvalidInputError([Diagnostic("diff_outside", None, {"path": path})])
    within = resolved.relative_to(top.resolve())
    return PurePosixPath(within.parent if within.name == HOUSE_FILE else within)


def _git(*arguments: str, asked: str) -> bytes:
    try:
        done = subprocess.run(["git", *arguments], capture_output=True, check=False)
    except OSError:
        raise InvalidInputError([Diagnostic("diff_no_git", None, {"asked": asked})]) from None
    if done.returncode:
        said = done.stderr.decode(errors="replace").strip().splitlines()
        raise InvalidInputError([Diagnostic("diff_git", None, {"asked": asked, "said": said[-1] if said else "?"})])
    return done.stdout


def _extract(tar: tarfile.TarFile, folder: Path) -> None:
    """Plain files only, each below `folder`: an archive of a repository may hold links that lead elsewhere."""
    for member in tar:
        name = PurePosixPath(member.name)
        if member.isfile() and not name.is_absolute() and ".." not in name.parts:
            target = folder / name
            target.parent.mkdir(parents=True, exist_ok=True)
            content = tar.extractfile(member)
            assert content is not None
            target.write_bytes(content.read())
