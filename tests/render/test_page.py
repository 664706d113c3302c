from __future__ import annotations

import io

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.render.page import Page, Run
from adjudicator.render.terminal import has_colours, page_width, show

_WORDS = st.text(st.characters(codec="ascii", categories=("L", "N")), min_size=1, max_size=12)


@given(st.lists(_WORDS, max_size=40), st.integers(30, 120), st.integers(0, 4), st.integers(0, 6))
def test_paragraphs_keep_every_word_and_the_width(words: list[str], width: int, indent: int, hang: int) -> None:
    page = Page(width)
    page.paragraph(" ".join(words), indent=indent, hang=hang)
    assert page.plain().split() == words
    assert all(len(line) <= width for line in page.plain().splitlines())


@given(st.lists(st.tuples(_WORDS, st.lists(_WORDS, max_size=20)), max_size=6), st.integers(30, 120))
def test_rows_keep_every_word_and_the_width(rows: list[tuple[str, list[str]]], width: int) -> None:
    page = Page(width)
    page.rows([(head, " ".join(body)) for head, body in rows])
    assert page.plain().split() == [word for head, body in rows for word in (head, *body)]
    assert all(len(line) <= width for line in page.plain().splitlines())


def test_a_word_longer_than_a_line_is_cut_after_its_bars() -> None:
    page = Page(30)
    page.paragraph("deck_fault=odd_back|duplicate|missing_card|two_decks")
    assert page.plain() == "  deck_fault=odd_back|\n  duplicate|missing_card|\n  two_decks\n"


def test_no_two_empty_lines_and_none_at_the_top() -> None:
    page = Page(80)
    page.blank()
    page.paragraph("a")
    page.blank()
    page.blank()
    page.paragraph("b")
    assert page.plain() == "  a\n\n  b\n"


def test_runs_are_glued_unless_a_space_stands_between_them() -> None:
    page = Page(80)
    page.paragraph([Run("6.8", "cite"), Run(", "), Run("6.9", "cite"), Run(" and"), Run(" more")])
    assert page.plain() == "  6.8, 6.9 and more\n"


def test_numbers_are_aligned() -> None:
    page = Page(80)
    page.numbered(["x"] * 10)
    assert page.plain().splitlines()[8:] == ["   9  x", "  10  x"]


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    page = Page(80)
    page.labelled(Run("RULING", "ruled"), "The hand goes on.")
    terminal = Terminal()
    show(page, terminal)
    assert "\x1b[" in terminal.getvalue()
    pipe = io.StringIO()
    show(page, pipe)
    assert pipe.getvalue() == "  RULING   The hand goes on.\n"
    monkeypatch.setenv("NO_COLOR", "1")
    assert not has_colours(Terminal())


def test_the_width_is_that_of_the_terminal_within_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    for columns, width in (("10", 30), ("44", 44), ("300", 100)):
        monkeypatch.setenv("COLUMNS", columns)
        assert page_width() == width
