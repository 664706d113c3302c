"""Runs scenarios for the command line: pytest with our plugin and nothing else of the environment, our own words for what comes out."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import pytest

from adjudicator.rulebook.library import shown
from adjudicator.scenario.files import Asked, asked
from adjudicator.scenario.plugin import FOLDER
from adjudicator.scenario.results import Results
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.source.paths import exists
from adjudicator.text.languages import Lang

PASS, COULD_NOT_RUN, INVALID, FAILING = 0, 1, 2, 3
"""Exit codes."""

_PLUGIN = "adjudicator.scenario.plugin"
_FOREIGN = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS")


def run_paths(paths: Sequence[str], lang: Lang, output: Literal["text", "json"]) -> int:
    """Run the scenarios of `paths` (files, folders, ``FILE::NAME``; ``./scenarios`` when there is none) and print what came out.

    Returns 0 when all pass, 3 when one fails, 2 when a file is invalid, a path is none or holds no scenario, 1 when the run itself broke.
    """
    wanted = [asked(text) for text in paths or (FOLDER,)]
    results = Results(wanted)
    absent = [one for one in wanted if not exists(one.path)]
    if absent:
        results.errors += [Diagnostic("scenario_no_path", values={"path": one.written}) for one in absent]
    else:
        _run(wanted, results)
    text = json.dumps(results.data(lang), ensure_ascii=False, indent=2) if output == "json" else results.text(lang)
    print(text, file=sys.stderr if results.errors and output == "text" else sys.stdout)
    return _exit_code(results)


def _run(wanted: Sequence[Asked], results: Results) -> None:
    files = list(dict.fromkeys(str(path) for one in wanted for path in one.files))
    if files:
        arguments = ["-p", _PLUGIN, "-p", "no:terminal", "-p", "no:cacheprovider", "--assert=plain", "--noconftest"]
        arguments += ["--capture=no", "-c", os.devnull, f"--rootdir={Path.cwd()}", *files]
        with _alone():
            pytest.main(arguments, plugins=[results])
    if not results.items and not results.errors and not results.crashes:
        folders = ", ".join(f"`{shown(one.path)}`" for one in wanted)
        results.errors.append(Diagnostic("scenario_none_found", values={"paths": folders}))


@contextmanager
def _alone() -> Iterator[None]:
    """Without the plugins and options that the environment would add to pytest."""
    before = {name: os.environ.get(name) for name in (*_FOREIGN, "PYTEST_DISABLE_PLUGIN_AUTOLOAD")}
    for name in _FOREIGN:
        os.environ.pop(name, None)
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                os.environ.pop(name, None)
            else:
                os.environ[name] = value


def _exit_code(results: Results) -> int:
    if results.errors:
        return INVALID
    if results.crashes:
        return COULD_NOT_RUN
    return FAILING if results.failed else PASS
