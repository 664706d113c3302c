"""Compiled rulebooks on disk, found by the content of the files that they were made from.

One file a house: a line that says what it was made from, then a line for each part of the compiled form. It is looked for where compiled
rulebooks were shipped with the program, then in the user's cache. Whatever is wrong with it (another content, another version, a damaged
file, a disk that cannot be read or written), the house is compiled from its sources again and the answer is the same.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import time
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from stat import S_ISREG

import adjudicator
from adjudicator.rulebook.compiled import FORMAT, decode_rulebook, encode_rulebook
from adjudicator.rulebook.library import Library, shown, source_files
from adjudicator.rulebook.model import Rulebook

_PACKAGE = Path(adjudicator.__file__).parent
_COMPILERS = ("engine", "recognise", "rulebook", "source", "vocabulary")
"""The parts of the program that a compiled form depends on."""


MAX_CACHED = 32
"""Houses whose compiled forms are kept for a user; those written longest ago go first."""

_contents: dict[tuple[Path, int, int], str] = {}
"""Digests of files, by path, size and time of the last change."""

_SETTLED = 2_000_000_000
"""Nanoseconds after which a file that has the same time and size is the same file."""

_LEFT_BEHIND = 3600
"""Seconds after which a file that was being written is known to have been left behind."""


@dataclass(frozen=True, slots=True)
class Made:
    """What a compiled form is made from: the shared vocabulary, the house's own files, and those of each house it builds on, by id."""

    own: str
    bases: tuple[tuple[str, str], ...]


def load_folder(folder: Path, library: Library) -> Rulebook:
    """The rulebook of the house at `folder`, compiled now if it is not yet. Raises InvalidInputError with everything that is wrong with it."""
    for file in _shipped_and_cached(folder, library):
        rulebook = read_compiled(file, folder, library)
        if rulebook is not None:
            return rulebook
    from adjudicator.rulebook.load import compile_house  # only when nothing is compiled: it takes YAML and validation with it

    rulebook = compile_house(folder, library)
    with suppress(OSError):
        cached = cache_file(folder)
        if cached is not None:
            write_compiled(cached, rulebook, folder, library)
            prune(cached.parent)
    return rulebook


def _shipped_and_cached(folder: Path, library: Library) -> list[Path]:
    files = [] if library.compiled is None else [library.compiled / f"{folder.name}.json"]
    cached = cache_file(folder)
    return files if cached is None else [*files, cached]


def read_compiled(file: Path, folder: Path, library: Library) -> Rulebook | None:
    """The rulebook in a compiled file; None when it is not the one that the sources would give now, or cannot be read."""
    try:
        head, _, body = file.read_bytes().partition(b"\n")
        own, bases, checksum = json.loads(head)
        if own != _own_digest(folder, library, file):
            return None
        folders = _folders(folder, library, [name for name, _ in bases])
        if folders is None or [digest for _, digest in bases] != [_digest(base) for base in folders[1:]]:
            return None
        if checksum != hashlib.sha256(body).hexdigest():
            return None
        return decode_rulebook([partial(json.loads, part) for part in body.split(b"\n")], [shown(each) for each in folders])
    except (OSError, ValueError, TypeError, LookupError, RecursionError):
        return None


def write_compiled(file: Path, rulebook: Rulebook, folder: Path, library: Library) -> None:
    """Writes the compiled form in one go: nobody ever reads half of it. Raises OSError."""
    import tempfile  # only for writing: reading is on the path of every ruling

    folders = _folders(folder, library, rulebook.bases)
    if folders is None:
        return
    parts = encode_rulebook(rulebook, [shown(each) for each in folders])
    body = b"\n".join(json.dumps(part, ensure_ascii=False, separators=(",", ":")).encode() for part in parts)
    bases = [[name, _digest(base)] for name, base in zip(rulebook.bases, folders[1:], strict=True)]
    head = json.dumps([_own_digest(folder, library, file), bases, hashlib.sha256(body).hexdigest()]).encode()
    file.parent.mkdir(parents=True, exist_ok=True)
    handle, temporary = tempfile.mkstemp(dir=file.parent, prefix=file.stem, suffix=".tmp")
    try:
        with os.fdopen(handle, "wb") as out:
            out.write(head + b"\n" + body)
        Path(temporary).replace(file)
    except BaseException:
        with suppress(OSError):
            Path(temporary).unlink()
        raise


