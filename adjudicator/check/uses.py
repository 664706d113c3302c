"""Which facts are used for something in a house, and which of them can ever be known."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from adjudicator.engine.condition import facts_of
from adjudicator.engine.expression import expression_facts
from adjudicator.engine.program import definition_facts, rule_condition
from adjudicator.facts.calculators import CALCULATORS
from adjudicator.rulebook.model import Outcome, Rule, Rulebook
from adjudicator.ruling.figures import expressions
from adjudicator.vocabulary.model import Fact, Vocabulary


def facts_of_rule(rule: Rule) -> frozenset[str]:
    """The facts that a rule reads, in its conditions and in the figures of its outcomes."""
    return facts_of(rule_condition(rule)).union(*(_of_outcome(outcome) for outcome in rule.outcomes))


def _of_outcome(outcome: Outcome) -> frozenset[str]:
    return frozenset(fact for _, expression in expressions(outcome.content) for fact in expression_facts(expression))


def used_by_rules(rulebook: Rulebook) -> frozenset[str]:
    """The facts that rules and definitions read, and those that these are computed from."""
    read = {fact for rule in rulebook.rules for fact in facts_of_rule(rule)}
    read |= {fact for definition in rulebook.definitions for fact in definition_facts(definition)}
    return behind(read | _of_notes(rulebook), rulebook.vocabulary)


def used_by_words(vocabulary: Vocabulary) -> frozenset[str]:
    """The facts that the vocabulary itself makes something of: asks, titles and what is impossible."""
    read: set[str] = set()
    for incident in vocabulary.incidents.values():
        read |= {fact for ask in incident.asks if ask.when is not None for fact in facts_of(ask.when)}
        read |= {fact for fact in vocabulary.facts if incident.titled is not None and f":{fact}}}" in incident.titled.en}
    return behind(read, vocabulary)


def _of_notes(rulebook: Rulebook) -> set[str]:
    return {fact for article in rulebook.articles.values() for note in article.notes for fact in facts_of(note.when)}


def behind(names: Iterable[str], vocabulary: Vocabulary) -> frozenset[str]:
    """The facts named, and those that they are computed from or that say when they matter."""
    found: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        fact = vocabulary.facts.get(name)
        if name not in found and fact is not None:
            found.add(name)
            waiting += [*inputs(fact), *(facts_of(fact.only_if) if fact.only_if is not None else ())]
    return frozenset(found)


def inputs(fact: Fact) -> Iterator[str]:
    """The facts that one is computed from."""
    if fact.formula is not None:
        yield from sorted(expression_facts(fact.formula))
    if fact.calculator is not None:
        yield from (*CALCULATORS[fact.calculator].inputs, *CALCULATORS[fact.calculator].optional_inputs)


def knowable(rulebook: Rulebook) -> frozenset[str]:
    """The facts that can come to be known: asked, of the event, presumed, measured, defined, or computed from such."""
    facts = rulebook.vocabulary.facts
    known = {
        name
        for name, fact in facts.items()
        if fact.question is not None or fact.from_event or fact.presumed is not None or fact.measured or name in rulebook.context
    }
    known |= {name for incident in rulebook.vocabulary.incidents.values() for name in incident.presume}
    known |= {definition.fact for definition in rulebook.definitions}
    grown = True
    while grown:
        more = {name for name, fact in facts.items() if name not in known and (needed := _needed(fact)) and known.issuperset(needed)}
        known |= more
        grown = bool(more)
    return frozenset(known)


def _needed(fact: Fact) -> tuple[str, ...]:
    if fact.formula is not None:
        return tuple(sorted(expression_facts(fact.formula)))
    return CALCULATORS[fact.calculator].inputs if fact.calculator is not None else ()
