"""durable-rules by hand in a child process, for what may crash it, and a view of the calls that our matcher makes."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from adjudicator.engine.durable import Api, DurableMatcher, load_api
from adjudicator.engine.program import Program

_PREFACE = """
import json, sys
try:
    import resource
except ImportError:
    pass
else:
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    resource.setrlimit(resource.RLIMIT_CPU, (2, 2))
import durable_rules_engine as d

def rule(*conditions):
    return {"all": [{"m": {"$and": list(conditions)}}]}

def make(rules):
    return d.create_ruleset("r", json.dumps(rules))

def match(handle, fact):
    code, state = d.assert_fact(handle, json.dumps({**fact, "id": "1"}))
    fired = []
    if code == 0:
        started = d.start_action_for_state(handle, state)
        message = started[1] if started else None
        while message is not None:
            fired.append(message[2 : message.index('"', 2)])
            message = d.complete_and_start_action(handle, state)
    d.retract_fact(handle, '{"id":"1"}')
    return fired
"""


def misbehaves(code: str) -> bool:
    """Whether a child process that runs `code` dies, raises (as `code` does on a wrong answer), or uses up two seconds of processor time."""
    child = subprocess.run([sys.executable, "-c", _PREFACE + code], capture_output=True, check=False)
    return child.returncode != 0


class Watched:
    """The extension module with each call counted, and optionally one of them failing."""

    def __init__(self, fail_at: int | None = None, error: type[BaseException] = KeyboardInterrupt) -> None:
        self.real: Api = load_api()
        self.error = self.real.error
        self.calls: list[tuple[str, tuple[object, ...]]] = []
        self.fail_at = fail_at
        self.failure = error

    def _call(self, name: str, *arguments: object) -> object:
        if self.fail_at is not None and len(self.calls) == self.fail_at:
            self.fail_at = None
            raise self.failure("Could not assert fact, error code: 303")
        self.calls.append((name, arguments))
        return getattr(self.real, name)(*arguments)

    def named(self, name: str) -> list[tuple[object, ...]]:
        """The arguments of the calls of one function."""
        return [arguments for called, arguments in self.calls if called == name]

    def __getattr__(self, name: str) -> object:
        return lambda *arguments: self._call(name, *arguments)


@contextmanager
def durable(program: Program, api: object = None) -> Iterator[DurableMatcher]:
    """A matcher for the time of a test."""
    found = DurableMatcher(program, api)  # type: ignore[arg-type]  # Watched answers to every name
    try:
        yield found
    finally:
        found.close()
