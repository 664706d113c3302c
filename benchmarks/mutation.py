"""Do the scenarios notice? Every mutant of each rulebook against the suite: ``python -m benchmarks.mutation [HOUSE …] [--kind KIND]``.

A mutant is a rulebook with one thing changed (see `adjudicator.compare.mutants`): a rule taken out, a test of its condition turned, another value,
an exception dropped, a definition, a parameter. It is killed when some scenario of its house fails; a survivor is a scenario that nobody wrote,
or a change that changes nothing. Survivors are printed with their place. Python engine; what it is that is measured is the suite, not the speed.
"""

from __future__ import annotations

import argparse
import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path

from adjudicator.compare.mutants import Mutant, mutants
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.model import Ruling
from adjudicator.ruling.plan import with_also
from adjudicator.scenario.files import scenario_files
from adjudicator.scenario.load import load
from adjudicator.scenario.model import Scenario
from adjudicator.scenario.run import compared
from adjudicator.source.diagnostics import InvalidInputError

SCENARIOS = Path("scenarios")


@dataclass(frozen=True, slots=True)
class Watched:
    """A scenario, with the incidents that it is about and the rules that spoke or were set aside in it."""

    scenario: Scenario
    kinds: frozenset[str]
    rules: frozenset[str]


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("houses", nargs="*", default=list(house_ids()))
    parser.add_argument("--kind", help="only mutants of this kind")
    parser.add_argument("--jobs", type=int, help="processes; one a core unless told")
    chosen = parser.parse_args()
    started = time.perf_counter()
    for house in chosen.houses:
        Work.rulebook = load_house(house)
        Work.mutants = [mutant for mutant in mutants(Work.rulebook) if chosen.kind in (None, mutant.kind)]
        Work.suite = watched_of(house)
        with get_context("fork").Pool(chosen.jobs) as pool:
            report(house, pool.imap(tried, range(len(Work.mutants)), chunksize=8))
    print(f"{time.perf_counter() - started:.0f} s")


def report(house: str, results: Iterable[tuple[int, bool]]) -> None:
    """The kill rate of a house by kind, and its survivors."""
    made: Counter[str] = Counter()
    killed: Counter[str] = Counter()
    survivors = []
    for number, survived in results:
        mutant = Work.mutants[number]
        made[mutant.kind] += 1
        killed[mutant.kind] += not survived
        if survived:
            survivors.append(f"{'' if mutant.place is None else mutant.place}  {mutant.id}")
    rate = f"{killed.total()} of {made.total()} killed ({100 * killed.total() / max(1, made.total()):.1f} %)"
    print(f"{house}: {rate} · " + " · ".join(f"{kind} {killed[kind]}/{made[kind]}" for kind in sorted(made)))
    for line in survivors:
        print(f"  {line}", flush=True)


def watched_of(house: str) -> Sequence[Watched]:
    """The scenarios of a house, with the rules that each one hears of today."""
    rulebook = load_house(house)
    judge = Adjudicator(rulebook, "python")
    found = []
    for path in scenario_files(SCENARIOS):
        for scenario in load(path):
            if scenario.rulebook.id == house:
                kinds = frozenset(one.id for event in scenario.case.events for one in with_also(rulebook.vocabulary.incidents, event.incident))
                found.append(Watched(scenario, kinds, rules_heard(compared(scenario, judge)[0])))
    return found


def rules_heard(ruling: Ruling) -> frozenset[str]:
    """The rules behind a ruling and its branches, and those set aside."""
    found: set[str] = set()
    for one in (ruling, *ruling.events):
        for answer in (one.answer, *(branch.answer for branch in one.branches)):
            found |= {name for settled in answer.settled for name in settled.rules} | {aside.rule for aside in answer.set_aside}
            found |= {name for conflict in answer.conflicts for side in conflict.sides for name in side.rules}
    return frozenset(found)


def survives(mutant: Mutant, before: Rulebook, suite: Sequence[Watched]) -> bool:
    """Whether no scenario fails under the mutant of `before`; those that hear of what was changed are tried first."""
    changed = [rule.on for book in (before, mutant.rulebook) for rule in book.rules if rule.name == mutant.where]
    on = frozenset().union(*changed)
    judge = Adjudicator(mutant.rulebook, "python")
    for one in sorted(suite, key=lambda watched: mutant.where not in watched.rules):
        if changed and on.isdisjoint(one.kinds):
            continue
        try:
            if compared(one.scenario, judge)[1]:
                return False
        except InvalidInputError:
            return False
    return True


class Work:
    """What the processes of the pool share: made before they are forked, as nothing of it needs to be sent to them."""

    rulebook: Rulebook
    mutants: Sequence[Mutant]
    suite: Sequence[Watched]


def tried(number: int) -> tuple[int, bool]:
    """The number of a mutant of the work at hand, and whether it survives."""
    return number, survives(Work.mutants[number], Work.rulebook, Work.suite)


if __name__ == "__main__":
    main()
