"""The pytest plugin: scenario files are collected beside the tests, one item a scenario and house.

It is loaded into every pytest run of an environment that has this program, so nothing heavy is imported before a scenario file is met.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from adjudicator.scenario.model import Scenario
    from adjudicator.scenario.outcome import Outcome
    from adjudicator.source.diagnostics import InvalidInputError
    from adjudicator.text.languages import Lang

FOLDER = "scenarios"
"""Files are collected that stand below a folder of this name."""

SUFFIX = ".yaml"
_HOUSE_FILE = "house.yaml"
_OPTION = "scenario_lang"


def pytest_addoption(parser: pytest.Parser) -> None:
    """The language of reports."""
    group = parser.getgroup("scenarios", "rulings (adjudicator)")
    group.addoption(
        "--scenario-lang", choices=("en", "fr"), default=None, dest=_OPTION, help="language of the reports of scenarios (default: that of LANG)"
    )


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ScenarioFile | None:
    """A scenario file: a .yaml file below a folder named `scenarios`, or one named on the command line. The files of a house are none."""
    if file_path.suffix != SUFFIX:
        return None
    if parent.session.isinitpath(file_path) or is_scenario_file(file_path, parent.config.rootpath):
        return ScenarioFile.from_parent(parent, path=file_path)
    return None


def is_scenario_file(path: Path, root: Path) -> bool:
    """Whether a .yaml file is one of scenarios by where it stands. `root` is where the tests begin: folders above it do not count."""
    below_root = [folder for folder in path.parents if folder == root or root in folder.parents]
    folders = below_root or list(path.parents)
    for position, folder in enumerate(folders):
        if folder.name == FOLDER:
            return not any((below / _HOUSE_FILE).is_file() for below in folders[:position])
    return False


class ScenarioFile(pytest.File):
    """A file of scenarios. One that is wrong is a collection error that shows what is wrong with it."""

    def collect(self) -> Iterator[ScenarioItem]:
        """One item for each scenario and house."""
        from adjudicator.scenario.load import load
        from adjudicator.source.diagnostics import InvalidInputError

        try:
            scenarios = load(self.path)
        except InvalidInputError as error:
            raise self.CollectError(lines(error, language(self.config))) from error
        for scenario in scenarios:
            yield ScenarioItem.from_parent(self, name=scenario.id, scenario=scenario)


class ScenarioItem(pytest.Item):
    """One scenario under one house."""

    def __init__(self, *, scenario: Scenario, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.scenario = scenario
        self.outcome: Outcome | None = None

    def runtest(self) -> None:
        """Rule the case and compare. Raises ScenarioFailedError when something is not as expected."""
        from adjudicator.scenario.run import run

        self.outcome = run(self.scenario)
        if not self.outcome.passed:
            raise ScenarioFailedError(self.outcome)

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """The report of the failure, or the diagnostics of a case that cannot be; a traceback only for errors of the program itself."""
        lang = language(self.config)
        if isinstance(excinfo.value, ScenarioFailedError):
            from adjudicator.scenario.report import report

            return report(excinfo.value.outcome, lang)
        from adjudicator.source.diagnostics import InvalidInputError

        if isinstance(excinfo.value, InvalidInputError):
            return lines(excinfo.value, lang)
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int | None, str]:
        """Where the scenario stands, counted from 0."""
        return self.path, max(self.scenario.place.line - 1, 0), self.name


class ScenarioFailedError(AssertionError):
    """A scenario whose ruling is not as expected."""

    def __init__(self, outcome: Outcome) -> None:
        super().__init__(outcome.scenario.name)
        self.outcome = outcome


def language(config: pytest.Config) -> Lang:
    """The language asked for, else that of the environment."""
    from adjudicator.cli.language import environment_language

    chosen: Lang | None = config.getoption(_OPTION, default=None)
    return chosen or environment_language(os.environ)


def lines(error: InvalidInputError, lang: Lang) -> str:
    """What is wrong, one line each."""
    return "\n".join(diagnostic.line(lang) for diagnostic in error.diagnostics)
