"""Where pages go: plain text into pipes and files, colours at a terminal."""

from __future__ import annotations

import os
import shutil
import sys
from typing import TextIO

from adjudicator.render.page import Page, Style

WIDEST = 100
"""Lines are no longer than this, however wide the terminal: long lines are hard to read."""
NARROWEST = 30

_COLOURS: dict[Style, str] = {
    "strong": "bold",
    "faint": "dim",
    "cite": "cyan",
    "ruled": "bold green",
    "open": "bold yellow",
    "silent": "bold magenta",
    "wrong": "bold red",
}


def page_width() -> int:
    """The columns to write in: those of the terminal (or of COLUMNS) within limits, 80 where there is none."""
    return max(NARROWEST, min(WIDEST, shutil.get_terminal_size(fallback=(80, 24)).columns))


def has_colours(stream: TextIO) -> bool:
    """Whether `stream` is a terminal that shows colours, and the user wants them (https://no-color.org)."""
    return stream.isatty() and not os.environ.get("NO_COLOR") and os.environ.get("TERM") != "dumb"


def show(page: Page, stream: TextIO | None = None) -> None:
    """Write a page to `stream` (standard output when left out)."""
    out = sys.stdout if stream is None else stream
    if not has_colours(out):
        out.write(page.plain())
        return
    from rich.console import Console  # only here: it takes longer to import than a ruling to make
    from rich.text import Text

    console = Console(file=out, highlight=False, soft_wrap=True)
    for line in page.lines:
        text = Text()
        for run in line:
            text.append(run.text, style=_COLOURS.get(run.style, ""))
        console.print(text)
