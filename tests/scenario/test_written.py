"""A scenario written from a ruling loads, and passes: tried on every case of the suite, under its house."""

from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.load import load, load_node
from adjudicator.scenario.run import compared
from adjudicator.scenario.written import scenario_data, scenario_text
from adjudicator.source.yaml_source import read_text

SUITE = Path(__file__).parents[2] / "scenarios"
JUDGES: dict[str, Adjudicator] = {}


@pytest.mark.parametrize("path", list(scenario_files(SUITE)), ids=lambda path: str(path.relative_to(SUITE)))
def test_what_is_written_of_a_ruling_passes(path: Path) -> None:
    for scenario in load(path):
        judge = JUDGES.setdefault(scenario.rulebook.id, Adjudicator(scenario.rulebook, "python"))
        ruling = judge.rule(scenario.case, strict=scenario.strict)
        data = scenario_data("written", scenario.house, scenario.case, ruling, scenario.rulebook, strict=scenario.strict)
        (again,) = load_node(read_text(scenario_text([data]), "written.yaml"), path.parent)
        assert again.case == scenario.case
        assert compared(again, judge)[1] == ()
