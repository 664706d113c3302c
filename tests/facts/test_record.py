"""Records: frozen, made in order or by name, equal by class and parts."""

from __future__ import annotations

from typing import Any

import pytest

from adjudicator.facts.record import Record, parts_of, replace


class Pair(Record, ignored=("note",)):
    left: int
    right: int = 2
    note: str = ""


class Twin(Record):
    left: int
    right: int = 2


def test_made_and_changed() -> None:
    pair = Pair(1, note="x")
    assert (pair.left, pair.right, pair.note) == (1, 2, "x")
    assert parts_of(replace(pair, right=5)) == {"left": 1, "right": 5, "note": "x"}
    assert repr(Twin(1)) == "Twin(left=1, right=2)"


def test_equal_by_class_and_parts() -> None:
    assert Pair(1, note="a") == Pair(1, note="b")
    assert len({Pair(1), Pair(1, 2, "z"), Pair(2)}) == 2
    assert Pair(1) != Pair(1, 3)
    other: object = Twin(1)
    assert Pair(1) != other
    assert not hasattr(Pair(1), "__dict__")


@pytest.mark.parametrize(
    ("given", "named", "problem"), [((), {}, "needs left"), ((1, 2, "", 4), {}, "takes 3 parts"), ((1,), {"up": 1}, "takes no up")]
)
def test_wrong_parts(given: tuple[Any, ...], named: dict[str, Any], problem: str) -> None:
    with pytest.raises(TypeError, match=problem):
        Pair(*given, **named)


def test_frozen() -> None:
    pair: Any = Pair(1)
    with pytest.raises(AttributeError, match="frozen"):
        pair.left = 3
    with pytest.raises(AttributeError, match="frozen"):
        del pair.left
