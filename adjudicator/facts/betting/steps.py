"""What a player does when he acts: words, chips, motions, in the order in which they came. Describes, never judges."""

from __future__ import annotations

from enum import Enum
from typing import Literal

from adjudicator.facts.record import Record

Kind = Literal["fold", "check", "call", "bet", "raise", "all_in"]
"""The regular actions."""

AboutAction = bool | Literal["fold", "check", "call", "bet", "raise", "all_in", "out_of_turn", "error"]
"""Whether an event is an action: with a kind, the last one told as that; `out_of_turn`, the last one that was; with True, the last one of all.

`error`: as True, and the action is itself the error, from which the others are counted.
"""


class Said(Enum):
    """An amount that is known to exist and not known."""

    UNKNOWN = "?"

    def __repr__(self) -> str:
        return "?"


UNKNOWN_AMOUNT = Said.UNKNOWN

Amount = int | Said | None
"""Chips; UNKNOWN_AMOUNT when nobody can tell; None when there is none (nothing was said of it)."""


class Plain(Record):
    """An action told as done in the regular way, by word or chips: nothing in the telling says which.

    `amount` of a bet, raise, call or all-in is the total in front of the player in this round, or what the raise adds with `by`.
    """

    kind: Kind
    amount: Amount = None
    by: bool = False

    @property
    def word_of(self) -> str:
        """The action named."""
        return self.kind


class Say(Record):
    """Words. `word` is the action announced, "amount" for an amount alone, "other" for words that are no action.

    `literal` keeps the words themselves where their meaning is in doubt ("five"), and `number` the number in them.
    """

    word: Literal["fold", "check", "call", "bet", "raise", "all_in", "pot", "amount", "other"]
    amount: Amount = None
    by: bool = False
    literal: str | None = None
    number: int | None = None
    with_previous: bool = False
    """At the same moment as the step before."""

    @property
    def word_of(self) -> str:
        """The action named."""
        return self.word


class Put(Record):
    """Chips put out in one motion. `chips` are their values, largest first, or None when only `total` is known; `whole`: all that he has left."""

    chips: tuple[int, ...] | None
    total: Amount
    whole: bool = False
    with_previous: bool = False


class PullBack(Record):
    """Chips put out earlier in the round and taken back. `whole`: all of them."""

    amount: Amount
    whole: bool = False
    with_previous: bool = False


class Motion(Record):
    """A gesture without chips. `tap`: on the table; `literal` describes any other."""

    tap: bool
    literal: str | None = None
    with_previous: bool = False


class Cards(Record):
    """Cards shown, or thrown away."""

    shown: bool
    with_previous: bool = False


Step = Plain | Say | Put | PullBack | Motion | Cards


RuledKind = Literal["fold", "check", "call", "bet", "raise", "all_in", "void"]


class Ruled(Record):
    """What an action was ruled to be. `to` is the total of a bet, call or raise in this round, or what stays in the pot of a fold; None: as due.

    ``void``: taken back, the player has not acted.
    """

    kind: RuledKind
    to: int | None = None
