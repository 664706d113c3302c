"""A house's files read and their shape checked: articles as nodes that know their place, nothing looked up yet."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

from adjudicator.rulebook.draft import Reference
from adjudicator.rulebook.library import HOUSE_FILE, Library, chapter_files, shown
from adjudicator.rulebook.schema import ArticleShape, HouseShape
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.source.validation import validate
from adjudicator.source.yaml_source import read_source

_NUMBER = re.compile(r"[A-Za-z0-9][A-Za-z0-9.-]*", re.ASCII)
_READ_AS_NUMBER = re.compile(r"[0-9][0-9_.]*", re.ASCII)


@dataclass(frozen=True, slots=True)
class ArticleSource:
    """An article as it is written. `shape` is None when its shape is wrong (reported already)."""

    number: str
    key: Scalar
    node: Node
    shape: ArticleShape | None


@dataclass(frozen=True, slots=True)
class HouseSource:
    """A house as it is written. `complete`: every chapter could be read."""

    folder: Path
    node: Mapping
    shape: HouseShape
    removes: tuple[Reference, ...]
    articles: tuple[ArticleSource, ...]
    complete: bool


def read_chain(folder: Path, library: Library, found: list[Diagnostic]) -> list[HouseSource]:
    """The house at `folder` and those it builds on, itself first. Errors are appended to `found`; a house that cannot be read ends the chain."""
    chain: list[HouseSource] = []
    following: Path | None = folder
    while following is not None:
        source = read_house(following, found)
        if source is None:
            break
        chain.append(source)
        following = _base(chain, library, found)
    return chain


def _base(chain: list[HouseSource], library: Library, found: list[Diagnostic]) -> Path | None:
    source = chain[-1]
    name = source.shape.extends
    if name is None:
        return None
    place = _place(source.node, "extends")
    ids = [house.shape.id for house in chain]
    if name in ids:
        found.append(Diagnostic("extends_cycle", place, {"circle": " → ".join(f"`{house}`" for house in (*ids[ids.index(name) :], name))}))
        return None
    base = library.base_of(source.folder, name)
    if base is None:
        houses = library.houses()
        values: dict[str, object] = {"house": name, "houses": ", ".join(f"`{house}`" for house in houses)}
        found.append(Diagnostic("extends_unknown", place, values, nearest(name, houses)))
    return base


def read_house(folder: Path, found: list[Diagnostic]) -> HouseSource | None:
    """One house, without those it builds on; None when `house.yaml` is wrong. Errors are appended to `found`."""
    before = len(found)
    node = _read(folder / HOUSE_FILE, found)
    if node is not None:
        for removed in _items(find(node, "removes")):
            _check_quoted(removed, found)
    shape = validate(node, HouseShape, found) if node is not None and len(found) == before else None
    complete = True
    articles: list[ArticleSource] = []
    for file in chapter_files(folder):
        chapter = _read(file, found)
        if isinstance(chapter, Mapping):
            articles += _chapter(chapter, articles, found)
        else:
            complete = False
            if chapter is not None:
                found.append(Diagnostic("chapter_no_mapping", chapter.place))
    if folder.is_dir():
        strays = sorted(path for path in folder.iterdir() if path.suffix in (".yml", ".YAML", ".YML"))
        found += [Diagnostic("file_not_yaml", Place(shown(path)), {"file": path.name}) for path in strays]
    if shape is None or not isinstance(node, Mapping):
        return None
    return HouseSource(folder, node, shape, references(find(node, "removes")), tuple(articles), complete)


def _read(file: Path, found: list[Diagnostic]) -> Node | None:
    try:
        return read_source(file, shown(file))
    except InvalidInputError as error:
        found += error.diagnostics
        return None


def _chapter(chapter: Mapping, earlier: list[ArticleSource], found: list[Diagnostic]) -> list[ArticleSource]:
    places = {article.number: article.key.place for article in earlier}
    articles: list[ArticleSource] = []
    for key, node in chapter.entries:
        before = len(found)
        if key.plain and _READ_AS_NUMBER.fullmatch(key.text):
            found.append(Diagnostic("article_unquoted", key.place, {"number": key.text}))
        elif not _NUMBER.fullmatch(key.text):
            found.append(Diagnostic("article_number", key.place, {"number": key.text}))
        if key.text in places:
            found.append(Diagnostic("article_twice", key.place, {"number": key.text, "first": str(places[key.text])}))
            continue
        for written in _written_references(node):
            _check_quoted(written, found)
        quoted = len(found) == before
        shape = validate(node, ArticleShape, found)
        articles.append(ArticleSource(key.text, key, node, shape if quoted else None))
    return articles


def _written_references(article: Node) -> list[Node]:
    rules = find(article, "rules")
    keys = ("exception_to", "instead_of", "replaces")
    return [item for rule in _items(rules) for key in keys for item in _items(find(rule, key))]


def _check_quoted(node: Node, found: list[Diagnostic]) -> None:
    if isinstance(node, Scalar) and node.plain and _READ_AS_NUMBER.fullmatch(node.text):
        found.append(Diagnostic("article_unquoted", node.place, {"number": node.text}))


def references(node: Node | None) -> tuple[Reference, ...]:
    """The references of a list, as written."""
    return tuple(Reference(item.text, item.place) for item in _items(node) if isinstance(item, Scalar))


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()


def _place(node: Node, key: str) -> Place:
    value = find(node, key)
    return node.place if value is None else value.place
