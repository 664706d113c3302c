"""The order of steps and the outcome that is said first."""

from __future__ import annotations

from dataclasses import replace

import pytest

from adjudicator.rulebook.model import Content, Phrase, Steps
from adjudicator.ruling.model import Answer, Settled, Status
from adjudicator.ruling.steps import headline_of, in_order, steps_of
from adjudicator.text.outcomes import Words
from adjudicator.vocabulary.model import TABLE, Ask, Vocabulary
from tests.ruling.build import at_least, choose, slot, vocabulary

SLOTS = {"deal": "stop", "hand": "hands", "bets": "bets", "board": "board", "after": "after"}


def words_of(asks: tuple[Ask, ...] = ()) -> Vocabulary:
    slots = {name: replace(slot(name, ("p", "q"), of_role=name == "hand"), phase=phase) for name, phase in SLOTS.items()}
    return replace(vocabulary(asks), phases=tuple(SLOTS.values()), slots=slots)


def settled(slot_name: str, content: Content | str = "p", who: str = TABLE, status: Status = Status.RULED) -> Settled:
    return Settled(who, slot_name, Phrase(content) if isinstance(content, str) else content, status, ("h/1.a",), ("h/1",))


def answer(*found: Settled) -> Answer:
    return Answer(Status.RULED, found, (), (), (), ())


def test_phases_come_before_slots_and_slots_that_nobody_knows_last() -> None:
    told = [settled("unheard"), settled("after"), settled("board"), settled("hand", who="offender"), settled("deal"), settled("bets")]
    assert [one.slot for one in in_order(told, words_of())] == ["deal", "hand", "bets", "board", "after", "unheard"]


def test_the_same_phase_keeps_the_order_of_slots_then_of_what_was_given() -> None:
    words = words_of()
    words = replace(words, slots={name: replace(one, phase="stop") for name, one in words.slots.items()})
    told = [settled("bets", "q"), settled("deal", "q"), settled("bets", "p"), settled("deal", "p")]
    shown = [(one.slot, one.content.word) for one in in_order(told, words) if isinstance(one.content, Phrase)]
    assert shown == [("deal", "q"), ("deal", "p"), ("bets", "q"), ("bets", "p")]


def test_only_what_is_ruled_whatever_is_missing_is_a_step() -> None:
    words = Words(words_of(), "en", {})
    hanging = replace(settled("bets", "q"), when=at_least("n", 2))
    left = settled("board", choose("board", "p", "q").content, status=Status.DISCRETION)
    assert steps_of([left, hanging, settled("after"), settled("deal"), settled("hand", "q", "offender")], words) == [
        "deal is p",
        "hand is q",
        "after is p",
    ]


def test_a_step_is_said_once_but_a_procedure_may_repeat_itself() -> None:
    words = Words(words_of(), "en", {})
    assert steps_of([settled("deal"), settled("deal")], words) == ["deal is p"]
    twice = Steps((Phrase("p"), Phrase("q"), Phrase("p")))
    assert steps_of([settled("deal", twice), settled("deal")], words) == ["deal is p", "deal is q", "deal is p"]


ASKS = (Ask(((TABLE, "board"), ("offender", "hand"))), Ask(((TABLE, "deal"),)))


@pytest.mark.parametrize(
    ("found", "first"),
    [
        ([settled("deal"), settled("board")], "board"),
        ([settled("deal"), settled("hand", who="offender")], "hand"),
        ([settled("deal"), settled("hand", who="seat 3")], "hand"),
        ([settled("deal"), settled("hand", who="witness")], "deal"),
        ([settled("deal"), settled("board", status=Status.DISCRETION)], "deal"),
        ([settled("deal"), replace(settled("board"), when=at_least("n", 2))], "deal"),
        ([settled("after"), settled("bets")], "bets"),
    ],
)
def test_the_headline_is_what_was_asked_first_else_what_comes_first(found: list[Settled], first: str) -> None:
    headline = headline_of(answer(*found), ("event",), words_of(ASKS))
    assert headline is not None
    assert headline.slot == first


def test_without_anything_ruled_there_is_no_headline() -> None:
    assert headline_of(answer(settled("deal", status=Status.DISCRETION)), ("event",), words_of(ASKS)) is None
    assert headline_of(answer(), (), words_of()) is None
    found = headline_of(answer(settled("bets"), settled("deal")), ("unheard",), words_of(ASKS))
    assert found is not None
    assert found.slot == "deal"


def test_a_seat_does_not_answer_what_is_asked_of_the_table() -> None:
    found = headline_of(answer(settled("deal"), settled("board", who="seat 2")), ("event",), words_of((Ask(((TABLE, "board"),)),)))
    assert found is not None
    assert found.slot == "deal"
