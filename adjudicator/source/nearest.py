"""The valid words closest to one that is not."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sized

_CUTOFF = 70.0
"""Likeness, in percent, under which a word is no help."""

_PREFIX = 3
"""Letters from which the beginning of a word is enough."""


def plain_form(word: str) -> str:
    """A word without accents, capitals, and with spaces and hyphens as underscores: how people mistype ids."""
    letters = unicodedata.normalize("NFKD", word.strip().casefold())
    return "".join("_" if c in " -" else c for c in letters if not unicodedata.combining(c))


MANY = 100
"""Errors after which nobody is told what each wrong word is near to: he has to look at the whole anyway, and looking words up takes its time."""


def nearest_of_few(word: str, words: Iterable[str], found: Sized) -> tuple[str, ...]:
    """As `nearest`, while few errors have been found; `found` are those so far."""
    return nearest(word, words) if len(found) < MANY else ()


def nearest(word: str, words: Iterable[str], limit: int = 3) -> tuple[str, ...]:
    """Up to `limit` of `words` that look like `word`, the likeliest first; none when nothing does."""
    from rapidfuzz import fuzz  # only errors need it: it is not on the path of a ruling

    wanted = plain_form(word)[:200]
    if not wanted:
        return ()
    scored: list[tuple[float, str]] = []
    for candidate in words:
        form = plain_form(candidate)
        if form == wanted:
            score = 100.0
        else:
            spaced = fuzz.token_sort_ratio(wanted.replace("_", " "), form.replace("_", " "))
            score = max(fuzz.ratio(wanted, form), spaced * 0.99)
            if len(wanted) >= _PREFIX and form.startswith(wanted):
                score = max(score, 90.0)
            if len(wanted) <= _PREFIX and abs(len(wanted) - len(form)) <= 1 and wanted[0] == form[:1]:
                score = max(score, _CUTOFF)
        if score >= _CUTOFF:
            scored.append((score, candidate))
    scored.sort(key=lambda pair: (-pair[0], pair[1]))
    return tuple(word for _, word in scored[:limit])
