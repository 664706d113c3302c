"""Guidance: what other houses say where the house is silent, and only there."""

from __future__ import annotations

from dataclasses import replace

from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import adjudicate
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.data import ruling_data
from adjudicator.ruling.guidance import with_guidance
from adjudicator.ruling.model import Ruling, Status
from adjudicator.vocabulary.model import TABLE, Ask
from tests.ruling.build import book, is_, rule, says, text, vocabulary

WORDS = vocabulary([Ask(((TABLE, "deal"),))])
HERE = book([rule("1.r", is_("a", True), [says("deal", "p")])], WORDS)
THERE = replace(book([rule("7.r", is_("a", False), [says("deal", "q")], house="there")], WORDS), id="there", title=text("There"))
ASKING = replace(book([rule("8.r", is_("b", True), [says("deal", "q")], house="asking")], WORDS), id="asking", title=text("Asking"))


def guided(a: bool, *others: Rulebook) -> Ruling:
    case = Case((Event(("event",), {"a": a}),))
    return with_guidance(adjudicate(HERE, case, engine="python"), case, HERE, others)


def test_a_silent_house_is_told_what_others_rule() -> None:
    answer = guided(False, THERE, ASKING)
    assert answer.status is Status.SILENT
    assert [(one.house, one.status, one.cites, one.text.en) for one in answer.guidance] == [
        ("there", Status.RULED, ("there:7",), "deal is q"),
        ("asking", Status.DEPENDS, ("asking:8",), ""),
    ]
    assert ruling_data(answer, HERE, "en")["guidance"][0] == {"house": "there", "status": "ruled", "cites": ["there:7"], "text": "deal is q"}


def test_a_house_that_rules_gets_none() -> None:
    assert guided(True, THERE).guidance == ()


def test_neither_itself_nor_a_silent_house_nor_a_base_guides() -> None:
    silent = replace(HERE, id="silent")
    assert guided(False, HERE, silent).guidance == ()
    case = Case((Event(("event",), {"a": False}),))
    heir = replace(HERE, bases=("there",))
    assert with_guidance(adjudicate(heir, case, engine="python"), case, heir, (THERE,)).guidance == ()


def test_each_silent_event_of_a_chain_has_its_own() -> None:
    case = Case((Event(("event",), {"a": True}), Event(("event",), {"a": False})))
    answer = with_guidance(adjudicate(HERE, case, engine="python"), case, HERE, (THERE,))
    assert (answer.guidance, [len(one.guidance) for one in answer.events]) == ((), [1])
