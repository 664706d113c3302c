"""Reading the hand of a case, and the player whose action is in question."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import TYPE_CHECKING

from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place
from adjudicator.source.nearest import nearest
from adjudicator.source.nodes import Scalar
from adjudicator.text.languages import LANGS

if TYPE_CHECKING:
    from adjudicator.facts.betting.hand import Hand

_SEAT = re.compile(r"(?:seat|si[eè]ge)?\s*(\d{1,2})", re.IGNORECASE)


def read_hand(source: Scalar, diagnostics: list[Diagnostic]) -> Hand | None:
    """The hand that a text tells; None where it does not, with what is wrong added to `diagnostics`."""
    from adjudicator.facts.notation.resolve import hand_of

    try:
        return hand_of(source.text)
    except InvalidInputError as error:
        diagnostics += [replace(one, place=_moved(one.place, source)) for one in error.diagnostics]
        return None


def _moved(place: Place | None, source: Scalar) -> Place | None:
    """A place within the text as a place of its file; that of a typed text as it is."""
    if place is None or not source.place.file:
        return place
    quote = 0 if source.plain else 1
    return Place(source.place.file, source.place.line, source.place.column + quote + max(place.column - 1, 0))


def read_about(source: Scalar, hand: Hand | None, diagnostics: list[Diagnostic]) -> int | None:
    """The seat of a player named by seat or position, as the hand names him; None with a diagnostic where nobody is."""
    place = source.place if source.place.file else None
    if hand is None:
        diagnostics.append(Diagnostic("about_without_hand", place))
        return None
    names = {hand.name(seat)[lang].casefold(): seat for seat in hand.told_seats for lang in LANGS}
    seat = _SEAT.fullmatch(source.text.strip())
    number = int(seat.group(1)) if seat is not None else names.get(source.text.strip().casefold())
    if number in hand.told_seats:
        return number
    known = [hand.name(seat)["en"] for seat in hand.told_seats]
    diagnostics.append(
        Diagnostic("about_nobody", place, {"text": source.text, "known": ", ".join(f"`{name}`" for name in known)}, nearest(source.text, known))
    )
    return None
