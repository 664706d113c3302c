"""Texts that somebody could put in: real ones with something wrong in them, and nonsense."""

from __future__ import annotations

import re
from collections.abc import Sequence
from random import Random

NASTY: Sequence[str] = (
    *("\x00", "\x07", "\x1b[2J", "\x7f", "\x85", "\u202e", "\u200b", "\u2028", "\ufeff", "\ud800", "\U0001f0a1"),
    *("е", "ﬂop", "ｆｌｏｐ", "İ", "ß", "‘", "«", "٣", "²"),
    *("{}", "{0}", "{house}", "%s", "\\", '"', "'", "`", "\t", "\n", "\r", "\n\n", " ", ":", ": ", "- ", ",", "[", "]", "{", "}", "#"),
    *("&a", "*a", "!!python/name:os.system", "|", ">", "<<", "?", "---", "...", "@", "%", "=", "==", ">=", "..", "/", "//", "../../.."),
    *("-", "--", "+", "*", "0", "-1", "1" * 19, "9" * 400, "1e9", "1.5", "0x10", "007", "50%", "1/0", "[" * 40, "{a: " * 40, "(" * 60),
    *("yes", "no", "none", "null", "true", "unknown", "disputed", "not", "any", "all", "at least", "other than", "and", "or", "of", "plus", "half"),
    *("when", "then", "unless", "on", "extends", "incident", "facts", "players", "events", "hand", "seat 1", "seat 99", "flop", "misdeal"),
)
"""What breaks careless programs: what cannot be seen, looks like something else, opens and does not close, or has a meaning somewhere."""

_PIECE = re.compile(r"\s+|\w+|[^\w\s]")


def mangled(texts: Sequence[str], source: Random) -> str:
    """One of `texts` with one to six things wrong in it; now and then nothing but nonsense."""
    if source.random() < 0.05:
        return "".join(source.choice(NASTY) for _ in range(source.randrange(12)))
    pieces = _PIECE.findall(source.choice(texts))
    for _ in range(source.choice((1, 1, 2, 3, 6))):
        _spoil(pieces, texts, source)
    return "".join(pieces)


def _spoil(pieces: list[str], texts: Sequence[str], source: Random) -> None:
    place = source.randrange(len(pieces) + 1)
    end = min(len(pieces), place + source.choice((1, 1, 1, 2, 5, 20)))
    match source.randrange(7):
        case 0:
            del pieces[place:end]
        case 1:
            pieces[place:place] = pieces[place:end]
        case 2:
            pieces.insert(place, source.choice(NASTY))
        case 3:
            pieces[place:end] = [source.choice(NASTY)]
        case 4:
            # A piece from elsewhere: the right kind of word in the wrong place.
            other = _PIECE.findall(source.choice(texts))
            start = source.randrange(len(other) + 1)
            pieces[place:end] = other[start : start + source.choice((1, 1, 3, 10))]
        case 5:
            if place < len(pieces):
                pieces[place] = _typo(pieces[place], source)
        case _:
            pieces[place:] = pieces[place:][:1] if source.random() < 0.2 else pieces[place:] + pieces[place:end]


def _typo(word: str, source: Random) -> str:
    place = source.randrange(len(word) + 1)
    return source.choice((word[:place] + word[place + 1 :], word[:place] + word[place - 1 : place] + word[place:], word.swapcase(), word[::-1]))
