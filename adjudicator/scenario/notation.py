"""Outcomes and conditions as one line of data, so that what came out can be pasted into a scenario: ``{becomes: raise, to: 250}``."""

from __future__ import annotations

import re

from adjudicator.engine.condition import Condition
from adjudicator.rulebook.condition_data import condition_data
from adjudicator.rulebook.model import ArgumentValue, Content, Figure, Options, Phrase, Rulebook, Steps
from adjudicator.ruling.figures import NO_FIGURES, Figures, figure_words
from adjudicator.vocabulary.model import TABLE

_BARE = re.compile(r"[\w%][\w %./'-]*", re.ASCII)
"""Words that need no quotes."""

UNKNOWN = "?"
"""Stands for a figure that is not known."""


def slot_name(who: str, slot: str) -> str:
    """``deal`` of the table, ``offender.hand`` of somebody."""
    return slot if who == TABLE else f"{who}.{slot}"


def slot_names(pairs: tuple[tuple[str, str], ...] | frozenset[tuple[str, str]]) -> str:
    """Alternatives: ``chips|pot``."""
    names = [slot_name(who, slot) for who, slot in pairs]
    return "|".join(names if isinstance(pairs, tuple) else sorted(names))


def data_line(data: object) -> str:
    """Plain data (of a condition, say) in one line, as YAML reads it."""
    if isinstance(data, dict):
        return "{" + ", ".join(f"{key}: {data_line(value)}" for key, value in data.items()) + "}"
    if isinstance(data, (list, tuple)):
        return "[" + ", ".join(data_line(item) for item in data) + "]"
    if isinstance(data, bool):
        return "yes" if data else "no"
    text = str(data)
    return text if _BARE.fullmatch(text) else f'"{text}"'


def condition_line(condition: Condition, rulebook: Rulebook) -> str:
    """A condition as a scenario would write it."""
    return data_line(condition_data(condition, rulebook.vocabulary.facts))


def content_line(content: Content, figures: Figures = NO_FIGURES, prefix: str = "") -> str:
    """A slot's value in one line, with `figures` (keyed as in `adjudicator.ruling.figures`) for its expressions."""
    if isinstance(content, Phrase):
        return _phrase(content, figures, prefix)
    if isinstance(content, Figure):
        return _figure(figures, f"{prefix}value")
    if isinstance(content, Options):
        return f"[{', '.join(content.options)}]"
    if isinstance(content, Steps):
        return f"[{_parts(content.steps, figures, prefix)}]"
    return f"{{choose: [{_parts(content.options, figures, prefix)}], by: {content.by}}}"


def _parts(parts: tuple[Content, ...], figures: Figures, prefix: str) -> str:
    return ", ".join(content_line(part, figures, f"{prefix}{index}.") for index, part in enumerate(parts))


def _phrase(phrase: Phrase, figures: Figures, prefix: str) -> str:
    if not phrase.arguments:
        return phrase.word
    given = ", ".join(f"{name}: {_argument(name, value, figures, prefix)}" for name, value in phrase.arguments)
    return f"{{{given}}}" if any(name == phrase.word for name, _ in phrase.arguments) else f"{{{phrase.word}: {{{given}}}}}"


def _argument(name: str, value: ArgumentValue, figures: Figures, prefix: str) -> str:
    if isinstance(value, str):
        return value
    if isinstance(value, tuple):
        return f"[{', '.join(value)}]"
    return _figure(figures, f"{prefix}{name}")


def _figure(figures: Figures, key: str) -> str:
    value = figures.get(key)
    return UNKNOWN if value is None else figure_words(value)
