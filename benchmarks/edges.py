"""Scenarios for the mutants that no scenario notices: ``python -m benchmarks.edges HOUSE [--minutes N]``.

For each survivor (see `benchmarks.mutation`) a case is looked for that the mutant rules otherwise, cut to the fewest facts, and written with the
ruling as it is now to ``scenarios/HOUSE/edges.yaml``: the cases at the edges of conditions. They hold what the articles say today; somebody who
changes an article reads those of it again. A survivor without such a case among all that are tried stays one, and is printed.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from adjudicator.compare.detect import Detector
from adjudicator.compare.mutants import Mutant, mutants
from adjudicator.compare.samples import read_samples
from adjudicator.compare.side import Told
from adjudicator.engine.values import Value
from adjudicator.rulebook.houses import load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.read_case import typed_case
from adjudicator.scenario.load import load, load_node
from adjudicator.scenario.model import Scenario
from adjudicator.scenario.run import compared
from adjudicator.scenario.written import Data, scenario_data, scenario_text
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.source.yaml_source import read_text
from adjudicator.text.facts import assignment
from benchmarks.mutation import SCENARIOS, Watched, rules_heard, survives, watched_of

HEAD = """# The cases at the edges of the conditions: each tells a rule from one that differs in a single thing, which no other scenario does.
# Written by `python -m benchmarks.edges` with the ruling of the day: who changes an article reads its cases here again.

"""


@dataclass(slots=True)
class Edges:
    """The cases found so far for one house."""

    rulebook: Rulebook
    judge: Adjudicator
    folder: Path
    written: dict[str, Data]
    suite: list[Watched]

    def kills(self, mutant: Mutant, case: Case) -> bool:
        """Whether the case, with its ruling as it is now, fails under the mutant."""
        scenario = self.scenario(case)
        return scenario is not None and _fails(scenario, mutant)

    def scenario(self, case: Case) -> Scenario | None:
        """The case with the ruling as it is now."""
        try:
            data = scenario_data("edge", self.rulebook.id, case, self.judge.rule(case), self.rulebook)
            (scenario,) = load_node(read_text(scenario_text([data]), "edge.yaml"), self.folder)
        except InvalidInputError:
            return None
        return scenario if not compared(scenario, self.judge)[1] else None

    def add(self, mutant: Mutant, incident: str, told: Told) -> bool:
        """Keep the case, cut to what it needs, if it tells the mutant from the rulebook."""
        case = self.case(incident, told.facts, told.hand)
        if case is None or not self.kills(mutant, case):
            return False
        facts: Mapping[str, Value] = told.facts
        for name in reversed(list(told.facts)):
            fewer = {other: value for other, value in facts.items() if other != name}
            smaller = self.case(incident, fewer, told.hand)
            if smaller is not None and self.kills(mutant, smaller):
                facts, case = fewer, smaller
        name = " ".join([incident, *(assignment(fact, value) for fact, value in facts.items()), *([] if told.hand is None else [told.hand])])
        name = name.replace("[", "(").replace("]", ")")
        ruling = self.judge.rule(case)
        data = scenario_data(name, self.rulebook.id, case, ruling, self.rulebook)
        self.written[name] = data
        scenario = self.scenario(case)
        assert scenario is not None
        self.suite.append(Watched(scenario, frozenset((incident,)), rules_heard(ruling)))
        return True

    def case(self, incident: str, facts: Mapping[str, Value], hand: str | None) -> Case | None:
        """The case told so; None where it cannot be."""
        try:
            told = typed_case([incident], [], self.rulebook.vocabulary, hand).events[0]
        except InvalidInputError:
            return None
        return Case((Event(told.incident, facts, hand=told.hand),))


def main() -> None:
    """Find the survivors, write the cases, print what is left."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("house")
    parser.add_argument("--minutes", type=float, default=60)
    chosen = parser.parse_args()
    until = time.monotonic() + 60 * chosen.minutes
    rulebook = load_house(chosen.house)
    file = SCENARIOS / chosen.house / "edges.yaml"
    before = _written_before(file, rulebook)
    edges = Edges(rulebook, Adjudicator(rulebook, "python"), file.parent, before, list(watched_of(chosen.house)))
    detector = Detector(rulebook, read_samples())
    left, equivalent = [], 0
    for mutant in mutants(rulebook):
        if time.monotonic() > until:
            left.append("(no time for the others)")
            break
        if not survives(mutant, rulebook, edges.suite):
            continue
        found = detector.found(mutant)
        if found is None and detector.equivalent(mutant) is not None:
            equivalent += 1
        elif found is None or not edges.add(mutant, *found):
            left.append(f"{'' if mutant.place is None else mutant.place}  {mutant.id}")
    file.write_text(HEAD + scenario_text(edges.written.values()), encoding="utf-8")
    print(f"{chosen.house}: {len(edges.written)} cases; {equivalent} mutants proved to rule the same; {len(left)} left")
    print(*(f"  {line}" for line in left), sep="\n")


def _written_before(file: Path, rulebook: Rulebook) -> dict[str, Data]:
    """What the file holds already, written anew with the ruling of the day."""
    judge = Adjudicator(rulebook, "python")
    known: Sequence[Scenario] = load(file) if file.is_file() else ()
    return {one.name: scenario_data(one.name, rulebook.id, one.case, judge.rule(one.case), rulebook) for one in known}


def _fails(scenario: Scenario, mutant: Mutant) -> bool:
    try:
        return bool(compared(scenario, Adjudicator(mutant.rulebook, "python"))[1])
    except InvalidInputError:
        return True


if __name__ == "__main__":
    main()
