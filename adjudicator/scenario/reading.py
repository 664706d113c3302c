"""Reads an expectation against the rulebook that it is about. What is wrong is gathered, each with its place; the shape was checked before."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace

from adjudicator.engine.condition import TRUE
from adjudicator.engine.values import Value
from adjudicator.rulebook.conditions import parse_condition
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.model import Rulebook
from adjudicator.rulebook.scope import Scope
from adjudicator.ruling.model import SilentReason, Status
from adjudicator.ruling.seats import seat_fact
from adjudicator.scenario.claims import ClaimReader
from adjudicator.scenario.model import AnswerClaims, BranchClaims, Expectation, RuleClaim
from adjudicator.scenario.notation import data_line
from adjudicator.source.data import find, to_data
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.nearest import nearest_of_few
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.nodes import Node, Scalar, Sequence

_REASONS: Mapping[str, SilentReason] = {"no_article": "no_article", "no_consequence": "no_consequence", "text_not_here": "text_not_here"}


@dataclass(slots=True)
class ExpectationReader:
    """Reads expectations about the rulings of one rulebook. `seats` are those of the case: branches may hang on facts of theirs (`cards_held@6`)."""

    rulebook: Rulebook
    diagnostics: list[Diagnostic]
    seats: frozenset[int] = frozenset()
    slots: ClaimReader = field(init=False)
    articles: frozenset[str] = field(init=False)

    def __post_init__(self) -> None:
        self.slots = ClaimReader(self.rulebook, self.diagnostics)
        self.articles = frozenset(self.rulebook.cite(article.house, article.number) for article in self.rulebook.articles.values())

    def expectation(self, node: Node) -> Expectation:
        """What the ruling of one event must be."""
        branches, missing, presumed, events = (find(node, key) for key in ("branches", "missing", "presumed", "events"))
        return Expectation(
            self.answer(node),
            None if branches is None else tuple(self._branch(item) for item in _items(branches)),
            None if missing is None else frozenset(word.text for word in _words(missing) if self._is_fact(word)),
            None if presumed is None else self._facts(presumed),
            tuple(self.expectation(item) for item in _items(events)),
        )

    def answer(self, node: Node) -> AnswerClaims:
        """What one answer must be."""
        told = {key.text: value for key, value in node.entries} if isinstance(node, MappingNode) else {}
        status, reason = told.get("status"), told.get("reason")
        return AnswerClaims(
            place=node.place,
            status=Status(status.text) if isinstance(status, Scalar) else None,
            slots=self.slots.claims(told["slots"]) if "slots" in told else None,
            cites=tuple(self._articles(told["cites"])) if "cites" in told else None,
            unanswered=self.slots.unanswered(told["unanswered"]) if "unanswered" in told else None,
            conflicts=tuple(tuple(self._articles(sides)) for sides in _items(told["conflicts"])) if "conflicts" in told else None,
            set_aside=tuple(self._rules(told["set_aside"])) if "set_aside" in told else None,
            reason=_REASONS[reason.text] if isinstance(reason, Scalar) else None,
            options=self.slots.choices(told["options"]) if "options" in told else None,
            never=self.slots.claims(told["not"]) if "not" in told else (),
            places={key: value.place for key, value in told.items()},
        )

    def _branch(self, node: Node) -> BranchClaims:
        when = find(node, "when")
        earlier = find(node, "after")
        after = () if earlier is None else self.slots.claims(earlier)
        if when is None and earlier is None:
            self._report("key_missing", node.place, (), key="when")
        written = "" if earlier is None else data_line(to_data(earlier))
        if when is None:
            return BranchClaims(TRUE, written or "{}", self.answer(node), after)
        facts = dict(self.rulebook.vocabulary.facts)
        for fact in self.rulebook.vocabulary.facts.values():
            for seat in self.seats:
                name = seat_fact(fact.id, seat)
                facts[name] = replace(fact, id=name)
        condition = parse_condition(when, Scope(facts, self.rulebook.parameters, self.diagnostics))
        return BranchClaims(condition, " ".join(filter(None, (written, data_line(to_data(when))))), self.answer(node), after)

    def _facts(self, node: Node) -> dict[str, Value]:
        facts: dict[str, Value] = {}
        for name, told in node.entries if isinstance(node, MappingNode) else ():
            if self._is_fact(name):
                value = parse_value(self.rulebook.vocabulary.facts[name.text], told, self.diagnostics)
                if value is not None:
                    facts[name.text] = value
        return facts

    def _is_fact(self, word: Scalar) -> bool:
        facts = self.rulebook.vocabulary.facts
        if word.text not in facts:
            self._report("told_unknown_fact", word.place, nearest_of_few(word.text, facts, self.diagnostics), fact=word.text)
        return word.text in facts

    def _articles(self, node: Node) -> Iterable[str]:
        for word in _words(node):
            if word.text in self.articles:
                yield word.text
            else:
                close = nearest_of_few(word.text, self.articles, self.diagnostics)
                self._report("scenario_unknown_article", word.place, close, house=self.rulebook.id, article=word.text)

    def _rules(self, node: Node) -> Iterable[RuleClaim]:
        names = {rule.name for rule in self.rulebook.rules}
        for word in _words(node):
            meant = [word.text] if "/" in word.text else [f"{house}/{word.text}" for house in (self.rulebook.id, *self.rulebook.bases)]
            found = frozenset(name for name in names for full in meant if name == full or name.startswith((f"{full}.", f"{full}-")))
            if found:
                yield RuleClaim(word.text, found)
            else:
                short = {name.removeprefix(f"{self.rulebook.id}/") for name in names}
                self._report(
                    "scenario_unknown_rule", word.place, nearest_of_few(word.text, short, self.diagnostics), house=self.rulebook.id, rule=word.text
                )

    def _report(self, message: str, place: Place, close: tuple[str, ...], **values: object) -> None:
        self.diagnostics.append(Diagnostic(message, place, values, close))


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()


def _words(node: Node) -> Iterable[Scalar]:
    return (item for item in _items(node) if isinstance(item, Scalar))


def asserts_something(node: Node | None) -> bool:
    """Whether an expectation expects anything at all. A branch that only has a condition counts: there must be such a branch."""
    return isinstance(node, MappingNode) and any(
        key.text != "events" or any(asserts_something(item) for item in _items(value)) for key, value in node.entries
    )
