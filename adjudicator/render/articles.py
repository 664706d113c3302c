"""A rulebook and its articles as pages: chapters, and an article with its rules in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import PurePosixPath

from adjudicator.engine.condition import All
from adjudicator.render.page import Page, Run
from adjudicator.rulebook.model import Article, Choice, Definition, Note, Outcome, Rule, Rulebook, Steps
from adjudicator.text.conditions import condition_text
from adjudicator.text.elision import elided
from adjudicator.text.explain import rules_cited
from adjudicator.text.facts import fact_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, choice_options, content_steps, outcome_text, slot_title, steps_headline
from adjudicator.text.template import sentence


def house_page(rulebook: Rulebook, lang: Lang, width: int) -> Page:
    """The chapters of a house and their articles."""
    page = Page(width)
    head = message("house_line", lang, title=rulebook.title[lang], edition=rulebook.edition, count=len(rulebook.articles))
    page.paragraph([Run(rulebook.id, "strong"), Run(f" · {head}")], indent=0)
    for chapter, articles in chapters(rulebook).items():
        page.blank()
        page.paragraph(Run(chapter, "strong"))
        page.rows([(Run(_cite(article, rulebook), "cite"), _article_line(article, rulebook, lang)) for article in articles], indent=4)
    return page


def chapters(rulebook: Rulebook) -> dict[str, list[Article]]:
    """The articles by chapter, a chapter being a file; those of a base under its name."""
    found: dict[str, list[Article]] = {}
    for article in rulebook.articles.values():
        name = PurePosixPath(article.place.file.replace("\\", "/")).stem
        found.setdefault(name if article.house == rulebook.id else f"{article.house}: {name}", []).append(article)
    return found


def articles_page(articles: Sequence[Article], rulebook: Rulebook, lang: Lang, width: int) -> Page:
    """Articles in full, one under the other."""
    page = Page(width)
    for article in articles:
        page.blank()
        _article(page, article, rulebook, lang)
    return page


def rules_of(article: Article, rulebook: Rulebook) -> list[Rule]:
    """The rules that stand in an article."""
    return [rule for rule in rulebook.rules if (rule.house, rule.article) == (article.house, article.number)]


def definitions_of(article: Article, rulebook: Rulebook) -> list[Definition]:
    """The definitions that stand in an article."""
    return [found for found in rulebook.definitions if (found.house, found.article) == (article.house, article.number)]


def note_text(note: Note, lang: Lang) -> str:
    """What an article that does not decide says: it forbids, or sends elsewhere."""
    if note.forbidden is not None:
        return message("note_forbidden", lang, what=note.forbidden[lang])
    if note.see is None:
        return ""
    return message("note_see" if note.see.here else "note_see_elsewhere", lang, document=note.see.document, at=note.see.at).strip()


def when_text(rule: Rule, words: Words) -> str:
    """When a rule applies: "when …, unless …", or in every incident of its kinds."""
    vocabulary, lang = words.vocabulary, words.lang
    parts = []
    if rule.when != All(()):
        parts.append(message("rule_when", lang, what=condition_text(rule.when, vocabulary, lang)))
    if rule.unless is not None:
        parts.append(message("rule_unless", lang, what=condition_text(rule.unless, vocabulary, lang)))
    return elided(", ".join(parts), lang) or message("whatever_else", lang)


def _cite(article: Article, rulebook: Rulebook) -> str:
    return rulebook.cite(article.house, article.number)


def _article_line(article: Article, rulebook: Rulebook, lang: Lang) -> list[Run]:
    notes = [message("article_authority", lang)] if article.authority else [message("article_policy", lang)] if article.policy else []
    count = len(rules_of(article, rulebook))
    if count:
        notes.append(message("article_rules_one" if count == 1 else "article_rules_many", lang, count=count))
    if definitions_of(article, rulebook):
        notes.append(message("article_defines", lang))
    return [Run(article.title[lang]), Run(f" · {', '.join(notes)}" if notes else "", "faint")]


def _article(page: Page, article: Article, rulebook: Rulebook, lang: Lang) -> None:
    words = Words(rulebook.vocabulary, lang)
    page.paragraph(
        [Run(_cite(article, rulebook), "cite"), Run(f" {article.title[lang]}", "strong"), Run(f" · {rulebook.title[lang]}", "faint")], indent=0
    )
    page.blank()
    page.paragraph(article.gist[lang])
    for definition in definitions_of(article, rulebook):
        page.blank()
        _definition(page, definition, words)
    for rule in rules_of(article, rulebook):
        page.blank()
        _rule(page, rule, rulebook, words)
    texts = dict.fromkeys(note_text(note, lang) for note in article.notes)
    if article.authority:
        texts[message("article_authority", lang)] = None
    if texts:
        page.blank()
    for text in texts:
        page.paragraph(sentence(text))


def _definition(page: Page, definition: Definition, words: Words) -> None:
    vocabulary, lang = words.vocabulary, words.lang
    page.paragraph(Run(message("defines", lang, fact=definition.fact), "strong"))
    for case in definition.cases:
        is_so = fact_text(definition.fact, case.value, vocabulary, lang)
        page.paragraph(message("defined_when", lang, fact=is_so, what=condition_text(case.when, vocabulary, lang)), indent=4, hang=6)
    if definition.otherwise is not None:
        page.paragraph(message("defined_otherwise", lang, fact=fact_text(definition.fact, definition.otherwise, vocabulary, lang)), indent=4, hang=6)


def _rule(page: Page, rule: Rule, rulebook: Rulebook, words: Words) -> None:
    lang = words.lang
    known = rulebook.vocabulary.incidents
    kinds = [known[name].title[lang] for name in known if name in rule.on]
    on = list_text(kinds, lang, "or") + (message("each_player", lang) if rule.each_player else "")
    page.paragraph([Run(f"[{rule.id}]", "strong"), Run(f" {on}")], hang=4)
    page.paragraph(message("rule_then", lang, when=when_text(rule, words)), indent=4, hang=6)
    for outcome in rule.outcomes:
        _outcome(page, outcome, words)
    for key, names in (("exception_to", rule.exception_to), ("instead_of", rule.instead_of), ("replaces", rule.replaces)):
        if names:
            page.paragraph(message(f"rule_{key}", lang, cites=rules_cited(names, rulebook)), indent=4, hang=6)
    if rule.reading is not None:
        page.paragraph(message("reading_line", lang, text=rule.reading[lang]), indent=4, hang=6)


def _outcome(page: Page, outcome: Outcome, words: Words) -> None:
    content = outcome.content
    if isinstance(content, Choice):
        by = message("choice_of", words.lang, slot=slot_title(outcome.who, outcome.slot, words))
        page.paragraph(by, indent=6)
        for option in choice_options(content, outcome.who, outcome.slot, words):
            page.labelled("·", option, indent=8, column=10)
        if content.weigh:
            page.paragraph(message("to_weigh", words.lang, what=list_text([w[words.lang] for w in content.weigh], words.lang)), indent=8, hang=10)
    elif isinstance(content, Steps):
        headline = steps_headline(content, outcome.who, outcome.slot, words)
        if headline is not None:
            page.labelled("→", headline, indent=6, column=8)
        page.numbered(content_steps(content, outcome.who, outcome.slot, words), indent=6 if headline is None else 8)
    else:
        page.labelled("→", outcome_text(outcome, words), indent=6, column=8)
