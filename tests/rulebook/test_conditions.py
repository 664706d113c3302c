"""Reading conditions: exact trees, exact diagnostics."""

from __future__ import annotations

import pytest

from adjudicator.engine.condition import TRUE, All, Any, Condition, Member
from adjudicator.engine.expression import Binary, Number, Ref
from adjudicator.engine.values import NONE
from adjudicator.rulebook.conditions import (
    Scope,
    alternatives,
    parse_condition,
    parse_expression,
)
from adjudicator.source.yaml_source import read_text
from tests.rulebook.words import FACTS, NOWHERE, PARAMETERS, compare, parse


def errors(text: str) -> list[str]:
    scope = Scope(FACTS, PARAMETERS)
    parse_condition(read_text(text, "t.yaml"), scope)
    return [d.line("en") for d in scope.diagnostics]


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("{}", TRUE),
        ("burn: yes", Member("burn", frozenset((True,)))),
        ('burn: "no"', Member("burn", frozenset((False,)))),
        ("street: flop", Member("street", frozenset(("flop",)))),
        ("street: [flop, turn]", Member("street", frozenset(("flop", "turn")))),
        ("street: not flop", Member("street", frozenset(("flop",)), negated=True)),
        ("street: not flop and not turn", Member("street", frozenset(("flop", "turn")), negated=True)),
        ("said: none", Member("said", frozenset((NONE,)))),
        ("said: [raise, none]", Member("said", frozenset(("raise", NONE)))),
        ("said: not none", Member("said", frozenset((NONE,)), negated=True)),
        ("actions: 2", Member("actions", frozenset((2,)))),
        ("actions: [0, 2]", Member("actions", frozenset((0, 2)))),
        ("actions: other than 2", Member("actions", frozenset((2,)), negated=True)),
        ("actions: other than cap", Member("actions", frozenset((3,)), negated=True)),
        ("actions: at least 3", compare("actions", "at least 3", {"actions": 1}, -3)),
        ("actions: more than 3", compare("actions", "more than 3", {"actions": 1}, -4)),
        ("actions: at most 3", compare("actions", "at most 3", {"actions": -1}, 3)),
        ("actions: less than 3", compare("actions", "less than 3", {"actions": -1}, 2)),
        ("actions: less than players", compare("actions", "less than players", {"actions": -1, "players": 1}, -1)),
        ("actions: other than players", compare("actions", "other than players", {"actions": 1, "players": -1}, 0, True, True)),
        ("put: at least 50% of increment", compare("put", "at least 50% of increment", {"increment": -1, "put": 2}, 0)),
        ("put: more than 50% of increment", compare("put", "more than 50% of increment", {"increment": -1, "put": 2}, -1)),
        ("put: at least 50% of increment plus 1", compare("put", "at least 50% of increment plus 1", {"increment": -1, "put": 2}, -2)),
        ("put: at most 2 times level minus ante", compare("put", "at most 2 times level minus ante", {"level": 2, "put": -1}, -25)),
        ("put: at least cap times level", compare("put", "at least cap times level", {"level": -3, "put": 1}, 0)),
        ("put: at least 2 times 3 times level", compare("put", "at least 2 times 3 times level", {"level": -6, "put": 1}, 0)),
        ("put: at least level minus 1 minus 1", compare("put", "at least level minus 1 minus 1", {"level": -1, "put": 1}, 2)),
        ("put: at least 20% of ante", compare("put", "at least 20% of ante", {"put": 1}, -5)),
        ("winner: other than 4", Member("winner", frozenset((4,)), negated=True)),
        ("card: Ah", Member("card", frozenset(("Ah",)))),
        (
            "put: more than level and less than 2 times level",
            All(
                (
                    compare("put", "more than level", {"level": -1, "put": 1}, -1),
                    compare("put", "less than 2 times level", {"level": 2, "put": -1}, -1),
                )
            ),
        ),
        (
            "{burn: yes, any: [{street: flop}, {actions: 0}]}",
            All((Member("burn", frozenset((True,))), Any((Member("street", frozenset(("flop",))), Member("actions", frozenset((0,))))))),
        ),
        (
            "not: {burn: yes, actions: at least 3}",
            Any((Member("burn", frozenset((True,)), negated=True), compare("actions", "at least 3", {"actions": 1}, -3, negated=True))),
        ),
        ("not: {any: [{street: flop}]}", Member("street", frozenset(("flop",)), negated=True)),
    ],
)
def test_reads(text: str, tree: Condition) -> None:
    assert parse(text) == tree


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("brun: yes", ["t.yaml:1:1: unknown fact `brun` (did you mean `burn`?)"]),
        ("or: [{burn: yes}]", ["t.yaml:1:1: `or` is not a word of conditions: write `any`"]),
        ("all: [{burn: yes}]", ["t.yaml:1:1: `all` is not needed: tests that stand side by side must all hold"]),
        ("cap: 3", ["t.yaml:1:1: `cap` is a parameter, not a fact: it may only stand in a comparison"]),
        ("burn: flop", ["t.yaml:1:7: `flop`: `burn` is `yes` or `no`"]),
        ("burn: oui", ["t.yaml:1:7: `oui`: `burn` is `yes` or `no` (did you mean `yes`?)"]),
        ("burn: not yes", ["t.yaml:1:7: write `no` instead of `not yes`"]),
        ("burn: none", ["t.yaml:1:7: `burn` cannot be `none`"]),
        ("burn: at least 1", ["t.yaml:1:7: `at least` compares numbers, and `burn` is of type yes/no"]),
        ("street: yes", ["t.yaml:1:9: `yes` is not a value of `street`: flop, turn, river"]),
        ("street: flopp", ["t.yaml:1:9: `flopp` is not a value of `street`: flop, turn, river (did you mean `flop`?)"]),
        ("street: other than flop", ["t.yaml:1:9: `other than` is for numbers, and `street` is of type word: write `not flop`"]),
        ("street: more than flop", ["t.yaml:1:9: `more than` compares numbers, and `street` is of type word"]),
        ("street: flop or turn", ["t.yaml:1:9: `flop or turn`: for one of several values write `[flop, turn]`"]),
        ("street: flop, turn", ["t.yaml:1:9: `flop, turn`: for one of several values write `[flop, turn]`"]),
        (
            "street: flop and turn",
            ["t.yaml:1:9: `flop and turn` never holds: `street` has one value at a time; for one of several write `[a, b]`"],
        ),
        (
            "street: flop and not flop",
            ["t.yaml:1:9: `flop and not flop` never holds: `street` has one value at a time; for one of several write `[a, b]`"],
        ),
        ("street: not", ["t.yaml:1:9: `not`: `not` takes one word; join several with `and`: `not a and not b`"]),
        ("street: flop and", ["t.yaml:1:9: a test is missing beside `and`"]),
        ("street: [flop, flop]", ["t.yaml:1:16: `flop` is listed twice"]),
        ("street: [flop, rivre]", ["t.yaml:1:16: `rivre` is not a value of `street`: flop, turn, river (did you mean `river`?)"]),
        ("street: []", ["t.yaml:1:9: no value of `street` is listed"]),
        ("street: [[flop]]", ["t.yaml:1:10: a list holds values, not lists or mappings"]),
        ("street: {flop: yes}", ["t.yaml:1:9: the test of `street` is a value, a list or a comparison"]),
        ('actions: "1"', ['t.yaml:1:10: `"1"` is text, not a number: write 1']),
        ('actions: [0, "1"]', ['t.yaml:1:14: `"1"` is text, not a number: write 1']),
        ("actions: -1", ["t.yaml:1:10: `-1`: `actions` is not less than 0"]),
        ("actions: two", ["t.yaml:1:10: `two` is not a number (`actions`)"]),
        ("actions: yes", ["t.yaml:1:10: `yes` is not a number (`actions`)"]),
        ("actions: not 2", ["t.yaml:1:10: write `other than 2` instead of `not 2`"]),
        ("actions: [at least 2, 0]", ["t.yaml:1:11: `at least 2` is a test, not a value; for one of several tests write `any: [...]`"]),
        ("actions: at least", ["t.yaml:1:10: nothing stands after `at least`"]),
        ("actions: at least two", ["t.yaml:1:10: unknown fact `two`"]),
        ("actions: at least playes", ["t.yaml:1:10: unknown fact `playes` (did you mean `players`?)"]),
        ("actions: at least -1", ["t.yaml:1:10: `-1`: write `plus`, `minus`, `times`; amounts as digits only"]),
        ("actions: less than 0", ["t.yaml:1:10: `less than 0` never holds: `actions` is not less than 0"]),
        (
            "actions: more than 3 and less than 4",
            ["t.yaml:1:10: `more than 3 and less than 4` never holds: `actions` has one value at a time; for one of several write `[a, b]`"],
        ),
        ("actions: at least actions", ["t.yaml:1:10: `at least actions` compares `actions` with itself"]),
        ("actions: more than level", ["t.yaml:1:10: `actions` (count) cannot be compared with `level` (amount)"]),
        ("actions: at least street", ["t.yaml:1:10: `street` is of type word: it cannot be counted with"]),
        ("actions: at least minimum_raise", ["t.yaml:1:10: the parameter `minimum_raise` is `double`, not a number"]),
        (
            "actions: players",
            ["t.yaml:1:10: `players` is not a number; compare with `at least`, `at most`, `more than`, `less than` or `other than` before it"],
        ),
        ("actions: other than none", ["t.yaml:1:10: write `not none` instead of `other than none`"]),
        ("put: at least level plus actions", ["t.yaml:1:6: a value of type amount and one of type count cannot be added or subtracted"]),
        ("put: at least level times increment", None),
        ("put: at least level times players", None),
        ("put: at least 50 % of level", ["t.yaml:1:6: `50 % of level` is neither a number nor a fact; write `A plus B`, `2 times A`, `50% of A`"]),
        ("put: at least 50% level", ["t.yaml:1:6: `50% level`: a share is written `50% of FACT`"]),
        ("put: at least 50% of 3", ["t.yaml:1:6: `50% of 3`: a share is written `50% of FACT`"]),
        ("put: at least 50% of ante", ["t.yaml:1:6: `50% of ante` is not a whole number (of 25)"]),
        ("put: at least level plus", ["t.yaml:1:6: `level plus`: something is missing beside an operator"]),
        ("put: at least 1,200", ["t.yaml:1:6: `1,200` is neither a number nor a fact; write `A plus B`, `2 times A`, `50% of A`"]),
        ("put: < level", ["t.yaml:1:6: `< level`: write it in words: `less than level`"]),
        ("put: <= 3", ["t.yaml:1:6: `<= 3`: write it in words: `at most 3`"]),
        ("put: <3", ["t.yaml:1:6: `<3`: write it in words: `less than 3`"]),
        ("put: == 3", ["t.yaml:1:6: `== 3`: write it in words: `3`"]),
        ("put: '>= level'", ["t.yaml:1:6: `>= level`: write it in words: `at least level`"]),
        (
            "put: >3\nburn: yes",
            ["t.yaml:1:6: the test of `put` is empty or a block of text; YAML reads `>` as the beginning of one: write `more than` or `at least`"],
        ),
        ("winner: 0", ["t.yaml:1:9: `0` is not a seat: seats are numbers from 1 (`winner`)"]),
        ("bands: 3", ["t.yaml:1:8: `bands` is a list of numbers: it cannot be tested"]),
        ("put_in: 3", ["t.yaml:1:9: `put_in` is a list of amounts: it cannot be tested"]),
        ("pots: 3", ["t.yaml:1:7: `pots` is a list of pots: it cannot be tested"]),
        ("made: pair", ["t.yaml:1:7: `made` is a hand: it cannot be tested"]),
        ("seats: 3", ["t.yaml:1:8: `seats` is a list of seats: it cannot be tested"]),
        ("cards: Ah", ["t.yaml:1:8: `cards` is a list of cards: it cannot be tested"]),
        ("card: Xx", ["t.yaml:1:7: `Xx` is not a card: rank and suit, as in `Ah`, `Td`, `7c`, `2s`"]),
        ("[burn]", ["t.yaml:1:1: a condition is written `fact: test`; of a list one must hold: write `any: [...]`"]),
        ("burn", ["t.yaml:1:1: a condition is written `fact: test`, not `burn`"]),
        ("any: {burn: yes}", ["t.yaml:1:6: `any` takes a list of conditions: `any: [{fact: test}, {fact: test}]`, not `{…}`"]),
        ("any: []", ["t.yaml:1:6: `any` of nothing never holds: list the conditions"]),
        ("any: [{}, {burn: yes}]", ["t.yaml:1:7: an empty condition always holds: write a test"]),
        (
            "any: [{not: {any: [{burn: yes}]}}]",
            ["t.yaml:1:14: `any` and `not` stand at most 2 deep in one another: name a derived fact instead"],
        ),
        # Never stops at the first.
        (
            "{brun: yes, street: yes}",
            ["t.yaml:1:2: unknown fact `brun` (did you mean `burn`?)", "t.yaml:1:21: `yes` is not a value of `street`: flop, turn, river"],
        ),
    ],
)
def test_refuses(text: str, expected: list[str] | None) -> None:
    if expected is None:
        (line,) = [e for e in errors(text) if "multiplies two facts" in e]
        assert line.startswith("t.yaml:1:6: ")
    else:
        assert errors(text) == expected


def test_too_many_alternatives() -> None:
    text = "{any: [{actions: [0, 1, 2, 3, 4, 5, 6]}, {burn: yes}], street: [flop, turn], said: [call, raise, none]}"
    assert errors(text) == ["t.yaml:1:1: this condition has 48 alternatives when written out; the limit is 32: name a derived fact for part of it"]
    assert alternatives(parse("{street: [flop, turn], any: [{burn: yes}, {actions: 0}]}")) == 4


def test_expressions() -> None:
    scope = Scope(FACTS, PARAMETERS)
    assert parse_expression("players times actions minus cap", NOWHERE, scope) == Binary(
        "minus", Binary("times", Ref("players"), Ref("actions")), Number(3)
    )
    assert not scope.diagnostics
    assert parse_expression("playes", NOWHERE, scope) == Number(0)
    assert [d.text("fr") for d in scope.diagnostics] == ["fait inconnu `playes` (vouliez-vous dire `players` ?)"]
