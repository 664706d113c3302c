"""A comparison as a page: what was compared, then each difference with a case that shows it, then how the rulebooks are built."""

from __future__ import annotations

from adjudicator.compare.model import IncidentComparison
from adjudicator.compare.report import Report
from adjudicator.render.difference import SEPARATOR, DifferenceView, difference_view
from adjudicator.render.page import Page, Run
from adjudicator.render.structure import scenario_line, structure_rows
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import number_text


def differences_page(report: Report, lang: Lang, width: int) -> Page:
    """`report` on a page of `width` columns."""
    page = Page(width)
    page.paragraph([Run(message("diff_heading", lang, first=title(report, 0, lang), second=title(report, 1, lang)), "strong")], indent=0)
    page.blank()
    if report.incidents:
        _counts(page, report, lang)
        for incident in report.incidents:
            if incident.differences:
                _incident(page, incident, report, lang)
    _structure(page, report, lang)
    if report.unused:
        page.blank()
        page.paragraph(message("diff_unused", lang, fingerprints=", ".join(report.unused)))
    return page


def title(report: Report, index: int, lang: Lang) -> str:
    """What a book is: its title, its edition, and what it was called where that is not its id."""
    book = (report.first, report.second)[index]
    named = book.rulebook.title[lang]
    return f"{named} ({book.rulebook.edition})" if report.first.rulebook.id != report.second.rulebook.id else f"{named} ({book.asked})"


def _counts(page: Page, report: Report, lang: Lang) -> None:
    page.paragraph(counts_text(report, lang))
    page.paragraph(verdicts_text(report, lang))
    page.paragraph(differences_text(report, lang))
    if not report.differences:
        page.paragraph(message("diff_nothing", lang))


def counts_text(report: Report, lang: Lang) -> str:
    """How much was compared."""
    key = "diff_counts_one" if len(report.incidents) == 1 else "diff_counts"
    return message(key, lang, incidents=number_text(len(report.incidents), lang), situations=number_text(report.situations, lang))


def verdicts_text(report: Report, lang: Lang) -> str:
    """What came out, incident by incident."""
    first, second = report.labels
    return message("diff_verdicts", lang, first=first, second=second, **report.verdicts)


def differences_text(report: Report, lang: Lang) -> str:
    """How many differences there are, and how many of them are accepted."""
    count = len(report.differences)
    text = message("diff_one_difference", lang) if count == 1 else message("diff_differences", lang, count=number_text(count, lang))
    accepted = len(report.differences) - len(report.open)
    return text + (SEPARATOR + message("diff_accepted_count", lang, count=accepted) if accepted else "")


def _incident(page: Page, incident: IncidentComparison, report: Report, lang: Lang) -> None:
    page.blank()
    page.paragraph([Run(report.incident(incident.incident).title[lang], "strong"), Run(SEPARATOR), Run(incident.incident, "faint")], indent=1, hang=3)
    if incident.left_out:
        page.paragraph([Run(message("diff_left_out", lang, count=number_text(incident.left_out, lang)), "faint")])
    for difference in incident.differences:
        page.blank()
        _difference(page, difference_view(difference, report, lang))


def _difference(page: Page, view: DifferenceView) -> None:
    page.paragraph([Run(view.when), Run(SEPARATOR), Run(view.kind, "open")], hang=4)
    rows: list[tuple[list[Run], list[Run]]] = []
    for side in view.sides:
        cites = [Run(f" ({', '.join(side.cites)})", "cite")] if side.cites else []
        rows.append(([Run(side.label, "strong" if side.said else "plain")], [Run(side.text, "plain" if side.said else "silent"), *cites]))
    page.rows(rows, indent=4, most=24)
    page.paragraph([Run(view.commands[0], "faint"), Run(f" [{view.fingerprint}]", "faint")], indent=4, hang=6)
    if view.accepted is not None:
        page.paragraph([Run(view.accepted, "ruled")], indent=4, hang=6)


def _structure(page: Page, report: Report, lang: Lang) -> None:
    rows = structure_rows(report, lang)
    if rows:
        page.blank()
        page.paragraph([Run(message("diff_structure", lang), "strong")], indent=1)
        for heading, lines in rows:
            page.blank()
            page.paragraph(heading)
            for line in lines:
                page.paragraph(line, indent=4, hang=6)
    if report.scenarios:
        page.blank()
        page.paragraph([Run(message("diff_scenarios", lang), "strong")], indent=1)
        for change in report.scenarios:
            page.paragraph(scenario_line(change, lang), indent=4, hang=6)
