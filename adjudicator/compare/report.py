"""A report: two rulebooks compared by behaviour, by structure and on a suite of scenarios, with what of it is accepted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

from adjudicator.compare.books import Book
from adjudicator.compare.model import Difference, IncidentComparison, Verdict
from adjudicator.compare.structure import Structure
from adjudicator.compare.suite import ScenarioChange
from adjudicator.vocabulary.model import Incident, Vocabulary

VERDICTS: tuple[Verdict, ...] = ("differ", "only_first", "only_second", "alike", "neither")


@dataclass(frozen=True)
class Report:
    """Everything that was found between two books. `accepted`: reason by fingerprint."""

    first: Book
    second: Book
    incidents: Sequence[IncidentComparison]
    structure: Structure
    scenarios: Sequence[ScenarioChange] = ()
    accepted: Mapping[str, str] = field(default_factory=dict)

    @property
    def differences(self) -> Sequence[Difference]:
        """All differences, in the order of the incidents."""
        return [difference for incident in self.incidents for difference in incident.differences]

    @property
    def open(self) -> Sequence[Difference]:
        """Those that are not accepted."""
        return [difference for difference in self.differences if difference.fingerprint not in self.accepted]

    @property
    def unused(self) -> Sequence[str]:
        """What is accepted and does not come out any more."""
        found = {difference.fingerprint for difference in self.differences}
        return [fingerprint for fingerprint in self.accepted if fingerprint not in found]

    @property
    def verdicts(self) -> Mapping[str, int]:
        """How many incidents came out how."""
        counted = Counter(incident.verdict for incident in self.incidents)
        return {verdict: counted[verdict] for verdict in VERDICTS}

    @property
    def situations(self) -> int:
        """How many situations were ruled by both."""
        return sum(incident.situations for incident in self.incidents)

    @property
    def labels(self) -> tuple[str, str]:
        """What to call the two: their ids, or where that is the same what tells apart what was asked for."""
        ids = (self.first.rulebook.id, self.second.rulebook.id)
        return ids if ids[0] != ids[1] else told_apart(self.first.asked, self.second.asked)

    def vocabulary(self, incident: str) -> Vocabulary:
        """The words of an incident: of the first house where it knows it."""
        book = self.first if incident in self.first.rulebook.vocabulary.incidents else self.second
        return book.rulebook.vocabulary

    def incident(self, incident: str) -> Incident:
        """An incident of either vocabulary."""
        return self.vocabulary(incident).incidents[incident]


def told_apart(first: str, second: str) -> tuple[str, str]:
    """Two names of one house without what they share: revisions, or the folders of their paths that differ."""
    short = [asked.partition(":")[0] if ":" in asked else asked for asked in (first, second)]
    parts = [list(PurePath(name).parts) for name in short]
    while all(len(one) > 1 for one in parts) and parts[0][-1] == parts[1][-1]:
        parts = [one[:-1] for one in parts]
    while all(len(one) > 1 for one in parts) and parts[0][0] == parts[1][0]:
        parts = [one[1:] for one in parts]
    labels = ("/".join(parts[0]), "/".join(parts[1]))
    return labels if labels[0] != labels[1] else (f"{labels[0]} (1)", f"{labels[1]} (2)")
