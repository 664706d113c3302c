"""The page for a club that writes its rulebook: its files are written and its commands run, in its order, in an empty folder."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from adjudicator.cli.exits import Exit
from adjudicator.cli.main import main

PAGE = Path(__file__).parents[2] / "docs" / "club.md"
BLOCK = re.compile(r"^```(sh|yaml)\n(.*?)^```$", re.DOTALL | re.MULTILINE)
FINDS = ("diff",)
"""Commands that are to find something."""


def test_the_page_leads_to_a_book_that_passes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "80")
    ran = 0
    for kind, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        if kind == "yaml":
            first, _, body = text.partition("\n")
            file = tmp_path / first.removeprefix("# ")
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(body, encoding="utf-8")
            continue
        for line in text.splitlines():
            name, *words = shlex.split(line)
            assert name == "adjudicator"
            code = main(words)
            captured = capsys.readouterr()
            expected = Exit.FOUND if words[0] in FINDS else Exit.ANSWERED
            assert code == expected, f"{line}: {captured.out}{captured.err}"
            ran += 1
    assert ran >= 8