def prune(cache: Path) -> None:
    """Keeps the user's cache small: the compiled forms of houses that are long gone, and halves of files, are deleted. Raises OSError."""
    with os.scandir(cache) as entries:
        files = [(entry.stat().st_mtime, entry.name) for entry in entries if entry.is_file()]
    compiled = sorted((file for file in files if file[1].endswith(".json")), reverse=True)
    newest = max((written for written, _ in files), default=0.0)
    left_behind = [file for file in files if file[1].endswith(".tmp") and file[0] < newest - _LEFT_BEHIND]
    for _, name in (*compiled[MAX_CACHED:], *left_behind):
        with suppress(OSError):
            (cache / name).unlink()


def _folders(folder: Path, library: Library, bases: Sequence[str]) -> list[Path] | None:
    """The folders of the chain, the house's own first; None when a base is not there."""
    folders = [folder]
    for name in bases:
        base = library.base_of(folders[-1], name)
        if base is None:
            return None
        folders.append(base)
    return folders


def _own_digest(folder: Path, library: Library, file: Path) -> str:
    """What the house itself, the shared vocabulary and the program are. Shipped files are made by the version that they are shipped with."""
    stamp = "" if library.compiled is not None and file.parent == library.compiled else _program_stamp()
    vocabulary = _digest_of((path.name, path) for path in (*library.vocabulary(), *library.words()))
    return hashlib.sha256(f"{FORMAT} {adjudicator.__version__} {stamp} {vocabulary} {_digest(folder)}".encode()).hexdigest()


def _program_stamp() -> str:
    """Changes whenever the program is edited, in a checkout where its version does not."""
    stamp = hashlib.sha256()
    for part in _COMPILERS:
        with os.scandir(_PACKAGE / part) as entries:
            for entry in sorted(entries, key=lambda entry: entry.name):
                if entry.name.endswith(".py"):
                    status = entry.stat()
                    stamp.update(f"{part}/{entry.name} {status.st_size} {status.st_mtime_ns}\n".encode())
    return stamp.hexdigest()


def _digest(folder: Path) -> str:
    return _digest_of((path.relative_to(folder).as_posix(), path) for path in source_files(folder))


def _digest_of(files: Iterable[tuple[str, Path]]) -> str:
    digest = hashlib.sha256()
    for name, path in files:
        digest.update(f"{len(name)} {name} {_content(path)} ".encode())
    return digest.hexdigest()


def _content(path: Path) -> str:
    """The digest of a file's content, kept while its size and the time of its last change stay the same: houses share files."""
    status = path.stat()
    if not S_ISREG(status.st_mode):
        raise OSError(f"no file: {path}")  # a pipe would never end
    key = (path, status.st_size, status.st_mtime_ns)
    known = _contents.get(key)
    if known is None:
        known = hashlib.sha256(path.read_bytes()).hexdigest()
        # What was written just now may be written again before the clock of the file system moves on.
        if time.time_ns() - status.st_mtime_ns > _SETTLED:
            _contents[key] = known
    return known


def cache_file(folder: Path) -> Path | None:
    """Where the compiled form of the house at `folder` is kept for this user; None when there is no such place."""
    cache = cache_folder()
    if cache is None:
        return None
    name = hashlib.sha256(str(folder.absolute()).encode("utf-8", "surrogatepass")).hexdigest()[:16]
    return cache / f"{name}.json"


def cache_folder() -> Path | None:
    """The user's cache for this program: XDG_CACHE_HOME where it is set, else what the platform has; None when nothing is known of a home."""
    chosen = os.environ.get("XDG_CACHE_HOME") or (os.environ.get("LOCALAPPDATA") if sys.platform == "win32" else None)
    if chosen and Path(chosen).is_absolute():
        return Path(chosen) / "adjudicator"
    try:
        home = Path.home()
    except RuntimeError:
        return None
    return home / ("Library/Caches" if sys.platform == "darwin" else ".cache") / "adjudicator"
