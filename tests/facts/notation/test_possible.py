"""Hands that cannot have happened are refused with their place; what only breaks a rule is not."""

from __future__ import annotations

import pytest
from hypothesis import given

from adjudicator.facts.notation.printer import telling_text
from adjudicator.facts.notation.resolve import hand_of
from adjudicator.facts.notation.telling import Telling
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import LANGS
from tests.facts.notation.strategies import tellings

REFUSED = [
    (
        "blinds 25/50; stacks UTG 100; UTG chips 100+100+25 silent",
        "--hand:1:31: `UTG` puts in 225 and has 100: put less, tell an all-in, or leave out the stack",
    ),
    (
        "blinds 25/50; stacks BB 100; UTG raises 80; BB chips 75 silent",
        "--hand:1:45: `BB` puts in 75 and has 50: put less, tell an all-in, or leave out the stack",
    ),
    (
        "stacks CO 300; blinds 25/50; UTG raise 150; CO raise 400",
        "--hand:1:45: `CO` puts in 400 and has 300: put less, tell an all-in, or leave out the stack",
    ),
    ("stacks UTG 100; blinds 25/50; UTG raise by 60", "--hand:1:31: `UTG` puts in 110 and has 100: put less, tell an all-in, or leave out the stack"),
    (
        "stacks CO 300; blinds 25/50; UTG raise 150; CO says raise 1000",
        "--hand:1:45: `CO` announces 1000 more and has 300: more than that is an all-in, tell it as one (`says all in`), or leave out the stack",
    ),
    ("blinds 25/50; UTG all in 100; CO calls; UTG chips 100+25 silent", "--hand:1:41: `UTG` is all-in already, and has nothing left to act with"),
    ("stacks UTG 100; blinds 25/50; UTG all in; CO folds; UTG folds", "--hand:1:53: `UTG` is all-in already, and has nothing left to act with"),
    (
        "blinds 25/50; UTG mucks; UTG chips 100 silent",
        "--hand:1:26: `UTG` has folded already: where that fold is to be judged, tell it in words (`says fold`) or with `in question`",
    ),
    ("stacks CO 200; blinds 25/50; UTG raise 150; CO chips 100+100 silent chips behind", "--hand:1:45: `CO` had 200 and put in 200: 0 are left"),
    ("stacks CO 300; blinds 25/50; UTG raise 150; CO chips 100+100 silent last chips", "--hand:1:45: `CO` had 300 and put in 200: 100 are left"),
    ("stacks CO 300; blinds 25/50; UTG raise 150; CO raise 250 keeps 75", "--hand:1:45: `CO` had 300 and put in 250: 50 are left, not 75"),
    ("stacks UTG 100, UTG 300; blinds 25/50; UTG folds", "--hand:1:1: the stack of `UTG` was told already"),
    ("blinds 25/50; stacks seat 3 100; stacks seat 3 100; seat 3 folds", "--hand:1:34: the stack of `seat 3` was told already"),
    ("blinds 25/50; flop Ah Ah Kd; seat 1 bets 100", "--hand:1:15: the card `Ah` was told already"),
    ("blinds 25/50; flop Ah 2c Kd; turn 2c", "--hand:1:30: the card `2c` was told already"),
    (
        "blinds 25/50; UTG raises 100 in question; CO calls in question",
        "--hand:1:43: one action is in question, and that at --hand:1:15 is already: leave out one",
    ),
]


@pytest.mark.parametrize(("text", "line"), REFUSED, ids=[text for text, _ in REFUSED])
def test_refused(text: str, line: str) -> None:
    with pytest.raises(InvalidInputError) as caught:
        hand_of(text)
    assert [one.line("en") for one in caught.value.diagnostics] == [line]
    assert all(one.line("fr") != line for one in caught.value.diagnostics)


@pytest.mark.parametrize(
    "text",
    [
        "stacks CO 300; blinds 25/50; UTG raise 150; CO all in",
        "stacks CO 300; blinds 25/50; UTG raise 150; CO says all in",
        "stacks CO 300; blinds 25/50; UTG raise 400; CO calls",
        "stacks CO 300; blinds 25/50; UTG raise 150; CO puts 300 last chips",
        "stacks CO 300; blinds 25/50; UTG raise 150; CO puts 200 chips behind",
        "stacks CO 300; blinds 25/50; UTG raise 150; CO raise 250 keeps 50",
        "stacks BB 100; blinds 25/50; UTG raises 100; BB puts 50 last chips",
        "stacks UTG 500; blinds 25/50; UTG raises 200; BB calls; flop; BB checks; UTG bets 300",
        "stacks UTG 500; blinds 25/50; UTG raises 200; BB calls; flop; stacks UTG 900; BB checks; UTG bets 800",
        "blinds 25/50; UTG all in 100; CO calls; flop; UTG shows; UTG mucks",
        "blinds 25/50; UTG mucks in question; CO calls",
        "blinds 25/50; UTG says fold; CO calls; UTG chips 100 silent",
        "blinds 25/50; stacks UTG 300; UTG says 'five'",
        "blinds 25/50; flop Ah Kd; seat 1 bets 100",
        "blinds 25/50; flop Ah Kd Qs Js; seat 1 bets 100",
    ],
)
def test_what_may_have_happened_is_a_hand(text: str) -> None:
    assert hand_of(text).events


@given(tellings)
def test_what_is_refused_in_one_language_is_in_the_other(telling: Telling) -> None:
    found: list[list[str]] = []
    for lang in LANGS:
        try:
            hand_of(telling_text(telling, lang))
            found.append([])
        except InvalidInputError as error:
            found.append([one.message for one in error.diagnostics])
    assert found[0] == found[1]
