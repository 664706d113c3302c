"""Amounts by seat, pots and made hands in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from adjudicator.engine.values import FactType
from adjudicator.text.hands import hand_text
from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.nouns import noun_form, seat_noun
from adjudicator.text.numbers import list_text, number_text


def amounts_text(value: str, lang: Lang) -> str:
    """``3:700,5:1500`` as "seat 3 700, seat 5 1,500"."""
    pairs = [pair.partition(":") for pair in value.split(",")]
    return ", ".join(message("amount_of_seat", lang, seat=_seat(seat, lang), amount=number_text(int(amount), lang)) for seat, _, amount in pairs)


def pots_text(value: str, lang: Lang) -> str:
    """``2100:3,5,7;1600:5,7`` as "main pot 2,100 (seats 3, 5 and 7), side pot 1,600 (seats 5 and 7)"."""
    pots = [pot.partition(":") for pot in value.split(";")]
    many = len(pots) > 2
    shown = []
    for place, (amount, _, seats) in enumerate(pots):
        key = "pot_alone" if len(pots) == 1 else "pot_main" if not place else "pot_side_number" if many else "pot_side"
        shown.append(message(key, lang, amount=number_text(int(amount), lang), seats=seats_text(seats.split(","), lang), number=place))
    return ", ".join(shown)


def seats_text(seats: list[str], lang: Lang) -> str:
    """Seats as a list: "seats 3, 5 and 7", "seat 3"."""
    return message("seats_listed" if len(seats) > 1 else "seat_listed", lang, seats=list_text(seats, lang))


def _seat(seat: str, lang: Lang) -> str:
    return noun_form(seat_noun(int(seat), lang).text, "nu", lang)


TOLD_TEXTS: Mapping[FactType, Callable[[str, Lang], str]] = {
    FactType.AMOUNTS: amounts_text,
    FactType.POTS: pots_text,
    FactType.HAND: hand_text,
}
"""How a value of a type is said."""
