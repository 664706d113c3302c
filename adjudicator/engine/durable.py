"""The durable-rules matcher: rules and definitions matched by the forward-chaining engine, stratum by stratum.

The extension module is driven directly, as a stateless matcher of one flat fact: assert, drain the matches, retract. The definitions of a stratum
are matched in two forms, holding and failing, so that a derived fact is true, false or missing; what a stratum derives is added to the
fact of the next, and the rules come last. Nothing of ours runs between the start of a match and its completion, and a run that was
interrupted leaves a mark: the handles are made anew before the next one.
"""

from __future__ import annotations

import importlib
import json
import os
import re
import threading
import weakref
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, cast

from adjudicator.engine.alternatives import Alternative, TooManyAlternativesError, alternatives
from adjudicator.engine.attributes import SENTINEL
from adjudicator.engine.condition import All, Condition, negate
from adjudicator.engine.encoding import FACT_ID, Encode, encoder
from adjudicator.engine.patterns import Codebook, Pattern, action, patterns, ruleset, shards
from adjudicator.engine.program import EngineName, Match, Program
from adjudicator.engine.three_valued import default_of, first_case
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.text.catalogue.engine import ENGINE_ERRORS

MATCHED = 0
NOT_HANDLED = 1
"""What `assert_fact` answers when a pattern matches, and when none does; it then has stored nothing."""

_RETRACT = json.dumps({"id": FACT_ID})
_SENTINEL_FACT = json.dumps({SENTINEL: 1, "id": FACT_ID})


class Api(Protocol):
    """The functions of the extension module that are used."""

    error: type[Exception]

    def create_ruleset(self, name: str, rules: str, /) -> int:
        """Make a handle."""
        ...

    def assert_fact(self, handle: int, fact: str, /) -> tuple[int, int]:
        """Match a fact: (MATCHED or NOT_HANDLED, state)."""
        ...

    def start_action_for_state(self, handle: int, state: int, /) -> tuple[str, str] | None:
        """The state and the first match, None when there is none."""
        ...

    def complete_and_start_action(self, handle: int, state: int, /) -> str | None:
        """The next match, None when there is none."""
        ...

    def retract_fact(self, handle: int, fact: str, /) -> tuple[int, int]:
        """Forget a fact."""
        ...

    def delete_state(self, handle: int, sid: None, /) -> None:
        """Free the state of a handle."""
        ...

    def delete_ruleset(self, handle: int, /) -> None:
        """Free a handle."""
        ...


class EngineError(Exception):
    """Raised when durable-rules answers with an error, or a closed matcher is used. After an error the next run starts with fresh handles."""

    def __init__(self, diagnostic: Diagnostic) -> None:
        self.diagnostic = diagnostic
        super().__init__(diagnostic.text("en"))


def _failed(code: int) -> EngineError:
    return EngineError(Diagnostic(ENGINE_ERRORS.get(code, "engine_error"), values={"code": code}))


def load_api() -> Api:
    """The extension module. Raises ImportError or OSError where it is not installed or does not load."""
    return cast("Api", importlib.import_module("durable_rules_engine"))


class DurableMatcher:
    """A Matcher that runs `program` on durable-rules. May be used from several threads: one run at a time.

    Raises ValueError for a rule with more than 32 alternatives (or a case of a definition in which one part alone has them), and EngineError
    when the engine fails.
    """

    def __init__(self, program: Program, api: Api | None = None) -> None:
        """`api` is the extension module, loaded when not given (ImportError or OSError where that fails)."""
        self._program = program
        codebook = Codebook()
        self._levels = tuple(_Level(level, codebook) for level in program.levels)
        fires = [
            (rule.name, place, one) for rule, choices in zip(program.rules, program.alternatives, strict=True) for place, one in enumerate(choices)
        ]
        self._fires = tuple((name, (place,)) for name, place, _ in fires)
        """By target: the rule, and the alternative of it that holds."""
        self._rules = _Stage(((target, one) for target, (_, _, one) in enumerate(fires)), codebook)
        first = 0
        stages = (*(level.stage for level in self._levels), self._rules)
        for stage in stages:
            stage.first, first = first, first + len(stage.rulesets)
        self._handles = _Handles(api or load_api(), tuple(rules for stage in stages for rules in stage.rulesets))
        weakref.finalize(self, self._handles.close)
        with self._handles.lock:
            self._handles.renew()

    @property
    def program(self) -> Program:
        """The program loaded."""
        return self._program

    @property
    def name(self) -> EngineName:
        """The name of this engine."""
        return "durable"

    def match(self, facts: Mapping[str, Value]) -> Match:
        """The rules that are true, with the alternatives that hold, and the derived facts. Raises EngineError."""
        derived: dict[str, Value] = {}
        known = facts
        handles = self._handles
        with handles.lock:
            if not handles.clean:
                handles.renew()
            for level in self._levels:
                found = level.derive(handles.run(level.stage, known), known)
                if found:
                    derived.update(found)
                    known = {**facts, **derived}
            targets = handles.run(self._rules, known)
        targets.sort()
        fires = self._fires
        fired: dict[str, tuple[int, ...]] = {}
        for target in targets:
            rule, place = fires[target]
            fired[rule] = fired[rule] + place if rule in fired else place
        return Match(fired, derived)

    def close(self) -> None:
        """Free the handles. A closed matcher cannot be used any more."""
        self._handles.close()


