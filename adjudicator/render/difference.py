"""A difference in words: when it comes out, what each house says, and how the case that shows it is told."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.compare.commands import command_line, house_word, scenario_text
from adjudicator.compare.model import Difference, Kind
from adjudicator.compare.report import Report
from adjudicator.engine.condition import All
from adjudicator.rulebook.model import Choice, Rulebook
from adjudicator.ruling.model import Answer, Settled, Status
from adjudicator.ruling.steps import in_order
from adjudicator.text.conditions import condition_text
from adjudicator.text.explain import silence_text
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message
from adjudicator.text.outcomes import NO_NAMES, Words, choice_options, content_steps, content_text
from adjudicator.text.template import clause, sentence

SEPARATOR = " · "


@dataclass(frozen=True, slots=True)
class SideView:
    """What one house says in the slots that differ, a sentence each, with the articles; `said` is False where it says nothing."""

    label: str
    texts: tuple[str, ...]
    cites: tuple[str, ...]
    said: bool

    @property
    def text(self) -> str:
        """All of it."""
        return " ".join(self.texts)


@dataclass(frozen=True, slots=True)
class DifferenceView:
    """A difference in words."""

    fingerprint: str
    kind: str
    when: str
    sides: tuple[SideView, SideView]
    commands: tuple[str, ...]
    """The same case under each house that knows the incident."""
    scenario: str
    accepted: str | None


def difference_view(difference: Difference, report: Report, lang: Lang) -> DifferenceView:
    """A difference of `report` in words."""
    books = (report.first, report.second)
    knowing = [book for book in books if difference.incident in book.rulebook.vocabulary.incidents]
    when = when_words(difference, report, lang)
    sides = (_side(difference, 0, report, lang), _side(difference, 1, report, lang))
    if sides[0].texts == sides[1].texts:
        # Two procedures that are called the same and are not: their steps tell them apart.
        sides = (_side(difference, 0, report, lang, steps=True), _side(difference, 1, report, lang, steps=True))
    return DifferenceView(
        fingerprint=difference.fingerprint,
        kind=kind_words(difference.kind, report, lang),
        when=when,
        sides=sides,
        commands=tuple(dict.fromkeys(command_line(difference.witness, house_word(book), book.rulebook.vocabulary) for book in knowing)),
        scenario=scenario_text(difference, _name(difference), books),
        accepted=report.accepted.get(difference.fingerprint),
    )


def _name(difference: Difference) -> str:
    return f"{difference.incident} {difference.fingerprint}"


def kind_words(kind: Kind, report: Report, lang: Lang) -> str:
    """The kind of a difference."""
    first, second = report.labels
    return message(f"diff_kind_{kind}", lang, first=first, second=second)


def when_words(difference: Difference, report: Report, lang: Lang) -> str:
    """When a difference comes out."""
    if difference.when == All(()):
        return message("diff_everywhere", lang)
    what = condition_text(difference.when, report.vocabulary(difference.incident), lang)
    return what if difference.always else message("diff_sometimes", lang, what=what)


def _side(difference: Difference, index: int, report: Report, lang: Lang, *, steps: bool = False) -> SideView:
    book = (report.first, report.second)[index]
    answer = (difference.first, difference.second)[index]
    label = report.labels[index]
    if difference.incident not in book.rulebook.vocabulary.incidents:
        return SideView(label, (message("diff_knows_not", lang),), (), said=False)
    whole = any(slot.slot == "" for slot in difference.slots)
    settled = answer.settled if whole else [one for slot in difference.slots for one in (slot.first, slot.second)[index]]
    if not settled:
        return SideView(label, (_silence(answer, lang),), (), said=False)
    texts = tuple(said_texts(settled, book.rulebook, lang, steps=steps))
    return SideView(label, texts, tuple(dict.fromkeys(cite for one in settled for cite in one.cites)), said=True)


def _silence(answer: Answer, lang: Lang) -> str:
    """Why nothing is said, where there is more to say than that no article is on it."""
    for lack in answer.unanswered:
        if lack.reason != "no_article" and not answer.settled:
            return silence_text(lack.reason, lack.cites, lang)
    return message("diff_says_nothing", lang)


def said_texts(
    settled: Iterable[Settled], rulebook: Rulebook, lang: Lang, names: Mapping[str, Text] = NO_NAMES, *, steps: bool = False
) -> Sequence[str]:
    """What is settled, a sentence each, in the order in which it is carried out; contradictions and choices as what they are.

    `names`: what to call the players of the hand; `steps`: a procedure by all its steps, not by its headline.
    """
    words = Words(rulebook.vocabulary, lang, names)
    texts: list[str] = []
    ordered = in_order(list(settled), rulebook.vocabulary)
    conflicting = [one for one in ordered if one.status is Status.CONFLICT]
    if conflicting:
        sides = SEPARATOR.join(f"{clause(_text(one, words))} ({', '.join(one.cites)})" for one in conflicting)
        texts.append(sentence(message("diff_disagree", lang, what=sides)))
    for one in ordered:
        if one.status is Status.CONFLICT:
            continue
        if one.status is Status.DISCRETION and isinstance(one.content, Choice):
            options = SEPARATOR.join(clause(option) for option in choice_options(one.content, one.who, one.slot, words, one.figures))
            texts.append(sentence(message("diff_choose", lang, options=options)))
        elif steps and not isinstance(one.content, Choice):
            texts += content_steps(one.content, one.who, one.slot, words, one.figures)
        else:
            texts.append(_text(one, words))
    return list(dict.fromkeys(texts))


def _text(one: Settled, words: Words) -> str:
    return content_text(one.content, one.who, one.slot, words, one.figures)
