"""A slot that an incident asks, answered in some cases and not in others, where no article says that it forbids or sends elsewhere."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.asks import open_asks
from adjudicator.check.house import House
from adjudicator.check.model import Check, Finding, Level


def find(house: House) -> Iterator[Finding]:
    """One case for each ask."""
    return (finding for answered, finding in open_asks(house, "check_gap_says", "gap") if answered)


CHECK = Check("gap", Level.WARNING, find)
