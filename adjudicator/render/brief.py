"""Many branches in few words: how many there are, and the command that lists them."""

from __future__ import annotations

import shlex
from typing import Final

from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.model import Ruling
from adjudicator.text.facts import assignment
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

MOST_LISTED: Final = 6
"""More branches than these are not read at a table: one fact more leaves a few of them."""


def counted_branches(ruling: Ruling, rulebook: Rulebook, lang: Lang) -> str | None:
    """In the place of the branches of `ruling`; None where they are few, or somebody has to see which hangs on which of two versions."""
    if len(ruling.branches) <= MOST_LISTED or any(one.disputed for one in ruling.missing):
        return None
    given = [assignment(one.fact, one.value) for one in ruling.facts if one.origin == "given"]
    command = shlex.join(["adjudicator", "rule", rulebook.id, ",".join(ruling.incident), *given])
    return message("branches_counted", lang, count=len(ruling.branches), command=command)
