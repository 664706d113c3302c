"""Whatever is told: scaling the chips scales the amounts and nothing else, rotating the seats rotates them, and each fact is of its type."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.facts.betting.fact import AnyFact, Known
from adjudicator.facts.betting.hand import Action, Deal, Event, Hand, Left, Mark, PotIs, Seating, Skipped, Stacks, Stakes
from adjudicator.facts.betting.registry import EVENT_FACTS, FACT_TYPES, PLAYER_FACTS
from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.betting.steps import Put, Say
from adjudicator.facts.record import Record, parts_of, replace
from tests.facts.notation.strategies import actions, structures

CHIPS = {"amount", "total", "behind", "to", "chips", "small_blind", "big_blind", "ante", "small_bet", "big_bet", "smallest_chip"}


@st.composite
def hands(draw: st.DrawFn) -> Hand:
    """Hands at random, most of their actions in turn."""
    count = draw(st.integers(2, 7))
    seats = tuple(range(1, count + 1))
    seating = Seating(seats, count, 1, 1, 2) if count == 2 else Seating(seats, count, count, 1, 2)
    stakes = Stakes(draw(structures), 50, draw(st.sampled_from([100, None])), ante=draw(st.sampled_from([None, 25])))
    stacks = tuple((seat, draw(st.integers(100, 5000))) for seat in seats if draw(st.booleans()))
    seat = 3 if count > 2 else 1
    events: list[Event] = []
    for _ in range(draw(st.integers(0, 8))):
        kind = draw(st.integers(0, 12))
        if kind == 0 and not any(isinstance(event, Deal) for event in events):
            events.append(Deal("flop"))
        elif kind == 1:
            others: list[Event] = [PotIs(600), Left(2), Mark(), Skipped(count), Stacks(((1, 700),))]
            events.append(draw(st.sampled_from(others)))
        else:
            seat = draw(st.sampled_from([seat % count + 1, *seats]))
            events.append(replace(draw(actions), seat=seat))
    return Hand(seating, tuple(events), stakes, stacks)


def worded(hand: Hand) -> bool:
    """Whether a number was said without its unit: it means what it means, whatever the chips are worth."""
    return any(isinstance(step, Say) and step.number is not None for _, action in hand.actions() for step in action.steps)


def scaled(thing: object, factor: int) -> object:
    """The same with every amount of chips multiplied."""
    if isinstance(thing, (Stacks, Hand)):
        pairs = "chips" if isinstance(thing, Stacks) else "stacks"
        changed: dict[str, object] = {pairs: tuple((seat, chips * factor) for seat, chips in getattr(thing, pairs))}
        if isinstance(thing, Hand):
            changed |= {"events": tuple(scaled(event, factor) for event in thing.events), "stakes": scaled(thing.stakes, factor)}
        return replace(thing, **changed)
    if not isinstance(thing, Record):
        return tuple(scaled(one, factor) for one in thing) if isinstance(thing, tuple) else thing
    return replace(thing, **{name: _scaled_part(name, part, factor) for name, part in parts_of(thing).items()})


def _scaled_part(name: str, value: object, factor: int) -> object:
    if name in CHIPS and isinstance(value, int) and not isinstance(value, bool):
        return value * factor
    if name == "chips" and isinstance(value, tuple):
        return tuple(chip * factor for chip in value)
    return scaled(value, factor)


def rotated(hand: Hand, by: int) -> Hand:
    """The same with every seat moved on."""

    def moved(seat: int) -> int:
        return (seat - 1 + by) % len(hand.seating.seats) + 1

    def seat_of(seat: int | None) -> int | None:
        return None if seat is None else moved(seat)

    def event_of(event: Event) -> Event:
        if isinstance(event, (Action, Skipped)):
            return replace(event, seat=moved(event.seat))
        return Stacks(tuple((moved(seat), chips) for seat, chips in event.chips)) if isinstance(event, Stacks) else event

    old = hand.seating
    seating = Seating(old.seats, old.players, seat_of(old.button), seat_of(old.small_blind), seat_of(old.big_blind))
    stacks = tuple((moved(seat), chips) for seat, chips in hand.stacks)
    return replace(hand, seating=seating, events=tuple(event_of(event) for event in hand.events), stacks=stacks)


def amounts(value: str) -> list[tuple[str, str]]:
    """Seats and their amounts, of a fact that tells both."""
    return [(seat, amount) for seat, _, amount in (pair.partition(":") for pair in value.split(","))]


def plain(fact: AnyFact) -> object:
    return fact.value if isinstance(fact, Known) else {missing.what for missing in fact.missing}


def every_fact(situation: Situation) -> dict[tuple[str, int | None], AnyFact]:
    found: dict[tuple[str, int | None], AnyFact] = {(name, None): fact for name, fact in situation.facts().items()}
    for seat in situation.state.ring:
        found |= {(name, seat): fact for name, fact in situation.player(seat).items()}
    return found


@given(hands(), st.integers(2, 10))
def test_scaling(hand: Hand, factor: int) -> None:
    if worded(hand):
        return
    larger = scaled(hand, factor)
    assert isinstance(larger, Hand)
    before, after = every_fact(Situation(hand)), every_fact(Situation(larger))
    assert before.keys() == after.keys()
    for (name, seat), fact in before.items():
        expected = plain(fact)
        if FACT_TYPES[name] is FactType.AMOUNT and isinstance(expected, int):
            expected *= factor
        elif FACT_TYPES[name] is FactType.AMOUNTS and isinstance(expected, str):
            expected = ",".join(f"{one}:{int(amount) * factor}" for one, amount in amounts(expected))
        assert plain(after[name, seat]) == expected, (name, seat)


@given(hands(), st.integers(1, 6))
def test_rotating(hand: Hand, by: int) -> None:
    count = len(hand.seating.seats)

    def seat_of(one: int) -> int:
        return (one - 1 + by) % count + 1

    def moved(value: object) -> object:
        return seat_of(value) if isinstance(value, int) else value

    before, after = every_fact(Situation(hand)), every_fact(Situation(rotated(hand, by)))
    for (name, seat), fact in before.items():
        expected, kind = plain(fact), FACT_TYPES[name]
        if kind is FactType.SEAT:
            expected = moved(expected)
        elif kind is FactType.AMOUNTS and isinstance(expected, str):
            expected = ",".join(f"{one}:{amount}" for one, amount in sorted((seat_of(int(one)), amount) for one, amount in amounts(expected)))
        elif kind is FactType.SEATS and isinstance(expected, tuple):
            expected = tuple(sorted((one - 1 + by) % count + 1 for one in expected))
        assert plain(after[name, None if seat is None else (seat - 1 + by) % count + 1]) == expected, (name, seat)


@given(hands())
def test_types_and_formulas(hand: Hand) -> None:
    situation = Situation(hand)
    for (name, _), fact in every_fact(situation).items():
        if not isinstance(fact, Known):
            assert fact.missing, name
            assert all(missing.text.en and missing.text.fr for missing in fact.missing)
            continue
        value: Value = fact.value
        kind = FACT_TYPES[name]
        if value is not NONE:
            assert isinstance(value, bool) is (kind is FactType.YES_NO), name
            assert isinstance(value, str) is (kind in (FactType.WORD, FactType.AMOUNTS)), name
            assert isinstance(value, tuple) is (kind is FactType.SEATS), name
        assert fact.formula.en
        assert fact.formula.fr
        assert all(0 <= index < len(hand.events) for index in fact.because)


@given(hands())
def test_chips_are_neither_made_nor_lost(hand: Hand) -> None:
    """What is in front of a player and behind him changes only by what he puts."""
    state = Situation(replace(hand, events=tuple(event for event in hand.events if isinstance(event, (Action, Deal, Mark))))).state
    for seat, start in hand.stacks:
        behind, front, before = state.behind.get(seat), state.committed[seat], state.contributed[seat]
        told = [action for _, action in hand.actions() if action.seat == seat]
        loose = any(
            action.behind is not None or action.last_chips or action.ruled is not None or any(not isinstance(step, Put) for step in action.steps)
            for action in told
        )
        if behind is not None and isinstance(front, int) and isinstance(before, int) and not loose:
            assert behind + front + before == start or front + before > start


def test_every_fact_has_a_type() -> None:
    assert set(FACT_TYPES) == {*EVENT_FACTS, *PLAYER_FACTS}
