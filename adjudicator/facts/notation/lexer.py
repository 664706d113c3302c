"""From text to tokens: words without accents, numbers, quoted words, cards, symbols, each with its place."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal, NamedTuple

from adjudicator.source.diagnostics import Diagnostic, Place

Kind = Literal["word", "number", "string", "card", "symbol", "end"]

NOISE = frozenset(("the", "his", "her", "its", "an", "a", "to", "for", "of", "is", "le", "la", "les", "l", "son", "sa", "ses", "est", "du", "des"))
"""Words that carry no meaning in the notation; `à` is `a` without its accent."""


class Token(NamedTuple):
    """A token. `norm` is its text in lower case without accents; `start` and `end` are offsets in the whole text."""

    kind: Kind
    text: str
    norm: str
    place: Place
    start: int
    end: int


_TOKEN = re.compile(
    r"""(?P<space>[ \t\r\u00a0\u202f]+)
    |(?P<line>\n)
    |(?P<string>"[^"\n]*"|\u201c[^\u201d\n]*\u201d|\u00ab[^\u00bb\n]*\u00bb|'[^'\n]*'|\u2018[^\u2019\n]*\u2019)
    |(?P<utg>utg\ ?\+\ ?\d+)
    |(?P<card>(?:10|[2-9TJQKA])[cdhs\u2660\u2665\u2666\u2663](?!\w))
    |(?P<number>\d+(?:[.,]\d+)*(?:[km]\d*(?![^\W_]))?)
    |(?P<word>[^\W\d_]+)
    |(?P<symbol>[;,/+?:=*\u00d7~!()-]|['\u2019](?=\w))
    """,
    re.VERBOSE | re.IGNORECASE,
)


def normal(word: str) -> str:
    """A word in lower case without accents."""
    if word.isascii():
        return word.lower()
    return "".join(c for c in unicodedata.normalize("NFKD", word.casefold()) if not unicodedata.combining(c))


def _joins(text: str, offset: int) -> bool:
    """Whether a hyphen joins two words."""
    return text[offset - 1 : offset].isalpha() and text[offset + 1 : offset + 2].isalpha()


def tokens_of(text: str, file: str) -> tuple[list[Token], list[Diagnostic]]:
    """The tokens of a text, noise words left out, a token of kind "end" last; and a diagnostic for each character that cannot be read."""
    tokens: list[Token] = []
    wrong: list[Diagnostic] = []
    line, line_start, offset = 1, 0, 0
    while offset < len(text):
        match = _TOKEN.match(text, offset)
        place = Place(file, line, offset - line_start + 1)
        if match is None:
            wrong.append(Diagnostic("notation_character", place, {"text": text[offset]}))
            offset += 1
            continue
        kind, found, end = match.lastgroup, match[0], match.end()
        if kind == "line":
            tokens.append(Token("symbol", "\n", ";", place, offset, end))
            line, line_start = line + 1, end
        elif kind == "word" or kind == "utg":
            norm = normal(found.replace(" ", "")) if kind == "utg" else normal(found)
            if norm not in NOISE:
                tokens.append(Token("word", found, norm, place, offset, end))
        elif kind == "string":
            tokens.append(Token("string", found[1:-1].strip(), found[1:-1].strip(), place, offset, end))
        elif kind == "card":
            tokens.append(Token("card", found, found, place, offset, end))
        elif kind == "number":
            tokens.append(Token("number", found, found.lower(), place, offset, end))
        elif kind == "symbol" and found not in ":'\u2019" and not (found == "-" and _joins(text, offset)):
            tokens.append(Token("symbol", found, "x" if found in "*\u00d7" else found, place, offset, end))
        offset = end
    tokens.append(Token("end", "", "", Place(file, line, offset - line_start + 1), offset, offset))
    return tokens, wrong
