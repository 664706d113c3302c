"""Inheritance: what of the bases' regulation stands in a house's, and who sets whom aside.

A chain of drafts is folded from the root to the house itself. Each house removes, replaces and adds; its references are looked up in what
stands there at that point, and so are its errors found, once, whoever builds on it later.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from adjudicator.rulebook.draft import Draft, DraftRule, Reference
from adjudicator.rulebook.exceptions import contradict, exception_cycles, share_incident
from adjudicator.rulebook.model import Article, Definition, Rule
from adjudicator.rulebook.references import Found, Index
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.vocabulary.model import Vocabulary


@dataclass(slots=True)
class Inherited:
    """The regulation of a chain of houses, so far. Rules, articles and definitions of the later houses stand first."""

    houses: tuple[str, ...] = ()
    """The chain, the latest house first."""
    articles: dict[str, Article] = field(default_factory=dict)
    rules: dict[str, Rule] = field(default_factory=dict)
    definitions: dict[str, Definition] = field(default_factory=dict)
    index: Index = field(default_factory=Index)
    replaced: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """A rule whose place was taken, to those that took it."""
    removed: dict[str, str] = field(default_factory=dict)
    """A rule or article that was removed, to the house that removes it."""
    setting: set[str] = field(default_factory=set)
    """Articles that set parameters."""


def inherit(chain: Sequence[Draft], vocabulary: Vocabulary, found: list[Diagnostic]) -> Inherited:
    """The regulation of a chain of houses, the root first. Errors are appended to `found`."""
    state = Inherited()
    for draft in chain:
        _add(state, draft, vocabulary, found)
    return state


def _add(state: Inherited, draft: Draft, vocabulary: Vocabulary, found: list[Diagnostic]) -> None:
    bases = state.houses
    _remove(state, draft, found)
    own = {rule.rule.name: rule for article in draft.articles for rule in article.rules}
    replaces = {name: _replaced_by(state, rule, bases, found) for name, rule in own.items()}

    state.houses = (draft.id, *bases)
    state.index.add_house(draft.id, incomplete=not draft.complete)
    for article in draft.articles:
        number, rules = article.article.number, [rule.rule.id for rule in article.rules]
        state.index.add_article(draft.id, number, rules, broken=not article.complete)
    _replace(state, replaces)

    added = {name: _resolve(state, rule, own, replaces[name].rules, vocabulary, found) for name, rule in own.items()}
    state.rules = {**added, **state.rules}
    state.articles = {**{f"{draft.id}/{a.article.number}": a.article for a in draft.articles}, **state.articles}
    state.setting |= {f"{draft.id}/{article.article.number}" for article in draft.articles if article.sets}
    _define(state, draft, found)
    found += exception_cycles(state.rules, draft.id)


def _remove(state: Inherited, draft: Draft, found: list[Diagnostic]) -> None:
    if draft.removes and not state.houses:
        found.append(Diagnostic("removes_without_base", draft.removes[0].place))
        return
    for reference in draft.removes:
        target = _look_up(state, reference, state.houses, found)
        takers = _through((name for name in target.rules if name in state.replaced), state.replaced)
        if takers and not any(name in state.rules or name in state.articles for name in (*target.rules, *target.articles)):
            found.append(Diagnostic("removes_replaced", reference.place, {"reference": reference.text}, takers))
        state.removed.update(dict.fromkeys((*target.articles, *target.rules), draft.id))
        state.articles = {name: article for name, article in state.articles.items() if name not in target.articles}
        state.definitions = {f: d for f, d in state.definitions.items() if f"{d.house}/{d.article}" not in target.articles}
    state.rules = {name: rule for name, rule in state.rules.items() if name not in state.removed}
    _retarget(state, dict.fromkeys(state.removed, ()))


def _look_up(state: Inherited, reference: Reference, houses: Sequence[str], found: list[Diagnostic]) -> Found:
    result = state.index.find(reference, houses)
    if isinstance(result, Diagnostic):
        found.append(result)
        return Found((), (), broken=True)
    gone = [state.removed[name] for name in (*result.articles, *result.rules) if name in state.removed]
    if gone and len(gone) == len(result.articles) + len(result.rules):
        found.append(Diagnostic("reference_removed", reference.place, {"reference": reference.text, "house": gone[0]}))
        return Found((), (), broken=True)
    return result


def _replaced_by(state: Inherited, rule: DraftRule, bases: Sequence[str], found: list[Diagnostic]) -> Found:
    """The articles and rules of the bases whose place `rule` takes, as they stand now."""
    articles: list[str] = []
    rules: list[str] = []
    for reference in rule.replaces:
        if not bases:
            found.append(Diagnostic("replaces_without_base", reference.place, {"rule": rule.rule.name}))
            continue
        target = _look_up(state, reference, bases, found)
        articles += target.articles
        rules += (name for old in target.rules for name in state.replaced.get(old, (old,)) if name in state.rules)
    return Found(tuple(dict.fromkeys(articles)), tuple(dict.fromkeys(rules)))


def _replace(state: Inherited, replaces: Mapping[str, Found]) -> None:
    takers: dict[str, tuple[str, ...]] = {}
    for name, target in replaces.items():
        for old in target.rules:
            takers[old] = (*takers.get(old, ()), name)
    state.rules = {name: rule for name, rule in state.rules.items() if name not in takers}
    _retarget(state, takers)
    # A rule whose place was taken by one that is now replaced itself: its place goes on to the new one.
    for old, names in state.replaced.items():
        state.replaced[old] = _through(names, takers)
    state.replaced.update(takers)
    whole = {article for target in replaces.values() for article in target.articles}
    # An article that is replaced whole loses its notes too. What it defines or sets stays: other rules read it.
    for name in whole & state.articles.keys():
        state.articles[name] = replace(state.articles[name], notes=())
    _drop_emptied(state, whole | {old.rpartition(".")[0] for old in takers})


def _drop_emptied(state: Inherited, names: Iterable[str]) -> None:
    """Those of the articles `names` of which nothing is left go."""
    speaking = {f"{rule.house}/{rule.article}" for rule in state.rules.values()}
    speaking |= {f"{definition.house}/{definition.article}" for definition in state.definitions.values()}
    speaking |= state.setting
    for name in names:
        article = state.articles.get(name)
        if article is not None and name not in speaking and not article.notes and not article.policy:
            del state.articles[name]


def _through(names: Iterable[str], takers: Mapping[str, tuple[str, ...]]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(taker for name in names for taker in takers.get(name, (name,))))


def _retarget(state: Inherited, takers: Mapping[str, tuple[str, ...]]) -> None:
    """Exceptions to a rule whose place is taken aim at the one that takes it."""
    for name, rule in state.rules.items():
        exception_to = _through(rule.exception_to, takers)
        instead_of = _through(rule.instead_of, takers)
        if (exception_to, instead_of) != (rule.exception_to, rule.instead_of):
            state.rules[name] = replace(rule, exception_to=exception_to, instead_of=instead_of)


def _resolve(
    state: Inherited, draft: DraftRule, own: Mapping[str, DraftRule], replaces: tuple[str, ...], vocabulary: Vocabulary, found: list[Diagnostic]
) -> Rule:
    """The rule with its references looked up. An exception that can never set anything aside is refused."""
    targets: dict[str, tuple[str, ...]] = {}
    for key, references in (("exception_to", draft.exception_to), ("instead_of", draft.instead_of)):
        names: list[str] = []
        for reference in references:
            target = _look_up(state, reference, (draft.rule.house,), found)
            meant = _meant(state, draft, target)
            names += meant
            rules = [own[name].rule if name in own else state.rules[name] for name in meant if name in own or name in state.rules]
            complete = draft.complete and all(own[name].complete for name in meant if name in own)
            if complete and not target.broken:
                found += _dead(draft.rule, reference, rules, vocabulary, slotwise=key == "exception_to")
        targets[key] = tuple(dict.fromkeys(names))
    return replace(draft.rule, exception_to=targets["exception_to"], instead_of=targets["instead_of"], replaces=replaces)


def _meant(state: Inherited, draft: DraftRule, target: Found) -> tuple[str, ...]:
    """The rules that stand where the ones named did. A rule is no exception to itself when it names its whole article."""
    names = _through((name for name in target.rules if name not in state.removed), state.replaced)
    return tuple(name for name in names if not target.articles or name != draft.rule.name)


def _dead(rule: Rule, reference: Reference, targets: Sequence[Rule], vocabulary: Vocabulary, *, slotwise: bool) -> list[Diagnostic]:
    values: dict[str, object] = {"rule": rule.name, "reference": reference.text}
    if not targets:
        return [Diagnostic("exception_no_rule", reference.place, values)]
    if any(target.name == rule.name for target in targets):
        return []  # a circle, reported as such
    met = [target for target in targets if share_incident(rule, target, vocabulary)]
    if not met:
        return [Diagnostic("exception_no_incident", reference.place, values)]
    if slotwise and not any(contradict(rule, target, vocabulary) for target in met):
        return [Diagnostic("exception_no_slot", reference.place, values)]
    return []


def _define(state: Inherited, draft: Draft, found: list[Diagnostic]) -> None:
    """What the house defines takes the place of what its bases define under the same name; a fact that it defines twice is refused."""
    defined: dict[str, Definition] = {}
    for article in draft.articles:
        for definition in article.definitions:
            first = defined.setdefault(definition.fact, definition)
            if first is not definition:
                values: dict[str, object] = {"fact": definition.fact, "article": first.article, "first": str(first.place)}
                found.append(Diagnostic("definition_twice", definition.place, values))
    overridden = [old for fact, old in state.definitions.items() if fact in defined]
    state.definitions = {**defined, **{fact: old for fact, old in state.definitions.items() if fact not in defined}}
    _drop_emptied(state, [f"{old.house}/{old.article}" for old in overridden])
