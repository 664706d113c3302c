"""Our ruling beside rule engines that others made: ``python -m benchmarks.peers``.

The rules are those of one shipped rulebook on the incidents that most of its rules speak of, the incidents random and fully known; every
engine is given the same rules in its own language and fires the same ones on every incident, which is checked before anything is measured.
The peers are given for nothing what we work out: facts that articles define, sums, for durable-rules by hand each comparison. They match rules;
ours goes on to the ruling: what sets what aside, what is asked and not answered, what was taken for granted.

    uv sync --group peers && uv run python -m benchmarks.peers

Peers that are not installed are said, and left out.
"""

from __future__ import annotations

import json
import platform
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from importlib import import_module
from importlib.metadata import version
from itertools import cycle
from random import Random
from typing import Any, Protocol

from adjudicator.batch.judge import How, Judge
from adjudicator.engine.condition import All, Compare, Condition, Leaf, Member
from adjudicator.engine.condition import Any as AnyOf
from adjudicator.engine.durable import load_api
from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Program, rule_condition
from adjudicator.engine.select import engine_status
from adjudicator.engine.source import threshold
from adjudicator.engine.values import NONE, Value
from adjudicator.rulebook.houses import load_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.case import Case, Event
from adjudicator.ruling.gate import enter
from adjudicator.source.diagnostics import InvalidInputError
from benchmarks.engine import Bare
from benchmarks.incidents import Facts, kinds_of, line_of, random_facts

HOUSE = "tda-2024"
KINDS = 4
INCIDENTS = 50
"""Of each kind."""

ROUNDS = 5
"""Each engine in turn, so that a busy moment falls on all alike; the best round counts."""


@dataclass(frozen=True)
class Workload:
    """One kind of incident: its rules without definitions, and incidents with everything worked out."""

    kind: str
    program: Program
    told: Sequence[Facts]
    """As somebody tells them."""
    full: Sequence[Facts]
    """With what is computed, defined or presumed."""
    fired: Sequence[frozenset[int]]


class Peer(Protocol):
    """An engine with the rules of one workload."""

    def prepare(self, facts: Facts) -> Any:
        """The facts in its own form; not measured."""

    def match(self, facts: Any) -> frozenset[int]:
        """The rules that fire, by index."""


def main() -> None:
    """Check, measure, print."""
    rulebook = load_house(HOUSE)
    workloads = make_workloads(rulebook, Random(2024))
    rules, incidents = sum(len(one.program.rules) for one in workloads), sum(len(one.told) for one in workloads)
    print(f"{HOUSE}, {rules} rules on {len(workloads)} kinds of incident, {incidents} random incidents · Python {platform.python_version()}")
    runs: dict[str, Callable[[], object]] = {"our ruling, durable-rules": in_turn([_ruling(rulebook, one, "durable") for one in workloads])}
    runs["our ruling, Python evaluator"] = in_turn([_ruling(rulebook, one, "python") for one in workloads])
    runs["our ruling, a line of `batch --compact`"] = in_turn([_lines(rulebook, workloads)])
    runs["generated Python, rules only"] = in_turn([[partial(compile_program(one.program).run, facts) for facts in one.full] for one in workloads])
    if engine_status()[1] is not None:
        del runs["our ruling, durable-rules"]
    for title, distribution, make in PEERS:
        try:
            peers = [make(one) for one in workloads]
        except ImportError as error:
            print(f"  not measured: {title} ({error})")
            continue
        check(title, peers, workloads)
        ready = [[partial(peer.match, peer.prepare(facts)) for facts in one.full] for peer, one in zip(peers, workloads, strict=True)]
        runs[f"{title} {version(distribution)}, rules only"] = in_turn(ready)
    measure(runs, incidents)


def make_workloads(rulebook: Rulebook, source: Random) -> list[Workload]:
    """The kinds with the most rules that everything can be known about in advance."""
    adjudicator = Adjudicator(rulebook, "python")
    plans = {kind: adjudicator.plan((kind,)) for kind in kinds_of(rulebook)}
    usable = [kind for kind, (plan, _) in plans.items() if not plan.calculators and not plan.seat_rules]
    chosen = sorted(usable, key=lambda kind: -len(plans[kind][0].rules))[:KINDS]
    made = []
    for kind in chosen:
        plan, matching = plans[kind]
        rules = tuple(replace(rule, when=rule_condition(rule), unless=None) for rule in plan.rules)
        program = Program(rules, (), {name: plan.type_of(name) for name in plan.facts})
        run = compile_program(program).run
        told: list[Facts] = []
        full: list[Facts] = []
        fired: list[frozenset[int]] = []
        while len(told) < INCIDENTS:
            facts = random_facts(plan, source)
            try:
                entered = enter(plan, Event((kind,), facts), matching).facts
            except InvalidInputError:
                continue
            known = {**entered, **matching.derived(entered)}
            truths = run(known)[0]
            if None not in truths:
                told.append(facts)
                full.append(known)
                fired.append(frozenset(index for index, truth in enumerate(truths) if truth))
        made.append(Workload(kind, program, told, full, fired))
    return made


