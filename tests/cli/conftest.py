from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from adjudicator.cli.main import main

CLUB = str(Path(__file__).parent / "club")
"""A house of the tests, with words of its own."""


class Result(NamedTuple):
    """What a command gave."""

    code: int
    out: str
    err: str


Run = Callable[..., Result]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the program in this process, in English, 80 columns wide, with no house set."""
    for name in ("ADJUDICATOR_HOUSE", "ADJUDICATOR_DEBUG", "LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")

    def call(*arguments: str) -> Result:
        code = main(list(arguments))
        captured = capsys.readouterr()
        return Result(code, captured.out, captured.err)

    return call


@pytest.fixture
def club() -> str:
    return CLUB
