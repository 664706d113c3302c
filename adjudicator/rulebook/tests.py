"""The test of one fact: ``yes``, ``[flop, turn]``, ``not burn``, ``at least 3 and less than players_at_table``."""

from __future__ import annotations

import re
from collections.abc import Sequence as AbstractSequence
from fractions import Fraction
from typing import Final

from adjudicator.engine.condition import TRUE, Compare, Condition, Member, both
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.rulebook.expressions import OPERATORS, Form, at_least_zero, form_of, parse_tokens, text_of, unit_of, zero
from adjudicator.rulebook.scope import Scope
from adjudicator.source.diagnostics import Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.vocabulary.model import Fact

COMPARISONS: Final = {("at", "least"): "at least", ("at", "most"): "at most", ("more", "than"): "more than", ("less", "than"): "less than"}
OTHER_THAN: Final = ("other", "than")
_OPERATORS: Final = ("and", "or", "not", "any", "all", "of", "plus", "minus", "times")
_LITERALS: Final = ("yes", "no", "none", "true", "false", "null", "unknown", "disputed")
RESERVED: Final = frozenset((*_OPERATORS, *_LITERALS, "id", "then"))
"""Words of the language: no fact, word, slot, role or term may have them as its name."""

CARD = re.compile(r"[2-9TJQKA][cdhs]", re.ASCII)
"""A card: rank and suit, ``Th`` for the ten of hearts."""

_NUMBER = re.compile(r"[0-9]{1,18}", re.ASCII)
_SYMBOL = re.compile(r"^(<=|>=|<|>|==|=|!=|≤|≥|≠|=<|=>|!)")
_YES_NO = {"true": "yes", "oui": "yes", "y": "yes", "false": "no", "non": "no", "n": "no"}


def parse_test(fact: Fact, node: Node, scope: Scope) -> Condition:
    """The condition that `node` says of `fact`. Where it says none, the errors go to the scope and the answer is the condition that always holds."""
    found = len(scope.diagnostics)
    if not fact.type.testable:
        scope.report(f"test_{fact.type.value}", node.place, {"fact": fact.id})
        return TRUE
    condition = _of_node(fact, node, scope)
    return TRUE if len(scope.diagnostics) > found or condition is None else condition


def _of_node(fact: Fact, node: Node, scope: Scope) -> Condition | None:
    if isinstance(node, Mapping):
        scope.report("test_mapping", node.place, {"fact": fact.id})
        return None
    if isinstance(node, Sequence):
        return _list(fact, node, scope)
    if not node.plain and ("\n" in node.text or not node.text.strip()):
        # `amount: >3` is read by YAML as the header of a block of text.
        scope.report("test_block", node.place, {"fact": fact.id})
        return None
    tokens = node.text.split()
    if not node.plain and len(tokens) == 1 and _NUMBER.fullmatch(tokens[0]) and fact.type.numeric:
        scope.report("test_quoted_number", node.place, {"text": node.text})
        return None
    return _conjunction(fact, tokens, node.place, scope)


def _list(fact: Fact, node: Sequence, scope: Scope) -> Condition | None:
    if not node.items:
        scope.report("test_list_empty", node.place, {"fact": fact.id})
        return None
    values: list[Value] = []
    for item in node.items:
        if not isinstance(item, Scalar):
            scope.report("test_list_item", item.place, {})
            continue
        tokens = item.text.split()
        if len(tokens) > 1:
            scope.report("test_list_test", item.place, {"text": item.text})
            continue
        if not item.plain and fact.type.numeric and _NUMBER.fullmatch(item.text):
            scope.report("test_quoted_number", item.place, {"text": item.text})
            continue
        value = constant(fact, item.text, item.place, scope)
        if value is None:
            continue
        if value in values:
            scope.report("test_list_twice", item.place, {"text": item.text})
        values.append(value)
    return Member(fact.id, frozenset(values))


