"""The verb `houses`: which houses there are."""

from __future__ import annotations

import json
import sys

import click

from adjudicator.cli.errors import input_errors
from adjudicator.cli.exits import Exit
from adjudicator.cli.verb import Verb, output_format
from adjudicator.render.page import Page, Run
from adjudicator.render.terminal import page_width, show
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(**_words: object) -> int:
        return houses(lang)

    return Verb("houses", lang, callback, most=0)


def houses(lang: Lang) -> int:
    """Print every house with its edition; a house that cannot be loaded is said to be so, and makes the exit code 2."""
    loaded, code = load_all(lang)
    if output_format() == "json":
        print(json.dumps([_data(house, lang) for house in loaded], ensure_ascii=False, indent=2))
        return code
    page = Page(page_width())
    page.rows([(Run(house.id, "strong"), _line(house, lang)) for house in loaded], indent=0)
    show(page)
    return code


def load_all(lang: Lang) -> tuple[list[Rulebook], Exit]:
    """Every shipped house that can be loaded; what is wrong with the others goes to standard error."""
    loaded: list[Rulebook] = []
    code = Exit.ANSWERED
    for name in house_ids():
        try:
            loaded.append(load_house(name))
        except InvalidInputError as error:
            print(input_errors(error, lang), file=sys.stderr)
            code = Exit.INVALID
    return loaded, code


def _line(house: Rulebook, lang: Lang) -> str:
    text = message("house_line", lang, title=house.title[lang], edition=house.edition, count=len(house.articles))
    return f"{text} · {message('house_extends', lang, bases=', '.join(house.bases))}" if house.bases else text


def _data(house: Rulebook, lang: Lang) -> dict[str, object]:
    return {
        "house": house.id,
        "title": house.title[lang],
        "edition": house.edition,
        "extends": list(house.bases),
        "articles": len(house.articles),
        "rules": len(house.rules),
    }
