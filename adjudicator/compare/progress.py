"""How far a comparison is, at a terminal."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from adjudicator.compare.run import Progress
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message


@contextmanager
def bar(lang: Lang, *, at_terminal: bool) -> Iterator[Progress | None]:
    """A progress bar on standard error where there is a terminal; nothing elsewhere."""
    if not at_terminal:
        yield None
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeElapsedColumn
    from rich.progress import Progress as Bars

    columns = (TextColumn("{task.description}"), BarColumn(bar_width=None), MofNCompleteColumn(), TimeElapsedColumn())
    with Bars(*columns, console=Console(stderr=True), transient=True) as bars:
        task = bars.add_task(message("diff_progress", lang), total=None)

        def at(done: int, total: int) -> None:
            bars.update(task, completed=done, total=total)

        yield at
