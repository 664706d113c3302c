"""The interview at a real terminal: a process in a pseudo-terminal, answered as somebody would."""

from __future__ import annotations

import os
import select
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from adjudicator.cli.exits import Exit
from adjudicator.scenario.load import load
from adjudicator.scenario.run import run

pty = pytest.importorskip("pty", reason="there are no pseudo-terminals here")

PROMPT = b" > "
END_OF_INPUT = "\x04"


def talked(words: Sequence[str], replies: Sequence[str], *, columns: int = 80, folder: Path | None = None) -> tuple[str, int]:
    """What the terminal shows, and the exit code. A process that waits for more than `replies` gets the end of the input."""
    process, terminal = pty.fork()
    if process == 0:  # the other process: becomes the program
        if folder is not None:
            os.chdir(folder)
        os.environ.update(COLUMNS=str(columns), TERM="dumb", LANG="C.UTF-8", PYTHONPATH=os.pathsep.join(path for path in sys.path if path))
        os.execv(sys.executable, [sys.executable, "-m", "adjudicator", *words])
    left, shown = list(replies), b""
    while select.select([terminal], [], [], 60)[0]:
        try:
            read = os.read(terminal, 4096)
        except OSError:  # how Linux says that the other end is closed
            break
        if not read:
            break
        shown += read
        if shown.endswith(PROMPT):
            reply = left.pop(0) if left else END_OF_INPUT
            os.write(terminal, reply.encode() if reply == END_OF_INPUT else f"{reply}\n".encode())
    os.close(terminal)
    _, status = os.waitpid(process, 0)
    return shown.decode().replace("\r\n", "\n"), os.waitstatus_to_exitcode(status)


def test_a_premature_flop_takes_one_question_and_says_how_to_have_it_again() -> None:
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask"], ["1"])
    assert shown.count("answer > ") == 1
    assert "Can the burn card be told apart? (ask the dealer)" in shown
    assert "it decides the board (6.8)" in shown
    assert "RULING   The flop is dealt again, without a new burn card." in shown
    assert "    adjudicator rule parc premature_board street=flop burn_identifiable=yes\n" in shown
    assert code == Exit.ANSWERED


@pytest.mark.parametrize("replies", [["7", "1"], ["6"], ["3", "1"], ["4"]])
def test_an_oversized_chip_takes_two_questions_at_most(replies: list[str]) -> None:
    shown, _ = talked(["rule", "parc", "chips_put", "single_chip=yes", "facing_bet=yes", "--ask"], replies)
    assert 1 <= shown.count("answer > ") <= 2


def test_a_wrong_answer_is_put_right_and_a_question_gone_back_to() -> None:
    words = ["rule", "parc", "burn_or_board_count", "--ask"]
    shown, code = talked(words, ["perhaps", "1", "<", "2", "?", "!", "1", "1", "1"])
    assert "error: `perhaps`" in shown
    assert shown.count("What went wrong?") == 2
    assert "board_error=two_burns" in shown.splitlines()[-1]
    assert code == Exit.DEPENDS


def test_it_speaks_french_on_a_narrow_terminal() -> None:
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask", "--lang", "fr"], ["non"], columns=40)
    assert "La brûlée est-elle identifiable ?" in shown
    before = shown[: shown.index("pour retrouver")]
    assert max(map(len, before.splitlines())) <= 40
    assert code == Exit.ANSWERED


def test_the_end_of_the_input_ends_with_the_ruling_so_far() -> None:
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask"], [])
    assert "no more answers: this is the ruling so far" in shown
    assert "DEPENDS" in shown
    assert "Traceback" not in shown
    assert code == Exit.DEPENDS


def test_it_writes_a_scenario_that_passes(tmp_path: Path) -> None:
    folder = tmp_path / "scenarios"
    folder.mkdir()
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask", "--save", "flop.yaml"], ["?"], folder=folder)
    assert "written as a scenario: flop.yaml" in shown
    assert code == Exit.DEPENDS
    (scenario,) = load(folder / "flop.yaml")
    assert run(scenario).mismatches == ()
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask", "--save", "flop.yaml"], ["1"], folder=folder)
    assert "error: `flop.yaml` is there already: name another file" in shown
    assert code == Exit.INVALID
