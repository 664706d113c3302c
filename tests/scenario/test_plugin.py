"""The pytest plugin, in projects of other people's: what is collected, how failures and broken files look, what it costs who has no scenario."""

from __future__ import annotations

import shutil
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest

from adjudicator.scenario.plugin import is_scenario_file
from tests.scenario.told import HERE

pytest_plugins = ["pytester"]

INSTALLED = bool(entry_points(group="pytest11", name="adjudicator"))
"""From a checkout that is not installed, the plugin is named."""
PLUGIN = () if INSTALLED else ("-p", "adjudicator.scenario.plugin")

PASSES = """
- name: dry cards, kept
  house: ../club
  incident: glass_spilled
  facts: {cards_wet: no, drops: 1}
  expect: {slots: {wet_cards: kept}}
"""
FAILS = """
- name: dry cards
  house: ../club
  incident: glass_spilled
  facts: {cards_wet: no, drops: 1}
  expect: {slots: {wet_cards: replaced}}
"""
TWO_HOUSES = """
name: wet cards
houses:
  ../club: {slots: {wet_cards: replaced}}
  ../circle: {slots: {wet_cards: kept}}
incident: glass_spilled
facts: {cards_wet: yes, drops: 1}
"""
BROKEN = """
- name: dry cards
  house: ../club
  incident: glass_spilled
  facts: {spiled_wilfully: no, drops: 1}
  expect: {slots: {wet_cards: replaced}}
"""


