"""The verb `show`: a house's chapters, or an article with its rules in words."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import click

from adjudicator.cli.exits import Exit
from adjudicator.cli.told import is_house
from adjudicator.cli.verb import Verb, invalid, output_format
from adjudicator.render.articles import articles_page, chapters, definitions_of, house_page, note_text, rules_of, when_text
from adjudicator.render.exceptions import exceptions_page, incident_rules
from adjudicator.render.terminal import page_width, show
from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.houses import default_house, load_house
from adjudicator.rulebook.model import Article, Rule, Rulebook
from adjudicator.ruling.content_data import content_data
from adjudicator.text.facts import value_data
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.outcomes import Words, outcome_text


def command(lang: Lang) -> click.Command:
    """The command."""

    def callback(words: tuple[str, ...], exceptions: str | None) -> int:
        return show_house(words, exceptions, lang)

    options = [click.Option(["--exceptions"], metavar="INCIDENT", help=message("help_show_exceptions", lang))]
    return Verb("show", lang, callback, arguments="HOUSE [ARTICLE]", most=2, options=options)


def show_house(words: Sequence[str], exceptions: str | None, lang: Lang) -> int:
    """Print a house, an article of it, or the exceptions on an incident. Raises InvalidInputError."""
    named = default_house()
    if not words and named is None:
        invalid("no_house")
    if len(words) < 2 and named is not None and not (words and is_house(words[0])):
        house, article = named, words[0] if words else None
    else:
        house, article = words[0], words[1] if len(words) > 1 else None
    rulebook = load_house(house)
    if exceptions is not None:
        return _exceptions(exceptions, rulebook, lang)
    found = None if article is None else articles_numbered(article, rulebook)
    if output_format() == "json":
        data = _house_data(rulebook, lang) if found is None else [article_data(one, rulebook, lang) for one in found]
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        width = page_width()
        show(house_page(rulebook, lang, width) if found is None else articles_page(found, rulebook, lang, width))
    return Exit.ANSWERED


def articles_numbered(number: str, rulebook: Rulebook) -> list[Article]:
    """The article of that number, of another house where it is qualified; ``51`` is all of 51-A, 51-B … Raises InvalidInputError."""
    house, _, bare = number.replace(":", "/").rpartition("/")
    own = [one for one in rulebook.articles.values() if not house or one.house == house]
    exact = [one for one in own if one.number == bare]
    nearest_house = [one for one in exact if one.house == rulebook.id] or exact
    found = nearest_house or [one for one in own if one.number.startswith(f"{bare}-")]
    if not found:
        from adjudicator.source.nearest import nearest

        numbers = [rulebook.cite(one.house, one.number) for one in rulebook.articles.values()]
        invalid("unknown_article", nearest(number, numbers), article=number, house=rulebook.id)
    return found


def _exceptions(incident: str, rulebook: Rulebook, lang: Lang) -> int:
    if incident not in rulebook.vocabulary.incidents:
        from adjudicator.source.nearest import nearest

        invalid("unknown_incident", nearest(incident, rulebook.vocabulary.incidents), incident=incident)
    if output_format() == "json":
        rules = incident_rules(incident, rulebook)
        data = [
            {
                "rule": rule.name,
                "text": when_text(rule, Words(rulebook.vocabulary, lang)),
                "exception_to": list(rule.exception_to),
                "instead_of": list(rule.instead_of),
                "reading": None if rule.reading is None else rule.reading[lang],
            }
            for rule in rules
        ]
        print(json.dumps(data, ensure_ascii=False, indent=2))
    else:
        show(exceptions_page(incident, rulebook, lang, page_width()))
    return Exit.ANSWERED


def _house_data(rulebook: Rulebook, lang: Lang) -> dict[str, Any]:
    listed = {
        chapter: [{"article": rulebook.cite(one.house, one.number), "title": one.title[lang]} for one in articles]
        for chapter, articles in chapters(rulebook).items()
    }
    return {"house": rulebook.id, "title": rulebook.title[lang], "edition": rulebook.edition, "chapters": listed}


def article_data(article: Article, rulebook: Rulebook, lang: Lang) -> dict[str, Any]:
    """An article as data."""
    facts = rulebook.vocabulary.facts
    return {
        "article": rulebook.cite(article.house, article.number),
        "title": article.title[lang],
        "gist": article.gist[lang],
        "policy": article.policy,
        "authority": article.authority,
        "notes": [note_text(note, lang) for note in article.notes],
        "definitions": [
            {"fact": one.fact, "cases": [{"is": value_data(case.value), "when": condition_data(case.when, facts)} for case in one.cases]}
            for one in definitions_of(article, rulebook)
        ],
        "rules": [_rule_data(rule, rulebook, lang) for rule in rules_of(article, rulebook)],
    }


def _rule_data(rule: Rule, rulebook: Rulebook, lang: Lang) -> dict[str, Any]:
    words = Words(rulebook.vocabulary, lang)
    return {
        "rule": rule.name,
        "on": sorted(rule.on),
        "when": condition_data(rule.when, rulebook.vocabulary.facts),
        "unless": None if rule.unless is None else condition_data(rule.unless, rulebook.vocabulary.facts),
        "text": when_text(rule, words),
        "outcomes": [
            {"slot": one.slot, "who": one.who, "value": content_data(one.content), "text": outcome_text(one, words)} for one in rule.outcomes
        ],
        "exception_to": list(rule.exception_to),
        "instead_of": list(rule.instead_of),
        "reading": None if rule.reading is None else rule.reading[lang],
    }
