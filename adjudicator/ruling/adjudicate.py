"""Adjudicate: from a case to its ruling, under one rulebook."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from adjudicator.engine.select import EngineName
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.branches import branch
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.chain import START, combined, in_world, ways_on
from adjudicator.ruling.explain import facts_used, why_not
from adjudicator.ruling.gate import enter
from adjudicator.ruling.matching import Matching
from adjudicator.ruling.model import Ruling, Status
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.presumptions import decisive_presumptions
from adjudicator.ruling.resolve import seat_name
from adjudicator.ruling.unread import unread_warnings
from adjudicator.text.catalogue import CATALOGUE
from adjudicator.text.languages import Text
from adjudicator.text.seats import player_noun

if TYPE_CHECKING:
    from adjudicator.facts.betting.hand import Hand

SEVERITY = (Status.CONFLICT, Status.SILENT, Status.DEPENDS)
"""The order in which one event of a chain is worse than another, worst first; ruled and discretion are equally good."""


class Adjudicator:
    """One rulebook with one engine, its plans kept between cases. Not to be shared between threads without a lock."""

    def __init__(self, rulebook: Rulebook, engine: EngineName | None = None) -> None:
        """Nothing is compiled before the first case of its kind."""
        self.rulebook = rulebook
        self._engine = engine
        self._plans: dict[tuple[str, ...], tuple[Plan, Matching]] = {}

    def plan(self, kinds: tuple[str, ...]) -> tuple[Plan, Matching]:
        """The plan and the engines for events of these kinds."""
        made = self._plans.get(kinds)
        if made is None:
            plan = Plan(self.rulebook, kinds)
            made = self._plans[kinds] = (plan, Matching(plan, self._engine))
        return made

    def rule(self, case: Case, *, strict: bool = False, explain: bool = False) -> Ruling:
        """The ruling on the first event, with those on the further events in `events`.

        `strict` turns presumptions off; `explain` adds why the other rules did not apply.
        Raises InvalidInputError where what was told cannot be, EnginesDisagreeError where the engines differ.
        """
        if len(case.events) == 1:
            return self._event(case.events[0], strict, explain)
        return self._chain(case.events, strict, explain)

    def _chain(self, events: Sequence[Event], strict: bool, explain: bool) -> Ruling:
        """Each event in every world that the events before it lead to; the ruled actions carry over while the same hand is told."""
        rulings: list[Ruling] = []
        worlds = [START]
        for number, event in enumerate(events):
            if number and event.hand != events[number - 1].hand:
                worlds = [START]
            outs = [(world, self._event(in_world(event, world), strict, explain)) for world in worlds]
            rulings.append(combined(outs))
            index = self._action_in_question(event)
            worlds = [further for world, ruling in outs for further in ways_on(world, ruling, index, self.rulebook)]
        return replace(rulings[0], events=tuple(rulings[1:]))

    def _action_in_question(self, event: Event) -> int | None:
        if event.hand is None:
            return None
        from adjudicator.facts.from_hand import Measured  # only where a hand is told

        about_action = self.plan(event.incident)[0].about_action
        return Measured(event.hand, self.rulebook.parameters, event.about, about_action=about_action).question

    def _event(self, event: Event, strict: bool, explain: bool) -> Ruling:
        plan, matching = self.plan(event.incident)
        entered = enter(plan, event, matching, strict=strict)
        branched = branch(plan, matching, entered, event)
        derived = matching.derived(entered.facts)
        answers = (branched.answer, *(one.answer for one in branched.branches))
        warnings = [*entered.warnings, *unread_warnings(plan, event)]
        if not branched.complete:
            warnings.append(CATALOGUE["too_many_open_facts"])
        applied = [name for answer in answers for one in answer.settled for name in one.rules]
        aside = [one.rule for answer in answers for one in answer.set_aside]
        return Ruling(
            house=self.rulebook.id,
            edition=self.rulebook.edition,
            incident=event.incident,
            status=branched.status,
            answer=branched.answer,
            branches=branched.branches,
            missing=branched.missing,
            presumed=decisive_presumptions(plan, matching, entered, event, branched),
            not_applied=why_not(plan, {**derived, **entered.facts}, (*applied, *aside)) if explain else (),
            facts=facts_used(plan, entered, derived, answers),
            authority=plan.authority,
            silent_notes=_notes(plan, {**derived, **entered.facts}),
            warnings=tuple(warnings),
            names=_names(plan, event.hand, entered.subject),
        )


def _notes(plan: Plan, facts: Mapping[str, Value]) -> tuple[str, ...]:
    """The articles that speak of the event without deciding it."""
    return tuple(dict.fromkeys(cite for cite, note in plan.notes if plan.truth(note.when, facts) is True))


def _names(plan: Plan, hand: Hand | None, subject: int | None) -> Mapping[str, Text]:
    """What to call the players: as the incident calls them; every seat of the hand, and the role that the player in question has in the incident."""
    names = _called(plan)
    if hand is None:
        return names
    names.update((seat_name(seat), player_noun(hand.name(seat))) for seat in hand.told_seats)
    if subject is not None:
        for incident in plan.incidents:
            if incident.subject is not None:
                names[incident.subject] = player_noun(hand.name(subject))
    return names


def _called(plan: Plan) -> dict[str, Text]:
    """What people are called in the incidents, where all those that ask about them agree."""
    called: dict[str, set[Text | None]] = {}
    for incident in plan.incidents:
        for role in {*incident.roles, *(who for ask in incident.asks for who, _ in ask.slots)}:
            called.setdefault(role, set()).add(incident.roles.get(role))
    found = {role: next(iter(nouns)) for role, nouns in called.items() if len(nouns) == 1}
    return {role: noun for role, noun in found.items() if noun is not None}


def worst(ruling: Ruling) -> Status:
    """The status that the exit code of a chain is of: the worst of its events."""
    statuses = [ruling.status, *(one.status for one in ruling.events)]
    return next((status for status in SEVERITY if status in statuses), ruling.status)


def adjudicate(rulebook: Rulebook, case: Case, *, strict: bool = False, engine: EngineName | None = None, explain: bool = False) -> Ruling:
    """The ruling on `case` under `rulebook`; for many cases keep one `Adjudicator` instead."""
    return Adjudicator(rulebook, engine).rule(case, strict=strict, explain=explain)
