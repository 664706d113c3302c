"""Exceptions before what they set aside, and which outcomes cannot stand together."""

from __future__ import annotations

from itertools import permutations

import pytest

from adjudicator.engine.condition import TRUE
from adjudicator.rulebook.model import Choice, Phrase, Rule
from adjudicator.ruling.precedence import Clashes, precedence
from adjudicator.vocabulary.model import TABLE, Pattern
from tests.ruling.build import rule, says, slot, vocabulary

RULES = (
    rule("1.a", TRUE, [says("deal", "p")]),
    rule("2.b", TRUE, [says("deal", "q")], exception_to=["1.a", "9.gone"]),
    rule("3.c", TRUE, [says("deal", "r")], instead_of=["2.b"]),
    rule("4.d", TRUE, [says("deal", "p")], exception_to=["1.a"], instead_of=["3.c"]),
)


@pytest.mark.parametrize("rules", list(permutations(RULES)), ids=lambda rules: "".join(one.name[-1] for one in rules))
def test_an_exception_comes_before_what_it_sets_aside_in_whatever_order_they_are_written(rules: tuple[Rule, ...]) -> None:
    found = precedence(rules)
    names = [one.name[-1] for one in rules]
    assert sorted(found.order) == [0, 1, 2, 3]
    assert [names[index] for index in found.order] == ["d", "c", "b", "a"]
    assert {names[i]: [names[j] for j in targets] for i, targets in found.slotwise.items()} == {"b": ["a"], "d": ["a"]}
    assert {names[i]: [names[j] for j in targets] for i, targets in found.whole.items()} == {"c": ["b"], "d": ["c"]}


WORDS = vocabulary()
ROLES = {one: slot(one, ("p", "q"), of_role=True) for one in ("hand", "chips")}
CLASHES = Clashes(
    type(WORDS)(
        WORDS.facts, WORDS.incidents, WORDS.roles, WORDS.parties, WORDS.terms, WORDS.phases, {**WORDS.slots, **ROLES},
        ((Pattern("hand", frozenset("p")), Pattern("chips", None)), (Pattern("hand", frozenset("q")), Pattern("deal", frozenset("pq")))), (),
    )
)  # fmt: skip
P, Q, R = Phrase("p"), Phrase("q"), Phrase("r")


@pytest.mark.parametrize(
    ("first", "second", "clash"),
    [
        (("player", "hand", P), ("player", "chips", Q), True),
        (("player", "hand", P), ("offender", "chips", Q), False),
        (("player", "hand", Q), ("player", "chips", Q), False),
        (("player", "hand", P), ("player", "chips", Choice((P, Q), (), "td", {})), True),
        (("player", "hand", Choice((P, Q), (), "td", {})), ("player", "chips", P), False),
        (("player", "hand", Q), (TABLE, "deal", P), True),
        (("player", "hand", Q), (TABLE, "deal", R), False),
        (("player", "hand", P), (TABLE, "deal", P), False),
        (("player", "hand", P), (TABLE, "board", P), False),
    ],
)
def test_outcomes_that_cannot_stand_together_and_those_of_two_people_that_can(
    first: tuple[str, str, Phrase | Choice], second: tuple[str, str, Phrase | Choice], clash: bool
) -> None:
    assert CLASHES.clash(*first, *second) is clash
    assert CLASHES.clash(*second, *first) is clash


def test_slots_that_may_clash() -> None:
    assert set(CLASHES.slots_against("hand")) == {"chips", "deal"}
    assert set(CLASHES.slots_against("chips")) == {"hand"}
    assert not set(CLASHES.slots_against("board"))
    assert CLASHES
