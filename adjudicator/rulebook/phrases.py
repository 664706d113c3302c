"""A value of a slot as a rule writes it, and its arguments: ``dead``, ``{becomes: raise, to: minimum_raise_to}``."""

from __future__ import annotations

from collections.abc import Collection

from adjudicator.engine.expression import Expression, Ref
from adjudicator.engine.values import FactType
from adjudicator.rulebook.expressions import parse_expression, unit_of
from adjudicator.rulebook.model import ArgumentValue, Phrase
from adjudicator.rulebook.scope import Scope
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.text.template import required_names
from adjudicator.vocabulary.model import Argument, FigureKind, Slot, SlotValue, Vocabulary


def parse_phrase(slot: Slot, node: Node, vocabulary: Vocabulary, scope: Scope) -> Phrase | None:
    """The value of `slot` that `node` says; None when it says none, with the errors in the scope."""
    if isinstance(node, Sequence):
        scope.report("outcome_one_value", node.place, {"slot": slot.id})
        return None
    if isinstance(node, Mapping) and not node.entries:
        scope.report("outcome_empty", node.place, {"slot": slot.id})
        return None
    word = node if isinstance(node, Scalar) else node.entries[0][0]
    value = slot.values.get(word.text)
    if value is None:
        told = {"value": word.text, "slot": slot.id, "values": ", ".join(slot.values)}
        scope.report("slot_value_unknown", word.place, told, (word.text, slot.values))
        return None
    if isinstance(node, Mapping) and not value.arguments:
        scope.report("argument_none", word.place, {"value": value.id})
        return None
    entries = node.entries if isinstance(node, Mapping) else ()
    found = len(scope.diagnostics)
    arguments = tuple((key.text, _argument(value, key, argument, vocabulary, scope)) for key, argument in entries)
    for name in _needed(value):
        if name not in (key.text for key, _ in entries):
            scope.report("argument_missing", word.place, {"value": value.id, "argument": name})
    if len(scope.diagnostics) > found:
        return None
    return Phrase(value.id, tuple((name, argument) for name, argument in arguments if argument is not None))


def _needed(value: SlotValue) -> list[str]:
    """The arguments without which its sentence cannot be written."""
    texts = [text[lang] for text in (value.says, value.headline) if text is not None for lang in ("en", "fr")]
    needed = {name for text in texts for name in required_names(text)}
    return [name for name in value.arguments or () if name in needed]


def _argument(value: SlotValue, key: Scalar, node: Node, vocabulary: Vocabulary, scope: Scope) -> ArgumentValue | None:
    arguments = value.arguments or {}
    argument = arguments.get(key.text)
    if argument is None:
        scope.report("argument_unknown", key.place, {"argument": key.text, "value": value.id}, (key.text, arguments))
        return None
    if argument.kind == "term":
        return _term(argument, node, key.text, vocabulary, scope)
    if argument.kind == "terms":
        items = node.items if isinstance(node, Sequence) else (node,)
        terms = [_term(argument, item, key.text, vocabulary, scope) for item in items]
        if not items:
            scope.report("argument_empty", node.place, {"argument": key.text})
        return tuple(term for term in terms if term is not None)
    if argument.kind in _TOLD:
        return _told(FactType(argument.kind), node, key.text, scope)
    return parse_figure(argument.kind, node, key.text, scope)


_TOLD = frozenset(("seats", "pots", "hand"))
"""The kinds of argument that are the value of a fact as it is."""


def _told(type_: FactType, node: Node, name: str, scope: Scope) -> ArgumentValue | None:
    """A fact of that type; where values are written out, the value itself as text (seats with commas between them)."""
    if scope.written_out:
        items = node.items if isinstance(node, Sequence) else (node,)
        texts = [item.text for item in items if isinstance(item, Scalar)]
        if texts and len(texts) == len(items):
            return ",".join(texts).replace(" ", "")
    elif isinstance(node, Scalar) and node.text in scope.facts and scope.facts[node.text].type is type_:
        return Ref(node.text)
    known = [fact.id for fact in scope.facts.values() if fact.type is type_]
    text = node.text if isinstance(node, Scalar) else "…"
    scope.report("argument_no_fact", node.place, {"argument": name, "kind": type_.value, "text": text}, (text, known))
    return None


def _term(argument: Argument, node: Node, name: str, vocabulary: Vocabulary, scope: Scope) -> str | None:
    if not isinstance(node, Scalar):
        scope.report("argument_one_term", node.place, {"argument": name})
        return None
    allowed: Collection[str] = argument.terms or vocabulary.terms
    if node.text not in allowed:
        scope.report("term_unknown", node.place, {"term": node.text, "argument": name}, (node.text, allowed))
        return None
    return node.text


def parse_figure(kind: FigureKind, node: Node, name: str, scope: Scope) -> Expression | None:
    """An expression of a kind, for the slot or argument `name`; None when it is none or counts something else, with the errors in the scope."""
    if not isinstance(node, Scalar):
        scope.report("argument_no_expression", node.place, {"argument": name, "kind": kind})
        return None
    found = len(scope.diagnostics)
    expression = parse_expression(node.text, node.place, scope)
    if len(scope.diagnostics) > found:
        return None
    unit = unit_of(expression, node.place, scope)
    if unit is not None and unit is not FactType(kind):
        scope.report("argument_wrong_kind", node.place, {"text": node.text, "argument": name, "kind": kind, "is": unit.value})
        return None
    return expression
