"""The native engine on what is shipped and on what chance makes: the small part of ``python -m benchmarks.native``."""

from __future__ import annotations

import _thread
import threading
import time
from random import Random

import pytest

from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Match
from benchmarks.incidents import random_facts
from benchmarks.native import made, resident, shipped, subjects

pytest.importorskip("durable_rules_engine")

INCIDENTS = 30_000
PROGRAMS = 600


def test_incidents_of_all_rulebooks_in_one_process() -> None:
    """All equal, and memory stays what it was after the first tenth."""
    sizes = [resident() for _ in shipped(INCIDENTS, Random(5))]
    assert len(sizes) == 10
    assert sizes[-1] < sizes[0] + 8


def test_rulebooks_made_run_and_freed() -> None:
    sizes = [resident() for _ in made(PROGRAMS, Random(6))]
    assert len(sizes) == 10
    assert sizes[-1] < sizes[0] + 16


def test_ctrl_c_at_any_moment_of_a_match() -> None:
    """Whenever it comes the match ends with it, and the next one is right."""
    source = Random(7)
    subject = max(subjects(), key=lambda one: len(one.program.rules))
    compiled = compile_program(subject.program)
    cases = [random_facts(subject.plan, source, 0.8) for _ in range(20)]
    wanted = [set(compiled.match(facts).fired) for facts in cases]
    interrupted = 0
    for number in range(200):
        facts, right = cases[number % len(cases)], wanted[number % len(cases)]
        stop = threading.Timer(source.random() * 0.002, _thread.interrupt_main)
        try:
            stop.start()
            while stop.is_alive():
                subject.durable.match(facts)
            time.sleep(0.001)
        except KeyboardInterrupt:
            interrupted += 1
        stop.join()
        found: Match = subject.durable.match(facts)
        assert set(found.fired) == right
    assert interrupted == 200
