"""A condition with exactly one thing changed: a conjunct or an alternative dropped, a test turned round, a bound moved, a word replaced."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from adjudicator.engine.condition import All, Any, Compare, Condition, Leaf, Linear, Member, negate
from adjudicator.engine.values import NONE, Value
from adjudicator.vocabulary.model import Vocabulary


def mutated_conditions(condition: Condition, vocabulary: Vocabulary) -> Iterator[tuple[str, Condition]]:
    """Each change with a few words on what was done. A condition that always holds has none."""
    seen: set[str] = set()
    for what, changed in _mutated(condition, vocabulary):
        # Two leaves may be written alike: the second change of that name bears a number.
        number = 2
        name = what
        while name in seen:
            name, number = f"{what} ({number})", number + 1
        seen.add(name)
        yield name, changed


def _mutated(condition: Condition, vocabulary: Vocabulary) -> Iterator[tuple[str, Condition]]:
    if isinstance(condition, (All, Any)):
        for index, part in enumerate(condition.parts):
            before, after = condition.parts[:index], condition.parts[index + 1 :]
            if after or before:
                yield f"dropped `{_shown(part)}`", type(condition)((*before, *after))
            for what, changed in _mutated(part, vocabulary):
                yield what, type(condition)((*before, changed, *after))
        return
    yield f"not `{_shown(condition)}`", negate(condition)
    yield from _mutated_leaf(condition, vocabulary)


def _mutated_leaf(leaf: Leaf, vocabulary: Vocabulary) -> Iterator[tuple[str, Condition]]:
    if isinstance(leaf, Compare):
        for step in (-1, 1):
            form = Linear(leaf.form.terms, leaf.form.constant + step * _step(leaf))
            yield f"`{_shown(leaf)}` moved by {step:+d}", replace(leaf, form=form, test=f"{leaf.test} moved by {step:+d}")
        return
    for value in sorted(leaf.values, key=str):
        for other in _others(leaf, value, vocabulary):
            yield f"`{_shown(leaf)}` with {_word(other)} for {_word(value)}", replace(leaf, values=leaf.values - {value} | {other})
        if len(leaf.values) > 1:
            yield f"`{_shown(leaf)}` without {_word(value)}", replace(leaf, values=leaf.values - {value})


def _step(leaf: Compare) -> int:
    """How much of the form is one of the fact compared: ``2 * raise_part - increment`` moves by whole chips of `raise_part`."""
    return max((abs(factor) for fact, factor in leaf.form.terms if fact == leaf.fact), default=1)


def _others(leaf: Member, value: Value, vocabulary: Vocabulary) -> list[Value]:
    """One other value in the place of `value`; none for yes/no, whose other value is the negation."""
    if isinstance(value, bool):
        return []
    if isinstance(value, int):
        return [other for other in (value + 1,) if other not in leaf.values]
    fact = vocabulary.facts.get(leaf.fact)
    known: tuple[Value, ...] = () if fact is None else (*fact.words, *((NONE,) if fact.allows_none else ()))
    return [other for other in known if other not in leaf.values][:1]


def _shown(condition: Condition) -> str:
    if isinstance(condition, (All, Any)):
        return (" and " if isinstance(condition, All) else " or ").join(_shown(part) for part in condition.parts)
    if isinstance(condition, Compare):
        return f"{'not ' * condition.negated}{condition.fact}: {condition.test}"
    words = ", ".join(sorted(_word(value) for value in condition.values))
    return f"{condition.fact}: {'not ' * condition.negated}{words}"


def _word(value: Value) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    return "none" if value is NONE else str(value)
