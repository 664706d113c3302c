"""Frozen records that are cheap to define: a hand is told on the way of a ruling, and two dozen dataclasses would take longer than the ruling."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, TypeVar, dataclass_transform

_set = object.__setattr__


@dataclass_transform(frozen_default=True)
class RecordType(type):
    """Makes a class of records from its annotations; values given to them are defaults. `ignored` are the parts that equality does not look at."""

    def __new__(cls, name: str, bases: tuple[type, ...], body: dict[str, Any], ignored: tuple[str, ...] = ()) -> RecordType:
        """The class, with a slot for each part."""
        parts = tuple(part for part, kind in body.get("__annotations__", {}).items() if not kind.startswith("ClassVar"))
        defaults = {part: body.pop(part) for part in parts if part in body}
        compared = tuple(part for part in parts if part not in ignored)
        return super().__new__(cls, name, bases, {**body, "__slots__": parts, "_parts": parts, "_defaults": defaults, "_compared": compared})


class Record(metaclass=RecordType):
    """A frozen record: its parts are given in order or by name, two of the same class are equal when their parts are."""

    _parts: ClassVar[tuple[str, ...]]
    _compared: ClassVar[tuple[str, ...]]
    _defaults: ClassVar[Mapping[str, Any]]

    def __init__(self, *given: object, **named: object) -> None:
        parts, defaults = self._parts, self._defaults
        if len(given) > len(parts):
            raise TypeError(f"{type(self).__name__} takes {len(parts)} parts, not {len(given)}")
        for part, value in zip(parts, given, strict=False):
            _set(self, part, value)
        for part in parts[len(given) :]:
            if part in named:
                _set(self, part, named.pop(part))
            elif part in defaults:
                _set(self, part, defaults[part])
            else:
                raise TypeError(f"{type(self).__name__} needs {part}")
        if named:
            raise TypeError(f"{type(self).__name__} takes no {', '.join(named)}")

    def __setattr__(self, name: str, value: object) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{type(self).__name__} is frozen")

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, part) == getattr(other, part) for part in self._compared)

    def __hash__(self) -> int:
        return hash((type(self), *(getattr(self, part) for part in self._compared)))

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{part}={getattr(self, part)!r}' for part in self._parts)})"


R = TypeVar("R", bound=Record)


def parts_of(record: Record) -> dict[str, Any]:
    """The parts of a record by name, in order."""
    return {part: getattr(record, part) for part in record._parts}


def replace(record: R, **changes: object) -> R:
    """The record with some of its parts changed."""
    return type(record)(**{**parts_of(record), **changes})
