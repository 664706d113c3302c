"""What `check` prints: text at any width, JSON, SARIF; exit codes."""

from __future__ import annotations

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from adjudicator.check.registry import all_checks
from adjudicator.check.report import fingerprint, report_data, sarif
from adjudicator.check.run import Report
from adjudicator.cli.main import main
from adjudicator.render.findings import findings_page
from adjudicator.text.languages import LANGS, Lang
from tests.check.support import HERE, checked

_TEXT: dict[str, Any] = {"type": "object", "required": ["text"], "properties": {"text": {"type": "string", "minLength": 1}}}
_LEVEL: dict[str, Any] = {"enum": ["none", "note", "warning", "error"]}
_NUMBER: dict[str, Any] = {"type": "integer", "minimum": 1}
OUTLINE: dict[str, Any] = {
    "type": "object",
    "required": ["version", "runs"],
    "properties": {
        "$schema": {"type": "string"},
        "version": {"const": "2.1.0"},
        "runs": {
            "type": "array",
            "items": {
                "type": "object",
                "required": ["tool", "results"],
                "properties": {
                    "tool": {
                        "required": ["driver"],
                        "properties": {
                            "driver": {
                                "required": ["name", "rules"],
                                "properties": {
                                    "rules": {
                                        "items": {
                                            "required": ["id"],
                                            "properties": {
                                                "shortDescription": _TEXT,
                                                "help": _TEXT,
                                                "defaultConfiguration": {"properties": {"level": _LEVEL}},
                                            },
                                        }
                                    }
                                },
                            }
                        },
                    },
                    "results": {
                        "items": {
                            "required": ["message", "ruleId"],
                            "properties": {
                                "message": _TEXT,
                                "level": _LEVEL,
                                "ruleIndex": {"type": "integer", "minimum": 0},
                                "locations": {
                                    "minItems": 1,
                                    "items": {
                                        "required": ["physicalLocation"],
                                        "properties": {
                                            "physicalLocation": {
                                                "required": ["artifactLocation"],
                                                "properties": {
                                                    "artifactLocation": {"properties": {"uri": {"type": "string", "pattern": "^[^\\\\]+$"}}},
                                                    "region": {"properties": {"startLine": _NUMBER, "startColumn": _NUMBER}},
                                                },
                                            }
                                        },
                                    },
                                },
                                "suppressions": {
                                    "items": {"required": ["kind"], "properties": {"kind": {"enum": ["inSource", "external"]}}},
                                },
                                "partialFingerprints": {"additionalProperties": {"type": "string"}},
                            },
                        }
                    },
                },
            },
        },
    },
}
"""The parts of SARIF 2.1.0 that are written, with what its schema asks of them (sections 3.13, 3.14, 3.18, 3.27, 3.28, 3.29, 3.35, 3.49)."""


@pytest.fixture(autouse=True)
def _here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(HERE)


@pytest.fixture
def report() -> Report:
    return checked("bad/stale")


@pytest.mark.parametrize("lang", LANGS)
def test_sarif(report: Report, lang: Lang) -> None:
    data = json.loads(json.dumps(sarif([report, checked("bad/conflict")], lang)))
    Draft202012Validator(OUTLINE).validate(data)
    (run,) = data["runs"]
    rules = [rule["id"] for rule in run["tool"]["driver"]["rules"]]
    assert rules == list(all_checks())
    assert all(rules[result["ruleIndex"]] == result["ruleId"] for result in run["results"])
    suppressed = [result for result in run["results"] if "suppressions" in result]
    assert [result["ruleId"] for result in suppressed] == ["gap"]
    assert suppressed[0]["suppressions"][0]["justification"]


def test_json(report: Report) -> None:
    data = report_data([report], "en")
    assert (data["errors"], data["warnings"], data["known"]) == (2, 0, 1)
    known = next(one for one in data["findings"] if one["known"] is not None)
    assert known["check"] == "gap"
    assert known["incident"] == ["spill"]
    assert known["slots"] == ["card"]
    assert known["known"] == "Of a dry card nothing is said."
    assert known["witness"] == "adjudicator rule bad/stale spill wet=no"


def test_a_fingerprint_does_not_hang_on_the_place() -> None:
    first, second = checked("bad/conflict").findings
    again, _ = checked("bad/conflict").findings
    assert fingerprint(first) == fingerprint(again) != fingerprint(second)


def test_the_page_shows_the_case_in_one_line_at_any_width() -> None:
    text = findings_page([checked("bad/conflict")], "en", 40).plain()
    assert "  witness  adjudicator rule bad/conflict spill wet=yes drink=wine\n" in text
    assert "see      docs/checks/conflict.md" in text
    assert text.endswith("conflict: 2 errors, 0 warnings, 0 known\n")


@pytest.mark.parametrize(("lang", "reason"), [("en", "Of a dry card nothing is said."), ("fr", "D'une carte sèche, rien n'est dit.")])
def test_known_findings_are_shown_with_their_reason_when_asked_for(report: Report, lang: Lang, reason: str) -> None:
    assert reason not in findings_page([report], lang, 80).plain()
    assert reason in findings_page([report], lang, 80, known=True).plain()


def test_the_verb(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "roberts-3.5", "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)["errors"] == 0
    assert main(["check", "nowhere"]) == 2
    assert "unknown house `nowhere`" in capsys.readouterr().err
    assert main(["check", "roberts-3.5", "--format", "xml"]) == 2
    assert "`text`, `json`, `sarif`" in capsys.readouterr().err


def test_errors_end_with_3(tmp_path: Any, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    assert main(["new", str(tmp_path / "club")]) == 0
    chapter = tmp_path / "club" / "01-deal.yaml"
    text = chapter.read_text(encoding="utf-8")
    chapter.write_text(text.replace('      exception_to: ["1.1"]\n', ""), encoding="utf-8")
    capsys.readouterr()
    monkeypatch.setenv("ADJUDICATOR_HOUSE", str(tmp_path / "club"))
    assert main(["check"]) == 3
    assert "[conflict] `1.1.wrong_number` and `1.2.goes_on` both apply" in " ".join(capsys.readouterr().out.split())
