"""Words defined by cases over amounts: when the notion is asked, when the amount, and which words are still possible."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.condition import Compare, Linear
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.model import Case as Line
from adjudicator.rulebook.model import Definition, Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Ruling, Status
from adjudicator.text.conditions import condition_text
from tests.ruling.build import FACTS, PLACE, at_least, book, fact, is_, rule, says, vocabulary

AMOUNTS = (*FACTS, fact("put", FactType.AMOUNT), fact("bet", FactType.AMOUNT), fact("size", FactType.WORD, ("small", "middling", "large")))


def less_than_bet_plus(more: int) -> Compare:
    return Compare(Linear((("bet", 1), ("put", -1)), more - 1), False, "put", f"less than bet plus {more}")


def sized() -> Rulebook:
    """What `put` comes to over `bet`: small under 10, large from 50 on."""
    size = Definition("size", "h", "9", (Line(less_than_bet_plus(10), "small"), Line(less_than_bet_plus(50), "middling")), "large", PLACE)
    rules = [rule(f"1.{word}", is_("size", word), [says("deal", outcome)]) for word, outcome in (("small", "p"), ("middling", "q"), ("large", "r"))]
    return book(rules, vocabulary(facts=AMOUNTS), [size])


def ruling(rulebook: Rulebook, facts: Mapping[str, Value]) -> Ruling:
    return Adjudicator(rulebook, "python").rule(Case((Event(("event",), facts),)))


def test_a_notion_that_lacks_one_amount_is_asked_by_it() -> None:
    rulebook = sized()
    answer = ruling(rulebook, {"bet": 100})
    assert [one.fact for one in answer.missing] == ["put"]
    assert [condition_text(one.when, rulebook.vocabulary, "en") for one in answer.branches] == [
        "put at most 109",
        "put at least 150",
        "put 110 to 149",
    ]


def test_a_notion_that_lacks_several_amounts_is_asked_as_it_is() -> None:
    assert [one.fact for one in ruling(sized(), {}).missing] == ["size"]


def test_a_number_and_its_opposite_are_cut_as_one() -> None:
    at_least_bet = Compare(Linear((("bet", -1), ("put", 1))), False, "put", "at least bet")
    less_than_bet = Compare(Linear((("bet", 1), ("put", -1)), -1), False, "put", "less than bet")
    rules = [rule("1.enough", at_least_bet, [says("deal", "p")]), rule("1.short", less_than_bet, [says("deal", "q")])]
    answer = ruling(book(rules, vocabulary(facts=AMOUNTS)), {})
    assert answer.status is Status.DEPENDS
    assert [one.answer.status for one in answer.branches] == [Status.RULED, Status.RULED]


def test_words_whose_cases_cannot_hold_are_no_branches() -> None:
    size = Definition("size", "h", "9", (Line(at_least("n", 3), "large"), Line(is_("a", True), "middling")), "small", PLACE)
    rules = [rule(f"1.{word}", is_("size", word), [says("deal", outcome)]) for word, outcome in (("small", "p"), ("middling", "q"), ("large", "r"))]
    answer = ruling(book(rules, vocabulary(facts=AMOUNTS), [size]), {"n": 1})
    assert [one.when for one in answer.branches] == [is_("size", "small"), is_("size", "middling")]
