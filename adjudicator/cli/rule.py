"""The verb `rule`: the ruling on what happened."""

from __future__ import annotations

import sys
from dataclasses import dataclass

import click

from adjudicator.cli.answer import Addition, guided, show_answer
from adjudicator.cli.exits import Exit
from adjudicator.cli.told import house_typed, sort_words, told_in_file, told_in_words
from adjudicator.cli.verb import Verb, invalid, output_format
from adjudicator.engine.select import EngineName, engine_status
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Ruling
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message


@dataclass(frozen=True, slots=True, kw_only=True)
class Options:
    """The options of the verb, as typed."""

    file: str | None
    hand: str | None
    about: str | None
    why: bool
    strict: bool
    what_if: tuple[str, ...]
    why_not: str | None
    ask: bool
    save: str | None
    engine: EngineName | None


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], **typed: object) -> int:
        return rule(words, lang, Options(**typed))  # type: ignore[arg-type]  # click gives the options declared below, with these types

    options = [
        click.Option(["--file"], metavar="F", help=message("help_rule_file", lang)),
        click.Option(["--hand"], metavar="TEXT", help=message("help_rule_hand", lang)),
        click.Option(["--about"], metavar="SEAT", help=message("help_rule_about", lang)),
        click.Option(["--why"], is_flag=True, help=message("help_rule_why", lang)),
        click.Option(["--why-not"], metavar="SLOT=VALUE", help=message("help_rule_why_not", lang)),
        click.Option(["--what-if"], metavar="FACT=VALUE", multiple=True, help=message("help_rule_what_if", lang)),
        click.Option(["--strict"], is_flag=True, help=message("help_rule_strict", lang)),
        click.Option(["--ask"], is_flag=True, help=message("help_rule_ask", lang)),
        click.Option(["--save"], metavar="F", help=message("help_rule_save", lang)),
        click.Option(["--engine"], type=click.Choice(["durable", "python"]), help=message("help_rule_engine", lang)),
    ]
    return Verb("rule", lang, callback, arguments="HOUSE INCIDENT[,INCIDENT] [FACT=VALUE ...]", options=options)


def rule(words: tuple[str, ...], lang: Lang, options: Options) -> int:
    """Print the ruling and give its exit code. Raises InvalidInputError."""
    if options.ask and not (sys.stdin.isatty() and sys.stdout.isatty() and output_format() == "text"):
        invalid("interview_no_terminal")
    if options.save is not None and not options.ask:
        invalid("interview_save_alone")
    typed = sort_words(words)
    rulebook, case = told_in_words(typed, options.hand, options.about) if options.file is None else told_in_file(options.file, typed, options.hand)
    if options.engine == "durable" and (reason := engine_status()[1]) is not None:
        print(message("error", lang, what=message("no_durable", lang, reason=reason)), file=sys.stderr)
        return Exit.COULD_NOT_RUN
    judge = Adjudicator(rulebook, options.engine)

    def beside(told: Case, ruling: Ruling) -> Addition | None:
        if not options.what_if and options.why_not is None:
            return None
        from adjudicator.cli.suppose import supposed  # only where something is supposed

        return supposed(judge, told, ruling, options.what_if, options.why_not, strict=options.strict)

    if options.ask:
        from adjudicator.cli.interview import interview_and_show  # only at a terminal

        house = house_typed(typed, options.file) or rulebook.id
        return interview_and_show(judge, case, house, lang, strict=options.strict, why=options.why, save=options.save, beside=beside)
    ruling = judge.rule(case, strict=options.strict, explain=options.why)
    return show_answer(guided(ruling, case, rulebook), rulebook, lang, why=options.why, beside=beside(case, ruling))
