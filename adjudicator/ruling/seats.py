"""The players that rules about each player are matched on, and the facts of one seat.

``cards_held@6`` is what `cards_held` is for seat 6, where that seat's value is not known.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adjudicator.engine.condition import All, Any, Compare, Condition, Leaf, Linear, Member
from adjudicator.engine.values import Value

MARK = "@"


@dataclass(frozen=True, slots=True)
class Seat:
    """One player that rules about each player are matched on.

    `number` is None for the player in question when no seat was told: the facts of the event are his. `own` are the facts of this seat,
    `rules` the rules (by index in the plan) that are matched on him. `apart`: the event's facts of each player are another's, not his.
    """

    number: int | None
    own: Mapping[str, Value]
    rules: frozenset[int]
    apart: bool = False

    def facts(self, facts: Mapping[str, Value], per_player: frozenset[str]) -> Mapping[str, Value]:
        """The facts as they are for this seat: its own over those of the event, with what has been assumed about it (``fact@seat``)."""
        if self.number is None:
            return facts
        mark = f"{MARK}{self.number}"
        assumed = {name[: -len(mark)]: value for name, value in facts.items() if name.endswith(mark)}
        if self.apart:
            facts = {name: value for name, value in facts.items() if name not in per_player}
        return {**facts, **self.own, **assumed}


Seats = Sequence[Seat]


def seat_fact(fact: str, seat: int) -> str:
    """The name of a fact of each player for one seat."""
    return f"{fact}{MARK}{seat}"


def bare_fact(name: str) -> str:
    """The fact of the vocabulary behind a name, whichever seat it is of."""
    return name.partition(MARK)[0]


def seat_of(name: str) -> int | None:
    """The seat that a fact is of, None for a fact of the event."""
    seat = name.partition(MARK)[2]
    return int(seat) if seat.isdecimal() else None


def about_seat(condition: Condition, seat: int, per_player: frozenset[str]) -> Condition:
    """The condition with the facts of each player named for one seat (``fact@seat``)."""
    if isinstance(condition, (All, Any)):
        return type(condition)(tuple(about_seat(part, seat, per_player) for part in condition.parts))
    return _leaf_about_seat(condition, seat, per_player)


def _leaf_about_seat(leaf: Leaf, seat: int, per_player: frozenset[str]) -> Leaf:
    if isinstance(leaf, Member):
        return Member(seat_fact(leaf.fact, seat), leaf.values, leaf.negated) if leaf.fact in per_player else leaf
    terms = tuple((seat_fact(fact, seat) if fact in per_player else fact, factor) for fact, factor in leaf.form.terms)
    return Compare(Linear(terms, leaf.form.constant), leaf.equal, leaf.fact, leaf.test, leaf.negated)
