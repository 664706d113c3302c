"""A parameter that no rule of the house hangs on."""

from __future__ import annotations

import re
from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.check.uses import used_by_rules
from adjudicator.facts.betting.parameters import BEARS_ON
from adjudicator.source.data import find as find_node
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence


def find(house: House) -> Iterator[Finding]:
    """Each parameter that the house itself sets, and neither its rules name nor any fact that it has a part in is used."""
    used = used_by_rules(house.rulebook)
    written = " ".join(text for article in house.chapters.values() for text in _texts(article))
    sources = [(None, house.house_file, "parameters"), *((number, article, "set") for number, article in house.chapters.items())]
    for number, node, key in sources:
        settings = find_node(node, key)
        for name, _ in settings.entries if isinstance(settings, Mapping) else ():
            if used.isdisjoint(BEARS_ON[name.text]) and not re.search(rf"\b{name.text}\b", written):
                articles = () if number is None else (f"{house.rulebook.id}/{number}",)
                about = About(parameters=(name.text,), articles=articles)
                yield Finding(CHECK.id, name.place, "check_idle_parameter_says", {"parameter": name.text}, about)


def _texts(node: Node) -> Iterator[str]:
    """What stands in the conditions and outcomes of an article."""
    if isinstance(node, Scalar):
        yield node.text
    elif isinstance(node, Sequence):
        for item in node.items:
            yield from _texts(item)
    else:
        for key, value in node.entries:
            if key.text not in ("set", "title", "gist", "reading", "note", "see", "forbidden", "id"):
                yield from _texts(value)


CHECK = Check("idle_parameter", Level.WARNING, find)
