"""The vocabulary at run time: the typed words that all rulebooks share. Plain frozen data, made by the loader from YAML or from the compiled form."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Literal

from adjudicator.engine.condition import Condition
from adjudicator.engine.expression import Expression
from adjudicator.engine.values import FactType, Value
from adjudicator.text.languages import Text

if TYPE_CHECKING:
    from adjudicator.facts.betting.steps import AboutAction

TABLE = "table"
"""Who an outcome is about when it is about the whole table, not about a role or a seat."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A fact: what it is, how it is asked, when it matters, how it is presumed.

    `says` are its sentences: for yes/no the keys "yes" and "no"; otherwise the key "value", a template with ``{value}`` (words, seats, cards)
    or ``{n}`` (counts and amounts); "zero" for the number 0 where it has one of its own; "none" where `none` is a value.
    `labels` are the nouns of a word's values, with their article.
    """

    id: str
    type: FactType
    says: Mapping[str, Text]
    question: Text | None = None
    ask: str = "td"
    labels: Mapping[str, Text] | None = None
    only_if: Condition | None = None
    otherwise: Value | None = None
    presumed: Value | None = None
    from_event: bool = False
    per_player: bool = False
    allows_none: bool = False
    formula: Expression | None = None
    calculator: str | None = None
    noun: Text | None = None
    """What a number is called within a sentence ("the minimum raise"), where its value is not known."""
    measured: bool = False
    """Measured by the betting model when a hand is told (``by: hand``)."""

    @property
    def words(self) -> tuple[str, ...]:
        """The values of a word fact, in the order of the vocabulary."""
        return tuple(self.labels or ())


FigureKind = Literal["amount", "count", "seat", "seats", "pots", "hand"]
ArgumentKind = Literal["amount", "count", "seat", "seats", "pots", "hand", "term", "terms"]


@dataclass(frozen=True, slots=True)
class Argument:
    """What an argument of a slot's value may be: an expression, one term or a list of terms; `terms` empty means any term of the vocabulary.

    `seats`, `pots` and `hand` are the value of a fact of that type, as it is.
    """

    kind: ArgumentKind
    terms: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class SlotValue:
    """A value that a slot may take: its sentence, its headline if it has one, and its arguments by name."""

    id: str
    says: Text
    headline: Text | None = None
    arguments: Mapping[str, Argument] | None = None
    acts: str | None = None
    """What it makes of the action in question: an action of the betting model, or the argument that names one. An amount goes with it."""
    severity: tuple[int, int] | None = None
    """Of a penalty: the mildest and the severest that it allows, 0 being none at all."""


SlotType = Literal["word", "procedure", "options", "amount", "count", "seat"]


@dataclass(frozen=True, slots=True)
class Slot:
    """Something a ruling settles. `of_role`: of somebody (offender, player …), else of the table. `many`: several values may stand together."""

    id: str
    title: Text
    phase: str
    type: SlotType
    of_role: bool
    many: bool
    values: Mapping[str, SlotValue]
    says: Text | None = None
    """The sentence of an amount, count, seat or list of options, with ``{value}``."""


@dataclass(frozen=True, slots=True)
class Ask:
    """Slots that a TD needs answered; one of `slots` is enough.

    `when` is a condition on facts, `after` on outcomes already reached (slot to values).
    """

    slots: tuple[tuple[str, str], ...]
    """(who, slot) pairs, who being TABLE or a role."""
    when: Condition | None = None
    after: Mapping[str, frozenset[str]] | None = None


@dataclass(frozen=True, slots=True)
class Incident:
    """A kind of event: the facts that describe it, the slots a TD needs, what is presumed in it. `also`: it is of these kinds too."""

    id: str
    title: Text
    titled: Text | None
    """A title that names facts, used when all of them are known."""
    facts: tuple[str, ...]
    asks: tuple[Ask, ...]
    presume: Mapping[str, Value]
    also: tuple[str, ...] = ()
    subject: str | None = None
    """The role of the player whose action, or whose turn, is in question when a hand is told."""
    before_play: bool = False
    """The error came before the first action: without a mark in the hand, actions are counted from its beginning."""
    about_action: AboutAction = False
    """The event is an action: the last one that a hand tells is in question, where nothing else is; with a kind, the last one told as that."""
    roles: Mapping[str, Text] = field(default_factory=dict)
    """What somebody is called in this incident, by his role, where the noun of the role would say too much."""


@dataclass(frozen=True, slots=True)
class Impossible:
    """A combination that cannot be, and why. `on`: the incidents in which it cannot; in all of them when empty."""

    when: Condition
    because: Text
    on: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Pattern:
    """One side of a clash: a slot, and the values meant (None: any)."""

    slot: str
    values: frozenset[str] | None


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All the words. Every mapping keeps the order of the files."""

    facts: Mapping[str, Fact]
    incidents: Mapping[str, Incident]
    roles: Mapping[str, Text]
    parties: Mapping[str, Text]
    """Who a question is put to."""
    terms: Mapping[str, Text]
    """Nouns that slot values take as arguments, with their article."""
    phases: tuple[str, ...]
    slots: Mapping[str, Slot]
    clashes: tuple[tuple[Pattern, Pattern], ...]
    impossible: tuple[Impossible, ...]
    words: str = ""
    """The index by which free text is recognised, as text that `adjudicator.recognise.index.read_index` reads: nothing else needs it."""
