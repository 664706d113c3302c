"""Which presumptions bear the ruling: those that would change it if they were flipped."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace

from adjudicator.engine.values import Value
from adjudicator.ruling.branches import Branched, Key, answer_at, key_of, possible_answers, start_of, undecided_rules
from adjudicator.ruling.case import Event
from adjudicator.ruling.cells import Variables
from adjudicator.ruling.domains import Domain, Range, domain_of_value, pieces
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
        without = {name: value for name, value in entered.facts.items() if name != fact and name not in entered.follow}
        if decided and (matching.table(without), matching.each(without)) == plain and not entered.seats and fact not in plan.bearing:
            continue
        if any(_changes(plan, matching, event, entered, fact, domain, branched) for domain in _others(plan, fact, entered.facts[fact])):
            result.append(Presumed(fact, entered.facts[fact]))
    return tuple(result)


def _others(plan: Plan, fact: str, taken: Value) -> Sequence[Domain]:
    """Everything that a presumed fact could be instead."""
    whole = whole_domain(plan, fact)
    if not isinstance(whole, Range):
        return (whole - {taken},)
    number = isinstance(taken, int) and not isinstance(taken, bool)
    points = frozenset((int(taken), int(taken) + 1)) if number else frozenset()  # type: ignore[arg-type]  # a number, as just tested
    return [piece for piece in pieces(whole, points) if piece != domain_of_value(taken)]


def _changes(plan: Plan, matching: Matching, event: Event, entered: Entered, fact: str, instead: Domain, branched: Branched) -> bool:
    answers = _answers_otherwise(plan, matching, event, entered, fact, instead, branched)
    if answers is None:
        return False
    found: set[Key] = set()
    try:
        for answer in answers:
            found.add(key_of(plan, answer))
            if not found <= branched.keys:
                return True
    except TooManyLeavesError:
        return True
    return found != branched.keys


def _answers_otherwise(
    plan: Plan, matching: Matching, event: Event, entered: Entered, fact: str, instead: Domain, branched: Branched
) -> Iterator[Answer] | None:
    """What comes out with `fact` in `instead`; None where nothing hangs on it.

    Where the fact ties no others, what is possible stays as it was, and the combinations are those already explored.
    """
    if not entered.seats and branched.leaves:
        freed = enter(plan, event, matching, flipped={fact: whole_domain(plan, fact)})
        read = facts_read(plan, {**matching.derived(freed.facts), **freed.facts})
        domains = start_of(plan, freed).domains
        # Narrowed, it clashes with another presumption, which would give way to it.
        loose = freed.narrowed and domains[fact] == whole_domain(plan, fact)
        if loose and fact not in relevant_constraints(freed.constraints, domains, read | {fact}).watching:
            if fact not in read:
                return None
            if entered.narrowed and fact not in _computes(plan):
                return _answers_there(plan, matching, entered, fact, instead, branched.leaves)
    return possible_answers(plan, matching, enter(plan, event, matching, flipped={fact: instead}))


def _answers_there(plan: Plan, matching: Matching, entered: Entered, fact: str, instead: Domain, leaves: Sequence[Leaf]) -> Iterator[Answer]:
    """What comes out with `fact` in `instead`, from the combinations already explored without it."""
    undecided = undecided_rules(plan, matching, entered.seats)
    values = [cell.value for cell in Variables(plan, {}, {**initial_domains(plan, {}), fact: instead}).variable(fact).cells]
    for leaf in leaves:
        for value in values:
            start = replace(leaf, facts={**leaf.facts, fact: value})
            for further in leaves_below(plan, start, entered.constraints, undecided, {}):
                yield answer_at(plan, matching, further, entered.seats, confirmed=False)


def _computes(plan: Plan) -> Iterable[str]:
    """The facts that others are computed from."""
    calculated = {name for calculator in plan.calculators for name in (*calculator.inputs, *calculator.optional_inputs)}
    return calculated | {base for form in plan.forms for base in plan.bases_of((form,))}
