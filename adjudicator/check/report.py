"""Reports as data: JSON of our own, and SARIF 2.1.0 for the tools that read it.

Source: OASIS, "Static Analysis Results Interchange Format (SARIF) Version 2.1.0" (2020), sections 3.13 (log), 3.14 (run), 3.27 (result),
3.35 (suppression), 3.49 (reporting descriptor).
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any

import adjudicator
from adjudicator.check.known import Known
from adjudicator.check.model import Check, Finding
from adjudicator.check.registry import all_checks
from adjudicator.check.run import Report, level_of
from adjudicator.text.languages import Lang

SARIF_SCHEMA = "https://docs.oasis-open.org/sarif/sarif/v2.1.0/os/schemas/sarif-schema-2.1.0.json"


def fingerprint(finding: Finding) -> str:
    """The same for the same finding as long as its rules and words keep their names, wherever they stand."""
    about = finding.about
    parts = (finding.check, *about.rules, "|", *about.incident, "|", *about.slots, "|", *about.articles, "|", *about.facts, "|", *about.parameters)
    told = finding.place.file if not (about.rules or about.incident or about.facts or about.parameters) else ""
    return hashlib.sha256(" ".join((*parts, told)).encode()).hexdigest()[:12]


def report_data(reports: Sequence[Report], lang: Lang) -> dict[str, Any]:
    """Everything found, and everything known, as plain data."""
    return {
        "errors": sum(len(report.errors) for report in reports),
        "warnings": sum(len(report.warnings) for report in reports),
        "known": sum(len(report.known) for report in reports),
        "findings": [
            *(_finding(finding, report, None, lang) for report in reports for finding in report.findings),
            *(_finding(finding, report, record, lang) for report in reports for finding, record in report.known),
        ],
    }


def _finding(finding: Finding, report: Report, record: Known | None, lang: Lang) -> dict[str, Any]:
    check, about = all_checks()[finding.check], finding.about
    return {
        "house": report.house,
        "check": finding.check,
        "level": level_of(finding).value,
        "place": str(finding.place),
        "text": finding.text(lang),
        "remedy": check.remedy(lang),
        "page": finding.page,
        "incident": list(about.incident),
        "slots": list(about.slots),
        "rules": list(about.rules),
        "articles": list(about.articles),
        "facts": list(about.facts),
        "parameters": list(about.parameters),
        "witness": None if finding.witness is None else finding.witness.command,
        "known": None if record is None else record.because[lang],
        "fingerprint": fingerprint(finding),
    }


def sarif(reports: Sequence[Report], lang: Lang) -> dict[str, Any]:
    """One SARIF run; known findings are suppressed results, with their reason as the justification."""
    checks = list(all_checks().values())
    results = [_result(finding, None, checks, lang) for report in reports for finding in report.findings]
    results += [_result(finding, record, checks, lang) for report in reports for finding, record in report.known]
    driver = {
        "name": "adjudicator",
        "version": adjudicator.__version__,
        "rules": [
            {
                "id": check.id,
                "shortDescription": {"text": check.title(lang)},
                "help": {"text": check.remedy(lang)},
                "defaultConfiguration": {"level": check.level.value},
            }
            for check in checks
        ],
    }
    return {"$schema": SARIF_SCHEMA, "version": "2.1.0", "runs": [{"tool": {"driver": driver}, "results": results}]}


def _result(finding: Finding, record: Known | None, checks: Sequence[Check], lang: Lang) -> dict[str, Any]:
    text = finding.text(lang) if finding.witness is None else f"{finding.text(lang)} ({finding.witness.command})"
    region = {"startLine": max(finding.place.line, 1), "startColumn": max(finding.place.column, 1)}
    result: dict[str, Any] = {
        "ruleId": finding.check,
        "ruleIndex": [check.id for check in checks].index(finding.check),
        "level": level_of(finding).value,
        "message": {"text": text},
        "locations": [{"physicalLocation": {"artifactLocation": {"uri": finding.place.file}, "region": region}}],
        "partialFingerprints": {"finding/v1": fingerprint(finding)},
    }
    if record is not None:
        result["suppressions"] = [{"kind": "external", "justification": record.because[lang]}]
    return result
