"""Why: what decided a ruling, what was set aside, what did not apply, and the facts with where they come from."""

from __future__ import annotations

from collections.abc import Sequence

from adjudicator.engine.condition import All, Condition, leaves
from adjudicator.engine.condition import Any as AnyOf
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value
from adjudicator.render.page import Page, Run
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.model import Answer, Because, FactUsed, Ruling
from adjudicator.text.articles import article_title
from adjudicator.text.conditions import condition_text
from adjudicator.text.explain import list_of_clauses, rule_cite, rule_named, why_not_applied, why_set_aside
from adjudicator.text.facts import assignment, fact_text
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message

NEAREST = 8
"""Rules that did not apply are shown up to this many, the nearest first; JSON has them all."""


def add_why(page: Page, ruling: Ruling, rulebook: Rulebook, lang: Lang) -> None:
    """Writes the explanation of `ruling` under what stands on `page`."""
    known = {used.fact: used.value for used in ruling.facts}
    answers = [ruling.answer, *(branch.answer for branch in ruling.branches)]
    rules = list(dict.fromkeys(name for answer in answers for name in _rules_of(answer)))
    deciding = [name for name in rules if all(name in _rules_of(branch.answer) for branch in ruling.branches)]
    asides = list({(aside.rule, aside.by): aside for answer in answers for aside in answer.set_aside}.values())
    nearest = sorted(ruling.not_applied, key=lambda because: _distance(because, rulebook))[:NEAREST]
    sections = {
        "label_decided_by": [(name, _because(name, rulebook, lang, known)) for name in deciding],
        "label_would_decide": [(name, _because(name, rulebook, lang, known)) for name in rules if name not in deciding],
        "label_set_aside": [(aside.rule, why_set_aside(aside, rulebook, lang)) for aside in asides],
        "label_not_applied": [(because.rule, why_not_applied(because, rulebook, lang, known)) for because in nearest],
    }
    for label, rows in sections.items():
        if rows:
            page.paragraph(Run(message(label, lang), "strong"))
            page.rows([(_rule(name, rulebook, lang), why) for name, why in rows], indent=4, most=34)
    if len(ruling.not_applied) > NEAREST:
        page.paragraph(message("not_applied_more", lang, count=len(ruling.not_applied) - NEAREST), indent=4)
    if ruling.facts:
        page.paragraph(Run(message("label_facts", lang), "strong"))
        for used in ruling.facts:
            page.paragraph(fact_line(used, rulebook, lang), indent=4, hang=6)


def _rules_of(answer: Answer) -> Sequence[str]:
    return [name for settled in answer.settled for name in settled.rules]


def _distance(because: Because, rulebook: Rulebook) -> int:
    """How far a rule was from applying: the conditions that failed, less those that held."""
    rule = rule_named(because.rule, rulebook)
    held = 0 if rule is None else sum(1 for _ in leaves(rule.when)) - len(because.failed)
    return len(because.failed) - held


def fact_line(used: FactUsed, rulebook: Rulebook, lang: Lang) -> str:
    """A fact, its sentence, and where it comes from: "street=flop  the card that came early is the flop (given)"."""
    origin = message(f"origin_{used.origin}", lang, article=used.article or "")
    if used.origin == "defined" and not used.article:
        origin = message("origin_computed", lang)
    formula = used.formula[lang] if isinstance(used.formula, Text) else used.formula
    text = fact_text(used.fact, used.value, rulebook.vocabulary, lang)
    given = assignment(used.fact, used.value)
    if formula:
        origin = message("origin_formula", lang, origin=origin, formula=formula)
    return f"{given if text == given else f'{text} ({given})'} · {origin}"


def _rule(name: str, rulebook: Rulebook, lang: Lang) -> list[Run]:
    """A rule as its article and its own id: "6.8 Premature flop [lost]"."""
    cite, rule = rule_cite(name, rulebook), rule_named(name, rulebook)
    title = article_title(cite, rulebook, lang)
    return [Run(cite, "cite"), Run(f" {title}" if title else ""), Run(f" [{rule.id}]" if rule is not None else "", "faint")]


def _because(rule: str, rulebook: Rulebook, lang: Lang, known: dict[str, Value]) -> str:
    """The conditions of a rule, those on known facts by the facts' values."""
    found = rule_named(rule, rulebook)
    if found is None:
        return ""
    texts = [_holds(part, rulebook, lang, known) for part in (found.when.parts if isinstance(found.when, All) else (found.when,))]
    return list_of_clauses(texts, lang) or message("whatever_else", lang)


def _holds(condition: Condition, rulebook: Rulebook, lang: Lang, known: dict[str, Value]) -> str:
    """A condition as what is so: of alternatives the one that holds, where one is known to."""
    if isinstance(condition, AnyOf):
        for option in condition.parts:
            if evaluate(option, known) is True:
                return _holds(option, rulebook, lang, known)
    elif isinstance(condition, All):
        return list_of_clauses([_holds(part, rulebook, lang, known) for part in condition.parts], lang)
    elif condition.fact in known:
        return fact_text(condition.fact, known[condition.fact], rulebook.vocabulary, lang)
    return condition_text(condition, rulebook.vocabulary, lang)
