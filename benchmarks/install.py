"""Installed anywhere: ``python -m benchmarks.install [3.11 3.12 3.13]``.

Builds the wheel and the sdist, lists what is in the wheel, and installs both into empty environments of each Python that is here, with pip and
with uv, then without a compiler as the README says. In each, away from the checkout and with an empty home, the program must rule, say its
version and its engine, run a scenario and a batch, and leave no compiled rulebook behind, since they come with it.
Needs uv, git and a package index. Exit code 1 when something of this does not hold.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
import zipfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from adjudicator import __version__

ROOT = Path(__file__).absolute().parent.parent
PYTHONS = ("3.11", "3.12", "3.13")
HOUSES = tuple(sorted(path.parent.name for path in (ROOT / "rulebooks").glob("*/house.yaml")))
FLAGS = {"CPPFLAGS": "-DPyEval_CallObject=PyObject_CallObject"}
"""What durable-rules needs on 3.13 (see the README)."""

SCENARIO = """
name: premature flop, the burn card can be told
house: parc
incident: premature_board
facts: {street: flop, burn_identifiable: yes}
expect: {status: ruled, cites: ["6.8"]}
"""


class FailedError(Exception):
    """Something does not hold."""


@dataclass(frozen=True)
class Place:
    """Where a program was installed: how to call it, and the environment for it."""

    command: Sequence[str]
    environment: Mapping[str, str]
    folder: Path


def main() -> int:
    """Do it all, and say how it went."""
    wanted = tuple(sys.argv[1:]) or PYTHONS
    failed = 0
    print(f"{platform.system()} {platform.machine()}, {_run(['uv', '--version'], ROOT).strip()}")
    with tempfile.TemporaryDirectory(prefix="adjudicator-install-") as name:
        base = Path(name)
        wheel, sdist = build(base / "dist")
        print(f"{wheel.name}: {len(contents(wheel))} files, {wheel.stat().st_size / 1e6:.1f} MB, rulebooks {', '.join(HOUSES)} compiled")
        for version in wanted:
            python = find_python(version)
            if python is None:
                print(f"{version}: not on this machine")
                continue
            for title, install in ways(wheel, sdist):
                start = time.perf_counter()
                folder = Path(tempfile.mkdtemp(dir=base))
                try:
                    engine = holds(install(python, folder), "without" in title)
                    said = f"engine {engine}"
                except FailedError as error:
                    failed += 1
                    said = f"FAILED: {error}"
                print(f"{version}  {title:<38} {time.perf_counter() - start:6.1f} s  {said}", flush=True)
                shutil.rmtree(folder, ignore_errors=True)
    return 1 if failed else 0


def build(out: Path) -> tuple[Path, Path]:
    """The wheel and the sdist. The wheel is made from the sdist, so both are whole."""
    _run(["uv", "build", "--out-dir", str(out), str(ROOT)], ROOT)
    (wheel,), (sdist,) = out.glob("*.whl"), out.glob("*.tar.gz")
    return wheel, sdist


def contents(wheel: Path) -> list[str]:
    """The files of the wheel. Raises FailedError where a rulebook or its compiled form is missing, or something is there that should not be."""
    with zipfile.ZipFile(wheel) as archive:
        names = archive.namelist()
    for house in HOUSES:
        for wanted in (f"adjudicator/shipped/rulebooks/{house}/house.yaml", f"adjudicator/shipped/compiled/{house}.json"):
            if wanted not in names:
                raise FailedError(f"{wanted} is not in the wheel")
    strange = [name for name in names if not name.startswith(("adjudicator/", f"adjudicator-{__version__}.dist-info/"))]
    if strange:
        raise FailedError(f"{strange[0]} is in the wheel")
    return names


def find_python(version: str) -> str | None:
    """An interpreter of that version which is here already: known to uv, on the path, or kept by pyenv."""
    found = subprocess.run(["uv", "python", "find", "--no-python-downloads", version], capture_output=True, text=True, check=False).stdout.strip()
    pyenv = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv")
    candidates = [found, shutil.which(f"python{version}") or "", *map(str, pyenv.glob(f"versions/{version}.*/bin/python"))]
    for candidate in filter(None, candidates):
        told = subprocess.run([candidate, "-c", "import sys; print('%d.%d' % sys.version_info[:2])"], capture_output=True, text=True, check=False)
        if told.stdout.strip() == version:
            return candidate
    return None


Install = Callable[[str, Path], Place]


def ways(wheel: Path, sdist: Path) -> Sequence[tuple[str, Install]]:
    """Every way to install, by what to call it."""
    return (
        ("wheel, pip", lambda python, folder: with_pip(python, folder, wheel)),
        ("sdist, pip", lambda python, folder: with_pip(python, folder, sdist)),
        ("wheel, uv", lambda python, folder: with_uv(python, folder, wheel)),
        ("sdist, uv", lambda python, folder: with_uv(python, folder, sdist)),
        ("checkout, uv run", lambda python, folder: from_checkout(python, folder, compiler=True)),
        ("wheel, pip without a compiler", lambda python, folder: with_pip_alone(python, folder, wheel)),
        ("checkout, uv run without a compiler", lambda python, folder: from_checkout(python, folder, compiler=False)),
    )


def with_pip(python: str, folder: Path, artefact: Path) -> Place:
    """As the README says for pip."""
    _run([python, "-m", "venv", str(folder / "v")], folder)
    _run([str(folder / "v/bin/python"), "-m", "pip", "install", "--quiet", str(artefact)], folder, FLAGS)
    return Place([str(folder / "v/bin/adjudicator")], _away(folder), folder)


def with_uv(python: str, folder: Path, artefact: Path) -> Place:
    """An environment of uv's, without pip in it."""
    _run(["uv", "venv", "--quiet", "--python", python, str(folder / "v")], folder)
    _run(["uv", "pip", "install", "--quiet", "--python", str(folder / "v/bin/python"), str(artefact)], folder, FLAGS)
    return Place([str(folder / "v/bin/adjudicator")], _away(folder), folder)


