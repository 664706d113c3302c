"""Rulings by the line: ``python -m benchmarks.batch [LINES]``.

First one core in this process: lines that were never seen before, compact JSON in and out, by house; facts fully known, then with facts left out
so that the ruling depends. Then the command itself on all cores, at a tenth of LINES and at LINES (one million when left out): seconds, rulings
a second, and the memory of its processes at their largest.
"""

from __future__ import annotations

import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from adjudicator.batch.judge import How, Judge
from adjudicator.batch.workers import cores
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.model import Status
from benchmarks.incidents import kinds_of, line_of, random_facts

LINES = 1_000_000
TRIED = 20_000
DEPENDING = 1_000
WARM = 2_000
"""Lines ruled before the clock is started: what is made once for each kind of incident is made by then."""


def main() -> None:
    """Measure and print."""
    most = int(sys.argv[1]) if len(sys.argv) > 1 else LINES
    print("one core, compact JSON, rulings a second")
    for house in house_ids():
        rulebook = load_house(house)
        known = one_core(rulebook, lines(rulebook, 1.0), TRIED, depends=False)
        open_ = one_core(rulebook, lines(rulebook, 0.7), DEPENDING, depends=True)
        print(f"  {house:<12} known {known:9,.0f}   depends {open_:9,.0f}")
    print(f"`adjudicator batch --compact` on {cores()} cores, parc, facts fully known")
    with tempfile.TemporaryDirectory() as folder:
        for count in (most // 10, most):
            command(Path(folder), count)


def lines(rulebook: Rulebook, share: float) -> Iterator[bytes]:
    """Random cases of all incidents that the rulebook rules on, `share` of the facts told; some are impossible."""
    source = random.Random(f"{rulebook.id} {share}")
    judge = Judge(How(rulebook, "en", "", compact=True))
    plans = {kind: judge.plan(kind) for kind in kinds_of(rulebook)}
    kinds = list(plans)
    while True:
        kind = source.choice(kinds)
        yield line_of((kind,), random_facts(plans[kind], source, share)).encode()


def one_core(rulebook: Rulebook, source: Iterator[bytes], count: int, *, depends: bool) -> float:
    """Rulings a second on `count` lines that can be ruled, all of which depend on a fact or none."""
    finder = Judge(How(rulebook, "en", "", compact=True))
    chosen: list[bytes] = []
    for line in source:
        status = finder.rule(1, line).status
        if status is not None and (status is Status.DEPENDS) == depends:
            chosen.append(line)
            if len(chosen) == WARM + count:
                break
    judge = Judge(How(rulebook, "en", "", compact=True))
    for line in chosen[:WARM]:
        judge.rule(1, line)
    return count / _seconds(judge, chosen[WARM:])


def _seconds(judge: Judge, chosen: Sequence[bytes]) -> float:
    start = time.process_time()  # of this core: others may be at work on the machine
    for line in chosen:
        judge.rule(1, line)
    return time.process_time() - start


def command(folder: Path, count: int) -> None:
    """The whole command on a file of `count` lines."""
    cases, out = folder / "cases.jsonl", folder / "out.jsonl"
    rulebook = load_house("parc")
    judge = Judge(How(rulebook, "en", "", compact=True))
    written = 0
    with cases.open("wb") as file:
        for line in lines(rulebook, 1.0):
            status = judge.rule(1, line).status
            if status is not None and status is not Status.DEPENDS:
                file.write(line + b"\n")
                written += 1
                if written == count:
                    break
    out.unlink(missing_ok=True)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    start = time.perf_counter()
    arguments = [sys.executable, "-m", "adjudicator", "batch", "parc", str(cases), "--compact", "--output", str(out)]
    subprocess.run(arguments, check=False, capture_output=True)
    seconds = time.perf_counter() - start
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(
        f"  {count:>9,} lines {seconds:8.1f} s {count / seconds:9,.0f} a second; {spent:.1f} s of all cores, {count / spent:,.0f} a second of one; "
        f"{after.ru_maxrss / 1024:.0f} MiB the largest process"
    )


if __name__ == "__main__":
    main()
