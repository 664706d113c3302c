"""Phrases of the vocabulary written out: `(a|b)` is either."""

from __future__ import annotations

import re
from itertools import product

_CHOICE = re.compile(r"\(([^()]*)\)")
MOST = 64
"""A phrase stands for no more than so many."""


def written_out(phrase: str) -> list[str]:
    """Every phrase that one with choices stands for; none when they are more than MOST."""
    parts = _CHOICE.split(phrase)
    choices = [part.split("|") if index % 2 else [part] for index, part in enumerate(parts)]
    count = 1
    for choice in choices:
        count *= len(choice)
    if count > MOST:
        return []
    return [" ".join("".join(chosen).split()) for chosen in product(*choices)]
