"""What running a scenario gave: the ruling, and every way in which it is not what was expected."""

from __future__ import annotations

from dataclasses import dataclass

from adjudicator.ruling.model import Ruling
from adjudicator.scenario.model import Scenario
from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Text


@dataclass(frozen=True, slots=True)
class Mismatch:
    """One expectation that does not hold: what it is about (``status``, ``offender.hand``), what was expected, what came out.

    `rules` are the full names of the rules that decided what came out; `wanted` is the (who, slot) that should have been settled and was not;
    `place` is where the expectation stands.
    """

    about: Text
    expected: Text
    got: Text
    place: Place
    rules: tuple[str, ...] = ()
    wanted: tuple[str, str] | None = None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The ruling of a scenario and its mismatches; none at all when it passes."""

    scenario: Scenario
    ruling: Ruling
    mismatches: tuple[Mismatch, ...]

    @property
    def passed(self) -> bool:
        """Whether everything expected came out, and nothing that must not."""
        return not self.mismatches
