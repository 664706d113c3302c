"""What came out, in the one form that all expectations look at: the answer of a ruling, or of one branch of it."""

from __future__ import annotations

from dataclasses import dataclass

from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.model import Answer, Branch, Ruling, Settled, Status
from adjudicator.scenario.said import plain, said
from adjudicator.text.languages import Text


@dataclass(frozen=True, slots=True)
class Came:
    """An answer, with its status and citations; `under` names the branch or event that it belongs to."""

    rulebook: Rulebook
    status: Status
    answer: Answer
    cites: tuple[str, ...]
    under: Text | None = None

    def about(self, what: str) -> Text:
        """The subject of a mismatch."""
        return plain(what) if self.under is None else said("scenario_under", what=what, under=self.under)

    def settled(self, who: str, slot: str) -> list[Settled]:
        """What is settled in one slot whatever is missing."""
        return [one for one in self.answer.settled if one.when is None and (one.who, one.slot) == (who, slot)]


def came_of_ruling(rulebook: Rulebook, ruling: Ruling, under: Text | None) -> Came:
    """What is certain in a ruling. Its citations are those of its branches too, and of the articles that speak without deciding."""
    cites = dict.fromkeys(ruling.answer.cites)
    for branch in ruling.branches:
        cites.update(dict.fromkeys(branch.answer.cites))
    for one in ruling.answer.unanswered:
        cites.update(dict.fromkeys(one.cites))
    cites.update(dict.fromkeys(ruling.silent_notes))
    return Came(rulebook, ruling.status, ruling.answer, tuple(cites), under)


def came_of_branch(rulebook: Rulebook, branch: Branch, under: Text) -> Came:
    """What comes out in one branch."""
    return Came(rulebook, branch.answer.status, branch.answer, branch.answer.cites, under)
