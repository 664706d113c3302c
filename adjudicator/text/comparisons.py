"""Comparisons in words: "at least 3", "fewer than 2", "2 or 3", "at least 50% of increment"."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil, floor
from typing import Literal

from adjudicator.engine.condition import Compare
from adjudicator.text.expressions import NO_FACTS, written_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import number_text
from adjudicator.text.template import Quantity
from adjudicator.vocabulary.model import Fact

Operator = Literal["is", "at least", "at most", "more than", "less than", "other than"]

_OPPOSITE: dict[Operator, Operator] = {
    "is": "other than",
    "other than": "is",
    "at least": "less than",
    "less than": "at least",
    "at most": "more than",
    "more than": "at most",
}
_WRITTEN = re.compile(r"(at least|at most|more than|less than|other than) (.+)")
_MANY = 2
"""The number that stands for an amount that is not known, so that its noun is in the plural."""


@dataclass(frozen=True, slots=True)
class Bounds:
    """The whole numbers from `low` to `high`; None is no bound."""

    low: int | None = None
    high: int | None = None

    def meet(self, other: Bounds) -> Bounds:
        """What lies in both."""
        low = max((b for b in (self.low, other.low) if b is not None), default=None)
        high = min((b for b in (self.high, other.high) if b is not None), default=None)
        return Bounds(low, high)


def bounds_of(leaf: Compare) -> Bounds | None:
    """The whole numbers that a comparison of one fact with a number admits; None when it is of another kind."""
    if len(leaf.form.terms) != 1 or leaf.form.terms[0][0] != leaf.fact:
        return None
    threshold = Fraction(-leaf.form.constant, leaf.form.terms[0][1])
    if leaf.equal:
        whole = threshold.denominator == 1 and not leaf.negated
        return Bounds(int(threshold), int(threshold)) if whole else None
    if (leaf.form.terms[0][1] > 0) != leaf.negated:
        return Bounds(low=floor(threshold) + 1 if leaf.negated else ceil(threshold))
    return Bounds(high=ceil(threshold) - 1 if leaf.negated else floor(threshold))


def bounds_words(bounds: Bounds, lang: Lang) -> Quantity:
    """An interval in words: "at least 3", "at most 4", "2", "2 or 3", "1,400 to 1,699"."""
    low, high = bounds.low, bounds.high
    if high is None:
        return _number("at least", low or 0, lang)
    if low is None:
        return _number("at most", high, lang)
    if low == high:
        return Quantity(number_text(low, lang), low)
    key = "number_or" if high == low + 1 else "number_to"
    return Quantity(message(key, lang, low=number_text(low, lang), high=number_text(high, lang)), high)


def compare_words(leaf: Compare, lang: Lang, *, chips: bool = False, facts: Mapping[str, Fact] = NO_FACTS) -> Quantity:
    """What a comparison compares with, in words; `chips`: it is an amount ("less than 2,000"), not a count ("fewer than 2").

    The strictness is that of the words it was written with ("fewer than 2" rather than "at most 1"), turned round by a negation.
    """
    bounds = bounds_of(leaf)
    operator, rest = _written(leaf)
    if leaf.equal:
        operator = "other than" if leaf.negated else "is"
        if len(leaf.form.terms) == 1 and leaf.form.constant % leaf.form.terms[0][1] == 0 and leaf.form.terms[0][0] == leaf.fact:
            return _number(operator, -leaf.form.constant // leaf.form.terms[0][1], lang, chips)
    else:
        operator = _OPPOSITE[operator] if leaf.negated else operator
        if bounds is not None:
            written = [op for op in (operator, _OPPOSITE[operator]) if rest.isdigit() and _bounds(op, int(rest)) == bounds]
            return _number(written[0], int(rest), lang, chips) if written else bounds_words(bounds, lang)
    return _quantity(operator, written_text(rest, lang, facts), _MANY, lang, chips)


def one_of_words(numbers: Iterable[int], lang: Lang) -> Quantity:
    """Several numbers in words: "2", "2 or 3", "2 to 5", "2, 4 or 7"."""
    ordered = sorted(numbers)
    if len(ordered) > 1 and ordered[-1] - ordered[0] == len(ordered) - 1:
        return bounds_words(Bounds(ordered[0], ordered[-1]), lang)
    texts = [number_text(number, lang) for number in ordered]
    if len(texts) == 1:
        return Quantity(texts[0], ordered[0])
    return Quantity(message("number_or", lang, low=", ".join(texts[:-1]), high=texts[-1]), ordered[-1])


def other_than_words(words: Quantity, lang: Lang) -> Quantity:
    """Anything but that."""
    return _quantity("other than", words.words, words.number, lang)


def _number(operator: Operator, number: int, lang: Lang, chips: bool = False) -> Quantity:
    return _quantity(operator, number_text(number, lang), number, lang, chips)


def _quantity(operator: Operator, words: str, number: int, lang: Lang, chips: bool = False) -> Quantity:
    if operator == "is":
        return Quantity(words, number)
    key = "fewer_than" if operator == "less than" and not chips else operator.replace(" ", "_")
    return Quantity(message(f"number_{key}", lang, number=words), number)


def _bounds(operator: Operator, number: int) -> Bounds | None:
    """The whole numbers that an operator and a number admit; None where they are no interval."""
    if operator in ("at least", "more than"):
        return Bounds(low=number + (operator == "more than"))
    if operator in ("at most", "less than"):
        return Bounds(high=number - (operator == "less than"))
    return None


def _written(leaf: Compare) -> tuple[Operator, str]:
    found = _WRITTEN.fullmatch(leaf.test)
    if found is not None:
        for operator in _OPPOSITE:
            if operator == found[1]:
                return operator, found[2]
    return "is", leaf.test
