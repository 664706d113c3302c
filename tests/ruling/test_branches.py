"""Branches against brute force: every possible combination of the missing facts falls under exactly one branch, the one that says what comes out."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Compare, Linear, negate
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.rulebook.model import Phrase, Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.branches import Branched, branch, key_of
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.gate import enter
from adjudicator.ruling.model import Ruling, Status
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.vocabulary.model import Impossible
from tests.ruling.build import FACTS, at_least, book, fact, is_, more, rule, rulebooks, says, text, vocabulary, yes_when

ALL: Mapping[str, list[Value]] = {"a": [True, False], "b": [True, False], "w": ["x", "y", "z"], "n": [0, 1, 2, 3, 4, 5, 6], "m": [0, 1, 2, 3, 4]}


@st.composite
def cases(draw: st.DrawFn) -> tuple[Rulebook, dict[str, Value]]:
    facts = {name: draw(st.sampled_from(values[:5])) for name, values in ALL.items() if draw(st.booleans())}
    if "n" in facts and "m" in facts:
        facts["m"] = min(int(facts["m"]), int(facts["n"]))  # type: ignore[arg-type]  # both are counts
    return draw(rulebooks()), facts


@st.composite
def cases_with_none(draw: st.DrawFn) -> tuple[Rulebook, dict[str, Value]]:
    """The same where there may be no number and no word, with a rule that asks whether there is."""
    rulebook, facts = draw(cases())
    words = rulebook.vocabulary
    asks = is_(draw(st.sampled_from("nw")), NONE)
    extra = rule("9.r", negate(asks) if draw(st.booleans()) else asks, [says("deal", "q")])
    nullable = {**words.facts, **{name: replace(words.facts[name], allows_none=True) for name in "wn"}}
    return replace(rulebook, rules=(*rulebook.rules, extra), vocabulary=replace(words, facts=nullable)), facts


def combinations(given_: Mapping[str, Value], *, none: bool = False) -> Iterator[dict[str, Value]]:
    names = [name for name in ALL if name not in given_]
    for values in product(*([*ALL[name], NONE] if none and name in "wn" else ALL[name] for name in names)):
        facts = {**given_, **dict(zip(names, values, strict=True))}
        if facts["n"] is NONE or int(facts["m"]) <= int(facts["n"]):  # type: ignore[arg-type]  # both are counts
            yield facts


def everything_known(judge: Adjudicator, facts: Mapping[str, Value]) -> dict[str, Value]:
    """The facts with all that is computed or defined from them."""
    plan, matching = judge.plan(("event",))
    entered = enter(plan, Event(("event",), facts), matching).facts
    return {**entered, **matching.derived(entered)}


def branched(judge: Adjudicator, facts: Mapping[str, Value]) -> Branched:
    event = Event(("event",), facts)
    plan, matching = judge.plan(event.incident)
    return branch(plan, matching, enter(plan, event, matching), event)


@given(cases())
@settings(max_examples=150, deadline=None)
def test_every_combination_falls_under_the_one_branch_that_says_what_comes_out(case: tuple[Rulebook, dict[str, Value]]) -> None:
    rulebook, facts = case
    assert check_branches(rulebook, facts, combinations(facts))


@given(cases_with_none())
@settings(max_examples=150, deadline=None)
def test_so_does_none(case: tuple[Rulebook, dict[str, Value]]) -> None:
    rulebook, facts = case
    # Here a branch may be one that cannot be: that the difference of two numbers is `none` where neither is.
    check_branches(rulebook, facts, combinations(facts, none=True))


def check_branches(rulebook: Rulebook, facts: Mapping[str, Value], all_of_them: Iterator[dict[str, Value]]) -> bool:
    """Checks every combination, and tells whether each branch is that of one."""
    judge = Adjudicator(rulebook, "python")
    plan, _ = judge.plan(("event",))
    found = branched(judge, facts)
    keys = set()
    for full in all_of_them:
        complete = branched(judge, full)
        assert not complete.branches
        key = key_of(plan, complete.answer)
        keys.add(key)
        if found.branches:
            everything = everything_known(judge, full)
            true = [one for one in found.branches if evaluate(one.when, everything) is True]
            assert len(true) == 1
            assert key_of(plan, true[0].answer) == key
            assert true[0].answer.status is complete.answer.status
        else:
            assert key_of(plan, found.answer) == key
    return len(keys) == max(1, len(found.branches))


@given(cases())
@settings(max_examples=60, deadline=None)
def test_the_facts_not_missing_do_not_matter(case: tuple[Rulebook, dict[str, Value]]) -> None:
    rulebook, facts = case
    judge = Adjudicator(rulebook, "python")
    plan, _ = judge.plan(("event",))
    missing = [one.fact for one in branched(judge, facts).missing]
    seen: dict[tuple[Value, ...], object] = {}
    for full in combinations(facts):
        everything = everything_known(judge, full)
        key = key_of(plan, branched(judge, full).answer)
        assert seen.setdefault(tuple(everything[name] for name in missing), key) == key


def ruling(rulebook: Rulebook, facts: Mapping[str, Value], disputed: frozenset[str] = frozenset()) -> Ruling:
    return Adjudicator(rulebook, "python").rule(Case((Event(("event",), facts, disputed=disputed),)))


def test_an_impossible_combination_is_pruned_before_the_status_is_decided() -> None:
    words = vocabulary(presume={"n": 0})
    rulebook = book([rule("1.r", is_("d", True), [says("deal", "p")]), rule("2.r", is_("d", False), [says("deal", "q")])], words, [
        yes_when("d", at_least("m", 2))
    ])  # fmt: skip
    answer = ruling(rulebook, {})
    assert answer.status is Status.RULED
    assert [(one.fact, one.value) for one in answer.presumed] == [("n", 0)]
    assert not answer.missing


def test_what_is_impossible_in_another_incident_is_possible_here() -> None:
    elsewhere = replace(vocabulary(), impossible=(Impossible(more("m", "n"), text("m cannot be more than n"), frozenset(("another",))),))
    rulebook = book([rule("1.r", at_least("m", 2), [says("deal", "p")])], elsewhere)
    assert ruling(rulebook, {"n": 1, "m": 2}).status is Status.RULED
    here = replace(elsewhere, impossible=(replace(elsewhere.impossible[0], on=frozenset(("event",))),))
    with pytest.raises(InvalidInputError):
        ruling(replace(rulebook, vocabulary=here), {"n": 1, "m": 2})


def test_a_presumption_that_decides_within_the_branches_is_printed() -> None:
    rulebook = book([rule("1.r", All((is_("a", True), is_("b", True))), [says("deal", "p")])], vocabulary(presume={"a": True}))
    answer = ruling(rulebook, {})
    assert [one.fact for one in answer.missing] == ["b"]
    assert [(one.fact, one.value) for one in answer.presumed] == [("a", True)]


def test_a_presumption_does_not_hold_for_a_fact_said_to_be_unknown() -> None:
    rulebook = book(
        [rule("1.r", at_least("n", 2), [says("deal", "p")]), rule("2.r", is_("n", 0, 1), [says("deal", "q")])], vocabulary(presume={"n": 0})
    )
    assert ruling(rulebook, {}).status is Status.RULED
    answer = ruling(rulebook, {}, disputed=frozenset(("n",)))
    assert answer.status is Status.DEPENDS
    assert [(one.fact, one.disputed) for one in answer.missing] == [("n", True)]


def test_a_defined_fact_with_a_question_is_asked_as_a_concept() -> None:
    rulebook = book([rule("1.r", is_("d", True), [says("deal", "p")]), rule("2.r", is_("d", False), [says("deal", "q")])], vocabulary(), [
        yes_when("d", at_least("m", 2))
    ])  # fmt: skip
    answer = ruling(rulebook, {})
    assert [one.fact for one in answer.missing] == ["d"]
    assert [one.when for one in answer.branches] == [is_("d", True), is_("d", False)]


def test_a_fact_that_only_matters_under_another_is_asked_after_it() -> None:
    rules = [rule("1.r", is_("a", True), [says("deal", "p")]), rule("2.r", All((is_("a", False), is_("w", "y"))), [says("deal", "q")])]
    facts = [replace(one, only_if=is_("w", "x", "y"), otherwise=False) if one.id == "a" else one for one in FACTS]
    assert [one.fact for one in ruling(book(rules, vocabulary(facts=FACTS)), {}).missing] == ["a", "w"]
    assert [one.fact for one in ruling(book(rules, vocabulary(facts=facts)), {}).missing] == ["w", "a"]


def test_what_only_a_calculator_knows_is_asked_by_its_inputs() -> None:
    amounts = [fact(name, FactType.AMOUNT) for name in ("chips_to_exchange", "next_chip")]
    half = replace(fact("exact_half", FactType.YES_NO, question=False), calculator="colour_up")
    rulebook = book([rule("1.r", is_("exact_half", True), [says("deal", "p")])], vocabulary(facts=(*FACTS, *amounts, half)))
    assert [one.fact for one in ruling(rulebook, {"next_chip": 50}).missing] == ["chips_to_exchange"]
    assert [one.fact for one in ruling(rulebook, {}).missing] == ["chips_to_exchange", "next_chip"]
    asked = vocabulary(facts=(*FACTS, *amounts, replace(half, question=text("half?"))))
    assert [one.fact for one in ruling(replace(rulebook, vocabulary=asked), {"next_chip": 50}).missing] == ["exact_half"]


def test_what_cannot_be_is_refused_with_what_clashes() -> None:
    rulebook = book([rule("1.r", at_least("m", 2), [says("deal", "p")])], vocabulary())
    with pytest.raises(InvalidInputError) as refused:
        ruling(rulebook, {"n": 1, "m": 2})
    assert [one.text("en") for one in refused.value.diagnostics] == ["impossible: m cannot be more than n (told: m=2, n=1)"]


def test_a_conflict_stays_one_when_an_unknown_fact_only_changes_which_rules_are_behind_it() -> None:
    rulebook = book(
        [
            rule("1.r", is_("b", True), [says("deal", "r")]),
            rule("2.r", is_("b", True), [says("board", "p")]),
            rule("3.r", is_("a", True), [says("board", "p")]),
        ],
        vocabulary(),
    )
    answer = ruling(rulebook, {"b": True})
    assert answer.status is Status.CONFLICT
    assert [[(side.slot, side.cites) for side in one.sides] for one in answer.answer.conflicts] == [[("deal", ("1",)), ("board", ("2",))]]


def test_a_comparison_of_an_open_amount_that_may_be_none_is_decided_by_none() -> None:
    said = replace(fact("said", FactType.AMOUNT), allows_none=True)
    words = vocabulary(facts=[*FACTS, said, fact("level", FactType.AMOUNT)])
    rulebook = book([rule("1.r", more("said", "level"), [says("deal", "p")]), rule("2.r", negate(more("said", "level")), [says("deal", "q")])], words)
    answer = ruling(rulebook, {"level": 500})
    assert [(one.when, one.answer.settled[0].content) for one in answer.branches] == [
        (at_least("said", 501), Phrase("p")),
        (Any((at_most("said", 500), is_("said", NONE))), Phrase("q")),
    ]


def at_most(name: str, number: int) -> Compare:
    return Compare(Linear(((name, -1),), number), False, name, f"at most {number}")
