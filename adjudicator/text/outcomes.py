"""What a ruling settles, in words: values, phrases, procedures, options, figures and choices."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.expression import Expression, Number
from adjudicator.rulebook.model import ArgumentValue, Choice, Content, Options, Outcome, Phrase, SlotContent, Steps
from adjudicator.text.expressions import expression_text
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message
from adjudicator.text.nouns import Noun, capital, seat_noun
from adjudicator.text.numbers import list_text
from adjudicator.text.template import Filling, Nouns, clause, fill
from adjudicator.vocabulary.model import TABLE, Argument, Slot, SlotValue, Vocabulary

Figures = Mapping[str, int | None]
"""The value of each expression by the name of its argument, "value" for a bare figure; None where a fact is missing."""

_SEAT = "seat "
_SEPARATOR = " · "


def who_noun(who: str, vocabulary: Vocabulary, lang: Lang) -> Noun | None:
    """Who an outcome is about as a noun: a role's, "seat 6", the director's; None for the table."""
    if who == TABLE:
        return None
    if who.startswith(_SEAT) and who[len(_SEAT) :].isdigit():
        return seat_noun(int(who[len(_SEAT) :]), lang)
    noun = vocabulary.roles.get(who) or vocabulary.parties.get(who)
    return Noun(noun[lang] if noun is not None else who)


def slot_title(who: str, slot: str, vocabulary: Vocabulary, lang: Lang) -> str:
    """A slot as a heading: "the board", "the penalty (the player at fault)"."""
    known = vocabulary.slots.get(slot)
    title = known.title[lang] if known is not None else slot
    noun = who_noun(who, vocabulary, lang)
    return title if noun is None else f"{title} ({noun.text})"


def content_text(content: Content, who: str, slot: str, vocabulary: Vocabulary, lang: Lang, figures: Figures | None = None) -> str:
    """A content as one text: a procedure by its headline where it has one, else by its steps; a choice with its options.

    A figure that is missing in `figures` is shown by its expression.
    """
    if isinstance(content, Choice):
        return choice_text(content, who, slot, vocabulary, lang, figures)
    if isinstance(content, Steps):
        headline = steps_headline(content, who, slot, vocabulary, lang, figures)
        return headline if headline is not None else " ".join(content_steps(content, who, slot, vocabulary, lang, figures))
    return content_steps(content, who, slot, vocabulary, lang, figures)[0]


def content_steps(content: SlotContent, who: str, slot: str, vocabulary: Vocabulary, lang: Lang, figures: Figures | None = None) -> tuple[str, ...]:
    """A content as the steps to carry out: each step of a procedure, one sentence for everything else."""
    known = vocabulary.slots.get(slot)
    if isinstance(content, Steps):
        return tuple(_phrase_text(step, who, known, vocabulary, lang, figures or {}) for step in content.steps)
    if isinstance(content, Phrase):
        return (_phrase_text(content, who, known, vocabulary, lang, figures or {}),)
    if isinstance(content, Options):
        return (_slot_sentence(known, list_text(_option_words(content, who, known, vocabulary, lang), lang, "or"), who, vocabulary, lang),)
    value = _number(content.expression, "value", "seat" if known is not None and known.type == "seat" else "amount", figures or {}, lang)
    return (_slot_sentence(known, value, who, vocabulary, lang),)


def steps_headline(content: Steps, who: str, slot: str, vocabulary: Vocabulary, lang: Lang, figures: Figures | None = None) -> str | None:
    """The sentence that stands for a whole procedure: that of its last step that has one, or None."""
    known = vocabulary.slots.get(slot)
    for step in reversed(content.steps):
        value = known.values.get(step.word) if known is not None else None
        if value is not None and value.headline is not None:
            return _fill(value.headline, step, value, who, vocabulary, lang, figures or {})
    return None


def choice_options(choice: Choice, who: str, slot: str, vocabulary: Vocabulary, lang: Lang, figures: Figures | None = None) -> tuple[str, ...]:
    """The options of a choice, each in words, with what follows from it."""
    texts = []
    for option in choice.options:
        text = content_text(option, who, slot, vocabulary, lang, figures)
        follow = choice.then_if.get(option.word, ()) if isinstance(option, Phrase) else ()
        texts.append(" ".join([text, *(outcome_text(outcome, vocabulary, lang, figures) for outcome in follow)]))
    return tuple(texts)


def choice_text(choice: Choice, who: str, slot: str, vocabulary: Vocabulary, lang: Lang, figures: Figures | None = None) -> str:
    """A choice as one text: "The director decides between: … · …"."""
    options = _SEPARATOR.join(clause(option) for option in choice_options(choice, who, slot, vocabulary, lang, figures))
    noun = who_noun(choice.by, vocabulary, lang)
    by = noun.text if noun is not None else choice.by
    return message("choice_between", lang, by=capital(by), options=options)


def outcome_text(outcome: Outcome, vocabulary: Vocabulary, lang: Lang, figures: Figures | None = None) -> str:
    """An outcome of a rule as one text."""
    return content_text(outcome.content, outcome.who, outcome.slot, vocabulary, lang, figures)


def _option_words(options: Options, who: str, slot: Slot | None, vocabulary: Vocabulary, lang: Lang) -> list[str]:
    return [clause(_phrase_text(Phrase(option), who, slot, vocabulary, lang, {})) for option in options.options]


def _slot_sentence(slot: Slot | None, value: Filling, who: str, vocabulary: Vocabulary, lang: Lang) -> str:
    if slot is None or slot.says is None:
        return fill("{value}", lang, {"value": value})
    return fill(slot.says[lang], lang, {"value": value, "n": value, "who": who_noun(who, vocabulary, lang) or Noun(TABLE)})


def _phrase_text(phrase: Phrase, who: str, slot: Slot | None, vocabulary: Vocabulary, lang: Lang, figures: Figures) -> str:
    value = slot.values.get(phrase.word) if slot is not None else None
    if value is None:
        return phrase.word
    return _fill(value.says, phrase, value, who, vocabulary, lang, figures)


def _fill(template: Text, phrase: Phrase, value: SlotValue, who: str, vocabulary: Vocabulary, lang: Lang, figures: Figures) -> str:
    values: dict[str, Filling | None] = {"who": who_noun(who, vocabulary, lang)}
    kinds = value.arguments or {}
    for name, argument in phrase.arguments:
        values[name] = _argument(name, argument, kinds.get(name), vocabulary, lang, figures)
    return fill(template[lang], lang, values)


def _argument(name: str, argument: ArgumentValue, kind: Argument | None, vocabulary: Vocabulary, lang: Lang, figures: Figures) -> Filling:
    if isinstance(argument, str):
        return _term(argument, vocabulary, lang)
    if isinstance(argument, tuple):
        return Nouns(tuple(_term(term, vocabulary, lang) for term in argument))
    return _number(argument, name, kind.kind if kind is not None else "amount", figures, lang)


def _term(term: str, vocabulary: Vocabulary, lang: Lang) -> Noun:
    noun = vocabulary.terms.get(term)
    return Noun(noun[lang] if noun is not None else term)


def _number(expression: Expression, name: str, kind: str, figures: Figures, lang: Lang) -> Filling:
    number = figures.get(name)
    if number is None and isinstance(expression, Number):
        number = expression.value
    if number is None:
        return expression_text(expression, lang)
    return seat_noun(number, lang) if kind == "seat" else number