def _ruling(rulebook: Rulebook, workload: Workload, engine: Any) -> list[Callable[[], object]]:
    adjudicator = Adjudicator(rulebook, engine)
    return [partial(adjudicator.rule, Case((Event((workload.kind,), facts),))) for facts in workload.told]


def _lines(rulebook: Rulebook, workloads: Sequence[Workload]) -> list[Callable[[], object]]:
    judge = Judge(How(rulebook, "en", "cases", compact=True))
    return [partial(judge.rule, 1, line_of((one.kind,), facts).encode()) for one in workloads for facts in one.told]


def in_turn(calls: Sequence[Sequence[Callable[[], object]]]) -> Callable[[], object]:
    """All calls, one incident of each workload after the other."""
    flat = [call for group in zip(*calls, strict=True) for call in group]

    def run() -> None:
        for call in flat:
            call()

    return run


def check(title: str, peers: Sequence[Peer], workloads: Sequence[Workload]) -> None:
    """Whether a peer fires the same rules as we do. Raises AssertionError."""
    for peer, one in zip(peers, workloads, strict=True):
        for facts, fired in zip(one.full, one.fired, strict=True):
            found = peer.match(peer.prepare(facts))
            assert found == fired, f"{title} fires {sorted(found)} on {one.kind}, not {sorted(fired)}"


def measure(runs: Mapping[str, Callable[[], object]], incidents: int) -> None:
    """Print the best time of each in µs an incident, and its ratio to the first."""
    best = dict.fromkeys(runs, float("inf"))
    for run in runs.values():
        run()
    for _, (name, run) in zip(range(ROUNDS * len(runs)), cycle(runs.items()), strict=False):
        start = time.perf_counter()
        run()
        best[name] = min(best[name], (time.perf_counter() - start) / incidents)
    reference = next(iter(best.values()))
    for name, seconds in best.items():
        print(f"  {name:<48}{seconds * 1e6:10.1f} µs{seconds / reference:9.2f}")


# The peers


class DurableByHand:
    """durable-rules with nothing of ours: native values, json.dumps, its own calls."""

    def __init__(self, workload: Workload) -> None:
        renamed = Program(tuple(replace(rule, name=str(index), when=_plain(rule.when)) for index, rule in enumerate(workload.program.rules)), (), {})
        self._bare = Bare(renamed, load_api())

    def prepare(self, facts: Facts) -> object:
        """With the comparisons worked out."""
        return self._bare.full({name: "none" if value is NONE else value for name, value in facts.items()})

    def match(self, facts: Any) -> frozenset[int]:
        """The calls."""
        return frozenset(int(name.partition(".")[0]) for name in self._bare.match(facts))


def _plain(condition: Condition) -> Condition:
    """With the word "none" in place of the value."""
    if isinstance(condition, (All, AnyOf)):
        return type(condition)(tuple(_plain(part) for part in condition.parts))
    if isinstance(condition, Member):
        return Member(condition.fact, frozenset("none" if value is NONE else value for value in condition.values), condition.negated)
    return condition


class Named:
    """Facts under names that every language takes, and conditions as expressions of one that looks like Python's."""

    both, either = " and ", " or "

    def __init__(self, workload: Workload) -> None:
        self.names = {name: f"f{index}" for index, name in enumerate(sorted(workload.program.facts))}

    def prepare(self, facts: Facts) -> object:
        """Plain values; `none` is a word."""
        return {self.names[name]: "none" if value is NONE else value for name, value in facts.items() if name in self.names}

    def expression(self, condition: Condition) -> str:
        """A condition as text."""
        if isinstance(condition, (All, AnyOf)):
            joiner = self.both if isinstance(condition, All) else self.either
            return "(" + joiner.join(self.expression(part) for part in condition.parts) + ")" if condition.parts else "(1 == 1)"
        return self.leaf(condition)

    def leaf(self, leaf: Leaf) -> str:
        """A test as text."""
        if isinstance(leaf, Member):
            values = [self.literal(value) for value in sorted(leaf.values, key=repr)]
            name = self.names[leaf.fact]
            operator, joiner = ("!=", self.both) if leaf.negated else ("==", self.either)
            return "(" + joiner.join(f"{name} {operator} {value}" for value in values) + ")"
        return self.comparison(*_threshold(leaf))

    def comparison(self, fact: str, operator: str, number: int) -> str:
        """A comparison as text."""
        return f"({self.names[fact]} {operator} {number})"

    def literal(self, value: Value) -> str:
        """A value as text."""
        return json.dumps("none" if value is NONE else value)


def _threshold(leaf: Compare) -> tuple[str, str, int]:
    """A comparison of one number as fact, operator, number."""
    found = threshold(leaf)
    assert found is not None
    operator, number = found
    ((fact, _),) = leaf.form.terms
    return fact, {">=": "<", "<=": ">", "==": "!="}[operator] if leaf.negated else operator, number


