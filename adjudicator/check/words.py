"""How checks speak of outcomes, slots and incidents: in both languages at once, as findings are printed in either."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from adjudicator.check.house import House
from adjudicator.rulebook.model import Choice, Outcome
from adjudicator.text.languages import Lang, Text
from adjudicator.text.numbers import list_text
from adjudicator.text.outcomes import Words, choice_options, outcome_text, slot_title


def both(of: Callable[[Lang], str]) -> Text:
    """A text made in each language."""
    return Text(en=of("en"), fr=of("fr"))


def outcome_words(house: House, outcome: Outcome) -> Text:
    """What an outcome says, in one line."""

    def say(lang: Lang) -> str:
        words = Words(house.rulebook.vocabulary, lang)
        if isinstance(outcome.content, Choice):
            return " / ".join(choice_options(outcome.content, outcome.who, outcome.slot, words))
        return outcome_text(outcome, words)

    return both(say)


def slots_words(house: House, slots: Iterable[tuple[str, str]]) -> Text:
    """The titles of slots, with "or" between them."""
    listed = list(slots)

    def say(lang: Lang) -> str:
        words = Words(house.rulebook.vocabulary, lang)
        return list_text([slot_title(who, slot, words) for who, slot in listed], lang, "or")

    return both(say)


def kinds_words(house: House, kinds: Iterable[str]) -> Text:
    """The titles of incidents, with "and" between them."""
    incidents = house.rulebook.vocabulary.incidents
    listed = [incidents[kind].title for kind in kinds]
    return both(lambda lang: list_text([title[lang] for title in listed], lang))
