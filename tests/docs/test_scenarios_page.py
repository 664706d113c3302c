"""The examples of docs/scenarios.md are scenarios, and pass."""

from __future__ import annotations

import re

import pytest

from adjudicator.scenario.load import load, load_node
from adjudicator.scenario.report import report
from adjudicator.scenario.run import run
from adjudicator.scenario.schema import AnswerForm, ExpectationForm, ScenarioForm
from adjudicator.source.yaml_source import read_text
from tests.docs.examples import DOCS, Example, examples


@pytest.mark.parametrize("example", examples("scenarios.md"), ids=lambda example: f"line {example.line}")
def test_examples_pass(example: Example) -> None:
    for scenario in load_node(read_text(example.text, "docs/scenarios.md"), DOCS):
        outcome = run(scenario)
        assert outcome.passed, report(outcome, "en")


def test_the_scenarios_named_exist() -> None:
    page = (DOCS / "scenarios.md").read_text(encoding="utf-8")
    named = re.findall(r"`pytest \"(scenarios/[^\"]+)::([^\"]+)\"`", page)
    assert named
    for file, name in named:
        assert name in [scenario.name for scenario in load(DOCS.parent / file)]


def test_every_key_is_on_the_page() -> None:
    page = (DOCS / "scenarios.md").read_text(encoding="utf-8")
    for form in (ScenarioForm, ExpectationForm, AnswerForm):
        for name, field in form.model_fields.items():
            assert f"`{field.alias or name}`" in page
