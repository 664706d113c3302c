"""What two rulebooks are made of, in words: rows of a heading and what belongs under it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adjudicator.compare.report import Report
from adjudicator.compare.structure import ArticleChange, SettingChange
from adjudicator.compare.suite import ScenarioChange
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition, Rulebook
from adjudicator.text.conditions import condition_text
from adjudicator.text.facts import value_data
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message

ARROW = " → "
SPACED = " · "


def structure_rows(report: Report, lang: Lang) -> Sequence[tuple[str, Sequence[str]]]:
    """Each heading with its lines; headings that nothing belongs under are left out."""
    found = report.structure
    articles = found.articles
    rows = [
        (message("diff_articles_added", lang), [one.second for one in articles if one.first is None and one.second is not None]),
        (message("diff_articles_removed", lang), [one.first for one in articles if one.second is None and one.first is not None]),
        (message("diff_articles_renumbered", lang), [f"{one.first}{ARROW}{one.second}" for one in articles if one.renumbered]),
        (message("diff_articles_changed", lang), [_changed(one, lang) for one in articles if one.changes]),
        (message("diff_exceptions", lang), [_exception(one.rule, one.only_first, one.only_second) for one in found.exceptions]),
        (message("diff_definitions", lang), list(_definitions(report, lang))),
        (message("diff_parameters", lang), _settings(found.parameters, report, lang)),
        (message("diff_event_facts", lang), _settings(found.facts, report, lang)),
    ]
    return [(heading, lines) for heading, lines in rows if lines]


def _changed(change: ArticleChange, lang: Lang) -> str:
    return f"{change.second} ({', '.join(message(f'diff_part_{part}', lang) for part in change.changes)})"


def _exception(rule: str, gone: Iterable[str], new: Iterable[str]) -> str:
    return f"{rule}: " + ", ".join([*(f"−{name}" for name in gone), *(f"+{name}" for name in new)])


def _definitions(report: Report, lang: Lang) -> Iterable[str]:
    books = (report.first.rulebook, report.second.rulebook)
    for change in report.structure.definitions:
        for label, rulebook, definition in zip(report.labels, books, (change.first, change.second), strict=True):
            yield f"{change.fact}{SPACED}{label}: {_definition(definition, rulebook, lang)}"


def _definition(definition: Definition | None, rulebook: Rulebook, lang: Lang) -> str:
    if definition is None:
        return message("diff_not_defined", lang)
    cite = rulebook.cite(definition.house, definition.article)
    words = rulebook.vocabulary
    if len(definition.cases) == 1:
        return f"{condition_text(definition.cases[0].when, words, lang)} ({cite})"
    cases = [f"{condition_text(case.when, words, lang)}{ARROW}{_value(case.value)}" for case in definition.cases]
    return "; ".join(cases) + f" ({cite})"


def _settings(changes: Sequence[SettingChange], report: Report, lang: Lang) -> list[str]:
    first, second = report.labels
    return [f"{one.name}{SPACED}{first}: {_set(one.first, lang)}, {second}: {_set(one.second, lang)}" for one in changes]


def _set(value: Value | None, lang: Lang) -> str:
    return message("diff_not_set", lang) if value is None else _value(value)


def _value(value: Value) -> str:
    data = value_data(value)
    return ",".join(map(str, data)) if isinstance(data, list) else str(data)


def scenario_line(change: ScenarioChange, lang: Lang) -> str:
    """A scenario with its outcome under each."""
    return f"{change.scenario}{SPACED}{_outcome(change.first, lang)}{ARROW}{_outcome(change.second, lang)}"


def _outcome(passes: bool | None, lang: Lang) -> str:
    return message("diff_cannot" if passes is None else "diff_passes" if passes else "diff_fails", lang)
