"""Paths as people type them: any text at all, which need not be one that the system could ever find."""

from __future__ import annotations

from pathlib import Path


def is_file(path: Path) -> bool:
    """Whether there is such a file; there is none where nobody may look, or where no file could have that name."""
    try:
        return path.is_file()
    except (OSError, ValueError):
        return False


def is_folder(path: Path) -> bool:
    """Whether there is such a folder, with the same care."""
    try:
        return path.is_dir()
    except (OSError, ValueError):
        return False


def exists(path: Path) -> bool:
    """Whether there is anything, with the same care."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False


def is_pipe(path: Path) -> bool:
    """Whether something is there that gives its text once, as `<(...)` of a shell does."""
    try:
        return path.is_fifo()
    except (OSError, ValueError):
        return False


def no_file(path: Path) -> str:
    """The message key of why a path is no file that can be read. Raises OSError and ValueError as the system does."""
    if path.is_dir():
        return "source_folder"
    if path.is_symlink() and not path.exists():
        return "source_broken_link"
    return "source_device" if path.exists() else "source_no_file"


def from_home(text: str) -> Path:
    """The path that a text means; ``~`` is the home of the user, where there is one."""
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path
