from __future__ import annotations

import json
from pathlib import Path

import pytest

from adjudicator.ruling.data import KEYS
from tests.cli.conftest import Run

RULED = """\
Our club · card dealt too early

  RULING   The card is dealt again.

  1  Deal the card.
  2  The player at fault gets 2,000 back.

  ARTICLES 1.2 Early cards
  reading: The burn card stays burnt.
  taken for granted: 0 actions followed (demo_actions=0)
  the articles do not say: the penalty (the player at fault)
  general authority: 1.1 Last word
  why: --why
"""

RULED_IN_FRENCH = """\
Notre club · carte donnée trop tôt

  DÉCISION La carte est redonnée.

  1  Distribuer la carte.
  2  Le joueur fautif récupère 2\u202f000.

  ARTICLES 1.2 Cartes prématurées
  lecture : La carte brûlée le reste.
  tenu pour acquis : 0 action a suivi (demo_actions=0)
  les articles ne disent rien sur : la sanction (le joueur fautif)
  autorité générale : 1.1 Le dernier mot
  pourquoi : --why
"""


def test_a_ruling_stands_first(run: Run, club: str) -> None:
    result = run("rule", club, "demo_early", "demo_burn_known=yes", "demo_bet=1000")
    assert (result.code, result.out, result.err) == (0, RULED, "")


