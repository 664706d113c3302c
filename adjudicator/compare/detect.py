"""Detect: whether two rulebooks rule some situation differently, as soon as one is found. For mutants, of which there are thousands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adjudicator.compare.axes import Axes
from adjudicator.compare.equivalent import Proof, Prover
from adjudicator.compare.mutants import Mutant
from adjudicator.compare.said import differing
from adjudicator.compare.samples import Samples
from adjudicator.compare.side import Side, Told
from adjudicator.compare.situations import situations
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.plan import with_also


@dataclass(frozen=True, slots=True)
class Verdict:
    """What became of a mutant: an incident and a situation that it rules otherwise, or by incident why nothing can tell it; neither where unknown."""

    found: tuple[str, Told] | None = None
    proofs: Mapping[str, Proof] | None = None


class Detector:
    """One rulebook, whose mutants are told from it. What it rules itself is worked out once."""

    def __init__(self, rulebook: Rulebook, samples: Samples) -> None:
        """Nothing is ruled before the first mutant."""
        self._rulebook = rulebook
        self._samples = samples
        self._sides: dict[str, Side] = {}
        self._told: dict[str, Sequence[Told]] = {}
        self._telling: dict[str, dict[int, Told]] = {}
        self._provers: dict[str, Prover] = {}

    def judged(self, mutant: Mutant) -> Verdict:
        """What becomes of a mutant. That it cannot be told is tried to be proved before all that it cuts otherwise itself is tried: that is slow."""
        sides = {incident: Side(mutant.rulebook, incident, self._samples) for incident in self.touched(mutant)}
        for incident, theirs in sides.items():
            told = self._found_soon(theirs, incident)
            if told is not None:
                return Verdict((incident, told))
        proofs: dict[str, Proof] = {}
        for incident, theirs in sides.items():
            proof = self._prover(incident).proof(theirs.plan)
            if proof is None:
                told = self._found_late(theirs, incident)
                if told is not None:
                    return Verdict((incident, told))
                proof = Proof("tried") if self._all_tried(self._side(incident), theirs) else None
            if proof is not None:
                proofs[incident] = proof
        return Verdict(proofs=proofs) if len(proofs) == len(sides) else Verdict()

    def found(self, mutant: Mutant) -> tuple[str, Told] | None:
        """An incident and a situation that the mutant rules otherwise; None where there is none among all that are tried."""
        for incident in self.touched(mutant):
            told = self.found_on(mutant.rulebook, incident)
            if told is not None:
                return incident, told
        return None

    def proved(self, mutant: Mutant) -> Mapping[str, Proof] | None:
        """By incident why nothing can tell a mutant from its rulebook, by what both say; None where that is not seen of every incident touched."""
        found: dict[str, Proof] = {}
        for incident in self.touched(mutant):
            proof = self._prover(incident).proof(Side(mutant.rulebook, incident, self._samples).plan)
            if proof is None:
                return None
            found[incident] = proof
        return found

    def _all_tried(self, mine: Side, theirs: Side) -> bool:
        """Whether all that could tell the two apart is tried: facts that are answered, in all combinations, and no samples."""
        axes = Axes([mine, theirs])
        return not (axes.by_hand or mine.plan.calculators or axes.worked_out or situations([mine, theirs], axes, self._samples).left_out)

    def touched(self, mutant: Mutant) -> Sequence[str]:
        """The incidents on which a mutant may rule otherwise: those of its rule, or all."""
        incidents = self._rulebook.vocabulary.incidents
        rule = next((rule for rule in self._rulebook.rules if rule.name == mutant.where), None)
        if rule is not None:
            return [name for name in incidents if not rule.on.isdisjoint(one.id for one in with_also(incidents, (name,)))]
        if mutant.kind == "definition":
            return [name for name in incidents if mutant.where in self._side(name).plan.facts]
        if mutant.kind == "note":
            on = {kind for note in self._rulebook.articles[mutant.where].notes for kind in note.on}
            return [name for name in incidents if not on.isdisjoint(one.id for one in with_also(incidents, (name,)))]
        return list(incidents)

    def found_on(self, other: Rulebook, incident: str) -> Told | None:
        """A situation of one incident that `other` rules otherwise."""
        theirs = Side(other, incident, self._samples)
        return self._found_soon(theirs, incident) or self._found_late(theirs, incident)

    def _found_soon(self, theirs: Side, incident: str) -> Told | None:
        """One among those where the rulebook's own rules cut the facts, the one that told the last mutant first: most are told by the same few."""
        mine = self._side(incident)
        if incident not in self._told:
            self._told[incident] = situations([mine], Axes([mine]), self._samples).told
        telling = self._telling.setdefault(incident, {})
        for told in (*reversed(telling.values()), *self._told[incident]):
            if _differs(mine, theirs, told):
                telling.pop(id(told), None)
                telling[id(told)] = told
                return told
        return None

    def _found_late(self, theirs: Side, incident: str) -> Told | None:
        """One among those where the other's rules cut them too."""
        both = [self._side(incident), theirs]
        return next((told for told in situations(both, Axes(both), self._samples).told if _differs(both[0], theirs, told)), None)

    def _prover(self, incident: str) -> Prover:
        if incident not in self._provers:
            self._provers[incident] = Prover(self._side(incident).plan)
        return self._provers[incident]

    def _side(self, incident: str) -> Side:
        if incident not in self._sides:
            self._sides[incident] = Side(self._rulebook, incident, self._samples)
        return self._sides[incident]


def _differs(one: Side, other: Side, told: Told) -> bool:
    """Whether both rule, and not alike. Where only one of them lacks a fact, the other has lost or gained a test of it: no ruling is compared."""
    first, second = one.rule(told), other.rule(told)
    return first is not None and second is not None and bool(differing(first.said, second.said))
