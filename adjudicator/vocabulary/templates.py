"""Sentences checked against what can fill them."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final

from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Node
from adjudicator.text.languages import LANGS
from adjudicator.text.template import TemplateError, template_names
from adjudicator.vocabulary.merge import Merged, child

_ARTICLES: Final = {"en": ("the ",), "fr": ("le ", "la ", "les ", "l'", "l’")}


def check_sentence(merged: Merged, node: Node, allowed: Collection[str] = (), required: Collection[str] = ()) -> None:
    """A sentence of `node` (`en`, `fr`): its placeholders must be among `allowed`, and those of `required` must be there in each language."""
    for lang in LANGS:
        scalar = child(node, lang)
        names = placeholders(merged, node, lang)
        if names is None:
            continue
        for name in sorted(names - set(allowed)):
            merged.report("template_unknown", scalar.place, nearest(name, allowed), name=name)
        for name in sorted(set(required) - names):
            merged.report("template_missing", scalar.place, name=name)


def placeholders(merged: Merged, node: Node, lang: str) -> frozenset[str] | None:
    """The names in a sentence; None when it cannot be read, with the error reported."""
    scalar = child(node, lang)
    text = getattr(scalar, "text", "")
    try:
        return template_names(text)
    except TemplateError:
        merged.report("template_broken", scalar.place, text=text)
        return None


def check_noun(merged: Merged, node: Node) -> None:
    """A noun with its definite article in each language, so that its other forms can be made."""
    check_sentence(merged, node)
    for lang in LANGS:
        scalar = child(node, lang)
        text = getattr(scalar, "text", "")
        if not text.lower().startswith(_ARTICLES[lang]):
            merged.report("vocabulary_article", scalar.place, text=text)
