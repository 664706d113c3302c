"""What a ruling settles, in words: values, phrases, procedures, options, figures and choices."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import NamedTuple

from adjudicator.engine.expression import Expression, Number
from adjudicator.engine.values import FactType
from adjudicator.rulebook.model import ArgumentValue, Choice, Content, Options, Outcome, Phrase, SlotContent, Steps
from adjudicator.ruling.figures import NO_FIGURES, Figures, FigureValue
from adjudicator.text.expressions import expression_text
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message
from adjudicator.text.nouns import Noun, capital, seat_noun
from adjudicator.text.numbers import list_text
from adjudicator.text.template import Filling, Nouns, clause, fill, filling_text, required_names
from adjudicator.text.told_lists import TOLD_TEXTS
from adjudicator.vocabulary.model import TABLE, Slot, SlotValue, Vocabulary

_PLAYER, _SEAT = "player", "seat "
NO_NAMES: Mapping[str, Text] = {}


class Words(NamedTuple):
    """The words that a text is made of: a vocabulary and a language, and what to call the players of the hand (role or ``seat N``)."""

    vocabulary: Vocabulary
    lang: Lang
    names: Mapping[str, Text] = NO_NAMES


_SEAT = "seat "
_SEPARATOR = " · "
_OPEN = "…"


def who_noun(who: str, words: Words) -> Noun | None:
    """Who an outcome is about as a noun: a role's, "seat 6", the director's; None for the table."""
    if who == TABLE:
        return None
    name = words.names.get(who)
    if name is not None:
        return Noun(name[words.lang])
    if who.startswith(_SEAT) and who[len(_SEAT) :].isdigit():
        return seat_noun(int(who[len(_SEAT) :]), words.lang)
    noun = words.vocabulary.roles.get(who) or words.vocabulary.parties.get(who)
    return Noun(noun[words.lang] if noun is not None else who)


def slot_title(who: str, slot: str, words: Words) -> str:
    """A slot as a heading: "the board", "the penalty (the player at fault)"."""
    known = words.vocabulary.slots.get(slot)
    title = known.title[words.lang] if known is not None else slot
    noun = who_noun(who, words)
    return title if noun is None else f"{title} ({noun.text})"


def content_text(content: Content, who: str, slot: str, words: Words, figures: Figures = NO_FIGURES, prefix: str = "") -> str:
    """A content as one text: a procedure by its headline where it has one, else by its steps; a choice with its options.

    `figures` are keyed as in `adjudicator.ruling.figures`, under `prefix`; a figure that is missing is shown by its expression.
    """
    if isinstance(content, Choice):
        return choice_text(content, who, slot, words, figures)
    if isinstance(content, Steps):
        headline = steps_headline(content, who, slot, words, figures, prefix)
        return headline if headline is not None else " ".join(content_steps(content, who, slot, words, figures, prefix))
    return content_steps(content, who, slot, words, figures, prefix)[0]


def content_steps(content: SlotContent, who: str, slot: str, words: Words, figures: Figures = NO_FIGURES, prefix: str = "") -> tuple[str, ...]:
    """A content as the steps to carry out: each step of a procedure, one sentence for everything else."""
    known = words.vocabulary.slots.get(slot)
    if isinstance(content, Steps):
        return tuple(_phrase_text(step, who, known, words, figures, f"{prefix}{index}.") for index, step in enumerate(content.steps))
    if isinstance(content, Phrase):
        return (_phrase_text(content, who, known, words, figures, prefix),)
    if isinstance(content, Options):
        options = [clause(_phrase_text(Phrase(option), who, known, words, NO_FIGURES, "")) for option in content.options]
        return (_slot_sentence(known, list_text(options, words.lang, "or"), who, words),)
    kind = known.type if known is not None else "amount"
    return (_slot_sentence(known, _number(content.expression, f"{prefix}value", kind, figures, words), who, words),)


def steps_headline(content: Steps, who: str, slot: str, words: Words, figures: Figures = NO_FIGURES, prefix: str = "") -> str | None:
    """The sentence that stands for a whole procedure: that of its last step that has one, or None."""
    known = words.vocabulary.slots.get(slot)
    for index, step in reversed(list(enumerate(content.steps))):
        value = known.values.get(step.word) if known is not None else None
        if value is not None and value.headline is not None:
            return _fill(value.headline, step, value, who, words, figures, f"{prefix}{index}.")
    return None


def choice_options(choice: Choice, who: str, slot: str, words: Words, figures: Figures = NO_FIGURES) -> tuple[str, ...]:
    """The options of a choice, each in words, with what follows from it."""
    texts = []
    for index, option in enumerate(choice.options):
        text = content_text(option, who, slot, words, figures, f"{index}.")
        follow = choice.then_if.get(option.word, ()) if isinstance(option, Phrase) else ()
        # In a rule about each player what follows is about the player of whom the choice is.
        own = [replace(outcome, who=who) if outcome.who == _PLAYER and who.startswith(_SEAT) else outcome for outcome in follow]
        texts.append(" ".join([text, *(outcome_text(outcome, words) for outcome in own)]))
    return tuple(texts)


def choice_text(choice: Choice, who: str, slot: str, words: Words, figures: Figures = NO_FIGURES) -> str:
    """A choice as one text: "The director decides between: … · …"."""
    options = _SEPARATOR.join(clause(option) for option in choice_options(choice, who, slot, words, figures))
    noun = who_noun(choice.by, words)
    by = noun.text if noun is not None else choice.by
    # Who chooses what is to become of his own action decides nothing: he has the choice.
    return message("choice_of_ones_own" if choice.by == who else "choice_between", words.lang, by=capital(by), options=options)


def outcome_text(outcome: Outcome, words: Words) -> str:
    """An outcome of a rule as one text, its figures as expressions."""
    return content_text(outcome.content, outcome.who, outcome.slot, words)


def value_text(word: str, who: str, slot: str, words: Words) -> str:
    """A value of a slot by itself, without the figures of a ruling: an ellipsis stands where its sentence needs one."""
    known = words.vocabulary.slots.get(slot)
    value = known.values.get(word) if known is not None else None
    if value is None:
        return word
    template = value.says[words.lang]
    open_ones: dict[str, Filling | None] = dict.fromkeys(required_names(template), _OPEN)
    noun = who_noun(who, words)
    return fill(template, words.lang, open_ones if noun is None else {**open_ones, "who": noun})


def _slot_sentence(slot: Slot | None, value: Filling, who: str, words: Words) -> str:
    if slot is None or slot.says is None:
        return filling_text(value, words.lang)
    return fill(slot.says[words.lang], words.lang, {"value": value, "n": value, "who": who_noun(who, words)})


def _phrase_text(phrase: Phrase, who: str, slot: Slot | None, words: Words, figures: Figures, prefix: str) -> str:
    value = slot.values.get(phrase.word) if slot is not None else None
    if value is None:
        return phrase.word
    return _fill(value.says, phrase, value, who, words, figures, prefix)


def _fill(template: Text, phrase: Phrase, value: SlotValue, who: str, words: Words, figures: Figures, prefix: str) -> str:
    values: dict[str, Filling | None] = {"who": who_noun(who, words)}
    kinds = value.arguments or {}
    required = required_names(template[words.lang])
    for name, argument in phrase.arguments:
        kind = kinds.get(name)
        if kind is not None and kind.kind in _NAMELESS and _unknown(argument, figures.get(f"{prefix}{name}")) and name not in required:
            # A seat, or a list, that is not known has no name worth reading: the sentence says what it can without it.
            continue
        values[name] = _argument(f"{prefix}{name}", argument, kind.kind if kind is not None else "amount", words, figures)
    return fill(template[words.lang], words.lang, values)


_NAMELESS = frozenset(("seat", "seats", "pots", "hand"))


def _unknown(argument: ArgumentValue, figure: FigureValue | None) -> bool:
    return figure is None and not isinstance(argument, (str, tuple, Number))


def _argument(key: str, argument: ArgumentValue, kind: str, words: Words, figures: Figures) -> Filling:
    if isinstance(argument, str):
        # Written out in a scenario: a value as it is, and not a term.
        return argument if kind in _NAMELESS else _term(argument, words)
    if isinstance(argument, tuple):
        return Nouns(tuple(_term(term, words) for term in argument))
    return _number(argument, key, kind, figures, words)


def _term(term: str, words: Words) -> Noun:
    noun = words.vocabulary.terms.get(term)
    return Noun(noun[words.lang] if noun is not None else term)


def _number(expression: Expression, key: str, kind: str, figures: Figures, words: Words) -> Filling:
    number = figures.get(key)
    if number is None and isinstance(expression, Number):
        number = expression.value
    if number is None:
        text = expression_text(expression, words.lang, words.vocabulary.facts)
        return Noun(text) if kind in _NAMELESS else text
    if isinstance(number, tuple):
        return Nouns(tuple(seat_noun(seat, words.lang) for seat in number))
    if isinstance(number, str):
        return TOLD_TEXTS[FactType(kind)](number, words.lang) if kind in _NAMELESS else number
    return seat_noun(number, words.lang) if kind == "seat" else number
