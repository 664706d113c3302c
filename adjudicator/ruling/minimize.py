"""Minimise: a partition of combinations into results, said with the fewest conditions.

Multi-valued two-level minimisation (Quine and McCluskey's primes, then a cover), on sets of combinations held as bits of one integer.
Combinations that no leaf covers are impossible, and free to fall on either side.
Sources: W. V. Quine, "The problem of simplifying truth functions" (1952); E. J. McCluskey, "Minimization of Boolean functions" (1956).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import reduce
from itertools import product
from math import prod
from operator import or_

MAX_COMBINATIONS = 1 << 20
"""Combinations up to which it is looked which cells can be exchanged; beyond, the paths are given as they are."""
MAX_SPACE = 1 << 16
"""Combinations of cells that cannot be exchanged, up to which covers are computed; beyond, the paths are given as they are."""
MAX_CUBES = 20_000
"""Cubes up to which all primes are found by trying every one; beyond, each path is widened greedily."""
MAX_SEARCH = 20_000
"""Steps of the search for the smallest cover; when they run out the best cover so far is given."""

NO_WORDS: Mapping[str, frozenset[int]] = {}

Literal = tuple[str, frozenset[int]]
Cube = tuple[Literal, ...]
"""A conjunction: for each variable named, the cells it may lie in. Variables not named are free."""


@dataclass(frozen=True, slots=True)
class Space:
    """The variables with their number of cells, each combination one bit."""

    sizes: Mapping[str, int]
    strides: Mapping[str, int]
    everything: int
    masks: Mapping[str, tuple[int, ...]]

    @staticmethod
    def of(sizes: Mapping[str, int]) -> Space:
        """The space of variables with `sizes` cells."""
        total = prod(sizes.values())
        strides: dict[str, int] = {}
        masks: dict[str, tuple[int, ...]] = {}
        stride = 1
        for name, size in sizes.items():
            strides[name] = stride
            block = (1 << stride) - 1
            period = stride * size
            repeated = ((1 << total) - 1) // ((1 << period) - 1)
            masks[name] = tuple((block << (stride * index)) * repeated for index in range(size))
            stride = period
        return Space(dict(sizes), strides, (1 << total) - 1, masks)

    def mask(self, cube: Iterable[Literal]) -> int:
        """The combinations of a cube."""
        result = self.everything
        for name, cells in cube:
            result &= reduce(or_, (self.masks[name][cell] for cell in cells), 0)
        return result


def space_size(sizes: Mapping[str, int]) -> int:
    """The number of combinations."""
    return prod(sizes.values())


def minimise(
    sizes: Mapping[str, int], leaves: Sequence[tuple[Mapping[str, int], int]], results: int, words: Mapping[str, frozenset[int]] = NO_WORDS
) -> list[list[Cube]]:
    """For each result 0 … results-1 the cubes that say when it comes out. `leaves` are disjoint paths (variable to cell) with their result.

    `words`: by variable, the cells that are named one by one when they are said, and so are left out where nothing needs them.
    """
    plain = [[_path_cube(path) for path, result in leaves if result == wanted] for wanted in range(results)]
    if space_size(sizes) > MAX_COMBINATIONS:
        return plain
    space = Space.of(sizes)
    sets = _sets(space, leaves, results)
    alike = {name: _alike(space, sets, name) for name in sizes}
    if space_size({name: len(groups) for name, groups in alike.items()}) > MAX_SPACE:
        return plain
    fewer = Space.of({name: len(groups) for name, groups in alike.items()})
    group_of = {name: {cell: index for index, cells in enumerate(groups) for cell in cells} for name, groups in alike.items()}
    grouped = [({name: group_of[name][cell] for name, cell in path.items()}, result) for path, result in leaves]
    covers = []
    fewer_sets = _sets(fewer, grouped, results)
    free = fewer.everything & ~reduce(or_, fewer_sets, 0)
    for index, wanted in enumerate(fewer_sets):
        paths = dict.fromkeys(_path_cube(path) for path, result in grouped if result == index)
        cubes = _cover(fewer, wanted, free, list(paths))
        covers.append([tuple((name, frozenset(cell for group in held for cell in alike[name][group])) for name, held in cube) for cube in cubes])
    return [_plain(space, wanted, cubes, words) for wanted, cubes in zip(sets, covers, strict=True)]


def _sets(space: Space, leaves: Iterable[tuple[Mapping[str, int], int]], results: int) -> list[int]:
    """For each result the combinations in which it comes out."""
    sets = [0] * results
    for path, result in leaves:
        sets[result] |= space.mask(_path_cube(path))
    return sets


def _alike(space: Space, sets: Sequence[int], name: str) -> list[tuple[int, ...]]:
    """The cells of a variable, those together that can be exchanged everywhere: no prime tells them apart, and so no smallest cover."""
    groups: dict[tuple[int, ...], list[int]] = {}
    for cell in range(space.sizes[name]):
        mask = space.masks[name][cell]
        groups.setdefault(tuple((one & mask) >> (space.strides[name] * cell) for one in sets), []).append(cell)
    return [tuple(cells) for cells in groups.values()]


def _plain(space: Space, wanted: int, cubes: list[Cube], words: Mapping[str, frozenset[int]]) -> list[Cube]:
    """The cubes without the words that nothing needs: those that cannot be there, or that another cube says."""
    plain = list(cubes)
    for place in range(len(plain)):
        for name, named in words.items():
            cells = dict(plain[place]).get(name, frozenset())
            for cell in sorted(cells & named):
                fewer = dict(plain[place])[name] - {cell}
                shorter = tuple((other, fewer if other == name else held) for other, held in plain[place])
                others = [space.mask(cube) for index, cube in enumerate(plain) if index != place]
                if fewer and not wanted & ~reduce(or_, others, space.mask(shorter)):
                    plain[place] = shorter
    return plain


def _path_cube(path: Mapping[str, int]) -> Cube:
    return tuple((name, frozenset((cell,))) for name, cell in path.items())


def _cover(space: Space, wanted: int, free: int, paths: Sequence[Cube]) -> list[Cube]:
    allowed = wanted | free
    primes = _all_primes(space, allowed, wanted)
    if primes is None:
        primes = _widened(space, allowed, paths)
    return _smallest_cover(space, wanted, primes)


def _all_primes(space: Space, allowed: int, wanted: int) -> list[Cube] | None:
    """Every cube within `allowed` that touches `wanted` and cannot be widened; None when there are too many cubes to try."""
    if prod((1 << size) - 1 for size in space.sizes.values()) > MAX_CUBES:
        return None
    choices = [
        [(name, frozenset(cell for cell in range(size) if bits >> cell & 1)) for bits in range(1, 1 << size)] for name, size in space.sizes.items()
    ]
    masks = {literal: space.mask((literal,)) for options in choices for literal in options}
    implicants: list[tuple[int, Cube]] = []
    for literals in product(*choices):
        mask = space.everything
        for literal in literals:
            mask &= masks[literal]
            if not mask & wanted:
                break
        else:
            if not mask & ~allowed:
                implicants.append((mask, literals))
    implicants.sort(key=lambda pair: -pair[0].bit_count())
    kept: list[tuple[int, Cube]] = []
    for mask, cube in implicants:
        if not any(mask | bigger == bigger for bigger, _ in kept):
            kept.append((mask, cube))
    return [_shortened(space, cube) for _, cube in kept]


def _shortened(space: Space, cube: Cube) -> Cube:
    return tuple((name, cells) for name, cells in cube if len(cells) < space.sizes[name])


def _widened(space: Space, allowed: int, paths: Sequence[Cube]) -> list[Cube]:
    """Primes got from each path by dropping conditions and adding cells, in a few orders."""
    found: dict[Cube, None] = {}
    names = list(space.sizes)
    for path in paths:
        for turn in range(min(len(names), 6)):
            order = names[turn:] + names[:turn]
            literals = dict(path)
            for name in order:
                if name not in literals:
                    continue
                without = {other: cells for other, cells in literals.items() if other != name}
                if not space.mask(without.items()) & ~allowed:
                    literals = without
                    continue
                for cell in range(space.sizes[name]):
                    wider = {**literals, name: literals[name] | {cell}}
                    if not space.mask(wider.items()) & ~allowed:
                        literals = wider
            found[tuple((name, literals[name]) for name in names if name in literals)] = None
    return list(found)


def _smallest_cover(space: Space, wanted: int, primes: Sequence[Cube]) -> list[Cube]:
    """The fewest cubes, then the fewest conditions in them, that cover `wanted`."""
    masked = sorted(((space.mask(cube) & wanted, cube) for cube in primes), key=lambda pair: (-pair[0].bit_count(), len(pair[1])))
    best = _greedy(wanted, masked)
    steps = 0

    def weight(cubes: Sequence[Cube]) -> tuple[int, int]:
        return len(cubes), sum(len(cube) for cube in cubes)

    def search(left: int, chosen: list[Cube]) -> None:
        nonlocal best, steps
        steps += 1
        if steps > MAX_SEARCH:
            return
        if not left:
            if weight(chosen) < weight(best):
                best = list(chosen)
            return
        if len(chosen) + 1 > len(best) or (len(chosen) + 1 == len(best) and weight(chosen)[1] >= weight(best)[1]):
            return
        lowest = left & -left
        for mask, cube in masked:
            if mask & lowest:
                search(left & ~mask, [*chosen, cube])

    search(wanted, [])
    if steps > MAX_SEARCH:
        best = _needed(wanted, {cube: mask for mask, cube in masked}, best)
    return sorted(best, key=lambda cube: (len(cube), [(list(space.sizes).index(name), sorted(cells)) for name, cells in cube]))


def _greedy(wanted: int, masked: Sequence[tuple[int, Cube]]) -> list[Cube]:
    """The widest cube again and again."""
    chosen: list[Cube] = []
    left = wanted
    while left:
        mask, cube = max(masked, key=lambda pair: ((pair[0] & left).bit_count(), -len(pair[1])))
        chosen.append(cube)
        left &= ~mask
    return chosen


def _needed(wanted: int, masks: Mapping[Cube, int], cubes: Sequence[Cube]) -> list[Cube]:
    """The cubes without those that the others make superfluous."""
    kept = list(cubes)
    for cube in reversed(cubes):
        others = [masks[other] for other in kept if other != cube]
        if not wanted & ~reduce(or_, others, 0):
            kept.remove(cube)
    return kept


def decisiveness(sizes: Mapping[str, int], leaves: Sequence[tuple[Mapping[str, int], int]], name: str) -> tuple[int, int]:
    """How little is left open once a variable is known: the most results that one of its cells leaves, then the sum over cells. Less is better."""
    left = [len({result for path, result in leaves if path.get(name, cell) == cell}) for cell in range(sizes[name])]
    return max(left), sum(left)
