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

Row = Mapping[str, int | None]
"""A situation: for each variable the cell it lies in; None where it is not known and nothing hangs on it."""


def cover(rows: Sequence[Row], wanted: frozenset[int], sizes: Mapping[str, int], words: Mapping[str, frozenset[int]]) -> tuple[list[Cube], bool]:
    """The conditions, one of which holds exactly on the rows `wanted` (by index), and whether that is so.

    False: other rows lie in the same cells as wanted ones, and the conditions hold on these too. `words` as for `minimise`.
    """
    names = [name for name in sizes if len({row[name] for row in rows}) > 1]
    keys = [tuple(row[name] for name in names) for row in rows]
    inside = {keys[index] for index in wanted}
    twins = frozenset(index for index, key in enumerate(keys) if key in inside)
    if len(twins) == len(rows):
        return [()], twins == wanted
    if prod(sizes[name] for name in names) <= EXACT and not any(None in key for key in keys):
        leaves = {key: (dict(zip(names, key, strict=True)), 0 if key in inside else 1) for key in keys}
        paths = [({name: cell for name, cell in path.items() if cell is not None}, result) for path, result in leaves.values()]
        cubes = minimise({name: sizes[name] for name in names}, paths, 2, words)[0]
    else:
        cubes = _greedy(rows, twins, names, sizes, words)
    return cubes, twins == wanted


def _greedy(
    rows: Sequence[Row], wanted: frozenset[int], names: Sequence[str], sizes: Mapping[str, int], words: Mapping[str, frozenset[int]]
) -> list[Cube]:
    masks = {name: [sum(1 << i for i, row in enumerate(rows) if row[name] in (cell, None)) for cell in range(sizes[name])] for name in names}
    positive = sum(1 << index for index in wanted)
    negative = (1 << len(rows)) - 1 & ~positive
    cubes: list[Cube] = []
    left = positive
    while left:
        grown = [_grown(rows[seed], left, negative, masks, words) for seed in _seeds(left)]
        best = max(grown, key=lambda cube: ((_mask(cube, masks) & left).bit_count(), -len(cube)))
        cubes.append(best)
        left &= ~_mask(best, masks)
    return _needed(cubes, positive, masks)


def _seeds(left: int) -> Iterable[int]:
    """Rows spread over those that are left."""
    indices = [index for index in range(left.bit_length()) if left >> index & 1]
    step = max(1, len(indices) // SEEDS)
    return indices[::step]


def _grown(row: Row, left: int, negative: int, masks: Mapping[str, Sequence[int]], words: Mapping[str, frozenset[int]]) -> Cube:
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


def _mask(cube: Iterable[tuple[str, frozenset[int]]], masks: Mapping[str, Sequence[int]]) -> int:
    result = -1
    for name, cells in cube:
        result &= reduce(or_, (masks[name][cell] for cell in cells), 0)
    return result


def _needed(cubes: Sequence[Cube], positive: int, masks: Mapping[str, Sequence[int]]) -> list[Cube]:
    """The conditions without those that the others make superfluous."""
    kept = list(cubes)
    for cube in reversed(cubes):
        others = [other for other in kept if other is not cube]
        if others and not positive & ~reduce(or_, (_mask(other, masks) for other in others), 0):
            kept = others
    return kept
