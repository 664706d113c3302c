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
    try:
        return to_node(json.loads(text, object_pairs_hook=_unique, parse_constant=_refused, parse_float=_refused), Place(shown))
    except json.JSONDecodeError as error:
        raise InvalidInputError([Diagnostic("json_unreadable", Place(shown, error.lineno, error.colno))]) from None
    except _DuplicateKeyError as error:
        raise InvalidInputError([Diagnostic("json_duplicate", Place(shown), {"key": error.key})]) from None
    except _RefusedError as error:
        raise InvalidInputError([Diagnostic("json_number", Place(shown), {"text": error.text})]) from None
    except ValueError:
        raise InvalidInputError([Diagnostic("json_unreadable", Place(shown))]) from None
    except (TypeError, RecursionError):
        raise InvalidInputError([Diagnostic("json_null", Place(shown))]) from None


class _DuplicateKeyError(Exception):
    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


class _RefusedError(Exception):
    def __init__(self, text: str) -> None:
        super().__init__(text)
        self.text = text


def _unique(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found: dict[str, object] = {}
    for key, value in pairs:
        if key in found:
            raise _DuplicateKeyError(key)
        found[key] = value
    return found


def _refused(text: str) -> object:
    raise _RefusedError(text)
