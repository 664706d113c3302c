"""Free text cut into tokens: words without capitals and accents, numbers, and where clauses end."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

HOLE = "{n}"
"""A number, in a phrase of the vocabulary."""
GAP = "…"
"""A few words of any kind, in a phrase of the vocabulary."""

_TOKEN = re.compile(
    r"(?P<hole>\{n\})|(?P<gap>…|\.\.\.)"
    r"|(?P<ordinal>\d+(?:st|nd|rd|th|ers?|[eè]res?|e|[eè]mes?|nde?)\b)"
    r"|(?P<number>\d{1,3}(?:[\s.,'’\u202f]\d{3})+(?!\d)|\d+(?:[.,]\d+)?)(?:(?P<times>[kKmM])(?P<rest>\d{1,2})?\b)?(?:s\b|(?=[bB][bB]\b)|(?!\w))"
    r"|(?P<not>[^\W\d_]+n['’]t\b)"
    r"|(?P<word>\d*[^\W\d_]+(?:\+\d)?\d*)"
    r"|(?P<end>[?!;:]|[.,](?=\s|$)|\s[-–—]+\s|[()\"«»\n])"
    r"|(?P<slash>/)"
)
_RUN_TOGETHER = re.compile(r"(did|does|is|was|has|had|have|ca|wo|could|would|are|were|should)nt")
_FULL = {"ca": "can", "wo": "will", "sha": "shall"}
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae", "’": "'"})

_ENDINGS = ("issement", "aient", "ement", "ment", "ation", "ing", "ait", "ant", "ent", "ees", "ee", "ed", "er", "ez", "ly", "e", "y")
_SHORTEST = 4
"""A stem keeps so many letters at least."""


@dataclass(frozen=True, slots=True)
class Token:
    """One word, number, hole or gap, and where it stands in the text."""

    word: str
    """In small letters without accents; of a number its digits."""
    start: int
    end: int
    clause: int
    number: int | None = None
    slashed: bool = False
    """A slash stands before it: "50/100"."""
    hyphenated: bool = False
    """A hyphen stands before it."""


def plain(text: str) -> str:
    """In small letters, without accents."""
    if text.isascii():
        return text.lower()
    return "".join(c for c in unicodedata.normalize("NFD", text.lower().translate(_LIGATURES)) if not unicodedata.combining(c))


@lru_cache(maxsize=20_000)
def stem(word: str) -> str:
    """A word without its ending, alike for both languages: what is left need not be a word."""
    if len(word) > 3 and word.endswith(("s", "x")) and not word.endswith("ss"):
        word = word[:-1]
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= _SHORTEST:
            word = word[: -len(ending)]
            break
    if len(word) > 3 and word[-1] == word[-2] and word[-1] != "s":
        word = word[:-1]
    return word


@dataclass(frozen=True, slots=True)
class Tokens:
    """The tokens of a text, and the clauses that end with a question mark."""

    all: tuple[Token, ...]
    asked: frozenset[int]


def tokens_of(text: str) -> Tokens:
    """`text` cut into tokens; their clauses are numbered from 0 and end at punctuation."""
    found: list[Token] = []
    asked: set[int] = set()
    clause = 0
    for match in _TOKEN.finditer(text):
        if match["end"] is not None:
            if match["end"] == "?":
                asked.add(clause)
            clause += 1
        elif match["slash"] is None:
            slashed, hyphenated = text[match.start() - 1 : match.start()] == "/", text[match.start() - 1 : match.start()] == "-"
            for word, number in _words(match):
                found.append(Token(word, match.start(), match.end(), clause, number, slashed, hyphenated))
    return Tokens(tuple(found), frozenset(asked))


def _words(match: re.Match[str]) -> Iterator[tuple[str, int | None]]:
    if match["hole"] is not None:
        yield HOLE, None
    elif match["gap"] is not None:
        yield GAP, None
    elif match["number"] is not None:
        number = _number(match)
        yield (str(number), number)
    elif match["not"] is not None:
        yield from ((word, None) for word in _negated(plain(match["not"]).partition("n'")[0]))
    else:
        word = plain(match[0])
        together = _RUN_TOGETHER.fullmatch(word)
        if together is not None:
            yield from ((part, None) for part in _negated(together[1]))
        else:
            yield word, None


def _negated(word: str) -> tuple[str, str]:
    return _FULL.get(word, word), "not"


def _number(match: re.Match[str]) -> int:
    """In whole chips: "2,900", "2 900", "2.5k", "2k5"."""
    digits, times, rest = match["number"], match["times"], match["rest"]
    if not times:
        grouped = re.fullmatch(r"\d+(?:[\s.,'’\u202f]\d{3})+", digits)
        return int(re.sub(r"\D", "", digits)) if grouped else int(re.split(r"[.,]", digits)[0])
    factor = 1000 if times in "kK" else 1_000_000
    whole, _, part = re.sub(r"[,]", ".", digits).partition(".")
    part = part or rest or ""
    return int(whole) * factor + (int(part) * factor // 10 ** len(part) if part else 0)
