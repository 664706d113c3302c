"""Chains: several events in the order in which they happened.

What an action was ruled to be takes the place of what was claimed in the hand, and the facts of the next event are measured afresh. Where the
first event leaves a choice or hangs on a fact, each way on is followed, and the next event's ruling says on which of them it hangs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, get_args

from adjudicator.engine.condition import TRUE, Condition, both
from adjudicator.engine.condition import Any as AnyOf
from adjudicator.rulebook.model import Choice, Phrase, Rulebook, SlotContent
from adjudicator.ruling.case import Event
from adjudicator.ruling.figures import content_key, expressions
from adjudicator.ruling.model import Answer, Branch, Conflict, Missing, Ruling, Settled, Status
from adjudicator.vocabulary.model import TABLE

if TYPE_CHECKING:
    from adjudicator.facts.betting.hand import Hand
    from adjudicator.facts.betting.steps import Ruled


@dataclass(frozen=True, slots=True)
class World:
    """One way in which the events so far came out: on which condition and choices, and what each action (by index in the hand) was ruled to be."""

    when: Condition = TRUE
    assumed: tuple[Settled, ...] = ()
    ruled: tuple[tuple[int, Ruled], ...] = ()

    def hand(self, told: Hand) -> Hand:
        """The hand with the ruled actions in place of the claimed ones."""
        for index, ruled in self.ruled:
            told = told.with_ruling(index, ruled)
        return told


START = World()


def in_world(event: Event, world: World) -> Event:
    """The event with its hand as that world has it."""
    return event if event.hand is None or not world.ruled else replace(event, hand=world.hand(event.hand))


def ways_on(world: World, ruling: Ruling, index: int | None, rulebook: Rulebook) -> list[World]:
    """The worlds that a ruling leads to; `index` is the action in question among the events of the hand, None where there is none."""
    # Conditions under which the hand and the choices come out the same are one way; together the ways cover all that the world does.
    found: list[tuple[World, list[Condition]]] = []
    for branch in ruling.branches or (Branch(TRUE, ruling.answer),):
        base = replace(world, assumed=world.assumed + branch.assumed)
        for one in _after(base, branch.answer, index, rulebook) if index is not None else [base]:
            whens = next((whens for other, whens in found if other == one), None)
            if whens is None:
                found.append((one, [branch.when]))
            else:
                whens.append(branch.when)
    if len({one.ruled for one, _ in found}) == 1:
        # They leave the hand the same: the next event cannot tell them apart.
        return [replace(world, ruled=found[0][0].ruled)]
    return [replace(one, when=both(world.when, whens[0] if len(whens) == 1 else AnyOf(tuple(whens)))) for one, whens in found]


def _after(world: World, answer: Answer, index: int, rulebook: Rulebook) -> list[World]:
    for settled in answer.settled:
        if settled.when is not None or settled.who == TABLE:
            continue
        if isinstance(settled.content, Choice):
            options = [(option, _acted(option, settled, rulebook, f"{place}.")) for place, option in enumerate(settled.content.options)]
            if any(ruled is not None for _, ruled in options):
                return [_taken(world, settled, option, index, ruled) for option, ruled in options]
        elif settled.status is Status.RULED:
            ruled = _acted(settled.content, settled, rulebook, "")
            if ruled is not None:
                return [replace(world, ruled=(*world.ruled, (index, ruled)))]
    return [world]


def _taken(world: World, settled: Settled, option: SlotContent, index: int, ruled: Ruled | None) -> World:
    figures = {key: settled.figures.get(f"{_place(settled, option)}.{key}") for key, _ in expressions(option)}
    chosen = replace(settled, content=option, status=Status.RULED, figures=figures)
    return replace(world, assumed=(*world.assumed, chosen), ruled=world.ruled if ruled is None else (*world.ruled, (index, ruled)))


def _place(settled: Settled, option: SlotContent) -> int:
    assert isinstance(settled.content, Choice)
    return settled.content.options.index(option)


def _acted(content: SlotContent, settled: Settled, rulebook: Rulebook, prefix: str) -> Ruled | None:
    """What an outcome makes of the action in question, where the vocabulary says that its value is one (``acts``)."""
    from adjudicator.facts.betting.steps import Ruled, RuledKind

    if not isinstance(content, Phrase):
        return None
    value = rulebook.vocabulary.slots[settled.slot].values.get(content.word)
    if value is None or value.acts is None:
        return None
    arguments = dict(content.arguments)
    kind = arguments.get(value.acts, value.acts)
    amounts = [settled.figures.get(f"{prefix}{name}") for name, argument in (value.arguments or {}).items() if argument.kind == "amount"]
    amount = next((one for one in amounts if isinstance(one, int)), None)
    return next((Ruled(known, amount) for known in get_args(RuledKind) if kind == known), None)


def combined(outs: Sequence[tuple[World, Ruling]]) -> Ruling:
    """The ruling on one event over all worlds: one ruling where they agree, else branches on the choices and conditions that lead there."""
    first = outs[0][1]
    if len(outs) == 1 or len({_key(ruling) for _, ruling in outs}) == 1:
        return first
    branches: list[Branch] = []
    for world, ruling in outs:
        inner = ruling.branches or (Branch(TRUE, ruling.answer),)
        branches += [Branch(both(world.when, one.when), one.answer, world.assumed + one.assumed) for one in inner]
    missing: dict[str, Missing] = {}
    for _, ruling in outs:
        for one in ruling.missing:
            missing.setdefault(one.fact, one)
    answers = [branch.answer for branch in branches]
    certain = [one for one in answers[0].settled if all(any(_same(one, other) for other in answer.settled) for answer in answers)]
    held = any(one.status is Status.CONFLICT for one in certain)
    cites = tuple(dict.fromkeys(cite for one in certain for cite in one.cites))
    unanswered = tuple(one for one in answers[0].unanswered if all(one in answer.unanswered for answer in answers))
    conflicts = tuple(one for one in answers[0].conflicts if all(any(_same_sides(one, other) for other in a.conflicts) for a in answers))
    status = Status.CONFLICT if held else Status.DEPENDS
    answer = Answer(status, tuple(certain), conflicts, (), unanswered, cites)
    return replace(first, status=status, answer=answer, branches=tuple(branches), missing=tuple(missing.values()))


def _key(ruling: Ruling) -> object:
    """What a ruling says and when; rulings that say the same on different conditions are not the same."""
    branches = ruling.branches or (Branch(TRUE, ruling.answer),)
    return ruling.status, frozenset((branch.when, frozenset(map(_said, branch.answer.settled)), branch.answer.unanswered) for branch in branches)


def _same_sides(one: Conflict, other: Conflict) -> bool:
    return len(one.sides) == len(other.sides) and all(any(_same(side, theirs) for theirs in other.sides) for side in one.sides)


def _same(one: Settled, other: Settled) -> bool:
    return _said(one) == _said(other)


def _said(one: Settled) -> tuple[str, str, Status, object]:
    return one.who, one.slot, one.status, content_key(one.content, one.figures)
