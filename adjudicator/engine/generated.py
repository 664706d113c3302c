"""The three-valued evaluator, generated: one Python function a program, equal to `three_valued` and about ten times as fast.

Each fact is read once, each distinct test is evaluated once into a local (True, False or None), and a rule is two short-circuit expressions over
these locals: what makes it true, what makes it false. Ids and words enter the source as literals of Python strings or as constants of the
function, never as code.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import cast

from adjudicator.engine.alternatives import Alternative, asked_by
from adjudicator.engine.condition import All, Any, Compare, Condition, Leaf, Member, leaf_facts, leaves
from adjudicator.engine.program import EngineName, Match, Program
from adjudicator.engine.source import Constants, comparison, threshold
from adjudicator.engine.three_valued import default_of, evaluate, first_case
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition

Truths = tuple[bool | None, ...]
_Run = Callable[[Mapping[str, Value]], tuple[Truths, dict[str, Value]]]


@dataclass(frozen=True, slots=True)
class Compiled:
    """A program as one Python function. `run` gives the truth of each rule, in the order of the program, and the derived facts.

    It is a Matcher, and may be used from several threads at once.
    """

    program: Program
    run: _Run
    source: str

    @property
    def name(self) -> EngineName:
        """The name of this engine."""
        return "python"

    def statuses(self, facts: Mapping[str, Value]) -> Truths:
        """The truth of each rule, in the order of the program: True, False, or None when it hangs on unknown facts."""
        return self.run(facts)[0]

    def derive(self, facts: Mapping[str, Value]) -> dict[str, Value]:
        """The facts that the definitions derive: those that come out known and are not already given."""
        return self.run(facts)[1]

    def match(self, facts: Mapping[str, Value]) -> Match:
        """The rules that are true, with the alternatives that hold, and the derived facts."""
        truths, derived = self.run(facts)
        known = {**facts, **derived} if derived else facts
        rules, choices = self.program.rules, self.program.alternatives
        fired = compress(range(len(truths)), truths)
        return Match({rules[index].name: _holding(choices[index], known) for index in fired}, derived)

    def close(self) -> None:
        """Nothing is held."""


def _holding(choices: tuple[Alternative, ...], facts: Mapping[str, Value]) -> tuple[int, ...]:
    if len(choices) == 1:
        return (0,)
    return tuple(index for index, choice in enumerate(choices) if all(evaluate(leaf, facts) is True for leaf in choice))


def compile_program(program: Program) -> Compiled:
    """The function of `program`."""
    writer = _Writer(program)
    source = writer.source()
    names = {**writer.constants.names, "first_case": first_case}
    exec(compile(source, "<rules>", "exec"), names)  # the source holds names made here and literals only
    return Compiled(program, cast("_Run", names["run"]), source)


class _Writer:
    """The source of one function, and the constants it uses as globals."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.constants = Constants()
        self.lines: list[str] = []
        self.values: dict[str, str] = {}
        """Fact to the local that holds its value."""
        self.numbers: dict[str, str] = {}
        """Fact to the local that tells whether its value is a number."""
        self.tests: dict[Leaf, str] = {}
        """Test to the local that holds its truth."""
        self.alone: dict[str, list[Leaf]] = {}
        """Fact to the tests on it alone."""
        self.compared: set[str] = set()
        """The facts that are compared with one another."""

    def source(self) -> str:
        conditions = [*self.program.conditions, *(case.when for one in self.program.definitions for case in one.cases)]
        for test in dict.fromkeys(asked_by(leaf) for condition in conditions for leaf in leaves(condition)):
            self.tests[test] = f"x{len(self.tests)}"
            reads = leaf_facts(test)
            if len(reads) == 1:
                self.alone.setdefault(reads[0], []).append(test)
            else:
                self.compared.update(reads)
        defined = {definition.fact for definition in self.program.definitions}
        given = dict.fromkeys(fact for test in self.tests for fact in leaf_facts(test) if fact not in defined)
        self.tests_without_facts()
        for fact in given:
            self.read(fact)
        self.tests_ready(set(given))
        ready = set(given)
        for definition in self.program.definitions:
            self.define(definition)
            ready.add(definition.fact)
            self.tests_ready(ready, definition.fact)
        truths = "".join(f"{self.truth(condition)}, " for condition in self.program.conditions)
        self.lines.append(f"return ({truths}), derived")
        return "def run(facts):\n    get = facts.get\n    derived = {}\n" + "".join(f"    {line}\n" for line in self.lines)

    # facts

    def value(self, fact: str) -> str:
        return self.values.setdefault(fact, f"v{len(self.values)}")

    def number(self, fact: str) -> str:
        if fact not in self.numbers:
            value = self.value(fact)
            self.numbers[fact] = f"n{value}"
            self.lines.append(f"n{value} = type({value}) is int")
        return self.numbers[fact]

    def read(self, fact: str) -> None:
        """Read a given fact, and evaluate the tests on it alone."""
        table = self.table(fact)
        if table:
            self.lines.append(f"{table[0]} = {table[1]}(get({fact!r}), {table[2]})")
        else:
            self.lines.append(f"{self.value(fact)} = get({fact!r})")
            self.tests_on(fact)

    def table(self, fact: str) -> tuple[str, str, str] | None:
        """For a fact that is only compared with words: targets, look-up and default of one assignment for all its tests."""
        tests = self.alone.get(fact, [])
        if not tests or fact in self.compared:
            return None
        members = [test for test in tests if isinstance(test, Member)]
        values = {value for test in members for value in test.values}
        if len(members) < len(tests) or any(isinstance(value, int) for value in values):
            return None
        rows: dict[Value | None, object] = {None: _row([None] * len(members))}
        for value in values:
            rows[value] = _row([value in test.values for test in members])
        return (
            ", ".join(self.tests[test] for test in members),
            self.constants.name(rows.get),
            self.constants.name(_row([False] * len(members))) if len(members) > 1 else "False",
        )

    # tests

    def tests_without_facts(self) -> None:
        for test, name in self.tests.items():
            if isinstance(test, Compare) and not test.form.terms:
                self.lines.append(f"{name} = {evaluate(test, {})!r}")

    def tests_on(self, fact: str) -> None:
        """The tests on one fact alone, whose value is in its local."""
        value = self.value(fact)
        tests = self.alone.get(fact, [])
        for test in tests:
            if isinstance(test, Member):
                self.lines.append(f"{self.tests[test]} = None if {value} is None else {self.membership(value, test)}")
        compares = [(self.tests[test], test) for test in tests if isinstance(test, Compare)]
        if compares:
            targets = " = ".join(name for name, _ in compares)
            self.lines.append(f"if type({value}) is int:")
            self.lines += [f"    {name} = {self.threshold(value, test)}" for name, test in compares]
            self.lines += ["else:", f"    {targets} = None if {value} is None else False"]

    def membership(self, value: str, test: Member) -> str:
        if all(isinstance(one, bool) for one in test.values):
            return " or ".join(f"{value} is {one!r}" for one in sorted(test.values, key=repr)) or "False"
        pairs = frozenset((type(one), one) for one in test.values)
        return f"(type({value}), {value}) in {self.constants.name(pairs)}"

    def threshold(self, value: str, test: Compare) -> str:
        found = threshold(test)
        return "False" if found is None else f"{value} {found[0]} {self.constants.number(found[1])}"

    def tests_ready(self, ready: set[str], newest: str | None = None) -> None:
        """The comparisons of several facts, once all of them are there."""
        for test, name in self.tests.items():
            facts = leaf_facts(test)
            if isinstance(test, Compare) and len(facts) > 1 and ready.issuperset(facts) and (newest is None or newest in facts):
                values, numbers = ({fact: local(fact) for fact in facts} for local in (self.value, self.number))
                self.lines.append(f"{name} = {comparison(test, values, numbers, self.constants)}")

    # conditions

    def truth(self, condition: Condition) -> str:
        return f"True if {self.holds(condition, True)} else False if {self.holds(condition, False)} else None"

    def holds(self, condition: Condition, wanted: bool) -> str:
        """An expression that is truthy exactly when `condition` is known to be `wanted`."""
        if isinstance(condition, (All, Any)):
            conjunction = isinstance(condition, All) == wanted
            if not condition.parts:
                return repr(conjunction)
            return "(" + (" and " if conjunction else " or ").join(self.holds(part, wanted) for part in condition.parts) + ")"
        name = self.tests[asked_by(condition)]
        return name if wanted != condition.negated else f"{name} is False"

    def define(self, definition: Definition) -> None:
        """Derive a fact where it is not given, and evaluate the tests on it alone."""
        value, fact = self.value(definition.fact), definition.fact
        self.lines += [f"{value} = get({fact!r})", f"if {value} is None:"]
        default = default_of(definition)
        if len(definition.cases) == 1 and definition.cases[0].value is True and default is False:
            self.lines.append(f"    {value} = {self.truth(definition.cases[0].when)}")
        else:
            truths = "".join(f"{self.truth(case.when)}, " for case in definition.cases)
            values = self.constants.name(tuple(case.value for case in definition.cases))
            self.lines.append(f"    {value} = first_case(({truths}), {values}, {self.constants.name(default)})")
        self.lines.append(f"    if {value} is not None: derived[{fact!r}] = {value}")
        self.tests_on(fact)


def _row(truths: Sequence[bool | None]) -> object:
    """One truth as it is, several as a tuple to unpack."""
    return truths[0] if len(truths) == 1 else tuple(truths)
