"""Names of attributes for durable-rules, which knows an attribute by the FNV-1a hash of its name and by nothing else.

Two names with one hash are one attribute to it, and a name that hashes like one of its own words would be read as an operator. So the
attributes are named here, whatever the facts are called, and each name is checked against all that the engine may meet.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import count
from typing import Final

RESERVED: Final = frozenset(
    {
        *("id", "sid", "$s", "$i", "$m", "$l", "$r", "$forward"),
        *("all", "any", "pri", "count", "cap", "dist", "name", "$all", "$any", "$not"),
        *("$lt", "$lte", "$gt", "$gte", "$eq", "$neq", "$ex", "$nex", "$and", "$or"),
        *("$mt", "$imt", "$iall", "$iany", "$add", "$sub", "$mul", "$div", "$min", "$max", "$type", "$timerName", "$time"),
    }
)
"""The words of the engine: reserved attributes, settings and operators."""
ANY: Final = "a"
"""An attribute that each fact carries, for patterns without a positive equality."""

SENTINEL: Final = "b"
"""An attribute that only the first fact of a handle carries."""


def fnv1a_32(name: str) -> int:
    """The hash by which the engine knows `name`, an ASCII word."""
    found = 2166136261
    for byte in name.encode("ascii"):
        found = (found ^ byte) * 16777619 & 0xFFFFFFFF
    return found


class Names:
    """Short attribute names, one after the other, none with the hash of another or of a reserved word.

    `hash_of` is the engine's hash; tests give one that collides.
    """

    def __init__(self, hash_of: Callable[[str], int] = fnv1a_32) -> None:
        self._hash_of = hash_of
        self._taken = {hash_of(word) for word in (*RESERVED, ANY, SENTINEL)}
        self._numbers = count()

    def new(self) -> str:
        """A name not given before. A candidate that collides is passed over."""
        while True:
            name = f"a{next(self._numbers)}"
            hashed = self._hash_of(name)
            if hashed not in self._taken:
                self._taken.add(hashed)
                return name
