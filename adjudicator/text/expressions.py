"""Expressions in words: what cannot be computed yet is shown by the facts it is made of."""

from __future__ import annotations

import re

from adjudicator.engine.expression import Binary, Expression, Number, Percent, Ref
from adjudicator.text.languages import Lang
from adjudicator.text.numbers import NO_BREAK_SPACE, number_text

_SIGNS = {"plus": "+", "minus": "−", "times": "×"}
_NUMBER = re.compile(r"\b\d+\b")


def expression_text(expression: Expression, lang: Lang) -> str:
    """``minimum_raise_to``, ``2 × level``, ``50% of increment``: facts by their names, as one gives them."""
    if isinstance(expression, Number):
        return number_text(expression.value, lang)
    if isinstance(expression, Ref):
        return expression.fact
    if isinstance(expression, Percent):
        return _percent(expression.percent, expression.of.fact, lang)
    return f"{_side(expression.left, expression, lang)} {_SIGNS[expression.operator]} {_side(expression.right, expression, lang)}"


def written_text(words: str, lang: Lang) -> str:
    """The words of the rule language after "at least" and the like ("50% of increment", "2 times level") as `expression_text` shows them."""
    shown = re.sub(r"(\d+)% of (\w+)", lambda found: _percent(int(found[1]), found[2], lang), words)
    for word, sign in _SIGNS.items():
        shown = re.sub(rf"(?<=\s){word}(?=\s)", sign, shown)
    return shown if "%" in shown else _NUMBER.sub(lambda found: number_text(int(found[0]), lang), shown)


def _percent(percent: int, fact: str, lang: Lang) -> str:
    return f"{percent}{NO_BREAK_SPACE}% de {fact}" if lang == "fr" else f"{percent}% of {fact}"


def _side(part: Expression, whole: Binary, lang: Lang) -> str:
    text = expression_text(part, lang)
    loose = (
        isinstance(part, Binary) and part.operator != "times" and (whole.operator == "times" or (whole.operator == "minus" and part is whole.right))
    )
    return f"({text})" if loose else text
