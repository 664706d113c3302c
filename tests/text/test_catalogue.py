from __future__ import annotations

import pkgutil
import string
from importlib import import_module

import pytest

from adjudicator.text import catalogue
from adjudicator.text.languages import LANGS, Text
from adjudicator.text.messages import message


def _placeholders(text: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("key", sorted(catalogue.CATALOGUE))
def test_both_languages_have_the_same_placeholders(key: str) -> None:
    text = catalogue.CATALOGUE[key]
    assert _placeholders(text.en) == _placeholders(text.fr)
    assert all(text[lang].strip() for lang in LANGS)


def test_every_topic_is_in_and_no_key_is_in_two() -> None:
    topics = [import_module(f"{catalogue.__name__}.{module.name}") for module in pkgutil.iter_modules(catalogue.__path__)]
    tables: list[dict[str, Text]] = [topic.TEXTS for topic in topics]
    assert {key for table in tables for key in table} == set(catalogue.CATALOGUE)
    assert sum(map(len, tables)) == len(catalogue.CATALOGUE)


@pytest.mark.parametrize("key", sorted(catalogue.CATALOGUE))
def test_french_typography(key: str) -> None:
    """No full sentence of a diagnostic begins with a capital by accident of language: both begin alike."""
    text = catalogue.CATALOGUE[key]
    if text.en[:1].isalpha() and text.fr[:1].isalpha():
        assert text.en[:1].isupper() == text.fr[:1].isupper()


def test_filling() -> None:
    assert message("did_you_mean", "fr", words="`a`") == "vouliez-vous dire `a` ?"