def with_pip_alone(python: str, folder: Path, wheel: Path) -> Place:
    """All but durable-rules, then the wheel alone."""
    _run([python, "-m", "venv", str(folder / "v")], folder)
    pip = [str(folder / "v/bin/python"), "-m", "pip", "install", "--quiet"]
    _run([*pip, *(one for one in requirements() if not one.startswith("durable"))], folder, _no_compiler(folder))
    _run([*pip, "--no-deps", str(wheel)], folder, _no_compiler(folder))
    return Place([str(folder / "v/bin/adjudicator")], _away(folder), folder)


def from_checkout(python: str, folder: Path, *, compiler: bool) -> Place:
    """A clone, and uv in it; only what is needed to rule."""
    clone = folder / "clone"
    _run(["git", "clone", "--quiet", "--depth", "1", f"file://{ROOT}", str(clone)], folder)
    sync = ["uv", "sync", "--quiet", "--no-dev", "--python", python]
    more: Mapping[str, str] = {}
    if not compiler:
        sync += ["--no-install-package", "durable-rules"]
        more = _no_compiler(folder)
    _run(sync, clone, more)
    environment = {**_away(folder), **more, "UV_CACHE_DIR": _run(["uv", "cache", "dir"], clone).strip()}
    return Place(["uv", "run", "--quiet", "--no-sync", "--project", str(clone), "adjudicator"], environment, folder)


def requirements() -> list[str]:
    """What the project needs, as its pyproject says."""
    import tomllib

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return list(project["dependencies"])


def holds(place: Place, second_engine: bool) -> str:
    """The engine in use. Raises FailedError where something does not hold."""
    away = place.folder / "away"
    away.mkdir()
    (away / "scenarios").mkdir()
    (away / "scenarios" / "one.yaml").write_text(SCENARIO, encoding="utf-8")
    (away / "cases.jsonl").write_text('{"incident": "thin_cut", "facts": {"smaller_pile": 2}}\n' * 600, encoding="utf-8")
    said = json.loads(_call(place, away, "--version", "--format", "json"))
    expect(said["version"] == __version__ and set(said["houses"]) == set(HOUSES), f"--version says {said}")
    expect(said["engine"] == ("python" if second_engine else "durable"), f"--version says engine {said['engine']}: {said['engine_reason']}")
    plain = _call(place, away, "--version")
    expect(("durable-rules does not load" in plain) == second_engine, f"--version says {plain}")
    ruling = _call(place, away, "rule", "parc", "premature_board", "street=flop", "burn_identifiable=yes")
    expect("RULING   The flop is dealt again, without a new burn card." in ruling, f"rule says {ruling}")
    expect("all pass" in _call(place, away, "test"), "test does not pass")
    rulings = _call(place, away, "batch", "parc", "cases.jsonl", "--compact").splitlines()
    expect(len(rulings) == 600 and all(json.loads(line)["status"] == "ruled" for line in rulings), "batch does not rule")
    expect(
        not list(place.folder.glob("home/**/*.json")) or "clone" in str(place.command), "a compiled rulebook was made: the shipped one is not used"
    )
    return str(said["engine"])


def expect(true: bool, otherwise: str) -> None:
    """Raises FailedError."""
    if not true:
        raise FailedError(" ".join(otherwise.split()))


def _call(place: Place, folder: Path, *arguments: str) -> str:
    return _run([*place.command, *arguments], folder, place.environment)


def _away(folder: Path) -> dict[str, str]:
    """A home of nothing, in English."""
    home = folder / "home"
    home.mkdir(exist_ok=True)
    return {"HOME": str(home), "XDG_CACHE_HOME": str(home / "cache"), "LANG": "C.UTF-8", "LC_ALL": "C.UTF-8"}


def _no_compiler(folder: Path) -> dict[str, str]:
    """A machine on which every compiler fails, and nothing built before is at hand."""
    tools = folder / "tools"
    tools.mkdir(exist_ok=True)
    for name in ("cc", "gcc", "c99", "clang", "x86_64-linux-gnu-gcc", "aarch64-linux-gnu-gcc"):
        tool = tools / name
        tool.write_text("#!/bin/sh\necho no compiler here >&2\nexit 1\n", encoding="utf-8")
        tool.chmod(0o755)
    return {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "CC": "/bin/false", "CXX": "/bin/false", "PIP_NO_CACHE_DIR": "1"}


def _run(command: Sequence[str], folder: Path, more: Mapping[str, str] | None = None) -> str:
    kept = {
        name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "VIRTUAL_ENV", "ADJUDICATOR_HOUSE", "UV_PROJECT_ENVIRONMENT")
    }
    done = subprocess.run(command, cwd=folder, env={**kept, **(more or {})}, capture_output=True, text=True, check=False)
    if done.returncode:
        raise FailedError(f"{' '.join(command)}: exit code {done.returncode}: {(done.stderr or done.stdout)[-600:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
