"""Amounts, blinds, positions, seats and streets: every one that the text names, whether a fact comes from it or not."""

from __future__ import annotations

from adjudicator.recognise.features import Featured
from adjudicator.recognise.index import Index
from adjudicator.recognise.tokens import HOLE, Token
from adjudicator.recognise.understanding import Mention, MentionKind

_SMALLEST_AMOUNT = 10
"""Smaller numbers are numbers of something, unless a thing of that number is named."""


def mentions_of(featured: Featured, index: Index, taken: frozenset[int]) -> tuple[Mention, ...]:
    """What the text names, in its order. `taken` are the tokens from which facts were taken."""
    tokens = featured.tokens.all
    read = [featured.corrected.get(position, token.word) for position, token in enumerate(tokens)]
    found: list[tuple[int, Mention]] = []
    used: set[int] = set()
    patterns = sorted(((kind, value, words.split()) for kind, value, words in index.mentions), key=lambda one: -len(one[2]))
    there = {*read, HOLE}
    for kind, value, words in patterns:
        if not there.issuperset(words):
            continue
        for start in range(len(tokens) - len(words) + 1):
            span = range(start, start + len(words))
            if used.isdisjoint(span) and all(_same(tokens[p], read[p], word) for p, word in zip(span, words, strict=True)):
                used.update(span)
                number = next((tokens[p].number for p in span if tokens[p].number is not None), None)
                found.append((start, _mention(kind, value if number is None else str(number), featured, start, span[-1], taken)))
    for position, token in enumerate(tokens):
        if token.number is not None and position not in used:
            follows = position + 1 < len(tokens) and tokens[position + 1].slashed
            if follows or token.slashed:
                if follows and not token.slashed:
                    last = position + 1
                    while last + 1 < len(tokens) and tokens[last + 1].slashed:
                        last += 1
                    value = "/".join(str(tokens[p].number) for p in range(position, last + 1))
                    found.append((position, _mention("blinds", value, featured, position, last, taken)))
            else:
                kind = "amount" if token.number >= _SMALLEST_AMOUNT else "number"
                found.append((position, _mention(kind, str(token.number), featured, position, position, taken)))
    found += [
        (one.first, _mention("amount", str(one.number), featured, one.first, one.last, taken))
        for one in featured.features
        if one.number is not None
        and one.number >= _SMALLEST_AMOUNT
        and tokens[one.first].number is None
        and used.isdisjoint(range(one.first, one.last + 1))
    ]
    return tuple(mention for _, mention in sorted(found, key=lambda pair: pair[0]))


def seats_named(featured: Featured, index: Index) -> frozenset[int]:
    """The tokens that are the number of a seat: "seat 4" is no count of anything."""
    tokens = featured.tokens.all
    read = [featured.corrected.get(position, token.word) for position, token in enumerate(tokens)]
    patterns = [words.split() for kind, _, words in index.mentions if kind == "seat" and words.endswith(HOLE)]
    return frozenset(
        start + len(words) - 1
        for words in patterns
        for start in range(len(tokens) - len(words) + 1)
        if all(_same(tokens[start + offset], read[start + offset], word) for offset, word in enumerate(words))
    )


def _same(token: Token, read: str, word: str) -> bool:
    return token.number is not None if word == HOLE else read == word


def _mention(kind: str, value: str, featured: Featured, first: int, last: int, taken: frozenset[int]) -> Mention:
    known: MentionKind = kind  # type: ignore[assignment]  # the files of words know no other kinds
    return Mention(known, value, featured.words(first, last), not taken.isdisjoint(range(first, last + 1)))
