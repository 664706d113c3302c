"""The coverage of houses as a page."""

from __future__ import annotations

from collections.abc import Sequence

from adjudicator.coverage.report import Coverage, missed_text
from adjudicator.render.page import Page, Run
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import number_text


def coverage_page(found: Sequence[Coverage], threshold: float | None, lang: Lang, width: int) -> Page:
    """What is not reached, by place, then the counts of each house."""
    page = Page(width)
    for one in found:
        for item in one.missed:
            page.paragraph([Run(f"{item.place}: ", "cite"), Run(missed_text(item, one.rulebook, lang))], indent=0, hang=2)
    page.blank()
    for one in found:
        counts = [(kind, every, reached) for kind, (every, reached) in one.counts.items() if every]
        parts = [
            message(f"coverage_count_{kind}", lang, reached=number_text(reached, lang), every=number_text(every, lang))
            for kind, every, reached in counts
        ]
        enough = threshold is None or one.percent >= threshold
        head = message("coverage_percent", lang, house=one.rulebook.id, percent=percent_text(one.percent, lang))
        page.paragraph([Run(head, "ruled" if enough else "wrong"), Run(f" · {' · '.join(parts)}", "faint")], indent=0, hang=2)
        if not enough and threshold is not None:
            page.paragraph(message("coverage_below", lang, threshold=percent_text(threshold, lang)), indent=2)
    return page


def percent_text(percent: float, lang: Lang) -> str:
    """A share, rounded down to a tenth, so that 100 is said of everything alone."""
    text = f"{int(percent * 10) / 10:g}"
    return f"{text.replace('.', ',')} %" if lang == "fr" else f"{text}%"
