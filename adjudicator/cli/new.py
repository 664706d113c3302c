"""The verb `new`: a house to start from."""

from __future__ import annotations

import json
from pathlib import Path

import click

from adjudicator.cli.exits import Exit
from adjudicator.cli.verb import Verb, invalid, output_format
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], extends: str | None) -> int:
        if not words:
            invalid("no_folder")
        return new(Path(words[0]), extends, lang)

    options = [click.Option(["--extends"], metavar="HOUSE", help=message("help_new_extends", lang))]
    return Verb("new", lang, callback, arguments="FOLDER", most=1, options=options)


def new(folder: Path, extends: str | None, lang: Lang) -> int:
    """Write the files of a new house, and say what to do next. Raises InvalidInputError."""
    from adjudicator.rulebook.new import create_house  # it needs YAML, which no other verb does

    written = create_house(folder, extends, lang)
    if output_format() == "json":
        print(json.dumps({"written": [str(path) for path in written]}, ensure_ascii=False, indent=2))
        return Exit.ANSWERED
    for path in written:
        print(message("new_written", lang, path=path))
    print(message("new_next", lang, folder=folder))
    return Exit.ANSWERED
