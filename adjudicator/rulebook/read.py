"""A house's files read and their shape checked: articles as nodes that know their place, nothing looked up yet."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from pydantic import BaseModel

from adjudicator.rulebook.draft import Reference
from adjudicator.rulebook.library import HOUSE_FILE, Library, chapter_files, shown
from adjudicator.rulebook.schema import HOUSE_ID, ArticleShape, HouseShape
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.source.validation import validate
from adjudicator.source.yaml_source import read_source

M = TypeVar("M", bound=BaseModel)

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
        if chain and source.shape.id != chain[-1].shape.extends:
            values: dict[str, object] = {"folder": following.name, "house": source.shape.id}
            found.append(Diagnostic("extends_other_id", _place(chain[-1].node, "extends"), values))
            break
        chain.append(source)
        following = _base(chain, library, found)
    return chain


def _base(chain: list[HouseSource], library: Library, found: list[Diagnostic]) -> Path | None:
    source = chain[-1]
    name = source.shape.extends
    if name is None or not re.fullmatch(HOUSE_ID, name):
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
    node = _read(folder / HOUSE_FILE, found)
    shape = None if node is None else _shape(node, HouseShape, _items(find(node, "removes")), found)
    found += _wrong_ids(node, shape)
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


def _wrong_ids(node: Node | None, shape: HouseShape | None) -> list[Diagnostic]:
    if node is None or shape is None:
        return []
    ids = {"id": shape.id, "extends": shape.extends}
    wrong = {key: text for key, text in ids.items() if text is not None and not re.fullmatch(HOUSE_ID, text)}
    return [Diagnostic("house_id", _place(node, key), {"text": text}) for key, text in wrong.items()]


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
        if key.plain and _READ_AS_NUMBER.fullmatch(key.text):
            found.append(Diagnostic("article_unquoted", key.place, {"number": key.text}))
        elif not _NUMBER.fullmatch(key.text):
            found.append(Diagnostic("article_number", key.place, {"number": key.text}))
        if key.text in places:
            found.append(Diagnostic("article_twice", key.place, {"number": key.text, "first": str(places[key.text])}))
            continue
        articles.append(ArticleSource(key.text, key, node, _shape(node, ArticleShape, _written_references(node), found)))
    return articles


def _shape(node: Node, model: type[M], written: Iterable[Node], found: list[Diagnostic]) -> M | None:
    """`node` as a `model`; references without quotes are said to be so, and nothing else is said of them."""
    unquoted = {item.place: item.text for item in written if isinstance(item, Scalar) and item.plain and _READ_AS_NUMBER.fullmatch(item.text)}
    found += [Diagnostic("article_unquoted", place, {"number": text}) for place, text in unquoted.items()]
    errors: list[Diagnostic] = []
    shape = validate(node, model, errors)
    found += [error for error in errors if error.place not in unquoted]
    return shape


def _written_references(article: Node) -> list[Node]:
    rules = find(article, "rules")
    keys = ("exception_to", "instead_of", "replaces")
    return [item for rule in _items(rules) for key in keys for item in _items(find(rule, key))]


def references(node: Node | None) -> tuple[Reference, ...]:
    """The references of a list, as written."""
    return tuple(Reference(item.text, item.place) for item in _items(node) if isinstance(item, Scalar))


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.items if isinstance(node, Sequence) else ()


def _place(node: Node, key: str) -> Place:
    value = find(node, key)
    return node.place if value is None else value.place
