"""Every page that the shipped houses have comes out, in both languages, with no placeholder left in it."""

from __future__ import annotations

import pytest

from adjudicator.cli.show import article_data
from adjudicator.render.articles import articles_page
from adjudicator.render.incidents import incident_data, incident_page
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.text.languages import LANGS, Lang


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("house", house_ids())
def test_incidents(house: str, lang: Lang) -> None:
    rulebook = load_house(house)
    for incident in rulebook.vocabulary.incidents.values():
        text = incident_page(incident, rulebook.vocabulary, [rulebook], lang, 80).plain()
        assert text.startswith(incident.id)
        assert "{" not in text, text
        assert incident_data(incident, rulebook.vocabulary, [rulebook], lang)["incident"] == incident.id


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("house", house_ids())
def test_articles(house: str, lang: Lang) -> None:
    rulebook = load_house(house)
    for article in rulebook.articles.values():
        text = articles_page([article], rulebook, lang, 80).plain()
        assert article.number in text
        assert "{" not in text, text
        assert article_data(article, rulebook, lang)["title"] == article.title[lang]
