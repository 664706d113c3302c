"""The README shows what really comes out."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from adjudicator.cli.main import main

README = Path(__file__).parent.parent / "README.md"
BLOCKS = re.findall(r"```console\n\$ adjudicator ([^\n]*)\n(.*?)```", README.read_text(encoding="utf-8"), re.DOTALL)


@pytest.mark.parametrize(("command", "shown"), BLOCKS, ids=[command for command, _ in BLOCKS])
def test_shown_output_is_real(command: str, shown: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("ADJUDICATOR_HOUSE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "80")
    main(shlex.split(command))
    captured = capsys.readouterr()
    assert captured.out + captured.err == shown, f"to renew the README: COLUMNS=80 LANG= adjudicator {command}"


def test_there_is_something_to_show() -> None:
    assert len(BLOCKS) >= 6
