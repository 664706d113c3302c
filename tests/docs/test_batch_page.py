"""docs/batch.md shows what really comes out, and names every key."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from adjudicator.cli.main import main
from adjudicator.ruling.read_case import CASE_KEYS
from tests.docs.examples import DOCS

PAGE = (DOCS / "batch.md").read_text(encoding="utf-8")


def test_the_example_is_real(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    ((command, shown),) = re.findall(r"```console\n\$ adjudicator ([^\n]*)\n(.*?)```", PAGE, re.DOTALL)
    (cases,) = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv("ADJUDICATOR_HOUSE", raising=False)
    Path("cases.jsonl").write_text(cases, encoding="utf-8")
    assert main([*shlex.split(command), "--lang", "en"]) == 2
    assert capsys.readouterr().out == shown


def test_every_key_is_on_the_page() -> None:
    for key in (*CASE_KEYS, "id", "outcomes", "cites", "unanswered", "branches", "missing", "presumed", "errors"):
        assert f"`{key}`" in PAGE or f'"{key}"' in PAGE or key == "house"
