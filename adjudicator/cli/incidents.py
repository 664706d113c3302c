"""The verb `incidents`: what can happen, and what one tells of it."""

from __future__ import annotations

import json

import click

from adjudicator.cli.houses import load_all
from adjudicator.cli.verb import Verb, invalid, output_format
from adjudicator.render.incidents import chapters_of, incident_data, incident_page, incidents_data, incidents_page
from adjudicator.render.terminal import page_width, show
from adjudicator.rulebook.houses import default_house, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.vocabulary.model import Incident


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], house: str | None, search: str | None) -> int:
        return incidents(words[0] if words else None, house, lang, search)

    options = [
        click.Option(["--house"], metavar="HOUSE", help=message("help_incidents_house", lang)),
        click.Option(["--search"], metavar="WORDS", help=message("help_incidents_search", lang)),
    ]
    return Verb("incidents", lang, callback, arguments="[INCIDENT]", most=1, options=options)


def incidents(incident: str | None, house: str | None, lang: Lang, search: str | None = None) -> int:
    """Print all incidents, or one with its facts and questions: of `house`, else of ADJUDICATOR_HOUSE, else of all shipped houses.

    With `search`, those that these words speak of, the nearest first. With ADJUDICATOR_HOUSE the shipped houses are listed too, after it.
    Raises InvalidInputError.
    """
    houses: list[Rulebook]
    code: int
    houses, code = ([load_house(house)], 0) if house is not None else load_all(lang)
    named = default_house()
    if house is None and named is not None:
        mine = load_house(named)
        houses = [mine, *(other for other in houses if other.id != mine.id)]
    known = {name: found for rulebook in reversed(houses) for name, found in rulebook.vocabulary.incidents.items()}
    if search is not None:
        if incident is not None:
            invalid("too_many_arguments", verb="incidents --search", word=incident)
        known = _found(search, houses)
    if incident is None:
        chapters = chapters_of(houses)
        if output_format() == "json":
            print(json.dumps(incidents_data(known, houses, lang, chapters), ensure_ascii=False, indent=2))
        else:
            show(incidents_page(known, houses, lang, page_width(), () if search is not None else chapters))
        return code
    if incident not in known:
        from adjudicator.source.nearest import nearest

        key = "unknown_incident" if house is not None else "unknown_shared_incident"
        invalid(key, nearest(incident, known), incident=incident)
    vocabulary = next(rulebook.vocabulary for rulebook in houses if incident in rulebook.vocabulary.incidents)
    if output_format() == "json":
        print(json.dumps(incident_data(known[incident], vocabulary, houses, lang), ensure_ascii=False, indent=2))
    else:
        show(incident_page(known[incident], vocabulary, houses, lang, page_width()))
    return code


def _found(words: str, houses: list[Rulebook]) -> dict[str, Incident]:
    """The incidents that `words` speak of, those of all houses. Raises InvalidInputError when there is none."""
    from adjudicator.recognise.search import search  # only here

    found = {name: rulebook.vocabulary.incidents[name] for rulebook in houses for name in search(rulebook.vocabulary, words)}
    if not found:
        invalid("search_nothing", words=words)
    return found
