"""Expressions in words: what cannot be computed yet is shown by the facts it is made of, by their nouns where they have one."""

from __future__ import annotations

import re
from collections.abc import Mapping

from adjudicator.engine.expression import Binary, Expression, Number, Percent, Ref
from adjudicator.text.languages import Lang
from adjudicator.text.nouns import noun_form
from adjudicator.text.numbers import NO_BREAK_SPACE, number_text
from adjudicator.vocabulary.model import Fact

_SIGNS = {"plus": "+", "minus": "−", "times": "×"}
_NUMBER = re.compile(r"\b\d+\b")
_FACT = re.compile(r"\b[a-z][a-z0-9_]*\b")
NO_FACTS: Mapping[str, Fact] = {}


def expression_text(expression: Expression, lang: Lang, facts: Mapping[str, Fact] = NO_FACTS) -> str:
    """``the minimum raise``, ``2 × the bet``, ``50% of the increment``; a fact without a noun by its name, as one gives it."""
    if isinstance(expression, Number):
        return number_text(expression.value, lang)
    if isinstance(expression, Ref):
        return _noun(expression.fact, lang, facts)
    if isinstance(expression, Percent):
        return _percent(expression.percent, expression.of.fact, lang, facts)
    left, right = (_side(part, expression, lang, facts) for part in (expression.left, expression.right))
    return f"{left} {_SIGNS[expression.operator]} {right}"


def written_text(words: str, lang: Lang, facts: Mapping[str, Fact] = NO_FACTS) -> str:
    """The words of the rule language after "at least" and the like ("50% of increment", "2 times level") as `expression_text` shows them."""
    shown = re.sub(r"(\d+)% of (\w+)", lambda found: _percent(int(found[1]), found[2], lang, facts), words)
    if "%" in shown:
        return shown
    for word, sign in _SIGNS.items():
        shown = re.sub(rf"(?<=\s){word}(?=\s)", sign, shown)
    shown = _NUMBER.sub(lambda found: number_text(int(found[0]), lang), shown)
    return _FACT.sub(lambda found: _noun(found[0], lang, facts), shown)


def _noun(fact: str, lang: Lang, facts: Mapping[str, Fact]) -> str:
    known = facts.get(fact)
    return fact if known is None or known.noun is None else known.noun[lang]


def _percent(percent: int, fact: str, lang: Lang, facts: Mapping[str, Fact]) -> str:
    known = facts.get(fact)
    if lang == "fr":
        share = f"de {fact}" if known is None or known.noun is None else noun_form(known.noun["fr"], "du", "fr")
        return f"{percent}{NO_BREAK_SPACE}% {share}"
    return f"{percent}% of {_noun(fact, lang, facts)}"


def _side(part: Expression, whole: Binary, lang: Lang, facts: Mapping[str, Fact]) -> str:
    text = expression_text(part, lang, facts)
    loose = (
        isinstance(part, Binary) and part.operator != "times" and (whole.operator == "times" or (whole.operator == "minus" and part is whole.right))
    )
    return f"({text})" if loose else text
