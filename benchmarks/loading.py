"""How long rulebooks take to load: ``python -m benchmarks.loading``.

The five rulebooks from their compiled forms, as far as loading goes (each part is decoded when it is first looked at), then with everything in
them decoded, beside what reading the same bytes and making sure that the sources are unchanged costs by itself.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from adjudicator.rulebook.cache import cache_file
from adjudicator.rulebook.houses import find_house, house_ids, load_house
from adjudicator.rulebook.model import Rulebook

ROUNDS = 21


def main() -> None:
    """Measure and print."""
    houses = house_ids()
    for house in houses:
        load_house(house)  # compiled and kept, where it was not
    files = [file for file in (cache_file(find_house(house)) for house in houses) if file is not None and file.is_file()]
    size = sum(file.stat().st_size for file in files)
    print(f"{len(houses)} rulebooks, {size // 1024} kB compiled")
    bytes_read = milliseconds(lambda: [file.read_bytes() for file in files])
    loaded = milliseconds(lambda: [load_house(house) for house in houses])
    whole = milliseconds(lambda: [everything_of(load_house(house)) for house in houses])
    for title, took in (("reading the bytes", bytes_read), ("loading", loaded), ("loading, everything decoded", whole)):
        print(f"  {title:<28} {took:7.1f} ms   {took / bytes_read:6.1f} times")


def everything_of(rulebook: Rulebook) -> tuple[object, ...]:
    """Every part of a rulebook, looked at."""
    return rulebook.articles, rulebook.rules, rulebook.definitions, rulebook.vocabulary


def milliseconds(run: Callable[[], object]) -> float:
    """The median of some rounds."""
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return statistics.median(times) * 1000


if __name__ == "__main__":
    main()
