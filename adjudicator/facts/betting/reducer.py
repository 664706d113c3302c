"""The reducer: from the events of a hand to the state at a moment. It describes whatever was told, legal or not, and refuses nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from adjudicator.facts.betting.effect import Effect, announces_chips, effect_of, may_fold, may_raise, put_total
from adjudicator.facts.betting.fact import Quantity, Unknown, merge, minus, plus, same, unknown
from adjudicator.facts.betting.hand import STREETS, Action, Deal, Event, Hand, Left, Mark, Post, PotIs, Skipped, Stacks
from adjudicator.facts.betting.opening import opening_state
from adjudicator.facts.betting.parameters import BettingParameters
from adjudicator.facts.betting.state import State, Waiting
from adjudicator.facts.betting.steps import Cards, Put
from adjudicator.facts.betting.wagers import record_wager


class Turn(NamedTuple):
    """Whether it is a seat's turn: `skipped` are passed over, `passed` are taken to have folded without a word."""

    in_turn: bool
    skipped: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    doubt: Unknown | None = None
    """Why it is not known: the action is taken to be in turn where it may have been."""


class Reducer:
    """Plays the events of a hand one by one. `state` is the state after those played."""

    __slots__ = ("_heard", "_showings", "early", "hand", "last", "marked", "open_at", "state")

    def __init__(self, hand: Hand, parameters: BettingParameters) -> None:
        self.hand = hand
        self.last: int | None = None
        """Where the last action stands."""
        self.marked: int | None = None
        """Where the last action stands that was said to be in question."""
        self.open_at: int | None = None
        """Where the action stands that stopped the play: in turn, of a meaning that a rulebook has to say. It is not in the state.

        With an action said to be in question nothing stops the play, and what hangs on an open action is unknown.
        """
        self._showings: set[int] = set()
        self.early: dict[int, tuple[int, ...]] = {}
        """The actions out of turn so far, each with the seats that it passed over."""
        self._heard: dict[int, list[tuple[int, int]]] | None = None
        there = {seat for seat, _ in hand.stacks}
        posts: list[Post] = []
        for index, event in enumerate(hand.events):
            if isinstance(event, Action):
                there.add(event.seat)
                if event.steps[0].__class__ is Cards and not event.is_play:
                    self._showings.add(index)
                    continue
                self.last = index
                if event.in_question:
                    self.marked = index
            elif isinstance(event, Skipped):
                there.add(event.seat)
            elif isinstance(event, Stacks):
                there.update(seat for seat, _ in event.chips)
            elif isinstance(event, Post):
                posts.append(event)
        self.state = opening_state(hand, parameters, there, posts)
        self._place_cursor()

    def _heard_of(self, seat: int) -> list[tuple[int, int]]:
        """(street, index) of each time that the seat acts or is said to be passed over. Looked up only where somebody is passed."""
        if self._heard is None:
            self._heard, street = {}, 0
            for index, event in enumerate(self.hand.events):
                if isinstance(event, Deal):
                    street = STREETS.index(event.street)
                elif isinstance(event, (Action, Skipped)) and index not in self._showings:
                    self._heard.setdefault(event.seat, []).append((street, index))
        return self._heard.get(seat, [])

    def play(self, index: int) -> None:
        """Plays the event at `index`; events are to be played in order."""
        event = self.hand.events[index]
        if isinstance(event, Action):
            self._act(index, event)
        else:
            self._note(index, event)

    def turn(self, index: int, action: Action) -> Turn:
        """Whether the action comes in turn, as things stand."""
        state, seat = self.state, action.seat
        expected = state.next_to_act()
        if expected == seat and not action.out_of_turn:
            return Turn(True, doubt=state.turn_doubt(seat)) if state.unclear else Turn(True)
        if seat not in state.place:
            return Turn(not action.out_of_turn)
        before = tuple(other for other in state.clockwise(state.cursor) if state.waits(other))
        ahead = before[: before.index(seat)] if seat in before else before
        doubt: Unknown | None = None
        if state.unclear:
            unsure = [other for other in (*ahead, seat) if other in before and not state.surely_waits(other)]
            doubt = merge(*(state.doubt_of(other) for other in unsure)) if unsure else None
            ahead = ahead if action.out_of_turn else tuple(other for other in ahead if other not in unsure)
        if action.out_of_turn or any(other in state.skipped for other in ahead) or seat not in before:
            return Turn(False, ahead, doubt=doubt)
        heard = any(street == state.street and at > index for other in ahead for street, at in self._heard_of(other))
        return Turn(False, ahead, doubt=doubt) if heard else Turn(True, (), ahead, doubt)

    def _act(self, index: int, action: Action) -> None:
        state, seat = self.state, action.seat
        if index in self._showings or seat not in state.place:
            return
        state.streets_told.add(state.street)
        if action.out_of_turn or state.pending or state.next_to_act() != seat:
            turn = self._let_pending_stand(index, action)
            state.order_doubt = turn.doubt or state.order_doubt
            state.pending.pop(seat, None)
            if not turn.in_turn:
                self._out_of_turn(index, action, turn)
                return
            self.pass_over(turn.passed)
        if state.skipped:
            state.skipped.pop(seat, None)
        effect = effect_of(state, action)
        if effect is not None:
            self.apply(index, action, effect)
        elif self.marked is None:
            self.open_at = index
            return
        else:
            self._open(index, action)
        if effect is None or effect.kind != "void":
            state.cursor = seat

    def _let_pending_stand(self, index: int, action: Action) -> Turn:
        """The turn of the action, once what others did out of turn before it has come in turn and stands because nothing changed."""
        state = self.state
        turn = self.turn(index, action)
        while not turn.in_turn and state.pending and not action.out_of_turn:
            expected = state.next_to_act()
            waiting = state.pending.get(expected) if expected is not None else None
            if expected is None or waiting is None or expected == action.seat or not same(waiting.level, state.level):
                break
            then = self.hand.events[waiting.at]
            assert isinstance(then, Action)
            effect = effect_of(state, then)
            if effect is None:
                break
            del state.pending[expected]
            self.apply(waiting.at, then, effect, counted=False)
            state.cursor = expected
            turn = self.turn(index, action)
        return turn

    def _out_of_turn(self, index: int, action: Action, turn: Turn) -> None:
        """Chips and words out of turn wait for a ruling or for the turn to come; a fold is a fold."""
        state, seat = self.state, action.seat
        self.early[index] = turn.skipped
        for other in turn.skipped:
            state.skipped.setdefault(other, index)
        effect = effect_of(state, action)
        if effect is not None and (effect.kind == "fold" or action.ruled is not None):
            self.apply(index, action, effect, in_turn=False)
            return
        chips = announces_chips(action) if effect is None else effect.kind == "wager" or effect.kind == "call"
        state.played[index] = (effect.kind if effect else None, chips, False)
        state.pending[seat] = Waiting(index, state.level, turn.skipped)

    def apply(self, index: int, action: Action, effect: Effect, *, in_turn: bool = True, counted: bool = True) -> None:
        """Puts an effect into the state."""
        state, seat, kind = self.state, action.seat, effect.kind
        if kind == "void":
            return
        if counted:
            state.played[index] = (kind if effect.sure else None, kind == "call" or kind == "wager", in_turn)
        if kind == "fold":
            if effect.to is not state.committed[seat]:
                commit(state, seat, effect.to)
            state.live.discard(seat)
            state.maybe_out.pop(seat, None)
        elif kind != "check":
            effect = self._with_stack(seat, effect)
            if kind == "wager":
                record_wager(state, index, seat, effect.to, sure=effect.sure)
            else:
                state.last_caller, state.caller_doubt = seat, None
                if isinstance(effect.to, int) and not isinstance(state.level, int) and not effect.all_in and _keeps_chips(state, seat, effect.to):
                    state.level = effect.to
            if seat in state.behind or state.front:
                commit(state, seat, effect.to)
            else:
                state.committed[seat] = effect.to
            if effect.all_in:
                state.maybe_all_in.pop(seat, None)
                state.unstacked.discard(seat)
                state.all_in.add(seat)
                state.behind[seat] = 0
        if action.behind is not None:
            state.behind[seat] = action.behind
            state.unstacked.discard(seat)
            state.maybe_all_in.pop(seat, None)
        state.after[seat] = (state.level, len(state.wagers))

    def _with_stack(self, seat: int, effect: Effect) -> Effect:
        """The effect of a seat whose stack was told, where it is not known any more whether it takes all of it: a call may be one for less."""
        state = self.state
        if effect.all_in or (seat not in state.behind and seat not in state.unstacked):
            return effect
        if isinstance(effect.to, int) and seat in state.behind and isinstance(state.committed[seat], int):
            return effect
        lacking = merge(effect.to, state.committed[seat], state.stack(seat))
        state.maybe_all_in[seat] = lacking
        if effect.kind == "call" and seat in state.unstacked:
            state.doubts.append(lacking)
            return effect._replace(to=lacking)
        return effect

    def _open(self, index: int, action: Action) -> None:
        """An action in turn whose meaning was not ruled: what follows is unknown where it depends on it."""
        state, seat = self.state, action.seat
        state.played[index] = (None, announces_chips(action), True)
        chips: Quantity = state.committed[seat]
        for step in action.steps:
            if isinstance(step, Put):
                chips = plus(chips, put_total(state, action, step))
        lacking = unknown("ruling", seat, state.hand.name(seat))
        if may_fold(state, action, chips):
            state.maybe_out[seat] = lacking
        if state.behind.pop(seat, None) is not None or seat in state.unstacked:
            state.unstacked.add(seat)
            state.maybe_all_in[seat] = lacking
        if may_raise(state, action, chips):
            record_wager(state, index, seat, lacking, sure=False)
        else:
            state.doubts.append(lacking)
            state.caller_doubt = lacking
        state.committed[seat] = lacking
        state.after[seat] = (state.level, len(state.wagers))

    def pass_over(self, seats: Sequence[int]) -> None:
        """Seats between the last to act and the one who acts now: they fold, or, where they are heard of later, call."""
        for seat in seats:
            self._pass(seat)

    def _pass(self, seat: int) -> None:
        """A seat that was passed without a word: it folded, or, where it is heard of later, called."""
        state = self.state
        state.untold.append((state.street, seat))
        if self._heard_later(seat):
            commit(state, seat, state.level)
            state.after[seat] = (state.level, len(state.wagers))
            return
        state.live.discard(seat)
        state.assumed_folds.append(seat)

    def _heard_later(self, seat: int) -> bool:
        """Whether the seat acts in a later street."""
        return any(street > self.state.street for street, _ in self._heard_of(seat))

    def _note(self, index: int, event: Event) -> None:
        state = self.state
        if isinstance(event, Deal):
            self._deal(STREETS.index(event.street))
        elif isinstance(event, Stacks):
            state.behind.update(event.chips)
            state.unstacked.difference_update(seat for seat, _ in event.chips)
        elif isinstance(event, PotIs):
            state.dead = event.amount
            state.contributed = dict.fromkeys(state.ring, 0)
            state.pot_told = state.street
        elif isinstance(event, Left):
            state.unnamed = max(0, event.players - len(state.live))
        elif isinstance(event, Mark):
            state.mark = index
        elif isinstance(event, Skipped) and event.seat in state.place:
            state.skipped.setdefault(event.seat, index)

    def _deal(self, street: int) -> None:
        """The street ends: chips go to the pot, those who did not match and are not heard of again are out."""
        state = self.state
        if street == state.street:
            return
        if state.street not in state.streets_told:
            self._skip_street()
        for seat in state.ring:
            if seat in state.live and seat not in state.all_in and state.waits(seat) and (state.owes(seat) or self._heard_later(seat)):
                if not state.unclear or self._heard_later(seat) or state.surely_waits(seat):
                    self._pass(seat)
                else:
                    state.committed[seat] = state.maybe_out[seat] = state.doubt_of(seat)
            state.contributed[seat] = plus(state.contributed[seat], state.committed[seat])
            state.committed[seat] = 0
        state.front = {}
        state.lower = 0
        state.street = street
        state.open_street()
        self._place_cursor()

    def _skip_street(self) -> None:
        """A street of which nothing was told: its chips are not known, and those who are not heard of later are left out of account."""
        state = self.state
        pot_told = state.pot_told == state.street
        if not pot_told:
            state.dead = state.level = unknown("pot")
        if state.unnamed != 0 or any(not self._heard_of(seat) for seat in state.ring):
            state.unnamed = None
        for seat in state.ring:
            if seat in state.live and seat not in state.all_in:
                if self._heard_of(seat):
                    state.committed[seat] = state.level
                    state.after[seat] = (state.level, 0)
                else:
                    state.live.discard(seat)
        if pot_told:
            state.committed = dict.fromkeys(state.ring, 0)
            state.level = 0

    def _place_cursor(self) -> None:
        """Where the street's betting starts: left of the big blind before the flop, left of the button afterwards, else with the first one told."""
        state, seating = self.state, self.hand.seating
        base = seating.big_blind if state.street == 0 else seating.button
        if base is None:
            first = _first_in_turn(self.hand.events, state.street)
            ring = state.ring
            if first is not None and first in state.place:
                base = ring[ring.index(first) - 1]
            elif ring:
                base = ring[-1]
        state.cursor = base


def _keeps_chips(state: State, seat: int, to: int) -> bool:
    """Whether a call to `to` is not all that the seat had, as far as its stack was told: only then does it tell the level."""
    stack, mine = state.behind.get(seat), state.committed[seat]
    return stack is None or (isinstance(mine, int) and mine + stack > to)


def commit(state: State, seat: int, to: Quantity) -> None:
    """Puts chips of a seat in front of it, so that `to` lies there; they come from its stack where that is known."""
    stack = state.behind.get(seat)
    if stack is not None:
        added = minus(to, state.committed[seat])
        if isinstance(added, int):
            state.behind[seat] = max(0, stack - added)
        else:
            del state.behind[seat]
            state.unstacked.add(seat)
    state.committed[seat] = to
    if state.front:
        state.front.pop(seat, None)


def _first_in_turn(events: Sequence[Event], wanted: int) -> int | None:
    """The first seat of a street whose action was not said to be out of turn."""
    street = 0
    for event in events:
        if isinstance(event, Deal):
            street = STREETS.index(event.street)
        elif street != wanted:
            continue
        elif isinstance(event, Skipped) or (isinstance(event, Action) and not event.out_of_turn and event.is_play):
            return event.seat
    return None
