"""The examples of a page of the documentation: its ```yaml blocks."""

from __future__ import annotations

import re
import textwrap
from dataclasses import dataclass
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"

_BLOCK = re.compile(r"^```yaml\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True, slots=True)
class Example:
    """One block, and the line of the page on which it begins."""

    text: str
    line: int

    @property
    def keys(self) -> frozenset[str]:
        """The keys at its top level."""
        return frozenset(re.findall(r"^\"?([\w.]+)\"?:", self.text, re.MULTILINE))


def examples(page: str) -> list[Example]:
    """Every ```yaml block of a page, in order."""
    text = (DOCS / page).read_text(encoding="utf-8")
    return [Example(textwrap.dedent(match[1]), text.count("\n", 0, match.start()) + 2) for match in _BLOCK.finditer(text)]
