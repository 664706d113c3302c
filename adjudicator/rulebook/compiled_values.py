"""The compiled form of the small things: values, texts, conditions, expressions, what a rule says. Each `encode_x` has its `decode_x`.

Compact lists rather than objects with keys, and no reflection: reading a rulebook is on the path of every ruling.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any as Data

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member
from adjudicator.engine.expression import Binary, Expression, Number, Percent, Ref
from adjudicator.engine.values import NONE, Value
from adjudicator.rulebook.model import ArgumentValue, Choice, Content, Figure, Options, Outcome, Phrase, SlotContent, Steps
from adjudicator.text.languages import Text

_MEMBER, _NOT_MEMBER, _COMPARE, _NOT_COMPARE, _ALL, _ANY = range(6)
_PHRASE, _STEPS, _OPTIONS, _FIGURE, _CHOICE = range(5)


def encode_value(value: Value) -> Data:
    """yes/no, numbers and words are what they are in JSON, seats a list, `none` an empty object."""
    if value is NONE:
        return {}
    return list(value) if isinstance(value, tuple) else value


def decode_value(data: Data) -> Value:
    """The value of `encode_value`."""
    if data.__class__ is dict:
        return NONE
    value: Value = tuple(data) if data.__class__ is list else data
    return value


def encode_optional_value(value: Value | None) -> Data:
    """Like `encode_value`; no value is null."""
    return None if value is None else encode_value(value)


def decode_optional_value(data: Data) -> Value | None:
    """The value of `encode_optional_value`."""
    return None if data is None else decode_value(data)


def encode_text(text: Text | None) -> Data:
    """Both languages, or null."""
    return None if text is None else [text.en, text.fr]


def decode_text(data: Data) -> Text:
    """The text of `encode_text`."""
    return Text(data[0], data[1])


def decode_optional_text(data: Data) -> Text | None:
    """The text of `encode_text`, or None."""
    return None if data is None else Text(data[0], data[1])


def _ordered(values: Iterable[Value]) -> list[Value]:
    """A set in an order that is the same in every process."""
    return sorted(values, key=lambda value: (type(value).__name__, value if isinstance(value, int) else 0, repr(value)))


def encode_condition(condition: Condition | None) -> Data:
    """A tagged list for each node, or null."""
    if condition is None:
        return None
    if isinstance(condition, Member):
        tag = _NOT_MEMBER if condition.negated else _MEMBER
        return [tag, condition.fact, [encode_value(value) for value in _ordered(condition.values)]]
    if isinstance(condition, Compare):
        tag = _NOT_COMPARE if condition.negated else _COMPARE
        terms = [part for term in condition.form.terms for part in term]
        return [tag, terms, condition.form.constant, condition.equal, condition.fact, condition.test]
    return [_ALL if isinstance(condition, All) else _ANY, *(encode_condition(part) for part in condition.parts)]


def decode_condition(data: Data) -> Condition:
    """The condition of `encode_condition`."""
    tag = data[0]
    if tag <= _NOT_MEMBER:
        return Member(data[1], frozenset([decode_value(value) for value in data[2]]), tag == _NOT_MEMBER)
    if tag <= _NOT_COMPARE:
        flat = data[1]
        form = Linear(tuple(zip(flat[::2], flat[1::2], strict=True)), data[2])
        return Compare(form, data[3], data[4], data[5], tag == _NOT_COMPARE)
    parts = tuple([decode_condition(part) for part in data[1:]])
    return All(parts) if tag == _ALL else Any(parts)


def decode_optional_condition(data: Data) -> Condition | None:
    """The condition of `encode_condition`, or None."""
    return None if data is None else decode_condition(data)


def encode_expression(expression: Expression) -> Data:
    """A number, a fact's name, ``[percent, fact]`` or ``[operator, left, right]``."""
    if isinstance(expression, Number):
        return expression.value
    if isinstance(expression, Ref):
        return expression.fact
    if isinstance(expression, Percent):
        return [expression.percent, expression.of.fact]
    return [expression.operator, encode_expression(expression.left), encode_expression(expression.right)]


def decode_expression(data: Data) -> Expression:
    """The expression of `encode_expression`."""
    if data.__class__ is int:
        return Number(data)
    if data.__class__ is str:
        return Ref(data)
    if len(data) == 2:
        return Percent(data[0], Ref(data[1]))
    return Binary(data[0], decode_expression(data[1]), decode_expression(data[2]))


def _encode_argument(value: ArgumentValue) -> Data:
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return [0, *value]
    return [1, encode_expression(value)]


def _decode_argument(data: Data) -> ArgumentValue:
    if data.__class__ is str:
        value: str = data
        return value
    return decode_expression(data[1]) if data[0] else tuple(data[1:])


def _encode_phrase(phrase: Phrase) -> Data:
    return [phrase.word, *([name, _encode_argument(value)] for name, value in phrase.arguments)] if phrase.arguments else phrase.word


def _decode_phrase(data: Data) -> Phrase:
    if data.__class__ is str:
        return Phrase(data)
    return Phrase(data[0], tuple([(name, _decode_argument(value)) for name, value in data[1:]]))


def encode_content(content: Content) -> Data:
    """A tagged list."""
    if isinstance(content, Phrase):
        return [_PHRASE, _encode_phrase(content)]
    if isinstance(content, Steps):
        return [_STEPS, *(_encode_phrase(step) for step in content.steps)]
    if isinstance(content, Options):
        return [_OPTIONS, *content.options]
    if isinstance(content, Figure):
        return [_FIGURE, encode_expression(content.expression)]
    return [
        _CHOICE,
        [encode_content(option) for option in content.options],
        [encode_text(text) for text in content.weigh],
        content.by,
        {option: encode_outcomes(outcomes) for option, outcomes in content.then_if.items()},
    ]


def _decode_slot_content(data: Data) -> SlotContent:
    tag = data[0]
    if tag == _PHRASE:
        return _decode_phrase(data[1])
    if tag == _STEPS:
        return Steps(tuple([_decode_phrase(step) for step in data[1:]]))
    return Options(tuple(data[1:])) if tag == _OPTIONS else Figure(decode_expression(data[1]))


def decode_content(data: Data) -> Content:
    """What `encode_content` was given."""
    if data[0] != _CHOICE:
        return _decode_slot_content(data)
    return Choice(
        tuple([_decode_slot_content(option) for option in data[1]]),
        tuple([decode_text(text) for text in data[2]]),
        data[3],
        {option: decode_outcomes(outcomes) for option, outcomes in data[4].items()},
    )


def encode_outcomes(outcomes: tuple[Outcome, ...]) -> Data:
    """A list of ``[who, slot, content]``."""
    return [[outcome.who, outcome.slot, encode_content(outcome.content)] for outcome in outcomes]


def decode_outcomes(data: Data) -> tuple[Outcome, ...]:
    """The outcomes of `encode_outcomes`."""
    return tuple([Outcome(who, slot, decode_content(content)) for who, slot, content in data])
