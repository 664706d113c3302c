"""Samples: the hands and lists of ``situations.yaml``, from which facts that nobody answers are measured or worked out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from itertools import product
from pathlib import Path

from pydantic import Field, ValidationError

from adjudicator.engine.values import Value
from adjudicator.facts.betting.hand import Hand
from adjudicator.facts.betting.steps import AboutAction
from adjudicator.facts.from_hand import Measured
from adjudicator.facts.notation.resolve import hand_of
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.library import Library, shipped_library
from adjudicator.source.data import pydantic_diagnostics, to_data
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.forms import Form, Id
from adjudicator.source.nodes import Sequence as ListNode
from adjudicator.source.yaml_source import read_source
from adjudicator.vocabulary.model import Vocabulary

FILE = "situations.yaml"
ANY = "any"
"""The samples of every incident that none are written for."""
COUNTS = "counts"
"""Hands that are shown in the place of counts of actions."""


class FamilyForm(Form):
    """Hands or facts for some incidents."""

    on: Id | list[Id] = Field(description="The incidents, `any`, or `counts`.")
    hands: list[list[str]] = Field([], description="Lists of parts of a hand: every combination is one hand, one part of each list.")
    facts: dict[Id, list[str | int]] = Field({}, description="Values of facts, as they are told: every combination is one sample.")


@dataclass(frozen=True, slots=True)
class Sample:
    """What is told beside the facts that are answered: a hand (its text), or facts."""

    hand: str | None = None
    facts: tuple[tuple[str, str], ...] = ()
    """Fact and value as told on the command line."""


NO_SAMPLE = Sample()


@dataclass
class Samples:
    """All samples by incident; hands are read once, and measured once for each set of parameters."""

    by_incident: Mapping[str, Sequence[Sample]]
    _hands: dict[str, Hand] = field(default_factory=dict)
    _measured: dict[tuple[str, AboutAction, frozenset[tuple[str, Value]]], Measured] = field(default_factory=dict)

    def of(self, kinds: Sequence[str], *, hands: bool) -> Sequence[Sample]:
        """The samples of an event of these kinds, with `hands` among them or without (one that tells nothing where there are none)."""
        found = [one for kind in kinds for one in self.by_incident.get(kind, ()) if one.hand is None or hands]
        if hands and not found:
            found = list(self.by_incident.get(ANY, ()))
        return list(dict.fromkeys(found)) or [NO_SAMPLE]

    def hand(self, text: str) -> Hand:
        """The hand that a text tells. Raises InvalidInputError."""
        hand = self._hands.get(text)
        if hand is None:
            hand = self._hands[text] = hand_of(text)
        return hand

    def measured(self, text: str, parameters: Mapping[str, Value], *, about_action: AboutAction) -> Measured:
        """A hand, measured under the parameters of a house; `about_action` as for `Measured`."""
        key = (text, about_action, frozenset(parameters.items()))
        found = self._measured.get(key)
        if found is None:
            found = self._measured[key] = Measured(self.hand(text), parameters, about_action=about_action)
        return found

    @cached_property
    def played(self) -> Sequence[str]:
        """The hands that stand for counts of actions."""
        return [sample.hand for sample in self.by_incident.get(COUNTS, ()) if sample.hand is not None]

    @cached_property
    def every_hand(self) -> Sequence[str]:
        """The texts of all hands, each once."""
        return list(dict.fromkeys(one.hand for samples in self.by_incident.values() for one in samples if one.hand is not None))


def read_samples(path: Path | None = None, library: Library | None = None) -> Samples:
    """The samples of a file, those shipped when left out. Raises InvalidInputError with everything that is wrong with it."""
    file = path or (library or shipped_library()).folder / FILE
    source = read_source(file)
    if not isinstance(source, ListNode):
        raise InvalidInputError([Diagnostic("samples_not_list", source.place)])
    diagnostics: list[Diagnostic] = []
    found: dict[str, list[Sample]] = {}
    for item in source.items:
        try:
            form = FamilyForm.model_validate(to_data(item))
        except ValidationError as error:
            diagnostics += pydantic_diagnostics(error, item, FamilyForm)
            continue
        samples = [Sample(hand="".join(_joined(parts))) for parts in product(*form.hands)] if form.hands else []
        if form.facts:
            samples += [Sample(facts=tuple(zip(form.facts, map(str, values), strict=True))) for values in product(*form.facts.values())]
        for incident in [form.on] if isinstance(form.on, str) else form.on:
            found.setdefault(incident, []).extend(samples)
    if diagnostics:
        raise InvalidInputError(diagnostics)
    return Samples(found)


def _joined(parts: Sequence[str]) -> list[str]:
    """The parts with a space between them, none before a semicolon or for a part that says nothing."""
    return [part if index == 0 or not part or part.startswith(";") else f" {part}" for index, part in enumerate(parts)]


def told_values(sample: Sample, vocabulary: Vocabulary) -> Mapping[str, Value]:
    """The facts of a sample as values; those that the vocabulary does not know are left out. Raises InvalidInputError."""
    diagnostics: list[Diagnostic] = []
    values: dict[str, Value] = {}
    for name, text in sample.facts:
        fact = vocabulary.facts.get(name)
        value = None if fact is None else parse_value(fact, text, diagnostics)
        if value is not None:
            values[name] = value
    if diagnostics:
        raise InvalidInputError(diagnostics)
    return values
