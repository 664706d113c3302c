"""When a branch holds, in words: the choices that an earlier event left, then the facts."""

from __future__ import annotations

from adjudicator.engine.condition import TRUE
from adjudicator.ruling.model import Branch
from adjudicator.text.conditions import condition_text
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, content_text
from adjudicator.text.template import clause


def branch_text(branch: Branch, words: Words) -> str:
    """The condition of a branch as a clause."""
    parts = [clause(content_text(one.content, one.who, one.slot, words, one.figures)) for one in branch.assumed]
    if branch.when != TRUE or not parts:
        parts.append(condition_text(branch.when, words.vocabulary, words.lang))
    return list_text(parts, words.lang, "and")
