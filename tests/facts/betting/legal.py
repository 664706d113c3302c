"""Hands as they are played: in turn, each bet and raise at least the minimum and at most the stack, told in the ways that directors tell them."""

from __future__ import annotations

from hypothesis import strategies as st

from adjudicator.facts.betting.fact import Known
from adjudicator.facts.betting.hand import STREETS, Action, Deal, Event, Hand, Seating, Stakes, Street, Structure
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import Plain, Put, Say, Step
from adjudicator.facts.record import replace


def dealt_in(count: int) -> Seating:
    """All seats taken, the button last; heads-up the button is the small blind."""
    seats = tuple(range(1, count + 1))
    return Seating(seats, count, 2, 2, 1) if count == 2 else Seating(seats, count, count, 1, 2)


@st.composite
def legal_hands(draw: st.DrawFn) -> Hand:
    """A hand of up to twelve actions, legal but for a few told so that a ruling has to judge them; the last one is in question."""
    count = draw(st.integers(2, 5))
    seating = dealt_in(count)
    structure: Structure = draw(st.sampled_from(["no_limit", "pot_limit"]))
    antes = [Stakes(structure, 50, 100), Stakes(structure, 50, 100, ante=25), Stakes(structure, 50, 100, ante=100, ante_by="big_blind")]
    stakes = draw(st.sampled_from(antes))
    told = draw(st.sampled_from(["all", "some", "none"]))
    stacks = tuple((seat, draw(st.integers(30, 4000))) for seat in seating.seats if told == "all" or (told == "some" and draw(st.booleans())))
    hand = Hand(seating, (), stakes, stacks)
    for _ in range(draw(st.integers(0, 12))):
        situation = Situation(hand)
        seat = situation.state.next_to_act()
        if seat is None:
            street = _next_street(hand)
            if street is None or len(situation.state.live) < 2 or len(situation.state.with_chips()) < 2:
                break
            hand = replace(hand, events=(*hand.events, Deal(street)))
            continue
        hand = replace(hand, events=(*hand.events, draw(_action(situation, seat))))
    return _asked(draw, hand)


def _asked(draw: st.DrawFn, hand: Hand) -> Hand:
    """The hand with its actions told in some way each, and its last one in question."""
    events = list(hand.events)
    acted = [place for place, event in enumerate(events) if isinstance(event, Action)]
    for place in acted:
        event = events[place]
        assert isinstance(event, Action)
        asked = replace(event, in_question=True)
        before = Situation(replace(hand, events=(*hand.events[:place], asked))).state.committed[event.seat]
        last = place == acted[-1]
        events[place] = replace(event, steps=draw(st.sampled_from(_ways(event.steps[0], before, last=last))), in_question=last)
    return replace(hand, events=tuple(events))


def _ways(step: Step, before: object, *, last: bool) -> list[tuple[Step, ...]]:
    """The ways in which a regular action is told, and now and then one for a ruling to judge; `before` is what lies in front of the player."""
    if not isinstance(step, Plain) or not isinstance(before, int) or step.kind not in ("bet", "raise", "call") or not isinstance(step.amount, int):
        return [(step,)]
    called = step.kind == "call"
    put, said, plain = Put(None, step.amount - before), Say("call") if called else Say(step.kind, step.amount), Plain("call") if called else step
    ways: list[tuple[Step, ...]] = [(plain,), (said,), (put,), (said, put)] * 3
    if called and not last:
        return ways
    return [*ways, (put, said), (Say("raise"),), (Put(None, max(1, (step.amount - before) // 2)),)]


def _next_street(hand: Hand) -> Street | None:
    dealt = sum(isinstance(event, Deal) for event in hand.events) + 1
    return STREETS[dealt] if dealt < len(STREETS) else None


def _figure(situation: Situation, name: str, seat: int | None = None) -> int | None:
    fact = situation.fact(name, seat)
    return fact.value if isinstance(fact, Known) and isinstance(fact.value, int) else None


@st.composite
def _action(draw: st.DrawFn, situation: Situation, seat: int) -> Event:
    state = situation.state
    due, least = _figure(situation, "to_call"), _figure(situation, "minimum_raise_to")
    stack = state.stack(seat)
    before = state.committed[seat]
    assert isinstance(before, int)
    most = before + stack if isinstance(stack, int) else None
    kinds = ["passive", "passive", "fold"]
    if least is not None and (most is None or least < most) and due is not None and (most is None or before + due < most):
        kinds += ["raise", "raise"]
    if most is not None:
        kinds.append("all_in")
    kind = draw(st.sampled_from(kinds))
    if kind == "fold" and due:
        return Action(seat, (Plain("fold"),))
    if kind == "all_in" and most is not None:
        return Action(seat, (Plain("all_in", most),))
    if kind == "raise" and least is not None:
        to = draw(st.integers(least, min(4 * least, most - 1 if most is not None else 4 * least)))
        return Action(seat, (Plain("raise" if state.level else "bet", to),))
    if not due:
        return Action(seat, (Plain("check"),))
    return Action(seat, (Plain("call", before + (min(due, stack) if isinstance(stack, int) else due)),))
