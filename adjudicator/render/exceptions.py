"""The exceptions of an incident as trees: under each rule those that set it aside, down to the last word."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.render.articles import when_text
from adjudicator.render.page import Page, Run
from adjudicator.rulebook.model import Choice, Rule, Rulebook
from adjudicator.ruling.plan import with_also
from adjudicator.text.explain import rule_cite
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.outcomes import Words, choice_text, outcome_text


def incident_rules(incident: str, rulebook: Rulebook) -> list[Rule]:
    """The rules that an event of this kind is ruled by, those on the kinds that it is of too among them."""
    kinds = {found.id for found in with_also(rulebook.vocabulary.incidents, (incident,))}
    return [rule for rule in rulebook.rules if rule.on & kinds]


def exceptions_page(incident: str, rulebook: Rulebook, lang: Lang, width: int) -> Page:
    """The rules on an incident, each with what it says; under it those that set it aside, then the rules that nothing sets aside in one list."""
    page, words = Page(width), Words(rulebook.vocabulary, lang)
    rules = incident_rules(incident, rulebook)
    over = {rule.name: [other for other in rules if rule.name in (*other.exception_to, *other.instead_of)] for rule in rules}
    under = {other.name for others in over.values() for other in others}
    page.paragraph([Run(rulebook.title[lang], "strong"), Run(f" · {rulebook.vocabulary.incidents[incident].title[lang]}")], indent=0)
    if not rules:
        page.blank()
        page.paragraph(message("exceptions_no_rule", lang))
        return page
    trees = [rule for rule in rules if over[rule.name] and rule.name not in under]
    for rule in trees:
        page.blank()
        _tree(page, rule, over, None, 0, frozenset(), words, rulebook)
    alone = [rule for rule in rules if not over[rule.name] and rule.name not in under]
    if alone:
        page.blank()
        page.paragraph(message("exceptions_alone" if trees else "exceptions_none", lang))
        for rule in alone:
            _rule(page, rule, 1, words, rulebook)
    return page


def _tree(
    page: Page, rule: Rule, over: Mapping[str, list[Rule]], below: Rule | None, depth: int, seen: frozenset[str], words: Words, rulebook: Rulebook
) -> None:
    key = None if below is None else "exceptions_whole" if below.name in rule.instead_of else "exceptions_slots"
    _rule(page, rule, depth, words, rulebook, "" if key is None else message(key, words.lang))
    for other in over[rule.name]:
        if other.name not in seen:
            _tree(page, other, over, rule, depth + 1, seen | {rule.name, other.name}, words, rulebook)


def _rule(page: Page, rule: Rule, depth: int, words: Words, rulebook: Rulebook, how: str = "") -> None:
    indent = 2 + (2 if page.width < NARROW else 4) * depth
    head = [Run(f"{how} ", "faint")] if how else []
    head += [Run(rule_cite(rule.name, rulebook), "cite"), Run(f" [{rule.id}] ", "faint"), Run(when_text(rule, words))]
    page.paragraph(head, indent=indent, hang=indent + 2)
    for outcome in rule.outcomes:
        choice = isinstance(outcome.content, Choice)
        text = choice_text(outcome.content, outcome.who, outcome.slot, words) if isinstance(outcome.content, Choice) else outcome_text(outcome, words)
        page.labelled("?" if choice else "→", text, indent=indent + 2, column=indent + 4)
    if rule.reading is not None and how:
        page.paragraph(Run(message("reading_line", words.lang, text=rule.reading[words.lang]), "faint"), indent=indent + 2, hang=indent + 4)


NARROW = 60
"""Under this width trees are indented less."""
