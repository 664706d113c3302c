"""Rulings beside the engine that they are built on, and cold processes: ``python -m benchmarks.ruling``.

The reference is the match of 200 rules and 40 facts of `benchmarks.engine`, facts as JSON and durable-rules' own calls,
nothing of ours. Each ruling is warm and comes with
its explanation; `depends` and presumptions cost more, since every way in which the facts can fall is ruled. Cold: whole processes with a warm
cache, beside an interpreter that does nothing.
"""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from functools import partial

from adjudicator.engine.durable import DurableMatcher, load_api
from adjudicator.engine.program import EngineName
from adjudicator.engine.values import Value
from adjudicator.rulebook.houses import load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.data import ruling_data
from benchmarks.engine import make_incident, make_program, raw_calls

ROUNDS = 11
REPEAT = 100
COLD_ROUNDS = 7
NOBODY = {"actions_before_notice": 0, "chip_actions_before_notice": 0, "consecutive_chip_actions": 0}
CASES: Mapping[str, tuple[str, Mapping[str, Value]]] = {
    "premature flop, all known": ("premature_board", {"street": "flop", "burn_identifiable": True, **NOBODY}),
    "three cards, all known": (
        "wrong_card_count",
        {"cards_held": 3, "last_to_receive": False, "looked_at_cards": True, "deliberate": False, **NOBODY},
    ),
    "premature flop, presumed": ("premature_board", {"street": "flop", "burn_identifiable": True}),
    "premature flop, depends": ("premature_board", {"street": "flop"}),
    "three cards, depends": ("wrong_card_count", {"cards_held": 3}),
}


def main() -> None:
    """Measure and print, warm then cold."""
    warm()
    cold()


def warm() -> None:
    """Rulings in one process."""
    program = make_program(random.Random(7), 200, 40)
    matcher = DurableMatcher(program, load_api())
    runs: dict[str, Callable[[], object]] = {"bare durable-rules, 200 rules": raw_calls(matcher, make_incident(random.Random(11), program, 11))}
    rulebook = load_house("parc")
    engines: tuple[EngineName, ...] = ("durable", "python")
    for engine in engines:
        judge = Adjudicator(rulebook, engine)
        for title, (incident, facts) in CASES.items():
            case = Case((Event((incident,), facts),))
            runs[f"{title} · {engine}"] = partial(judge.rule, case, explain=True)
    ruling = Adjudicator(rulebook).rule(Case((Event(("premature_board",), CASES["premature flop, all known"][1]),)), explain=True)
    runs["its JSON"] = lambda: ruling_data(ruling, rulebook, "en")
    best = _best(runs, ROUNDS, REPEAT)
    matcher.close()
    _table("warm ruling with explanation", best, 1e6, "µs")


def cold() -> None:
    """Whole processes."""
    rule = [sys.executable, "-m", "adjudicator", "rule", "parc", "premature_board", "street=flop", "burn_identifiable=yes"]
    commands = {
        "python -c pass": [sys.executable, "-c", "pass"],
        "adjudicator rule": rule,
        "adjudicator rule --engine python": [*rule, "--engine", "python"],
    }
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    runs: dict[str, Callable[[], object]] = {
        name: partial(subprocess.run, command, capture_output=True, check=True, env=environment) for name, command in commands.items()
    }
    _table("whole process", _best(runs, COLD_ROUNDS, 1), 1e3, "ms")


def _best(runs: Mapping[str, Callable[[], object]], rounds: int, repeat: int) -> dict[str, float]:
    """The best round of each in seconds a run, every one in turn so that a busy moment falls on all alike."""
    best = dict.fromkeys(runs, float("inf"))
    for _ in range(rounds):
        for name, run in runs.items():
            start = time.perf_counter()
            for _ in range(repeat):
                run()
            best[name] = min(best[name], (time.perf_counter() - start) / repeat)
    return best


def _table(title: str, best: Mapping[str, float], scale: float, unit: str) -> None:
    print(title)
    reference = next(iter(best.values()))
    for name, seconds in best.items():
        print(f"  {name:<44}{seconds * scale:9.1f} {unit}{seconds / reference:8.2f}")


if __name__ == "__main__":
    main()
