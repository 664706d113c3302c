"""Chunks ruled by several processes: results come back in the order of the chunks, and only so many are under way at a time."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Generator, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection, wait
from multiprocessing.process import BaseProcess
from types import TracebackType
from typing import Self

from adjudicator.batch.judge import How, Judge
from adjudicator.batch.lines import Chunk, is_blank
from adjudicator.ruling.model import Status

AHEAD = 4
"""Chunks for each process that may be under way or waiting to be written: memory stays bounded where one chunk takes long."""


class WorkerLostError(Exception):
    """A process that rules has ended by itself."""


@dataclass(slots=True)
class Batch:
    """A chunk ruled: the lines of the output, and what is to be said of them. `end`: the bytes of the input read so far."""

    end: int
    output: bytes = b""
    lines: int = 0
    statuses: dict[Status, int] = field(default_factory=dict)
    bad: int = 0
    faults: int = 0
    errors: list[str] = field(default_factory=list)


def cores() -> int:
    """How many processes this one may keep busy."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def rule_chunk(judge: Judge, chunk: Chunk) -> Batch:
    """The rulings on a chunk; blank lines have none."""
    batch = Batch(chunk.end)
    texts: list[str] = []
    statuses = batch.statuses
    for number, line in enumerate(chunk.lines, chunk.first):
        if line is not None and is_blank(line):
            continue
        ruled = judge.rule(number, line)
        texts.append(ruled.text)
        if ruled.status is None:
            batch.bad += 1
            batch.faults += ruled.fault
            batch.errors += ruled.errors
        else:
            statuses[ruled.status] = statuses.get(ruled.status, 0) + 1
    batch.lines = len(texts)
    if texts:
        batch.output = ("\n".join(texts) + "\n").encode("utf-8", "backslashreplace")
    return batch


class Crew:
    """The processes. With one there is none but this."""

    def __init__(self, how: How, jobs: int) -> None:
        """Start `jobs` processes; they end with this one, however it ends."""
        self._how = how
        self._processes: dict[Connection, BaseProcess] = {}
        if jobs > 1:
            with _undisturbed():
                for _ in range(jobs):
                    ours, theirs = multiprocessing.Pipe()
                    process = multiprocessing.Process(target=_work, args=(how, theirs), daemon=True)
                    process.start()
                    theirs.close()
                    self._processes[ours] = process

    @property
    def processes(self) -> tuple[BaseProcess, ...]:
        """Those that rule, besides this one."""
        return tuple(self._processes.values())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None) -> None:
        for connection, process in self._processes.items():
            process.terminate()
            connection.close()
        for process in self._processes.values():
            process.join()

    def rule(self, chunks: Iterable[Chunk]) -> Generator[Batch, None, None]:
        """The rulings, chunk by chunk in their order. Raises WorkerLostError."""
        if self._processes:
            yield from self._spread(iter(chunks))
            return
        judge = Judge(self._how)
        for chunk in chunks:
            yield rule_chunk(judge, chunk)

    def _spread(self, chunks: Iterator[Chunk]) -> Iterator[Batch]:
        idle = deque(self._processes)
        under_way: dict[Connection, int] = {}
        done: dict[int, Batch] = {}
        sent = written = 0
        more = True
        while more or under_way or done:
            while more and idle and sent - written < AHEAD * len(self._processes):
                chunk = next(chunks, None)
                if chunk is None:
                    more = False
                    break
                connection = idle.popleft()
                _send(connection, chunk)
                under_way[connection] = sent
                sent += 1
            while written in done:
                yield done.pop(written)
                written += 1
            if under_way:
                self._collect(under_way, done, idle)

    def _collect(self, under_way: dict[Connection, int], done: dict[int, Batch], idle: deque[Connection]) -> None:
        """Wait for at least one result."""
        sentinels: Mapping[int, BaseProcess] = {process.sentinel: process for process in self._processes.values()}
        for ready in wait([*under_way, *sentinels]):
            if isinstance(ready, Connection):
                try:
                    done[under_way[ready]] = ready.recv()
                except (EOFError, OSError):
                    raise WorkerLostError from None
                del under_way[ready]
                idle.append(ready)
            elif ready in sentinels:
                raise WorkerLostError


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Ctrl-C waits for the end of this, so that no process meets it half started."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _send(connection: Connection, chunk: Chunk) -> None:
    try:
        connection.send(chunk)
    except OSError:
        raise WorkerLostError from None


def _work(how: How, connection: Connection) -> None:
    """The life of a process: chunks in, rulings out, until the other side is gone. Ctrl-C is for the parent, which ends its processes."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    judge = Judge(how)
    parent = multiprocessing.parent_process()
    sources: list[Connection | int] = [connection] if parent is None else [connection, parent.sentinel]
    with suppress(EOFError, OSError):
        while connection in wait(sources):
            connection.send(rule_chunk(judge, connection.recv()))
