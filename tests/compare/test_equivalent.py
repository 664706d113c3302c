"""A mutant that is said to be equivalent is never told from its rulebook, and the reason names the rules that make it so."""

from __future__ import annotations

import pytest

from adjudicator.compare.detect import Detector
from adjudicator.compare.equivalent import Proof
from adjudicator.compare.mutants import Mutant, mutants
from tests.compare.support import house, samples

STEP = 37


def _mutant(name: str, where: str, what: str) -> Mutant:
    return next(one for one in mutants(house(name)) if (one.where, one.what) == (where, what))


@pytest.mark.parametrize("name", ["parc", "grasse-2010", "pkr4u"])
def test_what_is_told_apart_is_not_proved_equivalent(name: str) -> None:
    detector = Detector(house(name), samples())
    tried = [one for one in list(mutants(house(name)))[::STEP] if len(detector.touched(one)) <= 2]
    wrong = [one.id for one in tried if detector.equivalent(one) is not None and detector.found(one) is not None]
    assert len(tried) >= 10
    assert wrong == []


@pytest.mark.parametrize(
    ("where", "what", "why"),
    [
        # Another rule says the same where the changed one alone would apply: eight players, whatever was wrong with the number.
        ("parc/3.3.fixed_too_late", "`final_number: at most 10` moved by +1", Proof("said_anyway", ("parc/3.3.outside_limits",))),
        ("parc/3.3.fixed_too_late", "dropped `final_number: at least 6`", Proof("said_anyway", ("parc/3.3.outside_limits",))),
        # What is dropped follows from the rest: only a flop has four cards.
        ("parc/6.8.four_known", "dropped `board_street: flop`", Proof("same_cases")),
        # Never heard: a penalty of another article takes its place.
        ("parc/10.1.card_shown", "taken out", Proof("set_aside", ("parc/7.5.penalty",))),
    ],
)
def test_the_reason(where: str, what: str, why: Proof) -> None:
    proofs = Detector(house("parc"), samples()).equivalent(_mutant("parc", where, what))
    assert proofs is not None
    assert why in proofs.values()


def test_what_cards_and_lists_say_is_not_taken_for_nothing() -> None:
    # The order at showdown is a list, of which the solver knows nothing: it is left to the hands.
    detector = Detector(house("parc"), samples())
    assert detector.equivalent(_mutant("parc", "parc/2.7.order_from_aggressor", "dropped `hands_from_aggressor: at least 2`")) is None
