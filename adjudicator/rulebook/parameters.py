"""The parameters of a house: its bases' first, then its own; from `house.yaml` and from the articles that set them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from adjudicator.engine.values import Value
from adjudicator.facts.betting.parameters import PARAMETERS
from adjudicator.rulebook.read import HouseSource
from adjudicator.rulebook.references import Found, Index
from adjudicator.source.data import find, scalar_value
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.nodes import Node, Scalar


@dataclass(slots=True)
class Parameters:
    """Values by parameter, and the (house, article) that sets those which an article sets."""

    values: dict[str, Value] = field(default_factory=dict)
    set_by: dict[str, tuple[str, str]] = field(default_factory=dict)


def parameters_of(chain: Sequence[HouseSource], found: list[Diagnostic]) -> Parameters:
    """The parameters of a chain of houses, the root first. Articles that a later house removes set nothing. Errors are appended to `found`."""
    removed = _removed(chain)
    result = Parameters()
    for source in chain:
        places: dict[str, Place] = {}
        for article, key, node in _settings(source):
            if key.text in places:
                found.append(Diagnostic("parameter_twice", key.place, {"parameter": key.text, "first": str(places[key.text])}))
                continue
            places[key.text] = key.place
            value = _value(key, node, found)
            if value is None or f"{source.shape.id}/{article}" in removed:
                continue
            result.values[key.text] = value
            result.set_by.pop(key.text, None)
            if article is not None:
                result.set_by[key.text] = (source.shape.id, article)
    return result


def _settings(source: HouseSource) -> Iterator[tuple[str | None, Scalar, Node]]:
    """What a house sets: the article (None: in `house.yaml`), the parameter, its value."""
    yield from ((None, key, node) for key, node in _entries(find(source.node, "parameters")))
    for article in source.articles:
        if article.shape is not None:
            yield from ((article.number, key, node) for key, node in _entries(find(article.node, "set")))


def _entries(node: Node | None) -> tuple[tuple[Scalar, Node], ...]:
    return node.entries if isinstance(node, MappingNode) else ()


def _value(key: Scalar, node: Node, found: list[Diagnostic]) -> Value | None:
    if key.text not in PARAMETERS:
        found.append(Diagnostic("parameter_unknown", key.place, {"parameter": key.text}, nearest(key.text, PARAMETERS)))
        return None
    value = scalar_value(node) if isinstance(node, Scalar) else None
    words = PARAMETERS[key.text]
    if words is None:
        if isinstance(value, int) and not isinstance(value, bool) and value >= 0:
            return value
        found.append(Diagnostic("parameter_count", node.place, {"parameter": key.text, "value": str(value)}))
        return None
    if isinstance(value, str) and value in words:
        return value
    values: Mapping[str, object] = {"parameter": key.text, "value": str(value), "words": ", ".join(f"`{word}`" for word in words)}
    found.append(Diagnostic("parameter_value", node.place, dict(values), nearest(str(value), words)))
    return None


def _removed(chain: Sequence[HouseSource]) -> set[str]:
    """The articles that a house of the chain removes (references that name a rule or nothing are none of them)."""
    removed: set[str] = set()
    index = Index()
    bases: list[str] = []
    for source in chain:
        for reference in source.removes:
            target = index.find(reference, bases)
            if isinstance(target, Found):
                removed.update(target.articles)
        index.add_house(source.shape.id)
        for article in source.articles:
            index.add_article(source.shape.id, article.number)
        bases.insert(0, source.shape.id)
    return removed
