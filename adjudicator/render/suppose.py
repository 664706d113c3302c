"""What if and why not, on the page under a ruling."""

from __future__ import annotations

from collections.abc import Iterable

from adjudicator.render.page import Page, Run, Runs
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.case import Case
from adjudicator.ruling.model import Settled
from adjudicator.ruling.seats import bare_fact, seat_of
from adjudicator.suppose.elsewhere import Elsewhere
from adjudicator.suppose.what_if import WhatIf
from adjudicator.suppose.why_not import MAX_CHANGES, Otherwise, WhyNot
from adjudicator.text.articles import cited
from adjudicator.text.conditions import condition_text
from adjudicator.text.explain import rule_cite, why_set_aside
from adjudicator.text.facts import assignment, fact_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.nouns import seat_noun
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, content_text, slot_title
from adjudicator.text.template import small

MOST_NAMED = 6
"""So many articles elsewhere are named on a page; JSON has them all."""


def add_what_if(page: Page, found: WhatIf, case: Case, rulebook: Rulebook, lang: Lang) -> None:
    """The supposition, then each slot as it is and as it would be; in a chain what follows for the later events."""
    page.blank()
    told = [assignment(fact, value) for fact, value in found.changes.items()]
    page.labelled(Run(message("label_what_if", lang), "open"), Run(_of_event(" ".join(told), found.event, case, lang), "strong"))
    if found.alike and not found.further:
        page.paragraph(message("what_if_alike", lang), indent=4)
        return
    _changes(page, found, rulebook, lang)
    for one in found.further:
        page.paragraph(Run(message("what_if_further", lang, number=one.event + 1), "open"), indent=4)
        _changes(page, one, rulebook, lang)
    if case.events[found.event].hand is not None:
        page.paragraph(message("what_if_over_hand", lang, facts=", ".join(told)), indent=4)


def _changes(page: Page, found: WhatIf, rulebook: Rulebook, lang: Lang) -> None:
    if found.alike:
        page.paragraph(message("what_if_alike", lang), indent=4)
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


def add_why_not(page: Page, found: WhyNot, case: Case, rulebook: Rulebook, lang: Lang, where: Elsewhere) -> None:
    """What yields, the nearest rules, each with what would have to be otherwise; then where else it is said."""
    page.blank()
    page.labelled(Run(message("label_why_not", lang), "open"), Run(_of_event(found.target.text, found.event, case, lang), "strong"))
    if found.holds:
        page.paragraph(message("why_not_holds", lang), indent=4)
        return
    if found.option is not None:
        page.paragraph(message("why_not_option", lang, cites=", ".join(found.option.cites)), indent=4)
        return
    for aside in found.set_aside:
        text = message("why_not_aside", lang, cite=rule_cite(aside.rule, rulebook), why=why_set_aside(aside, rulebook, lang))
        page.paragraph(text, indent=4, hang=6)
    if not found.ways:
        key = "why_not_no_rule" if not found.rules else "why_not_far" if found.complete else "why_not_none_found"
        page.paragraph(message(key, lang, most=MAX_CHANGES), indent=4)
    for way in found.ways:
        choice = Run(message("why_not_choice", lang) if way.choice else "", "faint")
        page.paragraph([Run(cited(way.cite, rulebook, lang), "cite"), Run(f" [{way.rule.rpartition('.')[2]}]", "faint"), choice], indent=4)
        rows: list[tuple[Runs, Runs]] = [_otherwise(one, rulebook, lang) for one in way.facts]
        page.rows(rows, indent=6, most=50)
    if found.ways and not found.complete:
        page.paragraph(Run(message("why_not_gave_up", lang), "faint"), indent=4)
    if any(one.origin == "computed" for way in found.ways for one in way.facts) and case.events[found.event].hand is not None:
        page.paragraph(Run(message("why_not_over_hand", lang), "faint"), indent=4)
    _elsewhere(page, found, where, lang)


def _elsewhere(page: Page, found: WhyNot, where: Elsewhere, lang: Lang) -> None:
    """Rules of bases and houses that say so on the same facts; where nothing nearer was found, what could say so on other facts too."""
    for one in {(one.cite, one.by): one for one in where.replaced}.values():
        key = "why_not_removed" if one.by is None else "why_not_replaced"
        page.paragraph(message(key, lang, cite=one.cite, by=one.by or ""), indent=4, hang=6)
    incidents: dict[str, list[str]] = {}
    for incident, cite in where.other_incidents:
        incidents.setdefault(cite, []).append(incident)
    named = [f"{cite} ({', '.join(kinds[:2])}{' …' if len(kinds) > 2 else ''})" for cite, kinds in incidents.items()]
    sources = {
        "other_incidents": () if found.rules else named,
        "elsewhere": where.same_facts,
        "elsewhere_other": () if found.ways else where.other_facts,
    }
    for key, cites in sources.items():
        if cites:
            more = " …" if len(cites) > MOST_NAMED else ""
            page.paragraph(message(f"why_not_{key}", lang, cites=", ".join(cites[:MOST_NAMED]) + more), indent=4, hang=6)


def _of_event(text: str, number: int, case: Case, lang: Lang) -> str:
    """The text, in a chain with the event that it is of."""
    return text if len(case.events) == 1 else message("supposed_of_event", lang, number=number + 1, what=text)


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
    fact, seat = bare_fact(one.fact), seat_of(one.fact)
    if one.span is None:
        what = fact_text(fact, one.instead, rulebook.vocabulary, lang)
    else:
        what = condition_text(one.span.condition(fact), rulebook.vocabulary, lang)
    if seat is not None:
        what = message("of_seat", lang, seat=seat_noun(seat, lang).text, what=what)
    return Run(assignment(one.fact, one.instead), "strong"), f"{message('why_not_if', lang, what=small(what))} ({now})"