class RuleEngine(Named):
    """rule-engine: a text a rule."""

    def __init__(self, workload: Workload) -> None:
        super().__init__(workload)
        module = import_module("rule_engine")
        self._rules = [module.Rule(self.expression(rule.when)) for rule in workload.program.rules]

    def literal(self, value: Value) -> str:
        """Its own words for yes and no."""
        return {True: "true", False: "false"}[value] if isinstance(value, bool) else super().literal(value)

    def match(self, facts: Any) -> frozenset[int]:
        """Each rule in turn."""
        return frozenset(index for index, rule in enumerate(self._rules) if rule.matches(facts))


class Zen(Named):
    """zen-engine: one decision table that collects, an expression a row."""

    def __init__(self, workload: Workload) -> None:
        super().__init__(workload)
        rows = [{"_id": str(i), "when": self.expression(rule.when), "then": str(i)} for i, rule in enumerate(workload.program.rules)]
        table = {
            "hitPolicy": "collect",
            "inputs": [{"id": "when", "name": "when"}],
            "outputs": [{"id": "then", "name": "rule", "field": "rule"}],
            "rules": rows,
        }
        place = {"x": 0, "y": 0}
        nodes = [
            {"id": "in", "type": "inputNode", "name": "in", "position": place, "content": {}},
            {"id": "table", "type": "decisionTableNode", "name": "table", "position": place, "content": table},
            {"id": "out", "type": "outputNode", "name": "out", "position": place, "content": {}},
        ]
        edges = [{"id": f"{a}-{b}", "sourceId": a, "targetId": b, "type": "edge"} for a, b in (("in", "table"), ("table", "out"))]
        self._decision = import_module("zen").ZenEngine().create_decision(json.dumps({"nodes": nodes, "edges": edges}))

    def match(self, facts: Any) -> frozenset[int]:
        """One evaluation."""
        return frozenset(row["rule"] for row in self._decision.evaluate(facts)["result"] or ())


class Clips(Named):
    """CLIPS: a template for the incident, a rule for each alternative."""

    def __init__(self, workload: Workload) -> None:
        super().__init__(workload)
        self._clips = import_module("clips")
        self._environment = self._clips.Environment()
        self._environment.build("(deftemplate incident " + " ".join(f"(slot {name})" for name in self.names.values()) + ")")
        self._environment.build("(deftemplate fired (slot rule))")
        for index, choices in enumerate(workload.program.alternatives):
            for place, choice in enumerate(choices):
                self._environment.build(f"(defrule r{index}-{place} (incident {self._slots(choice)}) => (assert (fired (rule {index}))))")
        self._template = self._environment.find_template("incident")
        self._fired = self._environment.find_template("fired")

    def _slots(self, choice: Sequence[Leaf]) -> str:
        by_fact: dict[str, list[str]] = {}
        for leaf in choice:
            fact = leaf.fact if isinstance(leaf, Member) else _threshold(leaf)[0]
            by_fact.setdefault(fact, []).append(self.constraint(leaf))
        return " ".join(f"({self.names[fact]} {'&'.join(tests)})" for fact, tests in by_fact.items())

    def constraint(self, leaf: Leaf) -> str:
        """A test as a constraint of its slot."""
        name = self.names[leaf.fact] if isinstance(leaf, Member) else ""
        if isinstance(leaf, Member):
            symbols = [self.symbol(value) for value in sorted(leaf.values, key=repr)]
            tests = " ".join(f"(eq ?{name} {symbol})" for symbol in symbols)
            return f"?{name}&:(not (or {tests} FALSE))" if leaf.negated else f"?{name}&:(or {tests} FALSE)"
        fact, operator, number = _threshold(leaf)
        name = self.names[fact]
        return f"?{name}&:(and (integerp ?{name}) ({operator.replace('==', '=').replace('!=', '<>')} ?{name} {number}))"

    def symbol(self, value: Value) -> str:
        """A value as CLIPS writes it."""
        if isinstance(value, bool):
            return "yes" if value else "no"
        return "none" if value is NONE else str(value)

    def prepare(self, facts: Facts) -> object:
        """Symbols and numbers."""
        return {
            self.names[name]: value if isinstance(value, int) and not isinstance(value, bool) else self._clips.Symbol(self.symbol(value))
            for name, value in facts.items()
            if name in self.names
        }

    def match(self, facts: Any) -> frozenset[int]:
        """Assert, run, read, retract."""
        self._environment.reset()
        self._template.assert_fact(**facts)
        self._environment.run()
        return frozenset(fact["rule"] for fact in self._fired.facts())


PEERS: Sequence[tuple[str, str, Callable[[Workload], Peer]]] = (
    ("bare durable-rules", "durable-rules", DurableByHand),
    ("clipspy", "clipspy", Clips),
    ("zen-engine", "zen-engine", Zen),
    ("rule-engine", "rule-engine", RuleEngine),
)

if __name__ == "__main__":
    main()
