"""The choice of the engine: durable-rules where it loads, else the generated evaluator, with the same rulings."""

from __future__ import annotations

from functools import cache

from adjudicator.engine.durable import Api, DurableMatcher, load_api
from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import EngineName, Matcher, Program

__all__ = ["EngineName", "engine_status", "matcher"]


@cache
def _loaded() -> tuple[Api | None, str | None]:
    """The extension module of durable-rules, or None and why it does not load."""
    try:
        return load_api(), None
    except (ImportError, OSError) as error:
        return None, str(error) or type(error).__name__


def matcher(program: Program, engine: EngineName | None = None) -> Matcher:
    """A matcher for `program`: the engine asked for, by default durable-rules; the generated evaluator where durable-rules does not load.

    Raises ValueError for a rule with more than 32 alternatives (durable-rules), and EngineError when durable-rules fails.
    """
    api, _ = _loaded() if engine != "python" else (None, None)
    return compile_program(program) if api is None else DurableMatcher(program, api)


def engine_status() -> tuple[EngineName, str | None]:
    """The engine used when none is asked for, and, when that is not durable-rules, why it does not load."""
    api, reason = _loaded()
    return ("python", reason) if api is None else ("durable", None)
