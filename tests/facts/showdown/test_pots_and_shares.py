"""Pots and shares: chips are conserved whatever the cards, the layers and the odd chips."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, Value
from adjudicator.facts.calculators import CALCULATORS, ImpossibleError, Known, Unknown
from adjudicator.facts.cards import Card
from adjudicator.facts.showdown.made_pots import pots_told
from adjudicator.facts.showdown.names import WAYS_TO_SHARE
from tests.facts.showdown.decks import decks, told

POTS, SHARES = CALCULATORS["pots"], CALCULATORS["shares"]
BOARD = "Th,9d,7s,2c,2d"


def known(found: object) -> Value:
    assert isinstance(found, Known)
    return found.value


def awards(facts: dict[str, Value], way: str = "award_from_button") -> dict[int, Value]:
    return {int(name.partition("@")[2]): known(found) for name, found in SHARES.run(facts).items() if name.startswith(f"{way}@")}


def test_layers() -> None:
    found = POTS.run({"contributions": "1:50,3:700,5:1500,7:2000", "live_seats": (3, 5, 7)})
    assert {name: known(one) for name, one in found.items()} == {
        "pots": "2150:3,5,7;1600:5,7",
        "number_of_pots": 2,
        "chips_returned": 500,
        "returned_to": 7,
    }


def test_pots_told_are_taken_as_they_are() -> None:
    found = POTS.run({"pots": "2150:3,5,7;1600:5,7"})
    assert {name: known(one) for name, one in found.items()} == {"number_of_pots": 2, "chips_returned": 0, "returned_to": NONE}


def test_who_shows_is_live_where_nothing_else_is_told() -> None:
    found = POTS.run({"contributions": "1:50,3:700,5:700", "cards_shown": f"{BOARD},3:Ah,3:Kh,5:Qc,5:Qd"})
    assert known(found["pots"]) == "1450:3,5"


def test_missing() -> None:
    assert POTS.run({})["pots"] == Unknown(("contributions", "live_seats"))
    assert POTS.run({"live_seats": (3, 5)})["pots"] == Unknown(("contributions",))
    assert SHARES.run({"pots": "100:3,5"})["pots_won"] == Unknown(("cards_shown",))


EQUAL = f"{BOARD},3:Qc,3:Js,5:Qh,5:Jd,7:Qs,7:Jc"


def test_odd_chips_go_from_the_left_of_the_button() -> None:
    facts: dict[str, Value] = {"cards_shown": EQUAL, "pots": "2075:3,5,7", "smallest_chip": 25, "button_seat": 5}
    assert awards(facts) == {3: 700, 5: 675, 7: 700}
    assert awards({**facts, "button_seat": 3}) == {3: 675, 5: 700, 7: 700}


def test_what_is_needed_for_odd_chips_only() -> None:
    facts: dict[str, Value] = {"cards_shown": EQUAL, "pots": "2050:3,5,7"}
    assert SHARES.run(facts)["odd_chips"] == Unknown(("smallest_chip",))
    assert SHARES.run({**facts, "smallest_chip": 25})["award_from_button"] == Unknown(("button_seat",))
    assert awards({"cards_shown": EQUAL, "contributions": "3:700,5:700,7:700", "pots": "2100:3,5,7"}) == {3: 700, 5: 700, 7: 700}


def test_stud_gives_the_odd_chip_to_the_highest_card() -> None:
    facts: dict[str, Value] = {"cards_shown": "3:Ah,3:Kd,3:9c,3:7s,3:6c,3:3d,3:2d,5:Ad,5:Kc,5:9d,5:7h,5:6h,5:3c,5:2c"}
    assert awards({**facts, "pots": "125:3,5", "smallest_chip": 25}, "award_by_card") == {3: 75, 5: 50}


def test_high_and_low() -> None:
    shown = "3d,4d,7s,8c,Kh,3:Ac,3:2h,3:Ks,3:Kd,5:Ad,5:2c,5:Qs,5:Qd,7:Kc,7:Js,7:5d,7:5c"
    facts: dict[str, Value] = {"cards_shown": shown, "pots": "2025:3,5,7", "smallest_chip": 25, "button_seat": 5}
    assert awards(facts, "award_high_low") == {3: 1525, 5: 500, 7: 0}


@pytest.mark.parametrize(
    ("each", "halves"),
    [(1000, {3: 1000, 5: 1000}), (675, None), (300, {3: 300, 5: 300}), (25, {3: 25, 5: 25})],
)
def test_halves_are_known_without_the_smallest_chip_where_any_would_do(each: int, halves: dict[int, int] | None) -> None:
    shown = "3d,4d,7s,8c,Kh,3:Kc,3:Ks,5:Ad,5:2c,7:Js,7:5d"
    dead = 0 if halves else each
    contributions = f"3:{each},5:{each}" + (f",7:{dead}" if dead else "")
    facts: dict[str, Value] = {"cards_shown": shown, "pots": f"{2 * each + dead}:3,5,7", "contributions": contributions}
    found = SHARES.run(facts)
    assert (found.get("award_high_low") == Unknown(("smallest_chip",))) is (halves is None)
    if halves is not None:
        assert awards(facts, "award_high_low") == {**halves, 7: 0}
    assert [known(found[f"halves_taken@{seat}"]) for seat in (3, 5, 7)] == [1, 1, 0]


chips = st.integers(1, 40).map(lambda count: count * 25)


@given(decks, st.lists(chips, min_size=2, max_size=6), st.lists(chips, max_size=3), st.integers(1, 9), st.sampled_from([2, 4]))
def test_chips_are_neither_made_nor_lost(deck: list[Card], live: list[int], folded: list[int], button: int, hole: int) -> None:
    put_in = dict(enumerate([*live, *folded], 1))
    hands = {seat: deck[5 + hole * seat : 5 + hole * (seat + 1)] for seat in range(1, len(live) + 1)}
    facts: dict[str, Value] = {
        "contributions": ",".join(f"{seat}:{amount}" for seat, amount in put_in.items()),
        "cards_shown": told(deck[:5], dict(hands)),
        "smallest_chip": 25,
        "button_seat": button,
    }
    made = POTS.run(facts)
    pots, returned = pots_told(known(made["pots"])), known(made["chips_returned"])
    assert pots is not None
    assert isinstance(returned, int)
    total = sum(pot.amount for pot in pots)
    assert total + returned == sum(put_in.values())
    found = SHARES.run({**facts, "pots": known(made["pots"])})
    for way in WAYS_TO_SHARE:
        if way not in found:
            given_out = [known(found[f"{way}@{seat}"]) for seat in hands]
            assert sum(one for one in given_out if isinstance(one, int)) == total, way
            assert all(isinstance(one, int) and one % 25 == 0 for one in given_out)
    from_button = [known(found[f"award_from_button@{seat}"]) for seat in hands]
    by_card = [known(found[f"award_by_card@{seat}"]) for seat in hands]
    for untold in ("smallest_chip", "button_seat"):
        fewer = {fact: value for fact, value in facts.items() if fact != untold}
        for name, without in SHARES.run({**fewer, "pots": known(made["pots"])}).items():
            assert isinstance(without, Unknown) or without.value == known(found[name]), (untold, name)
    for one, other in zip(from_button, by_card, strict=True):
        assert isinstance(one, int)
        assert isinstance(other, int)
        assert abs(one - other) <= 25 * len(pots)


@pytest.mark.parametrize(
    ("facts", "problem"),
    [
        ({"contributions": "3:100", "live_seats": (3, 5)}, "pots_nothing_put"),
        ({"cards_shown": EQUAL, "pots": "100:3,9"}, "pots_hand_hidden"),
        ({"cards_shown": EQUAL, "pots": "110:3,5", "smallest_chip": 25}, "pots_no_multiple"),
        ({"cards_shown": EQUAL, "pots": "100:3,5", "smallest_chip": 0}, "colour_up_no_chip"),
    ],
)
def test_refused(facts: dict[str, Value], problem: str) -> None:
    calculator = POTS if "contributions" in facts else SHARES
    with pytest.raises(ImpossibleError) as caught:
        calculator.run(facts)
    assert [one.message for one in caught.value.diagnostics] == [problem]
