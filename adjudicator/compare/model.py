"""A comparison: where two rulebooks rule differently, when, and a case that shows it. Plain frozen data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from adjudicator.engine.condition import Condition
from adjudicator.engine.values import Value
from adjudicator.ruling.model import Answer, Settled

Kind = Literal["conflict", "differs", "discretion_against_rule", "first_stricter", "second_stricter", "only_first", "only_second", "silence"]
"""How two rulings differ: one of the houses contradicts itself; they say different things; one leaves to the director what the other decides;
one is stricter; only one of them answers; both are silent, for different reasons. The gravest first."""

KINDS: tuple[Kind, ...] = (
    "conflict", "differs", "discretion_against_rule", "first_stricter", "second_stricter", "only_first", "only_second", "silence",
)  # fmt: skip

Verdict = Literal["alike", "differ", "only_first", "only_second", "neither"]
"""What comes out of an incident: ruled alike in every situation, not alike in some, only one house ever answers, none does."""


@dataclass(frozen=True, slots=True)
class Witness:
    """A situation that can be told: facts and values in the order in which they are asked, and a hand in words."""

    incident: str
    facts: tuple[tuple[str, Value], ...]
    hand: str | None


@dataclass(frozen=True, slots=True)
class SlotDifference:
    """One slot of somebody, of which the houses do not say the same: what each of them says in the witness. Both empty for ("", "")."""

    who: str
    slot: str
    kind: Kind
    first: tuple[Settled, ...]
    second: tuple[Settled, ...]


@dataclass(frozen=True, slots=True)
class Difference:
    """Two rulings that are not the same, when they come out, and a witness with the ruling of each house.

    `always`: whether they come out in every situation in which `when` holds; otherwise the facts do not tell, and it does in some.
    """

    fingerprint: str
    incident: str
    kind: Kind
    slots: tuple[SlotDifference, ...]
    when: Condition
    always: bool
    situations: int
    witness: Witness
    first: Answer
    second: Answer


@dataclass(frozen=True, slots=True)
class IncidentComparison:
    """One incident: how many situations were ruled by both, and how many were left out as there are too many."""

    incident: str
    verdict: Verdict
    situations: int
    left_out: int
    differences: tuple[Difference, ...]
