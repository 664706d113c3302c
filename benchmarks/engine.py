"""The engines side by side: ``python -m benchmarks.engine``.

One incident of 40 facts against 200 rules of about three conditions, of which about 11 fire, and one of 12 facts against 10 rules. All engines
give the same rules. `bare` is durable-rules by hand: native values, rules in their order at 63 a handle, json.dumps, the calls and nothing else.
`json.dumps and calls` is durable-rules alone on the handles that our matcher makes: what the engine itself costs.
"""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Mapping, Sequence

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member, negate
from adjudicator.engine.durable import Api, DurableMatcher, load_api
from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Program
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.model import Rule
from adjudicator.source.diagnostics import Place

Facts = dict[str, Value]
ROUNDS = 15
"""Each engine in turn, this many times; the best round counts."""


def main() -> None:
    """Measure and print."""
    for title, rules, facts, firing, repeat in (("200 rules, 40 facts", 200, 40, 11, 200), ("10 rules, 12 facts", 10, 12, 3, 1000)):
        program = make_program(random.Random(7), rules, facts)
        incident = make_incident(random.Random(11), program, firing)
        compare(title, program, incident, repeat)


def make_program(source: random.Random, rules: int, facts: int) -> Program:
    """Random rules: words, yes/no and numbers; in-lists, comparisons with numbers and between facts, alternatives, negation."""
    types = {f"fact_{number}": (FactType.YES_NO, FactType.WORD, FactType.WORD, FactType.AMOUNT)[number % 4] for number in range(facts)}
    made = tuple(_rule(number, _conjunction(source, types)) for number in range(rules))
    return Program(made, (), types)


def _rule(number: int, when: Condition) -> Rule:
    return Rule(f"club/{number}.r", "club", str(number), "r", frozenset({"i"}), False, when, None, (), (), (), (), None, None, Place("bench"))


def _conjunction(source: random.Random, types: Mapping[str, FactType]) -> Condition:
    parts: list[Condition] = [_leaf(source, types) for _ in range(source.choice((2, 3, 3, 4)))]
    if source.random() < 0.15:
        parts.append(Any((_leaf(source, types), _leaf(source, types))))
    return All(tuple(parts))


def _leaf(source: random.Random, types: Mapping[str, FactType]) -> Condition:
    fact = source.choice(list(types))
    kind = types[fact]
    if kind is FactType.YES_NO:
        return Member(fact, frozenset({source.random() < 0.5}))
    if kind is FactType.WORD:
        leaf = Member(fact, frozenset(source.sample(("a", "b", "c", "d"), source.choice((1, 1, 2)))))
        return negate(leaf) if source.random() < 0.2 else leaf
    terms = [(fact, 1)]
    other = source.choice([name for name, type_ in types.items() if type_ is FactType.AMOUNT and name != fact])
    if source.random() < 0.3:
        terms = sorted([(fact, 2), (other, -1)])
    return Compare(Linear(tuple(terms), -source.choice((0, 100, 200, 300))), source.random() < 0.1, fact, "")


def random_facts(source: random.Random, program: Program) -> Facts:
    """A value for each fact."""
    choices: Mapping[FactType, Sequence[Value]] = {
        FactType.YES_NO: (True, False),
        FactType.WORD: ("a", "b", "c", "d"),
        FactType.AMOUNT: (0, 50, 100, 150, 200, 300, 400),
    }
    return {fact: source.choice(choices[kind]) for fact, kind in program.facts.items()}


def make_incident(source: random.Random, program: Program, firing: int) -> Facts:
    """An incident on which just so many rules fire."""
    while True:
        facts = random_facts(source, program)
        if sum(evaluate(condition, facts) is True for condition in program.conditions) == firing:
            return facts


