"""The exception tree: whether an exception can ever set anything aside, and whether exceptions or definitions go in a circle."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from adjudicator.engine.condition import facts_of
from adjudicator.engine.expression import expression_facts
from adjudicator.rulebook.model import Choice, Content, Definition, Options, Outcome, Phrase, Rule, Steps
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.vocabulary.model import Fact, Incident, Pattern, Vocabulary


def kinds_matched(on: Iterable[str], incidents: Mapping[str, Incident]) -> frozenset[str]:
    """The incidents on which a rule with `on` can match: those named, and those that are of a kind named too (`also`)."""
    wanted = frozenset(on)
    return frozenset(name for name in incidents if _kinds(name, incidents) & wanted)


def _kinds(name: str, incidents: Mapping[str, Incident]) -> frozenset[str]:
    found: set[str] = set()
    waiting = [name]
    while waiting:
        kind = waiting.pop()
        if kind not in found and kind in incidents:
            found.add(kind)
            waiting += incidents[kind].also
    return frozenset(found)


def share_incident(rule: Rule, other: Rule, vocabulary: Vocabulary) -> bool:
    """Whether one incident can be met by both rules."""
    return bool(kinds_matched(rule.on, vocabulary.incidents) & kinds_matched(other.on, vocabulary.incidents))


def contradict(rule: Rule, other: Rule, vocabulary: Vocabulary) -> bool:
    """Whether an outcome of `rule` settles what one of `other` settles, or clashes with it."""
    theirs = list(_outcomes(other.outcomes))
    return any(_contradicts(mine, outcome, vocabulary) for mine in _outcomes(rule.outcomes) for outcome in theirs)


def _outcomes(outcomes: Iterable[Outcome]) -> Iterator[Outcome]:
    """The outcomes, and those that follow from an option of a choice."""
    for outcome in outcomes:
        yield outcome
        if isinstance(outcome.content, Choice):
            for following in outcome.content.then_if.values():
                yield from _outcomes(following)


def _contradicts(one: Outcome, other: Outcome, vocabulary: Vocabulary) -> bool:
    if (one.who, one.slot) == (other.who, other.slot):
        return True
    if vocabulary.slots[one.slot].of_role and vocabulary.slots[other.slot].of_role and one.who != other.who:
        return False
    return any(
        (_matches(first, one) and _matches(second, other)) or (_matches(first, other) and _matches(second, one))
        for first, second in vocabulary.clashes
    )


def _matches(pattern: Pattern, outcome: Outcome) -> bool:
    return pattern.slot == outcome.slot and (pattern.values is None or not pattern.values.isdisjoint(_words(outcome.content)))


def _words(content: Content) -> frozenset[str]:
    """The values of the slot that a content may come to."""
    if isinstance(content, Phrase):
        return frozenset((content.word,))
    if isinstance(content, Steps):
        return frozenset(step.word for step in content.steps)
    if isinstance(content, Options):
        return frozenset(content.options)
    if isinstance(content, Choice):
        return frozenset(word for option in content.options for word in _words(option))
    return frozenset()


def exception_cycles(rules: Mapping[str, Rule], house: str) -> list[Diagnostic]:
    """One diagnostic for each circle of exceptions in which a rule of `house` takes part, at such a rule."""
    edges = {name: tuple(target for target in (*rule.exception_to, *rule.instead_of) if target in rules) for name, rule in rules.items()}
    found: list[Diagnostic] = []
    for cycle in cycles(edges):
        own = [name for name in cycle if rules[name].house == house]
        if own:
            start = cycle.index(own[0])
            circle = [*cycle[start:], *cycle[:start], own[0]]
            found.append(Diagnostic("exception_cycle", rules[own[0]].place, {"circle": " → ".join(f"`{name}`" for name in circle)}))
    return found


def cycles(edges: Mapping[str, Sequence[str]]) -> list[list[str]]:
    """Circles of a graph, each as its names in order: for every name that lies on a circle, one circle through it is among them."""
    found: list[list[str]] = []
    covered: set[str] = set()
    for start in edges:
        if start in covered:
            continue
        circle = _circle_through(start, edges)
        if circle:
            found.append(circle)
            covered.update(circle)
    return found


def _circle_through(start: str, edges: Mapping[str, Sequence[str]]) -> list[str] | None:
    """The shortest way from `start` back to it."""
    came_from: dict[str, str] = {}
    waiting = [start]
    for name in waiting:
        for target in edges.get(name, ()):
            if target == start:
                path = [name]
                while path[-1] != start:
                    path.append(came_from[path[-1]])
                return path[::-1]
            if target not in came_from:
                came_from[target] = name
                waiting.append(target)
    return None


def in_strata(definitions: Sequence[Definition], facts: Mapping[str, Fact], found: list[Diagnostic]) -> tuple[Definition, ...]:
    """The definitions in an order in which each reads only facts and definitions before it. Circles are appended to `found`."""
    by_fact = {definition.fact: definition for definition in definitions}
    edges = {definition.fact: _reads(definition, by_fact, facts) for definition in definitions}
    circles = cycles(edges)
    for circle in circles:
        text = " → ".join(f"`{fact}`" for fact in (*circle, circle[0]))
        found.append(Diagnostic("definition_cycle", by_fact[circle[0]].place, {"circle": text}))
    if circles:
        return tuple(definitions)
    order: dict[str, Definition] = {}

    def place(fact: str) -> None:
        if fact not in order:
            for read in edges[fact]:
                place(read)
            order[fact] = by_fact[fact]

    for definition in definitions:
        place(definition.fact)
    return tuple(order.values())


def _reads(definition: Definition, by_fact: Mapping[str, Definition], facts: Mapping[str, Fact]) -> tuple[str, ...]:
    """The defined facts that a definition reads, also through facts that are computed from others or matter only when others hold."""
    seen: dict[str, None] = {}
    waiting = [fact for case in definition.cases for fact in sorted(facts_of(case.when))]
    while waiting:
        name = waiting.pop(0)
        if name in seen:
            continue
        seen[name] = None
        fact = facts.get(name)
        if fact is not None and name not in by_fact:
            waiting += sorted(expression_facts(fact.formula)) if fact.formula is not None else []
            waiting += sorted(facts_of(fact.only_if)) if fact.only_if is not None else []
    return tuple(name for name in seen if name in by_fact)
