"""Explore: every way in which the missing facts can still fall, as far as it changes which rules apply.

The result is a list of leaves: disjoint combinations of cells that together cover all that is possible. Merging them into the fewest
conditions is `adjudicator.ruling.minimize`'s.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.engine.condition import Condition, leaf_facts, leaves
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.cells import Cell, Variable, Variables
from adjudicator.ruling.constraints import Constraints, ContradictionError, possible, propagate
from adjudicator.ruling.domains import Domain, Range, single
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.seats import bare_fact

MAX_LEAVES = 4096


class TooManyLeavesError(Exception):
    """More combinations than can be listed."""


@dataclass(frozen=True, slots=True)
class Leaf:
    """One combination: the cell (by index) of each variable on the way, and the facts with a standing value for each open number.

    `inexact` are the numbers of which only the cell is known; `domains` is what each fact can still be.
    """

    path: Mapping[str, int]
    facts: Mapping[str, Value]
    inexact: frozenset[str]
    domains: Mapping[str, Domain]


@dataclass(frozen=True, slots=True)
class Explored:
    """All leaves, and the variables they are made of."""

    leaves: Sequence[Leaf]
    variables: Mapping[str, Variable]


Undecided = Callable[[Mapping[str, Value]], Sequence[Condition]]
"""Gives the conditions that are still unknown on some facts; a leaf has none."""


def explore(plan: Plan, start: Leaf, constraints: Constraints, undecided: Undecided) -> Explored:
    """The leaves below `start`. Raises TooManyLeavesError beyond MAX_LEAVES."""
    used: dict[str, Variable] = {}
    return Explored(list(leaves_below(plan, start, constraints, undecided, used)), used)


def leaves_below(plan: Plan, start: Leaf, constraints: Constraints, undecided: Undecided, used: dict[str, Variable]) -> Iterator[Leaf]:
    """The leaves one by one, as for `explore`, for who may stop at any of them; `used` is filled with the variables on the way."""
    variables = Variables(plan, start.facts, start.domains)
    found = 0

    def walk(at: Leaf) -> Iterator[Leaf]:
        nonlocal found
        name = _next(plan, variables, undecided(at.facts), at.facts)
        if name is None:
            if at is not start and not possible(at.domains, constraints, ()):
                return
            if found >= MAX_LEAVES:
                raise TooManyLeavesError
            found += 1
            yield at
            return
        if name in at.path:
            # Known to within its cell, and still something hangs on it: better no list of branches than a wrong one.
            raise TooManyLeavesError
        variable = variables.variable(name)
        used[name] = variable
        for index, cell in enumerate(variable.cells):
            step = _take(variable, index, cell, at, constraints)
            if step is not None:
                yield from walk(step)

    yield from walk(start)


def _take(variable: Variable, index: int, cell: Cell, at: Leaf, constraints: Constraints) -> Leaf | None:
    """The combination once `variable` lies in `cell`, its cell number `index`, or None where that cannot be."""
    before = at.domains[variable.name]
    domain: Domain = cell.domain
    if isinstance(before, Range) and isinstance(domain, Range):
        domain = Range(*_meet(before, domain), before.none and domain.none)
        if domain.empty:
            return None
    elif not isinstance(before, Range) and not isinstance(domain, Range):
        domain = before & domain
        if not domain:
            return None
    try:
        narrowed = propagate({**at.domains, variable.name: domain}, constraints, (variable.name,))
    except ContradictionError:
        return None
    facts = dict(at.facts)
    facts[variable.name] = cell.value
    loose = at.inexact if single(narrowed[variable.name]) is not None else at.inexact | {variable.name}
    for name, form in variable.follow.items():
        if isinstance(cell.value, int) and not isinstance(cell.value, bool):
            facts[name] = form.terms[variable.name] * cell.value + form.constant
            if variable.name in loose:
                loose |= {name}
        elif cell.value is NONE:
            facts[name] = NONE
    for name, rest in narrowed.items():
        if name not in facts:
            only = single(rest)
            if only is not None:
                facts[name] = only
    return Leaf({**at.path, variable.name: index}, facts, loose, narrowed)


def _meet(one: Range, other: Range) -> tuple[int | None, int | None]:
    cut = one.meet(other.low, other.high)
    return cut.low, cut.high


def _next(plan: Plan, variables: Variables, conditions: Sequence[Condition], facts: Mapping[str, Value]) -> str | None:
    """The open fact that most of the undecided conditions hang on; the first in the vocabulary's order among equals."""
    counts: Counter[str] = Counter()
    for condition in conditions:
        counts.update(set(_askable(plan, variables, condition, facts, frozenset())))
    if not counts:
        return None
    most = max(counts.values())
    return min((name for name, count in counts.items() if count == most), key=plan.order_of)


def _askable(plan: Plan, variables: Variables, condition: Condition, facts: Mapping[str, Value], seen: frozenset[str]) -> Iterable[str]:
    """The open facts behind a condition that can be asked: a definition without a question of its own is asked by what it is made of.

    One with a question is asked as it is, unless all that it lacks is one amount of chips.
    """
    for leaf in leaves(condition):
        if evaluate(leaf, facts) is not None:
            continue
        for name in leaf_facts(leaf):
            if name not in facts and name not in seen:
                yield from _behind(plan, variables, name, facts, seen | {name})


def _behind(plan: Plan, variables: Variables, name: str, facts: Mapping[str, Value], seen: frozenset[str]) -> Iterable[str]:
    fact = plan.fact(name)
    relevance = plan.only_if.get(name)
    if relevance is not None and evaluate(relevance[0], facts) is None:
        first = list(_askable(plan, variables, relevance[0], facts, seen))
        if first:
            yield from first
            return
    if name in plan.defined:
        behind = dict.fromkeys(one for case in plan.defined[name].cases for one in _askable(plan, variables, case.when, facts, seen))
        if fact is None or fact.question is None or _one_amount(plan, behind):
            yield from behind
            return
    yield variables.base(name)


def _one_amount(plan: Plan, names: Collection[str]) -> bool:
    """Whether all that a notion lacks is one amount of chips: then the amount is asked, so that the branches are cut at chips."""
    facts = [plan.fact(bare_fact(name)) for name in names]
    return len(facts) == 1 and facts[0] is not None and facts[0].type is FactType.AMOUNT
