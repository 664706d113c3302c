"""The figures of outcomes, and which outcomes say the same."""

from __future__ import annotations

import pytest

from adjudicator.engine.expression import Expression, Number, Ref
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Choice, Content, Figure, Phrase, SlotContent, Steps
from adjudicator.ruling.figures import FigureValue, content_key, expressions, figure_words, figures, same_content

LEVEL = Ref("level")


def choice(*options: SlotContent) -> Choice:
    return Choice(options, (), "td", {})


def raised(to: Expression) -> Phrase:
    return Phrase("raise", (("to", to), ("kind", "silent")))


def test_each_expression_has_its_key() -> None:
    contents: list[tuple[Content, list[str]]] = [
        (Figure(LEVEL), ["value"]),
        (raised(LEVEL), ["to"]),
        (Phrase("fold"), []),
        (Steps((Phrase("burn"), raised(LEVEL))), ["1.to"]),
        (choice(raised(LEVEL), Phrase("fold"), raised(Number(5))), ["0.to", "2.to"]),
    ]
    assert [[key for key, _ in expressions(content)] for content, _ in contents] == [keys for _, keys in contents]


@pytest.mark.parametrize(
    ("facts", "known"),
    [
        ({"level": 250}, {"to": 250}),
        ({"level": "1:50,2:100"}, {"to": "1:50,2:100"}),
        ({"level": (3, 5)}, {"to": (3, 5)}),
        ({}, {"to": None}),
    ],
)
def test_a_figure_is_a_number_or_what_was_told(facts: dict[str, Value], known: dict[str, FigureValue | None]) -> None:
    assert figures(raised(LEVEL), facts) == known
    assert figures(Phrase("fold"), facts) == {}


def test_written_out() -> None:
    assert [figure_words(250), figure_words((3, 5, 7)), figure_words("full_house:KQ")] == ["250", "3,5,7", "full_house:KQ"]


@pytest.mark.parametrize(
    ("first", "second", "known", "other", "same"),
    [
        (raised(LEVEL), raised(LEVEL), {"to": None}, {"to": None}, True),
        (raised(LEVEL), raised(Number(250)), {"to": 250}, {"to": 250}, True),
        (raised(LEVEL), raised(Number(250)), {"to": 300}, {"to": 250}, False),
        (raised(LEVEL), raised(Number(250)), {"to": None}, {"to": 250}, False),
        (raised(LEVEL), Phrase("raise", (("to", Number(250)), ("kind", "spoken"))), {"to": 250}, {"to": 250}, False),
        (raised(LEVEL), Phrase("bet", (("to", Number(250)), ("kind", "silent"))), {"to": 250}, {"to": 250}, False),
        (Figure(LEVEL), Figure(Number(250)), {"value": 250}, {"value": 250}, True),
        (Figure(LEVEL), raised(LEVEL), {"value": 250}, {"value": 250}, False),
        (Phrase("fold"), Phrase("call"), {}, {}, False),
        (Steps((Phrase("burn"), raised(LEVEL))), Steps((Phrase("burn"), raised(Number(2)))), {"1.to": 2}, {"1.to": 2}, True),
        (Steps((Phrase("burn"), raised(LEVEL))), Steps((Phrase("deal"), raised(Number(2)))), {"1.to": 2}, {"1.to": 2}, False),
    ],
)
def test_what_says_the_same(
    first: Content, second: Content, known: dict[str, FigureValue | None], other: dict[str, FigureValue | None], *, same: bool
) -> None:
    assert same_content(first, known, second, other) is same
    assert same_content(second, other, first, known) is same
    if None not in known.values():
        assert (content_key(first, known) == content_key(second, other)) is same
        assert isinstance(hash(content_key(first, known)), int)


def test_a_choice_has_a_key_of_its_own() -> None:
    one, two = choice(Phrase("fold"), raised(LEVEL)), choice(Phrase("call"), raised(LEVEL))
    assert content_key(one, {}) == content_key(choice(Phrase("fold"), raised(LEVEL)), {})
    assert len({content_key(one, {}), content_key(two, {}), content_key(one, {"1.to": 5}), content_key(one, {"1.to": 6})}) == 4
