"""A page: lines of styled words, wrapped to a width. It knows neither terminals nor colours."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Literal, NamedTuple

Style = Literal["plain", "strong", "faint", "cite", "ruled", "open", "silent", "wrong"]
"""What a word is, not how it looks: `adjudicator.render.terminal` gives it its colour."""

MARGIN = 2
NARROW = 60
"""Under this width labels stand on a line of their own."""
LABEL = 11
"""The column at which the text beside a label stands and is continued."""
WIDE_LABEL = 16
"""Text beside a longer label is continued at the margin."""
BESIDE = 24
"""The second of two columns is at least so wide."""


class Run(NamedTuple):
    """A stretch of text in one style."""

    text: str
    style: Style = "plain"


Runs = str | Run | Sequence[Run]


@dataclass(slots=True)
class Page:
    """Lines, each a list of runs; `width` in columns."""

    width: int
    lines: list[list[Run]] = field(default_factory=list)

    def blank(self) -> None:
        """One empty line; never two, and none at the top."""
        if self.lines and self.lines[-1]:
            self.lines.append([])

    def paragraph(self, runs: Runs, *, indent: int = MARGIN, hang: int | None = None) -> None:
        """A paragraph; its further lines are indented by `hang` (as the first when left out)."""
        self._wrapped([], _runs(runs), indent, indent if hang is None else hang)

    def labelled(self, label: Runs, runs: Runs, *, indent: int = MARGIN, column: int = LABEL) -> None:
        """A label and the text beside it, continued at `column`; on a narrow page the text stands under a label that is longer than that."""
        head = _runs(label)
        size = sum(len(run.text) for run in head)
        if self.width < NARROW and indent + size > column:
            self.paragraph(head, indent=indent)
            self.paragraph(runs, indent=indent + MARGIN)
            return
        gap = column - indent - size if indent + size < column else MARGIN
        start = indent + size + gap
        hang = indent + MARGIN if self.width < NARROW and start > indent + 2 * MARGIN else start if start <= WIDE_LABEL else 2 * MARGIN
        self._wrapped([*head, Run(" " * gap)], _runs(runs), indent, hang)

    def verbatim(self, label: Runs, text: str, *, indent: int = MARGIN, column: int = LABEL) -> None:
        """A label and a text to be copied, in one line however long it is."""
        head = _runs(label)
        gap = max(column - indent - _size(head), MARGIN)
        self.lines.append([Run(" " * indent), *head, Run(" " * gap), Run(text)])

    def rows(self, rows: Sequence[tuple[Runs, Runs]], *, indent: int = MARGIN, most: int = 40) -> None:
        """Pairs in two columns; one under the other when the first column would be wider than `most`, or leave the second too little."""
        heads = [_runs(head) for head, _ in rows]
        widest = max((_size(head) for head in heads), default=0)
        column = indent + widest + MARGIN
        stacked = widest > most or column + BESIDE > self.width
        for head, (_, body) in zip(heads, rows, strict=True):
            if stacked:
                self.paragraph(head, indent=indent, hang=indent + MARGIN)
                if _size(_runs(body)):
                    self.paragraph(body, indent=indent + 2 * MARGIN)
            else:
                self._wrapped([*head, Run(" " * (column - indent - _size(head)))], _runs(body), indent, column)

    def side_by_side(self, columns: Sequence[tuple[Runs, Sequence[Runs]]], *, indent: int = MARGIN) -> None:
        """Heads with the paragraphs under each, next to one another; one under the other on a narrow page."""
        room = (self.width - indent + MARGIN) // max(len(columns), 1) - MARGIN
        if self.width < NARROW or room < BESIDE:
            for head, body in columns:
                self.paragraph(head, indent=indent)
                for paragraph in body:
                    self.paragraph(paragraph, indent=indent + MARGIN, hang=indent + 2 * MARGIN if len(body) > 1 else None)
            return
        pages = []
        for head, body in columns:
            page = Page(room)
            page.paragraph(head, indent=0)
            for paragraph in body:
                page.paragraph(paragraph, indent=0, hang=MARGIN if len(body) > 1 else None)
            pages.append(page.lines)
        for parts in zip_longest(*pages, fillvalue=[]):
            line = [Run(" " * indent)]
            for number, part in enumerate(parts):
                line += [*part] if number == len(parts) - 1 else [*part, Run(" " * (room + MARGIN - _size(part)))]
            self.lines.append(line)

    def numbered(self, texts: Iterable[str], *, indent: int = MARGIN) -> None:
        """A numbered list, the numbers right-aligned."""
        items = list(texts)
        digits = len(str(len(items)))
        for number, text in enumerate(items, 1):
            self._wrapped([Run(f"{number:>{digits}}  ", "strong")], [Run(text)], indent, indent + digits + MARGIN)

    def plain(self) -> str:
        """The page without styles."""
        return "".join("".join(run.text for run in line).rstrip() + "\n" for line in self.lines)

    def _wrapped(self, head: Sequence[Run], runs: Sequence[Run], indent: int, hang: int) -> None:
        line: list[Run] = [Run(" " * indent), *head] if indent else list(head)
        used = _size(line)
        start = used
        for word, style, glued in _words(runs):
            gap = 0 if glued or used == start else 1
            for piece in _pieces(word, self.width - hang):
                if used + gap + len(piece) > self.width and used > start:
                    self.lines.append(line)
                    line = [Run(" " * hang)] if hang else []
                    used = start = hang
                    gap = 0
                line.append(Run(" " * gap + piece, style))
                used += gap + len(piece)
                gap = 0
        self.lines.append(line)


def _runs(runs: Runs) -> list[Run]:
    if isinstance(runs, str):
        return [Run(runs)]
    return [runs] if isinstance(runs, Run) else list(runs)


def _size(runs: Iterable[Run]) -> int:
    return sum(len(run.text) for run in runs)


def _words(runs: Sequence[Run]) -> Iterator[tuple[str, Style, bool]]:
    """Every word with its style, and whether it is glued to the one before it (no space between two runs)."""
    loose = True
    for text, style in runs:
        if text[:1] == " ":
            loose = True
        for position, word in enumerate(word for word in text.split(" ") if word):
            yield word, style, position == 0 and not loose
        if text:
            loose = text[-1] == " "


def _pieces(word: str, room: int) -> Iterator[str]:
    """A word that is longer than a line, cut after its bars (``a=yes|no``), else where the line ends."""
    room = max(room, 8)
    while len(word) > room:
        cut = word.rfind("|", 0, room) + 1 or room
        yield word[:cut]
        word = word[cut:]
    yield word
