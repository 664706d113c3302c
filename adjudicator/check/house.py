"""A house under check: its rulebook, the situations its rules speak of, and the places of its words in the files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

from adjudicator.check.known import Recorded
from adjudicator.check.situation import Situation
from adjudicator.rulebook.library import HOUSE_FILE, VOCABULARY, Library, chapter_files, shipped_library, shown, yaml_files
from adjudicator.rulebook.model import Rule, Rulebook
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Place
from adjudicator.source.nodes import Mapping as MappingNode
from adjudicator.source.nodes import Node, Scalar
from adjudicator.source.nodes import Sequence as SequenceNode
from adjudicator.source.yaml_source import read_source
from adjudicator.vocabulary.model import TABLE


class House:
    """One house, with what the checks ask of it worked out once."""

    def __init__(
        self, rulebook: Rulebook, folder: Path, name: str | None = None, recorded: Recorded | None = None, library: Library | None = None
    ) -> None:
        """`name`: how it is named on the command line. `recorded`: what is known of it beforehand."""
        self.rulebook = rulebook
        self.folder = folder
        self.name = name or rulebook.id
        self.recorded = recorded or Recorded()
        self.library = library or shipped_library()
        self._adjudicator = Adjudicator(rulebook, "python")
        self._situations: dict[tuple[str, ...], Situation] = {}

    def is_own(self, rule: Rule) -> bool:
        """Whether a rule is the house's own, not one of a base."""
        return rule.house == self.rulebook.id

    @cached_property
    def kinds(self) -> Sequence[tuple[str, ...]]:
        """The kinds of event that own rules speak of, each alone, then those that come together."""
        alone = [(name,) for name in self.rulebook.vocabulary.incidents]
        return [kinds for kinds in (*alone, *self.recorded.together) if any(self.is_own(rule) for rule in self.situation(kinds).plan.rules)]

    def situations(self) -> Iterator[Situation]:
        """Each kind of event that own rules speak of."""
        for kinds in self.kinds:
            yield self.situation(kinds)

    def situation(self, kinds: tuple[str, ...]) -> Situation:
        """An event of these kinds."""
        made = self._situations.get(kinds)
        if made is None:
            made = self._situations[kinds] = Situation(self._adjudicator, kinds, self.name)
        return made

    def article_of(self, rule: Rule) -> str:
        """The full name of the article of a rule."""
        return f"{rule.house}/{rule.article}"

    def cite(self, rule: Rule) -> str:
        """A rule as it is named to people: the citation of its article, and its id."""
        return f"{self.rulebook.cite(rule.house, rule.article)}.{rule.id}"

    @cached_property
    def chapters(self) -> Mapping[str, Node]:
        """The articles of the house's own files, by number, as they are written."""
        found: dict[str, Node] = {}
        for file in chapter_files(self.folder):
            node = read_source(file, shown(file))
            found.update((key.text, article) for key, article in node.entries if isinstance(node, MappingNode))  # type: ignore[union-attr]
        return found

    @cached_property
    def tables(self) -> Mapping[str, frozenset[str]]:
        """By number, the ids of the rules that stand in the table of an article."""
        return {number: ids for number, article in self.chapters.items() if (ids := frozenset(_row_ids(article)))}

    @cached_property
    def own_words(self) -> Mapping[tuple[str, str], Place]:
        """The words that the house's own vocabulary brings, by section and word, with their places."""
        return _words(yaml_files(self.folder / VOCABULARY))

    @cached_property
    def shared_words(self) -> Mapping[tuple[str, str], Place]:
        """The words of the vocabulary that all houses share, likewise."""
        return _words(self.library.vocabulary())

    @cached_property
    def house_file(self) -> Node:
        """`house.yaml` as it is written."""
        return read_source(self.folder / HOUSE_FILE, shown(self.folder / HOUSE_FILE))


def _words(files: Sequence[Path]) -> dict[tuple[str, str], Place]:
    found: dict[tuple[str, str], Place] = {}
    for file in files:
        node = read_source(file, shown(file))
        for section, words in node.entries if isinstance(node, MappingNode) else ():
            for key, value in words.entries if isinstance(words, MappingNode) else ():
                if section.text != "incidents" or find(value, "title") is not None:
                    found.setdefault((section.text, key.text), key.place)
    return found


def _row_ids(article: Node) -> Iterator[str]:
    table = find(article, "table")
    columns, rows = (None, None) if table is None else (find(table, "columns"), find(table, "rows"))
    if not isinstance(columns, SequenceNode) or not isinstance(rows, SequenceNode):
        return
    names = [item.text if isinstance(item, Scalar) else "" for item in columns.items]
    place = names.index("id")
    for row in rows.items:
        if isinstance(row, SequenceNode):
            cell = row.items[place]
            if isinstance(cell, Scalar):
                yield cell.text


def slot_name(who: str, slot: str) -> str:
    """A slot as a record names it: ``deal``, ``offender.hand``."""
    return slot if who == TABLE else f"{who}.{slot}"
