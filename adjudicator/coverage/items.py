"""What there is to reach in a house: its rules, and the branches of each."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

from adjudicator.engine.condition import All, Any, Condition, Member
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition, Rule, Rulebook
from adjudicator.source.diagnostics import Place

Path = tuple[int | str, ...]
Kind = Literal["rule", "alternative", "value", "outcome", "exception", "definition"]


@dataclass(frozen=True, slots=True)
class Item:
    """One thing to reach.

    `of`: the full name of the rule, or ``house/article=fact`` for a definition. `path` tells the branches of a rule apart: the way to an
    alternative through its condition, the index of an outcome, the article that an exception is to.
    """

    kind: Kind
    of: str
    path: Path = ()


@dataclass(frozen=True, slots=True)
class Listed:
    """An item with its place, and what it is about: the part of a condition, the value of a fact, the slot of an outcome, an article."""

    item: Item
    place: Place
    part: Condition | None = None
    word: str = ""


def items_of(rulebook: Rulebook) -> Iterator[Listed]:
    """What there is to reach in the house's own articles, in their order."""
    by_name = {rule.name: rule for rule in rulebook.rules}
    for rule in sorted((rule for rule in rulebook.rules if rule.house == rulebook.id), key=lambda rule: rule.place):
        yield from _of_rule(rule, by_name)
    for definition in rulebook.definitions:
        if definition.house == rulebook.id:
            yield from _of_definition(definition)


def _of_rule(rule: Rule, by_name: Mapping[str, Rule]) -> Iterator[Listed]:
    yield Listed(Item("rule", rule.name), rule.place)
    for kind, path, part, value in branches(rule_condition(rule)):
        yield Listed(Item(kind, rule.name, path), rule.place, part, _word(part, value))
    for index, outcome in enumerate(rule.outcomes):
        if len(rule.outcomes) > 1:
            yield Listed(Item("outcome", rule.name, (index,)), rule.place, word=f"{outcome.who}.{outcome.slot}")
    named = [by_name[name] for name in (*rule.exception_to, *rule.instead_of) if name in by_name]
    for article in dict.fromkeys(f"{other.house}/{other.article}" for other in named):
        yield Listed(Item("exception", rule.name, (article,)), rule.place, word=article)


def _of_definition(definition: Definition) -> Iterator[Listed]:
    name = name_of(definition)
    for index, case in enumerate(definition.cases):
        yield Listed(Item("definition", name, (index,)), definition.place, case.when)
        for kind, path, part, value in branches(case.when):
            yield Listed(Item(kind, name, (index, *path)), definition.place, part, _word(part, value))


def name_of(definition: Definition) -> str:
    """The name of a definition: ``house/article=fact``."""
    return f"{definition.house}/{definition.article}={definition.fact}"


def _word(part: Condition, value: Value | None) -> str:
    return f"{part.fact}={value}" if isinstance(part, Member) and value is not None else ""


Branch = tuple[Literal["alternative", "value"], Path, Condition, Value | None]


def branches(condition: Condition, path: Path = ()) -> Iterator[Branch]:
    """The alternatives of a condition: each part one of which must hold, each of several values that a fact may have."""
    if isinstance(condition, (All, Any)):
        for index, part in enumerate(condition.parts):
            if isinstance(condition, Any) and len(condition.parts) > 1:
                yield "alternative", (*path, index), part, None
            yield from branches(part, (*path, index))
    elif isinstance(condition, Member) and not condition.negated and len(condition.values) > 1:
        for value in sorted(condition.values, key=lambda value: str(value).zfill(9)):
            yield "value", (*path, str(value)), condition, value


def reached_branches(condition: Condition, facts: Mapping[str, Value], path: Path = ()) -> Iterator[tuple[Kind, Path]]:
    """Those of the alternatives of a true condition that hold on `facts`, by kind and path."""
    if isinstance(condition, (All, Any)):
        for index, part in enumerate(condition.parts):
            if evaluate(part, facts) is True:
                if isinstance(condition, Any) and len(condition.parts) > 1:
                    yield "alternative", (*path, index)
                yield from reached_branches(part, facts, (*path, index))
    elif isinstance(condition, Member) and not condition.negated and len(condition.values) > 1:
        yield "value", (*path, str(facts.get(condition.fact)))
