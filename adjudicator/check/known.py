"""Findings that are known: contradictions and gaps of the source itself, each with its reason, in a house's `findings.yaml`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

from pydantic import Field

from adjudicator.check.model import About, Finding
from adjudicator.check.registry import all_checks
from adjudicator.engine.condition import Condition
from adjudicator.rulebook.conditions import parse_condition
from adjudicator.rulebook.library import FINDINGS_FILE, shown
from adjudicator.rulebook.model import Rulebook
from adjudicator.rulebook.scope import Scope
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.forms import ConditionForm, Form, Sentence
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.nodes import Node, Scalar
from adjudicator.source.nodes import Sequence as SequenceNode
from adjudicator.source.validation import validate
from adjudicator.source.yaml_source import read_source
from adjudicator.text.languages import Text

Word = Annotated[str, Field(min_length=1)]
Words = Word | Annotated[list[Word], Field(min_length=1)]
_NAMING = ("incident", "slots", "rules", "articles", "facts", "parameters")


class KnownForm(Form):
    """A finding, or several alike, that the source itself is the reason of. Each word named must be in one of them."""

    check: Word = Field(description="the check")
    incident: Words | None = Field(None, description="incidents: a finding is meant when all of its are named")
    slots: Words | None = Field(None, description="slots, `deal` or `offender.hand`, likewise")
    rules: Words | None = Field(None, description="rules, likewise")
    articles: Words | None = Field(None, description="articles, likewise")
    facts: Words | None = Field(None, description="facts, likewise")
    parameters: Words | None = Field(None, description="parameters, likewise")
    when: ConditionForm | None = Field(None, description="of a gap or an unanswered ask: only the cases in which this holds")
    because: Sentence = Field(description="why it is left as it is")


class FindingsForm(Form):
    """`findings.yaml`: what `check` is told of a house."""

    together: Annotated[list[Annotated[list[Word], Field(min_length=2)]], Field(min_length=1)] | None = Field(
        None, description="incidents that one event is often several of: looked at together too"
    )
    known: Annotated[list[KnownForm], Field(min_length=1)] | None = Field(None, description="findings that are known, with their reason")


@dataclass(frozen=True, slots=True)
class Known:
    """One record: the check, the words named by kind with their places, and the reason."""

    check: str
    named: Mapping[str, Mapping[str, Place]]
    because: Text
    place: Place
    when: Condition | None = None
    """Only the cases in which this holds."""

    def covers(self, finding: Finding) -> bool:
        """Whether it speaks of the finding."""
        if self.when is not None or finding.record is not None:
            return finding.record == self.place
        return self.names(finding)

    def names(self, finding: Finding) -> bool:
        """Whether it names the check and the words of the finding, whatever its condition is."""
        return finding.check == self.check and all(
            (words := getattr(finding.about, kind)) and all(word in named for word in words) for kind, named in self.named.items()
        )


@dataclass(frozen=True, slots=True)
class Recorded:
    """What `findings.yaml` of a house, and of those it builds on, say. `own` are the house's own records."""

    together: tuple[tuple[str, ...], ...] = ()
    own: tuple[Known, ...] = ()
    inherited: tuple[Known, ...] = ()

    def conditional(self, finding: Finding) -> Iterator[tuple[Place, Condition]]:
        """The records that name a finding and say in which cases it is known."""
        for record in (*self.own, *self.inherited):
            if record.when is not None and record.names(finding):
                yield record.place, record.when

    def record_of(self, finding: Finding) -> Known | None:
        """The record that speaks of a finding."""
        return next((one for one in (*self.own, *self.inherited) if one.covers(finding)), None)


