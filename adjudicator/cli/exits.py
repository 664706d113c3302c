"""Exit codes, all of them in one place. Scripts rely on them."""

from __future__ import annotations

from enum import IntEnum

from adjudicator.ruling.model import Status


class Exit(IntEnum):
    """What the process says when it ends."""

    ANSWERED = 0
    """Ruled or left to the director's discretion; tests pass; nothing found."""
    COULD_NOT_RUN = 1
    INVALID = 2
    """Wrong usage or invalid input, impossible facts among them."""
    FOUND = 3
    """A scenario fails, a check finds an error, two houses differ."""
    DEPENDS = 4
    SILENT = 5
    CONFLICT = 6
    INTERRUPTED = 130
    """Ctrl-C, as shells have it."""


_OF_STATUS = {
    Status.RULED: Exit.ANSWERED,
    Status.DISCRETION: Exit.ANSWERED,
    Status.DEPENDS: Exit.DEPENDS,
    Status.SILENT: Exit.SILENT,
    Status.CONFLICT: Exit.CONFLICT,
}


def exit_of(status: Status) -> Exit:
    """The exit code of a ruling with this status."""
    return _OF_STATUS[status]
