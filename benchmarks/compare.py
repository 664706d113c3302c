"""How long comparing takes: all pairs of the shipped houses, and one incident with more and more facts.

    python -m benchmarks.compare

The second part compares two houses of one rule a fact, which differ in the last: combinations double with each fact up to 4,096, then stay.
"""

from __future__ import annotations

import resource
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from time import perf_counter

from adjudicator.compare.run import compare, compare_all
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Rulebook

FACTS = (2, 4, 6, 8, 10, 12, 14, 16)


def main() -> None:
    """Print both tables."""
    houses = [load_house(name) for name in house_ids()]
    begun = perf_counter()
    found = compare_all(houses)
    took = perf_counter() - begun
    situations = sum(one.situations for pair in found.values() for one in pair)
    differences = sum(len(one.differences) for pair in found.values() for one in pair)
    print(f"{len(found)} pairs of {len(houses)} houses: {situations:,} situations, {differences:,} differences, {took:.1f} s, {peak()} MB a process")
    print()
    print(f"{'facts':>5}  {'situations':>10}  {'left out':>10}  {'seconds':>8}")
    for count in FACTS:
        with pair_of(count) as (first, second):
            begun = perf_counter()
            (one,) = compare(first, second, ["many"], processes=1)
            print(f"{count:>5}  {one.situations:>10,}  {one.left_out:>10,}  {perf_counter() - begun:>8.2f}")


def peak() -> int:
    """The most memory that this process or one that it started had, in MB."""
    return max(resource.getrusage(who).ru_maxrss for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)) // 1024


@contextmanager
def pair_of(facts: int) -> Iterator[tuple[Rulebook, Rulebook]]:
    """Two houses with `facts` yes/no facts and as many rules; they differ where all of them are so."""
    with tempfile.TemporaryDirectory() as folder:
        yield house(Path(folder) / "first", facts, "dead"), house(Path(folder) / "second", facts, "live")


def house(folder: Path, facts: int, last: str) -> Rulebook:
    """A house of `facts` facts."""
    (folder / "vocabulary").mkdir(parents=True)
    sentence = "{en: so, fr: oui}"
    names = [f"fact_{number}" for number in range(facts)]
    known = "".join(f"  {name}: {{type: yes/no, question: {sentence}, yes: {sentence}, no: {sentence}}}\n" for name in names)
    incident = f"incidents:\n  many: {{title: {sentence}, facts: [{', '.join(names)}], asks: [card]}}\n"
    (folder / "vocabulary" / "words.yaml").write_text(f"facts:\n{known}{incident}", encoding="utf-8")
    (folder / "house.yaml").write_text(f'id: {folder.name}\ntitle: {sentence}\nedition: "1"\n', encoding="utf-8")
    all_but = ", ".join(f"{name}: yes" for name in names[:-1])
    rules = f"    - {{id: last, when: {{{all_but}, {names[-1]}: yes}}, then: {{card: {last}}}}}\n"
    rules += "".join(
        f"    - {{id: r{number}, when: {{{name}: no}}, unless: {{any: [{{{before}: no}}]}}, then: {{card: leaves_table}}}}\n"
        for number, (before, name) in enumerate(pairwise(names))
    )
    text = f'"1":\n  title: {sentence}\n  gist: {sentence}\n  on: [many]\n  rules:\n{rules}'
    (folder / "one.yaml").write_text(text, encoding="utf-8")
    return compile_house(folder)


if __name__ == "__main__":
    main()
