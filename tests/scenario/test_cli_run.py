"""`adjudicator test`: exit codes, what is printed for people and for programs."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from adjudicator.scenario.cli_run import run_paths
from tests.scenario.told import HERE

PASSES = "{name: dry, house: ../club, incident: glass_spilled, facts: {cards_wet: no, drops: 1}, expect: {slots: {wet_cards: kept}}}\n"
FAILS = "{name: wet, house: ../club, incident: glass_spilled, facts: {cards_wet: yes, drops: 1}, expect: {slots: {wet_cards: kept}}}\n"


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of somebody's with a house and scenarios, from which the command is called."""
    shutil.copytree(HERE / "club", tmp_path / "club")
    (tmp_path / "scenarios").mkdir()
    monkeypatch.chdir(tmp_path)
    return tmp_path


def write(name: str, text: str) -> None:
    path = Path(name)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def test_all_pass(capsys: pytest.CaptureFixture[str]) -> None:
    write("scenarios/a.yaml", PASSES)
    write("scenarios/deep/b.yaml", PASSES.replace("../", "../../"))
    assert run_paths([], "en", "text") == 0
    assert capsys.readouterr().out == "2 scenarios, all pass\n"


def test_one_passes_in_french(capsys: pytest.CaptureFixture[str]) -> None:
    write("scenarios/a.yaml", PASSES)
    assert run_paths(["scenarios/a.yaml"], "fr", "text") == 0
    assert capsys.readouterr().out == "1 scénario, aucun échec\n"


def test_a_failure(capsys: pytest.CaptureFixture[str]) -> None:
    write("scenarios/a.yaml", f"- {FAILS}- {PASSES}")
    assert run_paths([], "fr", "text") == 3
    assert capsys.readouterr().out.split("\n") == [
        "ÉCHEC scenarios/a.yaml::wet",
        "  attendu            wet_cards = kept   [scenarios/a.yaml:1]",
        "  obtenu             wet_cards = replaced (1)",
        "  décidé par         club/1.wet   [club/01-drinks.yaml:6]",
        "  faits              cards_wet=yes · drops=1 · spilled_wilfully=no (tenu pour acquis)",
        "",
        "2 scénarios, 1 échec",
        "",
    ]


def test_as_data(capsys: pytest.CaptureFixture[str]) -> None:
    write("scenarios/a.yaml", f"- {FAILS}- {PASSES}")
    assert run_paths(["scenarios"], "en", "json") == 3
    data = json.loads(capsys.readouterr().out)
    assert (data["scenarios"], data["passed"], data["failed"], data["errors"]) == (2, 1, 1, [])
    wet, dry = data["results"]
    assert dry == {
        "id": "scenarios/a.yaml::dry",
        "place": "scenarios/a.yaml:2:3",
        "name": "dry",
        "house": "club",
        "dispute": None,
        "passed": True,
        "mismatches": [],
    }
    assert wet["mismatches"] == [
        {"about": "wet_cards", "expected": "kept", "got": "replaced (1)", "rules": ["club/1.wet"], "place": "scenarios/a.yaml:1:108"}
    ]


def test_one_by_name(capsys: pytest.CaptureFixture[str]) -> None:
    write("scenarios/a.yaml", f"- {FAILS}- {PASSES}")
    assert run_paths(["scenarios/a.yaml::dry"], "en", "text") == 0
    assert run_paths(["scenarios/a.yaml::drey"], "en", "text") == 2
    assert capsys.readouterr().err == "`scenarios/a.yaml` has no scenario `drey` (did you mean `dry`?)\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        (PASSES.replace("dry,", "dry, hause: x,"), "scenarios/a.yaml:1:13: unknown key `hause` (did you mean `house` / `houses`?)\n"),
        ("- name: [\n", None),
    ],
    ids=["a wrong key", "no YAML"],
)
def test_an_invalid_file(text: str, said: str | None, capsys: pytest.CaptureFixture[str]) -> None:
    write("scenarios/a.yaml", text)
    write("scenarios/b.yaml", PASSES)
    assert run_paths([], "en", "text") == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err == said if said else printed.err.startswith("scenarios/a.yaml:")


def test_no_such_path(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_paths(["scenarois"], "en", "text") == 2
    assert capsys.readouterr().err == "`scenarois`: there is no such file or folder\n"


def test_no_scenario(capsys: pytest.CaptureFixture[str]) -> None:
    assert run_paths([], "en", "text") == 2
    assert capsys.readouterr().err == "no scenario found in `scenarios`\n"
    assert run_paths(["club"], "fr", "text") == 2
    assert capsys.readouterr().err == "aucun scénario trouvé dans `club`\n"


def test_a_folder_of_another_name() -> None:
    write("rulings/a.yaml", PASSES)
    assert run_paths(["rulings"], "en", "text") == 0


def test_scenarios_beside_the_chapters_of_a_house(capsys: pytest.CaptureFixture[str]) -> None:
    write("club/scenarios/a.yaml", PASSES.replace("../club", ".."))
    assert run_paths(["club"], "en", "text") == 0
    assert capsys.readouterr().out == "1 scenario, all pass\n"


def test_the_environment_has_no_say(monkeypatch: pytest.MonkeyPatch) -> None:
    write("scenarios/a.yaml", PASSES)
    write("conftest.py", "raise RuntimeError\n")
    write("pytest.ini", "[pytest]\naddopts = --no-such-option\n")
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    assert run_paths([], "en", "text") == 0


def test_what_is_wrong_with_a_house_is_told_once(capsys: pytest.CaptureFixture[str]) -> None:
    write("club/house.yaml", "id: club\nedition: '1'\n")
    for name in ("a", "b", "c"):
        write(f"scenarios/{name}.yaml", PASSES)
    assert run_paths([], "en", "text") == 2
    assert capsys.readouterr().err.splitlines() == [
        "scenarios/a.yaml:1:20: the rulebook of `../club` has errors of its own, which follow",
        "club/house.yaml:1:1: the key `title` is missing",
    ]