def test_in_french_wherever_the_option_stands(run: Run, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    told = (club, "demo_early", "demo_burn_known=oui", "demo_bet=1000")
    assert run("rule", *told, "--lang", "fr").out == RULED_IN_FRENCH
    assert run("--lang", "fr", "rule", *told).out == RULED_IN_FRENCH
    assert run("rule", "--lang=fr", *told).out == RULED_IN_FRENCH
    monkeypatch.setenv("LANG", "fr_FR.UTF-8")
    assert run("rule", *told).out == RULED_IN_FRENCH
    assert run("rule", *told, "--lang", "en").out == RULED
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert run("rule", *told).out == RULED


def test_a_missing_fact_is_asked(run: Run, club: str) -> None:
    result = run("rule", club, "demo_early", "demo_bet=1000")
    assert result.code == 4
    assert result.out.startswith(
        """\
Our club · card dealt too early

  DEPENDS  on one thing: can the burn card be told apart? (ask the dealer)

  if yes  """
    )
    assert "\n  add demo_burn_known=yes|no\n" in result.out


@pytest.mark.parametrize(
    ("incident", "code", "label"),
    [("demo_argument", 0, "THE TD DECIDES"), ("demo_clash", 6, "THE ARTICLES DISAGREE"), ("demo_nothing", 5, "SILENT")],
)
def test_what_is_no_ruling_is_not_dressed_up_as_one(run: Run, club: str, incident: str, code: int, label: str) -> None:
    result = run("rule", club, incident)
    assert result.code == code
    assert label in result.out
    assert "RULING" not in result.out


def test_a_choice_lists_what_follows(run: Run, club: str) -> None:
    assert (
        """
  THE TD DECIDES  on whether the hand goes on (1.3)
    · The hand is cancelled. The player at fault is warned.
    · The hand goes on.
    to weigh: how loud it is
"""
        in run("rule", club, "demo_argument").out
    )


def test_why(run: Run, club: str) -> None:
    out = run("rule", club, "demo_argument", "demo_actions=6", "--why").out
    assert "  decided by\n    1.3 Arguments [late]  6 actions followed\n" in out
    assert "  set aside\n    1.3 Arguments [choice]  1.3 [late] is its exception\n" in out
    assert "  facts\n    6 actions followed (demo_actions=6) · given\n" in out
    out = run("rule", club, "demo_argument", "demo_actions=2", "--why").out
    assert "  did not apply\n    1.3 Arguments [late]  2 actions followed, it needs at least 5\n" in out


def test_a_figure_that_is_not_known_is_said_to_be_missing(run: Run, club: str) -> None:
    result = run("rule", club, "demo_early", "demo_burn_known=yes")
    assert result.code == 0
    assert (
        """
  still to be worked out: the player at fault gets demo_bet × 2 back. (1.2)

  add demo_bet=N  How much was bet?

  ARTICLES 1.2 Early cards
"""
        in result.out
    )


def test_strict_takes_nothing_for_granted(run: Run, club: str) -> None:
    result = run("rule", club, "demo_early", "demo_burn_known=yes", "demo_bet=1000", "--strict")
    assert result.code == 4
    assert "taken for granted" not in result.out


@pytest.mark.parametrize("engine", ["python", "durable"])
def test_both_engines_give_the_same(run: Run, club: str, engine: str) -> None:
    from adjudicator.engine.select import engine_status

    result = run("rule", club, "demo_early", "demo_burn_known=yes", "demo_bet=1000", "--engine", engine)
    if engine == "durable" and engine_status()[0] != "durable":
        assert result.code == 1
        assert result.err.startswith("error: durable-rules does not load here (")
    else:
        assert (result.code, result.out) == (0, RULED)


def test_json_has_all_the_fixed_keys(run: Run, club: str) -> None:
    for incident, code in (("demo_early", 4), ("demo_argument", 0), ("demo_clash", 6), ("demo_nothing", 5)):
        result = run("rule", club, incident, "--format", "json")
        assert result.code == code
        assert tuple(json.loads(result.out)) == KEYS
    assert tuple(json.loads(run("--format", "json", "rule", club, "demo_early").out)) == KEYS


def test_json_says_yes_and_no_as_the_rule_language_does(run: Run, club: str) -> None:
    data = json.loads(run("rule", club, "demo_early", "--format", "json", "--lang", "fr").out)
    assert data["status"] == "depends"
    assert [branch["when"] for branch in data["branches"]] == [{"demo_burn_known": "yes"}, {"demo_burn_known": "no"}]
    assert data["missing"][0] == {
        "fact": "demo_burn_known",
        "question": "La carte brûlée est-elle identifiable ?",
        "ask": "dealer",
        "why": data["missing"][0]["why"],
    }
    assert data["presumed"] == [{"fact": "demo_actions", "value": 0, "text": "0 action a suivi"}]


def test_the_house_of_the_environment(run: Run, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ADJUDICATOR_HOUSE", club)
    assert run("rule", "demo_nothing").code == 5
    assert run("rule", club, "demo_nothing").code == 5
    assert run("rule").err.startswith("error: no incident is given")
    assert run("rule", club).err.startswith("error: no incident is given")
    assert run("rule", "demo_nothin").err.startswith("error: unknown incident `demo_nothin` (did you mean `demo_nothing`?)\n")


def test_unknown_and_disputed(run: Run, club: str) -> None:
    result = run("rule", club, "demo_early", "demo_burn_known=contesté", "demo_bet=1000")
    assert result.code == 4
    assert "It is disputed: settle it first." in " ".join(result.out.split())
    assert run("rule", club, "demo_argument", "demo_actions=unknown").code == 4


def test_a_fact_that_no_rule_reads_is_warned_of(run: Run, club: str) -> None:
    result = run("rule", club, "demo_nothing", "demo_unused=yes")
    assert "  warning: `demo_unused` is not used by any rule on this incident\n" in result.out


def test_a_file(run: Run, club: str, tmp_path: Path) -> None:
    file = tmp_path / "case.yaml"
    file.write_text(f"house: {club}\nincident: demo_early\nfacts: {{demo_burn_known: yes, demo_bet: 1}}\n", encoding="utf-8")
    assert run("rule", "--file", str(file), "demo_bet=1000").out == RULED
    as_json = tmp_path / "case.json"
    as_json.write_text('{"incident": ["demo_early"],\n\t"facts": {"demo_burn_known": true, "demo_bet": 1000}}', encoding="utf-8")
    assert run("rule", club, "--file", str(as_json)).out == RULED


def test_a_chain_of_events_ends_with_the_worst(run: Run, club: str, tmp_path: Path) -> None:
    file = tmp_path / "chain.yaml"
    file.write_text("events: [{incident: demo_argument}, {incident: demo_nothing}]\n", encoding="utf-8")
    result = run("rule", club, "--file", str(file))
    assert result.code == 5
    assert result.out.startswith("1. Our club · players argue\n")
    assert "\n2. Our club · something unheard of\n" in result.out
    assert len(json.loads(run("rule", club, "--file", str(file), "--format", "json").out)["events"]) == 1
    error = run("rule", club, "--file", str(file), "demo_actions=1")
    assert (error.code, error.err) == (2, "error: `demo_actions` belongs to one event, and the file has several: write it there\n")


@pytest.mark.parametrize("width", [40, 60, 80, 120])
def test_nothing_is_wider_than_the_terminal(run: Run, club: str, width: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(width))
    for incident in ("demo_early", "demo_argument", "demo_clash", "demo_nothing"):
        for lang in ("en", "fr"):
            for line in run("rule", club, incident, "--why", "--lang", lang).out.splitlines():
                assert len(line) <= width
                assert line == line.rstrip()


def test_a_narrow_terminal(run: Run, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert run("rule", club, "demo_argument", "--lang", "fr").out == (
        """\
Notre club · dispute entre joueurs

  LE DIRECTEUR TRANCHE
    sur la suite du coup (1.3)
    · Le coup est annulé. Le joueur
      fautif reçoit un avertissement.
    · Le coup se poursuit.
    à peser : le bruit

  ARTICLES 1.3 Disputes
  tenu pour acquis : 0 action a suivi
    (demo_actions=0)
  autorité générale : 1.1 Le dernier mot
  pourquoi : --why
"""
    )
