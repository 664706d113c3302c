"""Comparing two rulebooks incident by incident."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.compare.commands import scenario_text
from adjudicator.compare.cover import Table
from adjudicator.compare.differ import Pair, compare_incident
from adjudicator.compare.model import Difference, Kind
from adjudicator.compare.mutants import mutants
from adjudicator.compare.run import compare, compare_all
from adjudicator.engine.condition import TRUE
from adjudicator.rulebook.houses import house_ids
from adjudicator.scenario.load import load_node
from adjudicator.scenario.run import run
from adjudicator.source.yaml_source import read_text
from tests.compare.support import all_incidents, book, compared, differences, house, samples

MIRRORED: dict[Kind, Kind] = {
    "first_stricter": "second_stricter",
    "second_stricter": "first_stricter",
    "only_first": "only_second",
    "only_second": "only_first",
}


@pytest.mark.parametrize("name", house_ids())
def test_nothing_differs_from_itself(name: str) -> None:
    found = compare(house(name), house(name), processes=1)
    assert [one.incident for one in found if one.differences] == []


@pytest.mark.parametrize("incident", ["premature_board", "hand_shown", "short_all_in", "chips_carried_off", "undercall", "count_asked"])
def test_a_comparison_is_the_same_the_other_way_round(incident: str) -> None:
    there, back = differences("parc", "tda-2024", incident), differences("tda-2024", "parc", incident)
    assert there
    assert {one.fingerprint: MIRRORED.get(one.kind, one.kind) for one in there} == {one.fingerprint: one.kind for one in back}
    assert {one.fingerprint: one.when for one in there} == {one.fingerprint: one.when for one in back}


def test_processes_find_the_same() -> None:
    incidents = all_incidents()[:24]
    books = [house("parc"), house("pkr4u"), house("grasse-2010")]
    assert compare_all(books, incidents, processes=1) == compare_all(books, incidents, processes=2)


@pytest.mark.parametrize("incident", ["premature_board", "hand_shown", "chips_put", "pot_to_wrong_player", "player_forgotten", "player_arrives"])
def test_each_witness_can_be_pasted_as_a_scenario(incident: str) -> None:
    for difference in differences("parc", "tda-2024", incident):
        text = scenario_text(difference, f"case {difference.fingerprint}", (book("parc"), book("tda-2024")))
        scenarios = load_node(read_text(text, "pasted.yaml"), Path())
        assert [scenario.house for scenario in scenarios] == ["parc", "tda-2024"]
        for scenario in scenarios:
            assert [str(mismatch) for mismatch in run(scenario).mismatches] == [], text


def one(first: str, second: str, incident: str, slot: str, **facts: object) -> Difference:
    """The difference in a slot whose witness tells these facts."""
    found = [
        difference
        for difference in differences(first, second, incident)
        if slot in {part.slot for part in difference.slots} and facts.items() <= dict(difference.witness.facts).items()
    ]
    assert found, (incident, slot)
    return found[0]


def test_substantial_action_raise_and_fold() -> None:
    found = one("parc", "tda-2024", "player_forgotten", "deal")
    hands = [difference.witness.hand for difference in differences("parc", "tda-2024", "player_forgotten")]
    assert found.kind == "differs"
    assert "blinds 25/50; UTG raises 150; CO folds" in hands


def test_four_card_flop() -> None:
    assert one("parc", "tda-2024", "burn_or_board_count", "board", board_error="four_cards").kind == "differs"


def test_five_hundred_and_a_thousand_in_silence_over_eleven_hundred() -> None:
    found = [d for d in differences("parc", "tda-2024", "chips_put") if d.witness.hand == "blinds 250/500; UTG raises 1100; CO chips 500+1000 silent"]
    assert [slot.slot for slot in found[0].slots] == ["action"]
    assert [dict(part.figures) for slot in found[0].slots for part in (*slot.first, *slot.second)] == [{"to": 1700}, {"to": 1100}]


def test_two_short_all_ins_reopen_the_betting() -> None:
    found = one("parc", "tda-2024", "short_all_in", "options")
    assert found.witness.hand == "blinds 50/100; flop; seat 1 bets 100; seat 2 all in 125; seat 3 calls; seat 4 all in 200; seat 5 calls"
    assert found.slots[0].who == "seat 1"


def test_a_cancelled_hand_is_shared_or_refunded() -> None:
    said = {
        tuple(part.slot for part in (*slot.first, *slot.second))
        for incident in ("wrong_card_count", "fouled_deck", "joker_dealt", "boxed_card")
        for difference in differences("parc", "tda-2024", incident)
        for slot in difference.slots
        if slot.slot in ("pot", "chips")
    }
    assert {("pot",), ("chips",)} <= said


@pytest.mark.parametrize(("first", "second"), [("parc", "tda-2024"), ("grasse-2010", "pkr4u")])
def test_a_hand_shown_early(first: str, second: str) -> None:
    assert one(first, second, "hand_shown", "hand").kind in ("differs", "conflict")


def test_an_undersized_raise() -> None:
    found = one("grasse-2010", "pkr4u", "chips_put", "action", others_agree=True)
    assert found.kind == "differs"


def test_how_severe_is_data() -> None:
    stricter = [d for d in differences("parc", "tda-2024", "hand_shown") if d.kind == "first_stricter"]
    assert stricter
    plain = house("tda-2024")
    values = dict(plain.vocabulary.slots["penalty"].values)
    values["may"] = replace(values["may"], severity=(1, 4))
    slots = {**plain.vocabulary.slots, "penalty": replace(plain.vocabulary.slots["penalty"], values=values)}
    changed = replace(plain, vocabulary=replace(plain.vocabulary, slots=slots))
    found = compare_incident(Pair(house("parc"), changed, samples(), {}), "hand_shown")
    assert "first_stricter" not in {difference.kind for difference in found.differences}


def test_a_mutant_differs_from_its_rulebook_where_its_rule_is() -> None:
    plain = house("parc")
    mutant = next(one for one in mutants(plain) if one.where == "parc/6.5.wrong_number" and one.kind == "rule")
    found = compare(plain, mutant.rulebook, ["wrong_card_count"], processes=1)[0]
    assert found.verdict == "differ"
    assert {difference.kind for difference in found.differences} == {"only_first"}


def test_an_unrelated_change_leaves_fingerprints_alone() -> None:
    plain = house("parc")
    other = next(one for one in mutants(plain) if one.where.startswith("parc/8.") and one.kind == "value").rulebook
    before = compare(plain, house("tda-2024"), ["premature_board", "hand_shown"], processes=1)
    after = compare(other, house("tda-2024"), ["premature_board", "hand_shown"], processes=1)
    assert [d.fingerprint for i in before for d in i.differences] == [d.fingerprint for i in after for d in i.differences]


def test_too_many_combinations_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = compared("parc", "tda-2024", "pot_to_wrong_player")
    monkeypatch.setattr("adjudicator.compare.situations.LIMIT", 12)
    few = compare_incident(Pair(house("parc"), house("tda-2024"), samples(), {}), "pot_to_wrong_player")
    assert whole.left_out == 0
    assert few.left_out > 0
    assert 0 < few.situations < whole.situations


cells = st.integers(0, 2)


@given(st.lists(st.tuples(cells, cells, cells), min_size=1, max_size=40, unique=True), st.data())
@settings(max_examples=150)
def test_a_cover_holds_on_what_is_wanted_and_on_nothing_else(rows: list[tuple[int, int, int]], data: st.DataObject) -> None:
    wanted = data.draw(st.sets(st.integers(0, len(rows) - 1), min_size=1))
    table = Table(len(rows))
    for column, name in enumerate("abc"):
        table.add(name, [row[column] for row in rows], 3)
    cubes, exact = table.cover("abc", frozenset(wanted), {})
    holds = {
        index for index, row in enumerate(rows) if any(all(dict(zip("abc", row, strict=True))[name] in held for name, held in cube) for cube in cubes)
    }
    assert exact
    assert holds == wanted


def test_a_difference_that_facts_do_not_tell_is_said_to_be_one() -> None:
    table = Table(3)
    table.add("a", [0, 0, 1], 2)
    assert table.cover("a", frozenset({0}), {}) == ([(("a", frozenset({0})),)], False)
    table = Table(2)
    table.add("a", [0, 0], 2)
    assert table.cover("a", frozenset({0, 1}), {}) == ([()], True)
    assert TRUE.parts == ()
