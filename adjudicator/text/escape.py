"""Text of other people's, printed back: nothing in it moves the cursor, hides, or turns the direction of writing."""

from __future__ import annotations

LONGEST = 1_000
"""Characters of one text that are printed back; of a longer one the beginning."""

_HIDDEN = frozenset(("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"))
"""Control, formatting, halves of characters, unassigned ones, ends of line that are none."""


def escaped(text: str) -> str:
    """The text with what cannot be seen written as escapes (``\\x1b``, ``\\u202e``), cut to LONGEST characters."""
    cut = text if len(text) <= LONGEST else f"{text[:LONGEST]}…"
    if cut.isprintable():
        return cut
    from unicodedata import category  # only for text that needs it

    return "".join(_escape(character) if category(character) in _HIDDEN else character for character in cut)


def _escape(character: str) -> str:
    return character.encode("unicode_escape").decode("ascii")
