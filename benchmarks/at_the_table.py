"""What directors are told at the table: the texts of ``tests/recognise/at_the_table.yaml``, with what is right of each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import yaml

from adjudicator.engine.values import Value
from adjudicator.recognise.understand import understand
from adjudicator.recognise.understanding import Understanding
from adjudicator.vocabulary.model import Vocabulary

FILE = Path(__file__).parent.parent / "tests" / "recognise" / "at_the_table.yaml"


@dataclass(frozen=True, slots=True)
class Told:
    """A text, the incidents of which one is right, and the facts that its words settle; `kept`: nothing was chosen by how it came out."""

    text: str
    right: frozenset[str]
    says: Mapping[str, Value]
    kept: bool

    def wrong_in(self, understood: Understanding) -> dict[str, Value]:
        """The facts that were taken though the text does not say them, or says them otherwise."""
        taken = {one.fact: one.value for one in understood.facts if one.sure}
        return {fact: value for fact, value in taken.items() if not _same(self.says.get(fact), value)}

    def taken_in(self, understood: Understanding) -> int:
        """How many of the facts said were taken."""
        return sum(one.sure and _same(self.says.get(one.fact), one.value) for one in understood.facts)


def _same(said: Value | None, taken: Value) -> bool:
    """Whether they are one value: 1 is not "yes"."""
    return type(said) is type(taken) and said == taken


@dataclass(frozen=True, slots=True)
class Score:
    """Of `count` texts: a right incident is first, among those shown, taken without asking, so taken wrongly; facts said, of these taken, and
    texts of which a fact was taken that they do not say.
    """

    count: int
    first: int
    shown: int
    sure: int
    wrongly_sure: int
    said: int
    taken: int
    with_wrong_facts: int

    def row(self) -> str:
        """The cells of a table."""
        parts = (f"{self.first / self.count:.0%}", f"{self.shown / self.count:.0%}", self.sure, self.wrongly_sure, self.with_wrong_facts)
        return " | ".join([*map(str, parts), f"{self.taken} of {self.said}"])


def told_at_the_table() -> list[Told]:
    """All texts, in the order of the file."""
    rows = yaml.safe_load(FILE.read_text(encoding="utf-8"))
    return [Told(row["text"], frozenset(row["right"]), row["says"], row.get("kept", False)) for row in rows]


def score_of(vocabulary: Vocabulary, told: Sequence[Told]) -> Score:
    """How well these texts are understood."""
    both = [(one, understand(vocabulary, one.text)) for one in told]
    first = [bool(read.readings) and read.readings[0].incident in one.right for one, read in both]
    return Score(
        len(both),
        sum(first),
        sum(any(reading.incident in one.right for reading in read.readings) for one, read in both),
        sum(read.sure for _, read in both),
        sum(read.sure and not right for (_, read), right in zip(both, first, strict=True)),
        sum(len(one.says) for one in told),
        sum(one.taken_in(read) for one, read in both),
        sum(bool(one.wrong_in(read)) for one, read in both),
    )
