"""Incidents and impossible combinations, built from their forms, and checked."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.values import Value
from adjudicator.rulebook.conditions import parse_condition
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.scope import Scope
from adjudicator.source.data import find, shown
from adjudicator.source.diagnostics import Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.nodes import Node, Scalar
from adjudicator.source.nodes import Sequence as ListNode
from adjudicator.text.languages import Text
from adjudicator.vocabulary.cycles import find_cycle
from adjudicator.vocabulary.facts import check_presumed
from adjudicator.vocabulary.merge import Entry, Merged, child
from adjudicator.vocabulary.model import TABLE, Ask, Fact, Impossible, Incident, Slot
from adjudicator.vocabulary.schema import IncidentAddition, IncidentForm
from adjudicator.vocabulary.slots import known_slot, known_values
from adjudicator.vocabulary.templates import check_sentence

IncidentEntry = Entry[IncidentForm, IncidentAddition]


def build_incidents(merged: Merged, facts: Mapping[str, Fact], slots: Mapping[str, Slot]) -> dict[str, Incident]:
    """Every incident. Errors are appended to the diagnostics of `merged`."""
    scope = Scope(facts, {}, merged.diagnostics)
    incidents = {entry.id: _incident(merged, entry, scope, slots) for entry in merged.incidents.values()}
    cycle = find_cycle({incident.id: incident.also for incident in incidents.values()})
    if cycle is not None:
        merged.report("incident_cycle", merged.incidents[cycle[0]].place, cycle=" → ".join(f"`{i}`" for i in (*cycle, cycle[0])))
    return incidents


def build_impossible(merged: Merged, facts: Mapping[str, Fact]) -> tuple[Impossible, ...]:
    """The combinations that cannot be."""
    scope = Scope(facts, {}, merged.diagnostics)
    result: list[Impossible] = []
    for form, node in merged.impossible:
        when = child(node, "when")
        if isinstance(when, MappingNode) and not when.entries:
            merged.report("condition_nothing", when.place)
        check_sentence(merged, child(node, "because"))
        result.append(Impossible(parse_condition(when, scope), form.because.text(), frozenset(_known_incidents(merged, find(node, "on")))))
    return tuple(result)


def _incident(merged: Merged, entry: IncidentEntry, scope: Scope, slots: Mapping[str, Slot]) -> Incident:
    form, node = entry.form, entry.node
    facts = _facts(merged, entry, scope.facts)
    check_sentence(merged, child(node, "title"))
    if form.titled is not None:
        check_sentence(merged, child(node, "titled"), facts)
    asks = [_ask(merged, item, scope, slots) for _, part in ((form, node), *entry.additions) for item in _items(find(part, "asks"))]
    return Incident(
        id=entry.id,
        title=form.title.text(),
        titled=form.titled.text() if form.titled is not None else None,
        facts=tuple(facts),
        asks=tuple(ask for ask in asks if ask is not None),
        presume=_presume(merged, entry, facts, scope),
        also=_known_incidents(merged, find(node, "also")),
        subject=_subject(merged, find(node, "subject")),
        before_play=form.before_play,
        about_action=form.about_action,
        roles=_roles(merged, form, node),
    )


def _subject(merged: Merged, node: Node | None) -> str | None:
    if not isinstance(node, Scalar):
        return None
    if node.text in merged.roles:
        return node.text
    if ("role", node.text) not in merged.broken:
        merged.report("role_unknown", node.place, nearest(node.text, merged.roles), role=node.text)
    return None


def _roles(merged: Merged, form: IncidentForm, node: Node) -> dict[str, Text]:
    """What the people of an incident are called in it."""
    named = find(node, "roles")
    for role, noun in named.entries if isinstance(named, MappingNode) else ():
        if role.text not in merged.roles and ("role", role.text) not in merged.broken:
            merged.report("role_unknown", role.place, nearest(role.text, merged.roles), role=role.text)
        check_sentence(merged, noun)
    return {role: noun.text() for role, noun in form.roles.items()}


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, ListNode) else ()


def _facts(merged: Merged, entry: IncidentEntry, known: Mapping[str, Fact]) -> list[str]:
    facts: list[str] = []
    for _, node in ((entry.form, entry.node), *entry.additions):
        for item in _items(find(node, "facts")):
            fact = shown(item)
            if fact in facts:
                merged.report("test_list_twice", item.place, text=fact)
            elif fact in known:
                facts.append(fact)
            elif ("fact", fact) not in merged.broken:
                merged.report("fact_unknown", item.place, nearest(fact, known), fact=fact)
    return facts


def _known_incidents(merged: Merged, node: Node | None) -> tuple[str, ...]:
    """The incidents that a list, or one word, names."""
    known: list[str] = []
    for item in (node,) if isinstance(node, Scalar) else _items(node):
        incident = shown(item)
        if incident in merged.incidents:
            known.append(incident)
        elif ("incident", incident) not in merged.broken:
            merged.report("incident_unknown", item.place, nearest(incident, merged.incidents), incident=incident)
    return tuple(known)


def _presume(merged: Merged, entry: IncidentEntry, facts: list[str], scope: Scope) -> dict[str, Value]:
    presume: dict[str, Value] = {}
    node = find(entry.node, "presume")
    for key, value in node.entries if isinstance(node, MappingNode) else ():
        fact = scope.facts.get(key.text)
        if fact is None:
            if ("fact", key.text) not in merged.broken:
                merged.report("fact_unknown", key.place, nearest(key.text, facts), fact=key.text)
            continue
        if key.text not in facts:
            merged.report("presume_not_listed", key.place, fact=key.text, incident=entry.id)
        check_presumed(merged, fact, value.place)
        read = parse_value(fact, value, merged.diagnostics)
        if read is not None:
            presume[key.text] = read
    return presume


def _ask(merged: Merged, node: Node, scope: Scope, slots: Mapping[str, Slot]) -> Ask | None:
    slot_node = find(node, "ask") if isinstance(node, MappingNode) else node
    if slot_node is None:
        return None
    pairs = [_asked(merged, part.strip(), slot_node.place, slots) for part in shown(slot_node).split("|")]
    when = find(node, "when")
    return Ask(
        slots=tuple(pair for pair in pairs if pair is not None),
        when=None if when is None else parse_condition(when, scope),
        after=_after(merged, find(node, "after"), slots),
    )


def _asked(merged: Merged, text: str, place: Place, slots: Mapping[str, Slot]) -> tuple[str, str] | None:
    """``slot`` or ``role.slot`` as who and slot."""
    who, dot, id_ = text.rpartition(".")
    slot = known_slot(merged, id_, place, slots)
    if dot and who not in merged.roles and ("role", who) not in merged.broken:
        merged.report("role_unknown", place, nearest(who, merged.roles), role=who)
        return None
    if slot is None:
        return None
    if slot.of_role and not dot:
        merged.report("ask_needs_role", place, slot=id_)
        return None
    if dot and not slot.of_role:
        merged.report("ask_needs_no_role", place, slot=id_, role=who)
        return None
    return (who if dot else TABLE), id_


def _after(merged: Merged, node: Node | None, slots: Mapping[str, Slot]) -> dict[str, frozenset[str]] | None:
    if not isinstance(node, MappingNode):
        return None
    after: dict[str, frozenset[str]] = {}
    for key, value in node.entries:
        slot = known_slot(merged, key.text, key.place, slots)
        if slot is not None:
            after[slot.id] = known_values(merged, slot, value)
    return after
