"""Why a ruling is what it is, in words: what set a rule aside, why another did not apply, what is missing and what nothing answers."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adjudicator.engine.condition import Compare, Condition, Member, negate
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Rule, Rulebook
from adjudicator.ruling.model import Because, Missing, SetAside, SilentReason, Unanswered
from adjudicator.text.conditions import condition_text, needed_words
from adjudicator.text.facts import fact_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, slot_title


def rule_cite(name: str, rulebook: Rulebook) -> str:
    """The citation of the article that a rule (``house/article.id``) stands in."""
    house, _, rest = name.partition("/")
    for rule in rulebook.rules:
        if rule.name == name:
            return rulebook.cite(rule.house, rule.article)
    article = rest.rpartition(".")[0] or rest
    return rulebook.cite(house, article)


def rules_cited(names: Sequence[str], rulebook: Rulebook) -> str:
    """Rules by their articles: "8.3, 6.5 [forgotten]". The rules of an article are named where not all of it is meant."""
    meant: dict[str, list[str]] = {}
    every: dict[str, set[str]] = {}
    for known in rulebook.rules:
        every.setdefault(f"{known.house}/{known.article}", set()).add(known.name)
    for name in names:
        rule = rule_named(name, rulebook)
        article = name.rpartition(".")[0] if rule is None else f"{rule.house}/{rule.article}"
        meant.setdefault(article, []).append(name)
    return ", ".join(
        rule_cite(own[0], rulebook) + ("" if set(own) >= every.get(article, set()) else f" [{', '.join(name.rpartition('.')[2] for name in own)}]")
        for article, own in meant.items()
    )


def rule_named(name: str, rulebook: Rulebook) -> Rule | None:
    """The rule of that name."""
    return next((rule for rule in rulebook.rules if rule.name == name), None)


def why_set_aside(aside: SetAside, rulebook: Rulebook, lang: Lang) -> str:
    """Why a rule yields: "8.4 is its exception", with the reading that says so where there is one."""
    by, rule = rule_named(aside.by, rulebook), rule_named(aside.rule, rulebook)
    declared = by is not None and aside.rule in (*by.exception_to, *by.instead_of)
    key = "set_aside_exception" if declared else "set_aside_base" if rule is not None and rule.house != rulebook.id else "set_aside_by"
    cite = rule_cite(aside.by, rulebook)
    # Within one article its number alone would not tell the two apart.
    within = by is not None and rule is not None and (by.house, by.article) == (rule.house, rule.article)
    text = message(key, lang, by=f"{cite} [{by.id}]" if within and by is not None else cite)
    return f"{text}. {aside.reading[lang]}" if aside.reading is not None else text


def why_not_applied(because: Because, rulebook: Rulebook, lang: Lang, facts: Mapping[str, Value]) -> str:
    """Why a rule did not apply: what is so instead of what it needs ("2 actions before it was noticed, it needs at least 3"), or what excludes it."""
    if because.excluded:
        reasons = [condition_text(condition, rulebook.vocabulary, lang) for condition in because.failed]
        return message("excluded_because", lang, what=list_text(reasons, lang))
    reasons = [_instead(condition, rulebook, lang, facts) for condition in because.failed]
    return list_of_clauses(reasons, lang) if reasons else message("not_applied", lang)


def _instead(failed: Condition, rulebook: Rulebook, lang: Lang, facts: Mapping[str, Value]) -> str:
    """What is so in place of a condition that does not hold."""
    if isinstance(failed, (Member, Compare)) and failed.fact in facts:
        is_so = fact_text(failed.fact, facts[failed.fact], rulebook.vocabulary, lang)
        if isinstance(facts[failed.fact], int) and not isinstance(facts[failed.fact], bool):
            return message("it_needs", lang, what=is_so, needed=needed_words(failed, rulebook.vocabulary, lang))
        return is_so
    return condition_text(negate(failed), rulebook.vocabulary, lang)


def list_of_clauses(clauses: Sequence[str], lang: Lang) -> str:
    """Clauses with semicolons between them, none twice."""
    return message("semicolon", lang).join(dict.fromkeys(clauses))


def missing_why(missing: Missing, words: Words) -> str:
    """What hangs on a missing fact: "it decides the board (6.8)"."""
    titles = [slot_title(who, slot, words) for who, slot in missing.decides]
    what = list_text(list(dict.fromkeys(titles)), words.lang)
    cites = f" ({', '.join(missing.cites)})" if missing.cites else ""
    text = message("decides", words.lang, what=what) + cites if what else message("it_matters", words.lang) + cites
    return message("is_disputed", words.lang, rest=text) if missing.disputed else text


def unanswered_text(unanswered: Unanswered, words: Words) -> str:
    """What nothing answers, and why: "the pot (sends to a text that is not here: 3.1)"."""
    titles = list_text([slot_title(who, slot, words) for who, slot in unanswered.slots], words.lang, "or")
    return titles if unanswered.reason == "no_article" else f"{titles} ({silence_text(unanswered.reason, unanswered.cites, words.lang)})"


def silence_text(reason: SilentReason, cites: tuple[str, ...], lang: Lang, forbidden: Sequence[str] = ()) -> str:
    """A reason for silence in words; `forbidden` is what the articles cited forbid."""
    if forbidden:
        return message("silent_no_consequence_what", lang, cites=", ".join(cites), what=list_text(forbidden, lang))
    return message(f"silent_{reason}", lang, cites=", ".join(cites))
