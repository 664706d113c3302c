"""Do the tests of the machinery notice? mutmut on `engine`, `ruling` and `facts`, each against its own quick tests.

    uv sync --group mutation && uv run python -m benchmarks.python_mutation [PACKAGE ...] [--sample N] [--seed N] [--list]

Of every module at most ``--sample`` mutants are drawn by a seeded lot (``--sample 0``: all of them). They are tried in a copy of the project under
``.mutation/PACKAGE``, where ``mutmut show MUTANT`` prints one. Printed are, a module a line: how many mutants mutmut makes of it, how many were tried
and what became of them; a package's rate weighs each module by its mutants and has the 95 % interval of the sample.

A mutant under which the tests do not end in ten times their time counts as killed, one that no test reaches as survived. The tests run with few
examples, always the same: the rate is that of the quick tests alone, a floor for the whole suite. What mutmut does not change: decorated functions
and what stands outside of functions.
"""

from __future__ import annotations

import argparse
import json
import math
import re
import shutil
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / ".mutation"
COPIED = ("adjudicator", "tests", "rulebooks", "scenarios", "docs", "benchmarks", "README.md", "CHANGELOG.md", "pyproject.toml")

# Examples a property at most; the time that a survivor takes is all of them.
EXAMPLES = 15

# Left out, by words of their names: sweeps over every rulebook, processes of their own, memory. They take most of the time.
SLOW: Mapping[str, str] = {
    "engine": "test_native or test_durable_crashes or memory",
    "ruling": "changes_nothing_rules or names_of_files or nothing_reads or of_the_houses or called or space_too_large",
    "facts": "test_pokerkit",
}

GENERATE = """
from mutmut.__main__ import copy_also_copy_files, copy_src_dir, create_mutants, set_mutant_under_test
set_mutant_under_test("mutant_generation")
copy_src_dir(); copy_also_copy_files(); create_mutants(1)
"""

# Exit codes of pytest under a mutant, as mutmut keeps them.
KILLED, SURVIVED, TIMEOUT, UNREACHED = {1, 3}, {0}, {36, 24, 152, 255, -24}, {5, 33}


@dataclass(frozen=True, slots=True)
class Module:
    """What became of the mutants of one module that were tried."""

    name: str
    mutants: int
    outcomes: Counter[str]

    @property
    def tried(self) -> int:
        """How many were tried."""
        return self.outcomes.total()

    @property
    def killed(self) -> int:
        """How many the tests noticed, by failing or by never ending."""
        return self.outcomes["killed"] + self.outcomes["timeout"] + self.outcomes["crashed"]


def main() -> None:
    """Try and print."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("packages", nargs="*", default=list(SLOW), metavar="PACKAGE", help=", ".join(SLOW))
    parser.add_argument("--sample", type=int, default=20, help="mutants a module at most; 0 for all (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=1, help="of the lot (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="mutants at a time (default: %(default)s)")
    parser.add_argument("--list", action="store_true", help="name the survivors")
    chosen = parser.parse_args()
    if unknown := [one for one in chosen.packages if one not in SLOW]:
        parser.error(f"no package `{unknown[0]}`; there are {', '.join(SLOW)}")
    for package in chosen.packages:
        started = time.perf_counter()
        folder = prepared(package)
        drawn = sample(mutants_of(folder), chosen.sample, chosen.seed)
        command = [sys.executable, "-m", "mutmut", "run", "--max-children", str(chosen.jobs), *(name for names in drawn.values() for name in names)]
        with (folder / "mutmut.log").open("w", encoding="utf-8") as log:
            if subprocess.run(command, cwd=folder, stdout=log, stderr=subprocess.STDOUT, check=False).returncode:
                sys.exit(f"mutmut could not run: see {log.name}")
        report(package, folder, drawn, listed=chosen.list)
        print(f"\n{package}: {time.perf_counter() - started:.0f} s\n", flush=True)


def prepared(package: str) -> Path:
    """A copy of the project in which every mutant of `package` is made, and its tests have few examples."""
    folder = FOLDER / package
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for name in COPIED:
        if (ROOT / name).is_dir():
            shutil.copytree(ROOT / name, folder / name, ignore=shutil.ignore_patterns("__pycache__", ".*"))
        else:
            shutil.copy2(ROOT / name, folder / name)
    for path in (folder / "tests").rglob("*.py"):
        written = path.read_text(encoding="utf-8")
        fewer = re.sub(r"max_examples=(\d+)", lambda found: f"max_examples={min(EXAMPLES, int(found[1]))}", written)
        if fewer != written:
            path.write_text(fewer, encoding="utf-8")
    with (folder / "pyproject.toml").open("a", encoding="utf-8") as project:
        project.write(configuration(package))
    subprocess.run([sys.executable, "-c", GENERATE], cwd=folder, stdout=subprocess.DEVNULL, check=True)
    return folder


def configuration(package: str) -> str:
    """mutmut's table for one package."""
    arguments = ["-p", "no:cacheprovider", "--hypothesis-profile=few", "-k", f"not ({SLOW[package]})"]
    values = {
        "source_paths": ["adjudicator"],
        "only_mutate": [f"adjudicator/{package}/*"],
        "also_copy": [name for name in COPIED if name not in ("adjudicator", "tests", "pyproject.toml")],
        "pytest_add_cli_args": arguments,
        "pytest_add_cli_args_test_selection": [f"tests/{package}"],
        "timeout_multiplier": 5.0,
        "use_git_change_detection": False,
        "track_dependencies": False,
        # The tests of `facts` cannot be collected twice in one process.
        "process_isolation": "forkserver",
    }
    return "\n[tool.mutmut]\n" + "".join(f"{key} = {json.dumps(value)}\n" for key, value in values.items())


