"""Cover: the fewest conditions that say when a difference comes out, on the situations that were tried.

What was not tried is impossible, or told apart by no rule; it may fall on either side. Few combinations of cells are covered exactly
(`adjudicator.ruling.minimize`), many greedily.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import reduce
from math import prod
from operator import or_

from adjudicator.ruling.minimize import Cube, minimise

EXACT = 256
"""Combinations of cells up to which the cover is the smallest there is."""
SEEDS = 6
"""How many situations a condition is grown from, of those not covered yet; the widest is kept."""

Column = Sequence[int | None]
"""For each situation the cell that a fact lies in; None where it is not known and nothing hangs on it."""


class Table:
    """Situations as rows, facts as columns of cells; what is worked out of a column is kept."""

    def __init__(self, size: int) -> None:
        """`size` rows, no column yet."""
        self.size = size
        self._columns: dict[str, Column] = {}
        self._masks: dict[str, Sequence[int]] = {}
        self._varying: dict[str, bool] = {}

    def add(self, name: str, column: Column, cells: int) -> None:
        """A column whose fact has so many `cells`."""
        masks = [0] * cells
        unknown = 0
        for index, cell in enumerate(column):
            if cell is None:
                unknown |= 1 << index
            else:
                masks[cell] |= 1 << index
        self._columns[name] = column
        self._masks[name] = [mask | unknown for mask in masks]
        self._varying[name] = len(set(column)) > 1

    def __contains__(self, name: str) -> bool:
        return name in self._columns

    def cover(self, names: Iterable[str], wanted: frozenset[int], words: Mapping[str, frozenset[int]]) -> tuple[list[Cube], bool]:
        """The conditions on the facts `names`, one of which holds exactly on the rows `wanted` (by index), and whether that is so.

        False: other rows lie in the same cells as wanted ones, and the conditions hold on these too. `words` as for `minimise`.
        """
        varying = [name for name in names if self._varying[name]]
        columns = [self._columns[name] for name in varying]
        keys: Sequence[tuple[int | None, ...]] = list(zip(*columns, strict=True)) if columns else [()] * self.size
        inside = {keys[index] for index in wanted}
        twins = [index for index, key in enumerate(keys) if key in inside]
        exact = len(twins) == len(wanted)
        if len(twins) == self.size:
            return [()], exact
        sizes = {name: len(self._masks[name]) for name in varying}
        if prod(sizes.values()) <= EXACT and not any(None in key for key in keys):
            leaves = {key: 0 if key in inside else 1 for key in keys}
            paths = [({name: cell for name, cell in zip(varying, key, strict=True) if cell is not None}, result) for key, result in leaves.items()]
            cubes = minimise(sizes, paths, 2, words)[0]
        else:
            masks = {name: self._masks[name] for name in varying}
            cubes = _greedy([dict(zip(varying, keys[index], strict=True)) for index in twins], twins, self.size, masks, words)
        return _without_gaps(cubes, sum(1 << index for index in twins), self._masks), exact


Masks = Mapping[str, Sequence[int]]
Row = Mapping[str, int | None]


def _greedy(rows: Sequence[Row], wanted: Sequence[int], size: int, masks: Masks, words: Mapping[str, frozenset[int]]) -> list[Cube]:
    """`rows` are those wanted, in the order of their indices."""
    positive = sum(1 << index for index in wanted)
    negative = (1 << size) - 1 & ~positive
    row_of = dict(zip(wanted, rows, strict=True))
    cubes: list[Cube] = []
    left = positive
    while left:
        grown = [_grown(row_of[seed], left, negative, masks, words) for seed in _seeds(left, wanted)]
        best = max(grown, key=lambda cube: ((_mask(cube, masks) & left).bit_count(), -len(cube)))
        cubes.append(best)
        left &= ~_mask(best, masks)
    return _needed(cubes, positive, masks)


def _without_gaps(cubes: Sequence[Cube], positive: int, masks: Masks) -> list[Cube]:
    """The conditions without the cells that stand apart from the others ("0 or 2") and that nothing needs."""
    plain = list(cubes)
    for place, cube in enumerate(cubes):
        for name, cells in cube:
            for stretch in _stretches(cells) if len(_stretches(cells)) > 1 else ():
                now = dict(plain[place])
                fewer = now.get(name, frozenset()) - stretch
                shorter = tuple((other, fewer if other == name else held) for other, held in plain[place])
                others = [_mask(one, masks) for index, one in enumerate(plain) if index != place]
                if fewer and not positive & ~reduce(or_, others, _mask(shorter, masks)):
                    plain[place] = shorter
    return plain


def _stretches(cells: frozenset[int]) -> list[frozenset[int]]:
    """Neighbouring cells together."""
    found: list[list[int]] = []
    for cell in sorted(cells):
        if found and found[-1][-1] == cell - 1:
            found[-1].append(cell)
        else:
            found.append([cell])
    return [frozenset(stretch) for stretch in found]


def _seeds(left: int, wanted: Sequence[int]) -> Sequence[int]:
    """Rows spread over those that are left."""
    indices = [index for index in wanted if left >> index & 1]
    return indices[:: max(1, len(indices) // SEEDS)]


def _grown(row: Row, left: int, negative: int, masks: Masks, words: Mapping[str, frozenset[int]]) -> Cube:
    """A condition that holds on `row` and on no negative one: the tests that shut most of these out and keep most of the others, then widened."""
    chosen: dict[str, frozenset[int]] = {}
    kept, out = left, negative
    while out:
        best = max(
            (name for name, cell in row.items() if cell is not None and name in masks and name not in chosen),
            key=lambda name: ((kept & masks[name][row[name] or 0]).bit_count() + 1) / ((out & masks[name][row[name] or 0]).bit_count() + 1),
            default=None,
        )
        if best is None:
            break
        cell = row[best] or 0
        chosen[best] = frozenset((cell,))
        kept, out = kept & masks[best][cell], out & masks[best][cell]
    for name in list(chosen):
        rest = {other: cells for other, cells in chosen.items() if other != name}
        if not _mask(rest.items(), masks) & negative:
            chosen = rest
    for name in list(chosen):
        rest_mask = _mask(((other, cells) for other, cells in chosen.items() if other != name), masks)
        for cell, mask in enumerate(masks[name]):
            spoken = cell not in words.get(name, frozenset()) or mask & rest_mask & left
            if spoken and not mask & rest_mask & negative:
                chosen[name] |= {cell}
    return tuple((name, cells) for name, cells in chosen.items() if len(cells) < len(masks[name]))


def _mask(cube: Iterable[tuple[str, frozenset[int]]], masks: Masks) -> int:
    result = -1
    for name, cells in cube:
        result &= reduce(or_, (masks[name][cell] for cell in cells), 0)
    return result


def _needed(cubes: Sequence[Cube], positive: int, masks: Masks) -> list[Cube]:
    """The conditions without those that the others make superfluous."""
    kept = list(cubes)
    for cube in reversed(cubes):
        others = [other for other in kept if other is not cube]
        if others and not positive & ~reduce(or_, (_mask(other, masks) for other in others), 0):
            kept = others
    return kept
