"""The compiled form of a vocabulary."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any as Data

from adjudicator.engine.values import FactType
from adjudicator.rulebook.compiled_values import (
    decode_condition,
    decode_expression,
    decode_optional_condition,
    decode_optional_text,
    decode_optional_value,
    decode_text,
    decode_value,
    encode_condition,
    encode_expression,
    encode_optional_value,
    encode_text,
    encode_value,
)
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Argument, Ask, Fact, Impossible, Incident, Pattern, Slot, SlotValue, Vocabulary

_FACT_TYPES = {kind.value: kind for kind in FactType}


def _encode_texts(texts: Mapping[str, Text] | None) -> Data:
    return None if texts is None else {key: [text.en, text.fr] for key, text in texts.items()}


def _decode_texts(data: Data) -> dict[str, Text]:
    return {key: Text(text[0], text[1]) for key, text in data.items()}


def _encode_fact(fact: Fact) -> Data:
    return [
        fact.id,
        fact.type.value,
        _encode_texts(fact.says),
        encode_text(fact.question),
        fact.ask,
        _encode_texts(fact.labels),
        encode_condition(fact.only_if),
        encode_optional_value(fact.otherwise),
        encode_optional_value(fact.presumed),
        fact.from_event,
        fact.per_player,
        fact.allows_none,
        None if fact.formula is None else encode_expression(fact.formula),
        fact.calculator,
        encode_text(fact.noun),
        fact.measured,
    ]


def _decode_fact(data: Data) -> Fact:
    name, kind, says, question, ask, labels, only_if, otherwise, presumed, from_event, *rest = data
    per_player, allows_none, formula, calculator, noun, measured = rest
    return Fact(
        name,
        _FACT_TYPES[kind],
        _decode_texts(says),
        decode_optional_text(question),
        ask,
        None if labels is None else _decode_texts(labels),
        decode_optional_condition(only_if),
        decode_optional_value(otherwise),
        decode_optional_value(presumed),
        from_event,
        per_player,
        allows_none,
        None if formula is None else decode_expression(formula),
        calculator,
        decode_optional_text(noun),
        measured,
    )


def _encode_ask(ask: Ask) -> Data:
    after = None if ask.after is None else {slot: sorted(values) for slot, values in ask.after.items()}
    return [[list(pair) for pair in ask.slots], encode_condition(ask.when), after]


def _decode_ask(data: Data) -> Ask:
    slots, when, after = data
    return Ask(
        tuple([(who, slot) for who, slot in slots]),
        decode_optional_condition(when),
        None if after is None else {slot: frozenset(values) for slot, values in after.items()},
    )


def _encode_incident(incident: Incident) -> Data:
    return [
        incident.id,
        encode_text(incident.title),
        encode_text(incident.titled),
        list(incident.facts),
        [_encode_ask(ask) for ask in incident.asks],
        {fact: encode_value(value) for fact, value in incident.presume.items()},
        list(incident.also),
        incident.subject,
        incident.before_play,
        incident.about_action,
        {role: encode_text(noun) for role, noun in incident.roles.items()},
    ]


def _decode_incident(data: Data) -> Incident:
    name, title, titled, facts, asks, presume, also, subject, before_play, about_action, roles = data
    return Incident(
        name,
        decode_text(title),
        decode_optional_text(titled),
        tuple(facts),
        tuple([_decode_ask(ask) for ask in asks]),
        {fact: decode_value(value) for fact, value in presume.items()},
        tuple(also),
        subject,
        before_play,
        about_action,
        {role: decode_text(noun) for role, noun in roles.items()},
    )


def _encode_slot_value(value: SlotValue) -> Data:
    arguments = None if value.arguments is None else {name: [argument.kind, *argument.terms] for name, argument in value.arguments.items()}
    return [value.id, encode_text(value.says), encode_text(value.headline), arguments, value.acts, value.severity]


def _decode_slot_value(data: Data) -> SlotValue:
    name, says, headline, arguments, acts, severity = data
    return SlotValue(
        name,
        decode_text(says),
        decode_optional_text(headline),
        None if arguments is None else {argument: Argument(kind[0], tuple(kind[1:])) for argument, kind in arguments.items()},
        acts,
        None if severity is None else (severity[0], severity[1]),
    )


def _encode_slot(slot: Slot) -> Data:
    values = {name: _encode_slot_value(value) for name, value in slot.values.items()}
    return [slot.id, encode_text(slot.title), slot.phase, slot.type, slot.of_role, slot.many, values, encode_text(slot.says)]


def _decode_slot(data: Data) -> Slot:
    name, title, phase, kind, of_role, many, values, says = data
    return Slot(
        name,
        decode_text(title),
        phase,
        kind,
        of_role,
        many,
        {value: _decode_slot_value(content) for value, content in values.items()},
        decode_optional_text(says),
    )


def _encode_pattern(pattern: Pattern) -> Data:
    return [pattern.slot, None if pattern.values is None else sorted(pattern.values)]


def _decode_pattern(data: Data) -> Pattern:
    return Pattern(data[0], None if data[1] is None else frozenset(data[1]))


def encode_vocabulary(vocabulary: Vocabulary) -> Data:
    """A list of the sections, each in the order of the vocabulary."""
    return [
        {name: _encode_fact(fact) for name, fact in vocabulary.facts.items()},
        {name: _encode_incident(incident) for name, incident in vocabulary.incidents.items()},
        _encode_texts(vocabulary.roles),
        _encode_texts(vocabulary.parties),
        _encode_texts(vocabulary.terms),
        list(vocabulary.phases),
        {name: _encode_slot(slot) for name, slot in vocabulary.slots.items()},
        [[_encode_pattern(first), _encode_pattern(second)] for first, second in vocabulary.clashes],
        [[encode_condition(one.when), encode_text(one.because), sorted(one.on)] for one in vocabulary.impossible],
        vocabulary.words,
    ]


def decode_vocabulary(data: Data) -> Vocabulary:
    """The vocabulary of `encode_vocabulary`."""
    facts, incidents, roles, parties, terms, phases, slots, clashes, impossible, words = data
    return Vocabulary(
        {name: _decode_fact(fact) for name, fact in facts.items()},
        {name: _decode_incident(incident) for name, incident in incidents.items()},
        _decode_texts(roles),
        _decode_texts(parties),
        _decode_texts(terms),
        tuple(phases),
        {name: _decode_slot(slot) for name, slot in slots.items()},
        tuple([(_decode_pattern(first), _decode_pattern(second)) for first, second in clashes]),
        tuple([Impossible(decode_condition(when), decode_text(because), frozenset(on)) for when, because, on in impossible]),
        words,
    )
