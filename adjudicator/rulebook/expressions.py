"""Expressions in words: ``minimum_raise_to``, ``level plus 50% of increment``, ``players_at_table times penalty_rounds``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import floor, gcd, lcm
from typing import Literal

from adjudicator.engine.condition import Linear
from adjudicator.engine.expression import Binary, Expression, Number, Percent, Ref
from adjudicator.engine.values import FactType
from adjudicator.rulebook.scope import Scope
from adjudicator.source.diagnostics import Place

OPERATORS: dict[str, Literal["plus", "minus", "times"]] = {"plus": "plus", "minus": "minus", "times": "times"}
_NUMBER = re.compile(r"[0-9]{1,18}", re.ASCII)
_PERCENT = re.compile(r"([0-9]{1,6})%", re.ASCII)
_NAME = re.compile(r"[a-z][a-z0-9_]*", re.ASCII)
_SYMBOL = re.compile(r"[<>=+*/×÷≤≥≠!−-]")


def parse_expression(text: str, place: Place, scope: Scope) -> Expression:
    """The expression that `text` says, parameters replaced by their value.

    Where it says none, the errors go to the scope, at `place`, and the answer is the number 0.
    """
    expression = parse_tokens(text.split(), place, scope)
    if expression is None:
        return Number(0)
    unit_of(expression, place, scope)
    return expression


def parse_tokens(tokens: Sequence[str], place: Place, scope: Scope) -> Expression | None:
    """The expression that these words say; None when broken, with the errors in the scope."""
    text = " ".join(tokens)
    if not tokens:
        scope.report("expression_empty", place, {})
        return None
    if _SYMBOL.search(text):
        scope.report("expression_symbol", place, {"text": text})
        return None
    terms: list[tuple[Literal["plus", "minus"], Expression]] = []
    sign: Literal["plus", "minus"] = "plus"
    broken = False
    for start, end in _cut(tokens, ("plus", "minus")):
        term = _product(tokens[start:end], text, place, scope)
        if term is None:
            broken = True
        else:
            terms.append((sign, term))
        if end < len(tokens):
            sign = "plus" if tokens[end] == "plus" else "minus"
    if broken:
        return None
    result = terms[0][1]
    for sign, term in terms[1:]:
        result = Binary(sign, result, term)
    return result


def _cut(tokens: Sequence[str], at: tuple[str, ...]) -> list[tuple[int, int]]:
    """The stretches between the words of `at`."""
    cuts = [i for i, token in enumerate(tokens) if token in at]
    return list(zip([0, *(i + 1 for i in cuts)], [*cuts, len(tokens)], strict=True))


def _product(tokens: Sequence[str], text: str, place: Place, scope: Scope) -> Expression | None:
    factors = [_factor(tokens[start:end], text, place, scope) for start, end in _cut(tokens, ("times",))]
    result: Expression | None = None
    for index, factor in enumerate(factors):
        if factor is None:
            return None
        result = factor if index == 0 or result is None else Binary("times", result, factor)
    return result


def _factor(tokens: Sequence[str], text: str, place: Place, scope: Scope) -> Expression | None:
    if len(tokens) == 1 and _NUMBER.fullmatch(tokens[0]):
        return Number(int(tokens[0]))
    if len(tokens) == 1 and _NAME.fullmatch(tokens[0]):
        return _named(tokens[0], place, scope)
    if len(tokens) == 3 and tokens[1] == "of" and (match := _PERCENT.fullmatch(tokens[0])):
        of = _named(tokens[2], place, scope) if _NAME.fullmatch(tokens[2]) else None
        percent = int(match[1])
        if isinstance(of, Ref):
            return Percent(percent, of)
        if isinstance(of, Number):
            if of.value * percent % 100 == 0:
                return Number(of.value * percent // 100)
            scope.report("expression_share", place, {"text": " ".join(tokens), "value": of.value})
            return None
        if not _NAME.fullmatch(tokens[2]):
            scope.report("expression_percent", place, {"text": " ".join(tokens)})
        return None
    if tokens and tokens[0].endswith("%"):
        scope.report("expression_percent", place, {"text": " ".join(tokens)})
    elif not tokens:
        scope.report("expression_unfinished", place, {"text": text})
    else:
        scope.report("expression_unreadable", place, {"text": " ".join(tokens)})
    return None


def _named(name: str, place: Place, scope: Scope) -> Expression | None:
    fact = scope.facts.get(name)
    if fact is not None:
        if fact.type.numeric:
            return Ref(name)
        scope.report("expression_not_number", place, {"fact": name, "type": fact.type.value})
        return None
    if name in scope.parameters:
        value = scope.parameters[name]
        if isinstance(value, int) and not isinstance(value, bool):
            return Number(value)
        scope.report("parameter_not_number", place, {"parameter": name, "value": value})
        return None
    numeric = [known for known, fact in scope.facts.items() if fact.type.numeric]
    scope.report("fact_unknown", place, {"fact": name}, (name, [*numeric, *scope.parameters]))
    return None


def unit_of(expression: Expression, place: Place, scope: Scope) -> FactType | None:
    """What the expression counts: chips, things or seats; None for bare numbers. Unlike things added are reported."""
    if isinstance(expression, Number):
        return None
    if isinstance(expression, Ref):
        return scope.facts[expression.fact].type
    if isinstance(expression, Percent):
        return scope.facts[expression.of.fact].type
    left, right = unit_of(expression.left, place, scope), unit_of(expression.right, place, scope)
    if left is None or right is None:
        return left or right
    if expression.operator == "times":
        if FactType.COUNT not in (left, right):
            scope.report("expression_units_times", place, {"left": left.value, "right": right.value})
        return right if left is FactType.COUNT else left
    if left is not right:
        scope.report("expression_units", place, {"left": left.value, "right": right.value})
    return left


def text_of(expression: Expression) -> str:
    """The expression in the words of the rule language."""
    if isinstance(expression, Number):
        return str(expression.value)
    if isinstance(expression, Ref):
        return expression.fact
    if isinstance(expression, Percent):
        return f"{expression.percent}% of {expression.of.fact}"
    return f"{text_of(expression.left)} {expression.operator} {text_of(expression.right)}"


@dataclass(frozen=True, slots=True)
class Form:
    """A linear form with fractions: coefficient by fact, and a constant."""

    terms: dict[str, Fraction]
    constant: Fraction

    def plus(self, other: Form, factor: int = 1) -> Form:
        """``self + factor * other``."""
        terms = dict(self.terms)
        for fact, value in other.terms.items():
            terms[fact] = terms.get(fact, Fraction(0)) + factor * value
        return Form({fact: value for fact, value in terms.items() if value}, self.constant + factor * other.constant)


def form_of(expression: Expression) -> Form | None:
    """The expression as a linear form; None when it multiplies two facts."""
    if isinstance(expression, Number):
        return Form({}, Fraction(expression.value))
    if isinstance(expression, Ref):
        return Form({expression.fact: Fraction(1)}, Fraction(0))
    if isinstance(expression, Percent):
        share = Fraction(expression.percent, 100)
        return Form({expression.of.fact: share} if share else {}, Fraction(0))
    left, right = form_of(expression.left), form_of(expression.right)
    if left is None or right is None:
        return None
    if expression.operator != "times":
        return left.plus(right, 1 if expression.operator == "plus" else -1)
    if left.terms and right.terms:
        return None
    number, other = (left, right) if not left.terms else (right, left)
    return Form({}, Fraction(0)).plus(Form({f: v * number.constant for f, v in other.terms.items()}, other.constant * number.constant))


def at_least_zero(form: Form, strictly: bool) -> Linear:
    """The integer form that is ``>= 0`` exactly when `form` is (or is ``> 0``, with `strictly`), as all facts are integers."""
    terms, constant = _integers(form)
    if strictly:
        constant -= 1
    divisor = gcd(*terms.values()) if terms else 1
    return Linear(tuple(sorted((fact, value // divisor) for fact, value in terms.items())), floor(Fraction(constant, divisor)))


def zero(form: Form) -> Linear:
    """The integer form that is 0 exactly when `form` is."""
    terms, constant = _integers(form)
    divisor = gcd(constant, *terms.values()) or 1
    return Linear(tuple(sorted((fact, value // divisor) for fact, value in terms.items())), constant // divisor)


def _integers(form: Form) -> tuple[dict[str, int], int]:
    scale = lcm(form.constant.denominator, *(value.denominator for value in form.terms.values()))
    return {fact: int(value * scale) for fact, value in form.terms.items()}, int(form.constant * scale)
