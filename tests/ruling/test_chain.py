"""Chains: the ways on from one event cover all that may have happened, and the next event's ruling tells them apart."""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import TRUE, All, Condition, negate
from adjudicator.engine.expression import Number, Ref
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.facts.betting.steps import Ruled
from adjudicator.rulebook.model import Choice, Phrase, SlotContent
from adjudicator.ruling.chain import START, World, combined, ways_on
from adjudicator.ruling.figures import Figures
from adjudicator.ruling.model import Answer, Branch, Conflict, Missing, Ruling, Settled, Status, Unanswered
from adjudicator.vocabulary.model import TABLE, Argument, Slot, SlotValue
from tests.ruling.build import book, is_, text, vocabulary

WORDS = vocabulary()
ACTIONS = {
    "folded": SlotValue("folded", text("it is a fold"), acts="fold"),
    "bet": SlotValue("bet", text("it is a bet"), arguments={"to": Argument("amount", ())}, acts="bet"),
    "named": SlotValue("named", text("it is that"), arguments={"action": Argument("term", ("call", "check"))}, acts="action"),
    "warned": SlotValue("warned", text("he is warned")),
}
ACTION = Slot("action", text("action"), "stop", "word", of_role=True, many=False, values=ACTIONS)
BOOK = book((), replace(WORDS, slots={**WORDS.slots, "action": ACTION}))
FOLD, WARNED, BET = Phrase("folded"), Phrase("warned"), Phrase("bet", (("to", Ref("n")),))
A, B, C = is_("a", True), is_("b", True), is_("w", "x")


def outcome(content: SlotContent | Choice, *, status: Status = Status.RULED, figures: Figures | None = None, who: str = "player") -> Settled:
    return Settled(who, "action", content, status, ("h/1.a",), ("h/1",), (), figures or {})


def answer(*settled: Settled, status: Status = Status.RULED) -> Answer:
    return Answer(status, settled, (), (), (), tuple(cite for one in settled for cite in one.cites))


def ruling(said: Answer, *branches: Branch, missing: tuple[Missing, ...] = ()) -> Ruling:
    status = Status.DEPENDS if branches else said.status
    return Ruling("h", "1", ("event",), status, said, branches, missing, (), (), (), (), (), ())


def ruled_of(*settled: Settled) -> list[tuple[tuple[int, Ruled], ...]]:
    return [one.ruled for one in ways_on(START, ruling(answer(*settled)), 4, BOOK)]


def test_what_an_action_was_ruled_to_be() -> None:
    assert ruled_of(outcome(FOLD)) == [((4, Ruled("fold")),)]
    assert ruled_of(outcome(BET, figures={"to": 300})) == [((4, Ruled("bet", 300)),)]
    assert ruled_of(outcome(BET, figures={"to": None})) == [((4, Ruled("bet")),)]
    assert ruled_of(outcome(Phrase("named", (("action", "call"),)))) == [((4, Ruled("call")),)]
    assert ruled_of(outcome(WARNED), outcome(FOLD)) == [((4, Ruled("fold")),)]


def test_what_makes_nothing_of_the_action_leaves_the_hand_as_it_was() -> None:
    for one in (outcome(WARNED), outcome(FOLD, who=TABLE), outcome(FOLD, status=Status.CONFLICT), replace(outcome(FOLD), when=A)):
        assert ruled_of(one) == [()]
    assert ways_on(START, ruling(answer(outcome(FOLD))), None, BOOK) == [START]


def test_what_was_ruled_before_stays() -> None:
    before = World(A, (outcome(WARNED),), ((2, Ruled("check")),))
    assert ways_on(before, ruling(answer(outcome(FOLD))), 4, BOOK) == [replace(before, ruled=((2, Ruled("check")), (4, Ruled("fold"))))]
    assert ways_on(before, ruling(answer(outcome(WARNED))), 4, BOOK) == [before]


def test_each_option_of_a_choice_is_a_way_on() -> None:
    choice = Choice((WARNED, BET, FOLD, Phrase("bet", (("to", Number(5)),))), (), "td", {})
    ways = ways_on(START, ruling(answer(outcome(choice, status=Status.DISCRETION, figures={"1.to": 300, "3.to": 5}))), 4, BOOK)
    assert [one.ruled for one in ways] == [(), ((4, Ruled("bet", 300)),), ((4, Ruled("fold")),), ((4, Ruled("bet", 5)),)]
    assert [[(one.content, one.status, one.figures) for one in way.assumed] for way in ways] == [
        [(WARNED, Status.RULED, {})],
        [(BET, Status.RULED, {"to": 300})],
        [(FOLD, Status.RULED, {})],
        [(choice.options[3], Status.RULED, {"to": 5})],
    ]


