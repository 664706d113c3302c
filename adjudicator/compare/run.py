"""Run: all incidents of one pair of rulebooks or of several, on all processors."""

from __future__ import annotations

import multiprocessing
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations

from adjudicator.compare.differ import Pair, compare_incident
from adjudicator.compare.model import IncidentComparison
from adjudicator.compare.samples import Samples, read_samples
from adjudicator.compare.side import Side
from adjudicator.rulebook.model import Rulebook

Progress = Callable[[int, int], None]
"""Called with how many incidents are done, and how many there are."""

Numbers = tuple[int, int]
"""Two rulebooks, by their place in the list."""

_WORTH_IT = 8
"""Fewer incidents than that are not worth a second process."""


def compare(
    first: Rulebook, second: Rulebook, incidents: Sequence[str] | None = None, *, processes: int | None = None, progress: Progress | None = None
) -> list[IncidentComparison]:
    """Where the two rulebooks rule differently, in the order of the vocabulary; all incidents when `incidents` are left out."""
    return compare_all((first, second), incidents, processes=processes, progress=progress)[0, 1]


def compare_all(
    rulebooks: Sequence[Rulebook], incidents: Sequence[str] | None = None, *, processes: int | None = None, progress: Progress | None = None
) -> dict[Numbers, list[IncidentComparison]]:
    """Every pair of several rulebooks, each house evaluated once where two pairs need the same of it."""
    known = list(dict.fromkeys(incident for rulebook in rulebooks for incident in rulebook.vocabulary.incidents))
    wanted = known if incidents is None else [incident for incident in known if incident in incidents]
    found: dict[str, dict[Numbers, IncidentComparison]] = {}
    for done, (incident, result) in enumerate(_results(rulebooks, wanted, processes), start=1):
        found[incident] = result
        if progress is not None:
            progress(done, len(wanted))
    pairs = list(combinations(range(len(rulebooks)), 2))
    return {pair: [found[incident][pair] for incident in wanted if pair in found[incident]] for pair in pairs}


def _results(
    rulebooks: Sequence[Rulebook], incidents: Sequence[str], processes: int | None
) -> Iterator[tuple[str, dict[Numbers, IncidentComparison]]]:
    count = processes or _processors()
    if count < 2 or len(incidents) < _WORTH_IT:
        samples = read_samples()
        for incident in incidents:
            yield incident, compare_pairs(rulebooks, incident, samples)
        return
    # The largest first, so that no process waits for the last one.
    ordered = sorted(incidents, key=lambda incident: -sum(incident in rule.on for rulebook in rulebooks for rule in rulebook.rules))
    method = "fork" if sys.platform == "linux" else "spawn"
    with ProcessPoolExecutor(count, multiprocessing.get_context(method), _begin, (tuple(rulebooks),)) as pool:
        yield from zip(ordered, pool.map(_work, ordered), strict=True)


def _processors() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def compare_pairs(rulebooks: Sequence[Rulebook], incident: str, samples: Samples) -> dict[Numbers, IncidentComparison]:
    """One incident under every pair of which one house at least knows it."""
    made: dict[tuple[int, str], Side] = {}
    found = {}
    for first, second in combinations(range(len(rulebooks)), 2):
        pair = (rulebooks[first], rulebooks[second])
        if any(incident in rulebook.vocabulary.incidents for rulebook in pair):
            found[first, second] = compare_incident(Pair(*pair, samples, made), incident)
    return found


_process: dict[str, tuple[Sequence[Rulebook], Samples]] = {}
"""What a process works with, read once."""


def _begin(rulebooks: Sequence[Rulebook]) -> None:
    _process["all"] = (rulebooks, read_samples())


def _work(incident: str) -> dict[Numbers, IncidentComparison]:
    return compare_pairs(*_in_order(incident))


def _in_order(incident: str) -> tuple[Sequence[Rulebook], str, Samples]:
    rulebooks, samples = _process["all"]
    return rulebooks, incident, samples
