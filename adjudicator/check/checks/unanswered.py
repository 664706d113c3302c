"""A slot that an incident asks and that no rule on this incident ever answers."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.check.asks import open_asks
from adjudicator.check.house import House
from adjudicator.check.model import Check, Finding, Level


def find(house: House) -> Iterator[Finding]:
    """One case for each ask."""
    return (finding for answered, finding in open_asks(house, "check_unanswered_says", "unanswered") if not answered)


CHECK = Check("unanswered", Level.WARNING, find)
