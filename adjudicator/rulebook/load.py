"""A house compiled from its files: read, checked against the vocabulary, joined with the houses it builds on."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from adjudicator.engine.values import Value
from adjudicator.rulebook.articles import read_article
from adjudicator.rulebook.draft import Draft, DraftArticle
from adjudicator.rulebook.exceptions import in_strata
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.rulebook.inherit import Inherited, inherit
from adjudicator.rulebook.library import VOCABULARY, WORDS, Library, shipped_library, yaml_files
from adjudicator.rulebook.model import Rulebook
from adjudicator.rulebook.parameters import Parameters, parameters_of
from adjudicator.rulebook.read import HouseSource, read_chain, read_file
from adjudicator.rulebook.scope import Scope
from adjudicator.source.data import find
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nodes import Mapping, Node
from adjudicator.vocabulary.load import load_vocabulary
from adjudicator.vocabulary.model import Vocabulary


def compile_house(folder: Path, library: Library | None = None) -> Rulebook:
    """The rulebook of the house at `folder`, with what it inherits, from their files.

    `library` holds the shared vocabulary and the houses that can be extended by id (the shipped ones when left out).
    Raises InvalidInputError with everything that is wrong with the files of the house, of its bases and of the vocabulary.
    """
    library = library or shipped_library()
    found: list[Diagnostic] = []
    chain = read_chain(folder, library, found)
    vocabulary = _vocabulary(chain, library, found)
    if vocabulary is None:
        raise InvalidInputError(_in_order(found))
    roots = chain[::-1]
    parameters = parameters_of(roots, found)
    drafts = [read_draft(source, vocabulary, parameters, found) for source in roots]
    # Without a base that could be read, every reference to it would be an error more.
    whole = chain[-1].shape.extends is None and all(source.valid for source in chain)
    inherited = inherit(drafts, vocabulary, found) if whole else Inherited()
    definitions = in_strata(tuple(inherited.definitions.values()), vocabulary.facts, found)
    if found:
        raise InvalidInputError(_in_order(found))
    house = drafts[-1]
    return Rulebook(
        id=house.id,
        title=house.title,
        edition=house.edition,
        bases=tuple(source.shape.id for source in chain[1:]),
        parameters=parameters.values,
        parameters_set_by={name: _cite(house.id, *article) for name, article in parameters.set_by.items()},
        context={fact: value for draft in drafts for fact, value in draft.context.items()},
        articles=inherited.articles,
        rules=tuple(inherited.rules.values()),
        definitions=definitions,
        vocabulary=vocabulary,
    )


def _cite(house: str, of: str, article: str) -> str:
    return article if of == house else f"{of}:{article}"


def _vocabulary(chain: Sequence[HouseSource], library: Library, found: list[Diagnostic]) -> Vocabulary | None:
    """The shared vocabulary with the words that the houses of the chain bring, the root's first; None when it has errors."""
    own = [file for source in reversed(chain) for file in yaml_files(source.folder / VOCABULARY)]
    sources = [read_file(file, found) for file in library.vocabulary()]
    additions = [read_file(file, found) for file in own]
    own_words = [file for source in reversed(chain) for file in yaml_files(source.folder / VOCABULARY / WORDS)]
    words = [read_file(file, found) for file in (*library.words(), *own_words)]
    try:
        # Without a file that cannot be read, every word of it would be an error more.
        return load_vocabulary(_whole(sources), _whole(additions), _whole(words)) if None not in (*sources, *additions, *words) else None
    except InvalidInputError as error:
        found += error.diagnostics
        return None


def _whole(nodes: Sequence[Node | None]) -> list[Node]:
    return [node for node in nodes if node is not None]


def read_draft(source: HouseSource, vocabulary: Vocabulary, parameters: Parameters, found: list[Diagnostic]) -> Draft:
    """One house's own articles, read against the vocabulary with the parameters that hold in the end. Errors are appended to `found`."""
    scope = Scope(vocabulary.facts, parameters.values, found)
    articles = tuple(read_article(article, source.shape.id, vocabulary, scope) for article in source.articles)
    _check_names(articles, found)
    shape = source.shape
    return Draft(
        shape.id,
        shape.title.text(),
        shape.edition,
        source.removes,
        _context(source, scope),
        articles,
        source.node.place,
        source.complete,
    )


def _context(source: HouseSource, scope: Scope) -> dict[str, Value]:
    """The facts of the event that the house sets."""
    node = find(source.node, "facts")
    context: dict[str, Value] = {}
    for key, value_node in node.entries if isinstance(node, Mapping) else ():
        fact = scope.facts.get(key.text)
        if fact is None or not fact.from_event:
            of_event = [known.id for known in scope.facts.values() if known.from_event]
            scope.report("fact_unknown" if fact is None else "fact_not_of_event", key.place, {"fact": key.text}, (key.text, of_event))
            continue
        value = parse_value(fact, value_node, scope.diagnostics)
        if value is not None:
            context[fact.id] = value
    return context


def _check_names(articles: Sequence[DraftArticle], found: list[Diagnostic]) -> None:
    """A rule whose full name is that of an article could not be told from it."""
    numbers = {article.article.number for article in articles}
    for article in articles:
        number = article.article.number
        for rule in article.rules:
            if f"{number}.{rule.rule.id}" in numbers:
                found.append(Diagnostic("rule_named_like_article", rule.rule.place, {"rule": rule.rule.id, "number": number}))


def _in_order(found: Sequence[Diagnostic]) -> list[Diagnostic]:
    """By file and line, each once."""
    unique: list[Diagnostic] = []
    for diagnostic in found:
        if diagnostic not in unique:
            unique.append(diagnostic)
    return sorted(unique, key=lambda diagnostic: diagnostic.place or Place(""))