def test_options_that_leave_the_hand_the_same_are_all_kept_beside_one_that_does_not() -> None:
    other = Phrase("warned", (("again", "yes"),))
    ways = ways_on(START, ruling(answer(outcome(Choice((WARNED, FOLD, other), (), "td", {}), status=Status.DISCRETION))), 4, BOOK)
    assert [[one.content for one in way.assumed] for way in ways] == [[WARNED], [FOLD], [other]]


CELLS = [All((x, y, z)) for x, y, z in product((A, negate(A)), (B, negate(B)), (C, negate(C)))]
POINTS: list[dict[str, Value]] = [{"a": a, "b": b, "w": w} for a, b, w in product((True, False), (True, False), "xy")]
OUTCOMES = (outcome(FOLD), outcome(BET, figures={"to": 300}), outcome(WARNED))


@given(st.lists(st.sampled_from(OUTCOMES), min_size=8, max_size=8), st.sampled_from([TRUE, A, negate(B)]))
def test_every_case_of_the_world_falls_under_the_way_with_what_was_ruled_there(settled: list[Settled], when: Condition) -> None:
    world = World(when)
    branches = [Branch(cell, answer(one)) for cell, one in zip(CELLS, settled, strict=True)]
    ways = ways_on(world, ruling(answer(status=Status.DEPENDS), *branches), 4, BOOK)
    for point in POINTS:
        there = [way for way in ways if evaluate(way.when, point)]
        if evaluate(when, point):
            (branch,) = (branch for branch in branches if evaluate(branch.when, point))
            assert [way.ruled for way in there] == [way.ruled for way in ways_on(world, ruling(branch.answer), 4, BOOK)]
        else:
            assert not there


@given(st.lists(st.lists(st.sampled_from(OUTCOMES), min_size=2, max_size=2), min_size=2, max_size=2))
def test_the_ruling_over_several_worlds_says_in_each_what_it_says_there(settled: list[list[Settled]]) -> None:
    worlds = (World(A), World(negate(A)))
    rulings = [ruling(answer(status=Status.DEPENDS), Branch(B, answer(one)), Branch(negate(B), answer(other))) for one, other in settled]
    together = combined(list(zip(worlds, rulings, strict=True)))
    for point in POINTS:
        inner = rulings[0 if point["a"] else 1]
        expected = [branch.answer.settled for branch in inner.branches if evaluate(branch.when, point)]
        assert [branch.answer.settled for branch in together.branches if evaluate(branch.when, point)] == expected


def test_over_several_worlds_only_what_all_say_is_certain() -> None:
    warned, fold, clash = outcome(WARNED, who="td"), outcome(FOLD), replace(outcome(WARNED, status=Status.CONFLICT), cites=("h/2",))
    asked, lacking = Unanswered((("player", "action"),), "no_article"), Missing("b", (), (), disputed=False)
    conflict, other = Conflict((clash, fold)), Conflict((clash, warned))
    first = replace(answer(warned, fold), conflicts=(conflict, other), unanswered=(asked,))
    second = replace(answer(warned), conflicts=(conflict,), unanswered=(asked, replace(asked, reason="no_consequence")))
    one, two = ruling(first, missing=(lacking,)), ruling(second, missing=(lacking, replace(lacking, fact="w")))
    together = combined([(World(A, (fold,)), one), (World(negate(A)), two)])
    assert together.status is together.answer.status is Status.DEPENDS
    assert together.answer == Answer(Status.DEPENDS, (warned,), (conflict,), (), (asked,), ("h/1",))
    assert [(branch.when, branch.answer, branch.assumed) for branch in together.branches] == [(A, first, (fold,)), (negate(A), second, ())]
    assert [one.fact for one in together.missing] == ["b", "w"]
    held = combined([(World(A), ruling(answer(clash, fold))), (World(negate(A)), ruling(answer(clash)))])
    assert held.status is held.answer.status is Status.CONFLICT
    assert held.answer.cites == ("h/2",)


def test_worlds_in_which_the_same_is_ruled_need_no_branches() -> None:
    one = ruling(answer(outcome(FOLD)))
    assert combined([(World(A), one), (World(negate(A)), one)]) == one
    silent, too_many = ruling(answer(status=Status.SILENT)), ruling(answer(status=Status.DEPENDS))
    assert len(combined([(World(A), silent), (World(negate(A)), too_many)]).branches) == 2
