"""Every door of the program, tried with what should not be put in.

Whatever comes, there is an answer or an error: every error has words in both languages and nothing in it that cannot be seen; those of files have
their place. Nothing else is raised, and no exit code is one that is not documented.

Ten thousand tries a door, the same in every run; ADJUDICATOR_FUZZ sets another number, ADJUDICATOR_FUZZ_FROM another first one.
"""

from __future__ import annotations

import atexit
import json
import os
import shutil
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from tempfile import mkdtemp
from typing import Final

import pytest

from adjudicator.batch.judge import How, Judge
from adjudicator.cli.exits import Exit
from adjudicator.cli.main import VERBS, main
from adjudicator.facts.notation.resolve import hand_of
from adjudicator.recognise.understand import understand
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.houses import load_house
from adjudicator.rulebook.library import Library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.ruling.read_case import read_case
from adjudicator.scenario.load import load_node
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.json_source import read_json
from adjudicator.source.yaml_source import read_text
from adjudicator.text.languages import LANGS
from benchmarks.incidents import kinds_of, line_of, random_facts
from tests.fuzz.mangle import mangled

PROJECT = Path(__file__).parents[2]
SMALL = PROJECT / "tests" / "rulebook" / "library"
TRIES = int(os.environ.get("ADJUDICATOR_FUZZ", "10000"))
FROM = int(os.environ.get("ADJUDICATOR_FUZZ_FROM", "0"))
BLOCKS: Final = 10
"""The tries of a door are so many tests, which several processes can share."""
DOCUMENTED = frozenset(Exit) - {Exit.COULD_NOT_RUN, Exit.INTERRUPTED}


def texts(*globs: str) -> Sequence[str]:
    """The texts of files of the project, by name."""
    return [path.read_text(encoding="utf-8") for pattern in globs for path in sorted(PROJECT.glob(pattern))]


@cache
def rulebook() -> Rulebook:
    return load_house("parc")


def answers(door: Callable[[], object], *, placed: bool) -> None:
    """Raises AssertionError where the door does neither answer nor err as it should."""
    found: Sequence[Diagnostic] = ()
    try:
        door()
        return
    except InvalidInputError as error:
        found = error.diagnostics
    assert found
    check(found, placed=placed)


def check(diagnostics: Sequence[Diagnostic], *, placed: bool) -> None:
    for found in diagnostics:
        assert not placed or found.place is not None, found
        for lang in LANGS:
            line = found.line(lang)
            assert all(character.isprintable() or character in "\u00a0\u202f" for character in line), ascii(line)
            assert 0 < len(line) < 6_000, line[:200]


YAML = texts("rulebooks/parc/*.yaml", "rulebooks/vocabulary/*.yaml", "scenarios/parc/*.yaml")


def yaml(source: Random) -> None:
    text = mangled([source.choice(YAML)[: source.choice((200, 2_000))]], source)
    answers(lambda: read_text(text, "some.yaml"), placed=True)


HOUSE = {path.relative_to(SMALL).as_posix(): path.read_text(encoding="utf-8") for path in sorted(SMALL.rglob("*.yaml"))}


@cache
def library() -> Library:
    folder = Path(mkdtemp(prefix="fuzz")) / "library"
    shutil.copytree(SMALL, folder)
    atexit.register(shutil.rmtree, folder.parent, ignore_errors=True)
    return Library(folder)


def rulebooks_and_vocabularies(source: Random) -> None:
    name = source.choice(sorted(HOUSE))
    text = mangled([HOUSE[name], HOUSE[name], *HOUSE.values()][:2] if source.random() < 0.9 else list(HOUSE.values()), source)
    file = library().folder / name
    try:
        file.write_bytes(text.encode("utf-8", "surrogatepass"))
        answers(lambda: compile_house(library().folder / "grandchild", library()), placed=True)
    finally:
        file.write_text(HOUSE[name], encoding="utf-8")


SCENARIOS = [
    scenario for text in texts("scenarios/parc/*.yaml", "scenarios/tda-2024/*.yaml")[::4] for scenario in text.split("\n\n") if "name:" in scenario
]


def scenarios(source: Random) -> None:
    text = mangled(SCENARIOS, source)
    answers(lambda: load_node(read_text(text, "some.yaml"), PROJECT), placed=True)


def cases() -> list[str]:
    """Cases as JSON, which is YAML too."""
    source, plans = Random(4), Adjudicator(rulebook(), "python")
    found = [line_of((kind,), random_facts(plans.plan((kind,))[0], source)) for kind in kinds_of(rulebook())]
    hands = [json.dumps({"incident": "chips_put", "hand": hand, "about": "CO"}, ensure_ascii=False) for hand in HANDS]
    chain = ['{"events": [{"incident": "thin_cut", "facts": {"smaller_pile": 2}}, {"incident": "dealt_in_break"}]}']
    seats = ['{"incident": "wrong_card_count", "facts": {"deliberate": false}, "players": {"6": {"cards_held": 3}}}']
    return [*found, *hands * 3, *chain * 9, *seats * 9]


HANDS = [
    "blinds 25/50; UTG raises 150; CO chips 100+100+25 silent",
    "blinds 100/200 ante 200; 6 players; UTG calls; HJ says raise then chips 500+100; CO folds",
    "blindes 25/50; UTG relance 150; CO jetons 100+100+25 muet",
    *(
        line
        for page in texts("docs/hand-notation.md")
        for block in page.split("```hand\n")[1:]
        for line in block.split("```")[0].strip().splitlines()
    ),
]
CASES = cases()


