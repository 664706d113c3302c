"""A house's own articles, read and type-checked, before inheritance: what they refer to is not looked up yet."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Article, Definition, Rule
from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Text


@dataclass(frozen=True, slots=True)
class Reference:
    """A reference to a rule or an article as it is written: ``6.5``, ``6.5.wrong_number``, ``tda-2024/51``."""

    text: str
    place: Place


@dataclass(frozen=True, slots=True)
class DraftRule:
    """A rule whose `exception_to`, `instead_of` and `replaces` are still references; those of `rule` are empty.

    `complete`: nothing of it was left out because of an error.
    """

    rule: Rule
    exception_to: tuple[Reference, ...] = ()
    instead_of: tuple[Reference, ...] = ()
    replaces: tuple[Reference, ...] = ()
    complete: bool = True


@dataclass(frozen=True, slots=True)
class DraftArticle:
    """An article with what stands in it. `sets`: it sets parameters. `complete`: no rule of it was left out because of an error."""

    article: Article
    rules: tuple[DraftRule, ...]
    definitions: tuple[Definition, ...]
    sets: bool = False
    complete: bool = True


@dataclass(frozen=True, slots=True)
class Draft:
    """One house on its own. `complete`: no article was left out because of an error."""

    id: str
    title: Text
    edition: str
    removes: tuple[Reference, ...]
    context: Mapping[str, Value]
    articles: tuple[DraftArticle, ...]
    place: Place
    complete: bool = True
