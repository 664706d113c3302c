"""The gate: how facts enter. Given, then computed from others, then presumed; the rest stays unknown, as what its domain still allows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import TYPE_CHECKING, Literal

from adjudicator.engine.condition import Linear
from adjudicator.engine.expression import evaluate_expression
from adjudicator.engine.three_valued import evaluate, same
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.facts.computed import Known
from adjudicator.ruling.behind import behind
from adjudicator.ruling.case import Event
from adjudicator.ruling.clash import Source, clash, shown, told_facts
from adjudicator.ruling.constraints import Constraints, ContradictionError, propagate
from adjudicator.ruling.domains import Domain, Range, domain_of_value, single
from adjudicator.ruling.matching import Matching
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.seats import MARK, Seat, Seats
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.text.catalogue import CATALOGUE
from adjudicator.text.languages import Text

if TYPE_CHECKING:
    from adjudicator.facts.betting.fact import Known as Measure
    from adjudicator.facts.from_hand import Measured

NOTHING: Mapping[str, Value] = {}

Origin = Literal["given", "computed", "defined", "presumed"]


@dataclass(slots=True)
class Entered:
    """The facts of one event once through the gate. `domains`: what each open fact of the plan can still be (only where something is open)."""

    facts: dict[str, Value]
    origins: dict[str, Origin]
    domains: dict[str, Domain]
    constraints: Constraints
    formulas: dict[str, Text] = field(default_factory=dict)
    warnings: list[Text] = field(default_factory=list)
    measured: dict[str, Measure[Value]] = field(default_factory=dict)
    """What was measured from the hand, with its formula."""
    seats: Seats = ()
    """The players that rules about each player are matched on."""
    subject: int | None = None
    """The seat of the player in question, when a hand tells it."""
    follow: set[str] = field(default_factory=set)
    """Facts known only because nothing else is possible beside the others."""
    narrowed: bool = False
    """Whether `domains` and `constraints` were worked out in full; not where every rule was decided by the facts alone, nor where what was
    given does not fit its definition."""


def enter(
    plan: Plan,
    event: Event,
    matching: Matching,
    *,
    strict: bool = False,
    flipped: Mapping[str, Domain] | None = None,
    measured: Measured | None = None,
) -> Entered:
    """The facts of `event` for `plan`, whose rules `matching` evaluates.

    `strict`: no presumptions. `flipped`: what some facts can be, in place of what is presumed of them. `measured`: the hand of the event,
    where it was measured before under the parameters of the house.
    Raises InvalidInputError where what was given cannot be, or a calculator's inputs clash.
    """
    facts: dict[str, Value] = {**plan.rulebook.context, **event.facts}
    origins: dict[str, Origin] = dict.fromkeys(facts, "given")
    entered = Entered(facts, origins, {}, NO_CONSTRAINTS)
    _refuse_impossible(plan, facts)
    if event.hand is not None:
        from adjudicator.facts.from_hand import Measured  # only where a hand is told: the model is not on every ruling's way

        measured = measured or Measured(event.hand, plan.rulebook.parameters, event.about, about_action=plan.about_action)
        _measure(plan, entered, measured, event)
        if event.facts:
            _refuse_impossible(plan, {**plan.rulebook.context, **event.facts}, _told_beside(plan, measured, event.facts))
    _compute(plan, entered)
    if plan.first_seat_rule < len(plan.rules):
        entered.seats = _seats(plan, event, measured, _seats_computed(facts))
    entered.seats = tuple(_with_forms(plan, entered, seat) for seat in entered.seats)
    # What an incident presumes of the play ("nobody acted") is never taken against a hand that was told.
    told = plan.measured & plan.presumed_by_incident if event.hand is not None else frozenset()
    # Nor is anything that would settle what is left open: who contests substantial action contests that nobody acted.
    left_open = behind(plan, event.unsettled) if event.unsettled else frozenset()
    presumed = {} if strict else {f: v for f, v in plan.presumed.items() if f not in facts and f not in left_open and f not in told}
    if flipped:
        presumed = {fact: value for fact, value in presumed.items() if fact not in flipped}
    if not flipped and _closed(plan, entered, presumed, matching):
        return entered
    _constrain(plan, entered, presumed, flipped or {})
    return entered


def _measure(plan: Plan, entered: Entered, measured: Measured, event: Event) -> None:
    """The facts that the hand tells, of the event and of the player in question; what was given stays, and is compared."""
    entered.subject = measured.subject
    names = plan.measured
    if not measured.marked and not any(incident.before_play for incident in plan.incidents):
        from adjudicator.facts.from_hand import COUNTED_FROM_ERROR

        names -= COUNTED_FROM_ERROR
    for name, fact in measured.known(names).items():
        if name in event.unsettled:
            continue
        if name not in entered.facts:
            entered.facts[name], entered.origins[name] = fact.value, "computed"
            entered.measured[name] = fact
        elif not same(entered.facts[name], fact.value):
            _warn(entered, "value_differs", fact=name, given=shown(entered.facts[name]), computed=shown(fact.value))


def _told_beside(plan: Plan, measured: Measured, given: Mapping[str, Value]) -> dict[str, Value]:
    """What a hand tells that cannot be beside some of what was given, whether a rule reads it or not: both were told."""
    known = plan.rulebook.vocabulary.facts
    names = {name for reads, _, _ in plan.impossible_reads if not reads.isdisjoint(given) for name in reads}
    return {name: one.value for name, one in measured.known(name for name in names if name in known and known[name].measured).items()}


def _seats_computed(facts: Mapping[str, Value]) -> list[int]:
    """The seats that a calculator told something about."""
    return sorted({int(seat) for _, mark, seat in (name.partition(MARK) for name in facts) if mark})


def _seats(plan: Plan, event: Event, measured: Measured | None, computed: Sequence[int]) -> Seats:
    """Whom rules about each player are matched on.

    Rules on nothing but measured facts: every seat of the hand. The others: the seats whose facts were told or `computed`, or the player in
    question.
    """
    told = plan.seat_rules if measured is None else plan.seat_rules - plan.measured_rules
    by_hand = {} if measured is None else {seat: _of_seat(plan, measured, seat) for seat in measured.seats} if plan.measured_rules else {}
    found = [
        Seat(seat, own, plan.measured_rules | (told if seat in event.players else frozenset()), apart=True)
        for seat, own in ((seat, {**own, **event.players.get(seat, {})}) for seat, own in by_hand.items())
    ]
    found += [Seat(seat, own, told, apart=measured is not None) for seat, own in event.players.items() if seat not in by_hand]
    named = {seat.number for seat in found}
    found += [Seat(seat, {}, told, apart=measured is not None) for seat in computed if seat not in named]
    if not event.players and not computed and told:
        found.append(Seat(None, {}, told))
    return tuple(found)


def _with_forms(plan: Plan, entered: Entered, seat: Seat) -> Seat:
    """The seat with what is computed from its own facts, and the comparisons of these with one another and with those of the event."""
    if seat.number is None:
        return seat
    forms = {name: form for name, form in plan.forms.items() if name in plan.per_player}
    whole = {name: value for name, value in seat.facts(entered.facts, plan.per_player).items() if name not in forms}
    computed = [name for name, _ in plan.formulas if name in plan.per_player]
    for _ in computed:
        for name, formula in plan.formulas:
            value = evaluate_expression(formula, whole) if name in computed and name not in whole else None
            if isinstance(value, int):
                whole[name] = value
    _compute_forms(forms, whole)
    return replace(seat, own={**seat.own, **{name: whole[name] for name in (*computed, *forms) if name in whole}})


def _of_seat(plan: Plan, measured: Measured, seat: int) -> dict[str, Value]:
    return {name: fact.value for name, fact in measured.known(plan.measured & plan.per_player, seat).items()}


NO_CONSTRAINTS = Constraints((), ())


def _closed(plan: Plan, entered: Entered, presumed: Mapping[str, Value], matching: Matching) -> bool:
    """Take the presumptions and be done, where every rule is decided and no tie between facts could tell more or be broken."""
    facts = entered.facts
    whole = {**facts, **presumed}
    _compute_forms(plan.forms, whole)
    if not matching.decided(whole, entered.seats) or not plan.defined.keys().isdisjoint(facts):
        return False
    for group in plan.ties:
        known = sum(name in whole for name in group)
        if 1 < known < len(group):
            return False
    if (presumed or entered.measured) and any(evaluate(condition, whole) is True for condition in plan.impossible_here):
        return False
    entered.facts = whole
    entered.origins.update(dict.fromkeys(presumed, "presumed"))
    _compute(plan, entered)
    return True


def _refuse_impossible(plan: Plan, given: Mapping[str, Value], of_hand: Mapping[str, Value] = NOTHING) -> None:
    problems = []
    with_forms = {**of_hand, **given}
    _compute_forms(plan.every_form, with_forms)
    for reads, condition, because in plan.impossible_reads:
        if reads <= with_forms.keys() and evaluate(condition, with_forms) is True:
            bases = plan.bases_of(reads)
            found: dict[Source, Mapping[str, Value]] = {"given": {fact: given[fact] for fact in bases if fact in given}}
            seen = {fact: of_hand[fact] for fact in bases if fact in of_hand and fact not in given}
            if seen:
                found["of_hand"] = seen
            problems.append(Diagnostic("impossible_facts", values={"because": because, "facts": told_facts(found)}))
    if problems:
        raise InvalidInputError(problems)


def _compute(plan: Plan, entered: Entered) -> None:
    """Everything that can be computed from the facts there are, until nothing new comes."""
    facts = entered.facts
    changed = True
    while changed:  # what one calculator gives another may need
        changed = False
        for calculator in plan.calculators:
            if all(name in facts for name in calculator.outputs):
                continue
            for name, result in calculator.run(facts).items():
                if isinstance(result, Known) and name not in facts:
                    facts[name], entered.origins[name] = result.value, "computed"
                    entered.formulas[name] = result.formula
                    changed = True
    changed = True
    while changed:
        changed = False
        for name, formula in plan.formulas:
            value = evaluate_expression(formula, facts)
            if value is None or isinstance(value, Fraction):
                continue
            if name not in facts:
                facts[name], entered.origins[name] = value, "computed"
                changed = True
            elif facts[name] != value and entered.origins[name] == "given":
                _warn(entered, "value_differs", fact=name, given=shown(facts[name]), computed=shown(value))
    _compute_forms(plan.forms, facts)


def _compute_forms(forms: Mapping[str, Linear], facts: dict[str, Value]) -> None:
    for name, form in forms.items():
        if name in facts or not name.startswith("="):
            continue
        total = form.constant
        for fact, factor in form.terms:
            value = facts.get(fact)
            if value is NONE:
                facts[name] = NONE
                break
            if not isinstance(value, int) or isinstance(value, bool):
                break
            total += factor * value
        else:
            facts[name] = total


def _warn(entered: Entered, key: str, **values: object) -> None:
    text = CATALOGUE[key]
    warning = Text(en=text.en.format(**values), fr=text.fr.format(**values))
    if warning not in entered.warnings:
        entered.warnings.append(warning)


def _constrain(plan: Plan, entered: Entered, presumed: Mapping[str, Value], flipped: Mapping[str, Domain]) -> None:
    """Narrow the open facts by what is impossible, defined, relevant and computed; take the presumptions that fit."""
    facts, origins = entered.facts, entered.origins
    given_defined = [fact for fact in plan.defined if fact in facts]
    entered.constraints = plan.constraints(frozenset(facts))
    relaxed = False
    domains = {**initial_domains(plan, facts), **flipped}
    try:
        domains = propagate(domains, entered.constraints)
    except ContradictionError as error:
        fewer = plan.constraints(frozenset(facts), without=frozenset(given_defined))
        try:
            domains = propagate(initial_domains(plan, facts), fewer)
        except ContradictionError:
            raise InvalidInputError([clash(plan, entered, error.source)]) from None
        entered.constraints = fewer
        relaxed = True
        for fact in given_defined:
            _warn(entered, "definition_differs", fact=fact, given=shown(facts[fact]))
    for fact, value in presumed.items():
        try:
            domains = propagate({**domains, fact: domain_of_value(value)}, entered.constraints, (fact,))
        except ContradictionError:
            continue
        facts[fact], origins[fact] = value, "presumed"
    _take_singles(plan, entered, domains)
    _compute(plan, entered)
    entered.domains = {fact: domain for fact, domain in domains.items() if fact not in facts}
    entered.narrowed = not relaxed


def _take_singles(plan: Plan, entered: Entered, domains: Mapping[str, Domain]) -> None:
    for fact, domain in domains.items():
        if fact not in entered.facts:
            only = single(domain)
            if only is not None:
                entered.facts[fact] = only
                entered.follow.add(fact)
                entered.origins[fact] = "defined" if fact in plan.defined else "computed"


def initial_domains(plan: Plan, facts: Mapping[str, Value]) -> dict[str, Domain]:
    """The domain of every fact of the plan before constraints: its value where it is known."""
    domains: dict[str, Domain] = {}
    for name in plan.facts:
        domains[name] = domain_of_value(facts[name]) if name in facts else whole_domain(plan, name)
    return domains


def whole_domain(plan: Plan, name: str) -> Domain:
    """Everything that a fact can be."""
    fact = plan.fact(name)
    if fact is None:
        return Range(None, None, none=plan.may_be_none(name))
    if fact.type is FactType.YES_NO:
        return frozenset((True, False))
    if fact.type is FactType.WORD:
        return frozenset((*fact.words, NONE) if fact.allows_none else fact.words)
    if fact.type is FactType.SEAT:
        return Range(1, None, fact.allows_none)
    if fact.type.numeric:
        return Range(None if fact.formula is not None else 0, None, plan.may_be_none(name))
    return frozenset()
