"""A house's files read and their shape checked: articles as nodes that know their place, nothing looked up yet."""

from __future__ import annotations

import re
from collections.abc import Container, Iterable
from dataclasses import dataclass, replace
from pathlib import Path

from adjudicator.rulebook.draft import Reference
from adjudicator.rulebook.library import HOUSE_FILE, Library, chapter_files, shown
from adjudicator.rulebook.schema import HOUSE_ID, ArticleShape, HouseShape
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.forms import Sentence
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
    """A house as it is written. `complete`: every chapter could be read. `valid`: `house.yaml` has the right shape, else `shape` is a stand-in."""

    folder: Path
    node: Node
    shape: HouseShape
    removes: tuple[Reference, ...]
    articles: tuple[ArticleSource, ...]
    complete: bool
    valid: bool


def read_chain(folder: Path, library: Library, found: list[Diagnostic]) -> list[HouseSource]:
    """The house at `folder` and those it builds on, itself first. Errors are appended to `found`."""
    chain: list[HouseSource] = []
    following: Path | None = folder
    while following is not None:
        source = read_house(following, found)
        if chain and source.valid and source.shape.id != chain[-1].shape.extends:
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


def read_house(folder: Path, found: list[Diagnostic]) -> HouseSource:
    """One house, without those it builds on. Errors are appended to `found`; its chapters are read even when `house.yaml` is wrong."""
    node = read_file(folder / HOUSE_FILE, found)
    if node is None:
        node = Mapping((), Place(shown(folder / HOUSE_FILE)))
        shape = None
    else:
        node = _quoted(node, _items(find(node, "removes")), found)
        shape = validate(node, HouseShape, found)
        found += _wrong_ids(node, shape)
    complete = True
    articles: list[ArticleSource] = []
    for file in chapter_files(folder):
        chapter = read_file(file, found)
        if isinstance(chapter, Mapping):
            articles += _chapter(chapter, articles, found)
        else:
            complete = False
            if chapter is not None:
                found.append(Diagnostic("chapter_no_mapping", chapter.place))
    if folder.is_dir():
        strays = sorted(path for path in folder.iterdir() if path.suffix in (".yml", ".YAML", ".YML"))
        found += [Diagnostic("file_not_yaml", Place(shown(path)), {"file": path.name}) for path in strays]
    house = _stand_in(folder, node) if shape is None else shape
    return HouseSource(folder, node, house, references(find(node, "removes")), tuple(articles), complete, shape is not None)


def _stand_in(folder: Path, node: Node) -> HouseShape:
    """For a `house.yaml` that is wrong (reported already): enough of it to read the chapters, and find their errors too."""
    extends = find(node, "extends")
    base = extends.text if isinstance(extends, Scalar) and re.fullmatch(HOUSE_ID, extends.text) else None
    return HouseShape(id=folder.name or "house", title=Sentence(en="-", fr="-"), edition="-", extends=base, removes=None)


def _wrong_ids(node: Node, shape: HouseShape | None) -> list[Diagnostic]:
    if shape is None:
        return []
    ids = {"id": shape.id, "extends": shape.extends}
    wrong = {key: text for key, text in ids.items() if text is not None and not re.fullmatch(HOUSE_ID, text)}
    return [Diagnostic("house_id", _place(node, key), {"text": text}) for key, text in wrong.items()]


def read_file(file: Path, found: list[Diagnostic]) -> Node | None:
    """The tree of one file; None, with the errors in `found`, when it cannot be read."""
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
        quoted = _quoted(node, _written_references(node), found)
        articles.append(ArticleSource(key.text, key, quoted, validate(quoted, ArticleShape, found)))
    return articles


def _quoted(node: Node, written: Iterable[Node], found: list[Diagnostic]) -> Node:
    """`node` with quotes around the references that lack them, each of which is reported."""
    unquoted = {item.place: item.text for item in written if isinstance(item, Scalar) and item.plain and _READ_AS_NUMBER.fullmatch(item.text)}
    found += [Diagnostic("article_unquoted", place, {"number": text}) for place, text in unquoted.items()]
    return _with_quotes(node, unquoted) if unquoted else node


def _with_quotes(node: Node, places: Container[Place]) -> Node:
    if isinstance(node, Scalar):
        return replace(node, plain=False) if node.place in places else node
    if isinstance(node, Sequence):
        return Sequence(tuple(_with_quotes(item, places) for item in node.items), node.place)
    return Mapping(tuple((key, _with_quotes(value, places)) for key, value in node.entries), node.place)


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
