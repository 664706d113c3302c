"""Which presumptions bear the ruling: those that would change it if they were flipped."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from adjudicator.engine.condition import facts_of
from adjudicator.engine.values import Value
from adjudicator.ruling.branches import Branched, Key, answer_at, key_of, possible_answers, start_of, undecided_rules
from adjudicator.ruling.case import Event
from adjudicator.ruling.cells import Variables
from adjudicator.ruling.domains import Domain, Range, domain_of_value, pieces, single
from adjudicator.ruling.explore import Leaf, TooManyLeavesError, leaves_below
from adjudicator.ruling.gate import Entered, enter, initial_domains, whole_domain
from adjudicator.ruling.matching import Matching
from adjudicator.ruling.model import Answer, Presumed
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.relevant import facts_read, relevant_constraints


def decisive_presumptions(plan: Plan, matching: Matching, entered: Entered, event: Event, branched: Branched) -> tuple[Presumed, ...]:
    """The presumptions that would change the ruling if they were flipped, each one by itself."""
    presumed = [fact for fact, origin in entered.origins.items() if origin == "presumed"]
    if not presumed:
        return ()
    plain = matching.table(entered.facts), matching.each(entered.facts)
    # A rule that is undecided either way may still be undecided between other ends.
    decided = not any(None in statuses for statuses in plain)
    result: list[Presumed] = []
    for fact in presumed:
        hanging = plan.computed_from.get(fact, frozenset())
        without = {
            name: value
            for name, value in entered.facts.items()
            if name != fact and name not in entered.follow and (name not in hanging or entered.origins.get(name) == "given")
        }
        same = decided and (matching.table(without), matching.each(without)) == plain
        if same and not entered.seats and fact not in plan.bearing and not _may_topple(plan, fact, presumed):
            continue
        if any(_changes(plan, matching, event, entered, fact, domain, branched) for domain in others(plan, fact, entered.facts[fact])):
            result.append(Presumed(fact, entered.facts[fact]))
    return tuple(result)


def _may_topple(plan: Plan, fact: str, presumed: Sequence[str]) -> bool:
    """Whether another value of `fact` may be impossible beside another presumption, which would then give way to it."""
    rivals = {other for other in presumed if other != fact}
    tied = any(fact in group and not rivals.isdisjoint(group) for group in plan.ties)
    return tied or any(other in plan.only_if and fact in facts_of(plan.only_if[other][0]) for other in rivals)


def others(plan: Plan, fact: str, taken: Value) -> Sequence[Domain]:
    """Everything that a presumed fact could be instead."""
    whole = whole_domain(plan, fact)
    if not isinstance(whole, Range):
        return (whole - {taken},)
    number = isinstance(taken, int) and not isinstance(taken, bool)
    points = frozenset((int(taken), int(taken) + 1)) if number else frozenset()  # type: ignore[arg-type]  # a number, as just tested
    return [piece for piece in pieces(whole, points) if piece != domain_of_value(taken)]


class _CutOtherwiseError(Exception):
    """The combinations already explored are not cut where another value of the presumed fact would have them cut."""


def _changes(plan: Plan, matching: Matching, event: Event, entered: Entered, fact: str, instead: Domain, branched: Branched) -> bool:
    """Whether something else than the keys of `branched` comes out with `fact` in `instead`."""
    if not entered.seats and branched.leaves:
        freed = enter(plan, event, matching, flipped={fact: whole_domain(plan, fact)})
        read = facts_read(plan, {**matching.derived(freed.facts), **freed.facts})
        if _ties_no_others(plan, freed, fact, read):
            if fact not in read:
                return False
            if entered.narrowed and fact not in plan.computed_from:
                try:
                    return _differ(plan, _answers_there(plan, matching, entered, fact, instead, branched.leaves), branched.keys)
                except _CutOtherwiseError:
                    pass
    return _differ(plan, possible_answers(plan, matching, enter(plan, event, matching, flipped={fact: instead})), branched.keys)


def _ties_no_others(plan: Plan, freed: Entered, fact: str, read: frozenset[str]) -> bool:
    """Whether what is possible for the facts `read` is the same whatever `fact` is."""
    domains = start_of(plan, freed).domains
    # Narrowed, it clashes with another presumption, which would give way to it.
    loose = freed.narrowed and domains[fact] == whole_domain(plan, fact)
    return loose and fact not in relevant_constraints(freed.constraints, domains, read | {fact}).watching


def _differ(plan: Plan, answers: Iterator[Answer], keys: frozenset[Key]) -> bool:
    found: set[Key] = set()
    try:
        for answer in answers:
            found.add(key_of(plan, answer))
            if not found <= keys:
                return True
    except TooManyLeavesError:
        return True
    return found != keys


def _answers_there(plan: Plan, matching: Matching, entered: Entered, fact: str, instead: Domain, leaves: Sequence[Leaf]) -> Iterator[Answer]:
    """What comes out with `fact` in `instead`, from the combinations already explored without it. Raises _CutOtherwiseError."""
    undecided = undecided_rules(plan, matching, entered.seats)
    cells = Variables(plan, {}, {**initial_domains(plan, {}), fact: instead}).variable(fact).cells
    for leaf in leaves:
        for cell in cells:
            loose = leaf.inexact if single(cell.domain) is not None else leaf.inexact | {fact}
            start = replace(leaf, facts={**leaf.facts, fact: cell.value}, domains={**leaf.domains, fact: cell.domain}, inexact=loose)
            if loose and undecided(start.facts):
                raise _CutOtherwiseError
            for further in leaves_below(plan, start, entered.constraints, undecided, {}):
                yield answer_at(plan, matching, further, entered.seats, confirmed=False)
