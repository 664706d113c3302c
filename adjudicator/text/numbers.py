"""Numbers and lists by locale."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from adjudicator.text.languages import Lang

NARROW_SPACE = "\u202f"
"""The narrow no-break space that groups digits in French."""
NO_BREAK_SPACE = "\u00a0"

Joiner = Literal["and", "or"]

_JOINERS: dict[tuple[Lang, Joiner], str] = {("en", "and"): "and", ("en", "or"): "or", ("fr", "and"): "et", ("fr", "or"): "ou"}


def number_text(number: int, lang: Lang) -> str:
    """A whole number with its digits grouped: ``15,000`` in English, ``15 000`` (narrow no-break space) in French."""
    grouped = f"{abs(number):,}"
    if lang == "fr":
        grouped = grouped.replace(",", NARROW_SPACE)
    return f"\u2212{grouped}" if number < 0 else grouped


def list_text(parts: Sequence[str], lang: Lang, joiner: Joiner = "and") -> str:
    """``a, b and c`` or ``a, b ou c``; an empty list is an empty text."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {_JOINERS[lang, joiner]} {parts[-1]}"


def is_one(number: int, lang: Lang) -> bool:
    """Whether a count takes the singular: 0 and 1 (and up to 2, not included) in French, 1 alone in English."""
    return abs(number) < 2 if lang == "fr" else number == 1
