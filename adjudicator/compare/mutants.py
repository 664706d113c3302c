"""Mutants: a rulebook with exactly one thing changed, one after the other, to see whether a comparison or a suite of scenarios notices.

They are made from the loaded rulebook, so that thousands of them cost no reading of files. What a house inherits is not its own and is left
as it is. Source: R. A. DeMillo, R. J. Lipton, F. G. Sayward, "Hints on test data selection" (1978).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Literal

from adjudicator.compare.mutated_conditions import mutated_conditions
from adjudicator.compare.mutated_outcomes import mutated_outcomes
from adjudicator.engine.values import Value
from adjudicator.facts.betting.parameters import PARAMETERS
from adjudicator.rulebook.houses import load_house
from adjudicator.rulebook.library import Library
from adjudicator.rulebook.model import Definition, Rule, Rulebook
from adjudicator.source.diagnostics import Place
from adjudicator.vocabulary.model import Vocabulary

MutantKind = Literal["rule", "condition", "value", "exception", "definition", "parameter", "fact", "note"]
"""What was changed: a rule taken out, its condition, what it says, what it sets aside, a definition, a parameter, a fact of the event, a note."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A rulebook with one thing changed. `where` is the rule, the defined fact, the parameter …; `what` says what was done, in a few words.

    ``kind where: what`` is unique among the mutants of a rulebook, and the same as long as its text is.
    """

    kind: MutantKind
    where: str
    what: str
    place: Place | None
    rulebook: Rulebook

    @property
    def id(self) -> str:
        """``condition parc/6.5.forgotten: …``."""
        return f"{self.kind} {self.where}: {self.what}"


def mutants_of(folder: Path | str, library: Library | None = None) -> Iterator[Mutant]:
    """The mutants of the house at `folder` (or of that id). Raises InvalidInputError where it does not load."""
    return mutants(load_house(str(folder), library))


def mutants(rulebook: Rulebook) -> Iterator[Mutant]:
    """Every mutant: of each rule, definition, parameter, fact of the event and note that is the house's own, in the order of the rulebook."""
    for index, rule in enumerate(rulebook.rules):
        if rule.house == rulebook.id:
            yield Mutant("rule", rule.name, "taken out", rule.place, _without_rule(rulebook, index))
            for kind, what, changed in _mutated_rules(rule, rulebook.vocabulary):
                rules = (*rulebook.rules[:index], changed, *rulebook.rules[index + 1 :])
                yield Mutant(kind, rule.name, what, rule.place, replace(rulebook, rules=rules))
    for index, definition in enumerate(rulebook.definitions):
        if definition.house == rulebook.id:
            for what, other in _mutated_definitions(definition, rulebook.vocabulary):
                definitions = (*rulebook.definitions[:index], other, *rulebook.definitions[index + 1 :])
                yield Mutant("definition", definition.fact, what, definition.place, replace(rulebook, definitions=definitions))
    yield from _mutated_settings(rulebook)
    yield from _mutated_notes(rulebook)


def _without_rule(rulebook: Rulebook, index: int) -> Rulebook:
    """The rulebook without one rule, and without the exceptions to it."""
    gone = rulebook.rules[index].name
    rules = tuple(
        replace(
            rule,
            exception_to=tuple(name for name in rule.exception_to if name != gone),
            instead_of=tuple(name for name in rule.instead_of if name != gone),
        )
        for place, rule in enumerate(rulebook.rules)
        if place != index
    )
    return replace(rulebook, rules=rules)