@pytest.fixture
def project(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    """A project of somebody else's, with two houses of his own."""
    monkeypatch.setenv("LC_ALL", "C")
    for house in ("club", "circle"):
        shutil.copytree(HERE / house, pytester.path / house)
    pytester.mkdir("scenarios")
    return pytester


def write(project: pytest.Pytester, name: str, text: str) -> Path:
    path = project.path / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return path


def run(project: pytest.Pytester, *arguments: str) -> pytest.RunResult:
    return project.runpytest_inprocess(*PLUGIN, "-p", "no:cacheprovider", "--rootdir=.", *arguments)


def test_native_items(project: pytest.Pytester) -> None:
    write(project, "scenarios/glass.yaml", PASSES)
    write(project, "scenarios/both/houses.yaml", TWO_HOUSES.replace("../", "../../"))
    result = run(project, "--collect-only", "-q")
    assert sorted(line for line in result.outlines if "::" in line) == [
        "scenarios/both/houses.yaml::wet cards[circle]",
        "scenarios/both/houses.yaml::wet cards[club]",
        "scenarios/glass.yaml::dry cards, kept",
    ]
    run(project).assert_outcomes(passed=3)


@pytest.mark.parametrize(("asked", "passed"), [("::wet cards", 2), ("::wet cards[circle]", 1), ("", 2)], ids=["every house", "one house", "the file"])
def test_by_name(project: pytest.Pytester, asked: str, passed: int) -> None:
    write(project, "scenarios/houses.yaml", TWO_HOUSES)
    run(project, f"scenarios/houses.yaml{asked}").assert_outcomes(passed=passed)


def test_selection_and_stopping(project: pytest.Pytester) -> None:
    write(project, "scenarios/a.yaml", FAILS)
    write(project, "scenarios/b.yaml", FAILS)
    write(project, "scenarios/c.yaml", PASSES)
    run(project, "-x").assert_outcomes(failed=1)
    run(project, "-k", "kept").assert_outcomes(passed=1, deselected=2)


def test_a_failure_is_a_report_without_a_traceback(project: pytest.Pytester) -> None:
    write(project, "scenarios/glass.yaml", FAILS)
    result = run(project, "--scenario-lang=en")
    result.assert_outcomes(failed=1)
    start = next(i for i, line in enumerate(result.outlines) if line.strip("_ ") == "dry cards")
    assert result.outlines[start + 1 : start + 5] == [
        "  expected       wet_cards = replaced   [scenarios/glass.yaml:6]",
        "  got            wet_cards = kept (1)",
        "  decided by     club/1.dry   [club/01-drinks.yaml:9]",
        "  facts          cards_wet=no · drops=1 · spilled_wilfully=no (taken for granted)",
    ]
    assert "Traceback" not in result.stdout.str()
    assert "run.py" not in result.stdout.str()


def test_in_french(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> None:
    write(project, "scenarios/glass.yaml", FAILS)
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    result = run(project)
    assert "  obtenu             wet_cards = kept (1)" in result.outlines
    assert "  got            wet_cards = kept (1)" in run(project, "--scenario-lang=en").outlines


def test_a_broken_file_is_a_collection_error(project: pytest.Pytester) -> None:
    write(project, "scenarios/glass.yaml", BROKEN)
    write(project, "scenarios/yaml.yaml", "- name: [unclosed\n")
    write(project, "scenarios/fine.yaml", PASSES)
    result = run(project)
    result.assert_outcomes(errors=2)
    result.stdout.fnmatch_lines(["scenarios/glass.yaml:5:11: unknown fact `spiled_wilfully` (did you mean `spilled_wilfully`?)"])
    result.stdout.fnmatch_lines(["scenarios/yaml.yaml:*"])
    assert "Traceback" not in result.stdout.str()
    assert "load.py" not in result.stdout.str()


def test_a_case_that_cannot_be(project: pytest.Pytester) -> None:
    impossible = PASSES.replace("glass_spilled", "premature_board").replace(
        "{cards_wet: no, drops: 1}", "{street: flop, actions_before_notice: 1, chip_actions_before_notice: 2}"
    )
    write(project, "scenarios/glass.yaml", impossible)
    result = run(project, "--scenario-lang=en")
    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*impossible: *chip_actions_before_notice=2*"])
    assert "Traceback" not in result.stdout.str()


def test_other_yaml_is_left_alone(project: pytest.Pytester) -> None:
    write(project, "scenarios/glass.yaml", PASSES)
    write(project, "config/settings.yaml", "a: 1\n")
    write(project, "mkdocs.yaml", "a: 1\n")
    write(project, "scenarios/notes.yml", "a: 1\n")
    write(project, "scenarios/own_house/house.yaml", "a: 1\n")
    write(project, "scenarios/own_house/01-chapter.yaml", "a: 1\n")
    run(project).assert_outcomes(passed=1)


def test_named_on_the_command_line(project: pytest.Pytester) -> None:
    write(project, "elsewhere/glass.yaml", PASSES)
    run(project, "elsewhere").assert_outcomes()
    run(project, "elsewhere/glass.yaml").assert_outcomes(passed=1)


def test_beside_ordinary_tests(project: pytest.Pytester) -> None:
    project.makepyfile(test_own="def test_own():\n    assert True\n")
    write(project, "scenarios/glass.yaml", PASSES)
    run(project).assert_outcomes(passed=2)


@pytest.mark.parametrize(
    ("path", "root", "is_one"),
    [
        ("/p/scenarios/a.yaml", "/p", True),
        ("/p/club/scenarios/deep/er/a.yaml", "/p", True),
        ("/p/scenarios/a.yaml", "/p/scenarios", True),
        ("/scenarios/p/config/a.yaml", "/scenarios/p", False),
        ("/scenarios/p/a.yaml", "/q", True),
        ("/p/other/a.yaml", "/p", False),
        ("/p/scenarios.yaml", "/p", False),
    ],
)
def test_where_scenarios_stand(path: str, root: str, is_one: bool) -> None:
    assert is_scenario_file(Path(path), Path(root)) is is_one


def test_who_has_no_scenario_pays_a_small_import() -> None:
    heavy = (
        "yaml",
        "pydantic",
        "rapidfuzz",
        "rich",
        "click",
        "durable_rules_engine",
        "adjudicator.ruling",
        "adjudicator.rulebook",
        "adjudicator.source",
    )
    code = (
        "import pytest, sys; before = set(sys.modules); import adjudicator.scenario.plugin;"
        f"print([name for name in {heavy!r} if name in set(sys.modules) - before])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.strip() == "[]"


def test_in_parallel(project: pytest.Pytester) -> None:
    pytest.importorskip("xdist")
    write(project, "scenarios/a.yaml", FAILS)
    write(project, "scenarios/b.yaml", PASSES)
    result = project.runpytest_subprocess(*PLUGIN, "-n", "2", "--scenario-lang=en")
    result.assert_outcomes(passed=1, failed=1)
    assert "  got            wet_cards = kept (1)" in result.outlines
