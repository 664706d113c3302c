"""Articles by their citation: ``8.4``, ``tda-2024:47``."""

from __future__ import annotations

from adjudicator.rulebook.model import Article, Rulebook
from adjudicator.text.languages import Lang


def article_cited(cite: str, rulebook: Rulebook) -> Article | None:
    """The article of a citation as seen from `rulebook`."""
    house, colon, number = cite.rpartition(":")
    return rulebook.articles.get(f"{house if colon else rulebook.id}/{number}")


def article_title(cite: str, rulebook: Rulebook, lang: Lang) -> str:
    """The title of a cited article; empty when there is no such article."""
    article = article_cited(cite, rulebook)
    return article.title[lang] if article is not None else ""


def cited(cite: str, rulebook: Rulebook, lang: Lang) -> str:
    """A citation with its title: "6.8 Premature flop"."""
    return f"{cite} {article_title(cite, rulebook, lang)}".rstrip()
