"""The verb `rule`: the ruling on what happened."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator

import click

from adjudicator.cli.exits import Exit, exit_of
from adjudicator.cli.told import sort_words, told_in_file, told_in_words
from adjudicator.cli.verb import Verb, output_format
from adjudicator.engine.select import EngineName, engine_status
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import adjudicate, worst
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Ruling, Status
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(
        words: tuple[str, ...], file: str | None, hand: str | None, about: str | None, why: bool, strict: bool, engine: EngineName | None
    ) -> int:
        return rule(words, lang, file=file, hand=hand, about=about, why=why, strict=strict, engine=engine)

    options = [
        click.Option(["--file"], metavar="F", help=message("help_rule_file", lang)),
        click.Option(["--hand"], metavar="TEXT", help=message("help_rule_hand", lang)),
        click.Option(["--about"], metavar="SEAT", help=message("help_rule_about", lang)),
        click.Option(["--why"], is_flag=True, help=message("help_rule_why", lang)),
        click.Option(["--strict"], is_flag=True, help=message("help_rule_strict", lang)),
        click.Option(["--engine"], type=click.Choice(["durable", "python"]), help=message("help_rule_engine", lang)),
    ]
    return Verb("rule", lang, callback, arguments="HOUSE INCIDENT[,INCIDENT] [FACT=VALUE ...]", options=options)


def other_houses() -> Iterator[Rulebook]:
    """The shipped houses, those that do not load left out: guidance is no reason to fail."""
    for house in house_ids():
        try:
            yield load_house(house)
        except InvalidInputError:
            continue


def ruling_on(rulebook: Rulebook, case: Case, *, strict: bool, why: bool, engine: EngineName | None = None) -> Ruling:
    """The ruling on a case, with what other houses say where this one is silent."""
    ruling = adjudicate(rulebook, case, strict=strict, engine=engine, explain=why)
    if Status.SILENT in (ruling.status, *(one.status for one in ruling.events)):
        from adjudicator.ruling.guidance import with_guidance  # only where the house is silent

        ruling = with_guidance(ruling, case, rulebook, other_houses())
    return ruling


def rule(
    words: tuple[str, ...],
    lang: Lang,
    *,
    file: str | None,
    hand: str | None,
    about: str | None,
    why: bool,
    strict: bool,
    engine: EngineName | None,
) -> int:
    """Print the ruling and give its exit code. Raises InvalidInputError."""
    typed = sort_words(words)
    rulebook, case = told_in_words(typed, hand, about) if file is None else told_in_file(file, typed, hand)
    if engine == "durable" and (reason := engine_status()[1]) is not None:
        print(message("error", lang, what=message("no_durable", lang, reason=reason)), file=sys.stderr)
        return Exit.COULD_NOT_RUN
    ruling = ruling_on(rulebook, case, strict=strict, engine=engine, why=why)
    if output_format() == "json":
        from adjudicator.ruling.data import ruling_data

        print(json.dumps(ruling_data(ruling, rulebook, lang), ensure_ascii=False, indent=2))
    else:
        from adjudicator.render.ruling import ruling_page
        from adjudicator.render.terminal import page_width, show

        show(ruling_page(ruling, rulebook, lang, page_width(), why=why))
    return exit_of(worst(ruling))
