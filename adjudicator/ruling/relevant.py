"""What the undecided rules still read, and which of the constraints can narrow that.

Most facts of an incident are tied to others, but on the facts of one case few of the ties matter: a clause that holds already, or one that a
fact which nothing reads can always satisfy, excludes nothing that a rule could notice.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace

from adjudicator.engine.condition import Condition, facts_of
from adjudicator.engine.expression import expression_facts
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import evaluate, residual
from adjudicator.engine.values import Value
from adjudicator.ruling.constraints import Clause, Constraints, Equality
from adjudicator.ruling.domains import Domain, Range, split
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.plan import Plan


def facts_read(plan: Plan, facts: Mapping[str, Value]) -> frozenset[str]:
    """The facts not among `facts` that an answer can still hang on, directly or through what is defined by them or computed from them."""
    found: set[str] = set()
    waiting = list(_read_first(plan, facts))
    while waiting:
        name = waiting.pop()
        if name not in found and name not in facts:
            found.add(name)
            waiting += _behind(plan, name, facts)
    return frozenset(found)


def _read_first(plan: Plan, facts: Mapping[str, Value]) -> Iterator[str]:
    for rule in plan.rules:
        condition = rule_condition(rule)
        if evaluate(condition, facts) is False:
            continue
        yield from _left(condition, facts)
        for outcome in rule.outcomes:
            for _, expression in expressions(outcome.content):
                yield from expression_facts(expression)
    for condition in plan.asides:
        yield from _left(condition, facts)


def _behind(plan: Plan, name: str, facts: Mapping[str, Value]) -> Iterator[str]:
    if name in plan.defined:
        for case in plan.defined[name].cases:
            yield from _left(case.when, facts)
    if name in plan.forms:
        yield from (fact for fact, _ in plan.forms[name].terms)
    if name in plan.only_if:
        yield from _left(plan.only_if[name][0], facts)
    fact = plan.fact(name)
    if fact is not None and fact.formula is not None:
        yield from expression_facts(fact.formula)
    if fact is not None and fact.calculator is not None:
        calculator = plan.calculator(fact.calculator)
        yield from (*calculator.inputs, *calculator.optional_inputs)


def _left(condition: Condition, facts: Mapping[str, Value]) -> Iterable[str]:
    rest = residual(condition, facts)
    return () if rest is None else facts_of(rest)


def relevant_constraints(constraints: Constraints, domains: Mapping[str, Domain], read: frozenset[str]) -> Constraints:
    """The constraints without those that exclude nothing of the facts `read`, whatever within `domains` the others are.

    What is left admits the same combinations of the facts read.
    """
    clauses = [clause for clause in (_open_part(clause, domains) for clause in constraints.clauses) if clause is not None]
    equalities = list(constraints.equalities)
    while True:
        free = _satisfiable(clauses, equalities, domains, read)
        if free is None:
            return Constraints(tuple(clauses), tuple(equalities))
        clauses = [clause for clause in clauses if not any(fact == free for fact, _, _ in clause.judgements)]
        equalities = [equality for equality in equalities if not any(fact == free for fact, _ in equality.terms)]


def _open_part(clause: Clause, domains: Mapping[str, Domain]) -> Clause | None:
    """The leaves that are open; None where one holds. A clause of which none is left is kept as it is."""
    left = []
    for fact, judged, leaf in clause.judgements:
        domain = domains.get(fact)
        truth = None if domain is None else judged(domain)
        if truth is True:
            return None
        if truth is None:
            left.append(leaf)
    return clause if not left or len(left) == len(clause.leaves) else replace(clause, leaves=tuple(left))


def _satisfiable(clauses: Iterable[Clause], equalities: Iterable[Equality], domains: Mapping[str, Domain], read: frozenset[str]) -> str | None:
    """A fact that nothing reads and that can satisfy all it is tied by at once, whatever the others are; None where there is none."""
    by_fact: dict[str, list[Clause]] = {}
    for clause in clauses:
        for fact in {fact for fact, _, _ in clause.judgements}:
            by_fact.setdefault(fact, []).append(clause)
    sums: dict[str, list[int]] = {}
    for equality in equalities:
        for fact, factor in equality.terms:
            sums.setdefault(fact, []).append(factor)
    for fact, own in by_fact.items():
        if fact not in read and fact not in sums and fact in domains and _one_value_does(fact, own, domains[fact]):
            return fact
    for fact, factors in sums.items():
        if fact not in read and fact not in by_fact and factors in ([1], [-1]) and domains.get(fact) == Range(None, None):
            return fact
    return None


def _one_value_does(fact: str, clauses: Iterable[Clause], domain: Domain) -> bool:
    """Whether some value of `fact` makes every clause true by itself."""
    choices = [domain]
    for clause in clauses:
        own = [(judged, leaf) for name, judged, leaf in clause.judgements if name == fact]
        for _, leaf in own:
            choices = [part for choice in choices for part in split(leaf, choice)]
        choices = [choice for choice in choices if any(judged(choice) is True for judged, _ in own)]
    return bool(choices)
