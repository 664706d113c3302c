"""What a run of scenarios gave, gathered as a pytest plugin: which passed, which failed and why, which files are invalid."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from adjudicator.rulebook.library import shown
from adjudicator.scenario.files import Asked
from adjudicator.scenario.houses import HOUSE_BROKEN
from adjudicator.scenario.outcome import Mismatch
from adjudicator.scenario.plugin import ScenarioFailedError, ScenarioItem
from adjudicator.scenario.report import report
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.nearest import nearest
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import is_one


class Results:
    """The results of one run, filled by pytest's hooks."""

    def __init__(self, wanted: Sequence[Asked]) -> None:
        """`wanted` are the paths asked for; a scenario that none of them names is left out."""
        self._files: dict[Path, set[str] | None] = {}
        for one in wanted:
            for path in one.files:
                names = self._files.setdefault(path.absolute(), set() if one.name is not None else None)
                if one.name is None:
                    self._files[path.absolute()] = None
                elif names is not None:
                    names.add(one.name)
        self.errors: list[Diagnostic] = []
        self._told: set[str] = set()
        """What is wrong with what was asked, and with the files."""
        self.items: list[ScenarioItem] = []
        """The scenarios asked for, in the order of the files."""
        self.crashes: list[str] = []
        """Errors of the program itself: the scenario and the traceback."""

    @property
    def passed(self) -> list[ScenarioItem]:
        """The scenarios whose ruling is as expected."""
        return [item for item in self.items if item.outcome is not None and item.outcome.passed]

    @property
    def failed(self) -> list[ScenarioItem]:
        """The scenarios whose ruling is not as expected."""
        return [item for item in self.items if item.outcome is not None and not item.outcome.passed]

    @pytest.hookimpl(trylast=True)
    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave out what was not asked for, and say so of a name that no scenario has."""
        found = [item for item in items if isinstance(item, ScenarioItem)]
        for path, names in self._files.items():
            have = [name for item in found if item.path.absolute() == path for name in (item.name, item.scenario.name)]
            for name in sorted((names or set()) - set(have)):
                values: dict[str, object] = {"path": shown(path), "name": name}
                self.errors.append(Diagnostic("scenario_no_such_name", values=values, nearest=nearest(name, dict.fromkeys(have))))
        self.items = [item for item in found if self._is_wanted(item)]
        items[:] = [] if self.errors else list(self.items)

    def pytest_exception_interact(self, node: pytest.Item | pytest.Collector, call: pytest.CallInfo[Any]) -> None:
        """Keep what went wrong: a file or a case that is invalid, an error of the program. A ruling that is not as expected is in its outcome."""
        if call.excinfo is None or isinstance(call.excinfo.value, ScenarioFailedError):
            return
        error = call.excinfo.value
        invalid = error if isinstance(error, InvalidInputError) else error.__cause__
        if isinstance(invalid, InvalidInputError):
            place = node.scenario.place if isinstance(node, ScenarioItem) else None
            for one in invalid.diagnostics:
                self._tell(one if one.place is not None else replace(one, place=place))
        else:
            self.crashes.append(f"{node.nodeid}\n{call.excinfo.getrepr(style='short')}")

    def _tell(self, error: Diagnostic) -> None:
        """An error, unless it was told already: many files name the same house, and each finds everything that is wrong with it."""
        line = f"{error.message} {error.values}" if error.message == HOUSE_BROKEN else error.line("en")
        if line not in self._told:
            self._told.add(line)
            self.errors.append(error)

    def _is_wanted(self, item: ScenarioItem) -> bool:
        names = self._files.get(item.path.absolute())
        return names is None or item.name in names or item.scenario.name in names

    def text(self, lang: Lang) -> str:
        """For people: the errors, or the report of each failure and the count."""
        if self.errors:
            return "\n".join(error.line(lang) for error in self.errors)
        parts = list(self.crashes)
        parts += [
            f"{message('scenario_failed', lang)} {item.nodeid}\n{report(item.outcome, lang)}\n" for item in self.failed if item.outcome is not None
        ]
        parts.append(self._count(lang))
        return "\n".join(parts)

    def _count(self, lang: Lang) -> str:
        count = len(self.items)
        words = message("scenario_one" if is_one(count, lang) else "scenario_many", lang, count=count)
        failed = count - len(self.passed)
        if not failed:
            return message("scenario_all_pass", lang, scenarios=words)
        return message("scenario_some_fail" if not is_one(failed, lang) else "scenario_one_fails", lang, scenarios=words, failed=failed)

    def data(self, lang: Lang) -> dict[str, object]:
        """For programs: counts, every scenario with its mismatches, the errors."""
        return {
            "scenarios": len(self.items),
            "passed": len(self.passed),
            "failed": len(self.items) - len(self.passed),
            "results": [_result(item, lang) for item in self.items],
            "errors": [{"place": str(error.place) if error.place else None, "text": error.text(lang)} for error in self.errors]
            + [{"place": None, "text": crash} for crash in self.crashes],
        }


def _result(item: ScenarioItem, lang: Lang) -> dict[str, object]:
    scenario, outcome = item.scenario, item.outcome
    return {
        "id": item.nodeid,
        "place": str(scenario.place),
        "name": scenario.name,
        "house": scenario.rulebook.id,
        "dispute": scenario.dispute,
        "passed": outcome is not None and outcome.passed,
        "mismatches": [_mismatch(mismatch, lang) for mismatch in outcome.mismatches] if outcome is not None else [],
    }


def _mismatch(mismatch: Mismatch, lang: Lang) -> dict[str, object]:
    return {
        "about": mismatch.about[lang],
        "expected": mismatch.expected[lang],
        "got": mismatch.got[lang],
        "rules": list(mismatch.rules),
        "place": str(mismatch.place),
    }
