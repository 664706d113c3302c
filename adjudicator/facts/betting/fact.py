"""What the betting model says of one thing: known, with the way it was reached, or unknown, with what is missing."""

from __future__ import annotations

from typing import Generic, Literal, NamedTuple, TypeAlias, TypeVar

from adjudicator.engine.values import Value
from adjudicator.text.languages import LANGS, Lang, Text
from adjudicator.text.numbers import number_text

V = TypeVar("V", bound=Value, covariant=True)

Figure: TypeAlias = "int | Text"
"""What stands in a formula: an amount or a count, or the name of a seat."""

_PLACES = ("a", "b", "c", "d", "e", "f")


class Known(NamedTuple, Generic[V]):
    """A value, the formula it comes from, and the actions that decide it.

    `key` and `figures` are the formula as data; `because` are the indices of the deciding actions among the events of the hand.
    """

    value: V
    key: str
    figures: tuple[Figure, ...] = ()
    because: tuple[int, ...] = ()

    @property
    def formula(self) -> Text:
        """The formula as a sentence, without the name of the fact: ``150 + (150 - 50)``. Made when asked for: rulings rarely show all of them."""
        return written(self.key, self.figures)


What = Literal[
    "blinds", "stack", "amount", "ruling", "players", "pot", "words", "chips", "turn", "button", "moment", "action", "showing", "structure"
]
"""The kinds of thing that can be missing from what was told."""


class Missing(NamedTuple):
    """One thing that was not told. `who` names the player it is about, `seat` is his seat."""

    what: What
    seat: int | None = None
    who: Text | None = None

    @property
    def text(self) -> Text:
        """What is missing, as a noun phrase: ``the stack of UTG``."""
        who = self.who or Text(en="the player", fr="le joueur")
        return written(f"betting_missing_{self.what}", (who,))


class Unknown(NamedTuple):
    """Not computable from what was told; never to be taken for false or for zero."""

    missing: tuple[Missing, ...]


Fact: TypeAlias = Known[V] | Unknown
AnyFact: TypeAlias = "Known[Value] | Unknown"
Quantity: TypeAlias = int | Unknown
"""Chips, or what is missing to know how many."""


def unknown(what: What, seat: int | None = None, who: Text | None = None) -> Unknown:
    """Unknown for want of one thing."""
    return Unknown((Missing(what, seat, who),))


def merge(*parts: object) -> Unknown:
    """Unknown for want of everything that the unknown ones of `parts` want."""
    found = [missing for part in parts if isinstance(part, Unknown) for missing in part.missing]
    return Unknown(tuple(dict.fromkeys(found)))


def plus(first: Quantity, second: Quantity) -> Quantity:
    """The sum."""
    if isinstance(first, int) and isinstance(second, int):
        return first + second
    return merge(first, second)


def minus(first: Quantity, second: Quantity) -> Quantity:
    """The difference."""
    if isinstance(first, int) and isinstance(second, int):
        return first - second
    return merge(first, second)


def same(first: Quantity, second: Quantity) -> bool:
    """Whether two amounts are known to be one: equal, or the very same unknown one. Two that lack the same need not be equal."""
    return first is second or (isinstance(first, int) and first == second)


def written(key: str, figures: tuple[Figure, ...] = ()) -> Text:
    """The sentence of `key` in both languages with `figures` in it, amounts grouped as each language does."""
    from adjudicator.text.catalogue.betting import TEXTS

    template = TEXTS[key]

    def fill(lang: Lang) -> str:
        shown = [number_text(figure, lang) if isinstance(figure, int) else figure[lang] for figure in figures]
        return template[lang].format(**dict(zip(_PLACES, shown, strict=False)))

    en, fr = (fill(lang) for lang in LANGS)
    return Text(en=en, fr=fr)
