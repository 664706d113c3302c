"""What a rule says (``then:``), read against the slots of the vocabulary: who, which slot, what."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from adjudicator.rulebook.choices import parse_choice
from adjudicator.rulebook.model import Content, Figure, Options, Outcome, SlotContent, Steps
from adjudicator.rulebook.phrases import parse_figure, parse_phrase
from adjudicator.rulebook.scope import Scope
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.vocabulary.model import TABLE, Slot, Vocabulary

CHOOSE = "choose"


@dataclass(frozen=True, slots=True)
class Target:
    """A slot of the table (`who` is TABLE) or of a role."""

    who: str
    slot: Slot


def parse_outcomes(node: Node, vocabulary: Vocabulary, scope: Scope) -> tuple[Outcome, ...]:
    """The outcomes that a ``then:`` says, in its order. Errors go to the scope, and what is wrong is left out."""
    if not isinstance(node, Mapping):
        scope.report("outcome_no_mapping", node.place, {})
        return ()
    outcomes: list[Outcome] = []
    for key, value in node.entries:
        if key.text in vocabulary.roles:
            outcomes += _of_role(key, value, vocabulary, scope)
        else:
            target = find_target(key.text, key.place, vocabulary, scope)
            if target is not None:
                outcomes += parse_slot(target, value, vocabulary, scope)
    return tuple(outcomes)


def _of_role(role: Scalar, node: Node, vocabulary: Vocabulary, scope: Scope) -> Iterable[Outcome]:
    if not isinstance(node, Mapping) or not node.entries:
        scope.report("outcome_role_no_slot", node.place, {"role": role.text})
        return
    for key, value in node.entries:
        target = find_target(f"{role.text}.{key.text}", key.place, vocabulary, scope)
        if target is not None:
            yield from parse_slot(target, value, vocabulary, scope)


def find_target(text: str, place: Place, vocabulary: Vocabulary, scope: Scope) -> Target | None:
    """What ``SLOT`` (of the table) or ``ROLE.SLOT`` means; None, with the error in the scope, when it means nothing."""
    role, dot, name = text.rpartition(".")
    if dot and role not in vocabulary.roles:
        scope.report("role_unknown", place, {"role": role}, (role, vocabulary.roles))
        return None
    slot = vocabulary.slots.get(name)
    fitting = [known.id for known in vocabulary.slots.values() if known.of_role == bool(dot)]
    if slot is None:
        if dot:
            scope.report("slot_unknown", place, {"slot": name}, (name, fitting))
        else:
            scope.report("slot_or_role_unknown", place, {"slot": name}, (name, [*fitting, *vocabulary.roles]))
        return None
    if slot.of_role and not dot:
        scope.report("slot_of_role", place, {"slot": name, "role": next(iter(vocabulary.roles), "role")})
        return None
    if dot and not slot.of_role:
        scope.report("slot_of_table", place, {"slot": name, "role": role})
        return None
    return Target(role or TABLE, slot)


def parse_slot(target: Target, node: Node, vocabulary: Vocabulary, scope: Scope) -> tuple[Outcome, ...]:
    """What is said of one slot: one outcome, or one for each value where the slot takes several. Errors go to the scope."""
    slot = target.slot
    contents: list[Content | None]
    if find(node, CHOOSE) is not None and isinstance(node, Mapping):
        contents = [
            parse_choice(
                node,
                vocabulary,
                scope,
                option=lambda option: _content(slot, option, vocabulary, scope),
                following=lambda following: parse_outcomes(following, vocabulary, scope),
            )
        ]
    elif isinstance(node, Sequence) and slot.many and slot.type == "word":
        contents = [_content(slot, item, vocabulary, scope) for item in node.items]
        if not node.items:
            scope.report("outcome_empty", node.place, {"slot": slot.id})
    else:
        contents = [_content(slot, node, vocabulary, scope)]
    return tuple(Outcome(target.who, slot.id, content) for content in contents if content is not None)


def _content(slot: Slot, node: Node, vocabulary: Vocabulary, scope: Scope) -> SlotContent | None:
    if slot.type == "procedure":
        return _steps(slot, node, vocabulary, scope)
    if slot.type == "options":
        return _options(slot, node, scope)
    if slot.type == "word":
        return parse_phrase(slot, node, vocabulary, scope)
    if isinstance(node, Scalar) and node.text in slot.values:
        return parse_phrase(slot, node, vocabulary, scope)
    expression = parse_figure(slot.type, node, slot.id, scope)
    return None if expression is None else Figure(expression)


def _steps(slot: Slot, node: Node, vocabulary: Vocabulary, scope: Scope) -> Steps | None:
    items = node.items if isinstance(node, Sequence) else (node,)
    if not items:
        scope.report("outcome_empty", node.place, {"slot": slot.id})
        return None
    steps = [parse_phrase(slot, item, vocabulary, scope) for item in items]
    whole = tuple(step for step in steps if step is not None)
    return Steps(whole) if len(whole) == len(steps) else None


def _options(slot: Slot, node: Node, scope: Scope) -> Options | None:
    if not isinstance(node, Sequence) or not node.items:
        scope.report("outcome_options_list", node.place, {"slot": slot.id})
        return None
    options: list[str] = []
    for item in node.items:
        if not isinstance(item, Scalar) or item.text not in slot.values:
            text = item.text if isinstance(item, Scalar) else "…"
            scope.report("slot_value_unknown", item.place, {"value": text, "slot": slot.id, "values": ", ".join(slot.values)}, (text, slot.values))
        elif item.text in options:
            scope.report("outcome_option_twice", item.place, {"option": item.text})
        else:
            options.append(item.text)
    return Options(tuple(options)) if len(options) == len(node.items) else None
