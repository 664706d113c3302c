"""Nouns with their definite article, and the forms that sentences need of them.

Vocabulary gives one form a language ("the stub", "le talon"); the others are made from it: "du talon", "au talon", "talon".
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from adjudicator.text.languages import Lang

ARTICLE_FORMS = ("le", "du", "au", "nu", "the", "bare")
"""Forms of a noun that a template may ask for; with a capital (``Le``, ``The``) the result has one."""

FORMS = frozenset(ARTICLE_FORMS) | {form.capitalize() for form in ARTICLE_FORMS}

_FRENCH_ARTICLES = ("l'", "l’", "le ", "la ", "les ", "un ", "une ", "des ", "du ")
_ENGLISH_ARTICLES = ("the ", "a ", "an ")

_DE: Mapping[str, str] = {
    "le ": "du ",
    "la ": "de la ",
    "l'": "de l'",
    "l’": "de l’",
    "les ": "des ",
    "un ": "d'un ",
    "une ": "d'une ",
    "des ": "de ",
    "du ": "de ",
}
_A: Mapping[str, str] = {
    "le ": "au ",
    "la ": "à la ",
    "l'": "à l'",
    "l’": "à l’",
    "les ": "aux ",
    "un ": "à un ",
    "une ": "à une ",
    "des ": "à des ",
    "du ": "à du ",
}

_VOWELS = "aeiouyàâäéèêëîïôöùûüœæ"


class Noun(NamedTuple):
    """A noun as the vocabulary gives it, with its definite article where it has one ("the flop", "l'as", "seat 6")."""

    text: str


def seat_noun(seat: int, lang: Lang) -> Noun:
    """A seat as a noun: "seat 6", "le siège 6"."""
    return Noun(f"le siège {seat}" if lang == "fr" else f"seat {seat}")


def noun_form(noun: str, form: str, lang: Lang) -> str:
    """`noun` in one of `FORMS`; an empty form is the noun as given.

    A noun without an article keeps its place in the sentence: "de personne", "d'Alice", "à personne".
    """
    if not form:
        return noun
    wanted = form.lower()
    article, bare = _split(noun, lang)
    if wanted in ("le", "the"):
        result = noun
    elif wanted in ("nu", "bare"):
        result = bare
    elif article:
        result = _DE.get(article, f"de {article}") + bare if wanted == "du" else _A.get(article, f"à {article}") + bare
    elif wanted == "du":
        result = f"d'{bare}" if bare[:1].lower() in _VOWELS and bare else f"de {bare}"
    else:
        result = f"à {bare}"
    return capital(result) if form[0].isupper() else result


def capital(text: str) -> str:
    """`text` with its first letter in capitals, the rest as it is."""
    return text[:1].upper() + text[1:]


def is_plural(noun: str, lang: Lang) -> bool:
    """Whether a noun is a plural by its article; English has no such article, so there a final s tells."""
    if lang == "fr":
        return noun.startswith(("les ", "des "))
    return noun.endswith("s") and not noun.endswith("ss")


def _split(noun: str, lang: Lang) -> tuple[str, str]:
    for article in _FRENCH_ARTICLES if lang == "fr" else _ENGLISH_ARTICLES:
        if noun.startswith(article):
            return article, noun[len(article) :]
    return "", noun
