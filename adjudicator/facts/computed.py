"""What a calculator gives for a fact: a value with the way it was reached, or what is missing to reach it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from adjudicator.engine.values import Value
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import Text
from adjudicator.text.messages import message


@dataclass(frozen=True, slots=True)
class Known:
    """A computed value, and its formula as a sentence with the figures filled in."""

    value: Value
    formula: Text


@dataclass(frozen=True, slots=True)
class Unknown:
    """Not computable: `missing` are the inputs that are lacking, in the order in which they are best asked."""

    missing: tuple[str, ...]


Computed = Mapping[str, Known | Unknown]
"""The result of a calculator: each of its outputs, known or unknown."""


class ImpossibleError(InvalidInputError):
    """Raised when statements clash, with a diagnostic for each clash (two players in one seat, a seat that the table does not have …)."""


def sentence(key: str, **values: object) -> Text:
    """A message of the catalogue in both languages, with its values filled in."""
    return Text(en=message(key, "en", **values), fr=message(key, "fr", **values))
