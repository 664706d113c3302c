"""A house, an incident and a value of a slot that the program has never heard of: written as YAML, ruled on in both languages, no Python touched."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from adjudicator.cli.main import main

HOUSE = """
id: tavern
title: {en: The tavern, fr: La taverne}
edition: "1"
"""
VOCABULARY = """
facts:
  dog_ate_card:
    type: yes/no
    ask: table
    question: {en: "Did the dog eat a card?", fr: "Le chien a-t-il mangé une carte ?"}
    yes: {en: the dog ate a card, fr: le chien a mangé une carte}
    no: {en: the dog ate no card, fr: "le chien n'a mangé aucune carte"}
  bones_thrown:
    type: count
    question: {en: "How many bones were thrown?", fr: "Combien d'os ont été jetés ?"}
    says: {en: "{n} {n|bone was|bones were} thrown", fr: "{n} os {n|a été jeté|ont été jetés}"}

incidents:
  dog_on_table:
    title: {en: a dog on the table, fr: un chien sur la table}
    facts: [dog_ate_card, bones_thrown]
    asks: [deal, offender.penalty]

slots:
  deal:
    values:
      adjourned: {en: "The hand waits for a new deck.", fr: "Le coup attend un jeu neuf."}
"""
CHAPTER = """
"1":
  title: {en: Dogs, fr: Les chiens}
  gist: {en: "A card eaten stops the hand; otherwise it goes on.", fr: "Une carte mangée arrête le coup ; sinon il se poursuit."}
  on: dog_on_table
  rules:
    - id: eaten
      when: {dog_ate_card: yes}
      then: {deal: adjourned}
    - id: not_eaten
      when: {dog_ate_card: no}
      then: {deal: goes_on}

"2":
  title: {en: Bones, fr: Les os}
  gist: {en: "Who throws two bones or more is penalised.", fr: "Qui jette deux os ou plus est sanctionné."}
  on: dog_on_table
  rules:
    - id: thrower
      when: {bones_thrown: at least 2}
      then: {offender: {penalty: must}}
"""
SCENARIO = """
name: the dog eats a card
house: ..
incident: dog_on_table
facts: {dog_ate_card: yes, bones_thrown: 0}
expect: {slots: {deal: adjourned}, cites: ["1"], unanswered: [offender.penalty]}
"""


@pytest.fixture
def house(tmp_path: Path) -> str:
    """The folder of the new house."""
    folder = tmp_path / "tavern"
    for name, text in {
        "house.yaml": HOUSE,
        "vocabulary/dogs.yaml": VOCABULARY,
        "01-animals.yaml": CHAPTER,
        "scenarios/dog.yaml": SCENARIO,
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    return str(folder)


def said(capsys: pytest.CaptureFixture[str]) -> str:
    """What was printed, on one line."""
    printed = capsys.readouterr()
    assert printed.err == ""
    return " ".join(printed.out.split())


def test_ruled(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    told = ["rule", house, "dog_on_table", "dog_ate_card=yes", "bones_thrown=2"]
    assert main([*told, "--lang", "en"]) == 0
    english = said(capsys)
    assert "The tavern · a dog on the table RULING The hand waits for a new deck." in english
    assert "ARTICLES 1 Dogs · 2 Bones" in english
    assert main([*told, "--lang", "fr"]) == 0
    french = said(capsys)
    assert "La taverne · un chien sur la table DÉCISION Le coup attend un jeu neuf." in french
    assert "ARTICLES 1 Les chiens · 2 Les os" in french


@pytest.mark.parametrize(("lang", "question"), [("en", "Did the dog eat a card?"), ("fr", "Le chien a-t-il mangé une carte ?")])
def test_a_fact_is_missing(house: str, lang: str, question: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rule", house, "dog_on_table", "bones_thrown=2", "--lang", lang, "--format", "json"]) == 4
    ruling = json.loads(said(capsys))
    assert (ruling["house"], ruling["status"]) == ("tavern", "depends")
    assert [one["question"] for one in ruling["missing"]] == [question]
    assert sorted(outcome["value"] for branch in ruling["branches"] for outcome in branch["outcomes"] if outcome["slot"] == "deal") == [
        "adjourned",
        "goes_on",
    ]


@pytest.mark.parametrize(("lang", "title"), [("en", "Dogs"), ("fr", "Les chiens")])
def test_its_articles_are_shown(house: str, lang: str, title: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["show", house, "1", "--lang", lang]) == 0
    assert title in said(capsys)


def test_its_scenarios_run(house: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["test", house, "--lang", "en"]) == 0
    assert said(capsys) == "1 scenario, all pass"
