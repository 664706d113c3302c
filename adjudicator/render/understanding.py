"""What was understood of a text, as a page and as data: first of all what the ruling will rest on, and from which words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from adjudicator.recognise.understanding import FactRead, Mention, Reading, Spoken, Understanding
from adjudicator.render.page import Page, Run
from adjudicator.text.escape import escaped
from adjudicator.text.facts import assignment, fact_text, question_text, value_data
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.vocabulary.model import Vocabulary


def understanding_page(understood: Understanding, vocabulary: Vocabulary, lang: Lang, width: int) -> Page:
    """What was understood, in the order in which one checks it: incidents, facts, what was not taken and why, what else the words name."""
    return _Writer(Page(width), understood, vocabulary, lang).all()


class _Writer:
    def __init__(self, page: Page, understood: Understanding, vocabulary: Vocabulary, lang: Lang) -> None:
        self.page = page
        self.understood = understood
        self.vocabulary = vocabulary
        self.lang = lang
        self.bearing = frozenset(fact for reading in understood.readings for fact in reading.facts)

    def say(self, key: str, **values: object) -> str:
        return message(key, self.lang, **values)

    def quoted(self, words: str) -> str:
        return self.say("quoted", words=escaped(words))

    def all(self) -> Page:
        """The page."""
        self.readings()
        self.facts()
        self.left()
        self.mentions()
        for wrong, meant in self.understood.corrected:
            self.page.paragraph(Run(self.say("ask_corrected", wrong=escaped(wrong), meant=meant), "faint"), hang=4)
        return self.page

    def readings(self) -> None:
        readings = self.understood.readings
        if self.understood.sure:
            self.page.labelled(Run(self.say("label_understood"), "strong"), self.reading(readings[0]))
            return
        self.page.paragraph(Run(self.say("label_unsure"), "open"))
        self.page.blank()
        rows = [(Run(f"{number}", "strong"), self.reading(reading)) for number, reading in enumerate(readings, 1)]
        self.page.rows(rows)
        if self.understood.denied:
            self.page.paragraph(Run(self.say("ask_denied"), "open"))
        self.page.blank()

    def reading(self, reading: Reading) -> list[Run]:
        words = ", ".join(self.quoted(words) for words in reading.words)
        title = self.vocabulary.incidents[reading.incident].title[self.lang]
        return [Run(f"{title} ({reading.incident})"), Run(f" {words}", "faint")]

    def facts(self) -> None:
        for fact in self.understood.facts:
            if fact.sure:
                text = fact_text(fact.fact, fact.value, self.vocabulary, self.lang)
                self.page.paragraph([Run(f"{text} ({assignment(fact.fact, fact.value)}) "), Run(self.quoted(fact.words), "faint")], indent=4, hang=6)

    def left(self) -> None:
        """What is not taken: hints, what is denied or doubted, what is only spoken of, what is contested."""
        hints: dict[str, list[FactRead]] = {}
        for fact in self.understood.facts:
            if not fact.sure:
                hints.setdefault(fact.fact, []).append(fact)
        spoken = [one for one in self.understood.open if one.fact not in hints]
        if not hints and not spoken and not self.understood.disputed:
            return
        self.page.paragraph(Run(self.say("label_not_taken"), "strong"))
        for ones in hints.values():
            values = self.say("value_or").join(assignment(one.fact, one.value) for one in ones)
            words = ", ".join(dict.fromkeys(self.quoted(one.words) for one in ones))
            why = self.say(f"doubt_{ones[0].doubt}")
            self.page.paragraph([Run(f"{values} "), Run(f"{words}: {why}" if self.lang == "en" else f"{words} : {why}", "faint")], indent=4, hang=6)
        for key, group in (("ask_contested", self.understood.disputed), ("ask_open", tuple(spoken))):
            for one in group:
                asked = question_text(one.fact, self.vocabulary, self.lang)
                self.page.paragraph([Run(f"{asked} ({one.fact}) "), Run(self.say(key, words=escaped(one.words)), "faint")], indent=4, hang=6)

    def mentions(self) -> None:
        rest = [mention for mention in self.understood.mentions if not mention.taken]
        if rest:
            named = dict.fromkeys(_mention_text(mention, self.lang) for mention in rest)
            self.page.paragraph([Run(self.say("label_named"), "strong"), Run(" " + ", ".join(named))], hang=4)


def _mention_text(mention: Mention, lang: Lang) -> str:
    text = message(f"mention_{mention.kind}", lang, value=mention.value)
    return (
        text
        if text.casefold() == mention.words.casefold() or mention.value == mention.words
        else f"{text} {message('quoted', lang, words=escaped(mention.words))}"
    )


def understanding_data(understood: Understanding, vocabulary: Vocabulary, lang: Lang) -> dict[str, Any]:
    """The same as data; its keys are those of docs/ask.md, always all present."""
    return {
        "text": understood.text,
        "sure": understood.sure,
        "readings": [
            {
                "incident": reading.incident,
                "title": vocabulary.incidents[reading.incident].title[lang],
                "score": reading.score,
                "words": list(reading.words),
            }
            for reading in understood.readings
        ],
        "facts": [
            {"fact": one.fact, "value": value_data(one.value), "words": one.words, "sure": one.sure, "doubt": one.doubt} for one in understood.facts
        ],
        "open": _spoken(understood.open),
        "disputed": _spoken(understood.disputed),
        "mentions": [{"kind": one.kind, "value": one.value, "words": one.words, "taken": one.taken} for one in understood.mentions],
        "corrected": [{"word": wrong, "as": meant} for wrong, meant in understood.corrected],
    }


def _spoken(ones: Iterable[Spoken]) -> list[dict[str, str]]:
    return [{"fact": one.fact, "words": one.words} for one in ones]
