"""The README and the pages show what really comes out: every `console` block with a command of the program is run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from adjudicator.cli.main import main

ROOT = Path(__file__).parents[2]
OWN_FILES = ("batch.md",)
"""Pages whose commands need files that they tell of: they have a test of their own."""
PAGES = [ROOT / "README.md", *(page for page in sorted((ROOT / "docs").glob("*.md")) if page.name not in OWN_FILES)]
BLOCK = re.compile(r"```console\n\$ adjudicator ([^\n]*)\n(.*?)```", re.DOTALL)


def blocks() -> Iterator[tuple[str, str, str]]:
    """Every block: its page, its command, what it shows."""
    for page in PAGES:
        for command, shown in BLOCK.findall(page.read_text(encoding="utf-8")):
            yield page.name, command, shown


@pytest.mark.parametrize(("page", "command", "shown"), list(blocks()))
def test_shown_output_is_real(page: str, command: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ADJUDICATOR_HOUSE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.chdir(ROOT)
    main(shlex.split(command))
    captured = capsys.readouterr()
    assert captured.out + captured.err == shown, f"to renew {page}: COLUMNS=80 LANG= adjudicator {command}"


def test_there_is_something_to_show() -> None:
    shown = [page for page, _, _ in blocks()]
    assert shown.count("README.md") >= 6
    assert shown.count("asking.md") >= 3
