"""The verb `coverage`: which rules, and which branches of them, no scenario reaches."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

import click

from adjudicator.cli.exits import Exit
from adjudicator.cli.verb import Verb, invalid, output_format
from adjudicator.rulebook.houses import default_house
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

if TYPE_CHECKING:
    from collections.abc import Callable

    from adjudicator.scenario.model import Scenario


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], scenarios: tuple[str, ...], threshold: str | None) -> int:
        return coverage(words, [Path(path) for path in scenarios], None if threshold is None else _percentage(threshold), lang)

    options = [
        click.Option(["--scenarios"], metavar="PATH", multiple=True, help=message("help_coverage_scenarios", lang)),
        click.Option(["--threshold"], metavar="PCT", help=message("help_coverage_threshold", lang)),
    ]
    return Verb("coverage", lang, callback, arguments="[HOUSE ...]", options=options)


def _percentage(text: str) -> float:
    """The number that was typed. Raises InvalidInputError for what is none, or none from 0 to 100."""
    try:
        found = float(text.replace(",", "."))
    except ValueError:
        found = -1
    if not 0 <= found <= 100:
        invalid("coverage_threshold", text=text)
    return found


def coverage(names: tuple[str, ...], paths: list[Path], threshold: float | None, lang: Lang) -> int:
    """Print how much of the houses named, of ADJUDICATOR_HOUSE, or of all shipped ones the scenarios reach. Raises InvalidInputError."""
    from adjudicator.coverage.report import cover, coverage_data
    from adjudicator.render.coverage import coverage_page
    from adjudicator.render.terminal import page_width, show

    mine = default_house()
    with _progress() as progress:
        found = cover(names or ((mine,) if mine is not None else ()), paths, progress)
    if output_format() == "json":
        print(json.dumps(coverage_data(found, lang), ensure_ascii=False, indent=2))
    else:
        show(coverage_page(found, threshold, lang, page_width()))
    return Exit.FOUND if threshold is not None and any(one.percent < threshold for one in found) else Exit.ANSWERED


@contextmanager
def _progress() -> Iterator[Callable[[Scenario], None] | None]:
    """A line that says which scenario is run, where standard error is a terminal; it is gone afterwards."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.console import Console  # only at a terminal
    from rich.status import Status
    from rich.text import Text

    with Status("", console=Console(stderr=True)) as status:
        yield lambda scenario: status.update(Text(scenario.name))
