"""A condition in words, made of the sentences of its facts: "the burn card cannot be told apart and 2 or 3 actions followed"."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import reduce

from adjudicator.engine.condition import All, Any, Compare, Condition, Leaf, Member
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.seats import bare_fact, seat_of
from adjudicator.text.comparisons import Bounds, bounds_of, bounds_words, compare_words, one_of_words, other_than_words
from adjudicator.text.elision import elided
from adjudicator.text.facts import fact_text, says, value_filling, value_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.nouns import Noun, seat_noun
from adjudicator.text.numbers import list_text
from adjudicator.text.template import Filling, Nouns, Quantity, filling_text
from adjudicator.vocabulary.model import Fact, Vocabulary

_FEW = 3
"""Up to so many remaining words of a fact are named; above, a negation is said as "other than"."""


def condition_text(condition: Condition, vocabulary: Vocabulary, lang: Lang) -> str:
    """`condition` in words, without a capital and a full stop. The condition that always holds is "always", the one that never does "never"."""
    if isinstance(condition, All):
        return _all(condition.parts, vocabulary, lang)
    if isinstance(condition, Any):
        return _any(condition.parts, vocabulary, lang)
    return leaf_text(condition, vocabulary, lang)


def condition_clauses(condition: Condition, vocabulary: Vocabulary, lang: Lang) -> tuple[str, ...]:
    """The conjuncts of a condition, each in words; one for a condition that is no conjunction."""
    parts = condition.parts if isinstance(condition, All) else (condition,)
    return tuple(_part(part, vocabulary, lang, inside_all=False) for part in _merged(parts))


def leaf_text(leaf: Leaf, vocabulary: Vocabulary, lang: Lang) -> str:
    """One test in words; of a fact of one seat, with that seat in front."""
    seat = seat_of(leaf.fact)
    if seat is not None:
        return message("of_seat", lang, seat=seat_noun(seat, lang).text, what=leaf_text(replace(leaf, fact=bare_fact(leaf.fact)), vocabulary, lang))
    fact = vocabulary.facts.get(leaf.fact)
    if isinstance(leaf, Member):
        return _member(leaf, fact, vocabulary, lang)
    return _said(leaf.fact, fact, compare_words(leaf, lang, chips=fact is not None and fact.type is FactType.AMOUNT, facts=vocabulary.facts), lang)


def needed_words(leaf: Leaf, vocabulary: Vocabulary, lang: Lang) -> str:
    """What a test asks of a number, without the sentence of its fact: "at least 3", "2 or 3"."""
    fact = vocabulary.facts.get(leaf.fact)
    if isinstance(leaf, Compare):
        return compare_words(leaf, lang, chips=fact is not None and fact.type is FactType.AMOUNT, facts=vocabulary.facts).words
    words = _values_words(leaf.values, fact, lang)
    shown = filling_text(words, lang)
    return other_than_words(Quantity(shown, 2), lang).words if leaf.negated else shown


def _all(parts: Sequence[Condition], vocabulary: Vocabulary, lang: Lang) -> str:
    texts = [_part(part, vocabulary, lang, inside_all=len(parts) > 1) for part in _merged(parts)]
    return list_text(texts, lang) if texts else message("condition_always", lang)


def _any(parts: Sequence[Condition], vocabulary: Vocabulary, lang: Lang) -> str:
    if not parts:
        return message("condition_never", lang)
    texts = [condition_text(part, vocabulary, lang) for part in parts]
    if any(isinstance(part, All) and len(part.parts) > 1 for part in parts):
        # "a and b, or c": the comma keeps the conjunctions together.
        return f", {message('word_or', lang)} ".join(texts)
    return list_text(texts, lang, "or")


def _part(part: Condition | _Interval, vocabulary: Vocabulary, lang: Lang, *, inside_all: bool) -> str:
    if isinstance(part, _Interval):
        return _said(part.fact, vocabulary.facts.get(part.fact), bounds_words(part.bounds, lang), lang)
    if isinstance(part, Any) and inside_all and len(part.parts) > 1:
        texts = [condition_text(option, vocabulary, lang) for option in part.parts]
        return f"soit {', soit '.join(texts)}" if lang == "fr" else f"either {list_text(texts, lang, 'or')}"
    return condition_text(part, vocabulary, lang)


@dataclass(frozen=True, slots=True)
class _Interval:
    """Several bounds of one fact taken together."""

    fact: str
    bounds: Bounds


def _merged(parts: Sequence[Condition]) -> list[Condition | _Interval]:
    """The conjuncts, with the bounds of one fact put together at the place of the first."""
    intervals: dict[str, list[Bounds]] = {}
    for part in parts:
        if isinstance(part, Compare) and (bounds := bounds_of(part)) is not None:
            intervals.setdefault(part.fact, []).append(bounds)
    merged: list[Condition | _Interval] = []
    for part in parts:
        found = intervals.get(part.fact, []) if isinstance(part, Compare) and bounds_of(part) is not None else []
        if len(found) < 2:
            merged.append(part)
        elif isinstance(part, Compare):
            together = reduce(Bounds.meet, found)
            interval = _Interval(part.fact, together)
            if interval not in merged:
                merged.append(interval)
    return merged


def _member(leaf: Member, fact: Fact | None, vocabulary: Vocabulary, lang: Lang) -> str:
    if len(leaf.values) == 1:
        (value,) = leaf.values
        if isinstance(value, bool):
            return fact_text(leaf.fact, value != leaf.negated, vocabulary, lang)
    negated, values = leaf.negated, leaf.values
    if negated and fact is not None and fact.labels is not None:
        rest = frozenset(fact.words) - values
        if 0 < len(rest) <= _FEW and (not fact.allows_none or NONE in values):
            negated, values = False, rest
    others = values - {NONE}
    texts = []
    if others:
        words = _values_words(others, fact, lang)
        if negated:
            words = other_than_words(words if isinstance(words, Quantity) else Quantity(filling_text(words, lang), 2), lang)
        texts.append(_said(leaf.fact, fact, words, lang))
    if NONE in values:
        nothing = fact_text(leaf.fact, NONE, vocabulary, lang)
        texts.append(elided(message("not_so", lang, what=nothing), lang) if negated else nothing)
    return list_text(texts, lang, "and" if negated else "or")


def _values_words(values: frozenset[Value], fact: Fact | None, lang: Lang) -> Filling:
    numbers = [value for value in values if isinstance(value, int) and not isinstance(value, bool)]
    if len(numbers) == len(values) and not (fact is not None and fact.type is FactType.SEAT):
        return one_of_words(numbers, lang)
    order = {word: position for position, word in enumerate(fact.words)} if fact is not None else {}
    ordered = sorted(values, key=lambda value: (order.get(str(value), len(order)), str(value)))
    fillings = [value_filling(fact, value, lang) for value in ordered]
    nouns = tuple(filling for filling in fillings if isinstance(filling, Noun))
    if len(nouns) == len(fillings):
        return nouns[0] if len(nouns) == 1 else Nouns(nouns, "or")
    return list_text([value_text(fact, value, lang) for value in ordered], lang, "or")


def _said(name: str, fact: Fact | None, words: Filling, lang: Lang) -> str:
    template = fact.says.get("value") if fact is not None else None
    if fact is not None and "zero" in fact.says and isinstance(words, Quantity) and words == Quantity("0", 0):
        template = fact.says["zero"]
    if template is None:
        return message("of_seat", lang, seat=name, what=filling_text(words, lang))
    return says(template, words, lang)
