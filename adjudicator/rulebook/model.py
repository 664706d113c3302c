"""A rulebook at run time: articles, rules, definitions, exceptions. Plain frozen data, made by the loader from YAML or from the compiled form."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, fields
from typing import Any

from adjudicator.engine.condition import Condition
from adjudicator.engine.expression import Expression
from adjudicator.engine.values import Value
from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import Vocabulary

ArgumentValue = str | tuple[str, ...] | Expression
"""A term, several terms, or an expression."""


@dataclass(frozen=True, slots=True)
class Phrase:
    """A value of a slot as a rule writes it: the word, and its arguments by name."""

    word: str
    arguments: tuple[tuple[str, ArgumentValue], ...] = ()


@dataclass(frozen=True, slots=True)
class Steps:
    """A procedure: steps in order."""

    steps: tuple[Phrase, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What a player may do (slot type `options`)."""

    options: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Figure:
    """An amount, count or seat (slot types of those names)."""

    expression: Expression


@dataclass(frozen=True, slots=True)
class Choice:
    """A choice that the article leaves to somebody: `by` is "td" or a role. `then_if`: what follows from an option, option word to outcomes."""

    options: tuple[SlotContent, ...]
    weigh: tuple[Text, ...]
    by: str
    then_if: Mapping[str, tuple[Outcome, ...]]


SlotContent = Phrase | Steps | Options | Figure
Content = SlotContent | Choice


@dataclass(frozen=True, slots=True)
class Outcome:
    """What a rule says: of whom (TABLE or a role), in which slot, what."""

    who: str
    slot: str
    content: Content


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule. `name` is ``house/article.id``. `exceptions` are the names of rules it sets aside slot by slot, `instead_of` those it sets aside whole.

    Both are resolved: full rule names, with rules that took the place of another included.
    """

    name: str
    house: str
    article: str
    id: str
    on: frozenset[str]
    each_player: bool
    when: Condition
    unless: Condition | None
    outcomes: tuple[Outcome, ...]
    exception_to: tuple[str, ...]
    instead_of: tuple[str, ...]
    replaces: tuple[str, ...]
    reading: Text | None
    note: Text | None
    place: Place


@dataclass(frozen=True, slots=True)
class Case:
    """One line of a word-valued definition."""

    when: Condition
    value: Value


@dataclass(frozen=True, slots=True)
class Definition:
    """A derived fact.

    Yes/no: `cases` has one line with True, and the fact is False exactly when that condition is false.
    Words: the first case that holds, else `otherwise`.
    """

    fact: str
    house: str
    article: str
    cases: tuple[Case, ...]
    otherwise: Value | None
    place: Place


@dataclass(frozen=True, slots=True)
class See:
    """A pointer to a text; `here`: whether that text is in the source."""

    document: str
    at: str
    here: bool


@dataclass(frozen=True, slots=True)
class Note:
    """An article that speaks of an incident without deciding it: it forbids and says no more (`forbidden`), or sends elsewhere (`see`)."""

    on: frozenset[str]
    when: Condition
    forbidden: Text | None
    see: See | None


@dataclass(frozen=True, slots=True)
class Article:
    """An article: number, title, gist in our own words. `authority`: a general-authority article, cited with every ruling and deciding nothing."""

    house: str
    number: str
    title: Text
    gist: Text
    policy: bool
    authority: bool
    notes: tuple[Note, ...]
    place: Place


@dataclass(frozen=True, slots=True)
class Rulebook:
    """One house's regulation, inheritance applied: `articles` and `rules` hold those of the bases too, save what is removed or replaced."""

    id: str
    title: Text
    edition: str
    bases: tuple[str, ...]
    parameters: Mapping[str, Value]
    parameters_set_by: Mapping[str, str]
    """Parameter to the citation id of the article that sets it."""
    context: Mapping[str, Value]
    """Facts of the event, set once for the house."""
    articles: Mapping[str, Article]
    """By ``house/number``."""
    rules: tuple[Rule, ...]
    definitions: tuple[Definition, ...]
    """In the order of their strata: each reads only facts and definitions before it."""
    vocabulary: Vocabulary
    later: Mapping[str, Callable[[], object]] = field(default_factory=dict, compare=False, repr=False)
    """By name, what makes a field that was not made yet: a compiled rulebook is decoded as far as it is looked at."""

    def __getattr__(self, name: str) -> Any:
        """A field that is looked at for the first time. Raises AttributeError for one that there is not."""
        if name == "later" or name not in self.later:
            raise AttributeError(name)
        value = self.later[name]()
        object.__setattr__(self, name, value)
        return value

    def __reduce__(self) -> tuple[Any, ...]:
        """For another process: with every part, as what makes one later cannot be sent."""
        return type(self), tuple(getattr(self, one.name) for one in fields(self) if one.name != "later")

    def cite(self, house: str, article: str) -> str:
        """The citation id of an article as seen from this house: its number, qualified when it is another house's."""
        return article if house == self.id else f"{house}:{article}"
