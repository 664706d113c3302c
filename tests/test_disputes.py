"""The disputes that scenarios retell: each has its answer in every house, and where a house is silent guidance names those that are not."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import pytest

from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.guidance import with_guidance
from adjudicator.ruling.model import Status
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.load import load
from adjudicator.scenario.model import Scenario

SUITE = Path(__file__).parents[1] / "scenarios"
HOW_MANY = 74


@cache
def retold() -> Mapping[str, Sequence[Scenario]]:
    """The scenarios of each dispute."""
    found: dict[str, list[Scenario]] = {}
    for path in scenario_files(SUITE):
        for scenario in load(path):
            if scenario.dispute is not None:
                found.setdefault(scenario.dispute, []).append(scenario)
    return found


@cache
def judge(house: str) -> Adjudicator:
    return Adjudicator(load_house(house), "python")


def test_every_dispute_is_retold() -> None:
    assert len(retold()) == HOW_MANY


@pytest.mark.parametrize("dispute", sorted(retold()))
def test_a_dispute_has_its_answer_in_every_house(dispute: str) -> None:
    assert {scenario.rulebook.id for scenario in retold()[dispute]} == set(house_ids())


@pytest.mark.parametrize("dispute", sorted(retold()))
def test_where_a_house_is_silent_guidance_names_the_houses_that_answer(dispute: str) -> None:
    others: list[Rulebook] = [judge(house).rulebook for house in house_ids()]
    for scenario in retold()[dispute]:
        own = judge(scenario.rulebook.id)
        ruling = own.rule(scenario.case, strict=scenario.strict)
        guided = with_guidance(ruling, scenario.case, own.rulebook, others)
        for number, one in enumerate((guided, *guided.events)):
            if one.status is not Status.SILENT:
                assert one.guidance == ()
                continue
            event = type(scenario.case)((scenario.case.events[number],))
            answering = set()
            for other in others:
                knows = set(event.events[0].incident) <= other.vocabulary.incidents.keys()
                if other.id not in (own.rulebook.id, *own.rulebook.bases) and knows and judge(other.id).rule(event).status is not Status.SILENT:
                    answering.add(other.id)
            assert {told.house for told in one.guidance} == answering


def pkr4u_follows() -> list[Scenario]:
    """The scenarios of the TDA rules, for the house that builds on them."""
    return [one for path in scenario_files(SUITE / "tda-2024") for one in load(path) if one.rulebook.id == "tda-2024" and not one.strict]


def test_what_the_house_does_not_replace_it_answers_as_its_base_does_and_cites_it() -> None:
    base, house = judge("tda-2024"), judge("pkr4u")
    own_incidents = {kind for rule in house.rulebook.rules if rule.house == "pkr4u" for kind in rule.on}
    own_words = {definition.fact for definition in house.rulebook.definitions if definition.house == "pkr4u"}
    followed = 0
    for scenario in pkr4u_follows():
        plans = [house.plan(event.incident)[0] for event in scenario.case.events]
        kinds = {incident.id for plan in plans for incident in plan.incidents}
        if kinds & own_incidents or any(own_words & plan.facts for plan in plans) or house.rulebook.parameters != base.rulebook.parameters:
            continue
        ruling, same = base.rule(scenario.case), house.rule(scenario.case)
        if ruling.status is Status.SILENT:
            continue
        followed += 1
        assert same.status is ruling.status, scenario.name
        assert same.answer.cites == tuple(f"tda-2024:{cite}" for cite in ruling.answer.cites), scenario.name
    assert followed > 100
