"""Lines of a stream of cases, in chunks: of bounded size, whatever the stream holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import BinaryIO

from adjudicator.source.characters import MAX_BYTES

CHUNK_LINES = 256
"""Lines that are handed to a worker together."""

_BOM = b"\xef\xbb\xbf"


class TooFewLinesError(Exception):
    """There are fewer lines than were to be passed over."""


@dataclass(frozen=True, slots=True)
class Chunk:
    """Some lines in a row. `first` is the number of the first one, from 1; None stands for a line over MAX_BYTES.

    `end`: the bytes of the stream read so far.
    """

    first: int
    lines: tuple[bytes | None, ...]
    end: int


def chunks(stream: BinaryIO, skip: int = 0) -> Iterator[Chunk]:
    """The lines of `stream`, without the first `skip` that are not blank. Raises TooFewLinesError."""
    number, end = 0, 0
    found: list[bytes | None] = []
    for line, size in _lines(stream):
        number += 1
        end += size
        if skip:
            skip -= line is None or not is_blank(line)
            continue
        found.append(line)
        if len(found) == CHUNK_LINES:
            yield Chunk(number - len(found) + 1, tuple(found), end)
            found = []
    if skip:
        raise TooFewLinesError
    if found:
        yield Chunk(number - len(found) + 1, tuple(found), end)


def is_blank(line: bytes) -> bool:
    """Whether a line says nothing: such a line has no ruling."""
    return not line.strip()


def _lines(stream: BinaryIO) -> Iterator[tuple[bytes | None, int]]:
    """Each line (None: too long) with the bytes it took."""
    line = stream.readline(MAX_BYTES + 1)
    mark = len(_BOM) if line.startswith(_BOM) else 0
    line = line[mark:]
    while line:
        size = len(line) + mark
        mark = 0
        if len(line) > MAX_BYTES and not line.endswith(b"\n"):
            while rest := stream.readline(MAX_BYTES):
                size += len(rest)
                if rest.endswith(b"\n"):
                    break
            yield None, size
        else:
            yield line, size
        line = stream.readline(MAX_BYTES + 1)
