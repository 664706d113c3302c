"""The native engine beside the evaluators, until something gives: ``python -m benchmarks.native [--incidents N] [--programs N]``.

Random incidents, some facts known and some not, over every incident of every shipped rulebook in one process: durable-rules must fire exactly
the rules that the three-valued evaluator finds true, on every one (a million when left out). Then random rulebooks, each compiled, run and
freed (a hundred thousand). The memory of the process is printed as it goes: it must not grow.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

from adjudicator.engine.durable import DurableMatcher
from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Program
from adjudicator.engine.three_valued import derive, evaluate
from adjudicator.engine.values import Value
from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.ruling.plan import Plan
from benchmarks.engine import make_program, random_facts
from benchmarks.incidents import Facts, kinds_of, random_value, tellable

INCIDENTS = 1_000_000
PROGRAMS = 100_000
REPORTS = 10
INTERPRETED = 20
"""Every so many incidents the slow interpreter is asked too, besides the generated function."""


class DifferError(Exception):
    """The engines fired different rules."""


@dataclass(frozen=True)
class Subject:
    """The rules of one shipped rulebook on one kind of incident, in both engines."""

    title: str
    plan: Plan
    program: Program
    durable: DurableMatcher

    @property
    def names(self) -> Sequence[str]:
        """The rules, in order."""
        return [rule.name for rule in self.program.rules]


def subjects() -> list[Subject]:
    """Every kind of incident of every shipped rulebook that it has rules on."""
    made = []
    for house in house_ids():
        rulebook = load_house(house)
        for kind in kinds_of(rulebook):
            plan = Plan(rulebook, (kind,))
            program = Program(tuple(plan.rules), tuple(plan.definitions), {name: plan.type_of(name) for name in plan.facts})
            made.append(Subject(f"{house}, {kind}", plan, program, DurableMatcher(program)))
    return made


def shipped(count: int, source: Random) -> Iterator[int]:
    """Try `count` incidents on the shipped rulebooks; yields how many are done, now and then. Raises DifferError."""
    tried = [(one, compile_program(one.program), one.names, tellable(one.plan)) for one in subjects()]
    try:
        for number in range(count):
            one, compiled, names, facts = source.choice(tried)
            share = source.random()
            known = with_sums(one.plan, {fact.id: random_value(fact, source) for fact in facts if source.random() < share})
            truths = compiled.statuses(known)
            check(one.title, known, {name for name, truth in zip(names, truths, strict=True) if truth}, set(one.durable.match(known).fired))
            if number % INTERPRETED == 0:
                whole = {**known, **derive(one.program.definitions, known)}
                check(one.title, known, [evaluate(condition, whole) for condition in one.program.conditions], list(truths))
            if (number + 1) % max(1, count // REPORTS) == 0:
                yield number + 1
    finally:
        for one, *_ in tried:
            one.durable.close()


def with_sums(plan: Plan, facts: Facts) -> Facts:
    """With the sums that the rules compare, where all that they are made of is known."""
    for name, form in plan.forms.items():
        total = form.constant
        for fact, factor in form.terms:
            value = facts.get(fact)
            if not isinstance(value, int):
                break
            total += factor * value
        else:
            facts[name] = total
    return facts


def made(count: int, source: Random) -> Iterator[int]:
    """Compile, run and free `count` random rulebooks; yields how many are done, now and then. Raises DifferError."""
    for number in range(count):
        program = make_program(source, source.randrange(1, 40), source.choice((8, 12, 20)))
        compiled, durable = compile_program(program), DurableMatcher(program)
        try:
            for _ in range(3):
                share = source.random()
                facts = {name: value for name, value in random_facts(source, program).items() if source.random() < share}
                check(f"program {number}", facts, compiled.match(facts), durable.match(facts))
        finally:
            durable.close()
        if (number + 1) % max(1, count // REPORTS) == 0:
            yield number + 1


def check(title: str, facts: Mapping[str, Value], wanted: object, found: object) -> None:
    """Raises DifferError."""
    if wanted != found:
        raise DifferError(f"{title} on {dict(facts)}: {wanted} and {found}")


def resident() -> float:
    """The memory of this process now, in MiB; 0 where it is not told."""
    statm = Path("/proc/self/statm")
    return int(statm.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20 if statm.exists() else 0.0


def main() -> None:
    """Run and print."""
    parser = argparse.ArgumentParser(prog="benchmarks.native")
    parser.add_argument("--incidents", type=int, default=INCIDENTS, metavar="N")
    parser.add_argument("--programs", type=int, default=PROGRAMS, metavar="N")
    told = parser.parse_args()
    for title, steps in (("incidents", shipped(told.incidents, Random(1))), ("rulebooks", made(told.programs, Random(2)))):
        start = time.perf_counter()
        for done in steps:
            print(f"{done:>9,} {title}, all equal · {time.perf_counter() - start:7.1f} s · {resident():6.1f} MiB", flush=True)


if __name__ == "__main__":
    main()
