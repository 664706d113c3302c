"""The parser: from text to a telling, every error of every statement at once. Grammar: docs/hand-notation.md."""

from __future__ import annotations

from collections.abc import Callable

from adjudicator.facts.betting.hand import Street
from adjudicator.facts.notation.cursor import Cursor, NotUnderstoodError
from adjudicator.facts.notation.lexer import tokens_of
from adjudicator.facts.notation.steps import STEPS, action_of, chips_of
from adjudicator.facts.notation.telling import (
    Acts,
    Ante,
    Blinds,
    DeadSmallBlind,
    Deals,
    Game,
    HasChips,
    Irregularity,
    PassedOver,
    Players,
    Posts,
    Remain,
    Sits,
    SmallestChip,
    Spot,
    Statement,
    Telling,
    TellsPot,
)
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError, Place

POSITIONS = ("SB", "BB", "UTG", "MP", "LJ", "HJ", "CO", "BTN")
HAND_OPTION = "--hand"
MAX_LENGTH = 20_000
"""Characters of the longest hand that is read."""


def telling_of(text: str, file: str = HAND_OPTION) -> Telling:
    """The statements of a hand. `file` names the source in places. Raises InvalidInputError with everything that was not understood."""
    if len(text) > MAX_LENGTH:
        raise InvalidInputError([Diagnostic("notation_too_long", Place(file), {"limit": MAX_LENGTH})])
    tokens, wrong = tokens_of(text, file)
    cursor = Cursor(text, tokens)
    statements: list[Statement] = []
    while cursor.token.kind != "end":
        if cursor.symbol(";"):
            continue
        try:
            statements += _statement(cursor)
            if not cursor.ends():
                raise cursor.expected("end")
        except NotUnderstoodError as error:
            wrong.append(error.diagnostic)
            while not cursor.ends():
                cursor.at += 1
    if wrong:
        raise InvalidInputError(sorted(wrong, key=lambda diagnostic: diagnostic.place or Place(file)))
    if not statements:
        raise InvalidInputError([Diagnostic("notation_empty", Place(file, 1, 1))])
    return tuple(statements)


def _statement(cursor: Cursor) -> tuple[Statement, ...]:
    token = cursor.token
    if token.kind == "number":
        return (_counted(cursor),)
    found = cursor.peek(*_HEADERS)
    seat = cursor.peek(*POSITIONS, "seat", "seats") or _numbered_utg(cursor)
    if found is not None and (seat is None or found[1] > seat[1]):
        cursor.take(found[0])
        return _HEADERS[found[0]](cursor, token.place)
    if seat is not None:
        return _of_seat(cursor, token.place)
    raise cursor.expected("statement", *_HEADERS, *POSITIONS, "seat")


# Who -----------------------------------------------------------------------------------------------------------------


def _numbered_utg(cursor: Cursor) -> tuple[str, int] | None:
    return ("UTG", 1) if cursor.token.norm.startswith("utg+") else None


def _spot(cursor: Cursor) -> Spot | None:
    if _numbered_utg(cursor):
        cursor.at += 1
        return cursor.tokens[cursor.at - 1].norm.upper()
    position = cursor.take(*POSITIONS)
    if position is not None:
        return position
    if not cursor.take("seat"):
        return None
    return _seat_number(cursor)


def _seat_number(cursor: Cursor) -> int:
    before = cursor.at
    number = cursor.count()
    if number is None or number < 1:
        cursor.at = before
        raise cursor.expected("seat_number")
    return number


def _spots(cursor: Cursor) -> tuple[Spot, ...]:
    found: list[Spot] = []
    numbers = bool(cursor.take("seats"))
    while True:
        spot = _seat_number(cursor) if numbers else _spot(cursor)
        if spot is None:
            raise cursor.expected("seat", "seat", *POSITIONS)
        found.append(spot)
        if not cursor.symbol(",") and not cursor.take("and"):
            return tuple(found)


