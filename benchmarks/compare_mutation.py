"""How many changes of a rulebook the comparison of rulings finds, and which it does not.

    python -m benchmarks.compare_mutation [HOUSE ...] [--write] [--progress]

Every mutant of each house (`adjudicator.compare.mutants`) is compared with its rulebook. One that is not told from it is **equivalent** where that
is proved (`adjudicator.compare.equivalent`): the page says how. The others are not told apart on the hands and lists of ``situations.yaml``.
Random hands that tell some of them are looked for by `benchmarks.search_hands`. With ``--write`` the figures and every mutant that is not found go to
``benchmarks/compare_mutation.md``; ``--progress`` says on the standard error how far it is.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from adjudicator.compare.detect import Detector
from adjudicator.compare.equivalent import Proof, Why
from adjudicator.compare.mutants import Mutant, mutants
from adjudicator.compare.samples import read_samples
from adjudicator.rulebook.houses import house_ids, load_house

PAGE = Path(__file__).with_suffix(".md")
HEAD = """# Changes of a rulebook that the comparison of rulings finds

Made by `python -m benchmarks.compare_mutation --write`: one rule, value, exception, definition, parameter or note is changed at a time, and each such
mutant is compared with its rulebook on the situations that `diff` tries. What is equivalent, and why, and what is not told apart is listed below.
"""
FOUND, OPEN = "found", "not told apart"
EVERY = 100
"""Mutants between two lines of progress."""
REASONS: Mapping[Why, str] = {
    "tried": "all combinations of the facts were tried",
    "not_there": "",
    "same_cases": "the rule applies to the same cases: what was changed follows from the rest, or cannot be",
    "never_applies": "the rule applies to no case",
    "said_anyway": "where only one of the two applies, {rules} say the same",
    "set_aside": "where it makes a difference it is set aside by {rules}",
    "never_meet": "what it sets aside never applies beside it",
    "same_words": "the definition comes to something else only where that is not heard",
    "never_silent": "where the note would be read, something is ruled",
}
"""The proofs of `adjudicator.compare.equivalent`, in words."""


def verdict(detector: Detector, mutant: Mutant) -> str:
    """What becomes of one mutant: found, not told apart, or why it is equivalent."""
    if detector.found(mutant) is not None:
        return FOUND
    proofs = detector.equivalent(mutant)
    if proofs is None:
        return OPEN
    reasons = {_reason(proof): None for proof in proofs.values() if proof.why != "not_there"}
    return "equivalent: " + ("; ".join(reasons) or "no event is ruled by it")


def _reason(proof: Proof) -> str:
    """A proof in words."""
    return REASONS[proof.why].format(rules=", ".join(f"`{rule}`" for rule in proof.rules) or "another article")


def main() -> None:
    """Print a line a house; with ``--write`` write the page."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("houses", nargs="*", metavar="HOUSE")
    parser.add_argument("--write", action="store_true")
    parser.add_argument("--progress", action="store_true")
    told = parser.parse_args()
    samples = read_samples()
    lines = [HEAD, "| house | mutants | found | equivalent, proved | not told apart |", "|---|---|---|---|---|"]
    lists: list[str] = []
    for name in told.houses or house_ids():
        rulebook = load_house(name)
        detector = Detector(rulebook, samples)
        became: dict[str, list[str]] = {}
        begun = time.process_time()
        for number, mutant in enumerate(mutants(rulebook), 1):
            became.setdefault(verdict(detector, mutant), []).append(mutant.id)
            if told.progress and number % EVERY == 0:
                print(f"{name} {number}: {len(became.get(FOUND, ()))} found, {time.process_time() - begun:.0f} s", file=sys.stderr, flush=True)
        counted = Counter({what: len(ones) for what, ones in became.items()})
        equivalent = counted.total() - counted[FOUND] - counted[OPEN]
        lines.append(f"| {name} | {counted.total()} | {counted[FOUND]} | {equivalent} | {counted[OPEN]} |")
        print(lines[-1], flush=True)
        lists += [f"\n## {name}"]
        lists += [
            line
            for what in sorted(became, key=lambda one: (one == OPEN, one))
            if what != FOUND
            for line in (f"\n{what[0].upper()}{what[1:]}:\n", *(f"- {one}" for one in became[what]))
        ]
    if told.write:
        PAGE.write_text("\n".join([*lines, *lists]) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
