"""Facts that were given and that nothing reads: the asker expects them to matter, so he is told that they do not."""

from __future__ import annotations

from adjudicator.ruling.case import Event
from adjudicator.ruling.plan import Plan
from adjudicator.text.catalogue import CATALOGUE
from adjudicator.text.languages import Text


def unread_warnings(plan: Plan, event: Event) -> list[Text]:
    """A warning for each fact given (or said to be unknown or disputed) that no rule, definition or question of the plan reads."""
    told = dict.fromkeys((*event.facts, *sorted(event.unsettled), *(name for own in event.players.values() for name in own)))
    text = CATALOGUE["given_irrelevant"]
    return [Text(en=text.en.format(fact=name), fr=text.fr.format(fact=name)) for name in told if name not in plan.facts]
