"""References to articles and rules: what ``"6.5"``, ``"6.5.wrong_number"``, ``tda-2024/51`` mean."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from adjudicator.rulebook.draft import Reference
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.source.nearest import nearest


@dataclass(frozen=True, slots=True)
class Found:
    """What a reference names: whole articles (``house/number``) and all rules meant (full names), those of the whole articles included."""

    articles: tuple[str, ...]
    rules: tuple[str, ...]
    broken: bool = False
    """It leads to an article with errors: what it names is not known, and no further error is to be made of it."""


@dataclass(slots=True)
class _House:
    articles: dict[str, list[str]] = field(default_factory=dict)
    """Number to ids of rules."""
    broken: set[str] = field(default_factory=set)
    incomplete: bool = False


class Index:
    """Every article and rule that can be referred to, by house."""

    def __init__(self) -> None:
        """An empty index."""
        self._houses: dict[str, _House] = {}

    def add_house(self, house: str, *, incomplete: bool = False) -> None:
        """A house; `incomplete` when articles of it could not be read, so that an unknown number may be one of them."""
        entry = self._houses.setdefault(house, _House())
        entry.incomplete = entry.incomplete or incomplete

    def add_article(self, house: str, number: str, rules: Iterable[str] = (), *, broken: bool = False) -> None:
        """An article with the ids of its rules; `broken` when some of them could not be read."""
        self.add_house(house)
        entry = self._houses[house]
        entry.articles.setdefault(number, []).extend(rules)
        if broken:
            entry.broken.add(number)

    def find(self, reference: Reference, houses: Sequence[str]) -> Found | Diagnostic:
        """What `reference` means. Without a house it is looked for in `houses`, the first that has it; a diagnostic when nothing has."""
        house, slash, name = reference.text.partition("/")
        if slash and house not in self._houses:
            values: dict[str, object] = {"house": house, "houses": _quoted(self._houses)}
            return Diagnostic("reference_house_unknown", reference.place, values, nearest(house, self._houses))
        searched = [house] if slash else list(houses)
        for candidate in searched:
            found = self._in_house(candidate, name if slash else reference.text)
            if found is not None:
                return found
        if any(self._houses[candidate].incomplete for candidate in searched if candidate in self._houses):
            return Found((), (), broken=True)
        return self._unknown(reference, searched)

    def _in_house(self, house: str, name: str) -> Found | None:
        entry = self._houses.get(house)
        if entry is None:
            return None
        numbers = [number for number in entry.articles if number == name or number.startswith(name + "-")]
        if numbers:
            rules = tuple(f"{house}/{number}.{rule}" for number in numbers for rule in entry.articles[number])
            return Found(tuple(f"{house}/{number}" for number in numbers), rules, any(number in entry.broken for number in numbers))
        number, dot, rule = name.rpartition(".")
        if dot and number in entry.articles:
            if rule in entry.articles[number]:
                return Found((), (f"{house}/{number}.{rule}",))
            if number in entry.broken:
                return Found((), (), broken=True)
        return None

    def _unknown(self, reference: Reference, searched: Sequence[str]) -> Diagnostic:
        house, slash, name = reference.text.rpartition("/")
        elsewhere = tuple(f"{other}/{name}" for other in self._houses if other not in searched and self._in_house(other, name) is not None)
        if elsewhere:
            return Diagnostic(
                "reference_elsewhere", reference.place, {"reference": reference.text, "house": searched[0] if searched else house}, elsewhere
            )
        words: list[str] = []
        for candidate in searched:
            prefix = f"{candidate}/" if slash or candidate != searched[0] else ""
            entry = self._houses.get(candidate, _House())
            words += [prefix + number for number in entry.articles]
            words += [f"{prefix}{number}.{rule}" for number, rules in entry.articles.items() for rule in rules]
        return Diagnostic("reference_unknown", reference.place, {"reference": reference.text}, nearest(reference.text, words))


def _quoted(words: Iterable[str]) -> str:
    return ", ".join(f"`{word}`" for word in words)
