"""A record of a known finding that is there no more.

The records are compared once all other checks are done (`adjudicator.check.run`), so that this check by itself finds nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.house import House
from adjudicator.check.model import Check, Finding, Level


def find(_house: House) -> Iterator[Finding]:
    """Nothing: `adjudicator.check.known.stale` has the findings."""
    return iter(())


CHECK = Check("stale", Level.ERROR, find)
