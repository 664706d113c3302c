"""An article cited in the words of a rulebook that there is none of."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence

_WORD = re.compile(r"(?<![\w.,:/-])[\w-]+(?:[.-][\w-]+)*", re.UNICODE)


def find(house: House) -> Iterator[Finding]:
    """Each number in the texts of an article that is written like the house's article numbers, and is none."""
    numbers = {article.number for article in house.rulebook.articles.values()}
    own = {article.number for article in house.rulebook.articles.values() if article.house == house.rulebook.id}
    shapes = {_shape(number) for number in own if _is_telling(number)}
    for number, article in house.chapters.items():
        for text in _texts(article):
            for word in dict.fromkeys(_WORD.findall(text.text)):
                if _shape(word) in shapes and word not in numbers and not any(known.startswith(f"{word}-") for known in numbers):
                    about = About(articles=(f"{house.rulebook.id}/{number}",))
                    near = " / ".join(f"`{one}`" for one in nearest(word, sorted(own))) or "—"
                    yield Finding(CHECK.id, text.place, "check_unknown_article_says", {"word": word, "near": near}, about)


def _is_telling(number: str) -> bool:
    """Whether nothing but an article is written like this: "6.10" is, "7" or "on" is not."""
    return bool(re.search(r"[.-]", number))


def _shape(number: str) -> str:
    """A number with its digits and letters made equal: 6.10 and 12.3 are ``9.9``; words stay, as headings may have dots in them."""
    head, dot, _ = number.partition(".")
    if dot and not head.isdigit():
        return f"{head}."
    return re.sub(r"[A-Z]+", "A", re.sub(r"\d+", "9", number))


def _texts(node: Node) -> Iterator[Scalar]:
    """The texts that people read."""
    if isinstance(node, Sequence):
        for item in node.items:
            yield from _texts(item)
    elif isinstance(node, Mapping):
        for key, value in node.entries:
            if isinstance(value, Scalar) and key.text in ("en", "fr", "note"):
                yield value
            elif not isinstance(value, Scalar):
                yield from _texts(value)


CHECK = Check("unknown_article", Level.ERROR, find)
