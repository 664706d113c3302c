"""By structure: what two rulebooks are made of, article by article, and what each of them sets and defines."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.compare.said import content_words
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Article, Definition, Rule, Rulebook


@dataclass(frozen=True, slots=True)
class ArticleChange:
    """An article that is not the same: its number in each rulebook (None: not there), and what changed of it."""

    first: str | None
    second: str | None
    changes: tuple[str, ...] = ()
    """``title``, ``gist``, ``rules``, ``exceptions``, ``notes``."""

    @property
    def renumbered(self) -> bool:
        """Whether it is in both under another number."""
        return self.first is not None and self.second is not None and self.first != self.second


@dataclass(frozen=True, slots=True)
class ExceptionChange:
    """What a rule sets aside in one of the rulebooks only; rules are named as in the first rulebook where they are in both."""

    rule: str
    only_first: tuple[str, ...]
    only_second: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DefinitionChange:
    """A fact that the rulebooks define differently; None where one does not define it."""

    fact: str
    first: Definition | None
    second: Definition | None


@dataclass(frozen=True, slots=True)
class SettingChange:
    """A parameter, or a fact of the event, with its value in each rulebook (None: not set)."""

    name: str
    first: Value | None
    second: Value | None


@dataclass(frozen=True, slots=True)
class Structure:
    """How two rulebooks are built differently. `articles` and `exceptions` are compared only between editions of one house."""

    editions: bool
    articles: tuple[ArticleChange, ...]
    exceptions: tuple[ExceptionChange, ...]
    definitions: tuple[DefinitionChange, ...]
    parameters: tuple[SettingChange, ...]
    facts: tuple[SettingChange, ...]

    def __bool__(self) -> bool:
        return bool(self.articles or self.exceptions or self.definitions or self.parameters or self.facts)


def nothing_changed(*, editions: bool) -> Structure:
    """Two rulebooks that are built alike, or whose structure is not looked at."""
    return Structure(editions, (), (), (), (), ())


def compare_structure(first: Rulebook, second: Rulebook) -> Structure:
    """What is added, removed, renumbered or changed. Articles of two houses have nothing to do with one another, those of two editions have."""
    editions = first.id == second.id
    pairs = _paired(first, second) if editions else {}
    return Structure(
        editions,
        _articles(first, second, pairs) if editions else (),
        _exceptions(first, second, pairs) if editions else (),
        _definitions(first, second),
        _settings(first.parameters, second.parameters),
        _settings(first.context, second.context),
    )


def _paired(first: Rulebook, second: Rulebook) -> Mapping[str, str]:
    """Each article of the first with the one of the second that it is: of its number, else with its rules, else with its title."""
    pairs = {name: name for name in first.articles if name in second.articles}
    gone = [name for name in first.articles if name not in pairs]
    new = [name for name in second.articles if name not in pairs.values()]
    for same in (_rules_of, _title_of):
        for name in list(gone):
            wanted = same(name, first)
            match = next((other for other in new if wanted and same(other, second) == wanted), None)
            if match is not None:
                pairs[name] = match
                gone.remove(name)
                new.remove(match)
    return pairs


def _title_of(name: str, rulebook: Rulebook) -> Hashable:
    title = rulebook.articles[name].title
    return (title.en, title.fr)


def _rules_of(name: str, rulebook: Rulebook) -> Hashable:
    """What an article decides, whatever it is called; empty for one that decides nothing."""
    return tuple(_meaning(rule) for rule in _own_rules(name, rulebook))


def _own_rules(name: str, rulebook: Rulebook) -> Sequence[Rule]:
    return [rule for rule in rulebook.rules if f"{rule.house}/{rule.article}" == name]


def _meaning(rule: Rule) -> Hashable:
    said = tuple((one.who, one.slot, repr(content_words(one.content)), one.content) for one in rule.outcomes)
    return (rule.on, rule.each_player, rule.when, rule.unless, repr(said))


def _articles(first: Rulebook, second: Rulebook, pairs: Mapping[str, str]) -> tuple[ArticleChange, ...]:
    found = []
    for name, article in first.articles.items():
        other = pairs.get(name)
        if other is None:
            found.append(ArticleChange(first.cite(article.house, article.number), None))
            continue
        twin = second.articles[other]
        changes = _changes(article, twin, first, second)
        numbers = (first.cite(article.house, article.number), second.cite(twin.house, twin.number))
        if changes or numbers[0] != numbers[1]:
            found.append(ArticleChange(*numbers, changes))
    added = [article for name, article in second.articles.items() if name not in pairs.values()]
    return (*found, *(ArticleChange(None, second.cite(article.house, article.number)) for article in added))


def _changes(one: Article, other: Article, first: Rulebook, second: Rulebook) -> tuple[str, ...]:
    names = (f"{one.house}/{one.number}", f"{other.house}/{other.number}")
    rules = [_rules_of(name, rulebook) for name, rulebook in zip(names, (first, second), strict=True)]
    parts = {
        "title": one.title != other.title,
        "gist": one.gist != other.gist,
        "rules": rules[0] != rules[1],
        "notes": (one.notes, one.policy, one.authority) != (other.notes, other.policy, other.authority),
    }
    return tuple(part for part, changed in parts.items() if changed)


def _exceptions(first: Rulebook, second: Rulebook, pairs: Mapping[str, str]) -> tuple[ExceptionChange, ...]:
    def renamed(rule: str) -> str:
        article, _, own = rule.rpartition(".")
        return f"{pairs.get(article, article)}.{own}"

    after = {rule.name: rule for rule in second.rules}
    found = []
    for rule in first.rules:
        twin = after.get(renamed(rule.name))
        if twin is not None:
            before = {renamed(name): name for name in (*rule.exception_to, *rule.instead_of)}
            now = dict.fromkeys((*twin.exception_to, *twin.instead_of))
            gone = tuple(name for new, name in before.items() if new not in now)
            added = tuple(name for name in now if name not in before)
            if gone or added:
                found.append(ExceptionChange(rule.name, gone, added))
    return tuple(found)


def _definitions(first: Rulebook, second: Rulebook) -> tuple[DefinitionChange, ...]:
    before = {definition.fact: definition for definition in first.definitions}
    after = {definition.fact: definition for definition in second.definitions}
    found = []
    for fact in dict.fromkeys((*before, *after)):
        one, other = before.get(fact), after.get(fact)
        if one is None or other is None or (one.cases, one.otherwise) != (other.cases, other.otherwise):
            found.append(DefinitionChange(fact, one, other))
    return tuple(found)


def _settings(before: Mapping[str, Value], after: Mapping[str, Value]) -> tuple[SettingChange, ...]:
    names = dict.fromkeys((*before, *after))
    return tuple(SettingChange(name, before.get(name), after.get(name)) for name in names if before.get(name) != after.get(name))