def read_recorded(folders: Sequence[Path], rulebook: Rulebook) -> Recorded:
    """The records of a house and of those it builds on, `folders` in the order of the chain, the house's own first.

    Raises InvalidInputError: a file that is wrong, a word that does not exist.
    """
    diagnostics: list[Diagnostic] = []
    together: list[tuple[str, ...]] = []
    records: list[tuple[Known, ...]] = []
    for house, folder in zip((rulebook.id, *rulebook.bases), folders, strict=True):
        file = folder / FINDINGS_FILE
        node = read_source(file, shown(file)) if file.is_file() else None
        if node is None or validate(node, FindingsForm, diagnostics) is None:
            records.append(())
            continue
        reader = _Reader(rulebook, house, diagnostics)
        together += reader.together(node)
        records.append(tuple(reader.records(node)))
    if diagnostics:
        raise InvalidInputError(diagnostics)
    own, *inherited = records or [()]
    return Recorded(tuple(dict.fromkeys(together)), own, tuple(record for part in inherited for record in part))


class _Reader:
    def __init__(self, rulebook: Rulebook, house: str, diagnostics: list[Diagnostic]) -> None:
        self._house = house
        self._diagnostics = diagnostics
        self._scope = Scope(rulebook.vocabulary.facts, rulebook.parameters, diagnostics)
        self._words: Mapping[str, Sequence[str]] = {
            "check": list(all_checks()),
            "incident": list(rulebook.vocabulary.incidents),
            "slots": [
                *rulebook.vocabulary.slots,
                *(f"{who}.{slot.id}" for slot in rulebook.vocabulary.slots.values() if slot.of_role for who in rulebook.vocabulary.roles),
            ],
            "rules": [rule.name for rule in rulebook.rules],
            "articles": list(rulebook.articles),
            "facts": list(rulebook.vocabulary.facts),
            "parameters": [*rulebook.parameters],
        }

    def together(self, node: Node) -> Iterator[tuple[str, ...]]:
        """The incidents that come together."""
        listed = find(node, "together")
        for item in listed.items if isinstance(listed, SequenceNode) else ():
            yield tuple(self._word("incident", scalar) for scalar in _scalars(item))

    def records(self, node: Node) -> Iterator[Known]:
        """The records."""
        listed = find(node, "known")
        for item in listed.items if isinstance(listed, SequenceNode) else ():
            assert isinstance(item, MappingNode)
            parts = {key.text: value for key, value in item.entries}
            named = {kind: {self._word(kind, scalar): scalar.place for scalar in _scalars(parts[kind])} for kind in _NAMING if kind in parts}
            (check,) = _scalars(parts["check"])
            when = parse_condition(parts["when"], self._scope) if "when" in parts else None
            because = Text(en=_text(parts["because"], "en"), fr=_text(parts["because"], "fr"))
            yield Known(self._word("check", check), named, because, item.place, when)

    def _word(self, kind: str, scalar: Scalar) -> str:
        """The word meant, in full; a word that there is not is reported."""
        full = f"{self._house}/{scalar.text}"
        words = self._words[kind]
        if kind in ("rules", "articles") and full in words:
            return full
        if scalar.text not in words:
            near = nearest(scalar.text, [word.removeprefix(f"{self._house}/") for word in words])
            self._diagnostics.append(Diagnostic(f"known_unknown_{kind}", scalar.place, {"word": scalar.text}, near))
        return scalar.text


def _scalars(node: Node) -> list[Scalar]:
    return [node] if isinstance(node, Scalar) else [item for item in getattr(node, "items", ()) if isinstance(item, Scalar)]


def _text(node: Node, lang: str) -> str:
    value = find(node, lang)
    return value.text if isinstance(value, Scalar) else ""


def stale(recorded: Recorded, findings: Sequence[Finding]) -> Iterator[Finding]:
    """Own records, or words in them, that no finding needs any more."""
    for record in recorded.own:
        covered = [finding for finding in findings if record.covers(finding)]
        if not covered:
            yield Finding("stale", record.place, "check_stale_says", {"check": record.check}, About())
            continue
        for kind, named in record.named.items():
            met = {word for finding in covered for word in getattr(finding.about, kind)}
            for word, place in named.items():
                if word not in met:
                    values: dict[str, object] = {"word": word.partition("/")[2] or word, "check": record.check}
                    yield Finding("stale", place, "check_stale_word", values, About())