def _conjunction(fact: Fact, tokens: AbstractSequence[str], place: Place, scope: Scope) -> Condition | None:
    parts: list[Condition] = []
    start = 0
    for end in [*(i for i, token in enumerate(tokens) if token == "and"), len(tokens)]:
        part = _one(fact, tokens[start:end], place, scope)
        if part is not None:
            parts.append(part)
        start = end + 1
    condition = _merged(parts)
    if condition is None:
        scope.report("test_never", place, {"fact": fact.id, "text": " ".join(tokens)})
    return condition


def _merged(parts: list[Condition]) -> Condition | None:
    """The conjunction, excluded values gathered in one leaf; None when no value satisfies it."""
    members = [p for p in parts if isinstance(p, Member)]
    excluded = frozenset(v for m in members if m.negated for v in m.values)
    required = [m.values for m in members if not m.negated]
    if len(required) > 1 or any(values <= excluded for values in required):
        return None
    if empty_interval([p for p in parts if isinstance(p, Compare)]):
        return None
    if len([m for m in members if m.negated]) < 2:
        result: Condition = TRUE
        for part in parts:
            result = both(result, part)
        return result
    rest: Condition = Member(members[0].fact, excluded, negated=True)
    for part in parts:
        if not (isinstance(part, Member) and part.negated):
            rest = both(rest, part)
    return rest


