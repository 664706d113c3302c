"""`options`: what the director, or a player, chooses between; `options: {}` says that nothing is left to a choice."""

from __future__ import annotations

from collections.abc import Iterator

from adjudicator.rulebook.model import Choice, Content, Options
from adjudicator.ruling.figures import figures
from adjudicator.ruling.model import Settled
from adjudicator.scenario.expectations.came import Came
from adjudicator.scenario.expectations.slots import said_of, said_values
from adjudicator.scenario.matching import same_options
from adjudicator.scenario.model import AnswerClaims, ChoiceClaim
from adjudicator.scenario.notation import content_line, slot_name
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.said import plain, said


def check_options(claims: AnswerClaims, came: Came) -> Iterator[Mismatch]:
    """Each slot claimed must be a choice between exactly these options."""
    if claims.options is None:
        return
    if not claims.options:
        choices = [one for one in came.answer.settled if isinstance(one.content, (Choice, Options))]
        if choices:
            rules = tuple(dict.fromkeys(rule for one in choices for rule in one.rules))
            yield Mismatch(came.about("options"), said("scenario_none"), said_of(choices), claims.place_of("options"), rules)
    for claim in claims.options:
        got = came.settled(claim.who, claim.slot)
        if not any(_offers(one, claim) for one in got):
            expected = plain("[" + ", ".join(content_line(option, figures(option, {})) for option in claim.options) + "]")
            rules = tuple(dict.fromkeys(rule for one in got for rule in one.rules))
            about = came.about(f"options {slot_name(claim.who, claim.slot)}")
            wanted = None if got else (claim.who, claim.slot)
            yield Mismatch(about, expected, said_values(got), claim.place, rules, wanted)


def _offers(got: Settled, claim: ChoiceClaim) -> bool:
    content: Content = got.content
    if isinstance(content, Choice):
        return same_options(claim.options, content, got.figures)
    if isinstance(content, Options):
        offered = [option for one in claim.options if isinstance(one, Options) for option in one.options]
        return set(offered) == set(content.options)
    return False
