"""Coverage: what scenarios reach of a small house, and what is said of the rest."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from adjudicator.cli.main import main
from adjudicator.coverage.report import cover, missed_text
from adjudicator.text.languages import LANGS
from tests.scenario.told import HERE

CHAPTER = """\
"1":
  title: {en: Wet cards, fr: Cartes mouillées}
  gist: {en: "Wet cards are replaced, dry ones kept.", fr: "Les cartes mouillées sont remplacées, les autres gardées."}
  on: glass_spilled
  rules:
    - id: wet
      when: {any: [{cards_wet: yes}, {drops: [1, 2, 3]}]}
      then: {wet_cards: replaced, cleaning: [wipe]}
    - id: dry
      when: {cards_wet: no, drops: 0}
      then: {wet_cards: kept}
    - id: flood
      when: {drops: at least 100}
      then: {wet_cards: all_new}
      exception_to: ["1.wet"]
"""
SCENARIO = "- {name: one, house: ../club, incident: glass_spilled, facts: {cards_wet: yes, drops: 2}, expect: {slots: {wet_cards: replaced}}}\n"
FLOOD = "- {name: flood, house: ../club, incident: glass_spilled, facts: {cards_wet: yes, drops: 200}, expect: {slots: {wet_cards: all_new}}}\n"
OPEN = "- {name: open, house: ../club, incident: glass_spilled, facts: {drops: 0}, expect: {status: depends}}\n"
BRANCHES = """\
- name: told
  house: ../club
  incident: glass_spilled
  facts: {drops: 0}
  expect: {branches: [{when: {cards_wet: yes}, status: ruled}, {when: {cards_wet: no}, status: ruled}]}
"""

OUT = """\
club/01-drinks.yaml:6:7: 1 [wet]: never with drops=1|3
club/01-drinks.yaml:9:7: 1 [dry]: no scenario reaches it
club/01-drinks.yaml:12:7: 1 [flood]: no scenario reaches it

club: 54.5% reached · rules 1 of 3 · alternatives 2 of 2 · values 1 of 3 ·
  outcomes 2 of 2 · exceptions 0 of 1
"""


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    shutil.copytree(HERE / "club", tmp_path / "club")
    (tmp_path / "club" / "01-drinks.yaml").write_text(CHAPTER, encoding="utf-8")
    (tmp_path / "scenarios").mkdir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path


def told(*scenarios: str) -> None:
    Path("scenarios/a.yaml").write_text("".join(scenarios), encoding="utf-8")


def missed() -> list[str]:
    (one,) = cover(["./club"])
    return [f"{item.place.line} {missed_text(item, one.rulebook, 'en')}" for item in one.missed]


def test_what_is_not_reached_is_named() -> None:
    told(SCENARIO)
    assert missed() == [
        "6 1 [wet]: never with drops=1|3",
        "9 1 [dry]: no scenario reaches it",
        "12 1 [flood]: no scenario reaches it",
    ]


def test_an_exception_is_reached_when_it_sets_something_aside() -> None:
    told(SCENARIO, FLOOD)
    (one,) = cover(["./club"])
    assert one.counts["exception"] == (1, 1)
    assert one.counts["rule"] == (3, 2)
    assert one.scenarios == 2


def test_an_outcome_is_reached_when_it_stands() -> None:
    told(FLOOD)
    assert "6 1 [wet]: what it says of wet_cards never stands" in missed()
    assert "6 1 [wet]: what it says of cleaning never stands" not in missed()


def test_what_hangs_on_a_missing_fact_is_reached_by_a_scenario_that_tells_the_branches() -> None:
    told(OPEN)
    assert "9 1 [dry]: no scenario reaches it" in missed()
    told(BRANCHES)
    assert not [line for line in missed() if "[dry]" in line]


def test_the_verb(capsys: pytest.CaptureFixture[str]) -> None:
    told(SCENARIO)
    assert main(["coverage", "./club", "--threshold", "50"]) == 0
    assert capsys.readouterr().out == OUT
    assert main(["coverage", "./club", "--threshold", "99"]) == 3
    assert "below the threshold of 99%" in capsys.readouterr().out
    assert main(["coverage", "./club", "--format", "json"]) == 0
    (data,) = json.loads(capsys.readouterr().out)
    assert data["house"] == "club"
    for wrong in ("abc", "-1", "101", "nan", "1e400"):
        assert main(["coverage", "./club", "--threshold", wrong]) == 2
        assert capsys.readouterr().err.startswith(f"error: `--threshold {wrong}`: a percentage from 0 to 100 is wanted, `90` or `99.5`")
    assert data["counts"]["rule"] == {"all": 3, "reached": 1}
    assert data["missed"][1]["place"].endswith("01-drinks.yaml:9:7")


@pytest.mark.parametrize("lang", LANGS)
def test_no_scenario_is_an_error(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["coverage", "./club", "--lang", lang]) == 2
    assert "`scenarios`" in capsys.readouterr().err
    assert main(["coverage", "./club", "--scenarios", "nowhere", "--lang", lang]) == 2


def test_the_scenarios_of_a_house_of_ones_own_are_taken() -> None:
    Path("scenarios").rmdir()
    Path("club/scenarios").mkdir()
    Path("club/scenarios/a.yaml").write_text(SCENARIO.replace("../club", ".."), encoding="utf-8")
    (one,) = cover(["./club"])
    assert one.scenarios == 1
