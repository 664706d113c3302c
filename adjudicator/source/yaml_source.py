"""YAML read into nodes that know their place. Nothing is guessed, nothing is executed, nothing is expanded.

The tree is built from the parser's events without recursion, so that no nesting can overflow the stack.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

import yaml

from adjudicator.source.characters import MAX_BYTES, check_characters, decode, invisible_in
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.source.paths import no_file
from adjudicator.source.syntax import MAX_DEPTH, syntax_error

_REPORTED: Final = 100
"""Errors after which reading stops."""

_SURPRISING: Final = {"yes": "yes", "true": "yes", "on": "yes", "no": "no", "false": "no", "off": "no", "null": None, "~": None}
"""Plain words that YAML readers take for something else (in any capitals), and how to write what is meant."""

_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)


def read_source(path: Path, shown: str | None = None) -> Node:
    """The tree of a file. `shown` is its name in places (the path when left out).

    Raises InvalidInputError with everything that is wrong with it.
    """
    name = shown if shown is not None else str(path)
    try:
        if not path.is_file():
            raise InvalidInputError([Diagnostic(no_file(path), Place(name))])
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except OSError as error:
        raise InvalidInputError([Diagnostic("source_unreadable", Place(name), {"reason": error.strerror or str(error)})]) from error
    return _read(decode(data, name), name)


def read_text(text: str, shown: str) -> Node:
    """The tree of a text, with `shown` as the file of its places. Raises InvalidInputError with everything that is wrong with it."""
    if len(text.encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise InvalidInputError([Diagnostic("source_too_big", Place(shown), {"limit": MAX_BYTES})])
    text = text.removeprefix("\ufeff")
    check_characters(text, shown)
    return _read(text, shown)


@dataclass(slots=True)
class _Open:
    """A list or mapping that is not closed yet."""

    place: Place
    is_mapping: bool
    items: list[Node] = field(default_factory=list)
    entries: list[tuple[Scalar, Node]] = field(default_factory=list)
    key: Scalar | None = None
    keys: dict[str, Place] = field(default_factory=dict)

    def close(self) -> Node:
        return Mapping(tuple(self.entries), self.place) if self.is_mapping else Sequence(tuple(self.items), self.place)


class _TooMuchError(Exception):
    """Reading stops here; what was found is reported."""


class _Builder:
    def __init__(self, shown: str) -> None:
        self.shown = shown
        self.diagnostics: list[Diagnostic] = []
        self.open: list[_Open] = []
        self.root: Node | None = None
        self.documents = 0

    def report(self, message: str, place: Place, **values: object) -> None:
        self.diagnostics.append(Diagnostic(message, place, values))
        if len(self.diagnostics) >= _REPORTED:
            raise _TooMuchError

    def take(self, event: yaml.Event) -> None:
        """One event of the parser."""
        mark = event.start_mark
        place = Place(self.shown, mark.line + 1, mark.column + 1) if mark is not None else Place(self.shown)
        if isinstance(event, yaml.DocumentStartEvent):
            self.documents += 1
            if self.documents > 1:
                self.report("source_documents", place)
                raise _TooMuchError
        elif isinstance(event, yaml.AliasEvent):
            self.report("source_alias", place, text=f"*{event.anchor}")
            self.add(Scalar("", False, place))
        elif isinstance(event, yaml.ScalarEvent):
            self.check_node(event, place)
            plain = not event.style
            escaped = invisible_in(event.value) if event.style == '"' else None
            if escaped is not None:
                self.report("source_invisible_escape", place, code=escaped)
            scalar = Scalar(event.value, plain, place)
            self.add(scalar)
        elif isinstance(event, (yaml.SequenceStartEvent, yaml.MappingStartEvent)):
            self.check_node(event, place)
            if len(self.open) >= MAX_DEPTH:
                self.report("source_depth", place, limit=MAX_DEPTH)
                raise _TooMuchError
            self.open.append(_Open(place, isinstance(event, yaml.MappingStartEvent)))
        elif isinstance(event, (yaml.SequenceEndEvent, yaml.MappingEndEvent)):
            self.add(self.open.pop().close())

    def check_node(self, event: yaml.ScalarEvent | yaml.SequenceStartEvent | yaml.MappingStartEvent, place: Place) -> None:
        if event.anchor is not None:
            self.report("source_anchor", place, text=f"&{event.anchor}")
        if event.tag is not None:
            tag = event.tag.replace("tag:yaml.org,2002:", "!!")
            if tag == "!=" or tag.startswith("!="):
                self.report("yaml_symbol", place, text=tag)
            else:
                self.report("source_tag", place, text=tag)

    def add(self, node: Node) -> None:
        """Puts a finished node where it belongs."""
        if not self.open:
            if isinstance(node, Scalar):
                self.check_value(node, None)
            self.root = node
            return
        parent = self.open[-1]
        if not parent.is_mapping:
            if isinstance(node, Scalar):
                self.check_value(node, None)
            parent.items.append(node)
        elif parent.key is None:
            parent.key = self.key(node, parent)
        else:
            if isinstance(node, Scalar):
                self.check_value(node, parent.key)
            parent.entries.append((parent.key, node))
            parent.key = None

    def key(self, node: Node, parent: _Open) -> Scalar:
        if not isinstance(node, Scalar):
            self.report("source_key", node.place)
            return Scalar("", False, node.place)
        if node.plain and node.text == "<<":
            self.report("source_merge", node.place)
        elif node.text == "":
            self.report("source_key_empty", node.place)
        elif node.text in parent.keys:
            self.report("source_duplicate", node.place, key=node.text, line=parent.keys[node.text].line)
        parent.keys.setdefault(node.text, node.place)
        return node

    def check_value(self, node: Scalar, key: Scalar | None) -> None:
        if not node.plain:
            return
        if node.text == "":
            if key is None:
                self.report("source_empty_item", node.place)
            elif ":" in key.text and key.plain:
                self.report("source_no_space", key.place, key=key.text)
            else:
                self.report("source_empty_value", key.place, key=key.text)
        elif node.text.lower() in _SURPRISING and node.text not in ("yes", "no"):
            instead = _SURPRISING[node.text.lower()]
            if instead is None:
                self.report("source_null", node.place, text=node.text)
            else:
                self.report("source_yes_no", node.place, text=node.text, instead=instead)


def _events(text: str) -> Iterator[yaml.Event]:
    yield from yaml.parse(text, Loader=_LOADER)


def _read(text: str, shown: str) -> Node:
    builder = _Builder(shown)
    try:
        for event in _events(text):
            builder.take(event)
    except _TooMuchError:
        pass
    except yaml.YAMLError as error:
        builder.diagnostics.append(syntax_error(error, text.split("\n"), shown))
    if not builder.documents and not builder.diagnostics:
        builder.diagnostics.append(Diagnostic("source_empty", Place(shown)))
    if builder.diagnostics:
        raise InvalidInputError(builder.diagnostics)
    assert builder.root is not None
    return builder.root
