"""The life of a durable-rules matcher: interruptions, errors, threads, forks, memory, closing; and the names it gives."""

from __future__ import annotations

import gc
import os
import random
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from adjudicator.engine.attributes import RESERVED, Names, fnv1a_32
from adjudicator.engine.condition import Any, Compare, Linear, Member
from adjudicator.engine.durable import DurableMatcher, EngineError
from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Match, Program
from adjudicator.engine.values import Value
from benchmarks.engine import make_program, random_facts
from tests.engine.raw import Watched, durable
from tests.engine.strategies import definition, rule

pytest.importorskip("durable_rules_engine")

Facts = dict[str, Value]
A, B, LATE = (Member(fact, frozenset({True})) for fact in ("a", "b", "late"))
SMALL = Program((rule("club/1.a", Any((A, B))), rule("club/1.late", LATE), rule("club/1.b", B)), (definition("late", [(A, True)]),), {})
FACTS: Facts = {"a": True, "b": True}
MATCH = Match({"club/1.a": (0, 1), "club/1.late": (0,), "club/1.b": (0,)}, {"late": True})


def calls_of_a_run() -> tuple[int, int]:
    """The number of calls of the extension module to make a matcher, and of those and a run together."""
    watched = Watched()
    with durable(SMALL, watched) as matcher:
        made = len(watched.calls)
        assert matcher.match(FACTS) == MATCH
        return made, len(watched.calls)


@pytest.mark.parametrize("error", [KeyboardInterrupt, MemoryError])
def test_after_an_interruption_at_any_call_the_next_run_is_right(error: type[BaseException]) -> None:
    made, done = calls_of_a_run()
    assert done > made
    for place in range(made, done):
        watched = Watched(place, error)
        with durable(SMALL, watched) as matcher:
            with pytest.raises(error):
                matcher.match(FACTS)
            assert matcher.match(FACTS) == MATCH
            assert matcher.match({"b": True}) == Match({"club/1.a": (1,), "club/1.b": (0,)}, {})
        assert len(watched.named("create_ruleset")) == 4
        assert len(watched.named("delete_ruleset")) == 4


def test_an_interruption_while_handles_are_made_frees_only_what_is_safe_to_free() -> None:
    made, _ = calls_of_a_run()
    for place in range(made):
        watched = Watched(place)
        with pytest.raises(KeyboardInterrupt):
            DurableMatcher(SMALL, watched)  # type: ignore[arg-type]  # Watched answers to every name
        gc.collect()
        completed = len(watched.named("retract_fact"))
        assert len(watched.named("delete_state")) == len(watched.named("delete_ruleset")) == completed


def test_an_error_of_the_engine_is_put_into_words_and_the_next_run_is_right() -> None:
    made, done = calls_of_a_run()
    for place in range(made, done):
        watched = Watched(place)
        watched.failure = watched.real.error
        with durable(SMALL, watched) as matcher:
            with pytest.raises(EngineError) as caught:
                matcher.match(FACTS)
            assert caught.value.diagnostic.text("en") == "durable-rules has more rules to fire at once than it can hold (its error 303)"
            assert (
                caught.value.diagnostic.text("fr") == "durable-rules a plus de règles à appliquer à la fois qu'il n'en peut retenir (son erreur 303)"
            )
            assert matcher.match(FACTS) == MATCH


def test_an_error_that_has_no_words_is_told_by_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched()
    with durable(SMALL, watched) as matcher:
        with monkeypatch.context() as patch:
            patch.setattr(watched, "assert_fact", lambda *_: (9, 0), raising=False)
            with pytest.raises(EngineError, match=r"^durable-rules failed with its error 9; `--engine python` gives the same rulings without it$"):
                matcher.match(FACTS)
        assert matcher.match(FACTS) == MATCH


def test_facts_that_cannot_be_read_leave_the_handles_as_they_are() -> None:
    watched = Watched()
    with durable(SMALL, watched) as matcher:
        with pytest.raises(AttributeError):
            matcher.match(None)  # type: ignore[arg-type]  # a mistake of the caller
        assert matcher.match(FACTS) == MATCH
    assert len(watched.named("create_ruleset")) == 2


def test_closed_is_closed() -> None:
    watched = Watched()
    with durable(SMALL, watched) as matcher:
        matcher.match(FACTS)
        matcher.close()
        with pytest.raises(EngineError, match=r"^the rule engine was used after it was closed$"):
            matcher.match(FACTS)
        matcher.close()
    assert len(watched.named("delete_state")) == len(watched.named("delete_ruleset")) == 2


def test_what_is_forgotten_is_freed() -> None:
    watched = Watched()
    matcher = DurableMatcher(SMALL, watched)  # type: ignore[arg-type]  # Watched answers to every name
    assert matcher.match(FACTS) == MATCH
    del matcher
    gc.collect()
    assert len(watched.named("delete_ruleset")) == 2


