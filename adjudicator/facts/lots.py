"""Lots drawn from a recorded seed: the same seed gives the same draw on every machine, so that a draw can be shown again."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")
_SPAN = 2**256


class Lots:
    """A sequence of fair random numbers that depends on the seed and on what is drawn, and on nothing else."""

    __slots__ = ("_name", "_turn")

    def __init__(self, seed: int, what: str) -> None:
        """`seed` is the number recorded; `what` names the draw, so that two draws from one seed have nothing to do with each other."""
        self._name = f"{what}:{seed}"
        self._turn = 0

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1, each as likely."""
        while True:
            digest = hashlib.sha256(f"{self._name}:{self._turn}".encode()).digest()
            self._turn += 1
            number = int.from_bytes(digest, "big")
            if number < _SPAN - _SPAN % limit:
                return number % limit

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in an order drawn by lot, each order as likely."""
        rest = list(items)
        return [rest.pop(self.below(len(rest))) for _ in range(len(rest))]

    def one_of(self, items: Sequence[T]) -> T:
        """One of the items, each as likely. Raises ValueError when there is none."""
        if not items:
            raise ValueError("nothing to draw from")
        return items[self.below(len(items))]
