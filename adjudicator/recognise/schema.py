"""The shape of the files of words, those by which free text is recognised."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from adjudicator.source.forms import Form, Id, Sentence

Phrase = Annotated[str, StringConstraints(min_length=1)]
Cue = Literal[
    "negation",
    "doubt",
    "question",
    "claim",
    "denial",
    "alternative",
    "clause",
    "break",
    "before",
    "reversal",
    "again",
    "refusal",
    "when",
    "present",
    "bound",
    "half",
    "restrict",
    "part",
    "one",
    "small",
]
Mention = Literal["position", "street", "seat"]


class PhrasesForm(Form):
    """Phrases, by language."""

    en: list[Phrase] = Field([], description="In English. `(a|b)` is either.")
    fr: list[Phrase] = Field([], description="In French. `(a|b)` is either.")

    def both(self) -> tuple[str, ...]:
        """Those of both languages: tables mix them."""
        return (*self.en, *self.fr)


class WordsForm(Form):
    """A file of words."""

    chapter: Sentence | None = Field(None, description="The heading under which the incidents of this file are listed.")
    same: dict[Id, PhrasesForm] = Field({}, description="Words that mean the same thing at the table, a group a meaning.")
    cues: dict[Cue, PhrasesForm] = Field({}, description="Words that say how a thing is meant: denied, doubted, asked, claimed.")
    numbers: dict[str, PhrasesForm] = Field({}, description="Numbers in words.")
    mentions: dict[Mention, dict[str, PhrasesForm]] = Field({}, description="Positions, streets and seats, which are always looked for.")
    incidents: dict[Id, PhrasesForm] = Field({}, description="How an incident is put.")
    facts: dict[Id, dict[str, PhrasesForm]] = Field(
        {}, description="Fact to value to phrases: `yes`, `no`, a word, a number, `says` (with {n}), `open` (spoken of without being settled)."
    )
