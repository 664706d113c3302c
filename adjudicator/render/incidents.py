"""Incidents as pages and as data: what can happen, the facts that describe it, the questions, what a ruling on it settles."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any

from adjudicator.recognise.index import read_index
from adjudicator.render.page import Page, Run
from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.model import Rulebook
from adjudicator.text.articles import article_title
from adjudicator.text.conditions import condition_text
from adjudicator.text.facts import answers, assignment, fact_text, party_text, question_text, value_data
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, slot_title, value_text
from adjudicator.text.template import clause
from adjudicator.vocabulary.model import TABLE, Ask, Incident, Vocabulary

Chapters = Sequence[tuple[Text, Collection[str]]]
"""Headings, each with its incidents."""


def chapters_of(houses: Sequence[Rulebook]) -> Chapters:
    """The headings under which the incidents of all these houses are listed."""
    chapters: dict[Text, dict[str, None]] = {}
    for house in houses:
        for heading, incidents in read_index(house.vocabulary.words).chapters:
            chapters.setdefault(heading, {}).update(dict.fromkeys(incidents))
    return tuple((heading, tuple(incidents)) for heading, incidents in chapters.items())


def incidents_page(incidents: Mapping[str, Incident], houses: Sequence[Rulebook], lang: Lang, width: int, chapters: Chapters = ()) -> Page:
    """Every incident with its title and the houses that have rules on it, by `chapters` where there are any; those in none stand last."""
    page = Page(width)
    headed = {name for _, names in chapters for name in names}
    rest = [name for name in incidents if name not in headed]
    for heading, names in [(heading[lang], names) for heading, names in chapters] + [(message("incidents_rest", lang), rest)]:
        rows = [_row(incidents[name], houses, lang) for name in incidents if name in names]
        if rows and chapters:
            page.blank()
            page.paragraph(Run(heading, "strong"), indent=0)
        page.rows(rows, indent=2 if chapters else 0)
    return page


def _row(incident: Incident, houses: Sequence[Rulebook], lang: Lang) -> tuple[Run, list[Run]]:
    ruled = [house.id for house in houses if articles_on(incident.id, house)]
    return Run(incident.id, "strong"), [Run(incident.title[lang]), Run(f" ({', '.join(ruled)})" if ruled else "", "faint")]


def incidents_data(incidents: Mapping[str, Incident], houses: Sequence[Rulebook], lang: Lang, chapters: Chapters = ()) -> list[dict[str, Any]]:
    """The same as data, in the order of `incidents`; `chapter` is null where there is none."""
    headings = {name: heading[lang] for heading, names in chapters for name in names}
    return [
        {
            "incident": incident.id,
            "title": incident.title[lang],
            "chapter": headings.get(incident.id),
            "houses": [house.id for house in houses if articles_on(incident.id, house)],
        }
        for incident in incidents.values()
    ]


def incident_page(incident: Incident, vocabulary: Vocabulary, houses: Sequence[Rulebook], lang: Lang, width: int) -> Page:
    """One incident: its facts with their questions, what is taken for granted, what a ruling settles, the articles."""
    page, words = Page(width), Words(vocabulary, lang, incident.roles)
    page.paragraph([Run(incident.id, "strong"), Run(f" · {incident.title[lang]}")], indent=0)
    page.blank()
    page.paragraph(Run(message("label_facts", lang), "strong"))
    for name in _askable(incident, vocabulary):
        fact = vocabulary.facts.get(name)
        page.paragraph(Run(answers(name, vocabulary), "strong"), indent=4, hang=6)
        asked = question_text(name, vocabulary, lang)
        if fact is not None and fact.ask != "td":
            asked += " " + message("ask_whom", lang, who=party_text(fact.ask, vocabulary, lang))
        page.paragraph(asked, indent=8)
        if fact is not None and fact.only_if is not None:
            page.paragraph(message("fact_only_if", lang, what=condition_text(fact.only_if, vocabulary, lang)), indent=8)
    presumed = presumptions(incident, vocabulary)
    if presumed:
        page.blank()
        page.paragraph(Run(message("label_presumed", lang), "strong"))
        for name, value in presumed.items():
            page.paragraph(f"{fact_text(name, value, vocabulary, lang)} ({assignment(name, value)})", indent=4, hang=6)
    if incident.asks:
        page.blank()
        page.paragraph(Run(message("label_asks", lang), "strong"))
        for ask in incident.asks:
            page.paragraph(_ask_text(ask, incident, words), indent=4, hang=6)
    for house in houses:
        articles = articles_on(incident.id, house)
        if articles:
            page.blank()
            page.paragraph([Run(message("label_articles_of", lang, house=house.title[lang]), "strong")])
            page.rows([(Run(cite, "cite"), article_title(cite, house, lang)) for cite in articles], indent=4)
    return page


def incident_data(incident: Incident, vocabulary: Vocabulary, houses: Sequence[Rulebook], lang: Lang) -> dict[str, Any]:
    """The same as data."""
    facts: list[dict[str, Any]] = []
    for name in _askable(incident, vocabulary):
        fact = vocabulary.facts.get(name)
        facts.append(
            {
                "fact": name,
                "type": fact.type.value if fact is not None else None,
                "values": list(fact.words) if fact is not None and fact.labels else None,
                "question": question_text(name, vocabulary, lang),
                "ask": fact.ask if fact is not None else "td",
                "only_if": condition_data(fact.only_if, vocabulary.facts) if fact is not None and fact.only_if is not None else None,
            }
        )
    return {
        "incident": incident.id,
        "title": incident.title[lang],
        "also": list(incident.also),
        "facts": facts,
        "presumed": {name: value_data(value) for name, value in presumptions(incident, vocabulary).items()},
        "asks": ["|".join(slot if who == TABLE else f"{who}.{slot}" for who, slot in ask.slots) for ask in incident.asks],
        "articles": {house.id: articles_on(incident.id, house) for house in houses},
    }


def _askable(incident: Incident, vocabulary: Vocabulary) -> list[str]:
    """The facts of an incident that one is asked for; one without a question follows from others."""
    return [name for name in incident.facts if name not in vocabulary.facts or vocabulary.facts[name].question is not None]


def presumptions(incident: Incident, vocabulary: Vocabulary) -> dict[str, Any]:
    """What is presumed in an incident: by the incident itself, and by the facts that describe it."""
    of_facts = {name: fact.presumed for name in incident.facts if (fact := vocabulary.facts.get(name)) is not None and fact.presumed is not None}
    return {**of_facts, **incident.presume}


def articles_on(incident: str, house: Rulebook) -> list[str]:
    """The citations of the articles that have a rule or a note on an incident, in the order of the rulebook."""
    cites = [house.cite(rule.house, rule.article) for rule in house.rules if incident in rule.on]
    cites += [house.cite(article.house, article.number) for article in house.articles.values() for note in article.notes if incident in note.on]
    order = {house.cite(article.house, article.number): position for position, article in enumerate(house.articles.values())}
    return sorted(dict.fromkeys(cites), key=lambda cite: order.get(cite, len(order)))


def _ask_text(ask: Ask, incident: Incident, words: Words) -> str:
    text = list_text([slot_title(who, slot, words) for who, slot in ask.slots], words.lang, "or")
    if ask.when is not None:
        text += message("ask_when", words.lang, what=condition_text(ask.when, words.vocabulary, words.lang))
    if ask.after:
        reached = [clause(value_text(value, _who(slot, incident), slot, words)) for slot, values in ask.after.items() for value in sorted(values)]
        text += message("ask_after", words.lang, what=list_text(reached, words.lang, "or"))
    return text


def _who(slot: str, incident: Incident) -> str:
    """Whose slot an outcome is that the incident only names by its slot: of who else is asked for it, or of the player in question."""
    asked = [who for ask in incident.asks for who, name in ask.slots if name == slot]
    roles = [who for ask in incident.asks for who, _ in ask.slots if who != TABLE]
    return asked[0] if asked else incident.subject or (roles[0] if roles else TABLE)
