"""The houses that the checks are tested on: one pair a check, `bad/CHECK` with what must be found in `expected.txt`, and `good/CHECK`."""

from __future__ import annotations

from pathlib import Path

from adjudicator.check.model import Finding
from adjudicator.check.run import Report, check_house, open_house
from adjudicator.rulebook.library import Library
from adjudicator.text.languages import Lang

HERE = Path(__file__).parent
LIBRARY = Library(HERE / "library")


def checked(folder: str) -> Report:
    """The report of a house below this folder, which must be the current one."""
    return check_house(open_house(folder, LIBRARY))


def line(finding: Finding, lang: Lang) -> str:
    """A finding in one line, with the case that shows it."""
    told = f"{finding.place.line}:{finding.place.column}: [{finding.check}] {finding.text(lang)}"
    name = Path(finding.place.file).name
    witness = "" if finding.witness is None else f" | {finding.witness.command}"
    return f"{name}:{told}{witness}"
