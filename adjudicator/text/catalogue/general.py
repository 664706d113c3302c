"""Sentences that every part uses."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "did_you_mean": Text(en="did you mean {words}?", fr="vouliez-vous dire {words} ?"),
}
