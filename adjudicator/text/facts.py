"""What a fact says when it has a value: "the burn card cannot be told apart", "3 actions before it was noticed"."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.seats import bare_fact, seat_fact, seat_of
from adjudicator.text.languages import Lang, Text
from adjudicator.text.messages import message
from adjudicator.text.nouns import Noun, noun_form, seat_noun
from adjudicator.text.template import Filling, Nouns, fill, filling_text
from adjudicator.text.told_lists import TOLD_TEXTS
from adjudicator.vocabulary.model import Fact, Vocabulary

_PLACEHOLDERS = {
    FactType.SEAT: "SEAT",
    FactType.SEATS: "SEAT,SEAT",
    FactType.NUMBERS: "N,N",
    FactType.CARD: "CARD",
    FactType.CARDS: "SEAT:CARD,CARD",
    FactType.AMOUNTS: "SEAT:N,SEAT:N",
    FactType.POTS: "N:SEAT,SEAT;N:SEAT",
}


def value_data(value: Value) -> str | int | list[int]:
    """A value as written in data and on the command line: "yes" and "no", words, `none`, numbers, lists of seats."""
    if value is True:
        return "yes"
    if value is False:
        return "no"
    if value is NONE:
        return "none"
    return list(value) if isinstance(value, tuple) else value


def assignment(fact: str, value: Value) -> str:
    """``fact=value`` as one types it."""
    data = value_data(value)
    return f"{fact}={','.join(map(str, data)) if isinstance(data, list) else data}"


def value_filling(fact: Fact | None, value: Value, lang: Lang) -> Filling:
    """A value as what fills a placeholder: a noun for words and seats, a number, words."""
    if isinstance(value, bool) or value is NONE:
        return message("value_yes" if value is True else "value_no" if value is False else "value_none", lang)
    if isinstance(value, tuple):
        if fact is not None and fact.type is FactType.NUMBERS:
            return ", ".join(map(str, value))
        return Nouns(tuple(seat_noun(seat, lang) for seat in value))
    if isinstance(value, int):
        return seat_noun(value, lang) if fact is not None and fact.type is FactType.SEAT else value
    if fact is not None and fact.type in TOLD_TEXTS:
        return TOLD_TEXTS[fact.type](value, lang)
    label = fact.labels.get(value) if fact is not None and fact.labels else None
    return Noun(label[lang]) if label is not None else value


def value_text(fact: Fact | None, value: Value, lang: Lang) -> str:
    """A value alone in words: "the flop", "15,000", "seat 6", "yes"."""
    return filling_text(value_filling(fact, value, lang), lang)


def fact_text(fact: str, value: Value, vocabulary: Vocabulary, lang: Lang) -> str:
    """The sentence of a fact with this value, without a capital and a full stop. A fact without sentences is written ``fact=value``.

    That of one seat (``cards_held@6``) has the seat in front.
    """
    bare, seat = bare_fact(fact), seat_of(fact)
    if seat is not None and bare in vocabulary.facts:
        return message("fact_of_seat", lang, seat=seat, text=fact_text(bare, value, vocabulary, lang))
    known = vocabulary.facts.get(fact)
    if known is None:
        return assignment(fact, value)
    template = known.says.get("zero" if is_zero(value) and "zero" in known.says else says_key(value))
    if template is None:
        return assignment(fact, value)
    return says(template, value_filling(known, value, lang), lang)


def says_key(value: Value) -> str:
    """The key of `Fact.says` that holds the sentence of a value."""
    return "yes" if value is True else "no" if value is False else "none" if value is NONE else "value"


def is_zero(value: Value) -> bool:
    """Whether a value is the number 0, for which a fact may have a sentence of its own."""
    return value == 0 and not isinstance(value, bool)


def says(template: Text, filling: Filling, lang: Lang) -> str:
    """A sentence of a fact filled with a value, whichever of ``{value}`` and ``{n}`` it uses."""
    return fill(template[lang], lang, {"value": filling, "n": filling})


def question_text(fact: str, vocabulary: Vocabulary, lang: Lang) -> str:
    """The question that a fact is asked with; a fact without one is asked by its sentence or its name."""
    known = vocabulary.facts.get(fact)
    if known is not None and known.question is not None:
        return known.question[lang]
    if known is not None and "yes" in known.says:
        return message("is_it_so", lang, what=says(known.says["yes"], "", lang))
    return message("value_of", lang, fact=f"`{fact}`")


def answers(fact: str, vocabulary: Vocabulary, seat: int | None = None) -> str:
    """What one may type for a fact: ``burn_identifiable=yes|no``, ``street=flop|turn|river``, ``actions_before_notice=N``, ``cards_held@6=N``."""
    known = vocabulary.facts.get(fact)
    if known is None:
        return f"{fact}=…"
    options: Sequence[str]
    if known.type is FactType.YES_NO:
        options = ("yes", "no")
    elif known.type is FactType.WORD:
        options = known.words
    else:
        options = (_PLACEHOLDERS.get(known.type, "N"),)
    if known.allows_none:
        options = (*options, "none")
    return f"{fact if seat is None else seat_fact(fact, seat)}={'|'.join(options)}"


def party_text(party: str, vocabulary: Vocabulary, lang: Lang) -> str:
    """Who a question is put to, as it follows "ask" ("the dealer") and "à demander" ("au donneur")."""
    noun = vocabulary.parties.get(party)
    return noun_form(noun[lang] if noun is not None else party, "au" if lang == "fr" else "", lang)


def title_fillings(vocabulary: Vocabulary, facts: Mapping[str, Value], lang: Lang) -> dict[str, Filling]:
    """The facts that are known as fillings for a title that names them."""
    return {name: value_filling(vocabulary.facts.get(name), value, lang) for name, value in facts.items()}
