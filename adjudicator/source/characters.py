"""From bytes to text: UTF-8 only, and no character that cannot be seen."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place

MAX_BYTES = 1_000_000
"""The size of the largest source that is read."""

_REPORTED = 20
"""Bad characters reported in one file; a binary file has thousands."""

_INVISIBLE = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f"  # control characters; tab and ends of line are looked at by YAML
    "\u061c\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"  # zero width, direction of writing, ends of line that editors do not show
    "\ud800-\udfff\ufffe\uffff]"
)


def decode(data: bytes, shown: str) -> str:
    """The text of a source, without byte order mark.

    `shown` is the name of the file in places.
    Raises InvalidInputError when it is over MAX_BYTES, is not UTF-8, or holds control or invisible characters.
    """
    if len(data) > MAX_BYTES:
        raise InvalidInputError([Diagnostic("source_too_big", Place(shown), {"limit": MAX_BYTES})])
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        before = error.object[: error.start]  # utf-8-sig takes the mark off `object` as well
        line_start = before.rfind(b"\n") + 1
        place = Place(shown, before.count(b"\n") + 1, len(before[line_start:].decode("utf-8", "replace")) + 1)
        raise InvalidInputError([Diagnostic("source_not_utf8", place, {"byte": f"0x{error.object[error.start]:02x}"})]) from None
    check_characters(text, shown)
    return text


def check_characters(text: str, shown: str) -> None:
    """Raises InvalidInputError with the place of each control or invisible character (the first twenty)."""
    found = [diagnostic for diagnostic, _ in zip(_bad_characters(text, shown), range(_REPORTED), strict=False)]
    if found:
        raise InvalidInputError(found)


def invisible_in(text: str) -> str | None:
    """The code of the first control or invisible character of a text that was written with escapes; None where there is none."""
    match = _INVISIBLE.search(text)
    return None if match is None else f"U+{ord(match[0]):04X}"


def _bad_characters(text: str, shown: str) -> Iterator[Diagnostic]:
    line, line_start = 1, 0
    for match in _INVISIBLE.finditer(text):
        line += text.count("\n", line_start, match.start())
        line_start = text.rfind("\n", 0, match.start()) + 1
        place = Place(shown, line, match.start() - line_start + 1)
        yield Diagnostic("source_invisible_character", place, {"code": f"U+{ord(match[0]):04X}"})
