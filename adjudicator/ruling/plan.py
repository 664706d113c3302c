"""A plan: all that one rulebook has to say on one set of incident kinds, prepared once and used for every case."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import cached_property
from typing import TYPE_CHECKING

from adjudicator.engine.condition import Condition, Leaf, Linear, facts_of, leaf_facts, leaves
from adjudicator.engine.expression import Expression, expression_facts
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import FactType, Value
from adjudicator.facts.calculators import CALCULATORS, Calculator
from adjudicator.rulebook.model import Definition, Rule, Rulebook
from adjudicator.ruling.constraints import Constraints
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.forms import Forms
from adjudicator.ruling.linear import linear
from adjudicator.ruling.model import Answer
from adjudicator.ruling.precedence import Clashes, precedence
from adjudicator.ruling.tied import make_constraints
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Ask, Fact, Incident

if TYPE_CHECKING:
    from adjudicator.facts.betting.steps import AboutAction

PLAYER = "player"
"""The role whose place a seat takes in rules about each player."""


class Plan:
    """The rules of `kinds` in `rulebook`, with what ruling a case on them needs: facts, derived numbers, definitions, asks, precedence.

    Comparisons of several facts are replaced by comparisons of one derived number (`adjudicator.ruling.forms`). Rules about the table come
    first, those about each player after them, from `first_seat_rule` on.
    """

    def __init__(self, rulebook: Rulebook, kinds: tuple[str, ...]) -> None:
        """Prepare; `kinds` are incidents of the vocabulary."""
        self.rulebook = rulebook
        self.kinds = kinds
        self.incidents = with_also(rulebook.vocabulary.incidents, kinds)
        closure = frozenset(incident.id for incident in self.incidents)
        forms = Forms()
        rules = [forms.rule(rule) for rule in rulebook.rules if rule.on & closure]
        self.rules: Sequence[Rule] = [rule for rule in rules if not rule.each_player] + [rule for rule in rules if rule.each_player]
        self.first_seat_rule = sum(not rule.each_player for rule in rules)
        self.asks = _merged_asks(self.incidents, forms)
        self.asked = frozenset(pair for ask in self.asks for pair in ask.slots)
        self.notes = [
            (rulebook.cite(article.house, article.number), replace(note, when=forms.single(note.when)))
            for article in rulebook.articles.values()
            for note in article.notes
            if note.on & closure
        ]
        self.authority = tuple(rulebook.cite(a.house, a.number) for a in rulebook.articles.values() if a.authority)
        definitions = {definition.fact: forms.definition(definition) for definition in rulebook.definitions}
        self.impossible = [
            (forms.single(entry.when), entry.because) for entry in rulebook.vocabulary.impossible if not entry.on or entry.on & closure
        ]
        self.only_if: Mapping[str, tuple[Condition, Value | None]] = {
            fact.id: (forms.single(fact.only_if), fact.otherwise) for fact in rulebook.vocabulary.facts.values() if fact.only_if is not None
        }
        self._all_forms: dict[str, Linear] = dict(forms.by_name)
        for fact in rulebook.vocabulary.facts.values():
            form = None if fact.formula is None else linear(fact.formula)
            if form is not None:
                self._all_forms[fact.id] = form
        self.facts = self._closure(self._read(), definitions)
        self.definitions: Sequence[Definition] = [definition for fact, definition in definitions.items() if fact in self.facts]
        self.defined = {definition.fact: definition for definition in self.definitions}
        self.forms: Mapping[str, Linear] = {name: form for name, form in self._all_forms.items() if name in self.facts}
        self.calculators: Sequence[Calculator] = list(
            {c: CALCULATORS[c] for c in (f.calculator for f in self._vocabulary_facts()) if c is not None}.values()
        )
        self.presumed = _presumptions(self)
        self.precedence = precedence(self.rules)
        self.clashes = Clashes(rulebook.vocabulary)
        self.with_figures = frozenset(
            i for i, rule in enumerate(self.rules) if any(True for outcome in rule.outcomes for _ in expressions(outcome.content))
        )
        self.cites = [self._cites(rule) for rule in self.rules]
        self.answers: dict[Hashable, Answer] = {}
        """Answers already resolved, by what they hang on."""
        self._constraints: dict[tuple[frozenset[str], frozenset[str]], Constraints] = {}

    def order_of(self, name: str) -> tuple[int, str]:
        """Where a fact stands in the order in which the incidents name their facts; the others behind, by name."""
        return (self._order.get(name, len(self._order)), name)

    def may_be_none(self, name: str) -> bool:
        """Whether a fact, or one that a derived number is made of, may be `none`."""
        fact = self.fact(name)
        if fact is not None and fact.allows_none:
            return True
        return name in self._all_forms and any(self.may_be_none(base) for base, _ in self._all_forms[name].terms)

    @cached_property
    def _order(self) -> Mapping[str, int]:
        return {name: place for place, name in enumerate(dict.fromkeys(fact for incident in self.incidents for fact in incident.facts))}

    @cached_property
    def formulas(self) -> Sequence[tuple[str, Expression]]:
        """The facts of the plan that the vocabulary computes, with their expressions."""
        return [(fact.id, fact.formula) for fact in self._vocabulary_facts() if fact.formula is not None]

    @cached_property
    def every_form(self) -> Mapping[str, Linear]:
        """All derived numbers, those of impossible combinations on other facts included."""
        return self._all_forms

    @cached_property
    def impossible_reads(self) -> Sequence[tuple[frozenset[str], Condition, Text]]:
        """Each impossible combination of the vocabulary with the facts it reads, its condition and why."""
        return [(facts_of(condition), condition, because) for condition, because in self.impossible]

    @cached_property
    def ties(self) -> Sequence[frozenset[str]]:
        """The groups of facts that impossible combinations tie together, directly or through one another."""
        groups: list[frozenset[str]] = []
        for reads, _, _ in self.impossible_reads:
            if reads <= self.facts:
                group = frozenset(self.bases_of(reads))
                touching = [other for other in groups if other & group]
                groups = [other for other in groups if not other & group] + [group.union(*touching)]
        return groups

    @cached_property
    def impossible_here(self) -> Sequence[Condition]:
        """The impossible combinations of facts of this plan."""
        return [condition for reads, condition, _ in self.impossible_reads if reads <= self.facts]

    def bases_of(self, names: Iterable[str]) -> Sequence[str]:
        """The facts that can be told behind `names`: derived numbers written out."""
        found: dict[str, None] = {}
        waiting = list(names)
        while waiting:
            name = waiting.pop(0)
            if name in self._all_forms:
                waiting += [fact for fact, _ in self._all_forms[name].terms]
            else:
                found[name] = None
        return sorted(found)

    def constraints(self, known: frozenset[str], without: frozenset[str] = frozenset()) -> Constraints:
        """What holds between the facts of this plan (see `adjudicator.ruling.tied`), made once for each set of known facts that matters."""
        relevant = known & self._tied
        key = (relevant, without)
        if key not in self._constraints:
            if len(self._constraints) > 256:
                self._constraints.clear()
            self._constraints[key] = make_constraints(self, relevant, without)
        return self._constraints[key]

    @cached_property
    def _tied(self) -> frozenset[str]:
        return frozenset(self.only_if) | frozenset(self.forms)

    def is_asked(self, who: str, slot: str) -> bool:
        """Whether the incident asks this slot; all are asked where it names none."""
        if not self.asked:
            return True
        return (who, slot) in self.asked or (who.startswith("seat ") and (PLAYER, slot) in self.asked)

    def truth(self, condition: Condition, facts: Mapping[str, Value]) -> bool | None:
        """A condition of an ask or a note on `facts`."""
        return evaluate(condition, facts)

    def fact(self, name: str) -> Fact | None:
        """The vocabulary's fact, None for a derived number."""
        return self.rulebook.vocabulary.facts.get(name)

    def type_of(self, name: str) -> FactType:
        """The type of a fact; derived numbers are amounts (and may be negative)."""
        fact = self.fact(name)
        return FactType.AMOUNT if fact is None else fact.type

    def calculator(self, name: str) -> Calculator:
        """The calculator of that name."""
        return CALCULATORS[name]

    @cached_property
    def per_player(self) -> frozenset[str]:
        """The facts that each seat has of its own: declared so, or hanging on such a fact."""
        found = {fact.id for fact in self._vocabulary_facts() if fact.per_player}
        grown = True
        while grown:
            hanging = {d.fact for d in self.definitions if any(facts_of(case.when) & found for case in d.cases)}
            hanging |= {name for name, form in self.forms.items() if any(fact in found for fact, _ in form.terms)}
            grown = not hanging <= found
            found |= hanging
        return frozenset(found)

    @cached_property
    def computed_from(self) -> Mapping[str, frozenset[str]]:
        """By fact, those that are computed from it: derived numbers, formulas and what calculators give, directly or through one another."""
        direct: dict[str, set[str]] = {}
        for name in self.facts:
            fact = self.fact(name)
            bases = {base for base, _ in self.forms[name].terms} if name in self.forms else set()
            if fact is not None and fact.formula is not None:
                bases |= expression_facts(fact.formula)
            if fact is not None and fact.calculator is not None:
                bases |= {*CALCULATORS[fact.calculator].inputs, *CALCULATORS[fact.calculator].optional_inputs}
            for base in bases:
                direct.setdefault(base, set()).add(name)
        found: dict[str, frozenset[str]] = {}
        for base in direct:
            reached: set[str] = set()
            waiting = [base]
            while waiting:
                further = direct.get(waiting.pop(), set()) - reached
                reached |= further
                waiting += further
            found[base] = frozenset(reached)
        return found

    @cached_property
    def asides(self) -> Sequence[Condition]:
        """The conditions besides those of rules that an answer hangs on: of asks and of notes."""
        return [ask.when for ask in self.asks if ask.when is not None] + [note.when for _, note in self.notes]

    @cached_property
    def about_action(self) -> AboutAction:
        """Whether the event is an action, the last one of a hand unless something else in it is in question; the kind of it where one is named."""
        kinds = [incident.about_action for incident in self.incidents if incident.about_action]
        return next((kind for kind in kinds if kind is not True), bool(kinds))

    @cached_property
    def presumed_by_incident(self) -> frozenset[str]:
        """What the incidents themselves presume."""
        return frozenset(name for incident in self.incidents for name in incident.presume)

    @cached_property
    def measured(self) -> frozenset[str]:
        """The facts of the plan that a hand tells."""
        return frozenset(fact.id for fact in self._vocabulary_facts() if fact.measured)

    @cached_property
    def seat_rules(self) -> frozenset[int]:
        """The rules about each player, by index."""
        return frozenset(range(self.first_seat_rule, len(self.rules)))

    @cached_property
    def measured_rules(self) -> frozenset[int]:
        """The rules about each player that read of him nothing but what a hand tells."""
        found = set()
        for index in self.seat_rules:
            reads = self._closure(set(facts_of(rule_condition(self.rules[index]))), self.defined)
            told = [fact for fact in (self.fact(name) for name in reads) if fact is not None and fact.per_player]
            if told and all(fact.measured for fact in told):
                found.add(index)
        return frozenset(found)

    @cached_property
    def bearing(self) -> frozenset[str]:
        """The facts that bear on an answer otherwise than through a rule's condition: read by asks, notes and figures."""
        read = {fact for _, note in self.notes for fact in facts_of(note.when)}
        read |= {fact for ask in self.asks if ask.when is not None for fact in facts_of(ask.when)}
        read |= {fact for rule in self.rules for o in rule.outcomes for _, e in expressions(o.content) for fact in expression_facts(e)}
        return self._closure(read, self.defined)

    @cached_property
    def core(self) -> frozenset[int]:
        """The rules that can change what is said in the slots asked: those that write there, or clash there, and what sets them aside."""
        found = {
            i
            for i, rule in enumerate(self.rules)
            if any(
                self.is_asked(o.who, o.slot) or any(self.is_asked(o.who, other) for other in self.clashes.slots_against(o.slot))
                for o in rule.outcomes
            )
        }
        grown = True
        while grown:
            above = {
                i for table in (self.precedence.slotwise, self.precedence.whole) for i, targets in table.items() if not found.isdisjoint(targets)
            }
            grown = not above <= found
            found |= above
        return frozenset(found)

    @cached_property
    def leaves_by_fact(self) -> Mapping[str, Sequence[Leaf]]:
        """Every leaf of rules, definitions and relevance, by the one fact it reads."""
        result: dict[str, list[Leaf]] = {}
        for condition in self._conditions():
            for leaf in leaves(condition):
                result.setdefault(leaf_facts(leaf)[0], []).append(leaf)
        return result

    def _conditions(self) -> Iterable[Condition]:
        for rule in self.rules:
            yield rule.when
            if rule.unless is not None:
                yield rule.unless
        for definition in self.definitions:
            for case in definition.cases:
                yield case.when
        for name, (condition, _) in self.only_if.items():
            if name in self.facts:
                yield condition

    def _read(self) -> set[str]:
        """The facts that rules, asks and notes read."""
        read: set[str] = set()
        for rule in self.rules:
            read |= facts_of(rule.when)
            if rule.unless is not None:
                read |= facts_of(rule.unless)
            for outcome in rule.outcomes:
                for _, expression in expressions(outcome.content):
                    read |= expression_facts(expression)
        for ask in self.asks:
            if ask.when is not None:
                read |= facts_of(ask.when)
        for _, note in self.notes:
            read |= facts_of(note.when)
        return read

    def _closure(self, read: set[str], definitions: Mapping[str, Definition]) -> frozenset[str]:
        """`read` and every fact that bears on it: through definitions, formulas, calculators, relevance and what is impossible."""
        found: set[str] = set()
        waiting = list(read)
        while waiting:
            name = waiting.pop()
            if name in found:
                continue
            found.add(name)
            if name in definitions:
                waiting += (fact for case in definitions[name].cases for fact in facts_of(case.when))
            if name in self._all_forms:
                waiting += (fact for fact, _ in self._all_forms[name].terms)
            if name in self.only_if:
                waiting += facts_of(self.only_if[name][0])
            fact = self.fact(name)
            if fact is not None and fact.formula is not None:
                waiting += expression_facts(fact.formula)
            if fact is not None and fact.calculator is not None:
                calculator = CALCULATORS[fact.calculator]
                waiting += (*calculator.inputs, *calculator.optional_inputs)
            for condition, _ in self.impossible:
                tied = facts_of(condition)
                if name in tied or any(name == base for one in tied if one in self._all_forms for base, _ in self._all_forms[one].terms):
                    waiting += tied
        return frozenset(found)

    def _vocabulary_facts(self) -> Iterable[Fact]:
        for name in sorted(self.facts):
            fact = self.fact(name)
            if fact is not None:
                yield fact

    def _cites(self, rule: Rule) -> tuple[str, ...]:
        """The citation of a rule's article, then those of the definitions that its condition reads."""
        cites = [self.rulebook.cite(rule.house, rule.article)]
        for name in sorted(facts_of(rule.when)):
            definition = self.defined.get(name)
            if definition is not None:
                cites.append(self.rulebook.cite(definition.house, definition.article))
        return tuple(dict.fromkeys(cites))


def with_also(incidents: Mapping[str, Incident], kinds: tuple[str, ...]) -> Sequence[Incident]:
    """The incidents of `kinds` and those they are `also`, each once, in order."""
    found: dict[str, Incident] = {}
    waiting = list(kinds)
    while waiting:
        kind = waiting.pop(0)
        if kind not in found:
            found[kind] = incidents[kind]
            waiting += incidents[kind].also
    return list(found.values())


def _merged_asks(incidents: Sequence[Incident], forms: Forms) -> tuple[Ask, ...]:
    merged: list[Ask] = []
    for incident in incidents:
        for ask in incident.asks:
            single = ask if ask.when is None else Ask(ask.slots, forms.single(ask.when), ask.after)
            if single not in merged:
                merged.append(single)
    return tuple(merged)


def _presumptions(plan: Plan) -> Mapping[str, Value]:
    """What is presumed: by the incident before the fact itself."""
    result: dict[str, Value] = {}
    for incident in plan.incidents:
        for name, value in incident.presume.items():
            if name in plan.facts:
                result.setdefault(name, value)
    for name in sorted(plan.facts):
        fact = plan.fact(name)
        if fact is not None and fact.presumed is not None:
            result.setdefault(name, fact.presumed)
    return result
