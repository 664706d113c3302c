"""What if and why not, on the page under a ruling."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from adjudicator.render.page import Page, Run, Runs
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.case import Event
from adjudicator.ruling.model import Settled
from adjudicator.suppose.what_if import WhatIf
from adjudicator.suppose.why_not import MAX_CHANGES, Otherwise, WhyNot
from adjudicator.text.articles import cited
from adjudicator.text.facts import assignment, fact_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, content_text, slot_title
from adjudicator.text.template import small


def add_what_if(page: Page, found: WhatIf, event: Event, rulebook: Rulebook, lang: Lang) -> None:
    """The supposition, then each slot as it is and as it would be."""
    page.blank()
    told = [assignment(fact, value) for fact, value in found.changes.items()]
    page.labelled(Run(message("label_what_if", lang), "open"), Run(" ".join(told), "strong"))
    if found.alike:
        page.paragraph(message("what_if_alike", lang), indent=4)
        return
    if found.before.status is not found.after.status:
        names = [message(f"supposed_{one.status.value}", lang) for one in (found.before, found.after)]
        page.paragraph(message("what_if_status", lang, before=names[0], after=names[1]), indent=4)
    for change in found.slots:
        words = Words(rulebook.vocabulary, lang, {**found.before.names, **found.after.names})
        page.paragraph(Run(slot_title(change.who, change.slot, words), "strong"), indent=4)
        rows: list[tuple[Runs, Runs]] = [
            (message("what_if_before", lang), _said(change.before, words)),
            (message("what_if_after", lang), _said(change.after, words)),
        ]
        page.rows(rows, indent=6)
    if found.after.missing:
        facts = list(dict.fromkeys(one.fact for one in found.after.missing))
        page.paragraph(message("what_if_hangs", lang, facts=list_text(facts, lang)), indent=4)
    if event.hand is not None:
        page.paragraph(message("what_if_over_hand", lang, facts=", ".join(told)), indent=4)


def add_why_not(page: Page, found: WhyNot, rulebook: Rulebook, lang: Lang, elsewhere: Sequence[str]) -> None:
    """The nearest rules, each with what would have to be otherwise; then the houses that say so on the same facts."""
    page.blank()
    page.labelled(Run(message("label_why_not", lang), "open"), Run(found.target.text, "strong"))
    if found.holds:
        page.paragraph(message("why_not_holds", lang), indent=4)
        return
    if not found.ways:
        key = "why_not_no_rule" if not found.rules else "why_not_far"
        page.paragraph(message(key, lang, most=MAX_CHANGES), indent=4)
    for way in found.ways:
        page.paragraph(Run(cited(way.cite, rulebook, lang), "cite"), indent=4)
        rows: list[tuple[Runs, Runs]] = [_otherwise(one, rulebook, lang) for one in way.facts]
        page.rows(rows, indent=6, most=50)
    if not found.complete:
        page.paragraph(Run(message("why_not_gave_up", lang), "faint"), indent=4)
    if elsewhere:
        page.paragraph(message("why_not_elsewhere", lang, cites=", ".join(elsewhere)), indent=4, hang=6)


def _said(settled: Iterable[Settled], words: Words) -> Runs:
    runs: list[Run] = []
    for one in settled:
        text = content_text(one.content, one.who, one.slot, words, one.figures)
        runs += [Run(f"{' ' if runs else ''}{text}"), Run(f" ({', '.join(one.cites)})", "cite")]
    return runs or message("what_if_nothing", words.lang)


def _otherwise(one: Otherwise, rulebook: Rulebook, lang: Lang) -> tuple[Runs, Runs]:
    """``FACT=VALUE``, then what it says and what it is now."""
    if one.now is None:
        now = message("why_not_missing", lang)
    else:
        key = "why_not_presumed" if one.origin == "presumed" else "why_not_now"
        now = message(key, lang, what=assignment(one.fact, one.now))
    what = fact_text(one.fact, one.instead, rulebook.vocabulary, lang)
    return Run(assignment(one.fact, one.instead), "strong"), f"{message('why_not_if', lang, what=small(what))} ({now})"
