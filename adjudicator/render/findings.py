"""The findings of `check` as a page."""

from __future__ import annotations

from collections.abc import Sequence

from adjudicator.check.known import Known
from adjudicator.check.model import Finding, Level
from adjudicator.check.registry import all_checks
from adjudicator.check.run import Report, level_of
from adjudicator.render.page import Page, Run, Style
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import is_one


def findings_page(reports: Sequence[Report], lang: Lang, width: int, *, known: bool = False) -> Page:
    """Each finding with its place, a case that shows it, what can be done and where to read on; then the counts. `known`: those recorded too."""
    page = Page(width)
    for report in reports:
        for finding in report.findings:
            page.blank()
            _finding(page, finding, None, lang)
        for finding, record in report.known if known else ():
            page.blank()
            _finding(page, finding, record, lang)
    page.blank()
    for report in reports:
        counts = {"errors": len(report.errors), "warnings": len(report.warnings), "known": len(report.known)}
        words = {name: message(f"check_{name}_{'one' if is_one(count, lang) else 'many'}", lang, count=count) for name, count in counts.items()}
        style: Style = "wrong" if report.errors else "open" if report.warnings else "ruled"
        page.paragraph(Run(message("check_count", lang, house=report.house, **words), style), indent=0)
    return page


def _finding(page: Page, finding: Finding, record: Known | None, lang: Lang) -> None:
    level = level_of(finding)
    head = message("check_known" if record is not None else f"check_{level.value}", lang)
    style: Style = "faint" if record is not None else "wrong" if level is Level.ERROR else "open"
    page.paragraph(
        [Run(f"{finding.place}: ", "cite"), Run(f"{head} ", style), Run(f"[{finding.check}] ", "faint"), Run(finding.text(lang))], indent=0, hang=2
    )
    if finding.witness is not None:
        page.verbatim(message("check_witness", lang), finding.witness.command)
    if record is not None:
        page.labelled(message("check_known", lang), record.because[lang])
        return
    page.labelled(message("check_remedy", lang), all_checks()[finding.check].remedy(lang))
    page.labelled(message("check_see", lang), finding.page)