class Bare:
    """durable-rules by hand."""

    def __init__(self, program: Program, api: Api) -> None:
        """Comparisons become attributes of their own, as they must; all else is native."""
        self.api = api
        self.compares: dict[tuple[Linear, bool], str] = {}
        patterns = [
            (f"{rule.name}.{place}", self.flat(choice))
            for rule, choices in zip(program.rules, program.alternatives, strict=True)
            for place, choice in enumerate(one for choice in choices for one in _without_lists(choice))
        ]
        self.handles = []
        for first in range(0, len(patterns), 63):
            rules = {name: {"all": [{"m": {"$and": conditions}}]} for name, conditions in patterns[first : first + 63]}
            self.handles.append(api.create_ruleset("bare", json.dumps(rules)))

    def flat(self, choice: Sequence[Condition]) -> list[dict[str, object]]:
        """The conditions of one pattern."""
        found: list[dict[str, object]] = [{"always": 1}]
        for leaf in choice:
            if isinstance(leaf, Member):
                for value in leaf.values:
                    equal = {leaf.fact: value}
                    found.append({"$neq": equal} if leaf.negated else dict(equal))
            elif isinstance(leaf, Compare):
                name = self.compares.setdefault((leaf.form, leaf.equal), f"compare_{len(self.compares)}")
                found.append({name: not leaf.negated})
        return found

    def full(self, facts: Facts) -> dict[str, object]:
        """The facts as asserted; what is computed beforehand is not measured."""
        truths = {name: evaluate(Compare(form, equal, "", ""), facts) for (form, equal), name in self.compares.items()}
        return {**facts, **truths, "always": 1, "id": "1", "sid": "0"}

    def match(self, facts: Mapping[str, object]) -> list[str]:
        """The names of the patterns that match."""
        api, text, fired = self.api, json.dumps(facts), []
        for handle in self.handles:
            code, state = api.assert_fact(handle, text)
            if code == 0:
                started = api.start_action_for_state(handle, state)
                message = started[1] if started else None
                while message is not None:
                    fired.append(message[2 : message.index('"', 2)])
                    message = api.complete_and_start_action(handle, state)
            api.retract_fact(handle, '{"id":"1","sid":"0"}')
        return fired


def _without_lists(choice: Sequence[Condition]) -> list[list[Condition]]:
    found: list[list[Condition]] = [[]]
    for leaf in choice:
        if isinstance(leaf, Member) and not leaf.negated:
            found = [[*one, Member(leaf.fact, frozenset({value}))] for one in found for value in sorted(leaf.values, key=str)]
        else:
            found = [[*one, leaf] for one in found]
    return found


def compare(title: str, program: Program, facts: Facts, repeat: int) -> None:
    """Print the time of one incident by engine, and the ratio to bare durable-rules."""
    api = load_api()
    compiled = compile_program(program)
    ours = DurableMatcher(program, api)
    bare = Bare(program, api)
    full = bare.full(facts)
    fired = set(ours.match(facts).fired)
    assert fired == set(compiled.match(facts).fired) == {name.rpartition(".")[0] for name in bare.match(full)}
    raw = raw_calls(ours, facts)

    def interpret() -> list[bool | None]:
        return [evaluate(condition, facts) for condition in program.conditions]

    runs: dict[str, Callable[[], object]] = {
        "bare durable-rules": lambda: bare.match(full),
        "durable matcher": lambda: ours.match(facts),
        "  json.dumps and calls": raw,
        "generated function": lambda: compiled.run(facts),
        "generated, as a match": lambda: compiled.match(facts),
        "interpreter": interpret,
    }
    best = dict.fromkeys(runs, float("inf"))
    for _ in range(ROUNDS):
        for name, run in runs.items():
            start = time.perf_counter()
            for _ in range(repeat):
                run()
            best[name] = min(best[name], (time.perf_counter() - start) / repeat)
    print(f"{title}, {len(fired)} fire; {len(bare.handles)} bare handles, ours {len(ours.match(facts).fired and ours._handles.numbers)}")
    for name, seconds in best.items():
        print(f"  {name:<24}{seconds * 1e6:9.1f} µs{seconds / best['bare durable-rules']:8.2f}")
    start = time.perf_counter()
    DurableMatcher(program, api).close()
    middle = time.perf_counter()
    compile_program(program)
    print(f"  made in: durable matcher {(middle - start) * 1e3:.1f} ms, generated function {(time.perf_counter() - middle) * 1e3:.1f} ms")
    ours.close()


def raw_calls(matcher: DurableMatcher, facts: Facts) -> Callable[[], object]:
    """The calls of the engine alone for the rules of a program without definitions, on the handles and the texts of `matcher`."""
    handles, stage = matcher._handles, matcher._rules
    api = handles.api
    contents = [json.loads(content) for content in stage.encode(facts)]

    def run() -> None:
        for handle, content in zip(handles.numbers, contents, strict=True):
            code, state = api.assert_fact(handle, json.dumps(content))
            if code == 0:
                started: object = api.start_action_for_state(handle, state)
                while started is not None:
                    started = api.complete_and_start_action(handle, state)
                api.retract_fact(handle, '{"id":"1"}')

    return run


if __name__ == "__main__":
    main()