def results_of(folder: Path) -> dict[str, dict[str, int | None]]:
    """By module, each mutant with the exit code of its tests; none if it was not tried."""
    mutants = folder / "mutants"
    found = {}
    for path in sorted(mutants.rglob("*.py.meta")):
        module = path.relative_to(mutants).as_posix().removeprefix("adjudicator/").removesuffix(".py.meta")
        found[module] = json.loads(path.read_text(encoding="utf-8"))["exit_code_by_key"]
    return found


def mutants_of(folder: Path) -> dict[str, list[str]]:
    """By module, the names of its mutants."""
    return {module: list(codes) for module, codes in results_of(folder).items() if codes}


def sample(mutants: Mapping[str, Sequence[str]], most: int, seed: int) -> dict[str, list[str]]:
    """At most `most` of each module (0: all), by lot; the lot of one module does not hang on the others."""
    return {
        module: sorted(Random(f"{seed} {module}").sample(names, min(most, len(names)))) if most else list(names) for module, names in mutants.items()
    }


def outcome(code: int | None) -> str:
    """What an exit code says of the mutant."""
    for name, codes in (("killed", KILLED), ("survived", SURVIVED), ("timeout", TIMEOUT), ("unreached", UNREACHED)):
        if code in codes:
            return name
    return "not tried" if code is None else "crashed"


def report(package: str, folder: Path, drawn: Mapping[str, Sequence[str]], *, listed: bool) -> None:
    """A line a module and one for the package; with `listed` the survivors."""
    results = results_of(folder)
    modules = [Module(name, len(results[name]), Counter(outcome(results[name][one]) for one in names)) for name, names in drawn.items()]
    print("| module | mutants | tried | killed | survived | no test | timeout | rate |\n|---|---|---|---|---|---|---|---|")
    for one in modules:
        print(line(one.name, one.mutants, one.outcomes, f"{100 * one.killed / one.tried:.0f} %"))
    mutants, tried = sum(one.mutants for one in modules), sum(one.tried for one in modules)
    rate = sum(one.mutants * one.killed / one.tried for one in modules) / mutants
    low, high = interval(rate, tried) if tried < mutants else (rate, rate)
    together = sum((one.outcomes for one in modules), Counter[str]())
    print(line(f"**{package}**", mutants, together, f"{100 * rate:.1f} % ({100 * low:.0f} to {100 * high:.0f})"))
    if listed:
        left = [one for module, names in drawn.items() for one in names if outcome(results[module][one]) in ("survived", "unreached")]
        print("", *left, sep="\n")


def line(name: str, mutants: int, outcomes: Counter[str], rate: str) -> str:
    """One row of the table."""
    killed = outcomes["killed"] + outcomes["crashed"]
    cells = (mutants, outcomes.total(), killed, outcomes["survived"], outcomes["unreached"], outcomes["timeout"])
    return f"| {name} | {' | '.join(f'{cell:,}' for cell in cells)} | {rate} |"


def interval(rate: float, tried: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a rate seen on `tried`."""
    z = 1.96
    middle = rate + z * z / (2 * tried)
    spread = z * math.sqrt(rate * (1 - rate) / tried + z * z / (4 * tried * tried))
    return (middle - spread) / (1 + z * z / tried), (middle + spread) / (1 + z * z / tried)


if __name__ == "__main__":
    main()