class _Stage:
    """Patterns that are matched against one fact, over as many handles as they need."""

    def __init__(self, choices: Iterable[tuple[int, Alternative]], codebook: Codebook) -> None:
        portions = shards(patterns(choices, codebook))
        self.rulesets = tuple(ruleset(portion) for portion in portions)
        self.encode: Encode = encoder(portions, codebook)
        self.targets = tuple(_targets(portion) for portion in portions)
        self.first = 0
        """The place of its first handle among those of the program."""


def _targets(portion: Sequence[Pattern]) -> dict[str, int]:
    return {action(place): pattern.target for place, pattern in enumerate(portion)}


class _Level:
    """One stratum of definitions, each case matched in two forms: holding and failing."""

    def __init__(self, definitions: Sequence[Definition], codebook: Codebook) -> None:
        self.targets: list[tuple[int, Alternative]] = []
        self.count = 0
        self.definitions = [
            (
                definition.fact,
                [(self.form(case.when), self.form(negate(case.when))) for case in definition.cases],
                [case.value for case in definition.cases],
                default_of(definition),
            )
            for definition in definitions
        ]
        self.stage = _Stage(self.targets, codebook)

    def form(self, condition: Condition) -> frozenset[int]:
        """The targets that must all be hit for `condition` to be true: one, or one for each part of a conjunction with too many alternatives."""
        try:
            parts = [alternatives(condition)]
        except TooManyAlternativesError:
            if not isinstance(condition, All):
                raise
            parts = [alternatives(part) for part in condition.parts]
        found = range(self.count, self.count + len(parts))
        self.count += len(parts)
        self.targets += [(target, one) for target, choices in zip(found, parts, strict=True) for one in choices]
        return frozenset(found)

    def derive(self, targets: Sequence[int], known: Mapping[str, Value]) -> dict[str, Value]:
        """The facts derived from the cases that hold and fail."""
        hit = set(targets)
        found: dict[str, Value] = {}
        for fact, cases, values, default in self.definitions:
            if known.get(fact) is None:
                value = first_case([True if holds <= hit else False if fails <= hit else None for holds, fails in cases], values, default)
                if value is not None:
                    found[fact] = value
        return found


class _Handles:
    """The handles of all stages: made, used, made anew after an interrupted run, freed. Whoever calls holds the lock, save for `close`."""

    def __init__(self, api: Api, rulesets: Sequence[str]) -> None:
        self.api = api
        self.rulesets = rulesets
        self.lock = threading.Lock()
        self.clean = False
        """False from the first call of a run to its last: whatever stops a run in between leaves it so."""
        self.closed = False
        self.numbers: list[int] = []
        _living.add(self)

    def run(self, stage: _Stage, facts: Mapping[str, Value]) -> list[int]:
        """The targets of the patterns of `stage` that match `facts`."""
        contents = stage.encode(facts)
        numbers, place = self.numbers, stage.first
        api = self.api
        start, complete = api.start_action_for_state, api.complete_and_start_action
        fired: list[int] = []
        self.clean = False
        try:
            for content, targets in zip(contents, stage.targets, strict=True):
                handle = numbers[place]
                place += 1
                code, state = api.assert_fact(handle, content)
                if code == NOT_HANDLED:
                    continue
                started = start(handle, state)
                if code != MATCHED or started is None:
                    raise _failed(code)
                message: str | None = started[1]
                while message is not None:
                    fired.append(targets[message[2:4]])
                    message = complete(handle, state)
                api.retract_fact(handle, _RETRACT)
        except api.error as error:
            raise _failed(_code(error)) from error
        self.clean = True
        return fired

    def renew(self) -> None:
        """Free all handles and make them again. Raises EngineError, also once closed."""
        if self.closed:
            raise EngineError(Diagnostic("engine_closed"))
        self.free()
        try:
            for rules in self.rulesets:
                handle = self.api.create_ruleset("rules", rules)
                self.fire_sentinel(handle)
                # Only now can it be freed: freeing a state in which nothing ever fired corrupts memory.
                self.numbers.append(handle)
        except self.api.error as error:
            raise _failed(_code(error)) from error
        self.clean = True

    def fire_sentinel(self, handle: int) -> None:
        """Fire one rule once."""
        code, state = self.api.assert_fact(handle, _SENTINEL_FACT)
        if code != MATCHED or self.api.start_action_for_state(handle, state) is None:
            raise _failed(code)
        self.api.complete_and_start_action(handle, state)
        self.api.retract_fact(handle, _RETRACT)

    def free(self) -> None:
        """Free all handles."""
        self.clean = False
        while self.numbers:
            handle = self.numbers.pop()
            self.api.delete_state(handle, None)
            self.api.delete_ruleset(handle)

    def close(self) -> None:
        """Free all handles for good."""
        with self.lock:
            self.closed = True
            self.free()


def _code(error: Exception) -> int:
    """The number in an error of the extension module; 0 when there is none."""
    found = re.search(r"\d+$", str(error))
    return int(found.group()) if found else 0


_living: weakref.WeakSet[_Handles] = weakref.WeakSet()


def _after_fork() -> None:
    """A lock that another thread held when the process forked would never be released in the child."""
    for handles in _living:
        handles.lock = threading.Lock()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_after_fork)
