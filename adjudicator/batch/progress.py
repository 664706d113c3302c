"""How far a batch is, at a terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import number_text


class Report(Protocol):
    """Told of every chunk."""

    def at(self, lines: int, end: int) -> None:
        """So many lines are written, so many bytes read."""

    def say(self, text: str) -> None:
        """An error, in a line of its own."""


class Quiet:
    """No bar: only errors."""

    def at(self, lines: int, end: int) -> None:
        """Nothing is shown."""

    def say(self, text: str) -> None:
        """To standard error."""
        print(text, file=sys.stderr)


@contextmanager
def report(lang: Lang, size: int | None, *, at_terminal: bool) -> Iterator[Report]:
    """The progress bar where there is a terminal; `size`: the bytes to read, None where nobody knows."""
    if not at_terminal:
        yield Quiet()
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = (
        TextColumn("{task.description}"),
        BarColumn(bar_width=None),
        TaskProgressColumn(),
        TextColumn("{task.fields[lines]}"),
        TimeRemainingColumn(compact=True),
    )
    console = Console(stderr=True, highlight=False)
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(message("batch_progress", lang), total=size, lines="0")

        class Bar:
            """The bar of this batch."""

            def at(self, lines: int, end: int) -> None:
                """Move it."""
                progress.update(task, completed=end, lines=number_text(lines, lang))

            def say(self, text: str) -> None:
                """Above it."""
                console.print(text, markup=False, soft_wrap=True)

        yield Bar()
