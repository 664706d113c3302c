"""Nodes as plain data, for the pydantic models, and the way back: from an error of pydantic to the place in the file."""

from __future__ import annotations

import re
from collections.abc import Sequence as AbstractSequence
from typing import TYPE_CHECKING

from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence

if TYPE_CHECKING:
    import pydantic

Data = bool | int | str | list["Data"] | dict[str, "Data"]

_WHOLE = re.compile(r"-?(0|[1-9][0-9]{0,17})", re.ASCII)


def scalar_value(scalar: Scalar) -> bool | int | str:
    """A plain `yes` or `no` as a bool, a plain whole number (up to 18 digits, no leading zero) as an int, everything else as its text."""
    if scalar.plain:
        if scalar.text in ("yes", "no"):
            return scalar.text == "yes"
        if _WHOLE.fullmatch(scalar.text):
            return int(scalar.text)
    return scalar.text


def to_data(node: Node) -> Data:
    """A node as plain data: bool, int, str, list, dict."""
    if isinstance(node, Scalar):
        return scalar_value(node)
    if isinstance(node, Sequence):
        return [to_data(item) for item in node.items]
    return {key.text: to_data(value) for key, value in node.entries}


def to_node(data: object, place: Place) -> Node:
    """Plain data (from JSON, or from another form of ours) as a node; every part of it stands at `place`.

    Raises TypeError for other types (floats, None).
    """
    if isinstance(data, bool):
        return Scalar("yes" if data else "no", True, place)
    if isinstance(data, int):
        return Scalar(str(data), True, place)
    if isinstance(data, str):
        return Scalar(data, False, place)
    if isinstance(data, (list, tuple)):
        return Sequence(tuple(to_node(item, place) for item in data), place)
    if isinstance(data, dict) and all(isinstance(key, str) for key in data):
        return Mapping(tuple((Scalar(key, False, place), to_node(value, place)) for key, value in data.items()), place)
    raise TypeError(f"no node for {type(data).__name__}")


def shown(node: Node) -> str:
    """The text of a scalar; ``[…]`` and ``{…}`` for the others."""
    if isinstance(node, Scalar):
        return node.text
    return "{…}" if isinstance(node, Mapping) else "[…]"


def find(node: Node, key: str) -> Node | None:
    """The value of `key` in a mapping; None when there is none."""
    if isinstance(node, Mapping):
        for entry, value in node.entries:
            if entry.text == key:
                return value
    return None


def find_key(node: Node, key: str) -> Scalar | None:
    """The key itself, for its place."""
    if isinstance(node, Mapping):
        for entry, _ in node.entries:
            if entry.text == key:
                return entry
    return None


def node_path(node: Node, loc: AbstractSequence[int | str]) -> list[Node]:
    """The nodes from the root to where a pydantic location leads. Parts that name no node (members of a union, validators) are passed over."""
    path = [node]
    for part in loc:
        if isinstance(part, int) and isinstance(node, Sequence) and part < len(node.items):
            node = node.items[part]
        elif isinstance(part, str) and (value := find(node, part)) is not None:
            node = value
        else:
            continue
        path.append(node)
    return path


def node_at(node: Node, loc: AbstractSequence[int | str]) -> Node:
    """The node that a pydantic location leads to; the nearest node above it when there is none (a missing key)."""
    return node_path(node, loc)[-1]


def place_at(node: Node, loc: AbstractSequence[int | str]) -> Place:
    """The place of the value that a pydantic location leads to; of the nearest node above it when there is none."""
    return node_at(node, loc).place


def key_place_at(node: Node, loc: AbstractSequence[int | str]) -> Place:
    """The place of the key that a location ends with, or of the value when it ends with none."""
    place = node.place
    for part in loc:
        if isinstance(part, int) and isinstance(node, Sequence) and part < len(node.items):
            node = node.items[part]
            place = node.place
        elif isinstance(part, str):
            key, value = find_key(node, part), find(node, part)
            if key is not None and value is not None:
                node, place = value, key.place
    return place


def pydantic_diagnostics(error: pydantic.ValidationError, node: Node, model: type[pydantic.BaseModel] | None = None) -> list[Diagnostic]:
    """Every error of a pydantic model as a sentence of ours, at the place of the offending key or value of `node`, in the order of the file.

    With `model`, an unknown key is given the nearest valid ones. `adjudicator.source.validation.validate` does both steps.
    """
    from adjudicator.source.validation import diagnostics_of  # the compiled form of a rulebook needs no pydantic

    return diagnostics_of(error, node, model)
