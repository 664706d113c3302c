"""The dead button: every table up to seven seats is played out, whoever busts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown

DEAD_BUTTON = CALCULATORS["dead_button"]


def positions(**facts: Value) -> dict[str, Value | tuple[str, ...]]:
    """The outputs, each its value or the tuple of what is missing."""
    computed = DEAD_BUTTON.run(facts)
    assert tuple(sorted(computed)) == tuple(sorted(DEAD_BUTTON.outputs))
    return {name: result.value if isinstance(result, Known) else result.missing for name, result in computed.items()}


def short(**facts: Value) -> tuple[object, ...]:
    """(button, small blind, big blind, dealer, first card)."""
    found = positions(**facts)
    return tuple(found[name] for name in ("next_button", "next_small_blind", "next_big_blind", "dealer_seat", "first_card_seat"))


def test_nobody_out() -> None:
    assert short(seats=(1, 2, 3, 4, 5, 6), last_button=1, last_small_blind=2, last_big_blind=3) == (2, 3, 4, 2, 3)


def test_the_big_blind_is_out_so_nobody_posts_the_small_blind() -> None:
    assert short(seats=(1, 2, 4, 5, 6), last_button=1, last_small_blind=2, last_big_blind=3) == (2, NONE, 4, 2, 4)


def test_after_a_dead_small_blind_the_button_is_dead() -> None:
    assert short(seats=(1, 2, 4, 5, 6), last_button=2, last_small_blind=NONE, last_big_blind=4) == (3, 4, 5, 2, 4)


def test_the_small_blind_is_out_so_the_button_is_on_an_empty_seat() -> None:
    assert short(seats=(1, 3, 4, 5, 6), last_button=1, last_small_blind=2, last_big_blind=3) == (2, 3, 4, 1, 3)


def test_both_blinds_are_out() -> None:
    assert short(seats=(1, 4, 5, 6), last_button=1, last_small_blind=2, last_big_blind=3) == (2, NONE, 4, 1, 4)


@pytest.mark.parametrize(
    ("left", "expected"),
    [
        pytest.param((2, 3), (3, 3, 2, 3, 2), id="the button is out: the last big blind gets the button, the last small blind the big blind"),
        pytest.param((1, 3), (3, 3, 1, 3, 1), id="the small blind is out: the last big blind gets the button, the last button the big blind"),
        pytest.param((1, 2), (2, 2, 1, 2, 1), id="the big blind is out: the last button is due, the last small blind gets the button"),
    ],
)
def test_three_players_become_two(left: tuple[int, ...], expected: tuple[int, ...]) -> None:
    assert short(seats=left, last_button=1, last_small_blind=2, last_big_blind=3) == expected


def test_heads_up_the_blinds_alternate() -> None:
    assert short(seats=(2, 5), last_button=2, last_small_blind=2, last_big_blind=5) == (5, 5, 2, 5, 2)


def test_two_players_become_three_with_the_newcomer_behind_the_big_blind() -> None:
    assert short(seats=(1, 4, 6), last_button=1, last_small_blind=1, last_big_blind=4) == (1, 4, 6, 1, 4)


def test_two_players_become_three_with_the_newcomer_between_the_blinds() -> None:
    assert short(seats=(1, 3, 4), last_button=1, last_small_blind=1, last_big_blind=4) == (3, 4, 1, 3, 4)


def test_newcomers_between_the_blinds_do_not_put_the_button_behind_the_big_blind() -> None:
    assert short(seats=(3, 4, 5), last_button=1, last_small_blind=2, last_big_blind=5) == (4, 5, 3, 4, 5)


Hand = tuple[int, int | None, int]
"""Button, small blind, big blind."""


def next_hand(live: tuple[int, ...], hand: Hand, size: int) -> Hand:
    button, small, big = hand
    found = positions(seats=live, last_button=button, last_small_blind=NONE if small is None else small, last_big_blind=big, table_size=size)
    new_button, new_small, new_big = found["next_button"], found["next_small_blind"], found["next_big_blind"]
    assert isinstance(new_button, int)
    assert isinstance(new_big, int)
    assert new_small is NONE or isinstance(new_small, int)
    dealer, first = found["dealer_seat"], found["first_card_seat"]
    assert dealer in live
    assert first in live
    if len(live) == 2:
        assert new_button == new_small == dealer
        assert first == new_big
        assert {new_button, new_big} == set(live)
    else:
        clockwise = [(seat - new_button) % size for seat in (new_small if isinstance(new_small, int) else new_button, new_big)]
        assert clockwise == sorted(clockwise)
        assert new_big != new_button
        assert first == (new_small if isinstance(new_small, int) else new_big)
    return new_button, None if new_small is NONE else new_small, new_big


def survivors(live: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for count in range(2, len(live) + 1):
        yield from combinations(live, count)


@pytest.mark.parametrize("size", [3, 4, 5, 6, 7])
def test_whoever_busts_nobody_posts_the_big_blind_twice_running_and_nobody_skips_it(size: int) -> None:
    """All situations reachable from any start, each followed by any set of survivors."""
    seen: set[tuple[tuple[int, ...], Hand]] = set()
    everybody = tuple(range(1, size + 1))
    starts = [live for live in survivors(everybody) if len(live) > 2]
    todo: list[tuple[tuple[int, ...], Hand]] = [(live, (live[0], live[1], live[2])) for live in starts]
    while todo:
        live, hand = todo.pop()
        if (live, hand) in seen:
            continue
        seen.add((live, hand))
        big = hand[2]
        due = sorted(live, key=lambda seat: (seat - big - 1) % size)
        for left in survivors(live):
            after = next_hand(left, hand, size)
            assert after[2] != big
            assert after[2] == next(seat for seat in due if seat in left)
            todo.append((left, after))
    assert len(seen) > size


@given(st.data())
def test_a_whole_tournament_gives_everybody_the_same_number_of_big_blinds(data: st.DataObject) -> None:
    """Over any run of hands a player still in has posted the big blind as often as any other still in, or once more or less."""
    size = data.draw(st.integers(3, 10))
    live = tuple(sorted(data.draw(st.sets(st.integers(1, size), min_size=3))))
    hand: Hand = (live[0], live[1], live[2])
    posted = [hand[2]]
    for _ in range(data.draw(st.integers(1, 25))):
        out = data.draw(st.sets(st.sampled_from(live), max_size=max(0, len(live) - 2)))
        live = tuple(seat for seat in live if seat not in out)
        hand = next_hand(live, hand, size)
        posted.append(hand[2])
    assert all(first != second for first, second in pairwise(posted))
    counts = [posted.count(seat) for seat in live]
    assert max(counts) - min(counts) <= 1


@pytest.mark.parametrize(
    ("given_facts", "expected"),
    [
        ({}, {"next_big_blind": ("seats", "last_big_blind"), "next_button": ("seats", "last_big_blind")}),
        ({"seats": (1, 2, 3)}, {"next_big_blind": ("last_big_blind",)}),
        (
            {"seats": (1, 2, 3), "last_big_blind": 3},
            {"next_big_blind": 1, "next_small_blind": 3, "next_button": ("last_small_blind",), "first_card_seat": ("last_small_blind",)},
        ),
        ({"seats": (1, 4), "last_big_blind": 3}, {"next_big_blind": 4, "next_button": 1, "next_small_blind": 1}),
        (
            {"seats": (1, 2, 4), "last_big_blind": 4, "last_small_blind": NONE},
            {"next_big_blind": 1, "next_small_blind": 4, "next_button": ("last_button",)},
        ),
        ({"seats": (1, 2, 8), "last_big_blind": 1, "last_small_blind": NONE, "last_button": 8}, {"next_button": ("table_size",)}),
        ({"seats": (1, 2, 8), "last_big_blind": 1, "last_small_blind": NONE, "last_button": 8, "table_size": 9}, {"next_button": 9}),
        (
            {"seats": (1, 3, 6, 7), "last_big_blind": 6, "last_small_blind": NONE, "last_button": 1},
            {"next_big_blind": 7, "next_small_blind": 6, "next_button": ("last_small_blind",)},
        ),
    ],
)
def test_what_is_missing_is_named_and_the_rest_is_computed(given_facts: Mapping[str, Value], expected: Mapping[str, object]) -> None:
    found = positions(**given_facts)
    assert {name: found[name] for name in expected} == expected


@pytest.mark.parametrize(
    ("given_facts", "lines"),
    [
        (
            {"seats": (1, 2, 12), "last_big_blind": 2, "table_size": 9},
            ["there is no seat `12` at a table of 9 seats"],
        ),
        ({"seats": (1, 2, 2, 3)}, ["seat `2` is named twice among the seats with chips: one player a seat"]),
        ({"seats": (4,)}, ["a next hand needs at least 2 seats with chips, there are 1"]),
        (
            {"seats": (1, 2, 3), "last_button": 2, "last_big_blind": 2},
            ["seat `2` cannot have had both the button and the big blind with more than two players"],
        ),
        ({"seats": (1, 2), "last_small_blind": 2, "last_big_blind": 2}, ["seat `2` cannot have been both the small blind and the big blind"]),
        (
            {"seats": (1, 2, 3, 4), "last_button": 1, "last_small_blind": 4, "last_big_blind": 3},
            ["the small blind in seat `4` does not stand between the button in seat `1` and the big blind in seat `3`"],
        ),
        (
            {"seats": (1, 2, 3, 4), "last_button": 1, "last_small_blind": NONE, "last_big_blind": 2, "table_size": 9},
            ["the big blind in seat `2` sits next to the button in seat `1`: no empty seat can stand for the small blind"],
        ),
        (
            {"seats": (0, 0, 10), "table_size": 9},
            [
                "there is no seat `0` at a table of 9 seats",
                "there is no seat `10` at a table of 9 seats",
                "seat `0` is named twice among the seats with chips: one player a seat",
            ],
        ),
    ],
)
def test_statements_that_clash(given_facts: Mapping[str, Value], lines: list[str]) -> None:
    with pytest.raises(ImpossibleError) as caught:
        DEAD_BUTTON.run(given_facts)
    assert [diagnostic.text("en") for diagnostic in caught.value.diagnostics] == lines
    assert all(diagnostic.text("fr") for diagnostic in caught.value.diagnostics)


def test_the_formulas_name_the_seats_in_both_languages() -> None:
    computed = DEAD_BUTTON.run({"seats": (1, 3, 4, 5), "last_button": 1, "last_small_blind": 2, "last_big_blind": 3})
    dealer = computed["dealer_seat"]
    assert isinstance(dealer, Known)
    assert dealer.formula.en == "the button is on the empty seat 2; seat 1 is the first with chips to its right"
    assert dealer.formula.fr == "le bouton est au siège 2, vide ; le siège 1 est le premier à avoir des jetons à sa droite"


@given(
    st.dictionaries(st.sampled_from([*DEAD_BUTTON.inputs, *DEAD_BUTTON.optional_inputs]), st.integers(1, 6) | st.just(NONE), max_size=5), st.data()
)
def test_any_input_gives_all_outputs_or_a_clash(facts: dict[str, Value], data: st.DataObject) -> None:
    facts["seats"] = tuple(sorted(data.draw(st.lists(st.integers(1, 6), max_size=6))))
    try:
        computed = DEAD_BUTTON.run(facts)
    except ImpossibleError:
        return
    assert set(computed) == set(DEAD_BUTTON.outputs)
    assert all(isinstance(result, (Known, Unknown)) for result in computed.values())
    assert all(result.missing for result in computed.values() if isinstance(result, Unknown))
