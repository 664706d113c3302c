"""The program as it lies when it is installed: the package with `shipped/` inside, and nothing around it."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

import adjudicator
from adjudicator.rulebook.cache import write_compiled
from adjudicator.rulebook.library import Library
from adjudicator.rulebook.load import compile_house
from tests.rulebook.support import LIBRARY

PACKAGE = Path(adjudicator.__file__).parent
PROJECT = PACKAGE.parent
HEAVY = ("yaml", "pydantic", "rapidfuzz", "durable", "numpy", "pokerkit", "questionary")

LOADS = """
import sys
from adjudicator.rulebook.houses import load_house
rulebook = load_house(sys.argv[1])
print(rulebook.id, len(rulebook.rules), *sorted({name.partition(".")[0] for name in sys.modules} & set(sys.argv[2:])))
"""


def run(script: str, *arguments: str, path: Path, cache: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path), "XDG_CACHE_HOME": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", script, *arguments], env=environment, cwd=cache.parent, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The package as a wheel lays it out, with the houses of these tests."""
    package = tmp_path / "site" / "adjudicator"
    shutil.copytree(PACKAGE, package, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(LIBRARY.folder, package / "shipped" / "rulebooks")
    shipped = Library(package / "shipped" / "rulebooks", package / "shipped" / "compiled")
    for name, folder in shipped.houses().items():
        write_compiled(package / "shipped" / "compiled" / f"{name}.json", compile_house(folder, shipped), folder, shipped)
    return tmp_path / "site"


def test_what_was_shipped_compiled_is_read_without_yaml_and_without_validation(site: Path, tmp_path: Path) -> None:
    assert run(LOADS, "grandchild", *HEAVY, path=site, cache=tmp_path / "cache") == "grandchild 10"
    assert not (tmp_path / "cache").exists()


def test_what_is_not_shipped_compiled_is_read_so_the_second_time(site: Path, tmp_path: Path) -> None:
    shutil.rmtree(site / "adjudicator" / "shipped" / "compiled")
    assert "yaml" in run(LOADS, "child", *HEAVY, path=site, cache=tmp_path / "cache").split()
    assert run(LOADS, "child", *HEAVY, path=site, cache=tmp_path / "cache") == "child 9"


def test_a_shipped_source_that_was_edited_counts(site: Path, tmp_path: Path) -> None:
    with (site / "adjudicator" / "shipped" / "rulebooks" / "base" / "house.yaml").open("a", encoding="utf-8") as source:
        source.write("# a remark\n")
    assert "yaml" in run(LOADS, "grandchild", *HEAVY, path=site, cache=tmp_path / "cache").split()


@pytest.mark.skipif(not (PROJECT / "pyproject.toml").is_file(), reason="not in a checkout")
def test_the_wheel_brings_every_rulebook_with_its_compiled_form(tmp_path: Path) -> None:
    pytest.importorskip("hatchling")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path / "dist")]
    built = subprocess.run(command, cwd=PROJECT, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    (wheel,) = (tmp_path / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(tmp_path / "site")
    houses = sorted(path.name for path in (PROJECT / "rulebooks").iterdir() if (path / "house.yaml").is_file())
    shipped = tmp_path / "site" / "adjudicator" / "shipped"
    assert sorted(path.stem for path in (shipped / "compiled").iterdir()) == houses
    for house in houses:
        assert run(LOADS, house, *HEAVY, path=tmp_path / "site", cache=tmp_path / "cache").split()[0] == house
    assert not (tmp_path / "cache").exists()
    _second_engine(tmp_path, houses)


def _second_engine(folder: Path, houses: list[str]) -> None:
    """What was installed says its engine and rules alike on a machine where durable-rules was never built."""
    missing = folder / "missing"
    missing.mkdir()
    (missing / "durable_rules_engine.py").write_text("raise ImportError('it was never built')\n", encoding="utf-8")
    without = Path(f"{missing}{os.pathsep}{folder / 'site'}")
    said = json.loads(_call("--version", "--format", "json", path=without, folder=folder))
    assert (said["engine"], said["engine_reason"], sorted(said["houses"])) == ("python", "it was never built", houses)
    case = ("rule", "parc", "premature_board", "street=flop", "burn_identifiable=yes")
    assert _call(*case, path=without, folder=folder) == _call(*case, path=folder / "site", folder=folder)
    plain = _call("--version", path=without, folder=folder)
    assert "the Python evaluator, with the same rulings (durable-rules does not load: it was never built)" in plain


def _call(*arguments: str, path: Path, folder: Path) -> str:
    environment = {**os.environ, "PYTHONPATH": str(path), "XDG_CACHE_HOME": str(folder / "cache"), "LANG": "C.UTF-8"}
    command = [sys.executable, "-m", "adjudicator", *arguments]
    done = subprocess.run(command, env=environment, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout
