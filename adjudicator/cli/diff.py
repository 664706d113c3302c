"""The verb `diff`: where two rulebooks rule differently; with `--all`, one case under every house."""

from __future__ import annotations

import json
import sys
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click

from adjudicator.cli.exits import Exit
from adjudicator.cli.told import sort_words
from adjudicator.cli.verb import Verb, invalid, output_format
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

if TYPE_CHECKING:
    from adjudicator.compare.report import Report

SUITE = "scenarios"


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(
        words: tuple[str, ...],
        incident: tuple[str, ...],
        everyone: bool,
        hand: str | None,
        about: str | None,
        accepted: str | None,
        scenarios: str | None,
        html: str | None,
        structure: bool,
    ) -> int:
        if everyone:
            from adjudicator.cli.diff_all import diff_all

            return diff_all(words, incident, lang, hand=hand, about=about)
        for option, value in (("--hand", hand), ("--about", about)):
            if value is not None:
                invalid("diff_only_all", word=option)
        return diff(words, lang, incidents=incident, accepted=accepted, scenarios=scenarios, html=html, structure=structure)

    options = [
        click.Option(["--incident"], metavar="INCIDENT", multiple=True, help=message("help_diff_incident", lang)),
        click.Option(["--accepted"], metavar="FILE", help=message("help_diff_accepted", lang)),
        click.Option(["--scenarios"], metavar="FOLDER", help=message("help_diff_scenarios", lang)),
        click.Option(["--structure"], is_flag=True, help=message("help_diff_structure", lang)),
        click.Option(["--html"], metavar="FILE", help=message("help_diff_html", lang)),
        click.Option(["--all", "everyone"], is_flag=True, help=message("help_diff_all", lang)),
        click.Option(["--hand"], metavar="TEXT", help=message("help_diff_hand", lang)),
        click.Option(["--about"], metavar="SEAT", help=message("help_diff_about", lang)),
    ]
    return Verb("diff", lang, callback, arguments="HOUSE HOUSE | --all --incident INCIDENT [FACT=VALUE ...]", options=options)


def diff(
    words: Sequence[str],
    lang: Lang,
    *,
    incidents: Sequence[str] = (),
    accepted: str | None = None,
    scenarios: str | None = None,
    html: str | None = None,
    structure: bool = False,
) -> int:
    """Print where two houses differ; FOUND when a difference is not accepted, or an article, a parameter or a scenario's outcome changed.

    Raises InvalidInputError.
    """
    from adjudicator.compare.accepted import read_accepted
    from adjudicator.compare.books import open_book
    from adjudicator.compare.progress import bar
    from adjudicator.compare.report import Report
    from adjudicator.compare.run import compare
    from adjudicator.compare.structure import compare_structure, nothing_changed
    from adjudicator.compare.suite import changed_scenarios

    if len(words) != 2 or sort_words(words).facts:
        invalid("diff_two_houses")
    first, second = (open_book(word) for word in words)
    known = {**first.rulebook.vocabulary.incidents, **second.rulebook.vocabulary.incidents}
    for incident in incidents:
        check_incident(incident, known)
    reasons = {} if accepted is None else read_accepted(Path(accepted))
    found = []
    if not structure:
        with bar(lang, at_terminal=sys.stderr.isatty()) as progress:
            found = compare(first.rulebook, second.rulebook, list(incidents) or None, progress=progress)
    whole = compare_structure(first.rulebook, second.rulebook)
    # Of one incident only what is ruled is wanted, not how the books are built.
    built = whole if structure or not incidents else nothing_changed(editions=whole.editions)
    changed = [] if structure or not built.editions or incidents else changed_scenarios(first.rulebook, second.rulebook, Path(scenarios or SUITE))
    report = Report(first, second, found, built, changed, reasons)
    _show(report, html, lang)
    return Exit.FOUND if report.open or (structure and built) else Exit.ANSWERED


def check_incident(incident: str, known: Collection[str]) -> None:
    """Refuse an incident that no house knows. Raises InvalidInputError."""
    if incident not in known:
        from adjudicator.source.nearest import nearest

        invalid("unknown_shared_incident", nearest(incident, known), incident=incident)


def _show(report: Report, html: str | None, lang: Lang) -> None:
    if html is not None:
        from adjudicator.render.differences_html import differences_html

        try:
            Path(html).write_text(differences_html(report, lang), encoding="utf-8")
        except OSError as error:
            invalid("diff_not_written", file=html, why=error.strerror or str(error))
    if output_format() == "json":
        from adjudicator.render.differences_data import differences_data

        print(json.dumps(differences_data(report, lang), ensure_ascii=False, indent=2))
    elif html is None:
        from adjudicator.render.differences import differences_page
        from adjudicator.render.terminal import page_width, show

        show(differences_page(report, lang, page_width()))
