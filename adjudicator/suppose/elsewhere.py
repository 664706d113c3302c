"""Where else an outcome is said: in a base whose rule this house does not have, by other houses, and by this house of other incidents."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from adjudicator.rulebook.model import Rule, Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case
from adjudicator.ruling.plan import Plan
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.suppose.target import Target, read_target


@dataclass(frozen=True, slots=True)
class Replaced:
    """A rule of a base that could say it, which this house does not have: `by` the citation of what took its place, None where it was removed."""

    rule: str
    cite: str
    by: str | None


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """`replaced`: rules of bases. `same_facts`: citations, in other houses, of what says it on the same facts; `other_facts`: of what could.

    `other_incidents`: (incident, citation) of this house's own rules that could say it of another kind of event.
    """

    replaced: tuple[Replaced, ...] = ()
    same_facts: tuple[str, ...] = ()
    other_facts: tuple[str, ...] = ()
    other_incidents: tuple[tuple[str, str], ...] = ()


def elsewhere(judge: Adjudicator, case: Case, target: Target, others: Iterable[Rulebook], *, event: int = 0, strict: bool = False) -> Elsewhere:
    """Where else `target` is said of event number `event` (from 0); `others` are the other houses, bases among them."""
    rulebook = judge.rulebook
    plan, _ = judge.plan(case.events[event].incident)
    same: dict[str, None] = {}
    could: dict[str, None] = {}
    replaced: list[Replaced] = []
    for other in others:
        if other.id == rulebook.id:
            continue
        theirs = _plan_of(other, case, event)
        if theirs is None:
            continue
        says = [rule for rule in theirs.rules if _could_say(rule, target)]
        if other.id in rulebook.bases:
            replaced += [_replaced(rule, rulebook) for rule in says if rule.house == other.id and not any(rule.name == o.name for o in plan.rules)]
            continue
        said = tuple(_said(other, case, target, event, strict))
        same.update(dict.fromkeys(said))
        if not said:
            could.update(dict.fromkeys(_qualified(rule, other) for rule in says))
    known = {cite.partition(":")[0] for cite in same}
    further = tuple(cite for cite in could if cite not in same and cite.partition(":")[0] not in known)
    own = dict.fromkeys(_of_other_incidents(rulebook, plan, target))
    return Elsewhere(tuple(replaced), tuple(same), further, tuple(own))


def _plan_of(other: Rulebook, case: Case, event: int) -> Plan | None:
    """The plan of another house for the event; None where it does not know such an incident."""
    kinds = case.events[event].incident
    return Plan(other, kinds) if all(kind in other.vocabulary.incidents for kind in kinds) else None


def _could_say(rule: Rule, target: Target) -> bool:
    return any(target.could_come_of(outcome, outcome.who) for outcome in rule.outcomes)


def _replaced(rule: Rule, rulebook: Rulebook) -> Replaced:
    cite = f"{rule.house}:{rule.article}"
    by = next((own for own in rulebook.rules if rule.name in own.replaces), None)
    return Replaced(rule.name, cite, None if by is None else rulebook.cite(by.house, by.article))


def _said(other: Rulebook, case: Case, target: Target, event: int, strict: bool) -> Iterator[str]:
    judge = Adjudicator(other, "python")
    try:
        wanted = read_target(target.text, other, judge.plan(case.events[event].incident)[0])
        whole = judge.rule(case, strict=strict)
    except (InvalidInputError, KeyError):
        return  # a word that this house does not have, or a case that cannot be there
    ruling = (whole, *whole.events)[event]
    for one in ruling.answer.settled:
        if wanted.is_said_by(one):
            yield from (cite if ":" in cite else f"{other.id}:{cite}" for cite in one.cites[:1])


def _qualified(rule: Rule, other: Rulebook) -> str:
    cite = other.cite(rule.house, rule.article)
    return cite if ":" in cite else f"{other.id}:{cite}"


def _of_other_incidents(rulebook: Rulebook, plan: Plan, target: Target) -> Iterator[tuple[str, str]]:
    here = {incident.id for incident in plan.incidents}
    for rule in rulebook.rules:
        if here.isdisjoint(rule.on) and _could_say(rule, target):
            yield from ((incident, rulebook.cite(rule.house, rule.article)) for incident in sorted(rule.on))
