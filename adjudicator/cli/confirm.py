"""Asking at a terminal which of several readings is meant."""

from __future__ import annotations

from dataclasses import replace

from adjudicator.recognise.understanding import Reading, Understanding
from adjudicator.render.terminal import page_width, show
from adjudicator.render.understanding import understanding_page
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.vocabulary.model import Vocabulary


def only(understood: Understanding, reading: Reading) -> Understanding:
    """`understood` with this reading, and what bears on it."""
    return replace(
        understood,
        readings=(reading,),
        denied=False,
        facts=tuple(one for one in understood.facts if one.fact in reading.facts),
        open=tuple(one for one in understood.open if one.fact in reading.facts),
        disputed=tuple(one for one in understood.disputed if one.fact in reading.facts),
    )


def chosen_reading(understood: Understanding, vocabulary: Vocabulary, lang: Lang) -> Understanding:
    """`understood` with the one reading that the user chooses; all of them when he chooses none (an empty answer, or the end of the input)."""
    show(understanding_page(understood, vocabulary, lang, page_width()))
    count = len(understood.readings)
    while True:
        try:
            answer = input(message("ask_which", lang, count=count) + " ").strip()
        except EOFError:
            answer = ""
        if not answer:
            return understood
        if answer.isdecimal() and 1 <= int(answer) <= count:
            return only(understood, understood.readings[int(answer) - 1])
        print(message("ask_which_again", lang, answer=answer, count=count))
