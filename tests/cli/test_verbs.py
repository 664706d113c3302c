from __future__ import annotations

import json
from pathlib import Path

import pytest

from adjudicator import __version__
from adjudicator.cli.language import chosen_language
from adjudicator.cli.main import VERBS
from adjudicator.text.catalogue import CATALOGUE
from tests.cli.conftest import Run

ARTICLE = """\
1.2 Early cards · Our club

  An early card is dealt again.

  defines demo_late
    it was seen late when at least 3 actions followed
    otherwise it was seen in time

  [known] card dealt too early
    when the burn card can be told apart, unless it was seen late:
      → The card is dealt again.
        1  Deal the card.
      → The player at fault gets demo_bet × 2 back.
    reading: The burn card stays burnt.

  [lost] card dealt too early
    when the burn card cannot be told apart, unless it was seen late:
      → The card is dealt again.
        1  Burn a card.
        2  Deal the card.

  [late] card dealt too early
    when it was seen late:
      → The player at fault is warned.
"""

EXCEPTIONS = """\
Our club · players argue

  1.3 [choice] in every such incident
    ? The director decides between: The hand is cancelled. The player at fault
      is warned · The hand goes on.
      but 1.3 [late] when at least 5 actions followed
        → The hand goes on.
"""

INCIDENT = """\
demo_early · carte donnée trop tôt

  faits
    demo_street=flop|river
        Quelle carte est sortie trop tôt ?
    demo_burn_known=yes|no
        La carte brûlée est-elle identifiable ? (à demander au donneur)
    demo_actions=N
        Combien d'actions ont suivi ?
    demo_bet=N
        Combien a été misé ?

  tenu pour acquis sauf indication contraire
    0 action a suivi (demo_actions=0)

  la décision règle
    le tableau
    la sanction (le joueur fautif)

  articles de Notre club
    1.2  Cartes prématurées
"""


def test_houses(run: Run) -> None:
    result = run("houses")
    assert result.code == 0
    assert "P.A.R.C., edition " in result.out
    assert "parc" in [house["house"] for house in json.loads(run("houses", "--format", "json").out)]


def test_version(run: Run) -> None:
    lines = run("--version").out.splitlines()
    assert lines[0].startswith(f"adjudicator {__version__} (Python 3.")
    assert lines[1].startswith("engine: ")
    assert any(line.startswith("house: parc, edition ") for line in lines)
    data = json.loads(run("--version", "--format", "json").out)
    assert data["version"] == __version__
    assert data["engine"] in ("durable", "python")


def test_help_of_every_verb_in_both_languages(run: Run) -> None:
    assert run().out == run("--help").out
    for verb in VERBS:
        assert f"  {verb} " in run("--help").out
        assert run(verb, "--help").out.startswith(f"Usage: adjudicator {verb} ")
        french = run("--lang", "fr", verb, "-h").out
        assert french.startswith(f"Usage\u00a0: adjudicator {verb} ")
        assert "\nOptions\u00a0:\n" in french
        assert "Montrer ceci et s'arrêter." in french


NO_SENTENCES = ("help_usage", "help_options", "help_options_piece", "help_verbs", "help_verb_piece")


def test_every_line_of_help_is_a_sentence() -> None:
    texts = [(key, text) for key, both in CATALOGUE.items() if key.startswith("help_") and key not in NO_SENTENCES for text in (both.en, both.fr)]
    assert [(key, text) for key, text in texts if text[-1] not in ".?"] == []


