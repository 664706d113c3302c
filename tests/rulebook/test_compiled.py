"""The compiled form: what goes in comes out, whatever it is."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import MISSING, fields, replace
from functools import partial
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member
from adjudicator.engine.expression import Binary, Expression, Number, Percent, Ref
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.rulebook.compiled import decode_rulebook, encode_rulebook
from adjudicator.rulebook.compiled_values import (
    decode_condition,
    decode_content,
    decode_expression,
    decode_value,
    encode_condition,
    encode_content,
    encode_expression,
    encode_value,
)
from adjudicator.rulebook.library import shipped_library, shown
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import (
    Article,
    Case,
    Choice,
    Content,
    Definition,
    Figure,
    Note,
    Options,
    Outcome,
    Phrase,
    Rule,
    Rulebook,
    See,
    SlotContent,
    Steps,
)
from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Argument, Ask, Fact, Impossible, Incident, Pattern, Slot, SlotValue, Vocabulary
from tests.rulebook.support import LIBRARY

WORDS = st.text(st.characters(codec="utf-8"), max_size=8)
WHOLE = st.integers(-(2**70), 2**70)
VALUES: st.SearchStrategy[Value] = st.one_of(st.booleans(), WHOLE, WORDS, st.just(NONE), st.lists(WHOLE, max_size=3).map(tuple))
LINEAR = st.builds(Linear, st.lists(st.tuples(WORDS, WHOLE), max_size=3).map(tuple), WHOLE)
LEAVES: st.SearchStrategy[Condition] = st.one_of(
    st.builds(Member, WORDS, st.frozensets(VALUES, max_size=3), st.booleans()),
    st.builds(Compare, LINEAR, st.booleans(), WORDS, WORDS, st.booleans()),
)
CONDITIONS: st.SearchStrategy[Condition] = st.recursive(
    LEAVES, lambda inner: st.lists(inner, max_size=3).map(tuple).flatmap(lambda parts: st.sampled_from([All(parts), Any(parts)])), max_leaves=8
)
REFS = st.builds(Ref, WORDS)
EXPRESSIONS: st.SearchStrategy[Expression] = st.recursive(
    st.one_of(st.builds(Number, WHOLE), REFS, st.builds(Percent, WHOLE, REFS)),
    lambda inner: st.builds(Binary, st.sampled_from(["plus", "minus", "times"]), inner, inner),
    max_leaves=6,
)
ARGUMENTS = st.tuples(WORDS, st.one_of(WORDS, st.lists(WORDS, max_size=2).map(tuple), EXPRESSIONS))
PHRASES = st.builds(Phrase, WORDS, st.lists(ARGUMENTS, max_size=2).map(tuple))
SLOT_CONTENTS: st.SearchStrategy[SlotContent] = st.one_of(
    PHRASES,
    st.builds(Steps, st.lists(PHRASES, max_size=3).map(tuple)),
    st.builds(Options, st.lists(WORDS, max_size=3).map(tuple)),
    st.builds(Figure, EXPRESSIONS),
)


def choices(inner: st.SearchStrategy[Content]) -> st.SearchStrategy[Content]:
    outcomes = st.lists(st.builds(Outcome, WORDS, WORDS, inner), max_size=2).map(tuple)
    texts = st.lists(st.builds(Text, WORDS, WORDS), max_size=2).map(tuple)
    return st.builds(Choice, st.lists(SLOT_CONTENTS, max_size=3).map(tuple), texts, WORDS, st.dictionaries(WORDS, outcomes, max_size=2))


CONTENTS: st.SearchStrategy[Content] = st.recursive(SLOT_CONTENTS, choices, max_leaves=4)

SOME = Member("f", frozenset({"a", 1, NONE}), True)
TEXT = Text("en", "fr")
PLACE = Place("h/chapter.yaml", 3, 5)
FACT = Fact(
    "f", FactType.WORD, {"value": TEXT}, TEXT, "dealer", {"w": TEXT}, SOME, NONE, False, True, True, True, Number(1), "calculator", TEXT, True
)
ASK = Ask((("table", "s"), ("r", "t")), SOME, {"s": frozenset({"v", "w"})})
INCIDENT = Incident("i", TEXT, TEXT, ("f",), (ASK,), {"f": (1, 2)}, ("j",), subject="r", before_play=True, about_action=True, roles={"r": TEXT})
SLOT = Slot("s", TEXT, "stop", "procedure", True, True, {"v": SlotValue("v", TEXT, TEXT, {"v": Argument("terms", ("a",))})}, TEXT)
VOCABULARY = Vocabulary(
    {"f": FACT},
    {"i": INCIDENT},
    {"r": TEXT},
    {"td": TEXT},
    {"a": TEXT},
    ("stop",),
    {"s": SLOT},
    ((Pattern("s", frozenset({"v"})), Pattern("s", None)),),
    (Impossible(SOME, TEXT),),
)
ARTICLE = Article("h", "1", TEXT, TEXT, True, True, (Note(frozenset({"i"}), SOME, TEXT, See("d", "p", True)),), PLACE)
RULE = Rule(
    "h/1.r",
    "h",
    "1",
    "r",
    frozenset({"i"}),
    True,
    SOME,
    SOME,
    (Outcome("r", "s", Options(("a",))),),
    ("h/1.a",),
    ("h/1.b",),
    ("b/1.c",),
    TEXT,
    TEXT,
    PLACE,
)


def through_json(data: object) -> object:
    return json.loads(json.dumps(data))


def parts_of(rulebook: Rulebook, folders: list[str]) -> list[Callable[[], object]]:
    """The parts of the compiled form, each read from JSON when it is first looked at."""
    return [partial(json.loads, json.dumps(part)) for part in encode_rulebook(rulebook, folders)]


@given(VALUES)
def test_values(value: Value) -> None:
    decoded = decode_value(through_json(encode_value(value)))
    assert decoded == value
    assert type(decoded) is type(value)


@given(CONDITIONS)
def test_conditions(condition: Condition) -> None:
    assert decode_condition(through_json(encode_condition(condition))) == condition


@given(EXPRESSIONS)
def test_expressions(expression: Expression) -> None:
    assert decode_expression(through_json(encode_expression(expression))) == expression


@given(CONTENTS)
def test_contents(content: Content) -> None:
    assert decode_content(through_json(encode_content(content))) == content


@pytest.mark.parametrize("folder", LIBRARY.houses().values(), ids=lambda folder: folder.name)
def test_houses(folder: Path) -> None:
    rulebook = compile_house(folder, LIBRARY)
    folders = [shown(folder), *(shown(LIBRARY.folder / base) for base in rulebook.bases)]
    decoded = decode_rulebook(parts_of(rulebook, folders), folders)
    assert decoded == rulebook
    assert list(decoded.articles) == list(rulebook.articles)
    assert list(decoded.vocabulary.facts) == list(rulebook.vocabulary.facts)


def test_places_follow_the_folder() -> None:
    folder = LIBRARY.folder / "base"
    parts = parts_of(compile_house(folder, LIBRARY), [shown(folder)])
    assert decode_rulebook(parts, ["elsewhere/base"]).articles["base/20"].place.file == "elsewhere/base/deal.yaml"


@pytest.mark.parametrize("folder", shipped_library().houses().values(), ids=lambda folder: folder.name)
def test_shipped_houses(folder: Path) -> None:
    library = shipped_library()
    rulebook = compile_house(folder, library)
    assert compile_house(folder, library) == rulebook
    folders = [shown(folder), *(shown(library.folder / base) for base in rulebook.bases)]
    assert decode_rulebook(parts_of(rulebook, folders), folders) == rulebook


def test_every_field_of_every_part_is_kept() -> None:
    """Each field of each part, given a value that is not its default, survives: a field that the compiled form forgets is found here."""
    rulebook = replace(compile_house(LIBRARY.folder / "child", LIBRARY), vocabulary=VOCABULARY, articles={"h/1": ARTICLE}, rules=(RULE,))
    rulebook = replace(rulebook, definitions=(Definition("f", "h", "1", (Case(SOME, "w"),), "v", PLACE),), bases=("b",), context={"e": 1})
    parts: tuple[Fact | Incident | Slot | Article | Rule, ...] = (FACT, INCIDENT, SLOT, ARTICLE, RULE)
    for part in parts:
        for each in fields(part):
            assert each.default is MISSING or getattr(part, each.name) != each.default, f"give {type(part).__name__}.{each.name} a value above"
    assert decode_rulebook(parts_of(rulebook, ["h"]), ["h"]) == rulebook
