from __future__ import annotations

from pathlib import Path

import pytest

from adjudicator.cli import houses
from tests.cli.conftest import Run

UNKNOWN_INCIDENT = "error: unknown incident `demo_erly` (did you mean `demo_early`?)\n  adjudicator incidents   lists them all\n"


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["rul"], "error: unknown verb `rul` (did you mean `rule`?)\n  adjudicator --help   lists them all\n"),
        (["rul", "--lang", "fr"], "erreur : commande inconnue `rul` (vouliez-vous dire `rule` ?)\n  adjudicator --help   les liste toutes\n"),
        (["rule"], "error: no house is named: put one first, or set ADJUDICATOR_HOUSE\n  adjudicator houses   lists them all\n"),
        (["rule", "CLUB"], "error: no incident is given: what happened?\n  adjudicator incidents   lists them all\n"),
        (["rule", "CLUB", "demo_erly"], UNKNOWN_INCIDENT),
        (
            ["rule", "CLUB", "demo_early", "demo_burn_knwn=yes"],
            "error: unknown fact `demo_burn_knwn` (did you mean `demo_burn_known`?)\n  adjudicator incidents demo_early   shows its facts\n",
        ),
        (["rule", "CLUB", "demo_early", "demo_bet=1", "demo_bet=2"], "error: `demo_bet` is given twice\n"),
        (
            ["rule", "CLUB", "demo_early", "demo_late"],
            "error: `demo_late` is too much: incidents are written with commas between them, facts as fact=value\n",
        ),
        (["rule", "CLUB", "demo_early", "--wy"], "error: unknown option `--wy` (did you mean `--why` / `--why-not`?)\n"),
        (["rule", "CLUB", "demo_early", "--engine"], "error: `--engine` needs a value\n"),
        (["rule", "CLUB", "demo_early", "--why=1"], "error: `--why` takes no value\n"),
        (["rule", "CLUB", "demo_early", "--engine", "x"], "error: `--engine` takes one of `durable`, `python`\n"),
        (["rule", "--lang", "de"], "error: `--lang` takes one of `en`, `fr`\n"),
        (["houses", "x"], "error: `houses` does not take `x`\n"),
        (["show", "CLUB", "9.9"], "error: `club` has no article `9.9`\n  adjudicator show club   lists them all\n"),
        (
            ["show", "CLUB", "--exceptions", "demo_erly"],
            "error: unknown incident `demo_erly` (did you mean `demo_early`?)\n  adjudicator incidents   lists them all\n",
        ),
        (
            ["incidents", "demo_erly", "--house", "CLUB"],
            "error: unknown incident `demo_erly` (did you mean `demo_early`?)\n  adjudicator incidents   lists them all\n",
        ),
        (["new"], "error: no folder is named: where is the new house to be?\n"),
        (["rule", "CLUB", "--file", "no/such.yaml"], "no/such.yaml: there is no such file\n1 error: nothing was loaded\n"),
    ],
)
def test_one_clear_line(run: Run, club: str, arguments: list[str], error: str) -> None:
    result = run(*(club if word == "CLUB" else word for word in arguments))
    assert (result.code, result.out, result.err) == (2, "", error)


def test_a_file_is_told_all_its_errors_with_their_places(run: Run, club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    Path("case.yaml").write_text("incident: demo_erly\nfacts:\n  demo_bt: 3\n", encoding="utf-8")
    result = run("rule", club, "--file", "case.yaml")
    assert result.code == 2
    assert result.err == (
        "case.yaml:1:11: unknown incident `demo_erly` (did you mean `demo_early`?)\n"
        "case.yaml:3:3: unknown fact `demo_bt` (did you mean `demo_bet` / `demo_late`?)\n"
        "  adjudicator incidents   lists them all\n"
        "  adjudicator incidents INCIDENT   shows its facts\n"
        "2 errors: nothing was loaded\n"
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ('{"incident": "a", "incident": "b"}', "c.json: the key `incident` stands in one object twice\n1 error: nothing was loaded\n"),
        ('{"incident": 1.5}', "c.json: `1.5` is not a whole number\n1 error: nothing was loaded\n"),
        ('{"incident": NaN}', "c.json: `NaN` is not a whole number\n1 error: nothing was loaded\n"),
        (
            '{"incident": null}',
            'c.json: null is not used here: write "none" for a value known to be absent, or leave the key out\n1 error: nothing was loaded\n',
        ),
        ('{"incident"', "c.json:1:12: this cannot be read as JSON\n1 error: nothing was loaded\n"),
        ("[" * 100_000, "c.json: "),
        ('{"a": ' + "9" * 5000 + "}", "c.json: "),
    ],
)
def test_json_that_cannot_be(run: Run, club: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, text: str, error: str) -> None:
    monkeypatch.chdir(tmp_path)
    Path("c.json").write_text(text, encoding="utf-8")
    result = run("rule", club, "--file", "c.json")
    assert result.code == 2
    assert result.err.startswith(error)
    assert "Traceback" not in result.err


def test_a_fault_of_the_program_is_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(_lang: str) -> int:
        raise RuntimeError("on\npurpose")

    monkeypatch.setattr(houses, "houses", broken)
    result = run("houses")
    assert (result.code, result.out) == (1, "")
    assert result.err == "error: a fault of the program: RuntimeError: on purpose (ADJUDICATOR_DEBUG=1 shows where)\n"
    monkeypatch.setenv("ADJUDICATOR_DEBUG", "1")
    assert "Traceback" in run("houses").err


def test_interrupted(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_lang: str) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(houses, "houses", interrupted)
    assert run("houses") == (130, "", "")
