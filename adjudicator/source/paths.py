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


def from_home(text: str) -> Path:
    """The path that a text means; ``~`` is the home of the user, where there is one."""
    path = Path(text)
    try:
        return path.expanduser()
    except RuntimeError:
        return path
