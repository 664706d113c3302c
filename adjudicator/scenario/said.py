"""Sentences in both languages at once, for mismatches: what stands in data is the same in both, the words around it are not."""

from __future__ import annotations

from collections.abc import Iterable

from adjudicator.text.languages import Text
from adjudicator.text.messages import message


def plain(text: str) -> Text:
    """Data, the same in both languages."""
    return Text(en=text, fr=text)


def said(key: str, **values: object) -> Text:
    """A sentence of the catalogue in both languages; a Text among `values` is put in its own language."""
    en = {name: value.en if isinstance(value, Text) else value for name, value in values.items()}
    fr = {name: value.fr if isinstance(value, Text) else value for name, value in values.items()}
    return Text(en=message(key, "en", **en), fr=message(key, "fr", **fr))


def listed(parts: Iterable[str]) -> Text:
    """Several words of data, or "none"."""
    words = ", ".join(parts)
    return plain(words) if words else said("scenario_none")