def _mutated_rules(rule: Rule, vocabulary: Vocabulary) -> Iterator[tuple[MutantKind, str, Rule]]:
    for what, condition in mutated_conditions(rule.when, vocabulary):
        yield "condition", what, replace(rule, when=condition)
    if rule.unless is not None:
        yield "condition", "`unless` dropped", replace(rule, unless=None)
        for what, condition in mutated_conditions(rule.unless, vocabulary):
            yield "condition", f"unless: {what}", replace(rule, unless=condition)
    if len(rule.on) > 1:
        for incident in sorted(rule.on):
            yield "condition", f"no longer on {incident}", replace(rule, on=rule.on - {incident})
    for what, outcomes in mutated_outcomes(rule.outcomes, vocabulary):
        yield "value", what, replace(rule, outcomes=outcomes)
    for article in _articles(rule.exception_to):
        kept = tuple(name for name in rule.exception_to if _article(name) != article)
        yield "exception", f"no exception to {article}", replace(rule, exception_to=kept)
    for article in _articles(rule.instead_of):
        kept = tuple(name for name in rule.instead_of if _article(name) != article)
        yield "exception", f"not instead of {article}", replace(rule, instead_of=kept)


def _articles(rules: tuple[str, ...]) -> tuple[str, ...]:
    """The articles that rules stand in, each once."""
    return tuple(dict.fromkeys(_article(name) for name in rules))


def _article(rule: str) -> str:
    """``house/article`` of ``house/article.id``."""
    return rule.rpartition(".")[0]


def _mutated_definitions(definition: Definition, vocabulary: Vocabulary) -> Iterator[tuple[str, Definition]]:
    for index, case in enumerate(definition.cases):
        label = f"case {index + 1}: " if len(definition.cases) > 1 else ""
        for what, condition in mutated_conditions(case.when, vocabulary):
            cases = (*definition.cases[:index], replace(case, when=condition), *definition.cases[index + 1 :])
            yield f"{label}{what}", replace(definition, cases=cases)
        if len(definition.cases) > 1:
            yield f"{label}taken out", replace(definition, cases=definition.cases[:index] + definition.cases[index + 1 :])
            for other in _others(definition.fact, case.value, vocabulary)[:1]:
                cases = (*definition.cases[:index], replace(case, value=other), *definition.cases[index + 1 :])
                yield f"{label}is {other}", replace(definition, cases=cases)
    # A definition that is a condition has nothing else to come to: none can be written.
    if definition.otherwise is not None and not (len(definition.cases) == 1 and definition.cases[0].value is True):
        for other in _others(definition.fact, definition.otherwise, vocabulary)[:1]:
            yield f"otherwise {other}", replace(definition, otherwise=other)


def _mutated_settings(rulebook: Rulebook) -> Iterator[Mutant]:
    """Parameters and facts of the event. Those of a base are the base's, unless the house sets them itself."""
    for name, value in rulebook.parameters.items():
        if ":" in rulebook.parameters_set_by.get(name, ""):
            continue
        words = PARAMETERS[name]
        for other in [word for word in words if word != value] if words is not None else [int(str(value)) + 1]:
            yield Mutant("parameter", name, f"{value} → {other}", None, replace(rulebook, parameters={**rulebook.parameters, name: other}))
    for name, value in rulebook.context.items():
        if rulebook.bases:
            continue
        for changed in _others(name, value, rulebook.vocabulary)[:1]:
            yield Mutant("fact", name, f"{value} → {changed}", None, replace(rulebook, context={**rulebook.context, name: changed}))


def _others(fact: str, value: Value, vocabulary: Vocabulary) -> list[Value]:
    """Other values of a fact."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1]
    if isinstance(value, tuple):
        return [(*value[:-1], value[-1] + 1)]
    known = vocabulary.facts.get(fact)
    return [word for word in (known.words if known is not None else ()) if word != value]


def _mutated_notes(rulebook: Rulebook) -> Iterator[Mutant]:
    """What an article forbids, or where it sends, taken out; a text that is not here taken for one that is."""
    for name, article in rulebook.articles.items():
        if article.house != rulebook.id:
            continue
        for index, note in enumerate(article.notes):
            without = replace(article, notes=article.notes[:index] + article.notes[index + 1 :])
            what = "no longer forbidden" if note.forbidden is not None else "no longer sends elsewhere"
            articles = {**rulebook.articles, name: without}
            yield Mutant("note", name, f"{what} ({index + 1})", article.place, replace(rulebook, articles=articles))
