"""What one may answer to a question, and what an answer typed means."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.interview.state import DISPUTED, UNKNOWN, Question, Reply
from adjudicator.rulebook.fact_values import parse_value
from adjudicator.ruling.read_case import DISPUTED_WORDS, UNKNOWN_WORDS
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.source.nearest import plain_form
from adjudicator.text.facts import answers, value_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.vocabulary.model import Vocabulary

BACK: Literal["back"] = "back"
MORE: Literal["more"] = "more"
SIGNS: dict[str, Reply] = {"?": UNKNOWN, "!": DISPUTED}
BACK_SIGNS = frozenset({"<", "back", "retour"})
MORE_SIGN = "+"


@dataclass(frozen=True, slots=True)
class Offered:
    """One line of the answers: what to type, and what it means."""

    sign: str
    label: str


def offered(question: Question, vocabulary: Vocabulary, lang: Lang, *, first: bool, more: bool) -> Sequence[Offered]:
    """The answers as they are listed. The values by number, or how a value is typed; then the signs.

    `first`: there is nothing to go back to. `more`: something is taken for granted, which is not asked yet.
    """
    if question.values:
        lines = [Offered(str(number), _label(question, value, lang)) for number, value in enumerate(question.values, start=1)]
    else:
        form = answers(question.fact.id, vocabulary, question.missing.seat)
        number = question.fact.type in (FactType.AMOUNT, FactType.COUNT)
        lines = [Offered("N" if number else "…", message("interview_number", lang) if number else message("interview_as_written", lang, form=form))]
        if question.fact.allows_none:
            lines.append(Offered("none", _label(question, NONE, lang)))
    lines += [Offered("?", message("interview_unknown", lang)), Offered("!", message("interview_disputed", lang))]
    if not first:
        lines.append(Offered("<", message("interview_back", lang)))
    return [*lines, Offered(MORE_SIGN, message("interview_more", lang))] if more else lines


def reply_of(typed: str, question: Question, lang: Lang) -> Reply | Literal["back", "more"]:
    """What an answer means: a number of the list, a sign, a word, a value. Raises InvalidInputError with what would be right."""
    text = typed.strip()
    plain = plain_form(text)
    if plain in BACK_SIGNS:
        return BACK
    if text == MORE_SIGN:
        return MORE
    if text in SIGNS:
        return SIGNS[text]
    if question.values:
        if text.isdecimal() and text.isascii() and 1 <= int(text) <= len(question.values):
            return question.values[int(text) - 1]
        for value in question.values:
            if plain == plain_form(_label(question, value, lang)):
                return value
    if plain in UNKNOWN_WORDS | DISPUTED_WORDS and text not in question.fact.words:
        return UNKNOWN if plain in UNKNOWN_WORDS else DISPUTED
    problems: list[Diagnostic] = []
    parsed = parse_value(question.fact, text, problems) if text else None
    if parsed is None:
        raise InvalidInputError(problems or [Diagnostic("interview_not_listed", values={"text": text})])
    return parsed


def _label(question: Question, value: Value, lang: Lang) -> str:
    return value_text(question.fact, value, lang)
