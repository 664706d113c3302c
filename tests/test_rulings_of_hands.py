"""Rulings of hands: chips times a constant scale the amounts and nothing else; seats moved round the table move the seats and nothing else."""

from __future__ import annotations

from functools import cache

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.facts.betting.hand import Action, Hand
from adjudicator.facts.notation.resolve import hand_of
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.model import Ruling

HANDS = {
    "chips_put": "blinds {50}/{100}; flop; seat 1 bets {300}; seat 2 chips {200}+{100}+{50} silent",
    "declared": "blinds {50}/{100}; flop; seat 1 bets {300}; seat 2 says raise {400}",
    "out_of_turn": "blinds {50}/{100}; flop; seat 1 bets {300}; seat 2 folds; seat 4 raises {800} out of turn; seat 3 calls",
    "short_all_in": "blinds {50}/{100}; flop; seat 1 bets {200}; seat 2 all in {300}; seat 3 folds; seat 4 calls",
}
PLAYERS = 6


def told(text: str, scale: int = 1, turn: int = 0) -> Hand:
    """The hand with its amounts times `scale` and its seats moved `turn` places round a table of PLAYERS."""
    for amount in (50, 100, 200, 300, 400, 800):
        text = text.replace(f"{{{amount}}}", str(amount * scale))
    for seat in range(PLAYERS, 0, -1):
        text = text.replace(f"seat {seat} ", f"seat #{(seat - 1 + turn) % PLAYERS + 1} ")
    return hand_of(f"{PLAYERS} players; " + text.replace("#", ""))


@cache
def judge(house: str) -> Adjudicator:
    return Adjudicator(load_house(house), "python")


def ruled(house: str, incident: str, hand: Hand) -> Ruling:
    return judge(house).rule(Case((Event((incident,), {}, hand=hand),)))


def said(ruling: Ruling, scale: int = 1, turn: int = 0) -> object:
    """What comes out, amounts divided by `scale` and seats moved back."""
    answers = [ruling.answer, *(branch.answer for branch in ruling.branches)]
    return (
        ruling.status,
        [one.fact for one in ruling.missing],
        [
            {
                (
                    _moved(one.who, turn),
                    one.slot,
                    one.status,
                    one.rules,
                    tuple(sorted((k, v // scale if isinstance(v, int) else v) for k, v in one.figures.items())),
                )
                for one in answer.settled
            }
            for answer in answers
        ],
    )


def _moved(who: str, turn: int) -> str:
    if not who.startswith("seat "):
        return who
    return f"seat {(int(who[5:]) - 1 - turn) % PLAYERS + 1}"


@given(st.sampled_from(sorted(house_ids())), st.sampled_from(sorted(HANDS)), st.integers(2, 40))
@settings(max_examples=40, deadline=None)
def test_chips_times_a_constant_scale_the_amounts_and_nothing_else(house: str, incident: str, scale: int) -> None:
    plain = ruled(house, incident, told(HANDS[incident]))
    assert said(ruled(house, incident, told(HANDS[incident], scale)), scale) == said(plain)


@given(st.sampled_from(sorted(house_ids())), st.sampled_from(sorted(HANDS)), st.integers(1, PLAYERS - 1))
@settings(max_examples=40, deadline=None)
def test_seats_moved_round_the_table_move_the_seats_and_nothing_else(house: str, incident: str, turn: int) -> None:
    plain = ruled(house, incident, told(HANDS[incident]))
    assert said(ruled(house, incident, told(HANDS[incident], 1, turn)), turn=turn) == said(plain)


def test_the_hands_are_what_they_seem() -> None:
    moved = told(HANDS["chips_put"], 2, 3)
    first, second = (event for event in moved.events if isinstance(event, Action))
    assert (first.seat, second.seat, moved.stakes.big_blind) == (4, 5, 200)
