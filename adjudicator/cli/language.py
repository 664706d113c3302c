"""The language to speak, known before anything is parsed, so that errors of usage are in it too."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence

from adjudicator.text.languages import LANGS, Lang


def chosen_language(arguments: Sequence[str], environment: Mapping[str, str] | None = None) -> Lang:
    """The last valid `--lang` among `arguments`, else the language of the environment."""
    chosen = environment_language(os.environ if environment is None else environment)
    for position, argument in enumerate(arguments):
        if argument == "--":
            break
        name, equals, value = argument.partition("=")
        if name == "--lang":
            text = value if equals else next(iter(arguments[position + 1 : position + 2]), "")
            chosen = next((lang for lang in LANGS if lang == text), chosen)
    return chosen


def environment_language(environment: Mapping[str, str]) -> Lang:
    """French where the locale is (LC_ALL before LC_MESSAGES before LANG, as everywhere), else English."""
    locale = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := environment.get(name))), "")
    return "fr" if locale.lower().startswith("fr") else "en"