def empty_interval(compares: list[Compare]) -> bool:
    """Whether comparisons of one fact with numbers leave no number."""
    low, high = None, None
    for compare in compares:
        if compare.equal or compare.negated or len(compare.form.terms) != 1:
            continue
        factor, constant_ = compare.form.terms[0][1], compare.form.constant
        if factor > 0:
            bound = -(constant_ // factor)
            low = bound if low is None else max(low, bound)
        else:
            bound = constant_ // -factor
            high = bound if high is None else min(high, bound)
    return low is not None and high is not None and low > high


def _one(fact: Fact, tokens: AbstractSequence[str], place: Place, scope: Scope) -> Condition | None:
    text = " ".join(tokens)
    if not tokens:
        scope.report("test_unfinished", place, {})
        return None
    if _SYMBOL.match(tokens[0]):
        scope.report("test_symbol", place, {"text": text, "instead": _in_words(text)})
        return None
    pair = tuple(tokens[:2])
    if pair in COMPARISONS or pair == OTHER_THAN:
        return _comparison(fact, " ".join(pair), tokens[2:], place, scope)
    if tokens[0] == "not":
        return _not(fact, tokens[1:], place, scope)
    if len(tokens) > 1:
        if "or" in tokens or "," in text:
            scope.report("test_or", place, {"text": text, "list": ", ".join(t.strip(",") for t in tokens if t not in ("or", ","))})
        elif (fact.type.numeric and set(tokens) & set(OPERATORS)) or tokens[0].endswith("%"):
            scope.report("test_equal", place, {"text": text})
        else:
            scope.report("test_unreadable", place, {"text": text, "fact": fact.id})
        return None
    value = constant(fact, tokens[0], place, scope)
    return None if value is None else Member(fact.id, frozenset((value,)))


def _in_words(text: str) -> str:
    symbols = {
        "<=": "at most",
        "=<": "at most",
        "≤": "at most",
        ">=": "at least",
        "=>": "at least",
        "≥": "at least",
        "<": "less than",
        ">": "more than",
    }
    symbols |= {"==": "", "=": "", "!=": "other than", "≠": "other than", "!": "not"}
    match = _SYMBOL.match(text)
    return f"{symbols[match[0]]} {text[match.end() :].strip()}".strip() if match else text


def _not(fact: Fact, tokens: AbstractSequence[str], place: Place, scope: Scope) -> Condition | None:
    text = " ".join(tokens)
    if len(tokens) == 1 and tokens[0] in ("yes", "no") and fact.type is FactType.YES_NO:
        scope.report("test_not_yes", place, {"text": f"not {text}", "instead": "no" if text == "yes" else "yes"})
        return None
    if len(tokens) == 1 and _NUMBER.fullmatch(tokens[0]) and fact.type.numeric:
        scope.report("test_not_number", place, {"text": text})
        return None
    if len(tokens) != 1:
        scope.report("test_not", place, {"text": f"not {text}".strip()})
        return None
    value = constant(fact, tokens[0], place, scope)
    return None if value is None else Member(fact.id, frozenset((value,)), negated=True)


def _comparison(fact: Fact, operator: str, tokens: AbstractSequence[str], place: Place, scope: Scope) -> Condition | None:
    text = f"{operator} {' '.join(tokens)}".strip()
    if not fact.type.numeric:
        key = "test_other_word" if operator == "other than" else "test_not_ordered"
        scope.report(key, place, {"operator": operator, "fact": fact.id, "type": fact.type.value, "text": " ".join(tokens)})
        return None
    if list(tokens) == ["none"] and operator == "other than":
        scope.report("test_other_none", place, {})
        return None
    if not tokens:
        scope.report("test_comparison_unfinished", place, {"operator": operator})
        return None
    expression = parse_tokens(tokens, place, scope)
    if expression is None:
        return None
    found = len(scope.diagnostics)
    unit = unit_of(expression, place, scope)
    if len(scope.diagnostics) == found and unit is not None and unit is not fact.type:
        scope.report("test_units", place, {"fact": fact.id, "left": fact.type.value, "right": unit.value, "text": text_of(expression)})
    form = form_of(expression)
    if form is None:
        scope.report("test_product", place, {"text": text_of(expression)})
        return None
    return _compared(fact, operator, form, text, place, scope)


def _compared(fact: Fact, operator: str, form: Form, text: str, place: Place, scope: Scope) -> Condition | None:
    if operator == "other than" and not form.terms:
        return Member(fact.id, frozenset((int(form.constant),)), negated=True)
    difference = Form({fact.id: Fraction(1)}, Fraction(0)).plus(form, -1)
    if not difference.terms:
        scope.report("test_itself", place, {"fact": fact.id, "text": text})
        return None
    if operator == "other than":
        return Compare(zero(difference), True, fact.id, text, negated=True)
    if operator in ("at most", "less than"):
        difference = Form({}, Fraction(0)).plus(difference, -1)
    linear = at_least_zero(difference, strictly=operator in ("more than", "less than"))
    if len(linear.terms) == 1 and linear.terms[0][1] < 0 and linear.constant < 0 and fact.formula is None:
        scope.report("test_negative", place, {"text": text, "fact": fact.id})
        return None
    return Compare(linear, False, fact.id, text)


def constant(fact: Fact, text: str, place: Place | None, scope: Scope) -> Value | None:
    """The value of `fact` that one word says; None when it says none, with the error in the scope."""
    if text == "none":
        if fact.allows_none:
            return NONE
        scope.report("value_no_none", place, {"fact": fact.id})
        return None
    if _SYMBOL.match(text):
        scope.report("test_symbol", place, {"text": text, "instead": _in_words(text)})
        return None
    if fact.type is FactType.YES_NO:
        if text in ("yes", "no"):
            return text == "yes"
        scope.report("value_not_yes_no", place, {"text": text, "fact": fact.id}, (_YES_NO.get(text.lower(), text.lower()), ("yes", "no")))
        return None
    if fact.type is FactType.WORD:
        if text in fact.words:
            return text
        scope.report("value_not_word", place, {"text": text, "fact": fact.id, "words": ", ".join(fact.words)}, (text, fact.words))
        return None
    if fact.type is FactType.CARD:
        if CARD.fullmatch(text):
            return text
        scope.report("value_not_card", place, {"text": text})
        return None
    return _number(fact, text, place, scope)


def _number(fact: Fact, text: str, place: Place | None, scope: Scope) -> Value | None:
    if _NUMBER.fullmatch(text) and (fact.type is not FactType.SEAT or int(text) > 0):
        return int(text)
    if text in scope.facts or text in scope.parameters:
        scope.report("test_equal", place, {"text": text})
    elif text.startswith("-"):
        scope.report("value_negative", place, {"text": text, "fact": fact.id})
    else:
        scope.report(f"value_not_{fact.type.value}", place, {"text": text, "fact": fact.id})
    return None
