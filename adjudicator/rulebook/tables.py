"""Tables: one rule a row, a test in each cell."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from adjudicator.engine.condition import TRUE, Condition, both
from adjudicator.rulebook.model import Outcome
from adjudicator.rulebook.outcomes import Target, find_target, parse_slot
from adjudicator.rulebook.scope import Scope
from adjudicator.rulebook.tests import parse_test
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Place
from adjudicator.source.forms import ID_PATTERN
from adjudicator.source.nodes import Node, Scalar, Sequence
from adjudicator.vocabulary.model import Fact, Vocabulary

_ID = "id"
_THEN = "then "
_ANY = "any"


@dataclass(frozen=True, slots=True)
class Row:
    """A row read: the id of its rule, its condition and its outcomes. `complete`: nothing of it was left out because of an error."""

    id: str
    when: Condition
    outcomes: tuple[Outcome, ...]
    place: Place
    complete: bool


def parse_table(node: Node, vocabulary: Vocabulary, scope: Scope) -> Iterator[Row]:
    """The rows of a ``table:`` (its shape checked before). Errors go to the scope."""
    columns = _columns(find(node, "columns"), vocabulary, scope)
    rows = find(node, "rows")
    if columns is None or not isinstance(rows, Sequence):
        return
    for row in rows.items:
        if isinstance(row, Sequence):
            yield from _row(row, columns, vocabulary, scope)


_Column = str | Fact | Target


def _columns(node: Node | None, vocabulary: Vocabulary, scope: Scope) -> list[_Column] | None:
    """What each column holds: `id`, a fact or an outcome; None when one of them is wrong."""
    columns: list[_Column] = []
    found = len(scope.diagnostics)
    names: set[str] = set()
    assert isinstance(node, Sequence)
    for item in node.items:
        name = " ".join(item.text.split()) if isinstance(item, Scalar) else ""
        if name in names:
            scope.report("table_column_twice", item.place, {"column": name})
        names.add(name)
        if name == _ID:
            columns.append(_ID)
        elif name.startswith(_THEN):
            target = find_target(name.removeprefix(_THEN), item.place, vocabulary, scope)
            columns += [target] if target is not None else []
        elif name in vocabulary.facts:
            columns.append(vocabulary.facts[name])
        else:
            outcomes = (f"{_THEN}{slot}" for slot in vocabulary.slots)
            scope.report("table_column_unknown", item.place, {"column": name}, (name, [*vocabulary.facts, _ID, *outcomes]))
    if len(scope.diagnostics) == found:
        if _ID not in names:
            scope.report("table_no_id", node.place, {})
        if not any(isinstance(column, Target) for column in columns):
            scope.report("table_no_outcome", node.place, {})
    return columns if len(scope.diagnostics) == found else None


def _row(row: Sequence, columns: list[_Column], vocabulary: Vocabulary, scope: Scope) -> Iterator[Row]:
    if len(row.items) != len(columns):
        scope.report("table_width", row.place, {"cells": len(row.items), "columns": len(columns)})
        return
    found = len(scope.diagnostics)
    name, outcomes = "", list[Outcome]()
    when: Condition = TRUE
    for cell, column in zip(row.items, columns, strict=True):
        if isinstance(column, Target):
            outcomes += parse_slot(column, cell, vocabulary, scope)
        elif isinstance(column, Fact):
            if not (isinstance(cell, Scalar) and cell.text == _ANY):
                when = both(when, parse_test(column, cell, scope))
        elif isinstance(cell, Scalar) and re.fullmatch(ID_PATTERN, cell.text):
            name = cell.text
        else:
            scope.report("value_not_id", cell.place, {"text": cell.text if isinstance(cell, Scalar) else "[…]"})
    if name:
        yield Row(name, when, tuple(outcomes), row.place, len(scope.diagnostics) == found)
