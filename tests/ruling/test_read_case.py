from __future__ import annotations

from dataclasses import replace

import pytest

from adjudicator.engine.values import NONE
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_case import house_named, read_case, typed_case
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.source.yaml_source import read_text
from tests.text.words import VOCABULARY

_SEATED = {name: replace(VOCABULARY.facts[name], per_player=True) for name in ("actions_before_notice", "street")}
OF_SEATS = replace(VOCABULARY, facts={**VOCABULARY.facts, **_SEATED})
"""The same words, two of the facts being facts of each player."""


def _errors(text: str) -> list[str]:
    with pytest.raises(InvalidInputError) as caught:
        read_case(read_text(text, "case.yaml"), VOCABULARY)
    return [diagnostic.line("en") for diagnostic in caught.value.diagnostics]


def _typed_errors(*facts: tuple[str, str], incident: str = "premature_board") -> list[str]:
    with pytest.raises(InvalidInputError) as caught:
        typed_case([incident], facts, VOCABULARY)
    return [diagnostic.line("en") for diagnostic in caught.value.diagnostics]


def test_a_file_with_one_event() -> None:
    text = """
house: parc
incident: premature_board
facts: {street: flop, burn_identifiable: no, actions_before_notice: disputed, amount_said: none}
players:
  6: {actions_before_notice: 2}
"""
    node = read_text(text, "case.yaml")
    assert read_case(node, OF_SEATS) == Case(
        (
            Event(
                ("premature_board",),
                {"street": "flop", "burn_identifiable": False, "amount_said": NONE},
                disputed=frozenset({"actions_before_notice"}),
                players={6: {"actions_before_notice": 2}},
            ),
        )
    )
    house = house_named(node)
    assert house is not None
    assert house.text == "parc"


def test_a_fact_of_one_seat_as_typed() -> None:
    event = typed_case(["premature_board"], [("actions_before_notice@6", "2"), ("street@6", "flop"), ("street", "turn")], OF_SEATS).events[0]
    assert (event.facts, event.players) == ({"street": "turn"}, {6: {"actions_before_notice": 2, "street": "flop"}})
    assert _typed_errors(("street@x", "flop")) == ["`x` is not a seat: seats are numbered from 1"]


def test_a_seat_is_told_once_however_it_is_spelt() -> None:
    with pytest.raises(InvalidInputError) as caught:
        typed_case(["premature_board"], [("street@6", "flop"), ("street@06", "turn")], OF_SEATS)
    assert [found.line("en") for found in caught.value.diagnostics] == ["`street@6` is given twice"]


def test_a_fact_of_the_table_is_not_told_of_a_seat() -> None:
    assert _typed_errors(("street@6", "flop")) == ["`street` is not a fact of one player: give it without a seat, as `street=VALUE`"]


def test_a_file_in_json() -> None:
    node = read_text(
        '{"incident": ["premature_board"], "facts": {"street": "flop", "burn_identifiable": "yes", "actions_before_notice": 3}}', "c.json"
    )
    assert read_case(node, VOCABULARY) == Case(
        (Event(("premature_board",), {"street": "flop", "burn_identifiable": True, "actions_before_notice": 3}),)
    )


def test_a_chain_of_events() -> None:
    node = read_text("events:\n  - {incident: premature_board}\n  - {incident: [premature_board], facts: {street: unknown}}\n", "case.yaml")
    assert read_case(node, VOCABULARY).events == (Event(("premature_board",)), Event(("premature_board",), unknown=frozenset({"street"})))


def test_what_stands_beside_a_case_is_not_its_concern() -> None:
    node = read_text("name: a case\nincident: premature_board\n", "s.yaml")
    assert read_case(node, VOCABULARY, also=("name",)).events == (Event(("premature_board",)),)


def test_typed() -> None:
    case = typed_case(
        ["premature_board", "premature_board"], [("street", "turn"), ("burn_identifiable", "oui"), ("amount_said", "inconnu")], VOCABULARY
    )
    assert case.events == (Event(("premature_board",), {"street": "turn", "burn_identifiable": True}, unknown=frozenset({"amount_said"})),)


def test_every_error_at_once_each_with_its_place() -> None:
    assert _errors("incident: premature_bord\nfacts: {stret: flop, burn_identifiable: maybe, actions_before_notice: [1]}\nplayer: {}\n") == [
        "case.yaml:1:11: unknown incident `premature_bord` (did you mean `premature_board`?)",
        "case.yaml:2:9: unknown fact `stret` (did you mean `street`?)",
        "case.yaml:2:41: `maybe`: `burn_identifiable` is `yes` or `no`",
        "case.yaml:2:71: `actions_before_notice` has one value, not a list or a mapping",
        "case.yaml:3:1: unknown key `player` (did you mean `players`?)",
    ]


@pytest.mark.parametrize(
    ("text", "errors"),
    [
        ("[]", ["c.yaml:1:1: an event is written as keys with values: `incident`, `facts`, `players`"]),
        ("facts: {}", ["c.yaml:1:1: no incident is given: what happened?"]),
        ("incident: []", ["c.yaml:1:1: no incident is given: what happened?"]),
        ("incident: [[a]]", ["c.yaml:1:12: an incident is a word, or a list of words"]),
        ("events: []", ["c.yaml:1:9: `events` is a list of events, one at the least"]),
        ("events: [premature_board]", ["c.yaml:1:10: an event is written as keys with values: `incident`, `facts`, `players`"]),
        (
            "incident: premature_board\nevents: [{incident: premature_board}]",
            ["c.yaml:1:1: `incident` belongs to an event: with `events`, write it inside one of them"],
        ),
        ("incident: premature_board\nfacts: [street]", ["c.yaml:2:8: facts are written `fact: value`"]),
        ("incident: premature_board\nplayers: 6", ["c.yaml:2:10: `players` is written `seat: {fact: value}`"]),
        ("incident: premature_board\nplayers: {BTN: {}}", ["c.yaml:2:11: `BTN` is not a seat: seats are numbered from 1"]),
        ("incident: premature_board\nplayers: {6: x}", ["c.yaml:2:14: facts are written `fact: value`"]),
    ],
)
def test_exact_errors(text: str, errors: list[str]) -> None:
    with pytest.raises(InvalidInputError) as caught:
        read_case(read_text(text, "c.yaml"), VOCABULARY)
    assert [diagnostic.line("en") for diagnostic in caught.value.diagnostics] == errors


def test_typed_errors_have_no_place() -> None:
    assert _typed_errors(("street", "flopp"), ("street", "flop")) == ["`flopp` is not a value of `street`: flop, turn, river (did you mean `flop`?)"]
    assert _typed_errors(("burn_identifiable", "yes"), ("burn_identifiable", "no")) == ["`burn_identifiable` is given twice"]
    assert _typed_errors(incident="zzz") == ["unknown incident `zzz`"]
