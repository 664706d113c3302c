from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from adjudicator.engine.expression import Binary, Number, Percent, Ref
from adjudicator.rulebook.model import Choice, Figure, Options, Phrase, Steps
from adjudicator.ruling.content_data import content_data
from adjudicator.ruling.data import KEYS, ruling_data
from adjudicator.text.languages import LANGS
from tests.render import made
from tests.render.made import RULEBOOK

RAISE = Phrase("becomes", (("becomes", "raise"), ("to", Ref("minimum_raise_to"))))


@pytest.mark.parametrize("name", sorted(made.ALL))
def test_the_fixed_keys_are_always_there(name: str) -> None:
    for lang in LANGS:
        data = ruling_data(made.ALL[name], RULEBOOK, lang)
        assert tuple(data) == KEYS
        assert json.loads(json.dumps(data)) == data
        for outcome in data["outcomes"]:
            assert {"slot", "who", "value", "status", "text", "cites", "rule", "reading"} <= outcome.keys()
        for branch in data["branches"]:
            assert tuple(branch) == ("when", "text", "status", "outcomes", "steps", "cites")
        for missing in data["missing"]:
            assert tuple(missing) == ("fact", "question", "ask", "why")


def test_depends() -> None:
    data = ruling_data(made.DEPENDS, RULEBOOK, "fr")
    assert data["status"] == "depends"
    assert [branch["when"] for branch in data["branches"]] == [{"burn_identifiable": "yes"}, {"burn_identifiable": "no"}]
    assert [branch["text"] for branch in data["branches"]] == ["la carte brûlée est identifiable", "la carte brûlée n'est pas identifiable"]
    assert data["branches"][1]["steps"] == ["Mélanger le flop et le talon.", "Brûler une carte.", "Distribuer le flop."]
    assert data["missing"] == [
        {
            "fact": "burn_identifiable",
            "question": "La carte brûlée est-elle identifiable ?",
            "ask": "dealer",
            "why": "en dépend : le tableau (6.8)",
        }
    ]
    assert data["facts"] == [{"fact": "street", "value": "flop", "origin": "given", "formula": None}]


def test_discretion_lists_the_options() -> None:
    data = ruling_data(made.DISCRETION, RULEBOOK, "en")
    assert data["options"] == [
        {"slot": "deal", "who": "table", "choose": ["misdeal", "goes_on"], "weigh": ["how far the hand has gone"], "cites": ["6.5"]}
    ]
    assert data["outcomes"][0]["value"] == {"choose": ["misdeal", "goes_on"], "by": "td"}


def test_conflict_shows_both_sides() -> None:
    (conflict,) = ruling_data(made.CONFLICT, RULEBOOK, "en")["conflicts"]
    assert conflict["slots"] == ["deal"]
    assert conflict["cites"] == ["6.5", "6.6"]
    assert [side["value"] for side in conflict["sides"]] == ["misdeal", "goes_on"]


def test_unanswered_presumed_and_the_rest() -> None:
    data = ruling_data(made.RULED, RULEBOOK, "en")
    assert data["unanswered"] == [{"slot": "penalty", "who": "offender", "reason": "no_article"}]
    assert data["presumed"] == [{"fact": "actions_before_notice", "value": 0, "text": "0 actions before it was noticed"}]
    assert data["not_applied"][1] == {"rule": "club/6.8.lost", "because": "the burn card can be told apart"}
    assert data["authority"] == ["2.4"]
    assert ruling_data(made.SILENT, RULEBOOK, "en")["unanswered"] == [{"slot": "chips|pot", "who": "table", "reason": "no_article"}]
    aside = ruling_data(made.SET_ASIDE, RULEBOOK, "en")["set_aside"][0]
    assert (aside["rule"], aside["by"]) == ("club/6.5.misdeal", "club/6.6.goes_on")
    assert aside["why"].startswith("6.6 is its exception. ")
    assert [event["status"] for event in ruling_data(made.CHAIN, RULEBOOK, "en")["events"]] == ["silent"]


def test_contents() -> None:
    assert content_data(Phrase("dead")) == "dead"
    assert content_data(RAISE, {"to": 250}) == {"becomes": "raise", "to": 250}
    assert content_data(RAISE, {"to": None}) == {"becomes": "raise", "to": "minimum_raise_to"}
    assert content_data(Phrase("penalty", (("hands", Number(3)),))) == {"penalty": {"hands": 3}}
    assert content_data(Steps((Phrase("burn"), RAISE)), {"1.to": 7}) == ["burn", {"becomes": "raise", "to": 7}]
    assert content_data(Options(("fold", "call"))) == ["fold", "call"]
    assert content_data(Figure(Number(4))) == 4
    half = Figure(Binary("plus", Percent(50, Ref("increment")), Ref("level")))
    assert content_data(half) == "50% of increment plus level"
    assert content_data(Choice((Phrase("a"), RAISE), (), "td", {}), {"1.to": 9}) == {"choose": ["a", {"becomes": "raise", "to": 9}], "by": "td"}


def test_every_key_is_documented() -> None:
    page = (Path(__file__).parents[2] / "docs" / "ruling.md").read_text(encoding="utf-8")
    rows = [line.split("|")[1] for line in page.splitlines() if line.startswith("| `")]
    assert tuple(re.findall(r"`(\w+)`", " ".join(rows))) == (*KEYS, "what_if", "why_not")
