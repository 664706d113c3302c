"""What was understood of a text. Plain frozen data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from adjudicator.engine.values import Value
from adjudicator.text.languages import Lang, Text

Doubt = Literal["hint", "negated", "doubted", "asked", "claimed", "alternative", "not_yet", "several"]
"""Why a fact is not taken: its words only hint at it, stand denied, doubted or asked, are somebody's word, are one of two ways, tell what had
not happened yet, or give it more than one value."""


@dataclass(frozen=True, slots=True)
class Reading:
    """One incident that the text may tell of. `score` from 0 to 1, that of the best being 1 when all its words are there."""

    incident: str
    score: float
    words: tuple[str, ...]
    """The stretches of the text that speak for it."""
    facts: frozenset[str]
    """The facts that describe this incident."""


@dataclass(frozen=True, slots=True)
class FactRead:
    """A fact that the text gives a value: taken when `doubt` is None, else only shown."""

    fact: str
    value: Value
    words: str
    doubt: Doubt | None = None

    @property
    def sure(self) -> bool:
        """Whether it is taken."""
        return self.doubt is None


@dataclass(frozen=True, slots=True)
class Spoken:
    """A fact that the text speaks of without settling it (`open`), or that people contradict each other on (`disputed`)."""

    fact: str
    words: str


MentionKind = Literal["amount", "blinds", "number", "position", "seat", "street"]


@dataclass(frozen=True, slots=True)
class Mention:
    """An amount, a position, a seat or a street that the text names. `taken`: a fact that was taken comes from it."""

    kind: MentionKind
    value: str
    words: str
    taken: bool


@dataclass(frozen=True, slots=True)
class Clash:
    """Two statements that cannot both be so: their facts, values and words; `because` where the vocabulary says why."""

    first: FactRead
    second: FactRead
    because: Text | None = None


@dataclass(frozen=True, slots=True)
class Understanding:
    """What a text was understood to say. `readings` are those that are close, the best first, at most three; none when nothing was recognised."""

    text: str
    lang: Lang
    """The language to answer in."""
    readings: tuple[Reading, ...]
    ranking: tuple[str, ...]
    """Every incident that shares words with the text, the nearest first."""
    facts: tuple[FactRead, ...]
    open: tuple[Spoken, ...]
    disputed: tuple[Spoken, ...]
    mentions: tuple[Mention, ...]
    clashes: tuple[Clash, ...]
    corrected: tuple[tuple[str, str], ...]
    """Misspelt words, each with the word that it was taken for."""
    unknown: frozenset[str] = frozenset()
    """The facts that were said, beside the text, to be known to nobody."""
    denied: bool = False
    """Whether the words of the best reading stand denied: "he did *not* act out of turn"."""

    @property
    def sure(self) -> bool:
        """Whether there is one reading only, and not denied: nothing is ruled on as long as it is not."""
        return len(self.readings) == 1 and not self.denied
