"""What checks are and what they find. Plain frozen data."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from typing import TYPE_CHECKING

from adjudicator.source.diagnostics import Place
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message

if TYPE_CHECKING:
    from adjudicator.check.house import House
    from adjudicator.check.situation import Witness


class Level(Enum):
    """How bad a finding is: errors make `check` fail, warnings alone don't."""

    ERROR = "error"
    WARNING = "warning"


@dataclass(frozen=True, slots=True)
class About:
    """What a finding is about, in the words by which a record of a known finding names it.

    `articles` and `rules` by their full names (``house/number``, ``house/number.id``), `slots` as ``deal`` or ``offender.hand``.
    """

    incident: tuple[str, ...] = ()
    slots: tuple[str, ...] = ()
    rules: tuple[str, ...] = ()
    articles: tuple[str, ...] = ()
    facts: tuple[str, ...] = ()
    parameters: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Finding:
    """Something wrong with a rulebook. `says` is a key of the message catalogue, filled by `values` (a `Text` in the language printed).

    `witness`: a case that shows it, where there is one. `record`: the record with a condition that it was found under.
    """

    check: str
    place: Place
    says: str
    values: dict[str, object]
    about: About = field(default_factory=About)
    witness: Witness | None = None
    record: Place | None = None

    def text(self, lang: Lang) -> str:
        """The sentence, without its place."""
        return message(self.says, lang, **{key: value[lang] if isinstance(value, Text) else value for key, value in self.values.items()})

    @property
    def page(self) -> str:
        """The page that explains it."""
        return f"docs/checks/{self.check}.md"


@dataclass(frozen=True, slots=True)
class Check:
    """One check. `find` goes through a house; `find_shared` through all houses of a library at once, for what they share.

    Its title and remedy are the messages ``check_ID_title`` and ``check_ID_remedy``.
    """

    id: str
    level: Level
    find: Callable[[House], Iterable[Finding]]
    find_shared: Callable[[Sequence[House]], Iterable[Finding]] | None = None

    def title(self, lang: Lang) -> str:
        """What it looks for, in a few words."""
        return message(f"check_{self.id}_title", lang)

    def remedy(self, lang: Lang) -> str:
        """What can be done about a finding."""
        return message(f"check_{self.id}_remedy", lang)
