"""A case written down again tells the same: as the data of a file, and as the words of a command line."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from adjudicator.engine.values import NONE
from adjudicator.rulebook.houses import load_house
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_case import read_case, typed_case
from adjudicator.ruling.written_case import case_data, command_line
from adjudicator.scenario.load import load
from adjudicator.scenario.written import scenario_text
from adjudicator.source.nodes import Sequence
from adjudicator.source.yaml_source import read_text
from tests.text.words import VOCABULARY

SCENARIOS = Path(__file__).parents[2] / "scenarios"
HOUSES = ("parc", "grasse-2010", "pkr4u")


@cache
def cases(house: str) -> tuple[Case, ...]:
    """Every tenth case that the scenarios of the house tell."""
    return tuple(one.case for path in sorted((SCENARIOS / house).glob("*.yaml")) for one in load(path))[::10]


def retyped(line: str, house: str) -> Case:
    """The case of a command line, split as a shell does."""
    words = shlex.split(line)
    assert words[:3] == ["adjudicator", "rule", house]
    options = {name: words[words.index(name) + 1] for name in ("--hand", "--about") if name in words}
    facts = list(_facts(words[4:]))
    return typed_case(words[3].split(","), facts, load_house(house).vocabulary, options.get("--hand"), options.get("--about"))


def _facts(words: list[str]) -> Iterator[tuple[str, str]]:
    for word in words:
        if word.startswith("--"):
            return
        name, _, value = word.partition("=")
        yield name, value


@pytest.mark.parametrize("house", HOUSES)
def test_as_data_of_a_file(house: str) -> None:
    vocabulary = load_house(house).vocabulary
    for case in cases(house):
        node = read_text(scenario_text([case_data(case)]), "case.yaml")
        assert isinstance(node, Sequence)
        assert read_case(node.items[0], vocabulary) == case


@pytest.mark.parametrize("house", HOUSES)
def test_as_a_command_line(house: str) -> None:
    told = 0
    for case in cases(house):
        line = command_line(house, case)
        assert (line is None) == (len(case.events) > 1)
        if line is not None:
            told += 1
            assert retyped(line, house) == case
    assert told


def test_what_is_not_known_is_written_as_such() -> None:
    event = Event(
        ("premature_board",), {"amount_said": NONE}, frozenset({"street"}), frozenset({"burn_identifiable"}), spoken=frozenset({"deliberate"})
    )
    data = case_data(Case((event,)))
    assert data == {
        "incident": "premature_board",
        "facts": {"amount_said": "none", "deliberate": "unknown", "street": "unknown", "burn_identifiable": "disputed"},
    }
    assert command_line("parc", Case((event,))) == (
        "adjudicator rule parc premature_board amount_said=none deliberate=unknown street=unknown burn_identifiable=disputed"
    )


def test_several_kinds_and_several_events() -> None:
    two = Event(("premature_board", "wrong_card_count"))
    assert case_data(Case((two,))) == {"incident": ["premature_board", "wrong_card_count"]}
    assert command_line("parc", Case((two,))) == "adjudicator rule parc premature_board,wrong_card_count"
    assert case_data(Case((two, Event(("premature_board",), {"street": "flop"})))) == {
        "events": [{"incident": ["premature_board", "wrong_card_count"]}, {"incident": "premature_board", "facts": {"street": "flop"}}]
    }


def test_a_hand_and_whose_action_it_is_about() -> None:
    case = typed_case(["premature_board"], [], VOCABULARY, "blinds 50/100; UTG raises 300; CO calls", "CO")
    line = command_line("parc", case)
    assert line == "adjudicator rule parc premature_board --hand 'blinds 50/100; UTG raises 300; CO calls' --about " + str(case.events[0].about)
    assert case_data(case) == {
        "incident": "premature_board",
        "hand": "blinds 50/100; UTG raises 300; CO calls",
        "about": str(case.events[0].about),
    }
