"""Things that grow: bombs, files of ten megabytes, ten thousand rules, deep nesting. Each door answers within a minute of one core and a gigabyte."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(os.name != "posix", reason="limits of processes")

SECONDS, BYTES = 60, 2**30

LIMITED = f"""
import resource, sys
resource.setrlimit(resource.RLIMIT_CPU, ({SECONDS}, {SECONDS}))
resource.setrlimit(resource.RLIMIT_AS, ({BYTES}, {BYTES}))
from adjudicator.cli.main import main
sys.exit(main(sys.argv[1:]))
"""

BOMB = "a: &a [x, x, x, x, x, x, x, x, x]\n" + "".join(
    f"{b}: &{b} [{', '.join([f'*{a}'] * 9)}]\n" for a, b in zip("abcdefgh", "bcdefghi", strict=True)
)
TEXTS: Mapping[str, str] = {
    "a bomb": BOMB,
    "a bomb of merges": "a: &a {x: 1}\n" + "".join(f"k{n}: {{<<: [*a, *a, *a]}}\n" for n in range(5_000)),
    "lists in lists": "[" * 200_000,
    "lists in lists that end": "[" * 50_000 + "]" * 50_000,
    "mappings in mappings": "{a: " * 100_000,
    "steps to the right": "".join(" " * n + "a:\n" for n in range(1_000)),
    "ten megabytes of one word": "incident: " + "x" * 10_000_000,
    "a megabyte of keys": "".join(f"k{n}: 1\n" for n in range(100_000)),
    "almost a megabyte of facts": "incident: thin_cut\nfacts:\n" + "".join(f"  k{n}: 1\n" for n in range(80_000)),
    "a number of a million digits": "incident: thin_cut\nfacts: {smaller_pile: " + "9" * 900_000 + "}",
    "quotes": '"' * 500_000,
    "colons": ": " * 400_000,
    "dashes": "- " * 400_000,
    "brackets of JSON": '{"a":' * 100_000,
    "a hand of half a megabyte": 'incident: chips_put\nhand: "blinds 25/50; ' + "UTG raises 150; " * 30_000 + '"',
    "a hand of one number": 'incident: chips_put\nhand: "blinds 25/' + "5" * 500_000 + '"',
    "brackets in a hand": 'incident: chips_put\nhand: "blinds 25/50; ' + "(" * 300_000 + '"',
}


def limited(*arguments: str, folder: Path) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "XDG_CACHE_HOME": str(folder / "cache"), "LANG": "C.UTF-8", "PYTHONPATH": str(Path(__file__).parents[2])}
    command = [sys.executable, "-c", LIMITED, *arguments]
    return subprocess.run(command, cwd=folder, env=environment, capture_output=True, encoding="utf-8", errors="replace", check=False)


def refused(done: subprocess.CompletedProcess[str]) -> None:
    assert done.returncode == 2, (done.returncode, done.stderr[-500:])
    assert done.stderr
    assert "Traceback" not in done.stderr
    assert len(done.stderr) < 100_000
    assert max(map(len, done.stderr.splitlines())) < 5_000


def case(folder: Path, text: str) -> tuple[str, ...]:
    (folder / "case.yaml").write_text(text, encoding="utf-8")
    return ("rule", "parc", "--file", "case.yaml")


def case_as_json(folder: Path, text: str) -> tuple[str, ...]:
    (folder / "case.json").write_text(text, encoding="utf-8")
    return ("rule", "parc", "--file", "case.json")


def scenario(folder: Path, text: str) -> tuple[str, ...]:
    (folder / "scenarios").mkdir()
    (folder / "scenarios" / "one.yaml").write_text(text, encoding="utf-8")
    return ("test",)


def chapter(folder: Path, text: str) -> tuple[str, ...]:
    house(folder)
    (folder / "big" / "one.yaml").write_text(text, encoding="utf-8")
    return ("show", "./big")


def batch(folder: Path, text: str) -> tuple[str, ...]:
    (folder / "cases.jsonl").write_text(text, encoding="utf-8")
    return ("batch", "parc", "cases.jsonl", "--compact")


def house(folder: Path) -> None:
    (folder / "big").mkdir()
    (folder / "big" / "house.yaml").write_text('id: big\ntitle: {en: Big, fr: Grand}\nedition: "1"\n', encoding="utf-8")


SOME = ("a bomb", "lists in lists that end", "a megabyte of keys", "almost a megabyte of facts", "brackets of JSON")
"""What other readers than that of YAML could stumble over, and what comes after reading."""

FILES = [(door, name) for door in (case, chapter) for name in TEXTS] + [(door, name) for door in (case_as_json, scenario) for name in SOME]


@pytest.mark.parametrize(("door", "name"), FILES, ids=[f"{door.__name__}, {name}" for door, name in FILES])
def test_a_file_that_is_too_much_is_refused(door: Callable[[Path, str], tuple[str, ...]], name: str, tmp_path: Path) -> None:
    refused(limited(*door(tmp_path, TEXTS[name]), folder=tmp_path))


def test_a_batch_goes_on_after_lines_that_are_too_much(tmp_path: Path) -> None:
    good = '{"incident": "thin_cut", "facts": {"smaller_pile": 2}}'
    facts = ",".join(f'"k{number}":1' for number in range(60_000))
    bad = [" ".join(text.splitlines()) for text in TEXTS.values()]
    bad += [f'{{"incident":"thin_cut","facts":{{{facts}}}}}', f'{{"incident":"{"x" * 900_000}"}}']
    done = limited(*batch(tmp_path, "\n".join([good, *bad, good])), folder=tmp_path)
    assert done.returncode == 2, done.stderr[-500:]
    first, *others, last = done.stdout.splitlines()
    assert first == last
    assert len(others) == len(bad)
    assert all(line.startswith(f'{{"line":{number},"errors":[') for number, line in enumerate(others, 2))
    assert max(map(len, others)) < 100_000


@pytest.mark.parametrize("word", ["a=" + "9" * 100_000, "," * 100_000, "thin_cot," * 10_000])
def test_arguments(word: str, tmp_path: Path) -> None:
    refused(limited("rule", "parc", "thin_cut", word, folder=tmp_path))
    refused(limited("rule", "parc", word, folder=tmp_path))
    refused(limited("rule", "parc", "chips_put", "--hand", word, folder=tmp_path))


def test_many_facts(tmp_path: Path) -> None:
    refused(limited("rule", "parc", "thin_cut", *(f"f{number}=1" for number in range(10_000)), folder=tmp_path))


def test_ten_thousand_rules(tmp_path: Path) -> None:
    """On one incident and one fact, which is the worst there is."""
    house(tmp_path)
    for chapter_number in range(10):
        lines = []
        for number in range(chapter_number * 1_000, chapter_number * 1_000 + 1_000):
            if number % 20 == 0:
                lines.append(f'"{number // 20 + 1}":\n  title: {{en: A, fr: B}}\n  gist: {{en: A, fr: B}}\n  rules:\n')
            lines.append(f"    - {{id: r{number}, on: thin_cut, when: {{smaller_pile: {number}}}, then: {{cut: not_good}}}}\n")
        (tmp_path / "big" / f"{chapter_number}.yaml").write_text("".join(lines), encoding="utf-8")
    for engine in ("durable", "python"):
        done = limited("rule", "./big", "thin_cut", "smaller_pile=7", "--engine", engine, folder=tmp_path)
        assert (done.returncode, done.stderr) == (0, "")
        assert "ARTICLES 1 A" in done.stdout
