"""The two languages of the program, and a sentence in both."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, get_args

Lang = Literal["en", "fr"]
LANGS: tuple[Lang, ...] = get_args(Lang)


@dataclass(frozen=True, slots=True)
class Text:
    """A sentence or template in English and French."""

    en: str
    fr: str

    def __getitem__(self, lang: Lang) -> str:
        return self.fr if lang == "fr" else self.en
