"""The words of a vocabulary by which free text is recognised, as they are written: phrases of both languages together."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Text

HINT = "?"
"""A phrase of a fact that ends so only hints at the value."""

NEEDED = "!"
"""A small word of a phrase of a fact that is marked so must stand in the text: "he! has! {n} cards"."""

Phrases = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """Every section of the files of words. Phrases of a language are recognised in texts of the other too: tables mix them."""

    same: Mapping[str, Phrases] = field(default_factory=dict)
    cues: Mapping[str, Phrases] = field(default_factory=dict)
    numbers: Mapping[str, Phrases] = field(default_factory=dict)
    mentions: Mapping[str, Mapping[str, Phrases]] = field(default_factory=dict)
    incidents: Mapping[str, Phrases] = field(default_factory=dict)
    facts: Mapping[str, Mapping[str, Phrases]] = field(default_factory=dict)
    """Fact to value ("yes", "no", a word, a number, OPEN, SAYS) to phrases."""
    chapters: Mapping[str, Text] = field(default_factory=dict)
    """Incident to the heading that it is listed under."""
    places: Mapping[tuple[str, str], Place] = field(default_factory=dict)
    """Where the phrases of a fact for one value first stand."""
