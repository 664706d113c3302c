"""Facts of each player, seat by seat: what is not known of a seat is asked; what is told of the incident holds for every seat."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import All, Condition, facts_of
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import FactType, Value
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Ruling, Status
from adjudicator.ruling.seats import Seat, about_seat, bare_fact, seat_fact, seat_of
from tests.ruling.build import at_least, book, conditions, fact, is_, more, rule, says, vocabulary

HELD = replace(fact("n", FactType.COUNT), per_player=True)
LOOKED = replace(fact("a", FactType.YES_NO), per_player=True)
WORD = replace(fact("w", FactType.WORD, ("x", "y", "z")), per_player=True)
RULES = (
    rule("1.r", All((at_least("n", 3), is_("a", True), is_("w", "x", "y"))), [says("hand", "p", "player")], each=True),
    rule("2.r", at_least("n", 9), [says("deal", "p")], each=True),
)


def ruling(facts: Mapping[str, Value], players: Mapping[int, Mapping[str, Value]]) -> Ruling:
    rulebook = book(RULES, vocabulary(facts=(HELD, LOOKED, WORD, fact("m", FactType.COUNT))))
    return Adjudicator(rulebook, "python").rule(Case((Event(("event",), facts, players=players),)))


def test_a_fact_of_one_seat_that_is_not_known_is_asked() -> None:
    answer = ruling({}, {6: {"n": 3, "w": "x"}, 7: {"n": 2}})
    assert answer.status is Status.DEPENDS
    assert [one.fact for one in answer.missing] == ["a"]
    assert [one.when for one in answer.branches] == [is_("a@6", True), is_("a@6", False)]
    assert [(one.who, one.slot) for one in answer.branches[0].answer.settled] == [("seat 6", "hand")]


def test_words_and_numbers_of_a_seat_are_cut_like_those_of_the_incident() -> None:
    answer = ruling({"a": True}, {6: {}})
    assert {one.fact for one in answer.missing} == {"n", "w"}
    assert len(answer.branches) == 4


def test_what_is_told_of_the_incident_holds_for_each_seat() -> None:
    answer = ruling({"n": 3, "a": True}, {6: {"w": "x"}, 7: {"w": "y", "n": 2}})
    assert answer.status is Status.RULED
    assert [one.who for one in answer.answer.settled] == ["seat 6"]


def test_a_number_of_a_seat_is_compared_with_one_of_the_event() -> None:
    rules = (
        rule("1.r", more("n", "m"), [says("hand", "p", "player")], each=True),
        rule("1.s", more("m", "n"), [says("hand", "q", "player")], each=True),
    )
    rulebook = book(rules, vocabulary(facts=(HELD, fact("m", FactType.COUNT))))
    answer = Adjudicator(rulebook, "python").rule(Case((Event(("event",), {"m": 3}, players={6: {"n": 5}, 7: {"n": 2}, 8: {"n": 3}}),)))
    assert answer.status is Status.RULED
    assert {one.who for one in answer.answer.settled} == {"seat 6", "seat 7"}


PER_PLAYER = frozenset(("a", "n", "w"))


@given(conditions(("a", "b", "w", "n", "m")), st.dictionaries(st.sampled_from("abwnm"), st.integers(0, 3)), st.integers(1, 12))
def test_a_condition_about_a_seat_reads_the_facts_of_that_seat(condition: Condition, picked: Mapping[str, int], seat: int) -> None:
    facts: dict[str, Value] = {name: number if name in "nm" else "xyzx"[number] if name == "w" else number > 1 for name, number in picked.items()}
    of_seat = {seat_fact(name, seat) if name in PER_PLAYER else name: value for name, value in facts.items()}
    about = about_seat(condition, seat, PER_PLAYER)
    assert evaluate(about, of_seat) is evaluate(condition, facts)
    assert {bare_fact(name) for name in facts_of(about)} == facts_of(condition)
    assert {seat_of(name) for name in facts_of(about)} <= {seat, None}


def test_what_is_known_of_a_seat_goes_before_what_is_told_of_the_incident() -> None:
    told: Mapping[str, Value] = {"n": 1, "m": 7, "w@6": "y", "w@16": "z", "a": False}
    own = Seat(6, {"n": 2}, frozenset())
    assert own.facts(told, PER_PLAYER) == {**told, "n": 2, "w": "y"}
    assert replace(own, apart=True).facts(told, PER_PLAYER) == {"n": 2, "m": 7, "w": "y", "w@6": "y", "w@16": "z"}
    assert Seat(None, {"n": 2}, frozenset(), apart=True).facts(told, PER_PLAYER) == told
