"""Where rulings are written, and how far an earlier run came."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import BinaryIO

_BLOCK = 1 << 16


def resume(path: Path) -> tuple[BinaryIO, int]:
    """The file of an earlier run, open behind its last whole line, and how many lines it has; a torn last line is cut off.

    Raises OSError.
    """
    file = path.open("r+b" if path.exists() else "w+b")
    end = _whole(file)
    file.truncate(end)
    file.seek(0)
    count = 0
    while block := file.read(_BLOCK):
        count += block.count(b"\n")
    return file, count


def _whole(file: BinaryIO) -> int:
    """Where the last line that is whole ends: it ends with a line end and is JSON (a crash of the machine may leave zeros in its place)."""
    end = file.seek(0, os.SEEK_END)
    while end:
        start = _line_start(file, end - 1)
        file.seek(start)
        line = file.read(end - start)
        if line.endswith(b"\n") and _is_json(line):
            return end
        end = start
    return 0


def _line_start(file: BinaryIO, before: int) -> int:
    """Where the line begins that holds the byte at `before`."""
    while before:
        size = min(_BLOCK, before)
        file.seek(before - size)
        found = file.read(size).rfind(b"\n")
        if found >= 0:
            return before - size + found + 1
        before -= size
    return 0


def _is_json(line: bytes) -> bool:
    try:
        json.loads(line)
    except (ValueError, RecursionError):
        return False
    return True
