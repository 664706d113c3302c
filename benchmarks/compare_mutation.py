"""How many changes of a rulebook the comparison of rulings finds, and which it does not.

    python -m benchmarks.compare_mutation [HOUSE ...] [--write]

Every mutant of each house (`adjudicator.compare.mutants`) is compared with its rulebook. One that is not told from it is **equivalent** where that
is proved, in one of two ways: all that could tell them apart was tried (facts that are answered, none of them measured or worked out); or every case
in which the changed rule comes out otherwise was gone through and ruled alike (`adjudicator.compare.equal`). The others are not told apart on the
hands and lists of ``situations.yaml``. With ``--write`` the figures and every mutant that is not found go to ``benchmarks/compare_mutation.md``.
"""

from __future__ import annotations

import sys
from collections import Counter
from pathlib import Path

from adjudicator.compare.detect import Detector
from adjudicator.compare.equal import proved_equal
from adjudicator.compare.mutants import Mutant, mutants
from adjudicator.compare.samples import read_samples
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook

PAGE = Path(__file__).with_suffix(".md")
HEAD = """# Changes of a rulebook that the comparison of rulings finds

Made by `python -m benchmarks.compare_mutation --write`: one rule, value, exception, definition, parameter or note is changed at a time, and each such
mutant is compared with its rulebook on the situations that `diff` tries. What is equivalent, and why, and what is not told apart is listed below.
"""
FOUND, OPEN = "found", "not told apart"
TRIED = "equivalent: all combinations tried"
NOWHERE = "equivalent: no case in which it comes out otherwise can be"
ALIKE = "equivalent: wherever it comes out otherwise, the rest of the rulebook says the same"
VERDICTS = (FOUND, TRIED, NOWHERE, ALIKE, OPEN)


def verdict(detector: Detector, mutant: Mutant, rulebook: Rulebook) -> str:
    """What becomes of one mutant."""
    if detector.found(mutant) is not None:
        return FOUND
    if detector.exhaustive(mutant):
        return TRIED
    cases = 0
    for incident in detector.touched(mutant):
        proved = proved_equal(mutant, rulebook, incident)
        if proved is None:
            return OPEN
        cases += proved
    return ALIKE if cases else NOWHERE


def main() -> None:
    """Print a line a house; with ``--write`` write the page."""
    samples = read_samples()
    lines = [HEAD, "| house | mutants | found | equivalent, proved | not told apart |", "|---|---|---|---|---|"]
    lists: list[str] = []
    for name in [word for word in sys.argv[1:] if not word.startswith("--")] or house_ids():
        rulebook = load_house(name)
        detector = Detector(rulebook, samples)
        became: dict[str, list[str]] = {}
        for mutant in mutants(rulebook):
            became.setdefault(verdict(detector, mutant, rulebook), []).append(mutant.id)
        counted = Counter({what: len(ones) for what, ones in became.items()})
        equivalent = counted.total() - counted[FOUND] - counted[OPEN]
        lines.append(f"| {name} | {counted.total()} | {counted[FOUND]} | {equivalent} | {counted[OPEN]} |")
        print(lines[-1], flush=True)
        lists += [f"\n## {name}"]
        lists += [
            line for what in VERDICTS[1:] if what in became for line in (f"\n{what[0].upper()}{what[1:]}:\n", *(f"- {one}" for one in became[what]))
        ]
    if "--write" in sys.argv:
        PAGE.write_text("\n".join([*lines, *lists]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
