"""Diagnostics: what is wrong with a source, where, and what would be right.

Every door of the program (YAML files, the command line, JSON lines) reports through these types, so that all errors are shown at once
and in one form: lower case, the offending text in backticks, the place, the nearest valid word.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import PurePath

from adjudicator.text.escape import escaped
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A position in a source: ``file:line:column``, both counted from 1; line 0 is the file as a whole, column 0 the line as a whole."""

    file: str
    line: int = 0
    column: int = 0

    def __str__(self) -> str:
        column = f":{self.column}" if self.column else ""
        return f"{self.file}:{self.line}{column}" if self.line else self.file


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. ``message`` is a key of the message catalogue, ``values`` fill its placeholders (a `Text`
    among them is taken in the language printed).

    ``nearest`` holds the valid words closest to the offending one, best first; it may be empty.
    """

    message: str
    place: Place | None = None
    values: dict[str, object] = field(default_factory=dict)
    nearest: tuple[str, ...] = ()

    def text(self, lang: Lang) -> str:
        """The sentence in `lang`, without its place, with the nearest words in brackets."""
        values = {key: _printable(value, lang) for key, value in self.values.items()}
        sentence = message(self.message, lang, **values)
        if self.nearest:
            words = " / ".join(f"`{word}`" for word in self.nearest)
            sentence += " (" + message("did_you_mean", lang, words=words) + ")"
        return sentence

    def line(self, lang: Lang) -> str:
        """The sentence with its place in front, as printed."""
        return f"{escaped(str(self.place))}: {self.text(lang)}" if self.place else self.text(lang)


def _printable(value: object, lang: Lang) -> object:
    """What fills a placeholder: words of ours in the language, text that was given to us without anything that cannot be seen."""
    if isinstance(value, Text):
        return value[lang]
    return escaped(str(value)) if isinstance(value, (str, PurePath)) else value


def each_once(found: Iterable[Diagnostic]) -> list[Diagnostic]:
    """The diagnostics in their order, without repetitions."""
    kept: dict[object, Diagnostic] = {}
    for one in found:
        kept.setdefault((one.message, one.place, repr(one.values), one.nearest), one)
    return list(kept.values())


class InvalidInputError(Exception):
    """Raised with every diagnostic found, each once; nothing was loaded. The command line answers with exit code 2."""

    def __init__(self, diagnostics: Iterable[Diagnostic]) -> None:
        self.diagnostics: Sequence[Diagnostic] = tuple(each_once(diagnostics))
        super().__init__("\n".join(d.line("en") for d in self.diagnostics))
