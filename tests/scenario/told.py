"""Scenarios written in tests, under the two small houses that lie here: `club`, and `circle`, which builds on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.scenario.load import load_node
from adjudicator.scenario.model import Scenario
from adjudicator.scenario.outcome import Outcome
from adjudicator.scenario.run import run
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.source.yaml_source import read_text
from adjudicator.text.languages import Lang

HERE = Path(__file__).parent
WET = "{name: wet, house: club, incident: glass_spilled, facts: {cards_wet: yes, drops: 3}, expect: %s}"
"""Three drops on the cards, by accident: the cards are replaced, and the director decides on the drink."""
OPEN = "{name: open, house: club, incident: glass_spilled, facts: {spilled_wilfully: yes, drops: 3}, expect: %s}"
"""Nobody says whether the cards are wet."""
THROWN = "{name: thrown, house: club, incident: glass_thrown, expect: %s}"
"""Two articles of the house disagree."""
LOST = "{name: lost, house: club, incident: straw_lost, expect: %s}"
"""No article speaks of it."""


def scenarios(text: str) -> tuple[Scenario, ...]:
    """The scenarios of a file with this text."""
    return load_node(read_text(text, "told.yaml"), HERE)


def outcome(text: str) -> Outcome:
    """The outcome of the only scenario of a text."""
    (scenario,) = scenarios(text)
    return run(scenario)


def mismatches(text: str, lang: Lang = "en") -> list[str]:
    """What is not as expected, a line each."""
    return [f"{one.about[lang]}: {one.expected[lang]} | {one.got[lang]}" for one in outcome(text).mismatches]


def errors(text: str, lang: Lang = "en") -> list[str]:
    """What is wrong with a text."""
    with pytest.raises(InvalidInputError) as caught:
        scenarios(text)
    return [one.line(lang) for one in caught.value.diagnostics]
