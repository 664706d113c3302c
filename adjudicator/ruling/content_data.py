"""What a slot holds as plain data, in the shape of the rule language: a word, ``{"becomes": "raise", "to": 250}``, a list of steps."""

from __future__ import annotations

from adjudicator.engine.expression import Expression, Number, Percent, Ref
from adjudicator.rulebook.model import ArgumentValue, Choice, Content, Figure, Options, Phrase, Steps
from adjudicator.ruling.figures import NO_FIGURES, Figures

ContentData = str | int | list["ContentData"] | dict[str, "ContentData"]


def content_data(content: Content, figures: Figures = NO_FIGURES, prefix: str = "") -> ContentData:
    """A content as data. A figure that is not known is its expression, in the words of the rule language."""
    if isinstance(content, Phrase):
        return _phrase(content, figures, prefix)
    if isinstance(content, Figure):
        return _number(content.expression, figures, f"{prefix}value")
    if isinstance(content, Options):
        return list(content.options)
    if isinstance(content, Steps):
        return [content_data(step, figures, f"{prefix}{index}.") for index, step in enumerate(content.steps)]
    return {"choose": choice_data(content, figures), "by": content.by}


def choice_data(choice: Choice, figures: Figures = NO_FIGURES) -> list[ContentData]:
    """The options of a choice as data."""
    return [content_data(option, figures, f"{index}.") for index, option in enumerate(choice.options)]


def expression_words(expression: Expression) -> str:
    """An expression in the words of the rule language."""
    if isinstance(expression, Number):
        return str(expression.value)
    if isinstance(expression, Ref):
        return expression.fact
    if isinstance(expression, Percent):
        return f"{expression.percent}% of {expression.of.fact}"
    return f"{expression_words(expression.left)} {expression.operator} {expression_words(expression.right)}"


def _phrase(phrase: Phrase, figures: Figures, prefix: str) -> ContentData:
    if not phrase.arguments:
        return phrase.word
    given = {name: _argument(name, value, figures, prefix) for name, value in phrase.arguments}
    return given if phrase.word in given else {phrase.word: given}


def _argument(name: str, value: ArgumentValue, figures: Figures, prefix: str) -> ContentData:
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return list(value)
    return _number(value, figures, f"{prefix}{name}")


def _number(expression: Expression, figures: Figures, key: str) -> ContentData:
    known = figures.get(key)
    if known is not None:
        return list(known) if isinstance(known, tuple) else known
    return expression.value if isinstance(expression, Number) else expression_words(expression)
