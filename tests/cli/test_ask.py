from __future__ import annotations

import builtins
import json
from pathlib import Path

import pytest

from adjudicator.cli.ask import LONGEST
from adjudicator.ruling.data import KEYS
from tests.cli.conftest import Run

UNDERSTOOD = """\
  UNDERSTOOD  board card dealt before the betting ended (premature_board) “turn
              came out too early”
    the card that came early is the turn (street=turn) “turn came out”
  also named: BB

P.A.R.C. · turn dealt before the betting ended

  RULING   The turn is dealt again, without a new burn card.
"""
SLANG = """\
incidents:
  premature_board: {fr: [la turn a giclette]}
facts:
  street: {turn: {fr: [turn a giclette]}}
same:
  squirt: {fr: [giclette]}
"""


def test_understood_then_ruled(run: Run) -> None:
    result = run("ask", "parc", "turn came out too early, BB")
    assert result.out.startswith(UNDERSTOOD)
    assert result.code == 0
    assert result.err == ""


def test_the_text_need_not_be_one_argument_and_the_house_may_be_set(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("ask", "parc", "turn came out too early")
    monkeypatch.setenv("ADJUDICATOR_HOUSE", "parc")
    assert run("ask", "turn", "came", "out", "too", "early") == whole


def test_what_is_missing_is_asked(run: Run) -> None:
    result = run("ask", "parc", "le flop est sorti trop tôt", "--lang", "fr")
    assert result.code == 4
    assert "À PRÉCISER" in result.out
    assert "burn_identifiable=yes|no" in result.out


def test_given_facts_go_before_the_words(run: Run) -> None:
    result = run("ask", "parc", "le flop est sorti trop tôt, brûlée identifiable", "burn_identifiable=no", "--format", "json")
    ruling = json.loads(result.out)["rulings"][0]
    assert {"fact": "burn_identifiable", "value": "no", "origin": "given", "formula": None} in ruling["facts"]


@pytest.mark.parametrize("text", ["pot = 500, turn came out too early", "turn came out too early, pot=500"])
def test_an_equals_sign_in_the_text_is_text(run: Run, text: str) -> None:
    result = run("ask", "parc", text, "actions_before_notice=0")
    assert result.code == 0
    assert "“actions_before_notice=0”" in result.out


def test_close_readings_are_all_answered_without_a_terminal(run: Run) -> None:
    result = run("ask", "parc", "early turn, dealer set the real river aside and it got swept into the muck", "--format", "json")
    data = json.loads(result.out)
    assert result.code == 4
    assert data["understood"]["sure"] is False
    assert [ruling["incident"] for ruling in data["rulings"]] == [[reading["incident"]] for reading in data["understood"]["readings"]]
    assert len(data["rulings"]) > 1
    text = run("ask", "parc", "early turn, dealer set the real river aside and it got swept into the muck").out
    assert "NOT SURE what is meant:" in text
    assert "If 2 is meant:" in text


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "outcomes are possible, fewer once this is answered. All of them: adjudicator rule"),
        ("fr", "issues sont possibles, moins une fois la réponse donnée. Toutes : adjudicator rule"),
    ],
)
def test_many_outcomes_are_counted(run: Run, lang: str, line: str) -> None:
    result = run("ask", "roberts-3.5", "he announced something and put in chips facing a bet", "--lang", lang)
    assert result.code == 4
    assert f"{line} roberts-3.5 chips_put said_first=words facing_bet=yes" in " ".join(result.out.split())
    assert len(result.out.splitlines()) < 100
    assert len(run("ask", "roberts-3.5", "he announced something and put in chips facing a bet", "--lang", lang, "--why").out.splitlines()) > 150


def test_a_denied_incident_is_said_to_be_so(run: Run) -> None:
    result = run("ask", "parc", "he did not act out of turn")
    assert "the words deny 1, it seems" in result.out
    assert result.code == 4


def test_json(run: Run) -> None:
    data = json.loads(run("ask", "parc", "turn came out too early", "--format", "json").out)
    assert list(data) == ["understood", "rulings"]
    assert list(data["understood"]) == ["text", "sure", "readings", "facts", "open", "disputed", "mentions", "corrected"]
    assert tuple(data["rulings"][0]) == KEYS
    assert data["understood"]["facts"][0] == {"fact": "street", "value": "turn", "words": "turn came out", "sure": True, "doubt": None}


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (
            ("parc", "early turn, burn identifiable, burn not identifiable"),
            "error: “burn identifiable” says burn_identifiable=yes, “burn not identifiable” says",
        ),
        (("parc", "xyzzy"), "error: nothing that can happen at a table was recognised in the text\n  adjudicator incidents --search WORDS"),
        (("parc",), "error: nothing is told: what happened, in words?"),
        ((), "error: no house is named"),
        (("parc", "a" * (LONGEST + 1)), "error: the text has 2001 characters, 2000 at the most are read"),
        (("parc", "early turn", "burn_identifiabl=yes"), "error: unknown fact `burn_identifiabl` (did you mean `burn_identifiable`"),
    ],
)
def test_errors(run: Run, arguments: tuple[str, ...], error: str) -> None:
    result = run("ask", *arguments)
    assert result.err.startswith(error)
    assert (result.code, result.out) == (2, "")


def test_control_characters_are_not_printed_back(run: Run) -> None:
    assert "\x1b" not in run("ask", "parc", "turn\x1b[2J came \x1bout too early, 15\x1b0").out


def test_a_club_adds_its_own_slang(run: Run, tmp_path: Path) -> None:
    house = tmp_path / "club"
    assert run("new", str(house), "--extends", "parc").code == 0
    text = "la turn a giclette"
    before = json.loads(run("ask", str(house), text, "--format", "json").out or '{"understood": {"readings": [], "facts": []}}')
    assert not any(fact["sure"] for fact in before["understood"]["facts"])
    words = house / "vocabulary" / "words"
    words.mkdir(parents=True)
    (words / "slang.yaml").write_text(SLANG, encoding="utf-8")
    after = json.loads(run("ask", str(house), text, "--format", "json").out)["understood"]
    assert after["readings"][0]["incident"] == "premature_board"
    assert {"fact": "street", "value": "turn", "words": "turn a giclette", "sure": True, "doubt": None} in after["facts"]


def test_at_a_terminal_a_reading_is_confirmed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = ["7", "1"]

    def answer(_: str = "") -> str:
        if not answers:
            raise EOFError
        return answers.pop(0)

    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True)
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setattr(builtins, "input", answer)
    out = run("ask", "parc", "early turn, dealer set the real river aside and it got swept into the muck").out
    assert "`7` is none of 1 to " in out
    assert "If 1 is meant:" not in out
    assert out.count("P.A.R.C. ·") == 1


def test_search(run: Run) -> None:
    assert run("incidents", "--search", "carte brulee", "--house", "parc").out.startswith("burn_or_board_count")
    assert run("incidents", "--search", "odd chip", "--house", "parc", "--format", "json").code == 0
    assert run("incidents", "--search", "xyzzy").err == "error: no incident is found by `xyzzy`\n"
    assert run("incidents", "premature_board", "--search", "x").code == 2


def test_incidents_stand_under_headings(run: Run) -> None:
    lines = run("incidents", "--house", "parc", "--lang", "fr").out.splitlines()
    assert "Le tableau" in lines
    assert lines[-1].startswith("  ")
    assert {one["chapter"] for one in json.loads(run("incidents", "--house", "parc", "--format", "json").out)} >= {"The board", "Conduct"}
