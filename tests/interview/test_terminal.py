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
INTERRUPT = "\x03"
INTERRUPTED = b"^C"


def talked(words: Sequence[str], replies: Sequence[str], *, columns: int = 80, folder: Path | None = None) -> tuple[str, int]:
    """What the terminal shows, and the exit code. A process that waits for more than `replies` gets the end of the input."""
    process, terminal = pty.fork()
    if process == 0:  # the other process: becomes the program
        if folder is not None:
            os.chdir(folder)
        os.environ.update(COLUMNS=str(columns), TERM="dumb", LANG="C.UTF-8", PYTHONPATH=os.pathsep.join(path for path in sys.path if path))
        os.execv(sys.executable, [sys.executable, "-m", "adjudicator", *words])
    left, shown, waits = list(replies), b"", 60
    while True:
        if not select.select([terminal], [], [], 1)[0]:
            waits -= 1
            if waits == 0:
                break
            if shown.endswith(INTERRUPTED):
                # Pressed before the program had begun to read, it is not seen: one presses again.
                os.write(terminal, INTERRUPT.encode())
            continue
        try:
            read = os.read(terminal, 4096)
        except OSError:  # how Linux says that the other end is closed
            break
        if not read:
            break
        shown += read
        if shown.endswith(PROMPT):
            reply = left.pop(0) if left else END_OF_INPUT
            os.write(terminal, reply.encode() if reply in (END_OF_INPUT, INTERRUPT) else f"{reply}\n".encode())
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


@pytest.mark.parametrize("replies", [[], [INTERRUPT]])
def test_the_end_of_the_input_and_an_interrupt_end_with_the_ruling_so_far(replies: list[str]) -> None:
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask"], replies)
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
    assert "answer > " not in shown, "said before anything is asked"
    assert "error: `flop.yaml` is there already: name another file" in shown
    assert code == Exit.INVALID


def test_the_scenario_names_a_house_by_its_path_from_where_it_lies(tmp_path: Path) -> None:
    scenarios = tmp_path / "scenarios"
    scenarios.mkdir()
    house = Path(__file__).parents[1] / "cli" / "club"
    words = ["rule", os.path.relpath(house, tmp_path), "demo_early", "demo_bet=1000", "--ask", "--save", "scenarios/early.yaml"]
    shown, code = talked(words, ["yes"], folder=tmp_path)
    assert code == Exit.ANSWERED, shown
    (scenario,) = load(scenarios / "early.yaml")
    assert run(scenario).mismatches == ()


def test_what_is_taken_for_granted_is_asked_once_that_is_asked_for() -> None:
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask"], ["+", "1", "0"])
    assert "+  ask also what is taken for granted" in shown
    assert "taken for granted: nobody acted before it was seen (actions_before_notice=0)" in shown
    assert shown.count("answer > ") == 3
    assert "    adjudicator rule parc premature_board street=flop burn_identifiable=yes actions_before_notice=0\n" in shown
    assert code == Exit.ANSWERED


def test_what_is_supposed_stands_under_the_ruling_in_the_end() -> None:
    shown, _ = talked(["rule", "parc", "premature_board", "street=flop", "--ask", "--what-if", "burn_identifiable=no"], ["1"])
    assert "WHAT IF  burn_identifiable=no" in shown
    assert "then      The flop is dealt again, with a burn card. (6.8)" in shown


def test_a_chain_is_asked_event_by_event_and_written_to_a_file(tmp_path: Path) -> None:
    told = "house: parc\nevents:\n  - {incident: premature_board, facts: {street: flop}}\n  - {incident: boxed_card, facts: {boxed_cards: 2}}\n"
    (tmp_path / "chain.yaml").write_text(told, encoding="utf-8")
    shown, _ = talked(["rule", "--file", "chain.yaml", "--ask", "--save", "kept.yaml"], ["1", "2", "2", "2"], folder=tmp_path)
    assert "event 1: Can the burn card be told apart?" in shown
    assert "event 2: " in shown
    assert "only a file tells a chain of events again" in shown
    (scenario,) = load(tmp_path / "kept.yaml")
    assert run(scenario).mismatches == ()


def test_questions_are_put_as_text() -> None:
    shown, code = talked(["rule", "parc", "premature_board", "street=flop", "--ask", "--format", "json"], ["1"])
    assert shown.startswith("error: `--ask` puts its questions at a terminal, as text")
    assert code == Exit.INVALID
