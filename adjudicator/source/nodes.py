"""A source as nodes that know where they stand."""

from __future__ import annotations

from dataclasses import dataclass

from adjudicator.source.diagnostics import Place


@dataclass(frozen=True, slots=True)
class Scalar:
    """A scalar. `plain`: written without quotes, so that `yes`, `no` and whole numbers are what they look like."""

    text: str
    plain: bool
    place: Place


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Mapping:
    """A mapping; keys are unique."""

    entries: tuple[tuple[Scalar, Node], ...]
    place: Place


Node = Scalar | Sequence | Mapping
