"""Detect: whether two rulebooks rule some situation differently, as soon as one is found. For mutants, of which there are thousands."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from adjudicator.compare.axes import Axes
from adjudicator.compare.effect import Matters, effect
from adjudicator.compare.equivalent import Proof, Prover
from adjudicator.compare.mutants import Mutant
from adjudicator.compare.said import differing
from adjudicator.compare.samples import Sample, Samples, told_values
from adjudicator.compare.side import Side, Told
from adjudicator.compare.situations import Facts, situations
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.plan import with_also

_FEW: Final = 24
"""Samples that are tried before the others."""


class Detector:
    """One rulebook, whose mutants are told from it. What it rules itself is worked out once."""

    def __init__(self, rulebook: Rulebook, samples: Samples) -> None:
        """Nothing is ruled before the first mutant."""
        self._rulebook = rulebook
        self._samples = samples
        self._sides: dict[str, Side] = {}
        self._pools: dict[str, Sequence[tuple[Sample, Sequence[Facts]]]] = {}
        self._provers: dict[str, Prover] = {}
        self._telling: dict[str, list[Told]] = {}
        """By incident the situations that told a mutant: they tell most of the others too, the last ones those of the same rule."""

    def found(self, mutant: Mutant) -> tuple[str, Told] | None:
        """An incident and a situation that the mutant rules otherwise; None where there is none among all that are tried."""
        matters = effect(mutant, self._rulebook)
        for incident in self.touched(mutant):
            told = self.found_on(mutant.rulebook, incident, matters)
            if told is not None:
                return incident, told
        return None

    def equivalent(self, mutant: Mutant) -> Mapping[str, Proof] | None:
        """By incident why nothing can tell a mutant from its rulebook; None where that is not proved of every incident that it touches."""
        found: dict[str, Proof] = {}
        for incident in self.touched(mutant):
            theirs = Side(mutant.rulebook, incident, self._samples)
            if incident not in self._provers:
                self._provers[incident] = Prover(self._side(incident).plan)
            proof = self._provers[incident].proof(theirs.plan)
            if proof is None:
                if not self._all_tried(self._side(incident), theirs) or self.found_on(mutant.rulebook, incident) is not None:
                    return None
                proof = Proof("tried")
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

    def found_on(self, other: Rulebook, incident: str, matters: Matters | None = None) -> Told | None:
        """A situation of one incident that `other` rules otherwise. `matters`: the facts on which it can."""
        mine, theirs = self._side(incident), Side(other, incident, self._samples)
        telling = self._telling.setdefault(incident, [])
        told = next((told for told in reversed(telling) if _differs(mine, theirs, told)), None)
        if told is not None:
            return told
        both = [mine, theirs]
        for samples in self._near(incident, matters):
            told = next((told for told in situations(both, Axes(both), samples).told if _differs(mine, theirs, told)), None)
            if told is not None:
                telling.append(told)
                return told
        return None

    def _near(self, incident: str, matters: Matters | None) -> Iterator[Samples]:
        """The samples on which something can be otherwise: a few of them first, as most mutants are told apart by any."""
        if matters is None:
            yield self._samples
            return
        near = [sample for sample, known in self._pool(incident) if any(map(matters, known))]
        for part in (near[:_FEW], near[_FEW:]):
            if part:
                yield replace(self._samples, by_incident={incident: part})

    def _pool(self, incident: str) -> Sequence[tuple[Sample, Sequence[Facts]]]:
        """Every sample of an incident with what is known where it is told."""
        if incident not in self._pools:
            side = self._side(incident)
            kinds = [one.id for one in side.plan.incidents]
            samples = self._samples.of(kinds, hands=Axes([side]).by_hand)
            vocabulary = self._rulebook.vocabulary
            self._pools[incident] = [(sample, side.known(Told(told_values(sample, vocabulary), sample.hand))) for sample in samples]
        return self._pools[incident]

    def _side(self, incident: str) -> Side:
        if incident not in self._sides:
            self._sides[incident] = Side(self._rulebook, incident, self._samples)
        return self._sides[incident]


def _differs(one: Side, other: Side, told: Told) -> bool:
    """Whether both rule, and not alike. Where only one of them lacks a fact, the other has lost or gained a test of it: no ruling is compared."""
    first, second = one.rule(told), other.rule(told)
    return first is not None and second is not None and bool(differing(first.said, second.said))
