"""Sentence templates: ``{x}``, ``{du:x}``, ``{n|one|many}`` and ``[parts that may go]``.

A template is compiled once and filled many times, as rulings are made by the thousand.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from adjudicator.text.languages import Lang
from adjudicator.text.nouns import FORMS, Noun, capital, is_plural, noun_form
from adjudicator.text.numbers import Joiner, is_one, list_text, number_text


class Quantity(NamedTuple):
    """A count in words ("at least 3", "2 or 3") and the number that decides between singular and plural."""

    words: str
    number: int


class Nouns(NamedTuple):
    """Several nouns, joined with "and" or "or"."""

    nouns: tuple[Noun, ...]
    joiner: Joiner = "and"


Filling = str | int | Noun | Nouns | Quantity
"""What a placeholder is filled with: words as they are, a number (grouped by locale), a noun, several nouns, a count in words."""


class TemplateError(ValueError):
    """A template that cannot be read: an open bracket, a form that does not exist, an empty name."""


class MissingValueError(KeyError):
    """A value that a sentence cannot do without was not given."""


@dataclass(frozen=True, slots=True)
class Hole:
    """``{name}`` or ``{form:name}``."""

    name: str
    form: str = ""


@dataclass(frozen=True, slots=True)
class Plural:
    """``{name|one|many}``."""

    name: str
    one: str
    many: str


@dataclass(frozen=True, slots=True)
class Optional:
    """``[…]``: left out when a value in it is not given."""

    parts: tuple[Part, ...]
    names: frozenset[str]


Part = str | Hole | Plural | Optional

_TOKEN = re.compile(r"\{([^{}]*)\}|([\[\]{}])")


@cache
def compile_template(template: str) -> tuple[Part, ...]:
    """The parts of a template. Raises TemplateError."""
    outer: list[Part] = []
    inner: list[Part] | None = None
    end = 0
    for token in _TOKEN.finditer(template):
        parts = outer if inner is None else inner
        if token.start() > end:
            parts.append(template[end : token.start()])
        end = token.end()
        bracket = token[2]
        if bracket is None:
            parts.append(_hole(token[1]))
        elif bracket == "[" and inner is None:
            inner = []
        elif bracket == "]" and inner is not None:
            outer.append(Optional(tuple(inner), frozenset(_names(inner))))
            inner = None
        else:
            raise TemplateError(f"unmatched {bracket} in {template!r}")
    if inner is not None:
        raise TemplateError(f"unmatched [ in {template!r}")
    if end < len(template):
        outer.append(template[end:])
    return tuple(outer)


def template_names(template: str) -> frozenset[str]:
    """The names that a template has placeholders for. Raises TemplateError."""
    return frozenset(_names(compile_template(template)))


def required_names(template: str) -> frozenset[str]:
    """The names that must be given for it to be filled. Raises TemplateError."""
    return frozenset(part.name for part in compile_template(template) if isinstance(part, (Hole, Plural)))


def fill(template: str, lang: Lang, values: Mapping[str, Filling | None]) -> str:
    """The sentence, with `values` in the places of their names.

    A value that is None or absent takes its ``[…]`` part with it. Raises MissingValueError when it stands outside of one, TemplateError.
    """
    return _fill(compile_template(template), lang, values)


def filling_text(value: Filling, lang: Lang, form: str = "") -> str:
    """What a placeholder becomes: the words, in one of the forms of `nouns.FORMS` where it is a noun."""
    if isinstance(value, Noun):
        return noun_form(value.text, form, lang)
    if isinstance(value, Nouns):
        # Only the first may have the capital: "La turn et le talon".
        texts = [noun_form(noun.text, form if position == 0 else form.lower(), lang) for position, noun in enumerate(value.nouns)]
        return list_text(texts, lang, value.joiner)
    words = value.words if isinstance(value, Quantity) else number_text(value, lang) if isinstance(value, int) else value
    return capital(words) if form[:1].isupper() else words


def sentence(text: str) -> str:
    """A clause as a sentence: with a capital, and a full stop where nothing ends it."""
    return capital(text) if text.endswith((".", "!", "?", "…", ":")) or not text else capital(text) + "."


def clause(text: str) -> str:
    """A sentence as part of another: without its full stop."""
    return text[:-1] if text.endswith(".") and not text.endswith("..") else text


def small(text: str) -> str:
    """A sentence as it stands after a colon: without its capital, unless that belongs to the word ("UTG", "A card"); "A-t-il" and "À qui" lose it."""
    first, second = text[:1], text[1:2]
    return text if first != "À" and not second.islower() and second not in ("'", "’", "-") else first.lower() + text[1:]


def _hole(body: str) -> Hole | Plural:
    if "|" in body:
        pieces = body.split("|")
        if len(pieces) != 3 or not _is_name(pieces[0]):
            raise TemplateError(f"{{{body}}} is not {{name|one|many}}")
        return Plural(*pieces)
    form, colon, name = body.rpartition(":")
    if not _is_name(name):
        raise TemplateError(f"{{{body}}} names nothing")
    if colon and form not in FORMS:
        raise TemplateError(f"{{{body}}}: there is no form {form!r}")
    return Hole(name, form)


def _is_name(text: str) -> bool:
    return text.isidentifier()


def _names(parts: list[Part] | tuple[Part, ...]) -> list[str]:
    names: list[str] = []
    for part in parts:
        if isinstance(part, Optional):
            names.extend(part.names)
        elif not isinstance(part, str):
            names.append(part.name)
    return names


def _fill(parts: tuple[Part, ...], lang: Lang, values: Mapping[str, Filling | None]) -> str:
    done: list[str] = []
    for part in parts:
        if isinstance(part, str):
            # The possessive of an English plural has no second s: "the blinds'".
            plural = lang == "en" and part.startswith("'s") and done and done[-1].endswith("s")
            done.append("'" + part[2:] if plural else part)
        elif isinstance(part, Optional):
            if all(values.get(name) is not None for name in part.names):
                done.append(_fill(part.parts, lang, values))
        else:
            value = values.get(part.name)
            if value is None:
                raise MissingValueError(part.name)
            done.append(filling_text(value, lang, part.form) if isinstance(part, Hole) else _plural(part, value, lang))
    return "".join(done)


def _plural(part: Plural, value: Filling, lang: Lang) -> str:
    if isinstance(value, Quantity):
        one = is_one(value.number, lang)
    elif isinstance(value, int):
        one = is_one(value, lang)
    elif isinstance(value, Nouns):
        one = len(value.nouns) == 1 and not is_plural(value.nouns[0].text, lang)
    else:
        one = not is_plural(value.text if isinstance(value, Noun) else value, lang)
    return part.one if one else part.many
