"""The figures of an outcome: its expressions, evaluated on the facts of the case."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from adjudicator.engine.expression import Expression, Number, Ref, evaluate_expression
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Choice, Content, Figure, Phrase, Steps

FigureValue = int | str | tuple[int, ...]
"""A number, or the value of a fact of type seats, pots or hand."""

Figures = Mapping[str, FigureValue | None]
NO_FIGURES: Figures = {}


def expressions(content: Content) -> Iterator[tuple[str, Expression]]:
    """Every expression with its key: the argument's name, "value" for a bare figure, with ``i.`` before it inside step or option i."""
    if isinstance(content, Figure):
        yield "value", content.expression
    elif isinstance(content, Phrase):
        for name, argument in content.arguments:
            if not isinstance(argument, (str, tuple)):
                yield name, argument
    elif isinstance(content, (Steps, Choice)):
        parts = content.steps if isinstance(content, Steps) else content.options
        for index, part in enumerate(parts):
            for name, expression in expressions(part):
                yield f"{index}.{name}", expression


def figures(content: Content, facts: Mapping[str, Value]) -> Figures:
    """The value of each expression; None where a fact is missing or the result is no whole number."""
    return {key: _value(expression, facts) for key, expression in expressions(content)} or NO_FIGURES


def _value(expression: Expression, facts: Mapping[str, Value]) -> FigureValue | None:
    if isinstance(expression, Number):
        return expression.value
    told = facts.get(expression.fact) if isinstance(expression, Ref) else None
    if isinstance(told, (str, tuple)):
        return told
    value = evaluate_expression(expression, facts)
    return value if isinstance(value, int) else None


def figure_words(value: FigureValue) -> str:
    """A figure as it is written out: ``250``, ``3,5,7``, ``full_house:KQ``."""
    return ",".join(map(str, value)) if isinstance(value, tuple) else str(value)


def same_content(first: Content, first_figures: Figures, second: Content, second_figures: Figures) -> bool:
    """Whether two outcomes say the same: equal words, and equal figures where both are known (equal expressions where not)."""
    if first == second:
        return True
    if not first_figures or type(first) is not type(second):
        return False
    return _without_figures(first) == _without_figures(second) and None not in first_figures.values() and first_figures == second_figures


def _without_figures(content: Content) -> object:
    if isinstance(content, Figure):
        return "value"
    if isinstance(content, Phrase):
        return (content.word, tuple((name, argument if isinstance(argument, (str, tuple)) else "") for name, argument in content.arguments))
    if isinstance(content, Steps):
        return tuple(_without_figures(step) for step in content.steps)
    return content


def content_key(content: Content, known: Figures) -> object:
    """A hashable key, equal for outcomes that say the same."""
    if not known or None in known.values():
        return content if not isinstance(content, Choice) else repr(content)
    return (_without_figures(content) if not isinstance(content, Choice) else repr(content), tuple(sorted(known.items())))
