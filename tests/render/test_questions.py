"""What is asked is asked in words, in both languages: no name of a fact stands in for a question."""

from __future__ import annotations

import pytest

from adjudicator.render.incidents import incident_data
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.text.languages import LANGS


@pytest.mark.parametrize("house", house_ids())
def test_the_page_of_an_incident_asks_nothing_by_its_name(house: str) -> None:
    book = load_house(house)
    for incident in book.vocabulary.incidents.values():
        for lang in LANGS:
            for asked in incident_data(incident, book.vocabulary, [book], lang)["facts"]:
                assert "`" not in asked["question"], (incident.id, asked["fact"])
                assert asked["question"].endswith("?"), (incident.id, asked["fact"])
