"""Chance that can be repeated: a failing test shows the seed."""

from __future__ import annotations

from random import Random

from hypothesis import strategies as st


class Seeded(Random):
    """A source of chance that says its seed."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.begun = seed

    def __repr__(self) -> str:
        return f"Seeded({self.begun})"


def sources() -> st.SearchStrategy[Random]:
    """One for each try."""
    return st.integers(0, 2**63).map(Seeded)