def _of_seat(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    """A statement that begins with a seat."""
    spots = _spots(cursor)
    first = spots[0]
    if len(spots) == 1:
        sits = _sits(cursor, first, place)
        if sits is not None:
            return (sits,)
        if cursor.take("skipped"):
            return (PassedOver(first, place),)
        if cursor.take("posts"):
            chips, total = chips_of(cursor)
            if not isinstance(total, int):
                raise cursor.expected("amount")
            return (Posts(first, total, chips, place),)
    elif cursor.peek(*STEPS) and not cursor.peek("fold", "check", "call"):
        raise NotUnderstoodError(Diagnostic("notation_several", cursor.token.place, {"text": cursor.token.text}))
    if not cursor.peek(*STEPS):
        raise cursor.expected("action", *STEPS, *(("posts", "skipped") if len(spots) == 1 else ()))
    return (Acts(spots, action_of(cursor), place),)


def _sits(cursor: Cursor, spot: Spot, place: Place) -> Sits | None:
    """``BTN = seat 4``, ``button 4``."""
    if not isinstance(spot, str) or not (cursor.token.norm == "=" or cursor.token.kind == "number" or cursor.peek("seat")):
        return None
    cursor.symbol("=")
    cursor.take("seat")
    return Sits(spot, _seat_number(cursor), place)


# Stakes and moments --------------------------------------------------------------------------------------------------


def _needed(cursor: Cursor) -> int:
    found = cursor.amount()
    if found is None:
        raise cursor.expected("amount")
    return found


def _blinds(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    small = None if cursor.symbol("-") else _needed(cursor)
    if not (cursor.symbol("/") or cursor.symbol("-")):
        raise cursor.expected("slash")
    blinds = Blinds(small, _needed(cursor), place)
    if blinds.small is not None and blinds.small > blinds.big:
        raise NotUnderstoodError(Diagnostic("notation_blinds_order", place, {"small": blinds.small, "big": blinds.big}))
    if cursor.token.norm in ("/", "-"):
        raise NotUnderstoodError(Diagnostic("notation_third_blind", cursor.token.place))
    cursor.symbol(",")
    ante_place = cursor.token.place
    kind = cursor.take("ante", "big_blind_ante")
    if kind is None:
        return (blinds,)
    return (blinds, *(_ante if kind == "ante" else _big_blind_ante)(cursor, ante_place))


def _ante(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    return (Ante(_needed(cursor), "all", place),)


def _big_blind_ante(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    return (Ante(_needed(cursor), "big_blind", place),)


def _limit(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    small = cursor.amount()
    big = _needed(cursor) if small is not None and (cursor.symbol("/") or cursor.symbol("-")) else None
    return (Game("limit", small, big, place),)


def _players(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    number = cursor.count()
    if number is None:
        raise cursor.expected("count")
    return (Players(number, place),)


def _counted(cursor: Cursor) -> Statement:
    """``9 players``, ``3 left``."""
    place = cursor.token.place
    number = cursor.count()
    if number is None:
        raise cursor.expected("statement")
    kind = cursor.take("players", "left")
    if kind is None:
        raise cursor.expected("players", "players", "left")
    return Players(number, place) if kind == "players" else Remain(number, place)


def _remain(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    number = cursor.count()
    if number is None:
        raise cursor.expected("count")
    cursor.take("players", "left")
    return (Remain(number, place),)


def _stacks(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    found: list[tuple[Spot, int]] = []
    while True:
        spot = _spot(cursor)
        if spot is None:
            raise cursor.expected("seat", "seat", *POSITIONS)
        cursor.symbol("=")
        found.append((spot, _needed(cursor)))
        if not cursor.symbol(",") and not cursor.take("and"):
            return (HasChips(tuple(found), place),)


def _street(street: Street) -> Callable[[Cursor, Place], tuple[Statement, ...]]:
    def read(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
        cards: list[str] = []
        while cursor.token.kind == "card":
            cards.append(_card(cursor.token.text))
            cursor.at += 1
            cursor.symbol(",")
        deals = Deals(street, tuple(cards), place)
        cursor.symbol(",")
        if cursor.ends():
            return (deals,)
        where = cursor.token.place
        if cursor.take("heads_up"):
            return (deals, Remain(2, where))
        if cursor.take("remain"):
            return (deals, *_remain(cursor, where))
        number = cursor.count()
        if number is None or not cursor.take("left", "players"):
            raise cursor.expected("cards", "left", "heads_up", "remain")
        return (deals, Remain(number, where))

    return read


def _card(text: str) -> str:
    rank, suit = text[:-1].upper(), text[-1].lower()
    return ("T" if rank == "10" else rank) + {"\u2660": "s", "\u2665": "h", "\u2666": "d", "\u2663": "c"}.get(suit, suit)


def _fixed(made: Callable[[Place], Statement]) -> Callable[[Cursor, Place], tuple[Statement, ...]]:
    """A statement that is its words alone."""

    def read(_: Cursor, place: Place) -> tuple[Statement, ...]:
        return (made(place),)

    return read


def _smallest_chip(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    return (SmallestChip(_needed(cursor), place),)


def _pot(cursor: Cursor, place: Place) -> tuple[Statement, ...]:
    return (TellsPot(_needed(cursor), place),)


_HEADERS: dict[str, Callable[[Cursor, Place], tuple[Statement, ...]]] = {
    "blinds": _blinds,
    "dead_small_blind": _fixed(DeadSmallBlind),
    "ante": _ante,
    "big_blind_ante": _big_blind_ante,
    "no_limit": _fixed(lambda place: Game("no_limit", None, None, place)),
    "pot_limit": _fixed(lambda place: Game("pot_limit", None, None, place)),
    "limit": _limit,
    "players": _players,
    "remain": _remain,
    "heads_up": _fixed(lambda place: Remain(2, place)),
    "stacks": _stacks,
    "smallest_chip": _smallest_chip,
    "pot": _pot,
    "error": _fixed(Irregularity),
    "preflop": _street("preflop"),
    "flop": _street("flop"),
    "turn": _street("turn"),
    "river": _street("river"),
}
