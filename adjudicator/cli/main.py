"""The program `adjudicator`: the verbs, and what happens when one of them cannot go on."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib import import_module

import click

from adjudicator.cli.exits import Exit
from adjudicator.cli.language import chosen_language
from adjudicator.cli.verb import Verbs, output_format
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Lang

VERBS = ("rule", "ask", "houses", "incidents", "show", "test", "diff", "check", "coverage", "batch", "new")
"""Every verb is a module of this package with a function `command`."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line `arguments` (those of the process when left out) and give the exit code."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    lang = chosen_language(words)
    _open_streams()
    try:
        _make_printable()
        code = run(words, lang)
        sys.stdout.flush()
    except BrokenPipeError:
        _close_quietly()
        return Exit.COULD_NOT_RUN
    return code


def _open_streams() -> None:
    """Streams that the process was started without are read as empty, and written to nobody."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, os.fdopen(os.open(os.devnull, os.O_RDWR), mode, encoding="utf-8"))


def run(words: list[str], lang: Lang) -> int:
    """Run the command line `words`; errors go to standard error. Raises BrokenPipeError."""
    from adjudicator.cli import errors

    try:
        program = Verbs(lang, VERBS, make_verb, _without_verb)
        with program.make_context("adjudicator", words) as context:
            code = int(program.invoke(context) or Exit.ANSWERED)
        sys.stdout.flush()
        return code
    except click.exceptions.Exit as end:
        return end.exit_code
    except InvalidInputError as error:
        print(errors.input_errors(error, lang), file=sys.stderr)
        return Exit.INVALID
    except click.ClickException as error:
        print(errors.usage_error(error, lang), file=sys.stderr)
        return Exit.INVALID
    except (KeyboardInterrupt, click.Abort):
        return Exit.INTERRUPTED
    except BrokenPipeError:
        raise
    except Exception as error:
        print(errors.unexpected(error, lang), file=sys.stderr)
        _drop_what_cannot_be_written()
        return Exit.COULD_NOT_RUN


def _drop_what_cannot_be_written() -> None:
    """What a full device did not take is not tried again when the process ends."""
    try:
        sys.stdout.flush()
    except OSError:
        _close_quietly()


def make_verb(name: str, lang: Lang) -> click.Command:
    """The command of one verb."""
    made: click.Command = import_module(f"adjudicator.cli.{name}").command(lang)
    return made


def _without_verb(version: bool) -> int:
    context = click.get_current_context()
    if version:
        from adjudicator.cli.version import show_version

        assert isinstance(context.command, Verbs)
        return show_version(context.command.lang, output_format())
    if context.invoked_subcommand is None:
        click.echo(context.get_help())
    return Exit.ANSWERED


def _make_printable() -> None:
    """A terminal that cannot show a character shows a question mark, instead of stopping the ruling."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def _close_quietly() -> None:
    """The reader has gone: what is still buffered goes nowhere, so that Python does not complain at its end."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
