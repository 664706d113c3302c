"""The interview without a terminal: it ends, each answer leads into a branch of what was said before, and going back undoes exactly."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import FactType, Value
from adjudicator.interview.state import DISPUTED, UNKNOWN, Interview, Question, Reply, answered, back, begin, with_presumptions
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Status
from adjudicator.source.diagnostics import InvalidInputError

JUDGES = {house: Adjudicator(load_house(house), "python") for house in house_ids()}
NUMBERS = (0, 1, 2, 3, 100, 150, 300)
MOST = 40
"""No interview is so long; one that does not end is found here."""


def replies(question: Question) -> st.SearchStrategy[Reply]:
    own: tuple[Value, ...] = question.values
    if not own:
        own = NUMBERS if question.fact.type in (FactType.COUNT, FactType.AMOUNT) else (1, 2) if question.fact.type is FactType.SEAT else ()
    return st.sampled_from([*own, UNKNOWN, DISPUTED])


def start(house: str, data: st.DataObject) -> Interview:
    judge = JUDGES[house]
    incident = data.draw(st.sampled_from(sorted(judge.rulebook.vocabulary.incidents)))
    return begin(judge, Case((Event((incident,)),)))


@pytest.mark.parametrize("house", house_ids())
@given(data=st.data())
@settings(max_examples=25, deadline=None)
def test_it_ends_narrows_and_goes_back(house: str, data: st.DataObject) -> None:
    now = start(house, data)
    for _ in range(MOST):
        question = now.question
        if question is None:
            break
        assert question.name not in {name for _, name, _ in now.given}, "a question is asked once"
        reply = data.draw(replies(question))
        try:
            further = answered(now, question, reply)
        except InvalidInputError:
            assert reply not in question.values, "what is offered can be"
            further = answered(now, question, UNKNOWN)
        assert back(further) == now
        if reply in question.values and now.ruling.status is Status.DEPENDS and further.ruling.status is not Status.DEPENDS:
            open_ones = [one for one in now.ruling.branches if evaluate(one.when, {question.name: reply}) is not False]
            assert further.ruling.status in {one.answer.status for one in open_ones}, "the answer leads into one of the branches"
        now = further
    assert now.question is None


def test_a_premature_flop_takes_one_question() -> None:
    now = begin(JUDGES["parc"], Case((Event(("premature_board",), {"street": "flop"}),)))
    question = now.question
    assert question is not None
    assert (question.name, question.values, question.fact.ask) == ("burn_identifiable", (True, False), "dealer")
    assert answered(now, question, True).question is None


def test_what_nobody_knows_is_not_asked_again() -> None:
    now = begin(JUDGES["parc"], Case((Event(("premature_board",), {"street": "flop"}),)))
    assert now.question is not None
    for reply in (UNKNOWN, DISPUTED):
        further = answered(now, now.question, reply)
        assert further.question is None
        assert further.ruling.status is Status.DEPENDS
    told = Case((Event(("premature_board",), {"street": "flop"}, unknown=frozenset(("burn_identifiable",))),))
    assert begin(JUDGES["parc"], told).question is None


def test_there_is_nothing_before_the_first_question() -> None:
    now = begin(JUDGES["parc"], Case((Event(("premature_board",), {"street": "flop"}),)))
    assert back(now) is now


def test_what_is_taken_for_granted_is_asked_on_request_only() -> None:
    now = begin(JUDGES["parc"], Case((Event(("premature_board",), {"street": "flop", "burn_identifiable": True}),)))
    assert now.question is None
    asked = with_presumptions(now)
    question = asked.question
    assert question is not None
    assert (question.name, question.presumed) == ("actions_before_notice", 0)
    assert back(asked) == now
    told = answered(asked, question, 0)
    assert (told.question, told.ruling.status) == (None, Status.RULED)
    assert answered(asked, question, UNKNOWN).ruling.status is Status.DEPENDS
