"""Every witness, told on a command line, gives the two rulings that are shown."""

from __future__ import annotations

import os
from itertools import combinations

import pytest

from adjudicator.compare.run import compare_pairs
from adjudicator.compare.said import said
from adjudicator.rulebook.houses import house_ids
from tests.compare.support import all_incidents, house, ruled, samples

HOUSES = house_ids()
INCIDENTS = all_incidents() if os.environ.get("ADJUDICATOR_ALL") else all_incidents()[::4]
"""Every fourth, as all pairs on all incidents take minutes; every one with ADJUDICATOR_ALL set."""


@pytest.mark.parametrize("incident", INCIDENTS)
def test_each_witness_of_all_pairs_gives_the_rulings_shown(incident: str) -> None:
    found = compare_pairs([house(name) for name in HOUSES], incident, samples())
    for (first, second), comparison in found.items():
        for difference in comparison.differences:
            for name, answer in ((HOUSES[first], difference.first), (HOUSES[second], difference.second)):
                if incident in house(name).vocabulary.incidents:
                    assert ruled(difference, name) == said(answer), (difference.fingerprint, difference.witness, name)


def test_all_pairs_are_tried() -> None:
    found = compare_pairs([house(name) for name in HOUSES], "premature_board", samples())
    assert list(found) == list(combinations(range(len(HOUSES)), 2))
