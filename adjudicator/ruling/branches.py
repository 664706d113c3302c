"""Branches: what comes out for each way in which the missing facts can fall, merged to the fewest conditions on the slots asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from adjudicator.engine.condition import Any, Condition, facts_of, leaves
from adjudicator.engine.expression import expression_facts
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import residual
from adjudicator.engine.values import NONE, Value
from adjudicator.facts.computed import Unknown as Uncomputed
from adjudicator.ruling.case import Event
from adjudicator.ruling.constraints import Constraints
from adjudicator.ruling.domains import Domain, domain_of_value
from adjudicator.ruling.explore import Explored, Leaf, TooManyLeavesError, explore, leaves_below
from adjudicator.ruling.figures import content_key, expressions
from adjudicator.ruling.forms import FORM_MARK
from adjudicator.ruling.gate import Entered, whole_domain
from adjudicator.ruling.matching import Matching
from adjudicator.ruling.minimize import decisiveness, minimise
from adjudicator.ruling.model import Answer, Branch, Conflict, Missing, Settled, Status
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.relevant import facts_read, relevant_constraints
from adjudicator.ruling.resolve import Known, resolve
from adjudicator.ruling.seats import Seats, about_seat, bare_fact, seat_fact, seat_of
from adjudicator.ruling.words import condition_of
from adjudicator.ruling.written_out import written_out

Key = frozenset[object]
"""What an answer says in the slots asked; equal keys are one branch."""


@dataclass(frozen=True, slots=True)
class Branched:
    """The answer that is certain, the branches of the rest (none when nothing hangs on a missing fact), and what is missing."""

    status: Status
    answer: Answer
    branches: tuple[Branch, ...]
    missing: tuple[Missing, ...]
    keys: frozenset[Key]
    leaves: Sequence[Leaf] = ()
    """The combinations that were explored; none when there were too many to list."""
    complete: bool = True
    """False when there were too many combinations to list."""


def key_of(plan: Plan, answer: Answer) -> Key:
    """What `answer` says in the slots asked."""
    return frozenset(
        (one.who, one.slot, one.status, content_key(one.content, one.figures))
        for one in answer.settled
        if one.status is not Status.DEPENDS or one.when is None
        if plan.is_asked(one.who, one.slot)
    )


def branch(plan: Plan, matching: Matching, entered: Entered, event: Event) -> Branched:
    """All that can come out of the facts entered."""
    seats = entered.seats
    start = start_of(plan, entered)
    undecided = undecided_rules(plan, matching, seats)
    if not undecided(entered.facts):
        return _single(plan, answer_at(plan, matching, start, seats), event, entered.facts, (start,))
    try:
        explored = explore(plan, start, ties_that_matter(plan, matching, entered, start), undecided)
    except TooManyLeavesError:
        return _too_many(plan, matching, entered, event, undecided)
    return _merge(plan, matching, explored, event, entered)


def possible_answers(plan: Plan, matching: Matching, entered: Entered) -> Iterator[Answer]:
    """All that can come out of the facts entered, one by one, to be compared. Raises TooManyLeavesError where there is too much to list."""
    undecided = undecided_rules(plan, matching, entered.seats)
    start = start_of(plan, entered)
    for leaf in leaves_below(plan, start, ties_that_matter(plan, matching, entered, start), undecided, {}):
        yield answer_at(plan, matching, leaf, entered.seats, confirmed=False)


def start_of(plan: Plan, entered: Entered) -> Leaf:
    """The one combination that everything entered is, before anything is explored."""
    known = {name: domain_of_value(value) for name, value in entered.facts.items() if name in plan.facts}
    return Leaf({}, entered.facts, frozenset(), {**known, **entered.domains, **_seat_domains(plan, entered.facts, entered.seats)})


def ties_that_matter(plan: Plan, matching: Matching, entered: Entered, start: Leaf) -> Constraints:
    """The constraints that can exclude something below `start`."""
    if entered.seats:
        return entered.constraints
    read = facts_read(plan, {**matching.derived(start.facts), **start.facts})
    return relevant_constraints(entered.constraints, start.domains, read)


def _seat_domains(plan: Plan, facts: Mapping[str, Value], seats: Seats) -> Mapping[str, Domain]:
    """What the facts that are open for one seat (``fact@seat``) can be."""
    return {
        seat_fact(name, seat.number): whole_domain(plan, name)
        for seat in seats
        if seat.number is not None
        for name in plan.per_player - seat.facts(facts, plan.per_player).keys()
    }


Undecided = Callable[[Mapping[str, Value]], Sequence[Condition]]


def undecided_rules(plan: Plan, matching: Matching, seats: Seats) -> Undecided:
    """What tells the conditions of the rules that matter to the slots asked and are still unknown on some facts."""
    core = plan.core
    split = plan.first_seat_rule
    conditions = [rule_condition(rule) for rule in plan.rules]

    def undecided(facts: Mapping[str, Value]) -> Sequence[Condition]:
        found = [conditions[i] for i, status in enumerate(matching.table(facts)) if status is None and i in core]
        if split < len(conditions):
            for seat, own in matching.overlays(facts, seats):
                for i, status in enumerate(matching.each(own), start=split):
                    if status is None and i in core and i in seat.rules:
                        one = conditions[i]
                        found.append(one if seat.number is None else about_seat(one, seat.number, plan.per_player - own.keys()))
        return found

    return undecided


def answer_at(plan: Plan, matching: Matching, leaf: Leaf, seats: Seats, *, confirmed: bool = True) -> Answer:
    """The answer in one combination; `confirmed` by durable-rules where it is the engine, unless it is only compared and never given."""
    facts = {**leaf.facts, **matching.derived(leaf.facts)}
    exact = facts if not leaf.inexact else {name: value for name, value in facts.items() if name not in leaf.inexact}
    known = Known(facts, exact, {seat.number: own for seat, own in matching.overlays(exact, seats) if seat.number is not None}, leaf.inexact)
    return resolve(plan, matching.fired(leaf.facts, seats, confirmed=confirmed), known)


def _single(plan: Plan, answer: Answer, event: Event, facts: Mapping[str, Value], leaves_found: Sequence[Leaf]) -> Branched:
    return Branched(answer.status, answer, (), _missing_figures(plan, answer, facts, event), frozenset((key_of(plan, answer),)), leaves_found)


def _merge(plan: Plan, matching: Matching, explored: Explored, event: Event, entered: Entered) -> Branched:
    groups: dict[Key, int] = {}
    answers: list[list[Answer]] = []
    results: list[tuple[Mapping[str, int], int]] = []
    for leaf in explored.leaves:
        answer = answer_at(plan, matching, leaf, entered.seats)
        number = groups.setdefault(key_of(plan, answer), len(groups))
        if number == len(answers):
            answers.append([])
        answers[number].append(answer)
        results.append((leaf.path, number))
    merged = [_common(group, entered, plan) for group in answers]
    if len(merged) == 1:
        return _single(plan, merged[0], event, entered.facts, explored.leaves)
    sizes = {name: len(variable.cells) for name, variable in explored.variables.items()}
    words = {
        name: frozenset(i for i, cell in enumerate(variable.cells) if isinstance(cell.value, str) or cell.value is NONE)
        for name, variable in explored.variables.items()
    }
    covers = minimise(sizes, results, len(merged), words)
    derived = {name: form for name, form in plan.forms.items() if name.startswith(FORM_MARK)}
    nullable = [name for name in plan.facts if name not in derived and plan.may_be_none(name)]
    branches = [
        Branch(written_out(condition_of(cubes, explored.variables), derived, nullable), answer) for cubes, answer in zip(covers, merged, strict=True)
    ]
    branches.sort(key=lambda one: sum(1 for _ in leaves(one.when)))
    matter = {name for cubes in covers for cube in cubes for name, _ in cube}
    order = _relevant_first(plan, sorted(matter, key=lambda name: (decisiveness(sizes, results, name), plan.order_of(name))))
    decides, cites = _varying(plan, merged)
    missing = [Missing(name, decides, cites, name in event.disputed, seat, name in event.unknown) for name, seat in _told(plan, order, entered.facts)]
    # What nobody knows is asked of nobody: the others come first.
    missing.sort(key=lambda one: one.unknown)
    certain = _common(merged, entered, plan, certain_only=True)
    held = any(one.status is Status.CONFLICT and plan.is_asked(one.who, one.slot) for one in certain.settled)
    return Branched(Status.CONFLICT if held else Status.DEPENDS, certain, tuple(branches), tuple(missing), frozenset(groups), explored.leaves)


def _told(plan: Plan, names: Sequence[str], facts: Mapping[str, Value]) -> list[tuple[str, int | None]]:
    """The facts to ask for, with the seat that they are of: a derived number is asked by the facts it is made of, what only a calculator knows
    by its inputs."""
    bases = [(base, seat_of(name)) for name in names for base in (plan.bases_of((name,)) if name.startswith(FORM_MARK) else (bare_fact(name),))]
    asked = [(told, seat) for base, seat in bases for told in (inputs_lacking(plan, (base,), facts) if _only_computed(plan, base) else (base,))]
    return list(dict.fromkeys(asked))


def _only_computed(plan: Plan, name: str) -> bool:
    """Whether nobody can be asked for a fact, as a calculator works it out."""
    fact = plan.fact(name)
    return fact is not None and fact.calculator is not None and fact.question is None


def _relevant_first(plan: Plan, names: Sequence[str]) -> list[str]:
    """The facts in their order, save that one which only matters under another comes after it."""
    order: dict[str, None] = {}

    def place(name: str) -> None:
        relevance = plan.only_if.get(name)
        if relevance is not None:
            for other in names:
                if other not in order and other != name and other in facts_of(relevance[0]):
                    place(other)
        order[name] = None

    for name in names:
        if name not in order:
            place(name)
    return list(order)


def _common(answers: Sequence[Answer], entered: Entered, plan: Plan, *, certain_only: bool = False) -> Answer:
    """What several answers share. An outcome that only some of them have and nobody asked for is kept with the condition it hangs on."""
    if len(answers) == 1:
        return answers[0]
    first = answers[0]
    settled: list[Settled] = []
    extra: dict[tuple[str, str, object], Settled] = {}
    for one in first.settled:
        same = [_find(one, answer) for answer in answers]
        found = [other for other in same if other is not None]
        if len(found) == len(answers):
            settled.append(_united(found))
    for answer in answers:
        for one in answer.settled:
            if any(_same(one, kept) for kept in settled) or (certain_only and plan.is_asked(one.who, one.slot)):
                continue
            when = _hangs_on(plan, one, entered)
            if when is not None:
                extra.setdefault((one.who, one.slot, content_key(one.content, one.figures)), replace(one, status=Status.DEPENDS, when=when))
    settled += extra.values()
    set_aside = tuple(one for one in first.set_aside if all(one in answer.set_aside for answer in answers))
    unanswered = tuple(one for one in first.unanswered if all(one in answer.unanswered for answer in answers))
    shared = [[_find_conflict(one, answer) for answer in answers] for one in first.conflicts]
    conflicts = tuple(_united_conflict([one for one in same if one is not None]) for same in shared if None not in same)
    cites = tuple(dict.fromkeys(cite for one in settled if one.when is None for cite in one.cites))
    return Answer(first.status, tuple(settled), conflicts, set_aside, unanswered, cites)


def _same(one: Settled, other: Settled) -> bool:
    return (one.who, one.slot, one.status) == (other.who, other.slot, other.status) and content_key(one.content, one.figures) == content_key(
        other.content, other.figures
    )


def _find(one: Settled, answer: Answer) -> Settled | None:
    return next((other for other in answer.settled if _same(one, other)), None)


def _find_conflict(one: Conflict, answer: Answer) -> Conflict | None:
    """The conflict between the same outcomes, perhaps reached by other rules."""
    for other in answer.conflicts:
        if len(one.sides) == len(other.sides) and all(_same(*sides) for sides in zip(one.sides, other.sides, strict=True)):
            return other
    return None


def _united_conflict(found: Sequence[Conflict]) -> Conflict:
    return Conflict(tuple(_united(sides) for sides in zip(*(one.sides for one in found), strict=True)))


def _united(found: Sequence[Settled]) -> Settled:
    """One outcome reached in several combinations, perhaps by different rules: those common to all where there are any."""
    common = [rule for rule in found[0].rules if all(rule in other.rules for other in found)]
    if common:
        return next((one for one in found if list(one.rules) == common), found[0])
    rules = tuple(dict.fromkeys(rule for one in found for rule in one.rules))
    cites = tuple(dict.fromkeys(cite for one in found for cite in one.cites))
    readings = tuple(reading for reading in found[0].readings if all(reading in one.readings for one in found))
    return replace(found[0], rules=rules, cites=cites, readings=readings)


def _hangs_on(plan: Plan, one: Settled, entered: Entered) -> Condition | None:
    """What is still open of the conditions of the rules behind an outcome."""
    by_name = {rule.name: rule for rule in plan.rules}
    parts = [residual(rule_condition(by_name[name]), entered.facts) for name in one.rules]
    known = [part for part in parts if part is not None]
    return None if not known else known[0] if len(known) == 1 else Any(tuple(known))


def _varying(plan: Plan, answers: Sequence[Answer]) -> tuple[tuple[tuple[str, str], ...], tuple[str, ...]]:
    """The slots asked that differ between answers, and the articles that speak there."""
    places = dict.fromkeys((one.who, one.slot) for answer in answers for one in answer.settled if plan.is_asked(one.who, one.slot))
    varying = []
    cites: dict[str, None] = {}
    for place in places:
        said = [frozenset((one.status, content_key(one.content, one.figures)) for one in a.settled if (one.who, one.slot) == place) for a in answers]
        if len(set(said)) > 1:
            varying.append(place)
            cites.update(dict.fromkeys(c for a in answers for one in a.settled if (one.who, one.slot) == place for c in one.cites))
    return tuple(varying), tuple(cites)


def _missing_figures(plan: Plan, answer: Answer, facts: Mapping[str, Value], event: Event) -> tuple[Missing, ...]:
    """The facts that a figure of the answer lacks."""
    result: dict[str, Missing] = {}
    for one in answer.settled:
        if one.status is not Status.DEPENDS or one.when is not None:
            continue
        lacking = sorted({fact for _, expression in expressions(one.content) for fact in expression_facts(expression) if fact not in facts})
        for name in inputs_lacking(plan, lacking, facts):
            result.setdefault(name, Missing(name, ((one.who, one.slot),), one.cites, name in event.disputed, unknown=name in event.unknown))
    return tuple(result.values())


def inputs_lacking(plan: Plan, names: Sequence[str], facts: Mapping[str, Value]) -> list[str]:
    """The facts that can be told, behind computed ones that are not known."""
    found: dict[str, None] = {}
    waiting = list(names)
    while waiting:
        name = waiting.pop(0)
        fact = plan.fact(name)
        if name in facts or name in found:
            continue
        calculator = None if fact is None or fact.calculator is None else plan.calculator(fact.calculator)
        if calculator is not None:
            lacks = calculator.run(facts).get(name)
            waiting += lacks.missing if isinstance(lacks, Uncomputed) else ()
        elif name in plan.forms:
            waiting += [one for one, _ in plan.forms[name].terms]
        elif fact is not None and fact.formula is not None:
            waiting += sorted(expression_facts(fact.formula))
        else:
            found[name] = None
    return list(found)


def _too_many(plan: Plan, matching: Matching, entered: Entered, event: Event, undecided: Undecided) -> Branched:
    """Without a list of branches: what is certain all the same, and every fact that some undecided rule hangs on."""
    answer = answer_at(plan, matching, start_of(plan, entered), entered.seats)
    open_facts = sorted(
        {bare_fact(fact) for condition in undecided(entered.facts) for fact in facts_of(condition) if fact not in entered.facts},
        key=plan.order_of,
    )
    asked = tuple(sorted(plan.asked))
    missing = tuple(
        Missing(name, asked, (), name in event.disputed, seat, name in event.unknown) for name, seat in _told(plan, open_facts, entered.facts)
    )
    return Branched(
        Status.DEPENDS, replace(answer, settled=(), cites=(), unanswered=()), (), missing, frozenset((key_of(plan, answer),)), complete=False
    )
