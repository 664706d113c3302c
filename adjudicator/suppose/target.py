"""The outcome that somebody expected: ``deal=misdeal``, ``offender.hand=dead``, ``player.action={becomes: raise, to: 250}``."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

from adjudicator.rulebook.model import Choice, Content, Outcome, Rulebook, Steps
from adjudicator.ruling.model import Answer, Ruling, Settled, Status
from adjudicator.ruling.plan import PLAYER, Plan
from adjudicator.scenario.claims import ClaimReader
from adjudicator.scenario.matching import matches, may_be
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping, Node, Scalar
from adjudicator.source.yaml_source import read_text
from adjudicator.vocabulary.model import TABLE, Slot

OPTION = "--why-not"


@dataclass(frozen=True, slots=True)
class Target:
    """An outcome in one slot of somebody; `who` None: of anybody. `text` as it was typed."""

    who: str | None
    slot: str
    content: Content
    text: str

    def is_said_by(self, settled: Settled) -> bool:
        """Whether this is what `settled` says; a figure that was not asked for may still be open. An option that somebody may choose counts."""
        if settled.when is not None or settled.status is Status.CONFLICT or not self.is_about(settled.who, settled.slot):
            return False
        if isinstance(self.content, Steps) and isinstance(settled.content, Steps):
            return may_be(self.content, settled)
        return self.is_option_of(settled) or matches(self.content, settled)

    def is_option_of(self, settled: Settled) -> bool:
        """Whether it is one of several between which somebody chooses."""
        return self.is_about(settled.who, settled.slot) and settled.status is not Status.CONFLICT and self.is_among_options(settled.content)

    def is_among_options(self, content: Content) -> bool:
        """Whether it is an option of a choice."""
        if not isinstance(content, Choice) or isinstance(self.content, Choice):
            return False
        return any(may_be(self.content, Settled("", self.slot, option, Status.RULED, (), (), ())) for option in content.options)

    def holds_in(self, answer: Answer) -> bool:
        """Whether an answer says it for certain."""
        return any(self.is_said_by(one) for one in answer.settled)

    def comes_of(self, ruling: Ruling) -> bool:
        """Whether it comes out whatever is missing: for certain, or in every branch."""
        return self.holds_in(ruling.answer) or (bool(ruling.branches) and all(self.holds_in(branch.answer) for branch in ruling.branches))

    def could_come_of(self, outcome: Outcome, who: str) -> bool:
        """Whether a rule with this outcome, about `who`, could say it; with the right figures, or as the part of a procedure."""
        said = Settled(who, outcome.slot, outcome.content, Status.RULED, (), (), ())
        return self.is_about(who, outcome.slot) and may_be(self.content, said)

    def speaks_of(self, places: Collection[tuple[str, str]]) -> bool:
        """Whether its slot is among `places`, (who, slot) each; no places are all of them."""
        return not places or any(self.is_about(who, slot) for who, slot in places)

    def is_about(self, who: str, slot: str) -> bool:
        """Whether it is an outcome in this slot of this person; the player in question is any seat that is told."""
        return slot == self.slot and (self.who in (None, who) or (self.who == PLAYER and who.startswith("seat ")))


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
    claims = ClaimReader(rulebook, diagnostics).claims(_node(named, slot, _in_full(value.strip(), slots[slot], rulebook)))
    if diagnostics:
        raise InvalidInputError([Diagnostic(one.message, None, one.values, one.nearest) for one in diagnostics])
    (claim,) = claims
    if claim.content is None:
        raise InvalidInputError([Diagnostic("why_not_form", values={"text": text})])
    return Target(owner, slot, claim.content, text)


def _in_full(value: str, slot: Slot, rulebook: Rulebook) -> str:
    """``raise`` for ``{becomes: raise}``: the term alone, where one value of the slot takes it."""
    if value in slot.values or value not in rulebook.vocabulary.terms:
        return value
    named = {one.id: (one.arguments or {}).get(one.id) for one in slot.values.values()}
    takes = [word for word, argument in named.items() if argument is not None and argument.kind == "term" and value in (argument.terms or (value,))]
    return f"{{{takes[0]}: {value}}}" if len(takes) == 1 else value


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