def cases_in_files(source: Random) -> None:
    text = mangled(CASES, source)
    reader = read_json if source.random() < 0.5 else read_text
    answers(lambda: read_case(reader(text, "some.file"), rulebook().vocabulary), placed=True)


JUDGES = {compact: Judge(How(load_house("parc"), "en", "cases", compact)) for compact in (True, False)}


def lines_of_a_batch(source: Random) -> None:
    line = mangled(CASES, source).replace("\n", " ").encode("utf-8", "surrogatepass")
    ruled = JUDGES[source.random() < 0.8].rule(3, line)
    assert not ruled.fault, ruled.errors
    assert "\n" not in ruled.text
    assert isinstance(json.loads(ruled.text), dict)
    assert (ruled.status is None) == bool(ruled.errors)
    assert all(error.startswith("cases:3:") and error.isprintable() for error in ruled.errors), ruled.errors


def hands(source: Random) -> None:
    text = mangled(HANDS, source)
    answers(lambda: hand_of(text), placed=True)


QUERIES = [
    text
    for page in texts("scenarios/disputes/*.yaml")
    for line in page.splitlines()
    if line.strip().startswith(("en: [", "fr: ["))
    for text in line.split('"')[1::2]
    if len(text) > 12
]


def free_text(source: Random) -> None:
    text = mangled(QUERIES, source)
    answers(lambda: understand(rulebook().vocabulary, text, source.choice(LANGS)), placed=False)


def free_text_as_a_command(source: Random) -> None:
    text = mangled(QUERIES, source)
    words = ["ask", source.choice(("parc", "tda-2024")), text, "--lang", source.choice(LANGS), "--format", source.choice(("text", "json"))]
    code, out, err = called(words)
    assert code in DOCUMENTED, err
    assert "Traceback" not in out + err
    if "json" in words and out:
        assert json.loads(out)
    else:
        assert all(character.isprintable() or character in "\n\u00a0\u202f" for character in out + err), ascii(out + err)
    assert out or err


WORDS = ["yes", "no", "none", "flop", "1 200", "1.2k", "3", "1,3,4", "Kh", "3:K♥10♦", "3:700,5:1500", "oui", "level 2", "siège 4"]


def values_of_facts(source: Random) -> None:
    fact = source.choice(list(rulebook().vocabulary.facts.values()))
    text = mangled(WORDS + sorted(fact.words), source)
    diagnostics: list[Diagnostic] = []
    value = parse_value(fact, text, diagnostics)
    assert (value is None) == bool(diagnostics)
    check(diagnostics, placed=False)


LINES = [
    ["rule", "parc", "premature_board", "street=flop", "burn_identifiable=yes", "--why"],
    ["rule", "parc", "premature_board,boxed_card", "street=flop", "--format", "json", "--strict", "--lang", "fr"],
    ["rule", "tda-2024", "chips_put", "--hand", HANDS[0], "--about", "CO"],
    ["rule", "parc", "wrong_card_count", "cards_held@6=3", "--engine", "python"],
    ["rule", "--file", "scenarios/parc/6.2.yaml", "pkr4u"],
    ["incidents", "thin_cut", "--house", "parc"],
    ["show", "parc", "6.8", "--exceptions", "premature_board"],
    ["houses", "--format", "json"],
    ["--version"],
    ["--help"],
    *([verb, "--help"] for verb in VERBS),
    *([verb, "parc"] for verb in VERBS if verb in ("diff", "check", "coverage")),
]
READING = ("test", "batch", "new", "check", "coverage", "diff", "ask", "interview")
"""Verbs that take long, ask, or write: only their options are tried."""


def arguments(source: Random) -> None:
    words = list(source.choice(LINES))
    for _ in range(source.choice((1, 1, 2, 4))):
        place = source.randrange(len(words) + 1)
        match source.randrange(4):
            case 0:
                del words[place : place + 1]
            case 1:
                words.insert(place, source.choice(source.choice(LINES)))
            case _:
                words[place : place + 1] = [mangled([source.choice(source.choice(LINES))], source).replace("\0", "")]
    if any(verb in words for verb in READING) and "--help" not in words:
        return
    code, out, err = called(words)
    assert code in DOCUMENTED, err
    assert "Traceback" not in out + err
    assert all(character.isprintable() or character in "\n\u00a0\u202f" for character in out + err), ascii(err)
    assert code != Exit.INVALID or err.strip()


def called(words: list[str]) -> tuple[int, str, str]:
    """What the program gives for these arguments."""
    from contextlib import redirect_stderr, redirect_stdout
    from io import StringIO

    out, err = StringIO(), StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        code = main(words)
    return code, out.getvalue(), err.getvalue()


DOORS: Final[Mapping[str, Callable[[Random], None]]] = {
    door.__name__: door
    for door in (
        yaml,
        rulebooks_and_vocabularies,
        scenarios,
        cases_in_files,
        lines_of_a_batch,
        hands,
        free_text,
        free_text_as_a_command,
        values_of_facts,
        arguments,
    )
}
SLOW: Final = {free_text_as_a_command.__name__: 50}
"""Of these one try in so many is made: what is behind the door is tried in full by others."""


@pytest.mark.parametrize("block", range(BLOCKS))
@pytest.mark.parametrize("name", DOORS)
def test_door(name: str, block: int) -> None:
    tries = -(-TRIES // SLOW.get(name, 1) // BLOCKS)
    for seed in range(FROM + block * tries, FROM + (block + 1) * tries):
        try:
            DOORS[name](Random(seed))
        except BaseException as error:
            error.add_note(f"this was {name}(Random({seed}))")
            raise