def test_show_a_house(run: Run, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    out = run("show", club).out
    assert out == (
        """\
club · Our club, edition 2026-01 · 5 articles

  01-deal
    1.1   Last word · general authority: it decides nothing by itself
    1.2   Early cards · 3 rules, definition
    1.3   Arguments · 2 rules
    1.4   Stop · 1 rule
    1.10  Go on · 1 rule
"""
    )
    monkeypatch.setenv("ADJUDICATOR_HOUSE", club)
    assert run("show").out == out
    assert run("show", "1.2").out == ARTICLE


def test_show_an_article(run: Run, club: str) -> None:
    assert run("show", club, "1.2").out == ARTICLE
    (article,) = json.loads(run("show", club, "1.2", "--format", "json").out)
    assert article["rules"][0]["when"] == {"demo_burn_known": "yes"}
    assert article["definitions"] == [{"fact": "demo_late", "cases": [{"is": "yes", "when": {"demo_actions": "at least 3"}}]}]
    assert json.loads(run("show", club, "--format", "json").out)["chapters"]["01-deal"][4] == {"article": "1.10", "title": "Go on"}


def test_show_exceptions(run: Run, club: str) -> None:
    assert run("show", club, "--exceptions", "demo_argument").out == EXCEPTIONS
    assert len(json.loads(run("show", club, "--exceptions", "demo_argument", "--format", "json").out)) == 2


def test_incidents(run: Run, club: str) -> None:
    assert run("incidents", "demo_early", "--house", club, "--lang", "fr").out == INCIDENT
    out = run("incidents", "--house", club).out
    assert "demo_nothing" in out
    assert "something unheard of\n" in out
    assert "card dealt too early (club)\n" in out
    data = json.loads(run("incidents", "demo_early", "--house", club, "--format", "json").out)
    assert data["presumed"] == {"demo_actions": 0}
    assert data["asks"] == ["demo_board", "demo_offender.demo_penalty"]
    assert {"incident": "demo_nothing", "title": "something unheard of", "chapter": None, "houses": []} in json.loads(
        run("incidents", "--house", club, "--format", "json").out
    )


def test_an_incident_of_a_house_of_ones_own(run: Run, club: str, monkeypatch: pytest.MonkeyPatch) -> None:
    result = run("incidents", "demo_early")
    assert result.code == 2
    assert result.err.splitlines()[-1].endswith("adjudicator incidents demo_early --house HOUSE")
    assert "--house" not in run("incidents", "demo_erly", "--house", club).err
    monkeypatch.setenv("ADJUDICATOR_HOUSE", club)
    assert run("incidents", "demo_early", "--lang", "fr").out == INCIDENT
    assert {"something unheard of", "cut that leaves a very small pile"} <= {
        one["title"] for one in json.loads(run("incidents", "--format", "json").out)
    }


def test_new(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    result = run("new", str(folder))
    assert result.code == 0
    assert "written: " in result.out
    assert run("show", str(folder)).code == 0
    assert run("new", str(folder)).code == 2


def test_scenarios_are_run(run: Run, club: str, tmp_path: Path) -> None:
    file = tmp_path / "one.yaml"
    text = "- name: nothing is said\n  house: {}\n  incident: demo_nothing\n  expect: {{status: {}}}\n"
    file.write_text(text.format(club, "silent"), encoding="utf-8")
    assert run("test", str(file)).code == 0
    file.write_text(text.format(club, "ruled"), encoding="utf-8")
    assert run("test", str(file)).code == 3
    assert run("test", str(tmp_path / "none.yaml")).code == 2


@pytest.mark.parametrize(
    ("arguments", "environment", "lang"),
    [
        ([], {}, "en"),
        ([], {"LANG": "fr_FR.UTF-8"}, "fr"),
        ([], {"LANG": "fr_FR.UTF-8", "LC_ALL": "en_GB"}, "en"),
        ([], {"LANG": "de_DE", "LC_MESSAGES": "FR"}, "fr"),
        (["--lang", "fr"], {}, "fr"),
        (["--lang=en"], {"LANG": "fr"}, "en"),
        (["--lang"], {"LANG": "fr"}, "fr"),
        (["--lang", "xx"], {}, "en"),
        (["--", "--lang", "fr"], {}, "en"),
    ],
)
def test_the_language(arguments: list[str], environment: dict[str, str], lang: str) -> None:
    assert chosen_language(arguments, environment) == lang
