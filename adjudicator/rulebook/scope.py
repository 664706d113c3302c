"""What names mean where a condition or an expression is read."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

from adjudicator.engine.values import Value
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.nearest import nearest
from adjudicator.vocabulary.model import Fact


@dataclass(frozen=True, slots=True)
class Scope:
    """The facts and parameters that may be named, and where errors go: every parser appends to `diagnostics` and goes on."""

    facts: Mapping[str, Fact]
    parameters: Mapping[str, Value] = field(default_factory=dict)
    diagnostics: list[Diagnostic] = field(default_factory=list)
    written_out: bool = False
    """Whether seats, pots and hands are written out, as in what a scenario expects; in a rule a fact is named that tells them."""

    def report(self, message: str, place: Place | None, values: Mapping[str, object], words: tuple[str, Iterable[str]] | None = None) -> None:
        """One error. `words` are the offending word and the valid ones, of which the nearest are shown."""
        self.diagnostics.append(Diagnostic(message, place, dict(values), nearest(*words) if words else ()))
