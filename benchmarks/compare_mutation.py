"""How many changes of a rulebook the comparison of rulings finds, and which it does not.

    python -m benchmarks.compare_mutation [HOUSE ...] [--list]

Every mutant of each house (`adjudicator.compare.mutants`) is compared with its rulebook. One that is not told from it on incidents whose facts are
all answered, none of them measured or worked out, and whose combinations are all tried, is **equivalent**: that there is no other case is the proof.
The others that are not told apart are so on the hands and lists of ``situations.yaml``; they are named with ``--list``.
"""

from __future__ import annotations

import sys
from collections import Counter

from adjudicator.compare.detect import Detector
from adjudicator.compare.mutants import mutants
from adjudicator.compare.samples import read_samples
from adjudicator.rulebook.houses import house_ids, load_house


def main() -> None:
    """Print a line a house, and with ``--list`` every mutant that is not found."""
    listed = "--list" in sys.argv
    samples = read_samples()
    print(f"{'house':12}  {'mutants':>7}  {'found':>6}  {'equivalent':>10}  {'not told apart':>14}")
    for name in [word for word in sys.argv[1:] if not word.startswith("--")] or house_ids():
        detector = Detector(load_house(name), samples)
        counted: Counter[str] = Counter()
        left: list[str] = []
        for mutant in mutants(load_house(name)):
            if detector.found(mutant) is not None:
                counted["found"] += 1
                continue
            verdict = "not told apart" if detector.equivalent(mutant) is None else "equivalent"
            counted[verdict] += 1
            left.append(f"{verdict}  {mutant.id}")
        print(f"{name:12}  {counted.total():>7}  {counted['found']:>6}  {counted['equivalent']:>10}  {counted['not told apart']:>14}", flush=True)
        if listed:
            print(*(f"  {one}" for one in left), sep="\n", flush=True)


if __name__ == "__main__":
    main()
