"""JSON read into nodes. Its parts have no line: errors name the file, and what is wrong in it."""

from __future__ import annotations

import json

from adjudicator.source.data import to_node
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nodes import Node


def is_json(text: str) -> bool:
    """Whether a text is JSON, so that it need not be read as YAML."""
    try:
        json.loads(text)
    except (ValueError, RecursionError):
        return False
    return True


def read_json(text: str, shown: str) -> Node:
    """The tree of a JSON text, with `shown` as the file of its places. Raises InvalidInputError."""
    place = Place(shown)
    data = json_data(text, place)
    try:
        return to_node(data, place)
    except TypeError:
        raise InvalidInputError([Diagnostic("json_null", place)]) from None
    except RecursionError:
        raise InvalidInputError([Diagnostic("json_depth", place)]) from None


def json_data(text: str, place: Place) -> object:
    """The data of a JSON text: of `place`'s whole file, or of its line. Whole numbers only, no key twice; null is left to whoever reads on.

    Raises InvalidInputError.
    """
    try:
        return _DECODER.decode(text)
    except json.JSONDecodeError as error:
        line = place.line or error.lineno
        raise InvalidInputError([Diagnostic("json_unreadable", Place(place.file, line, error.colno))]) from None
    except _DuplicateKeyError as error:
        raise InvalidInputError([Diagnostic("json_duplicate", place, {"key": error.key})]) from None
    except _RefusedError as error:
        raise InvalidInputError([Diagnostic("json_number", place, {"text": error.text})]) from None
    except ValueError:
        raise InvalidInputError([Diagnostic("json_unreadable", place)]) from None
    except RecursionError:
        raise InvalidInputError([Diagnostic("json_depth", place)]) from None


class _DuplicateKeyError(Exception):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class _RefusedError(Exception):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) < len(pairs):
        names = [name for name, _ in pairs]
        raise _DuplicateKeyError(next(name for name in names if names.count(name) > 1))
    return found


def _refused(text: str) -> object:
    raise _RefusedError(text)


_DECODER = json.JSONDecoder(object_pairs_hook=_unique, parse_constant=_refused, parse_float=_refused)
