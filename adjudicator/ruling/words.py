"""Cubes as conditions of the rule language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adjudicator.engine.condition import TRUE, All, Any, Compare, Condition, Linear, Member, both
from adjudicator.engine.values import NONE, Value
from adjudicator.ruling.cells import Variable
from adjudicator.ruling.domains import Range
from adjudicator.ruling.minimize import Cube


def condition_of(cubes: Sequence[Cube], variables: Mapping[str, Variable]) -> Condition:
    """The condition that holds exactly on the cubes: one conjunction, or `Any` of several, what they share said once."""
    shared = [literal for literal in cubes[0] if all(literal in cube for cube in cubes)] if len(cubes) > 1 else []
    parts = [_conjunction(tuple(literal for literal in cube if literal not in shared), variables) for cube in cubes]
    rest = parts[0] if len(parts) == 1 else Any(tuple(parts))
    return both(_conjunction(tuple(shared), variables), rest) if shared else rest


def _conjunction(cube: Cube, variables: Mapping[str, Variable]) -> Condition:
    parts: list[Condition] = []
    for name, cells in cube:
        parts.append(_literal(variables[name], cells))
    return TRUE if not parts else parts[0] if len(parts) == 1 else All(tuple(parts))


def _literal(variable: Variable, cells: frozenset[int]) -> Condition:
    domains = [cell.domain for cell in variable.cells]
    if not any(isinstance(domain, Range) for domain in domains):
        return _finite(variable, cells)
    parts = [_stretch(variable.name, low, high) for low, high in _stretches(variable, cells)]
    if any(variable.cells[index].value is NONE for index in cells):
        parts.append(Member(variable.name, frozenset((NONE,))))
    singles = [part for part in parts if isinstance(part, Member)]
    if len(singles) > 1:
        merged = Member(variable.name, frozenset(value for part in singles for value in part.values))
        parts = [*(part for part in parts if not isinstance(part, Member)), merged]
    if len(parts) > 1 or parts == [TRUE]:
        # Any number at all is not everything where there may be none.
        outside = _excluded(variable, cells)
        if outside is not None:
            return Member(variable.name, outside, negated=True)
    return parts[0] if len(parts) == 1 else Any(tuple(parts))


def _finite(variable: Variable, cells: frozenset[int]) -> Condition:
    inside = frozenset(variable.cells[index].value for index in cells)
    outside = frozenset(cell.value for index, cell in enumerate(variable.cells) if index not in cells)
    if len(outside) == 1 and len(inside) > 1:
        return Member(variable.name, outside, negated=True)
    return Member(variable.name, inside)


def _stretches(variable: Variable, cells: frozenset[int]) -> list[tuple[int | None, int | None]]:
    """The ranges of `cells`, neighbours joined. The lowest cell of all begins nowhere: nothing lies under it."""
    result: list[tuple[int | None, int | None]] = []
    previous = None
    for index in sorted(cells):
        domain = variable.cells[index].domain
        if not isinstance(domain, Range) or domain.no_numbers:
            continue
        if previous is not None and index == previous + 1:
            result[-1] = (result[-1][0], domain.high)
        else:
            result.append((None if index == 0 else domain.low, domain.high))
        previous = index
    first = variable.cells[0].domain
    if result and result[0][0] is None and isinstance(first, Range) and first.low is not None and result[0][1] == first.low:
        result[0] = (first.low, first.low)
    return result


def _excluded(variable: Variable, cells: frozenset[int]) -> frozenset[Value] | None:
    """The single numbers outside of `cells`, when nothing but single numbers is outside."""
    values: set[Value] = set()
    for index, cell in enumerate(variable.cells):
        if index in cells:
            continue
        if isinstance(cell.domain, Range) and cell.domain.single is None:
            return None
        values.add(cell.value)
    return frozenset(values) if len(values) == 1 else None


def _stretch(name: str, low: int | None, high: int | None) -> Condition:
    if low is not None and low == high:
        return Member(name, frozenset((low,)))
    parts: list[Condition] = []
    if low is not None:
        parts.append(Compare(Linear(((name, 1),), -low), False, name, f"at least {low}"))
    if high is not None:
        parts.append(Compare(Linear(((name, -1),), high), False, name, f"at most {high}"))
    return parts[0] if len(parts) == 1 else All(tuple(parts))
