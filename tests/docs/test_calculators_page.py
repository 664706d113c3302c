"""The page of the calculators names each of them, and its commands run."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest

from adjudicator.cli.main import main
from adjudicator.facts.calculators import CALCULATORS

PAGE = (Path(__file__).parents[2] / "docs" / "calculators.md").read_text(encoding="utf-8")
COMMANDS = [line.removeprefix("adjudicator ") for line in PAGE.splitlines() if line.startswith("adjudicator ")]


def test_every_calculator_is_there() -> None:
    assert [name for name in CALCULATORS if f"`{name}`" not in PAGE] == []


@pytest.mark.parametrize("command", COMMANDS)
def test_commands_are_answered(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    code = main(shlex.split(command))
    assert code == 0, capsys.readouterr()
