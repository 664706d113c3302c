"""The verb `check`: what is wrong with a rulebook."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

from adjudicator.cli.exits import Exit
from adjudicator.cli.verb import Verb, format_name
from adjudicator.rulebook.houses import default_house
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

if TYPE_CHECKING:
    from adjudicator.check.run import Progress


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], known: bool) -> int:
        return check(words, lang, known=known)

    options = [click.Option(["--known"], is_flag=True, help=message("help_check_known", lang))]
    return Verb("check", lang, callback, arguments="[HOUSE ...]", options=options, more_formats=("sarif",))


def check(names: tuple[str, ...], lang: Lang, *, known: bool = False) -> int:
    """Print what is wrong with the houses named, with ADJUDICATOR_HOUSE, or with all shipped ones. Raises InvalidInputError."""
    from adjudicator.check.report import report_data, sarif
    from adjudicator.check.run import check_houses
    from adjudicator.render.findings import findings_page
    from adjudicator.render.terminal import page_width, show

    mine = default_house()
    houses = names or ((mine,) if mine is not None else ())
    with _progress(lang) as progress:
        reports = check_houses(houses, progress)
    output = format_name()
    if output == "text":
        show(findings_page(reports, lang, page_width(), known=known))
    else:
        data = sarif(reports, lang) if output == "sarif" else report_data(reports, lang)
        print(json.dumps(data, ensure_ascii=False, indent=2))
    return Exit.FOUND if any(report.errors for report in reports) else Exit.ANSWERED


@contextmanager
def _progress(lang: Lang) -> Iterator[Progress | None]:
    """A line that says what is being looked at, where standard error is a terminal; it is gone afterwards."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # only at a terminal
    from rich.status import Status

    with Status("", console=Console(stderr=True)) as status:
        yield lambda house, name: status.update(message("check_progress", lang, house=house, check=message(f"check_{name}_title", lang)))
