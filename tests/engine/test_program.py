"""What belongs to a program."""

from __future__ import annotations

from dataclasses import replace

from adjudicator.engine.condition import All, Member, negate
from adjudicator.engine.program import build_program, program_for
from adjudicator.engine.values import FactType
from adjudicator.rulebook.model import Rulebook
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Fact, Vocabulary
from tests.engine.strategies import definition, rule

FACTS = ("a", "b", "c", "late", "substantial", "size")
A, B, C, LATE, SUBSTANTIAL = (Member(fact, frozenset({True})) for fact in ("a", "b", "c", "late", "substantial"))
DEFINITIONS = (definition("late", [(A, True)]), definition("size", [(B, "big")]), definition("substantial", [(All((LATE, B)), True)]))
TYPES = dict.fromkeys(FACTS, FactType.YES_NO)


def test_only_the_definitions_that_are_needed_and_those_that_these_need() -> None:
    program = build_program((rule("club/1.a", SUBSTANTIAL),), DEFINITIONS, TYPES)
    assert [one.fact for one in program.definitions] == ["late", "substantial"]
    assert set(program.facts) == {"a", "b", "late", "substantial"}


def test_a_definition_may_be_wanted_besides() -> None:
    program = build_program((rule("club/1.a", C),), DEFINITIONS, TYPES, also=["size"])
    assert [one.fact for one in program.definitions] == ["size"]


def test_strata() -> None:
    program = build_program((rule("club/1.a", SUBSTANTIAL),), DEFINITIONS, TYPES, also=["size"])
    assert [[one.fact for one in level] for level in program.levels] == [["late", "size"], ["substantial"]]


def test_unless_is_and_not() -> None:
    program = build_program((rule("club/1.a", A, B), rule("club/1.b", A)), (), TYPES)
    assert program.conditions == (All((A, negate(B))), A)


def test_the_rules_on_any_of_the_kinds() -> None:
    rules = (
        rule("club/1.a", SUBSTANTIAL),
        replace(rule("club/1.b", A), on=frozenset({"boxed_card", "flash"})),
        replace(rule("club/1.c", C), on=frozenset({"x"})),
    )
    facts = {fact: Fact(fact, FactType.YES_NO, {}) for fact in FACTS}
    vocabulary = Vocabulary(facts, {}, {}, {}, {}, (), {}, (), ())
    book = Rulebook("club", Text("", ""), "", (), {}, {}, {}, {}, rules, DEFINITIONS, vocabulary)
    program = program_for(book, ["flash", "misdeal"])
    assert [one.name for one in program.rules] == ["club/1.a", "club/1.b"]
    assert [one.fact for one in program.definitions] == ["late", "substantial"]
