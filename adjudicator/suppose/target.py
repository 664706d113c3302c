"""The outcome that somebody expected: ``deal=misdeal``, ``offender.hand=dead``, ``player.action={becomes: raise, to: 250}``."""

from __future__ import annotations

from dataclasses import dataclass

from adjudicator.rulebook.model import Content, Outcome, Rulebook
from adjudicator.ruling.model import Answer, Settled, Status
from adjudicator.ruling.plan import Plan
from adjudicator.scenario.claims import ClaimReader
from adjudicator.scenario.matching import matches, may_be
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping, Node, Scalar
from adjudicator.source.yaml_source import read_text
from adjudicator.vocabulary.model import TABLE

OPTION = "--why-not"


@dataclass(frozen=True, slots=True)
class Target:
    """An outcome in one slot of somebody; `who` None: of anybody. `text` as it was typed."""

    who: str | None
    slot: str
    content: Content
    text: str

    def is_said_by(self, settled: Settled) -> bool:
        """Whether this is what `settled` says for certain."""
        return (
            settled.when is None and settled.status is Status.RULED and self._same_place(settled.who, settled.slot) and matches(self.content, settled)
        )

    def holds_in(self, answer: Answer) -> bool:
        """Whether an answer says it for certain."""
        return any(self.is_said_by(one) for one in answer.settled)

    def could_come_of(self, outcome: Outcome) -> bool:
        """Whether a rule with this outcome could say it; with the right figures, or as the part of a procedure."""
        said = Settled(outcome.who, outcome.slot, outcome.content, Status.RULED, (), (), ())
        return self._same_place(outcome.who, outcome.slot) and may_be(self.content, said)

    def _same_place(self, who: str, slot: str) -> bool:
        return slot == self.slot and self.who in (None, who)


def read_target(text: str, rulebook: Rulebook, plan: Plan) -> Target:
    """The target of ``SLOT=VALUE`` or ``WHO.SLOT=VALUE``. Raises InvalidInputError with the nearest valid word."""
    place, equals, value = text.partition("=")
    who, dot, slot = place.strip().rpartition(".")
    slots = rulebook.vocabulary.slots
    if not equals or not value.strip():
        raise InvalidInputError([Diagnostic("why_not_form", values={"text": text})])
    if slot not in slots:
        raise InvalidInputError([Diagnostic("why_not_slot", values={"slot": slot}, nearest=nearest(slot, slots))])
    owner = who if dot else None if slots[slot].of_role else TABLE
    named = owner or _somebody(plan, slot, rulebook)
    diagnostics: list[Diagnostic] = []
    claims = ClaimReader(rulebook, diagnostics).claims(_node(named, slot, value.strip()))
    if diagnostics:
        raise InvalidInputError([Diagnostic(one.message, None, one.values, one.nearest) for one in diagnostics])
    (claim,) = claims
    if claim.content is None:
        raise InvalidInputError([Diagnostic("why_not_form", values={"text": text})])
    return Target(owner, slot, claim.content, text)


def _somebody(plan: Plan, slot: str, rulebook: Rulebook) -> str:
    """Whose slot it may be in this incident, to read its value by: any role does."""
    asked = [who for who, name in sorted(plan.asked) if name == slot]
    return asked[0] if asked else next(iter(rulebook.vocabulary.roles))


def _node(who: str, slot: str, value: str) -> Node:
    """The claim as a scenario has it."""
    place = Place("")
    held = read_text(value, "") if value.startswith(("{", "[")) else Scalar(value, True, place)
    inner = Mapping(((Scalar(slot, True, place), held),), place)
    return inner if who == TABLE else Mapping(((Scalar(who, True, place), inner),), place)
