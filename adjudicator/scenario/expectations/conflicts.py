"""`conflicts`: for each conflict, the articles on its sides; `conflicts: []` says that there is none."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations

from adjudicator.ruling.model import Conflict
from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.model import AnswerClaims
from adjudicator.scenario.notation import content_line, slot_name
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import listed


def check_conflicts(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """For every conflict claimed there must be one with these articles, each on a side of its own."""
    if claims.conflicts is None:
        return
    got = came.answer.conflicts
    absent = [sides for sides in claims.conflicts if not any(_opposes(conflict, sides) for conflict in got)]
    if absent or (not claims.conflicts and got):
        rules = tuple(dict.fromkeys(rule for conflict in got for side in conflict.sides for rule in side.rules))
        expected = listed(" / ".join(sides) for sides in claims.conflicts)
        yield Mismatch(came.about("conflicts"), expected, listed(_line(one) for one in got), claims.place_of("conflicts"), rules)


def _opposes(conflict: Conflict, articles: tuple[str, ...]) -> bool:
    if len(articles) > len(conflict.sides):
        return False
    return any(
        all(article in side.cites for article, side in zip(articles, sides, strict=True)) for sides in permutations(conflict.sides, len(articles))
    )


def _line(conflict: Conflict) -> str:
    return " / ".join(
        f"{', '.join(side.cites)}: {slot_name(side.who, side.slot)} = {content_line(side.content, side.figures)}" for side in conflict.sides
    )
