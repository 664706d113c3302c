"""A comparison as data: ``diff --format json``, documented in docs/diff.md."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from adjudicator.compare.books import Book
from adjudicator.compare.model import Difference, IncidentComparison
from adjudicator.compare.report import Report
from adjudicator.compare.structure import Structure
from adjudicator.engine.values import Value
from adjudicator.render.difference import difference_view
from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.model import Definition, Rulebook
from adjudicator.ruling.content_data import content_data
from adjudicator.ruling.model import Answer, Settled
from adjudicator.text.facts import value_data
from adjudicator.text.languages import Lang


def differences_data(report: Report, lang: Lang) -> dict[str, Any]:
    """`report` as plain data; its sentences in `lang`."""
    verdicts = report.verdicts
    return {
        "first": _book(report.first, lang),
        "second": _book(report.second, lang),
        "summary": {
            "incidents": len(report.incidents),
            "situations": report.situations,
            **verdicts,
            "differences": len(report.differences),
            "accepted": len(report.differences) - len(report.open),
        },
        "incidents": [_incident(incident, report, lang) for incident in report.incidents],
        "structure": _structure(report.structure, (report.first.rulebook, report.second.rulebook)),
        "scenarios": [{"scenario": one.scenario, "first": _passes(one.first), "second": _passes(one.second)} for one in report.scenarios],
        "accepted_unused": list(report.unused),
    }


def _book(book: Book, lang: Lang) -> dict[str, Any]:
    rulebook = book.rulebook
    return {"asked": book.asked, "house": rulebook.id, "title": rulebook.title[lang], "edition": rulebook.edition}


def _incident(incident: IncidentComparison, report: Report, lang: Lang) -> dict[str, Any]:
    return {
        "incident": incident.incident,
        "title": report.incident(incident.incident).title[lang],
        "verdict": incident.verdict,
        "situations": incident.situations,
        "left_out": incident.left_out,
        "differences": [_difference(difference, report, lang) for difference in incident.differences],
    }


def _difference(difference: Difference, report: Report, lang: Lang) -> dict[str, Any]:
    view = difference_view(difference, report, lang)
    facts = {**report.second.rulebook.vocabulary.facts, **report.first.rulebook.vocabulary.facts}
    witness = difference.witness
    return {
        "fingerprint": difference.fingerprint,
        "kind": difference.kind,
        "when": condition_data(difference.when, facts),
        "text": view.when,
        "always": difference.always,
        "situations": difference.situations,
        "slots": [
            {"who": one.who, "slot": one.slot, "kind": one.kind, "first": _contents(one.first), "second": _contents(one.second)}
            for one in difference.slots
            if one.slot
        ],
        "first": _answer(difference.first, view.sides[0].text),
        "second": _answer(difference.second, view.sides[1].text),
        "witness": {
            "incident": witness.incident,
            "facts": {name: value_data(value) for name, value in witness.facts},
            "hand": witness.hand,
            "commands": list(view.commands),
            "scenario": view.scenario,
        },
        "accepted": view.accepted,
    }


def _contents(settled: Sequence[Settled]) -> list[dict[str, Any]]:
    return [
        {"value": content_data(one.content, one.figures), "status": one.status.value, "cites": list(one.cites), "rules": list(one.rules)}
        for one in settled
    ]


def _answer(answer: Answer, text: str) -> dict[str, Any]:
    return {"status": answer.status.value, "text": text, "cites": list(answer.cites)}


def _structure(structure: Structure, books: tuple[Rulebook, Rulebook]) -> dict[str, Any]:
    return {
        "editions": structure.editions,
        "articles": [{"first": one.first, "second": one.second, "changes": list(one.changes)} for one in structure.articles],
        "exceptions": [{"rule": one.rule, "only_first": list(one.only_first), "only_second": list(one.only_second)} for one in structure.exceptions],
        "definitions": [
            {"fact": one.fact, "first": _definition(one.first, books[0]), "second": _definition(one.second, books[1])}
            for one in structure.definitions
        ],
        "parameters": [{"parameter": one.name, "first": _value(one.first), "second": _value(one.second)} for one in structure.parameters],
        "facts": [{"fact": one.name, "first": _value(one.first), "second": _value(one.second)} for one in structure.facts],
    }


def _definition(definition: Definition | None, rulebook: Rulebook) -> dict[str, Any] | None:
    if definition is None:
        return None
    cases = [{"is": value_data(case.value), "when": condition_data(case.when, rulebook.vocabulary.facts)} for case in definition.cases]
    return {"article": rulebook.cite(definition.house, definition.article), "cases": cases, "otherwise": _value(definition.otherwise)}


def _value(value: Value | None) -> str | int | list[int] | None:
    return None if value is None else value_data(value)


def _passes(passes: bool | None) -> str:
    return "cannot_be_ruled" if passes is None else "passes" if passes else "fails"
