"""Text of other people's, printed back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.text.escape import LONGEST, escaped


@given(st.text())
def test_nothing_that_cannot_be_seen_is_left(text: str) -> None:
    shown = escaped(text)
    assert all(character.isprintable() or character.isspace() for character in shown)
    assert not set(shown) & set("\n\r\t\x0b\x0c\x1c\x1d\x1e\x1f\x85\u2028\u2029")


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("flop", "flop"),
        ("siège 3 · 1\u202f200", "siège 3 · 1\u202f200"),
        ("\x1b[2J", "\\x1b[2J"),
        ("a\nb", "a\\nb"),
        ("\u202eabc", "\\u202eabc"),
        ("\ud800", "\\ud800"),
        ("x" * (LONGEST + 1), "x" * LONGEST + "…"),
    ],
)
def test_escapes(text: str, shown: str) -> None:
    assert escaped(text) == shown


def test_diagnostics_print_nothing_back_as_it_is() -> None:
    found = Diagnostic("unknown_incident", Place("a\x1b.yaml", 1), {"incident": "b\u202e\x07"})
    assert found.line("en") == "a\\x1b.yaml:1: unknown incident `b\\u202e\\x07`"
