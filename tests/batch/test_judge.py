"""A line of a batch is ruled as `rule` rules it: quick way or whole way, known facts or missing ones."""

from __future__ import annotations

import json
from functools import cache
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.batch.compact import compact_ruling
from adjudicator.batch.judge import How, Judge
from adjudicator.cli.answer import other_houses
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.data import ruling_data
from adjudicator.ruling.guidance import with_guidance
from adjudicator.ruling.model import Ruling
from adjudicator.source.diagnostics import InvalidInputError
from benchmarks.incidents import MADE, kinds_of, line_of, random_facts, random_value

HOUSES = house_ids()


@cache
def rulebook(house: str) -> Rulebook:
    return load_house(house)


@cache
def reference(house: str) -> Adjudicator:
    return Adjudicator(rulebook(house), "python")


@cache
def judge(house: str, compact: bool, strict: bool) -> Judge:
    """One for all tries, so that what it keeps of one line is used for the next."""
    return Judge(How(rulebook(house), "en", "cases", compact, strict, other_houses))


def ruling_of(house: str, event: Event, strict: bool) -> Ruling | None:
    try:
        return reference(house).rule(Case((event,)), strict=strict)
    except InvalidInputError:
        return None


@given(source=st.randoms(use_true_random=False), house=st.sampled_from(HOUSES), strict=st.booleans(), share=st.sampled_from((1.0, 1.0, 0.9, 0.6)))
@settings(max_examples=600, deadline=None)
def test_compact_lines_are_the_rulings_of_rule(source: Random, house: str, strict: bool, share: float) -> None:
    kinds = tuple(source.sample(kinds_of(rulebook(house)), source.choice((1, 1, 1, 2))))
    plan, _ = reference(house).plan(kinds)
    facts = random_facts(plan, source, share)
    if source.random() < 0.15:
        other = source.choice([fact for _, fact in sorted(rulebook(house).vocabulary.facts.items()) if fact.type in MADE])
        facts[other.id] = random_value(other, source)
    ruling = ruling_of(house, Event(kinds, facts), strict)
    ruled = judge(house, True, strict).rule(7, line_of(kinds, facts).encode())
    if ruling is None:
        assert ruled.status is None
        assert all(error.startswith("cases:7: error: ") for error in ruled.errors)
    else:
        assert json.loads(ruled.text) == json.loads(json.dumps(compact_ruling(ruling, rulebook(house))))
        assert ruled.status is ruling.status


@given(source=st.randoms(use_true_random=False), house=st.sampled_from(HOUSES))
@settings(max_examples=60, deadline=None)
def test_whole_lines_are_the_json_of_rule(source: Random, house: str) -> None:
    kinds = (source.choice(kinds_of(rulebook(house))),)
    facts = random_facts(reference(house).plan(kinds)[0], source, 0.8)
    event = Event(kinds, facts)
    ruling = ruling_of(house, event, strict=False)
    ruled = judge(house, False, False).rule(1, line_of(kinds, facts).encode())
    if ruling is None:
        assert ruled.status is None
    else:
        told = with_guidance(ruling, Case((event,)), rulebook(house), other_houses())
        assert json.loads(ruled.text) == ruling_data(told, rulebook(house), "en")


def test_a_compact_line_says_what_the_json_of_rule_says() -> None:
    line = b'{"incident": "premature_board", "facts": {"street": "flop"}}'
    short, long = (json.loads(judge("parc", compact, False).rule(1, line).text) for compact in (True, False))
    for key in ("status", "cites"):
        assert short[key] == long[key]
    assert short["missing"] == [one["fact"] for one in long["missing"]]
    assert short["presumed"] == {one["fact"]: one["value"] for one in long["presumed"]}
    assert [one["when"] for one in short["branches"]] == [one["when"] for one in long["branches"]]
    assert [(one["slot"], one["who"], one["value"]) for one in short["outcomes"]] == [
        (one["slot"], one["who"], one["value"]) for one in long["outcomes"]
    ]


def test_facts_may_be_unknown_of_seats_or_measured_from_a_hand() -> None:
    house = judge("tda-2024", True, False)
    hand = house.rule(1, b'{"incident": "chips_put", "hand": "blinds 25/50; UTG raises 150; CO chips 100+100+25 silent"}')
    assert json.loads(hand.text)["status"] == "ruled"
    parc = judge("parc", True, False)
    unknown = parc.rule(1, b'{"incident": "premature_board", "facts": {"street": "flop", "burn_identifiable": "unknown"}}')
    assert json.loads(unknown.text)["missing"] == ["burn_identifiable"]
    known = parc.rule(1, b'{"incident": "premature_board", "facts": {"street": "flop", "burn_identifiable": true}, "id": "a\\u00e9"}')
    assert json.loads(known.text)["id"] == "aé"
    assert next(iter(json.loads(known.text))) == "id"


BAD = {
    b'{"incident": ': "cases:3:14: error: this cannot be read as JSON",
    b"[1]": 'cases:3: error: a line is an object, such as {"incident": "premature_board", "facts": {"street": "flop"}}',
    b'{"incident": "premature_bord"}': "cases:3: error: unknown incident `premature_bord` (did you mean `premature_board`?)",
    b'{"incident": "premature_board", "facts": {"street": "flop", "street": "turn"}}': "cases:3: error: the key `street` stands in one object twice",
    b'{"incident": "premature_board", "facts": {"street": null}}': (
        'cases:3: error: null is not used here: write "none" for a value known to be absent, or leave the key out'
    ),
    b'{"incident": "premature_board", "facts": {"street": 1.5}}': "cases:3: error: `1.5` is not a whole number",
    b'{"incident": "premature_board", "id": [1]}': "cases:3: error: `id` is a text or a whole number",
    b'{"incident": "caf\xe9"}': "cases:3:18: error: byte 0xe9 is not UTF-8 text: save the file as UTF-8",
    b"[" * 100_000: "cases:3: error: this is nested too deep",
    None: "cases:3: error: the line is over a million bytes",
}


@pytest.mark.parametrize("line", BAD, ids=lambda line: repr(line)[:40])
def test_a_bad_line_is_reported_with_its_number(line: bytes | None) -> None:
    ruled = judge("parc", True, False).rule(3, line)
    assert ruled.errors == (BAD[line],)
    assert ruled.status is None
    assert json.loads(ruled.text) == {"line": 3, "errors": [BAD[line].partition(" error: ")[2]]}


def test_a_fault_of_the_program_is_one_line_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object, **__: object) -> Ruling:
        raise AssertionError("no\nway")

    monkeypatch.setattr(Adjudicator, "rule", broken)
    ruled = Judge(How(rulebook("parc"), "fr", "cas")).rule(4, b'{"incident": "premature_board"}')
    assert ruled.fault
    assert ruled.errors == ("cas:4: erreur : une faute du programme : AssertionError: no way",)
