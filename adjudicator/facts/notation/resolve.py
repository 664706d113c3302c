"""From a telling to a hand of the betting model: seats worked out from positions, statements put where they belong."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import pairwise

from adjudicator.facts.betting.hand import Action, Deal, Event, Hand, Left, Mark, Post, PotIs, Seating, Skipped, Stacks, Stakes
from adjudicator.facts.betting.steps import Cards, Plain
from adjudicator.facts.notation.parser import HAND_OPTION, telling_of
from adjudicator.facts.notation.positions import FEWEST, MOST, UNTOLD, name_of, place_of
from adjudicator.facts.notation.possible import impossible
from adjudicator.facts.notation.telling import (
    Acts,
    Ante,
    Blinds,
    DeadSmallBlind,
    Deals,
    Game,
    HasChips,
    Irregularity,
    PassedOver,
    Players,
    Posts,
    Remain,
    Sits,
    SmallestChip,
    Spot,
    Statement,
    Telling,
    TellsPot,
)
from adjudicator.facts.record import replace
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.text.languages import Text


def hand_of(text: str, file: str = HAND_OPTION) -> Hand:
    """The hand that a text tells. Raises InvalidInputError with everything that is not understood or cannot be."""
    return replace(resolved(telling_of(text, file)), told=text)


def resolved(telling: Telling) -> Hand:
    """The hand of a telling. Raises InvalidInputError with everything that cannot be."""
    wrong: list[Diagnostic] = [*_repeated(telling)]
    seats = _Seats.of(telling, wrong)
    events, stacks = tuple(_events(telling, seats)), _stacks_before(telling, seats)
    hand = Hand(seats.seating(), tuple(event for event, _ in events), _stakes(telling), stacks, seats.names)
    found = [*wrong, *seats.wrong] or [*impossible(hand, [place for _, place in events])]
    if found:
        raise InvalidInputError(sorted(found, key=_order))
    return hand


def _order(diagnostic: Diagnostic) -> Place:
    return diagnostic.place or Place("")


_ONCE = (Blinds, DeadSmallBlind, Ante, Game, Players, SmallestChip)


def _repeated(telling: Telling) -> Iterator[Diagnostic]:
    seen: dict[object, Statement] = {}
    counted: set[Spot] = set()
    for statement in telling:
        if isinstance(statement, (Acts, Deals, Posts)):
            counted = set()
        for spot, _ in statement.chips if isinstance(statement, HasChips) else ():
            if spot in counted:
                yield Diagnostic("notation_stack_twice", statement.place, {"who": spot if isinstance(spot, str) else f"seat {spot}"})
            counted.add(spot)
        if isinstance(statement, (*_ONCE, Deals, Sits)):
            key: object = type(statement)
            if isinstance(statement, Deals):
                key = statement.street
            elif isinstance(statement, Sits):
                key = statement.position
            if key in seen:
                yield Diagnostic("notation_twice", statement.place, {"first": seen[key].place})
            seen[key] = statement
    order = [statement for statement in telling if isinstance(statement, Deals)]
    streets = ("preflop", "flop", "turn", "river")
    for before, after in pairwise(order):
        if streets.index(after.street) < streets.index(before.street):
            yield Diagnostic("notation_street_order", after.place, {"street": after.street, "before": before.street})


def _spots(statement: Statement) -> tuple[Spot, ...]:
    if isinstance(statement, Acts):
        return statement.spots
    if isinstance(statement, (Posts, PassedOver)):
        return (statement.spot,)
    return tuple(spot for spot, _ in statement.chips) if isinstance(statement, HasChips) else ()


@dataclass(slots=True)
class _Seats:
    """How positions turn into seats. `offset`: what is added to a place (small blind 1) to get the seat; None: places are not known."""

    players: int | None
    size: int
    offset: int | None
    sits: dict[str, int]
    numbered: frozenset[int]
    blinds: bool
    dead_small_blind: bool
    names: dict[int, Text] = field(default_factory=dict)
    folded: set[int] = field(default_factory=set)
    """Who was told to have folded so far."""
    wrong: list[Diagnostic] = field(default_factory=list)

    @classmethod
    def of(cls, telling: Telling, wrong: list[Diagnostic]) -> _Seats:
        players = _player_count(telling, wrong)
        sits = {statement.position: statement.seat for statement in telling if isinstance(statement, Sits)}
        numbered = frozenset(spot for statement in telling for spot in _spots(statement) if isinstance(spot, int))
        size = players if players is not None else UNTOLD
        offset: int | None = 0
        for position, seat in sits.items():
            place = place_of(position, size)
            offset = seat - place if place is not None and players is not None else None
        if not sits and numbered:
            offset = None
        highest = max((*numbered, *sits.values()), default=0)
        if players is not None and highest > players:
            offset = None
        blinds = any(isinstance(statement, (Blinds, Posts)) for statement in telling)
        dead = any(isinstance(s, DeadSmallBlind) or (isinstance(s, Blinds) and s.small is None) for s in telling)
        return cls(players, size, offset, sits, numbered, blinds, dead)

    def _seat(self, position: str) -> int | None:
        if position in self.sits:
            return self.sits[position]
        place = place_of(position, self.size)
        if self.offset is None or place is None:
            return None
        return (place + self.offset - 1) % self.size + 1

    def of_spot(self, spot: Spot, place: Place) -> int:
        """The seat; what cannot be is noted in `wrong`."""
        if isinstance(spot, int):
            return spot
        seat = self._seat(spot)
        if seat is None:
            key = "notation_no_position" if place_of(spot, self.size) is None else "notation_where_button"
            self.wrong.append(Diagnostic(key, place, {"position": spot, "count": self.size}))
            return 0
        self.names.setdefault(seat, name_of(spot))
        return seat

    def seating(self) -> Seating:
        """Who sits where. Where seats are told by position, those of the blinds and the button have their names too."""
        for position in () if self.numbered else ("SB", "BB", "BTN"):
            seat = self._seat(position)
            if seat is not None:
                self.names.setdefault(seat, name_of(position))
        whole = self.players is not None and max((*self.numbered, *self.sits.values()), default=0) <= self.size
        return Seating(
            tuple(range(1, self.size + 1)) if whole else (),
            self.players,
            self._seat("BTN"),
            self._seat("SB") if not self.dead_small_blind else None,
            self._seat("BB"),
        )


def _player_count(telling: Telling, wrong: list[Diagnostic]) -> int | None:
    for statement in telling:
        if isinstance(statement, Players) or (isinstance(statement, Remain) and _begins(telling, statement)):
            if not FEWEST <= statement.count <= MOST:
                wrong.append(Diagnostic("notation_players", statement.place, {"count": statement.count, "fewest": FEWEST, "most": MOST}))
                return None
            return statement.count
    return None


def _begins(telling: Telling, wanted: Remain) -> bool:
    """Whether a statement stands before everything that happened, and the hand is told from the deal."""
    before = telling[: telling.index(wanted)]
    return _told_from_deal(telling) and not any(isinstance(statement, (Acts, Deals)) for statement in before)


def _told_from_deal(telling: Telling) -> bool:
    for statement in telling:
        if isinstance(statement, (Acts, PassedOver)):
            return True
        if isinstance(statement, Deals) and statement.street != "preflop":
            return False
    return True


def _stakes(telling: Telling) -> Stakes:
    stakes = Stakes()
    for statement in telling:
        if isinstance(statement, Blinds):
            dead = stakes.dead_small_blind or statement.small is None
            stakes = replace(stakes, small_blind=statement.small, big_blind=statement.big, dead_small_blind=dead)
        elif isinstance(statement, DeadSmallBlind):
            stakes = replace(stakes, dead_small_blind=True)
        elif isinstance(statement, Ante):
            stakes = replace(stakes, ante=statement.amount, ante_by=statement.by)
        elif isinstance(statement, Game):
            stakes = replace(stakes, structure=statement.structure, small_bet=statement.small_bet, big_bet=statement.big_bet)
        elif isinstance(statement, SmallestChip):
            stakes = replace(stakes, smallest_chip=statement.value)
    return stakes


def _stacks_before(telling: Telling, seats: _Seats) -> tuple[tuple[int, int], ...]:
    """The stacks told before blinds and antes were posted."""
    if not _told_from_deal(telling):
        return ()
    found: list[tuple[int, int]] = []
    for statement in telling:
        if isinstance(statement, (Acts, Deals)):
            break
        if isinstance(statement, HasChips):
            found += [(seats.of_spot(spot, statement.place), chips) for spot, chips in statement.chips]
    return tuple(found)


def _events(telling: Telling, seats: _Seats) -> Iterator[tuple[Event, Place]]:
    """The events in order, each with its place. What is told before a hand that starts on a later street holds from that street on."""
    from_deal, started = _told_from_deal(telling), False
    waiting: list[tuple[Event, Place]] = []
    for statement in telling:
        if isinstance(statement, (Acts, Deals)):
            started = True
        if isinstance(statement, Deals):
            yield Deal(statement.street, statement.cards), statement.place
            yield from waiting
            waiting = []
            continue
        for event in _event(statement, seats):
            if started or isinstance(event, (Post, PotIs, Mark)):
                yield event, statement.place
            elif isinstance(event, Skipped):
                started = True
                yield event, statement.place
            elif not from_deal:
                waiting.append((event, statement.place))


def _is_plain_fold(action: Action) -> bool:
    """A fold told as such, or cards thrown away, in turn: what he does after it cannot be. One out of turn, in words, or ruled otherwise may still
    be judged.
    """
    (first, *more) = action.steps
    folded = (isinstance(first, Plain) and first.kind == "fold") or (isinstance(first, Cards) and not first.shown)
    return folded and not more and not action.out_of_turn and not action.in_question and action.ruled is None


def _event(statement: Statement, seats: _Seats) -> Iterator[Event]:
    if isinstance(statement, Acts):
        for spot in statement.spots:
            action = replace(statement.action, seat=seats.of_spot(spot, statement.place))
            if action.seat in seats.folded and action.is_play and not _is_plain_fold(action):
                seats.wrong.append(Diagnostic("notation_folded", statement.place, {"who": spot if isinstance(spot, str) else f"seat {spot}"}))
            if _is_plain_fold(action):
                seats.folded.add(action.seat)
            yield action
    elif isinstance(statement, Posts):
        yield Post(seats.of_spot(statement.spot, statement.place), statement.total, statement.chips)
    elif isinstance(statement, PassedOver):
        yield Skipped(seats.of_spot(statement.spot, statement.place))
    elif isinstance(statement, HasChips):
        yield Stacks(tuple((seats.of_spot(spot, statement.place), chips) for spot, chips in statement.chips))
    elif isinstance(statement, TellsPot):
        yield PotIs(statement.amount)
    elif isinstance(statement, Remain):
        yield Left(statement.count)
    elif isinstance(statement, Irregularity):
        yield Mark()
