"""A hand played by PokerKit, told to the betting model action by action, and every figure in which the two differ."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from pokerkit import Automation, FixedLimitTexasHoldem, NoLimitTexasHoldem, PotLimitOmahaHoldem, State

from adjudicator.facts.betting.fact import Known
from adjudicator.facts.betting.hand import Action, Deal, Event, Hand, Seating, Stakes, Street, Structure
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.pots import Pots, pots_of
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import Plain
from adjudicator.facts.record import replace

AUTOMATIONS = (
    Automation.ANTE_POSTING,
    Automation.BET_COLLECTION,
    Automation.BLIND_OR_STRADDLE_POSTING,
    Automation.CARD_BURNING,
    Automation.HOLE_DEALING,
    Automation.BOARD_DEALING,
)
PARAMETERS = BettingParameters(cap=3)
STREETS: tuple[Street, ...] = ("preflop", "flop", "turn", "river")


@dataclass(frozen=True)
class Table:
    """Stacks by seat from 1 (small blind first, button last; between two: big blind first), blinds and ante in chips."""

    stacks: tuple[int, ...]
    small: int
    big: int
    ante: int = 0
    structure: Structure = "no_limit"


@dataclass(frozen=True)
class Difference:
    """A figure in which the two differ, and the situation as the model sees it."""

    what: str
    ours: object
    theirs: object
    situation: Situation


def played(table: Table, choices: Sequence[tuple[int, int]]) -> Iterator[Difference]:
    """Plays a hand by `choices` (what to do, how much of the stack in hundredths) and gives every difference at every moment."""
    state = _started(table)
    hand = _hand(table)
    street = 0
    chosen = iter(choices)
    while state.actor_index is not None:
        assert state.street_index is not None
        if state.street_index != street:
            street = state.street_index
            hand = replace(hand, events=(*hand.events, Deal(STREETS[street])))
        situation = Situation(hand, PARAMETERS)
        yield from _compared(situation, state)
        hand = replace(hand, events=(*hand.events, _next(state, *next(chosen, (1, 0)))))
    yield from _compared_pots(Situation(hand, PARAMETERS), state)


def _started(table: Table) -> State:
    blinds, count = (table.small, table.big), len(table.stacks)
    if table.structure == "limit":
        return FixedLimitTexasHoldem.create_state(AUTOMATIONS, True, table.ante, blinds, table.big, 2 * table.big, table.stacks, count)
    game = NoLimitTexasHoldem if table.structure == "no_limit" else PotLimitOmahaHoldem
    return game.create_state(AUTOMATIONS, True, table.ante, blinds, table.big, table.stacks, count)


def _hand(table: Table) -> Hand:
    count = len(table.stacks)
    seats = tuple(range(1, count + 1))
    seating = Seating(seats, count, 2, 2, 1) if count == 2 else Seating(seats, count, count, 1, 2)
    stakes = Stakes(table.structure, small_blind=table.small, big_blind=table.big, ante=table.ante or None)
    return Hand(seating, (), stakes, tuple(zip(seats, table.stacks, strict=True)))


def _next(state: State, choice: int, share: int) -> Event:
    """Lets PokerKit act as chosen (0 fold, 1 check or call, 2 raise) and tells the action."""
    seat = (state.actor_index or 0) + 1
    due = state.checking_or_calling_amount or 0
    if choice == 0 and due:
        state.fold()
        return Action(seat, (Plain("fold"),))
    if choice == 2 and state.can_complete_bet_or_raise_to():
        least, most = state.min_completion_betting_or_raising_to_amount, state.max_completion_betting_or_raising_to_amount
        assert least is not None
        assert most is not None
        to = least + (most - least) * share // 100
        state.complete_bet_or_raise_to(to)
        return Action(seat, (Plain("raise", to),))
    state.check_or_call()
    return Action(seat, (Plain("call" if due else "check"),))


def _value(situation: Situation, name: str, seat: int | None = None) -> object:
    fact = situation.fact(name, seat)
    return fact.value if isinstance(fact, Known) else None


def _compared(situation: Situation, state: State) -> Iterator[Difference]:
    assert state.actor_index is not None
    seat = state.actor_index + 1
    figures = {
        "next_to_act": (situation.subject, seat),
        "to_call": (_value(situation, "to_call"), state.checking_or_calling_amount),
        "pot": (_value(situation, "pot"), state.total_pot_amount),
        "right_to_raise": (right_to_raise(situation, seat), state.can_complete_bet_or_raise_to()),
    }
    if state.can_complete_bet_or_raise_to():
        least = _value(situation, "minimum_raise_to")
        assert isinstance(least, int)
        most = state.stacks[state.actor_index] + state.bets[state.actor_index]
        figures["minimum_raise_to"] = (min(least, most), state.min_completion_betting_or_raising_to_amount)
        largest = _value(situation, "maximum", seat)
        assert isinstance(largest, int)
        figures["maximum"] = (min(largest, most), state.max_completion_betting_or_raising_to_amount)
    for what, (ours, theirs) in figures.items():
        if ours != theirs:
            yield Difference(what, ours, theirs, situation)


def right_to_raise(situation: Situation, seat: int) -> bool:
    """TDA 47, with chips for more than a call and, in limit, a raise left."""
    acted, faces = situation.fact("acted", seat), situation.fact("faces_since_acted", seat)
    size, beyond = situation.fact("last_full_raise"), situation.fact("chips_beyond_call", seat)
    assert isinstance(acted, Known)
    assert isinstance(faces, Known)
    assert isinstance(size, Known)
    assert isinstance(beyond, Known)
    if not beyond.value or _value(situation, "capped"):
        return False
    part = 2 if situation.hand.stakes.structure == "limit" else 1
    return not acted.value or part * int(faces.value) >= int(size.value)


def _compared_pots(situation: Situation, state: State) -> Iterator[Difference]:
    """The pots once nobody has anything left to decide."""
    ours = pots_of(situation)
    assert isinstance(ours, Pots)
    mine = [(pot.amount, pot.seats) for pot in ours.pots]
    theirs = [(pot.unraked_amount, tuple(sorted(index + 1 for index in pot.player_indices))) for pot in state.pots]
    if mine != theirs:
        yield Difference("pots", mine, theirs, situation)
    returned = sum(table_stack(situation)) - sum(pot for pot, _ in mine)
    left = sum(state.stacks)
    if returned != left:
        yield Difference("returned", returned, left, situation)


def table_stack(situation: Situation) -> tuple[int, ...]:
    """The stacks with which the hand began."""
    return tuple(chips for _, chips in situation.hand.stacks)
