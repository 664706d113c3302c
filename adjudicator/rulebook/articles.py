"""Articles read against the vocabulary: rules, tables, definitions, notes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from adjudicator.engine.condition import TRUE, Condition, both, negate
from adjudicator.rulebook.conditions import check_alternatives, parse_condition
from adjudicator.rulebook.definitions import parse_definitions
from adjudicator.rulebook.draft import DraftArticle, DraftRule
from adjudicator.rulebook.model import Article, Note, Outcome, Rule, See
from adjudicator.rulebook.outcomes import parse_outcomes
from adjudicator.rulebook.read import ArticleSource, references
from adjudicator.rulebook.schema import ArticleShape, RuleShape
from adjudicator.rulebook.scope import Scope
from adjudicator.rulebook.tables import parse_table
from adjudicator.source.data import find, shown
from adjudicator.source.diagnostics import Place
from adjudicator.source.nodes import Node, Scalar, Sequence
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Vocabulary

_AUTHORITY = "authority"


def read_article(source: ArticleSource, house: str, vocabulary: Vocabulary, scope: Scope) -> DraftArticle:
    """One article of `house`. Errors go to the scope; an article whose shape is wrong is empty and not complete."""
    if source.shape is None:
        nothing = Text("", "")
        return DraftArticle(Article(house, source.number, nothing, nothing, False, False, (), source.key.place), (), (), complete=False)
    return _Reader(source, source.shape, house, vocabulary, scope).article()


class _Reader:
    """Reads one article."""

    def __init__(self, source: ArticleSource, shape: ArticleShape, house: str, vocabulary: Vocabulary, scope: Scope) -> None:
        self.source, self.shape, self.house, self.vocabulary, self.scope = source, shape, house, vocabulary, scope
        self.on = self.incidents(find(source.node, "on"))
        self.given = self.condition(find(source.node, "given")) or TRUE

    def article(self) -> DraftArticle:
        shape, source = self.shape, self.source
        before = len(self.scope.diagnostics)
        rules = tuple(self.unique([*self.rules(), *self.rows()]))
        complete = len(self.scope.diagnostics) == before
        article = Article(
            self.house,
            source.number,
            shape.title.text(),
            shape.gist.text(),
            bool(shape.policy),
            shape.policy == _AUTHORITY,
            self.notes(rules),
            source.key.place,
        )
        self.check_kind()
        definitions = tuple(parse_definitions(find(source.node, "define"), self.house, source.number, self.scope))
        return DraftArticle(article, rules, definitions, sets=shape.set is not None, complete=complete)

    def rules(self) -> Iterator[DraftRule]:
        """Those under ``rules:``."""
        nodes = find(self.source.node, "rules")
        for shape, node in zip(self.shape.rules or (), nodes.items if isinstance(nodes, Sequence) else (), strict=True):
            yield self.rule(shape, node)

    def rule(self, shape: RuleShape, node: Node) -> DraftRule:
        before = len(self.scope.diagnostics)
        then = find(node, "then")
        rule = self.made(
            shape.id,
            node.place,
            find(node, "on"),
            when=self.condition(find(node, "when")) or TRUE,
            unless=self.condition(find(node, "unless")),
            outcomes=() if then is None else parse_outcomes(then, self.vocabulary, self.scope),
            each_player=shape.each is not None,
            reading=None if shape.reading is None else shape.reading.text(),
            note=Text(shape.note, shape.note) if isinstance(shape.note, str) else None if shape.note is None else shape.note.text(),
        )
        exceptions, instead, replaces = (references(find(node, key)) for key in ("exception_to", "instead_of", "replaces"))
        return DraftRule(rule, exceptions, instead, replaces, complete=len(self.scope.diagnostics) == before)

    def rows(self) -> Iterator[DraftRule]:
        """Those of the table."""
        table = find(self.source.node, "table")
        if table is None:
            return
        for row in parse_table(table, self.vocabulary, self.scope):
            before = len(self.scope.diagnostics)
            rule = self.made(row.id, row.place, find(table, "on"), when=row.when, outcomes=row.outcomes)
            yield DraftRule(rule, complete=row.complete and len(self.scope.diagnostics) == before)

    def made(
        self,
        name: str,
        place: Place,
        on: Node | None,
        *,
        when: Condition,
        outcomes: tuple[Outcome, ...],
        unless: Condition | None = None,
        each_player: bool = False,
        reading: Text | None = None,
        note: Text | None = None,
    ) -> Rule:
        """The rule, with what the article adds to it."""
        before = len(self.scope.diagnostics)
        incidents = self.narrowed(on, place)
        when = both(self.given, when)
        whole = when if unless is None else both(when, negate(unless))
        if len(self.scope.diagnostics) == before:
            check_alternatives(whole, place, self.scope)
        full = f"{self.house}/{self.source.number}.{name}"
        number = self.source.number
        return Rule(full, self.house, number, name, incidents, each_player, when, unless, outcomes, (), (), (), reading, note, place)

    def unique(self, rules: Iterable[DraftRule]) -> Iterator[DraftRule]:
        """The rules whose id is not that of one before."""
        places: dict[str, Place] = {}
        for draft in rules:
            first = places.setdefault(draft.rule.id, draft.rule.place)
            if first is draft.rule.place:
                yield draft
            else:
                self.scope.report("rule_twice", draft.rule.place, {"rule": draft.rule.id, "first": str(first)})

    def condition(self, node: Node | None) -> Condition | None:
        return None if node is None else parse_condition(node, self.scope)

    def incidents(self, node: Node | None) -> frozenset[str]:
        """The incidents that an ``on:`` names; those that do not exist are reported."""
        if node is None:
            return frozenset()
        named: list[str] = []
        for item in node.items if isinstance(node, Sequence) else (node,):
            if not isinstance(item, Scalar):
                continue
            if item.text in named:
                self.scope.report("incident_twice", item.place, {"incident": item.text})
            elif item.text in self.vocabulary.incidents:
                named.append(item.text)
            else:
                self.scope.report("incident_unknown", item.place, {"incident": item.text}, (item.text, self.vocabulary.incidents))
        return frozenset(named)

    def narrowed(self, node: Node | None, place: Place) -> frozenset[str]:
        """The incidents of a rule: those of its article, or those of them that it names."""
        if node is None:
            if find(self.source.node, "on") is None:
                self.scope.report("rule_no_incident", place, {})
            return self.on
        incidents = self.incidents(node)
        outside = incidents - self.on
        if self.on and outside:
            self.scope.report("rule_not_narrower", node.place, {"incident": sorted(outside)[0], "number": self.source.number})
        return incidents

    def notes(self, rules: tuple[DraftRule, ...]) -> tuple[Note, ...]:
        """What it says without deciding: that something is forbidden, or that another text has the answer."""
        see, forbidden = self.shape.see, self.shape.forbidden
        found = []
        if forbidden is not None:
            found.append(Note(*self.note_scope("forbidden", rules), forbidden.text(), None))
        if see is not None:
            found.append(Note(*self.note_scope("see", rules), None, See(see.document, see.at, see.here)))
        return tuple(found)

    def note_scope(self, key: str, rules: tuple[DraftRule, ...]) -> tuple[frozenset[str], Condition]:
        """Where and when a note speaks: where it says, else wherever the article does."""
        node = find(self.source.node, key)
        own = None if node is None else find(node, "on")
        on = self.on.union(*(rule.rule.on for rule in rules)) if own is None else self.incidents(own)
        if not on and own is None and find(self.source.node, "on") is None and not self.shape.policy:
            self.scope.report("note_no_incident", self.source.key.place, {"number": self.source.number})
        when = self.condition(None if node is None else find(node, "when"))
        return on, self.given if when is None else both(self.given, when)

    def check_kind(self) -> None:
        """An article says something, and a mere policy decides nothing."""
        shape, place, values = self.shape, self.source.key.place, {"number": self.source.number}
        decides = shape.rules or shape.table
        if not (decides or shape.define or shape.set or shape.see or shape.forbidden or shape.policy):
            self.scope.report("article_empty", place, values)
        if shape.policy is not None and shape.policy is not True and shape.policy != _AUTHORITY:
            node = find(self.source.node, "policy") or self.source.node
            text, words = shown(node), ("yes", _AUTHORITY)
            self.scope.report("value_not_one_of", node.place, {"text": text, "words": ", ".join(f"`{word}`" for word in words)}, (text, words))
        if decides and shape.policy is True:
            self.scope.report("article_policy_decides", place, values)
