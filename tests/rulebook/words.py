"""Facts and parameters for the tests of conditions, and how they are read."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.condition import Compare, Condition, Linear
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.conditions import Scope, parse_condition
from adjudicator.source.diagnostics import Place
from adjudicator.source.yaml_source import read_text
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Fact

NOWHERE = Place("t.yaml")
WORDS = Text("x", "x")


def _fact(id_: str, type_: FactType, words: tuple[str, ...] = (), none: bool = False) -> Fact:
    return Fact(id_, type_, says={}, labels=dict.fromkeys(words, WORDS) if words else None, allows_none=none)


FACTS: Mapping[str, Fact] = {
    fact.id: fact
    for fact in (
        _fact("burn", FactType.YES_NO),
        _fact("agreed", FactType.YES_NO, none=True),
        _fact("street", FactType.WORD, ("flop", "turn", "river")),
        _fact("said", FactType.WORD, ("call", "raise"), none=True),
        _fact("actions", FactType.COUNT),
        _fact("players", FactType.COUNT),
        _fact("put", FactType.AMOUNT),
        _fact("level", FactType.AMOUNT),
        _fact("increment", FactType.AMOUNT),
        _fact("amount_said", FactType.AMOUNT, none=True),
        _fact("winner", FactType.SEAT),
        _fact("seats", FactType.SEATS),
        _fact("put_in", FactType.AMOUNTS),
        _fact("pots", FactType.POTS),
        _fact("made", FactType.HAND),
        _fact("bands", FactType.NUMBERS),
        _fact("card", FactType.CARD),
        _fact("cards", FactType.CARDS),
    )
}
PARAMETERS: Mapping[str, Value] = {"cap": 3, "ante": 25, "minimum_raise": "double"}


def parse(text: str) -> Condition:
    scope = Scope(FACTS, PARAMETERS)
    condition = parse_condition(read_text(text, "t.yaml"), scope)
    assert [d.line("en") for d in scope.diagnostics] == []
    return condition


def compare(fact: str, test: str, terms: dict[str, int], constant: int, equal: bool = False, negated: bool = False) -> Compare:
    return Compare(Linear(tuple(sorted(terms.items())), constant), equal, fact, test, negated)