def expectations(seed: int, count: int) -> tuple[Program, list[tuple[Facts, Match]]]:
    """A program over several handles, and incidents with what the generated function says of them."""
    source = random.Random(seed)
    program = make_program(source, 120, 25)
    compiled = compile_program(program)
    incidents = [{fact: value for fact, value in random_facts(source, program).items() if source.random() < 0.9} for _ in range(count)]
    return program, [(facts, compiled.match(facts)) for facts in incidents]


def in_threads(work: Callable[[int], None], count: int) -> None:
    """Run `work` in as many threads; the first failure is raised."""
    failures: list[BaseException] = []

    def run(number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=run, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failures:
        raise failures[0]


def test_one_matcher_in_many_threads() -> None:
    program, expected = expectations(1, 50)
    with durable(program) as matcher:

        def work(number: int) -> None:
            for turn in range(200):
                facts, match = expected[(turn * 7 + number) % len(expected)]
                assert matcher.match(facts) == match

        in_threads(work, 8)


def test_a_matcher_of_its_own_in_each_thread() -> None:
    program, expected = expectations(2, 50)

    def work(_: int) -> None:
        with durable(program) as matcher:
            for facts, match in expected:
                assert matcher.match(facts) == match

    in_threads(work, 8)


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no fork here")
@pytest.mark.filterwarnings("ignore:.*fork.*:DeprecationWarning")
@pytest.mark.parametrize("held", [False, True], ids=["at rest", "in the middle of a run of another thread"])
def test_a_matcher_works_on_both_sides_of_a_fork(held: bool) -> None:
    program, expected = expectations(3, 20)
    with durable(program) as matcher:
        handles = matcher._handles
        assert matcher.match(expected[0][0]) == expected[0][1]
        if held:
            handles.lock.acquire()
            handles.clean = False
        child = os.fork()
        if not child:
            right = False
            try:
                right = all(matcher.match(facts) == match for facts, match in expected)
            finally:
                os._exit(0 if right else 1)
        _, status = os.waitpid(child, 0)
        if held:
            handles.lock.release()
        assert status == 0
        assert all(matcher.match(facts) == match for facts, match in expected)


def resident() -> int:
    """The memory of this process in bytes, of the extension module too."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is not told here")
def test_ten_thousand_incidents_take_no_more_memory_than_a_thousand() -> None:
    program, expected = expectations(4, 500)
    with durable(program) as matcher:

        def run(turns: int) -> None:
            for turn in range(turns):
                facts, match = expected[turn % len(expected)]
                assert matcher.match(facts) == match

        run(1000)
        before = resident()
        run(10_000)
        assert resident() - before < 4 * 2**20


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="memory is not told here")
def test_matchers_made_and_closed_give_their_memory_back() -> None:
    program, expected = expectations(5, 1)

    def run(turns: int) -> None:
        for _ in range(turns):
            with durable(program) as matcher:
                assert matcher.match(expected[0][0]) == expected[0][1]

    run(30)
    before = resident()
    run(60)
    assert resident() - before < 8 * 2**20


@pytest.mark.parametrize(
    ("word", "hashed"), [("id", 926444256), ("sid", 3593476751), ("$and", 3746487396), ("$div", 130502), ("$forward", 739185624)]
)
def test_the_hash_is_that_of_the_engine(word: str, hashed: int) -> None:
    assert fnv1a_32(word) == hashed


def test_the_known_collision() -> None:
    assert fnv1a_32("liquid") == fnv1a_32("costarring")


def test_ten_thousand_names_have_ten_thousand_hashes_and_none_of_a_reserved_word() -> None:
    names = Names()
    hashes = {fnv1a_32(names.new()) for _ in range(10_000)}
    assert len(hashes) == 10_000
    assert hashes.isdisjoint(map(fnv1a_32, RESERVED))


def test_a_name_that_collides_is_passed_over() -> None:
    hashes = {"a0": 1, "a1": 1, "a2": 2, "a3": fnv1a_32("$and"), "a4": 3}
    names = Names(lambda word: hashes.get(word, fnv1a_32(word)))
    assert [names.new(), names.new(), names.new()] == ["a0", "a2", "a4"]


def test_numbers_of_any_size_are_compared() -> None:
    form = Linear((("call", -1), ("put", 2)), -(10**5000))
    program = Program((rule("club/1.a", Compare(form, False, "put", "")), rule("club/1.b", Compare(form, True, "put", ""))), (), {})
    with durable(program) as matcher:
        for facts, fired in (({"call": 10**5000, "put": 10**5000}, 2), ({"call": 10**5000, "put": 10**5001}, 1), ({"call": 1, "put": 1}, 0)):
            assert len(matcher.match(facts).fired) == fired
            assert compile_program(program).match(facts) == matcher.match(facts)
