"""Slots, clashes and the people and nouns of a vocabulary, built from their forms, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from adjudicator.source.data import find, find_key, shown
from adjudicator.source.diagnostics import Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.nodes import Node, Scalar
from adjudicator.source.nodes import Sequence as ListNode
from adjudicator.text.languages import LANGS, Text
from adjudicator.vocabulary.merge import Entry, Merged, check_id, child
from adjudicator.vocabulary.model import Argument, Pattern, Slot, SlotValue
from adjudicator.vocabulary.schema import ArgumentForm, SlotAddition, SlotForm, SlotValueForm
from adjudicator.vocabulary.templates import check_noun, check_sentence, placeholders

WHO = "who"
"""The placeholder for the person that a slot of a role is about."""

CHOOSE = "choose"
"""The key of a choice: no value of a slot may bear that name."""

SlotEntry = Entry[SlotForm, SlotAddition]


def build_nouns(merged: Merged) -> tuple[dict[str, Text], dict[str, Text], dict[str, Text]]:
    """Roles, parties and terms."""
    for entry in (*merged.roles.values(), *merged.terms.values()):
        check_noun(merged, entry.node)
    for entry in merged.parties.values():
        check_sentence(merged, entry.node)
    for role in merged.roles.values():
        if role.id == "seat":  # outcomes are about seats too
            merged.report("vocabulary_reserved", role.place, word=role.id)
        if role.id in merged.slots:
            merged.report("role_like_slot", role.place, role=role.id, slot=str(merged.slots[role.id].place))
    roles, parties, terms = ({entry.id: entry.form.text() for entry in words.values()} for words in (merged.roles, merged.parties, merged.terms))
    return roles, parties, terms


def build_slots(merged: Merged) -> dict[str, Slot]:
    """Every slot. Errors are appended to the diagnostics of `merged`."""
    return {entry.id: _slot(merged, entry) for entry in merged.slots.values()}


def _slot(merged: Merged, entry: SlotEntry) -> Slot:
    form, node = entry.form, entry.node
    figure = form.type in ("amount", "count", "seat")
    _check_keys(merged, entry, figure)
    check_sentence(merged, child(node, "title"))
    who = (WHO,) if form.of is not None else ()
    if form.says is not None and (figure or form.type == "options"):
        check_sentence(merged, child(node, "says"), (*who, "value"), ("value",))
    if form.phase not in merged.phases:
        merged.report("phase_unknown", child(node, "phase").place, nearest(form.phase, merged.phases), phase=form.phase)
    return Slot(
        id=entry.id,
        title=form.title.text(),
        phase=form.phase,
        type=form.type,
        of_role=form.of is not None,
        many=form.merge == "many",
        values={} if figure else _values(merged, entry, who),
        says=form.says.text() if form.says is not None else None,
    )


def _check_keys(merged: Merged, entry: SlotEntry, figure: bool) -> None:
    type_ = entry.form.type
    needed = {"says"} if figure else {"says", "values"} if type_ == "options" else {"values"}
    for key in ("says", "values"):
        present = find_key(entry.node, key)
        if key in needed and present is None:
            merged.report("slot_key_missing", entry.place, key=key, type=type_)
        elif key not in needed and present is not None:
            merged.report("slot_key_other_type", present.place, key=key, type=type_)
    if figure:
        for _, node in entry.additions:
            merged.report("slot_addition_no_values", node.place, slot=entry.id, type=type_)


def _values(merged: Merged, entry: SlotEntry, who: tuple[str, ...]) -> dict[str, SlotValue]:
    values: dict[str, SlotValue] = {}
    places: dict[str, Place] = {}
    written_forms: list[tuple[SlotForm | SlotAddition, Node]] = [(entry.form, entry.node), *entry.additions]
    for form, node in written_forms:
        for id_, value in (form.values or {}).items():
            written = child(node, "values")
            key = find_key(written, id_)
            assert key is not None
            if id_ in values:
                merged.report("vocabulary_value_twice", key.place, word=id_, of=entry.id, first=str(places[id_]))
                continue
            check_id(merged, key)
            if id_ == CHOOSE:
                merged.report("vocabulary_reserved", key.place, word=id_)
            values[id_], places[id_] = _value(merged, entry, key, value, child(written, id_), who), key.place
    return values


def _value(merged: Merged, entry: SlotEntry, key: Scalar, form: SlotValueForm, node: Node, who: tuple[str, ...]) -> SlotValue:
    arguments = {name: _argument(merged, argument, child(child(node, "with"), name)) for name, argument in (form.arguments or {}).items()}
    if arguments:
        _check_arguments(merged, entry, key, node, arguments)
    allowed = (*arguments, *who)
    check_sentence(merged, node, allowed)
    if form.headline is not None:
        headline = child(node, "headline")
        check_sentence(merged, headline, allowed)
        if entry.form.type != "procedure":
            merged.report("headline_no_step", headline.place, slot=entry.id)
    return SlotValue(
        id=key.text,
        says=Text(en=form.en, fr=form.fr),
        headline=form.headline.text() if form.headline is not None else None,
        arguments=arguments or None,
        acts=_acts(merged, entry, form, arguments, node),
        severity=_severity(merged, form, node),
    )


def _severity(merged: Merged, form: SlotValueForm, node: Node) -> tuple[int, int] | None:
    """The mildest and the severest penalty, in this order."""
    if form.severity is None:
        return None
    mildest, severest = form.severity
    if mildest > severest:
        merged.report("severity_order", child(node, "severity").place, mildest=mildest, severest=severest)
    return mildest, severest


def _acts(merged: Merged, entry: SlotEntry, form: SlotValueForm, arguments: Mapping[str, Argument], node: Node) -> str | None:
    """The action that a value makes of the one in question: one of the betting model, or the argument that names one."""
    from adjudicator.facts.betting.steps import RuledKind

    kinds = get_args(RuledKind)
    if form.acts is None or form.acts in kinds:
        return form.acts
    argument = arguments.get(form.acts)
    if argument is None or argument.kind != "term" or not argument.terms or not set(argument.terms) <= set(kinds):
        merged.report("acts_unknown", child(node, "acts").place, nearest(form.acts, kinds), acts=form.acts, slot=entry.id)
        return None
    return form.acts


def _check_arguments(merged: Merged, entry: SlotEntry, key: Scalar, node: Node, arguments: Mapping[str, Argument]) -> None:
    """The first argument bears the name of the value; each is said in both languages."""
    specified = child(node, "with")
    first = next(iter(arguments))
    if entry.form.type == "options":
        merged.report("option_arguments", specified.place, slot=entry.id)
    if first != key.text:
        merged.report("argument_first", specified.place, value=key.text, first=first)
    for lang in LANGS:
        names = placeholders(merged, node, lang)
        headline = find(node, "headline")
        if names is None:
            continue
        if headline is not None:
            names |= placeholders(merged, headline, lang) or frozenset(arguments)
        for name in arguments:
            if name not in names:
                merged.report("argument_unsaid", child(node, lang).place, name=name)


def _argument(merged: Merged, form: ArgumentForm, node: Node) -> Argument:
    if isinstance(form, str):
        return Argument(form)
    for item in node.items if isinstance(node, ListNode) else ():
        word = shown(item)
        if word not in merged.terms and ("term", word) not in merged.broken:
            merged.report("term_not_known", item.place, nearest(word, merged.terms), term=word)
    return Argument("term", tuple(form))


def build_clashes(merged: Merged, slots: Mapping[str, Slot]) -> tuple[tuple[Pattern, Pattern], ...]:
    """The clashes, each two patterns."""
    result: list[tuple[Pattern, Pattern]] = []
    for node in merged.clashes:
        if not isinstance(node, ListNode) or len(node.items) != 2:
            merged.report("clash_pair", node.place)
            continue
        first, second = (_pattern(merged, item, slots) for item in node.items)
        if first is None or second is None:
            continue
        if first.slot == second.slot and not slots[first.slot].many:
            merged.report("clash_one_slot", node.place, slot=first.slot)
        elif (first, second) in result or (second, first) in result:
            merged.report("clash_twice", node.place)
        else:
            result.append((first, second))
    return tuple(result)


def _pattern(merged: Merged, node: Node, slots: Mapping[str, Slot]) -> Pattern | None:
    if not isinstance(node, MappingNode) or len(node.entries) != 1:
        merged.report("clash_pattern", node.place)
        return None
    key, value = node.entries[0]
    slot = known_slot(merged, key.text, key.place, slots)
    if slot is None:
        return None
    if isinstance(value, Scalar) and value.text == "any":
        return Pattern(slot.id, None)
    values = known_values(merged, slot, value)
    return Pattern(slot.id, values) if values else None


def known_slot(merged: Merged, id_: str, place: Place, slots: Mapping[str, Slot]) -> Slot | None:
    """The slot of that name; None when there is none, reported."""
    slot = slots.get(id_)
    if slot is None and ("slot", id_) not in merged.broken:
        merged.report("slot_unknown", place, nearest(id_, slots), slot=id_)
    return slot


def known_values(merged: Merged, slot: Slot, node: Node) -> frozenset[str]:
    """The values of `slot` that a word or a list of words names; those that it has not are reported."""
    items = node.items if isinstance(node, ListNode) else (node,)
    for item in items:
        if shown(item) not in slot.values:
            told = {"value": shown(item), "slot": slot.id, "values": ", ".join(slot.values)}
            merged.report("slot_value_unknown", item.place, nearest(shown(item), slot.values), **told)
    return frozenset(shown(item) for item in items if shown(item) in slot.values)
