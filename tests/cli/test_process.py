"""The program as a process of its own: what it imports, pipes, colours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import CLUB

FULL = Path("/dev/full")
HEAVY = ("pydantic", "yaml", "rich", "pytest", "hypothesis", "rapidfuzz")
CASE = ("rule", CLUB, "demo_early", "demo_burn_known=yes", "demo_bet=1000")


def call(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    base = {name: value for name, value in os.environ.items() if not name.startswith(("ADJUDICATOR_", "LC_", "LANG"))}
    return subprocess.run(
        [sys.executable, "-m", "adjudicator", *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={**base, "PYTHONIOENCODING": "utf-8", **environment},
        check=False,
        timeout=120,
    )


def test_a_ruling_as_a_process() -> None:
    done = call(*CASE)
    assert (done.returncode, done.stderr) == (0, "")
    assert "RULING   The card is dealt again." in done.stdout
    assert "\x1b[" not in done.stdout


def test_exit_codes_and_streams() -> None:
    done = call("rule", CLUB, "demo_nothing")
    assert done.returncode == 5
    done = call("rule", CLUB, "nothing", LANG="fr_FR.UTF-8")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("erreur : incident inconnu `nothing`")


def test_a_ruling_from_the_cache_imports_nothing_heavy() -> None:
    assert call(*CASE).returncode == 0
    code = (
        f"import sys; from adjudicator.cli.main import main; main({list(CASE)!r}); print([m for m in {HEAVY!r} if m in sys.modules], file=sys.stderr)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, timeout=120)
    assert done.stderr == "[]\n"


def test_an_ascii_terminal_gets_question_marks_not_a_traceback() -> None:
    done = call(*CASE, PYTHONIOENCODING="ascii")
    assert done.returncode == 0
    assert done.stdout.startswith("Our club ? card dealt too early")


@pytest.mark.skipif(os.name != "posix", reason="pipes of a shell")
def test_a_reader_that_goes_away_is_no_error() -> None:
    script = f'"{sys.executable}" -m adjudicator incidents | true'
    done = subprocess.run(["sh", "-c", script], capture_output=True, text=True, check=False, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(os.name != "posix", reason="a pseudo-terminal")
@pytest.mark.parametrize(
    ("environment", "coloured"), [({"TERM": "xterm"}, True), ({"TERM": "xterm", "NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)]
)
def test_colours_at_a_terminal_only(environment: dict[str, str], coloured: bool) -> None:
    import pty

    main, other = pty.openpty()
    base = {name: value for name, value in os.environ.items() if name not in ("NO_COLOR", "TERM")}
    process = subprocess.Popen([sys.executable, "-m", "adjudicator", *CASE], stdout=other, env={**base, **environment})
    os.close(other)
    shown = b""
    while True:
        try:
            chunk = os.read(main, 4096)
        except OSError:
            break
        if not chunk:
            break
        shown += chunk
    os.close(main)
    assert process.wait(timeout=120) == 0
    assert b"RULING" in shown
    assert (b"\x1b[" in shown) is coloured


@pytest.mark.skipif(os.name != "posix", reason="redirections of a shell")
@pytest.mark.parametrize(("redirected", "code"), [(">&-", 0), ("2>&-", 0), ("<&-", 0), (">&- 2>&- <&-", 0), ("--file - <&-", 2)])
def test_streams_that_are_closed(redirected: str, code: int) -> None:
    words = f"{sys.executable} -m adjudicator " + (f"rule {CLUB} {redirected}" if "--file" in redirected else f"{' '.join(CASE)} {redirected}")
    done = subprocess.run(["sh", "-c", words], capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == code
    assert "Traceback" not in done.stdout + done.stderr
    assert "fault of the program" not in done.stderr


@pytest.mark.skipif(not FULL.exists(), reason="no device that is always full")
def test_a_full_device_is_said_and_is_no_fault_of_the_program() -> None:
    with FULL.open("w", encoding="utf-8") as full:
        done = subprocess.run([sys.executable, "-m", "adjudicator", *CASE], stdout=full, stderr=subprocess.PIPE, text=True, check=False, timeout=120)
    assert done.returncode == 1
    assert done.stderr.lower().startswith("error: the system refuses: no space left on device")


def test_a_case_comes_through_a_pipe(tmp_path: Path) -> None:
    pipe = tmp_path / "case"
    os.mkfifo(pipe)
    with subprocess.Popen([sys.executable, "-m", "adjudicator", "rule", CLUB, "--file", str(pipe)], stdout=subprocess.PIPE, text=True) as process:
        pipe.write_text('{"incident": "demo_early", "facts": {"demo_burn_known": "yes", "demo_bet": 1000}}', encoding="utf-8")
        out, _ = process.communicate(timeout=120)
    assert process.returncode == 0
    assert "RULING   The card is dealt again." in out
