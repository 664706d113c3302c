"""Minimal covers: exact, irredundant, and no larger than any other, by brute force."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.ruling.minimize import Cube, minimise

Point = tuple[int, ...]


@st.composite
def functions(draw: st.DrawFn) -> tuple[dict[str, int], dict[Point, int | None]]:
    """Variables with their number of cells, and a result (None: impossible) for each combination."""
    count = draw(st.integers(1, 4))
    sizes = {f"v{i}": draw(st.integers(2, 3)) for i in range(count)}
    points = list(product(*(range(size) for size in sizes.values())))
    results = draw(st.lists(st.sampled_from([0, 0, 1, 1, 2, None]), min_size=len(points), max_size=len(points)))
    return sizes, dict(zip(points, results, strict=True))


def leaves_of(sizes: Mapping[str, int], function: Mapping[Point, int | None]) -> list[tuple[dict[str, int], int]]:
    """Every possible combination as a path of its own."""
    return [(dict(zip(sizes, point, strict=True)), result) for point, result in function.items() if result is not None]


def covers(cube: Cube, sizes: Mapping[str, int], point: Point) -> bool:
    where = dict(zip(sizes, point, strict=True))
    return all(where[name] in cells for name, cells in cube)


def cubes_of(sizes: Mapping[str, int]) -> Iterable[Cube]:
    """Every cube there is."""
    options = [[(name, frozenset(cells)) for n in range(1, size + 1) for cells in combinations(range(size), n)] for name, size in sizes.items()]
    for literals in product(*options):
        yield tuple((name, cells) for name, cells in literals if len(cells) < sizes[name])


@given(functions())
@settings(max_examples=150, deadline=None)
def test_each_possible_combination_falls_under_its_own_result_and_no_other(case: tuple[dict[str, int], dict[Point, int | None]]) -> None:
    sizes, function = case
    found = minimise(sizes, leaves_of(sizes, function), 3)
    for point, result in function.items():
        if result is not None:
            assert [any(covers(cube, sizes, point) for cube in found[wanted]) for wanted in range(3)] == [wanted == result for wanted in range(3)]


@given(functions())
@settings(max_examples=150, deadline=None)
def test_no_condition_and_no_cube_can_be_left_out(case: tuple[dict[str, int], dict[Point, int | None]]) -> None:
    sizes, function = case
    for wanted, cubes in enumerate(minimise(sizes, leaves_of(sizes, function), 3)):
        points = [point for point, result in function.items() if result == wanted]
        others = [point for point, result in function.items() if result not in (wanted, None)]
        for cube in cubes:
            rest = [other for other in cubes if other is not cube]
            assert any(not any(covers(other, sizes, point) for other in rest) for point in points)
            for literal in cube:
                wider = tuple(other for other in cube if other != literal)
                assert any(covers(wider, sizes, point) for point in others)


@given(functions().filter(lambda case: len(case[1]) <= 9))
@settings(max_examples=60, deadline=None)
def test_no_smaller_set_of_cubes_says_the_same(case: tuple[dict[str, int], dict[Point, int | None]]) -> None:
    sizes, function = case
    for wanted, cubes in enumerate(minimise(sizes, leaves_of(sizes, function), 3)):
        points = [point for point, result in function.items() if result == wanted]
        others = [point for point, result in function.items() if result not in (wanted, None)]
        right = [cube for cube in cubes_of(sizes) if not any(covers(cube, sizes, point) for point in others)]
        for fewer in combinations(right, max(len(cubes) - 1, 0)):
            if len(cubes) > 1:
                assert not all(any(covers(cube, sizes, point) for cube in fewer) for point in points)


def test_paths_that_leave_a_variable_open_count_for_all_its_cells() -> None:
    assert minimise({"a": 2, "b": 3}, [({"a": 0}, 0), ({"a": 1, "b": 0}, 1), ({"a": 1, "b": 1}, 0), ({"a": 1, "b": 2}, 0)], 2) == [
        [(("a", frozenset((0,))),), (("b", frozenset((1, 2))),)],
        [(("a", frozenset((1,))), ("b", frozenset((0,))))],
    ]


def test_a_space_too_large_for_covers_gives_the_paths_themselves() -> None:
    sizes = {f"v{i}": 2 for i in range(20)}
    path = dict.fromkeys(sizes, 1)
    assert minimise(sizes, [({"v0": 0}, 0), (path, 1)], 2) == [
        [(("v0", frozenset((0,))),)],
        [tuple((name, frozenset((1,))) for name in sizes)],
    ]
