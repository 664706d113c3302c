"""A batch from beginning to end."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field
from itertools import chain, islice
from typing import BinaryIO

from adjudicator.batch.judge import How
from adjudicator.batch.lines import CHUNK_LINES, Chunk, chunks
from adjudicator.batch.progress import report
from adjudicator.batch.workers import Batch, Crew
from adjudicator.ruling.model import Status


@dataclass(slots=True)
class Total:
    """What came of a batch, lines of earlier runs left out."""

    lines: int = 0
    bad: int = 0
    faults: int = 0
    statuses: dict[Status, int] = field(default_factory=dict)
    seconds: float = 0.0

    def add(self, batch: Batch) -> None:
        """One more chunk, once it is written."""
        self.lines += batch.lines
        self.bad += batch.bad
        self.faults += batch.faults
        for status, count in batch.statuses.items():
            self.statuses[status] = self.statuses.get(status, 0) + count


def run(how: How, source: BinaryIO, out: BinaryIO, total: Total, *, jobs: int, skip: int, size: int | None, bar: bool) -> None:
    """Rule every line of `source` but the first `skip`, and write the rulings to `out`; `total` is up to date whenever this ends.

    `size`: the bytes of the source, None where nobody knows; `bar`: show how far it is. Raises WorkerLostError, TooFewLinesError, OSError.
    """
    start = time.perf_counter()
    found = chunks(source, skip)
    first = list(islice(found, 2))
    # What one process rules while others would still be starting is not shared out.
    few = len(first) < 2 and sum(len(chunk.lines) for chunk in first) <= CHUNK_LINES
    every: Iterator[Chunk] = chain(first, found)
    with Crew(how, 1 if few else jobs) as crew, report(how.lang, size, at_terminal=bar) as told, closing(crew.rule(every)) as batches:
        try:
            for batch in batches:
                out.write(batch.output)
                out.flush()
                total.add(batch)
                for error in batch.errors:
                    told.say(error)
                told.at(total.lines + skip, batch.end)
        finally:
            total.seconds = time.perf_counter() - start
