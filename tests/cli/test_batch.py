"""The verb `batch`: files, exit codes, what it says, and Ctrl-C."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.conftest import Run

RULED = '{"incident": "thin_cut", "facts": {"smaller_pile": 2}}\n'
DEPENDS = '{"incident": "premature_board", "facts": {"street": "flop"}}\n'
SILENT = '{"incident": "dealt_in_break"}\n'
CHAIN = '{"events": [{"incident": "thin_cut", "facts": {"smaller_pile": 2}}, {"incident": "dealt_in_break"}]}\n'


@pytest.fixture
def cases(tmp_path: Path) -> Path:
    return tmp_path / "cases.jsonl"


@pytest.mark.parametrize(
    ("lines", "code"),
    [(RULED, 0), ("", 0), ("\n \n", 0), (RULED + DEPENDS, 4), (DEPENDS + SILENT, 5), (CHAIN, 5), (SILENT + "{}\n" + RULED, 2)],
)
def test_exit_codes(run: Run, cases: Path, lines: str, code: int) -> None:
    cases.write_text(lines)
    done = run("batch", "parc", str(cases), "--compact")
    assert done.code == code
    assert len(done.out.splitlines()) == len([line for line in lines.splitlines() if line.strip()])


def test_each_ruling_is_the_json_of_rule(run: Run, cases: Path) -> None:
    cases.write_text(RULED + DEPENDS + SILENT)
    first, second, third = (json.loads(line) for line in run("batch", "parc", str(cases)).out.splitlines())
    assert first == json.loads(run("rule", "parc", "thin_cut", "smaller_pile=2", "--format", "json").out)
    assert second == json.loads(run("rule", "parc", "premature_board", "street=flop", "--format", "json").out)
    assert third == json.loads(run("rule", "parc", "dealt_in_break", "--format", "json").out)


def test_a_bad_line_is_said_and_the_others_are_ruled(run: Run, cases: Path) -> None:
    cases.write_text(RULED + '{"incident": "thin_cot"}\n' + RULED)
    done = run("batch", "parc", str(cases), "--compact", "--lang", "fr")
    assert done.code == 2
    assert [json.loads(line).get("status") for line in done.out.splitlines()] == ["ruled", None, "ruled"]
    said = done.err.splitlines()
    assert said[0] == f"{cases}:2: erreur : incident inconnu `thin_cot` (vouliez-vous dire `thin_cut` ?)"
    assert said[1].startswith("3 lignes en ")
    assert said[1].endswith(" par seconde · ruled 2 · 1 n'ont pu être jugées")


def test_output_and_resume(run: Run, cases: Path, tmp_path: Path) -> None:
    cases.write_text(RULED * 5)
    out = tmp_path / "out.jsonl"
    assert run("batch", "parc", str(cases), "--compact", "--output", str(out)).code == 0
    whole = out.read_bytes()
    assert whole.count(b"\n") == 5
    done = run("batch", "parc", str(cases), "--compact", "--output", str(out))
    assert (done.code, done.err) == (2, f"error: `{out}` is already there: `--resume` goes on with it, or name another file\n")
    out.write_bytes(whole[:-70])
    done = run("batch", "parc", str(cases), "--compact", "--output", str(out), "--resume")
    assert done.code == 0
    assert done.err.startswith("1 line in ")
    assert out.read_bytes() == whole
    cases.write_text(RULED * 3)
    done = run("batch", "parc", str(cases), "--compact", "--output", str(out), "--resume")
    assert (done.code, done.err) == (2, f"error: `{out}` holds more lines than there are cases: it was made from others\n")


USAGE = {
    ("batch",): "error: no house is named: put one first, or set ADJUDICATOR_HOUSE\n  adjudicator houses   lists them all\n",
    ("batch", "parc", "nowhere.jsonl"): "error: `nowhere.jsonl` cannot be read (No such file or directory)\n",
    ("batch", "parc", "/"): "error: `/` cannot be read (Is a directory)\n",
    ("batch", "parc", "a\0b"): "error: `a\\x00b` cannot be read (embedded null byte)\n",
    ("batch", "parc", "f", "--resume"): "error: `--resume` needs `--output FILE`\n",
    ("batch", "parc", "f", "--jobs", "0"): "error: `--jobs` takes a number from 1 to 256, not `0`\n",
    ("batch", "parc", "f", "g"): "error: `batch` does not take `g`\n",
}


@pytest.mark.parametrize("arguments", USAGE, ids=" ".join)
def test_wrong_usage(run: Run, arguments: tuple[str, ...]) -> None:
    assert run(*arguments) == (2, "", USAGE[arguments])


def test_a_house_of_the_environment(run: Run, cases: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cases.write_text(RULED)
    monkeypatch.setenv("ADJUDICATOR_HOUSE", "parc")
    assert run("batch", str(cases), "--compact").code == 0
    done = run("batch", "parc", str(cases), "--output", str(cases))
    assert (done.code, done.err) == (2, f"error: `{cases}` cannot be read and written at once\n")


@pytest.mark.skipif(os.name != "posix", reason="signals")
def test_ctrl_c_ends_it_and_resume_goes_on(cases: Path, tmp_path: Path) -> None:
    """Ended in the middle, told so in one line, and nothing is left running or torn."""
    cases.write_text((RULED + DEPENDS) * 1500)
    out = tmp_path / "out.jsonl"
    arguments = [sys.executable, "-m", "adjudicator", "batch", "parc", str(cases), "--jobs", "2", "--output", str(out), "--lang", "en"]
    process = subprocess.Popen(arguments, stderr=subprocess.PIPE, text=True, start_new_session=True)
    while not (out.exists() and out.stat().st_size) and process.poll() is None:
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)  # as a terminal does: to the whole group
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    count = out.read_bytes().count(b"\n")
    assert said == "interrupted: `--resume` goes on from here\n"
    assert 0 < count < 3000
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)
    done = subprocess.run([*arguments, "--resume"], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 4
    assert out.read_bytes().count(b"\n") == 3000
