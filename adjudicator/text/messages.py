"""The catalogue of fixed sentences: labels, questions of the program and diagnostics, in both languages.

One table a topic in `adjudicator/text/catalogue/`; a test holds the placeholders of both languages equal.
"""

from __future__ import annotations

from adjudicator.text.catalogue import CATALOGUE
from adjudicator.text.languages import Lang


def message(key: str, lang: Lang, /, **values: object) -> str:
    """The sentence of `key` in `lang` with `values` filled in. Raises KeyError for a key that the catalogue does not have."""
    return CATALOGUE[key][lang].format(**values)
