"""What is wrong with a file of known findings, with its place."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from adjudicator.check.run import check_house, open_house
from adjudicator.rulebook.library import Library
from adjudicator.source.diagnostics import InvalidInputError
from tests.check.support import HERE, LIBRARY

BECAUSE = "because: {en: So it is., fr: C'est ainsi.}"


def refused(tmp_path: Path, text: str) -> list[str]:
    shutil.copytree(HERE / "good" / "gap", tmp_path / "gap", dirs_exist_ok=True)
    (tmp_path / "gap" / "findings.yaml").write_text(text, encoding="utf-8")
    with pytest.raises(InvalidInputError) as error:
        open_house(str(tmp_path / "gap"), LIBRARY)
    for found in error.value.diagnostics:
        assert found.text("fr") != found.text("en")
    return [f"{found.place.line}:{found.place.column} {found.text('en')}" for found in error.value.diagnostics if found.place is not None]


def test_words_that_there_are_not(tmp_path: Path) -> None:
    text = f"""together: [[spill, spil]]
known:
  - {{check: gapp, incident: spil, slots: offender.card, rules: "1.wett", articles: "3", facts: wett, parameters: cap, {BECAUSE}}}
"""
    assert refused(tmp_path, text) == [
        "1:20 unknown incident `spil` (did you mean `spill`?)",
        "3:29 unknown incident `spil` (did you mean `spill`?)",
        "3:42 unknown slot `offender.card`",
        "3:64 unknown rule `1.wett` (did you mean `1.wet`?)",
        "3:84 unknown article `3`",
        "3:96 unknown fact `wett` (did you mean `wet`?)",
        "3:114 unknown parameter `cap`",
        "3:13 unknown check `gapp` (did you mean `gap`?)",
    ]


def test_a_record_needs_its_reason_in_both_languages(tmp_path: Path) -> None:
    assert refused(tmp_path, "known:\n  - {check: gap, because: {en: So it is.}}\n") == ["2:18 the key `fr` is missing"]


def test_a_condition_is_read_as_in_a_rule(tmp_path: Path) -> None:
    assert refused(tmp_path, f"known:\n  - {{check: gap, when: {{wett: yes}}, {BECAUSE}}}\n") == ["2:25 unknown fact `wett` (did you mean `wet`?)"]


def test_a_record_that_says_when_hides_no_other_case(tmp_path: Path) -> None:
    shutil.copytree(HERE / "bad" / "gap", tmp_path / "gap")
    chapter = tmp_path / "gap" / "chapter.yaml"
    chapter.write_text(chapter.read_text(encoding="utf-8").replace("{wet: yes}", "{wet: yes, drink: water}"), encoding="utf-8")
    record = f"known:\n  - {{check: gap, incident: spill, slots: card, when: {{drink: wine}}, {BECAUSE}}}\n"
    (tmp_path / "gap" / "findings.yaml").write_text(record, encoding="utf-8")
    report = check_house(open_house(str(tmp_path / "gap"), LIBRARY))
    (finding,) = report.findings
    ((known, _),) = report.known
    assert finding.witness is not None
    assert known.witness is not None
    assert finding.witness.facts["drink"] != "wine"
    assert known.witness.facts["drink"] == "wine"


def test_what_a_base_records_holds_for_who_builds_on_it(tmp_path: Path) -> None:
    shutil.copytree(LIBRARY.folder, tmp_path / "library")
    shutil.copytree(HERE / "bad" / "override", tmp_path / "library" / "club")
    file = tmp_path / "library" / "base" / "findings.yaml"
    file.write_text(f"known:\n  - {{check: override, articles: ['1', base/1], {BECAUSE}}}\n", encoding="utf-8")
    library = Library(tmp_path / "library")
    report = check_house(open_house("club", library))
    assert [finding.check for finding in report.findings] == ["override"]
    file.write_text(f"known:\n  - {{check: override, incident: spill, {BECAUSE}}}\n", encoding="utf-8")
    report = check_house(open_house("club", library))
    assert report.findings == ()
    assert [finding.check for finding, _ in report.known] == ["override"]
