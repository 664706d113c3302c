"""Any one thing changed in a rulebook is found by comparing rulings, or nothing can tell."""

from __future__ import annotations

import pytest

from adjudicator.compare.detect import Detector
from adjudicator.compare.mutants import mutants
from adjudicator.rulebook.houses import load_house
from tests.compare.support import house, samples

STEP = 61
"""Every so manieth mutant; `benchmarks/compare_mutation.py` tries them all."""


@pytest.mark.parametrize("name", ["parc", "grasse-2010", "pkr4u"])
def test_a_sample_of_mutants_is_found(name: str) -> None:
    detector = Detector(house(name), samples())
    tried = [mutant for mutant in list(mutants(house(name)))[::STEP] if len(detector.touched(mutant)) <= 4]
    left = [mutant.id for mutant in tried if detector.found(mutant) is None and detector.equivalent(mutant) is None]
    assert len(tried) >= 10
    # What is left hangs on hands: few of them are told apart by nothing that was tried.
    assert len(left) <= len(tried) // 10, left


def test_a_rulebook_is_not_told_from_itself() -> None:
    detector = Detector(house("roberts-3.5"), samples())
    same = load_house("roberts-3.5")
    assert [incident for incident in ("chips_put", "short_all_in", "action_taken_back") if detector.found_on(same, incident)] == []


def test_the_situation_found_is_ruled_otherwise() -> None:
    plain = house("parc")
    mutant = next(one for one in mutants(plain) if one.where == "parc/6.5.wrong_number" and one.kind == "rule")
    found = Detector(plain, samples()).found(mutant)
    assert found is not None
    assert found[0] == "wrong_card_count"
    assert found[1].facts["cards_held"] != 2
