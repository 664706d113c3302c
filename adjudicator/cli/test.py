"""The verb `test`: run scenarios."""

from __future__ import annotations

import click

from adjudicator.cli.verb import Verb, output_format
from adjudicator.text.languages import Lang


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...]) -> int:
        from adjudicator.scenario.cli_run import run_paths  # pytest comes with it

        return run_paths(words, lang, output_format())

    return Verb("test", lang, callback, arguments="[PATH ...]")
