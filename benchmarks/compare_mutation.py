"""How many changes of a rulebook the comparison of rulings finds, and which it does not.

    python -m benchmarks.compare_mutation [HOUSE ...] [--list]

Every mutant of each house (`adjudicator.compare.mutants`) is compared with its rulebook. One is **equivalent** where it is proved that no case can
tell it from its rulebook: what either says, the other says in the same cases (`adjudicator.compare.equivalent`), or all combinations of answers
were tried. The others that are not told apart are so on the hands and lists of ``situations.yaml``. With ``--list`` each of both kinds is named,
the equivalent ones with the reason. Progress goes to the standard error, where it is a terminal or ``--progress`` is given.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Mapping

from adjudicator.compare.detect import Detector, Verdict
from adjudicator.compare.equivalent import Proof, Why
from adjudicator.compare.mutants import mutants
from adjudicator.compare.samples import read_samples
from adjudicator.rulebook.houses import house_ids, load_house

EVERY = 100
"""Mutants between two lines of progress."""

REASONS: Mapping[Why, str] = {
    "tried": "every combination of answers was tried",
    "not_there": "",
    "same_cases": "applies to the same cases: what was changed follows from the rest, or cannot be",
    "never_applies": "applies to no case",
    "said_anyway": "where it makes a difference {rules} say the same",
    "set_aside": "where it makes a difference {rules} set it aside",
    "never_meet": "what it sets aside never applies beside it",
    "same_words": "the definition comes to something else only where that is not heard",
    "never_silent": "where the note would be read something is ruled",
}


def main() -> None:
    """Print a line a house, and with ``--list`` every mutant that is not found."""
    listed = "--list" in sys.argv
    shown = "--progress" in sys.argv or sys.stderr.isatty()
    samples = read_samples()
    print(f"{'house':12}  {'mutants':>7}  {'found':>6}  {'equivalent':>10}  {'not told apart':>14}  {'seconds':>7}", flush=True)
    for name in [word for word in sys.argv[1:] if not word.startswith("--")] or house_ids():
        detector = Detector(load_house(name), samples)
        counted: Counter[str] = Counter()
        left: list[str] = []
        begun = time.process_time()
        for mutant in mutants(load_house(name)):
            verdict = detector.judged(mutant)
            kind, why = _told(verdict)
            counted[kind] += 1
            if kind != "found":
                left.append(f"{kind}  {mutant.id}{why}")
            if shown and counted.total() % EVERY == 0:
                print(f"  {name} {counted.total()}: {dict(counted)}, {time.process_time() - begun:.0f} s", file=sys.stderr, flush=True)
        columns = f"{counted['found']:>6}  {counted['equivalent']:>10}  {counted['not told apart']:>14}  {time.process_time() - begun:>7.0f}"
        print(f"{name:12}  {counted.total():>7}  {columns}", flush=True)
        if listed:
            print(*(f"  {one}" for one in left), sep="\n", flush=True)


def _told(verdict: Verdict) -> tuple[str, str]:
    """What became of a mutant, and why where it is equivalent."""
    if verdict.found is not None:
        return "found", ""
    if verdict.proofs is None:
        return "not told apart", ""
    reasons = {_reason(proof): None for proof in verdict.proofs.values() if proof.why != "not_there"}
    return "equivalent", " — " + ("; ".join(reasons) or "no such event is ruled by it")


def _reason(proof: Proof) -> str:
    """A proof in words."""
    rules = ", ".join(f"`{rule}`" for rule in proof.rules)
    return REASONS[proof.why].format(rules=rules or "others")


if __name__ == "__main__":
    main()
