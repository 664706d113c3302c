"""Facts built from their forms, and checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from adjudicator.engine.condition import Condition, facts_of
from adjudicator.engine.expression import Expression, expression_facts
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.conditions import parse_condition
from adjudicator.rulebook.expressions import parse_tokens, unit_of
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.scope import Scope
from adjudicator.source.data import find, find_key, shown
from adjudicator.source.diagnostics import Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Node, Scalar
from adjudicator.text.languages import Text
from adjudicator.vocabulary.cycles import find_cycle
from adjudicator.vocabulary.merge import Entry, Merged, check_id, child
from adjudicator.vocabulary.model import TABLE, Fact
from adjudicator.vocabulary.schema import FactAddition, FactForm
from adjudicator.vocabulary.templates import check_sentence

FactEntry = Entry[FactForm, FactAddition]

_HOLE: Final = {FactType.COUNT: "n", FactType.AMOUNT: "n"}
"""What the sentence of a type must say; the others say `value`."""


def build_facts(merged: Merged) -> dict[str, Fact]:
    """Every fact, conditions and formulas read. Errors are appended to the diagnostics of `merged`."""
    facts = {entry.id: _bare(merged, entry) for entry in merged.facts.values()}
    scope = Scope(facts, {}, merged.diagnostics)
    built = {id_: _complete(merged, entry, facts[id_], scope) for id_, entry in merged.facts.items()}
    _check_inputs(merged, built)
    _check_cycles(merged, built)
    return built


def _bare(merged: Merged, entry: FactEntry) -> Fact:
    """The fact without what reads other facts."""
    form, node = entry.form, entry.node
    type_ = FactType(form.type)
    _check_keys(merged, entry, type_)
    if form.ask not in merged.parties and ("party", form.ask) not in merged.broken:
        place = child(node, "ask").place if find(node, "ask") is not None else entry.place
        merged.report("party_unknown", place, nearest(form.ask, merged.parties), party=form.ask)
    if form.question is not None:
        check_sentence(merged, child(node, "question"))
    if form.none is not None:
        check_sentence(merged, child(node, "none"))
    return Fact(
        entry.id,
        type_,
        says=_says(form),
        question=form.question.text() if form.question is not None else None,
        ask=form.ask,
        noun=form.noun.text() if form.noun is not None else None,
        labels=_labels(merged, entry) if type_ is FactType.WORD else None,
        from_event=form.from_event is not None,
        per_player=form.per is not None,
        allows_none=form.none is not None,
        calculator=None if form.by == HAND else form.by,
        measured=form.by == HAND,
    )


def _says(form: FactForm) -> dict[str, Text]:
    sentences = {"yes": form.yes_sentence, "no": form.no_sentence, "value": form.says, "zero": form.zero, "none": form.none}
    return {key: sentence.text() for key, sentence in sentences.items() if sentence is not None}


def _check_keys(merged: Merged, entry: FactEntry, type_: FactType) -> None:
    """The keys that its type needs, and those that it has no use for."""
    form, node = entry.form, entry.node
    needed = ("yes", "no") if type_ is FactType.YES_NO else ("says", "values") if type_ is FactType.WORD else ("says",)
    for key in ("yes", "no", "says", "values"):
        present = find_key(node, key)
        if key in needed and present is None:
            merged.report("fact_key_missing", entry.place, key=key, type=type_.value)
        elif key not in needed and present is not None:
            merged.report("fact_key_other_type", present.place, key=key, type=type_.value)
        elif present is not None and key in ("yes", "no"):
            check_sentence(merged, child(node, key))
        elif present is not None and key == "says":
            hole = _HOLE.get(type_, "value")
            check_sentence(merged, child(node, key), (hole,), (hole,))
    zero = find_key(node, "zero")
    if zero is not None and type_ not in _HOLE:
        merged.report("fact_key_other_type", zero.place, key="zero", type=type_.value)
    elif zero is not None:
        check_sentence(merged, child(node, "zero"))
    for first, second in (("only_if", "otherwise"), ("otherwise", "only_if")):
        present = find_key(node, first)
        if present is not None and find_key(node, second) is None:
            merged.report("fact_key_alone", present.place, key=first, other=second)
    if form.by is not None and form.formula is not None:
        merged.report("fact_computed_twice", child(node, "by").place)


def _labels(merged: Merged, entry: FactEntry) -> dict[str, Text]:
    labels: dict[str, Text] = {}
    places: dict[str, Place] = {}
    written: list[tuple[FactForm | FactAddition, Node]] = [(entry.form, entry.node), *entry.additions]
    for form, node in written:
        for id_, label in (form.values or {}).items():
            values = child(node, "values")
            key = find_key(values, id_)
            assert key is not None
            if id_ in labels:
                merged.report("vocabulary_value_twice", key.place, word=id_, of=entry.id, first=str(places[id_]))
                continue
            check_id(merged, key)
            check_sentence(merged, child(values, id_))
            labels[id_], places[id_] = label.text(), key.place
    return labels


def _complete(merged: Merged, entry: FactEntry, fact: Fact, scope: Scope) -> Fact:
    if fact.type is not FactType.WORD:
        for _, node in entry.additions:
            merged.report("fact_addition_no_word", node.place, fact=entry.id, type=fact.type.value)
    return replace(
        fact,
        only_if=_condition(find(entry.node, "only_if"), scope),
        otherwise=_value(fact, find(entry.node, "otherwise"), scope),
        presumed=_presumed(merged, fact, find(entry.node, "presumed"), scope),
        formula=_formula(fact, find(entry.node, "is"), scope),
        calculator=_calculator(merged, fact, find(entry.node, "by")),
    )


def _condition(node: Node | None, scope: Scope) -> Condition | None:
    return None if node is None else parse_condition(node, scope)


def _value(fact: Fact, node: Node | None, scope: Scope) -> Value | None:
    return None if node is None else parse_value(fact, node, scope.diagnostics)


def _presumed(merged: Merged, fact: Fact, node: Node | None, scope: Scope) -> Value | None:
    if node is not None:
        check_presumed(merged, fact, node.place)
    return _value(fact, node, scope)


def check_presumed(merged: Merged, fact: Fact, place: Place) -> None:
    """What a vote of the table decides is asked, never presumed."""
    if fact.ask == TABLE:
        merged.report("presumed_vote", place, fact=fact.id)


def _formula(fact: Fact, node: Node | None, scope: Scope) -> Expression | None:
    if node is None:
        return None
    if not isinstance(node, Scalar):
        scope.report("expression_unreadable", node.place, {"text": shown(node)})
        return None
    if not fact.type.numeric:
        scope.report("formula_no_number", node.place, {"fact": fact.id, "type": fact.type.value})
        return None
    expression = parse_tokens(node.text.split(), node.place, scope)
    if expression is None:
        return None
    unit = unit_of(expression, node.place, scope)
    if unit is not None and unit is not fact.type:
        scope.report("formula_units", node.place, {"fact": fact.id, "left": fact.type.value, "right": unit.value})
    return expression


HAND = "hand"
"""What ``by`` says of a fact that the betting model measures."""


def _calculator(merged: Merged, fact: Fact, node: Node | None) -> str | None:
    if not isinstance(node, Scalar):
        return None
    if node.text == HAND:
        _check_measured(merged, fact, node)
        return None
    from adjudicator.facts.calculators import CALCULATORS

    calculator = CALCULATORS.get(node.text)
    if calculator is None:
        merged.report("calculator_unknown", node.place, nearest(node.text, CALCULATORS), calculator=node.text)
        return None
    if fact.id not in calculator.outputs:
        words = ", ".join(f"`{output}`" for output in calculator.outputs)
        merged.report("calculator_other", node.place, nearest(fact.id, calculator.outputs), calculator=node.text, fact=fact.id, words=words)
    elif (fact.id in calculator.of_seats) != fact.per_player:
        merged.report("computed_of_event" if fact.per_player else "computed_of_seat", node.place, calculator=node.text, fact=fact.id)
    return node.text


def _check_measured(merged: Merged, fact: Fact, node: Scalar) -> None:
    """A fact measured from the hand is one that the betting model has, of the event or of each player as that model has it."""
    from adjudicator.facts.from_hand import is_of_a_seat, measures

    if fact.id not in measures():
        merged.report("measure_unknown", node.place, nearest(fact.id, measures()), fact=fact.id)
    elif is_of_a_seat(fact.id) != fact.per_player:
        merged.report("measure_of_seat" if is_of_a_seat(fact.id) else "measure_of_event", node.place, fact=fact.id)


def _check_inputs(merged: Merged, facts: Mapping[str, Fact]) -> None:
    """The vocabulary has the facts that its calculators need; said once for each calculator."""
    from adjudicator.facts.calculators import CALCULATORS

    first = {fact.calculator: fact.id for fact in reversed(list(facts.values())) if fact.calculator is not None}
    for name, fact in first.items():
        missing = [f"`{i}`" for i in CALCULATORS[name].inputs if i not in facts and ("fact", i) not in merged.broken]
        if missing:
            merged.report("calculator_input", child(merged.facts[fact].node, "by").place, calculator=name, facts=", ".join(missing))


def _check_cycles(merged: Merged, facts: Mapping[str, Fact]) -> None:
    """No fact may depend on itself, through what makes it matter, its formula or its calculator."""
    cycle = find_cycle({fact.id: _reads(fact) for fact in facts.values()})
    if cycle is not None:
        merged.report("fact_cycle", merged.facts[cycle[0]].place, cycle=" → ".join(f"`{fact}`" for fact in (*cycle, cycle[0])))


def _reads(fact: Fact) -> list[str]:
    reads: set[str] = set()
    if fact.only_if is not None:
        reads |= facts_of(fact.only_if)
    if fact.formula is not None:
        reads |= expression_facts(fact.formula)
    if fact.calculator is not None:
        from adjudicator.facts.calculators import CALCULATORS

        reads |= set(CALCULATORS[fact.calculator].inputs)
    return sorted(reads)
