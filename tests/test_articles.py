"""No article of the regulations is out of reach: each has a gist in both languages, each that decides has a rule, each rule a scenario."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from pathlib import Path

import pytest
import yaml

from adjudicator.coverage.reach import reach
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Article, Rulebook
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.load import load

ROOT = Path(__file__).parents[1]
KINDS = {"ruling", "computation", "definition", "policy"}
DECIDING = {"ruling", "computation"}


def sources() -> Mapping[str, Mapping[str, list[str]]]:
    data: Mapping[str, Mapping[str, list[str]]] = yaml.safe_load((ROOT / "tests" / "sources.yaml").read_text(encoding="utf-8"))
    return data


LISTED = [(house, number, frozenset(kinds)) for house, articles in sources().items() for number, kinds in articles.items()]


@cache
def book(house: str) -> Rulebook:
    return load_house(house)


@cache
def reached_rules() -> frozenset[str]:
    """The names of the rules that some scenario reaches."""
    scenarios = [scenario for path in scenario_files(ROOT / "scenarios") for scenario in load(path)]
    return frozenset(item.of for item in reach(scenarios) if item.kind == "rule")


def parts(house: str, number: str) -> list[Article]:
    """The article of that number, or its parts where the rulebook keeps them apart (51-A, 51-B)."""
    own = [article for article in book(house).articles.values() if article.house == house]
    return [article for article in own if article.number == number or re.fullmatch(rf"{re.escape(number)}-[A-Z]\d?", article.number)]


def test_the_list_is_whole() -> None:
    assert sorted(sources()) == sorted(house_ids())
    assert {house: len(articles) for house, articles in sources().items() if house != "tda-2024"} == {
        "parc": 61,
        "grasse-2010": 29,
        "roberts-3.5": 16,
        "pkr4u": 30,
    }
    assert all(kinds and kinds <= KINDS for _, _, kinds in LISTED)


@pytest.mark.parametrize(("house", "number", "kinds"), LISTED, ids=[f"{house}:{number}" for house, number, _ in LISTED])
def test_an_article_is_told_in_both_languages_and_decides_what_it_is_for(house: str, number: str, kinds: frozenset[str]) -> None:
    found = parts(house, number)
    assert found, "the rulebook does not have it"
    for article in found:
        for text in (article.title, article.gist):
            assert text.en.strip()
            assert text.fr.strip()
        assert article.gist.en != article.gist.fr
    rulebook = book(house)
    numbers = {article.number for article in found}
    rules = [rule for rule in rulebook.rules if rule.house == house and rule.article in numbers]
    if kinds & DECIDING:
        notes = [note for article in found for note in article.notes]
        assert rules or notes, "it decides something and has no rule"
    if "definition" in kinds:
        sets = set(rulebook.parameters_set_by.values())
        assert rules or any(one.article in numbers for one in rulebook.definitions) or sets & numbers
    for rule in rules:
        assert rule.name in reached_rules(), "no scenario reaches the rule"


@pytest.mark.parametrize("house", house_ids())
def test_no_rulebook_has_an_article_that_its_source_has_not(house: str) -> None:
    listed = set(sources()[house])
    own = {article.number for article in book(house).articles.values() if article.house == house}
    assert {re.sub(r"(?<=\d)-[A-Z]\d?$", "", number) if number not in listed else number for number in own} == listed
