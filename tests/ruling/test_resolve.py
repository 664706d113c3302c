"""Resolution: exceptions, agreement, clashes, inheritance, choices, what stays unanswered; the example numbers are those of LANGUAGE."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.condition import TRUE, negate
from adjudicator.engine.expression import Binary, Ref
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.model import Note, Rulebook, See
from adjudicator.ruling.adjudicate import Adjudicator, worst
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Ruling, Status
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import TABLE, Ask
from tests.ruling.build import FACTS, at_least, book, choose, fact, is_, rule, rulebooks, says, vocabulary

ALWAYS = TRUE


def ruling(rulebook: Rulebook, facts: Mapping[str, Value] | None = None, players: Mapping[int, Mapping[str, Value]] | None = None) -> Ruling:
    return Adjudicator(rulebook, "python").rule(Case((Event(("event",), facts or {}, players=players or {}),)))


def said(answer: Ruling) -> dict[tuple[str, str], str]:
    return {(one.who, one.slot): getattr(one.content, "word", "") for one in answer.answer.settled}


def test_agreeing_rules_are_one_outcome_citing_both() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [says("deal", "p")]), rule("2.r", ALWAYS, [says("deal", "p")])], vocabulary()))
    assert answer.status is Status.RULED
    assert [one.cites for one in answer.answer.settled] == [("1", "2")]


def test_disagreeing_rules_are_a_conflict_with_both_sides() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [says("deal", "p")]), rule("2.r", ALWAYS, [says("deal", "q")])], vocabulary()))
    assert answer.status is Status.CONFLICT
    assert [[side.cites for side in one.sides] for one in answer.answer.conflicts] == [[("1",), ("2",)]]


def test_outcomes_of_clashing_slots_are_a_conflict() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [says("deal", "r")]), rule("2.r", ALWAYS, [says("board", "p")])], vocabulary()))
    assert answer.status is Status.CONFLICT
    assert len(answer.answer.conflicts) == 1


def test_an_exception_sets_aside_only_the_slots_it_writes() -> None:
    rules = [
        rule("1.r", ALWAYS, [says("deal", "p"), says("hand", "p", "offender")]),
        rule("2.r", ALWAYS, [says("deal", "q")], exception_to=["1.r"]),
    ]
    answer = ruling(book(rules, vocabulary()))
    assert said(answer) == {(TABLE, "deal"): "q", ("offender", "hand"): "p"}
    assert [(one.rule, one.by, one.slots) for one in answer.answer.set_aside] == [("h/1.r", "h/2.r", ((TABLE, "deal"),))]


def test_an_exception_sets_aside_what_clashes_with_it() -> None:
    rules = [rule("1.r", ALWAYS, [says("board", "p")]), rule("2.r", ALWAYS, [says("deal", "r")], exception_to=["1.r"])]
    assert said(ruling(book(rules, vocabulary()))) == {(TABLE, "deal"): "r"}


def test_instead_of_sets_aside_the_whole_rule() -> None:
    rules = [
        rule("1.r", ALWAYS, [says("deal", "p"), says("hand", "p", "offender")]),
        rule("2.r", ALWAYS, [says("deal", "q")], instead_of=["1.r"]),
    ]
    assert said(ruling(book(rules, vocabulary()))) == {(TABLE, "deal"): "q"}


def test_an_exception_set_aside_is_without_effect() -> None:
    rules = [
        rule("1.r", ALWAYS, [says("deal", "p")]),
        rule("2.r", ALWAYS, [says("deal", "q")], exception_to=["1.r"]),
        rule("3.r", is_("a", True), [says("deal", "r")], instead_of=["2.r"]),
        rule("4.r", is_("a", True), [says("board", "p")], exception_to=["3.r"]),
    ]
    assert said(ruling(book(rules, vocabulary()), {"a": True})) == {(TABLE, "deal"): "q", (TABLE, "board"): "p"}


def test_an_undecided_exception_makes_its_target_undecided() -> None:
    rules = [rule("1.r", ALWAYS, [says("deal", "p")]), rule("2.r", is_("a", True), [says("deal", "q")], exception_to=["1.r"])]
    answer = ruling(book(rules, vocabulary()))
    assert answer.status is Status.DEPENDS
    assert [one.fact for one in answer.missing] == ["a"]


def test_a_leftover_clash_with_the_base_goes_to_the_house() -> None:
    rules = [rule("1.r", ALWAYS, [says("deal", "p")], house="base"), rule("1.r", ALWAYS, [says("deal", "q")])]
    answer = ruling(book(rules, vocabulary(), bases=("base",)))
    assert said(answer) == {(TABLE, "deal"): "q"}
    assert [(one.rule, one.by) for one in answer.answer.set_aside] == [("base/1.r", "h/1.r")]


def test_an_article_of_the_base_is_cited_with_its_house() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [says("deal", "p")], house="base")], vocabulary(), bases=("base",)))
    assert answer.answer.cites == ("base:1",)


def test_several_values_of_a_many_slot_stand_together() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [says("note", "p")]), rule("2.r", ALWAYS, [says("note", "q")])], vocabulary()))
    assert answer.status is Status.RULED
    assert len(answer.answer.settled) == 2


def test_a_choice_of_the_director_is_discretion_in_its_slot_alone() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [choose("deal", "p", "q"), says("board", "p")])], vocabulary()))
    assert answer.status is Status.DISCRETION
    assert [one.status for one in answer.answer.settled] == [Status.DISCRETION, Status.RULED]


def test_a_choice_against_a_rule_is_a_conflict() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [choose("deal", "p", "q")]), rule("2.r", ALWAYS, [says("deal", "p")])], vocabulary()))
    assert answer.status is Status.CONFLICT


def test_what_is_asked_and_not_said_is_unanswered() -> None:
    asks = [Ask(((TABLE, "deal"),)), Ask(((TABLE, "board"), ("offender", "hand")), after={"deal": frozenset(("p",))})]
    answer = ruling(
        book([rule("1.r", is_("a", True), [says("deal", "p")]), rule("2.r", is_("a", False), [says("deal", "q")])], vocabulary(asks)), {"a": True}
    )
    assert [(one.slots, one.reason) for one in answer.answer.unanswered] == [(((TABLE, "board"), ("offender", "hand")), "no_article")]
    assert answer.status is Status.RULED


def test_an_ask_hangs_on_facts_and_on_outcomes() -> None:
    asks = [Ask(((TABLE, "deal"),)), Ask(((TABLE, "board"),), when=is_("b", True), after={"deal": frozenset(("p",))})]
    rulebook = book([rule("1.r", is_("a", True), [says("deal", "p")]), rule("2.r", is_("a", False), [says("deal", "q")])], vocabulary(asks))
    assert [len(ruling(rulebook, {"a": a, "b": b}).answer.unanswered) for a in (True, False) for b in (True, False)] == [1, 0, 0, 0]


def test_silence_has_its_reason() -> None:
    asks = [Ask(((TABLE, "deal"),))]
    rulebook = book([rule("1.r", is_("a", True), [says("deal", "p")])], vocabulary(asks))
    (key, article), *_ = rulebook.articles.items()
    forbids = replace(article, notes=(Note(frozenset(("event",)), TRUE, Text(en="that", fr="cela"), None),))
    sends = replace(article, notes=(Note(frozenset(("event",)), TRUE, None, See("elsewhere", "8", here=False)),))
    reasons = []
    for one in (article, forbids, sends):
        answer = ruling(replace(rulebook, articles={key: one}), {"a": False})
        assert answer.status is Status.SILENT
        reasons += [(item.reason, item.cites) for item in answer.answer.unanswered]
    assert reasons == [("no_article", ()), ("no_consequence", ("1",)), ("text_not_here", ("1",))]


def test_an_outcome_that_was_not_asked_does_not_answer() -> None:
    answer = ruling(book([rule("1.r", ALWAYS, [says("note", "p")])], vocabulary([Ask(((TABLE, "deal"),))])))
    assert answer.status is Status.SILENT
    assert said(answer) == {(TABLE, "note"): "p"}


def test_the_general_authority_article_is_cited_and_never_turns_silence_into_discretion() -> None:
    answer = ruling(book([rule("1.r", is_("a", True), [says("deal", "p")])], vocabulary([Ask(((TABLE, "deal"),))]), authority="0"), {"a": False})
    assert (answer.status, answer.authority) == (Status.SILENT, ("0",))


def per_seat() -> Rulebook:
    facts = [*FACTS, replace(fact("k", FactType.YES_NO), per_player=True)]
    rules = [
        rule("1.r", is_("k", True), [says("hand", "p", "player")], each=True),
        rule("2.r", is_("k", False), [says("hand", "q", "player")], each=True),
    ]
    return book(rules, vocabulary(facts=facts))


def test_a_rule_about_each_player_is_matched_seat_by_seat() -> None:
    answer = ruling(per_seat(), {}, {3: {"k": True}, 6: {"k": False}})
    assert said(answer) == {("seat 3", "hand"): "p", ("seat 6", "hand"): "q"}


def test_without_seats_there_is_one_anonymous_player() -> None:
    answer = ruling(per_seat())
    assert answer.status is Status.DEPENDS
    assert [one.fact for one in answer.missing] == ["k"]
    assert said(ruling(per_seat(), {"k": True})) == {("player", "hand"): "p"}


def test_an_unknown_fact_of_one_seat_is_asked_for_that_seat() -> None:
    answer = ruling(per_seat(), {}, {3: {"k": True}, 6: {}})
    assert answer.status is Status.DEPENDS
    assert [one.fact for one in answer.missing] == ["k"]
    assert [one.decides for one in answer.missing] == [(("seat 6", "hand"),)]
    assert said(answer) == {("seat 3", "hand"): "p"}


def test_the_worst_event_of_a_chain() -> None:
    rulebook = book([rule("1.r", is_("a", True), [says("deal", "p")])], vocabulary())
    chain = Case((Event(("event",), {"a": True}), Event(("event",), {"a": False})))
    answer = Adjudicator(rulebook, "python").rule(chain)
    assert (answer.status, [one.status for one in answer.events], worst(answer)) == (Status.RULED, [Status.SILENT], Status.SILENT)


@given(rulebooks(), st.dictionaries(st.sampled_from(["a", "b"]), st.booleans()), st.dictionaries(st.sampled_from(["n", "m"]), st.integers(0, 1)))
@settings(max_examples=80, deadline=None)
def test_both_engines_give_the_same_ruling(rulebook: Rulebook, flags: dict[str, Value], counts: dict[str, Value]) -> None:
    facts = {**flags, **counts}
    if facts.get("m") == 1 and facts.get("n") == 0:
        facts["n"] = 1
    case = Case((Event(("event",), facts),))
    assert Adjudicator(rulebook, "durable").rule(case, explain=True) == Adjudicator(rulebook, "python").rule(case, explain=True)


def test_a_fact_computed_of_each_player_is_computed_seat_by_seat() -> None:
    short = replace(fact("short", FactType.AMOUNT), per_player=True, formula=Binary("minus", Ref("owed"), Ref("paid")))
    facts = [*FACTS, fact("owed", FactType.AMOUNT), replace(fact("paid", FactType.AMOUNT), per_player=True), short]
    rules = [
        rule("1.r", at_least("short", 1), [says("hand", "p", "player")], each=True),
        rule("2.r", negate(at_least("short", 1)), [says("hand", "q", "player")], each=True),
    ]
    answer = ruling(book(rules, vocabulary(facts=facts)), {"owed": 100}, {4: {"paid": 25}, 5: {"paid": 100}})
    assert answer.status is Status.RULED
    assert said(answer) == {("seat 4", "hand"): "p", ("seat 5", "hand"): "q"}
