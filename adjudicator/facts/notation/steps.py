"""What a player does, read from the notation: one step after another, and what is said of the whole action."""

from __future__ import annotations

from dataclasses import dataclass

from adjudicator.facts.betting.hand import Action
from adjudicator.facts.betting.steps import UNKNOWN_AMOUNT, Amount, Cards, Kind, Motion, Plain, PullBack, Put, Ruled, Say, Step
from adjudicator.facts.notation.cursor import Cursor, NotUnderstoodError
from adjudicator.facts.notation.lexer import Token, normal
from adjudicator.facts.notation.words import NUMBER_WORDS
from adjudicator.facts.record import replace
from adjudicator.source.diagnostics import Diagnostic

PLAIN = ("fold", "check", "call", "bet", "raise", "all_in")
STEPS = (*PLAIN, "says", "puts", "chips", "chip", "pulls_back", "taps", "gestures", "shows", "throws_cards")
MOST_CHIPS = 500
"""More chips than that are not put into a pot one by one: their total says as much."""
REMARKS = ("out_of_turn", "silent", "last_chips", "chips_behind", "keeps", "in", "ruled", "in_question")


@dataclass(slots=True)
class _Remarks:
    """What was said of an action beside its steps."""

    out_of_turn: bool = False
    silent: bool = False
    last_chips: bool | None = None
    behind: int | None = None
    motions: int | None = None
    ruled: Ruled | None = None
    in_question: bool = False
    silent_chips: bool = False
    """The chips were told with the verb `chips`, which says that there were no words."""


def action_of(cursor: Cursor) -> Action:
    """The action that stands at the cursor, up to the end of the statement. Raises NotUnderstoodError."""
    remarks = _Remarks()
    steps = list(_step(cursor, remarks))
    while not cursor.ends():
        if cursor.symbol(","):
            continue
        if cursor.peek("with") and not cursor.peek("chips_behind"):
            cursor.take("with")
            steps += [_together(step) for step in _step(cursor, remarks, bare_chips=True)]
        elif cursor.take("then"):
            steps += _step(cursor, remarks, bare_chips=True)
        elif cursor.peek("and"):
            raise NotUnderstoodError(Diagnostic("notation_and", cursor.token.place, {"text": cursor.token.text}))
        elif not _remark(cursor, remarks):
            raise cursor.expected("remark", *REMARKS, "then", "with")
    words = any(isinstance(step, Say) for step in steps)
    return Action(
        0,
        tuple(steps),
        remarks.out_of_turn,
        remarks.silent or (remarks.silent_chips and not words),
        remarks.last_chips,
        remarks.behind,
        remarks.motions,
        remarks.ruled,
        remarks.in_question,
    )


def _together(step: Step) -> Step:
    return step if isinstance(step, Plain) else replace(step, with_previous=True)


def _step(cursor: Cursor, remarks: _Remarks, *, bare_chips: bool = False) -> tuple[Step, ...]:
    symbol = cursor.take(*STEPS)
    if symbol is None:
        if bare_chips and (cursor.token.kind == "number" or cursor.token.norm in NUMBER_WORDS or cursor.peek("all")):
            return (_put(cursor),)
        raise cursor.expected("action", *STEPS)
    if symbol in PLAIN:
        return (_plain(cursor, symbol),)
    if symbol == "says":
        return _say(cursor)
    if symbol == "puts":
        return (_put(cursor),)
    if symbol in ("chips", "chip"):
        remarks.silent_chips = not bare_chips
        return (_put(cursor, one=symbol == "chip"),)
    if symbol == "pulls_back":
        return (_pull_back(cursor),)
    if symbol == "gestures":
        if cursor.token.kind != "string":
            raise cursor.expected("quoted")
        cursor.at += 1
        return (Motion(False, cursor.tokens[cursor.at - 1].text),)
    if symbol == "taps":
        return (Motion(True),)
    return (Cards(symbol == "shows"),)


def kind_of(symbol: str) -> Kind:
    """The regular action of a symbol."""
    for kind in ("fold", "check", "call", "bet", "raise", "all_in"):
        if kind == symbol:
            return kind
    raise ValueError(symbol)


def _plain(cursor: Cursor, symbol: str) -> Plain:
    kind = kind_of(symbol)
    if kind in ("fold", "check"):
        return Plain(kind)
    amount, by = _sized(cursor, kind)
    if amount is None and kind in ("bet", "raise"):
        amount = UNKNOWN_AMOUNT
    return Plain(kind, amount, by)


def _sized(cursor: Cursor, kind: str) -> tuple[Amount, bool]:
    """An amount if there is one, and whether it is what is added."""
    by = bool(cursor.take("by")) or cursor.symbol("+")
    start = cursor.token
    if not by and kind == "raise" and cursor.peek("de"):
        place = cursor.token.place
        cursor.take("de")
        amount = _amount(cursor)
        if cursor.take("more"):
            return amount, True
        raise NotUnderstoodError(Diagnostic("notation_raise_by", place, {"amount": "…" if not isinstance(amount, int) else amount}))
    if by:
        amount = _amount(cursor)
    else:
        amount = UNKNOWN_AMOUNT if cursor.symbol("?") else cursor.amount()
        by = amount is not None and cursor.take("more", "by") is not None
    if by and kind != "raise":
        raise NotUnderstoodError(Diagnostic("notation_by", cursor.token.place))
    if amount == 0:
        raise _nothing(start)
    return amount, by


def _nothing(token: Token) -> NotUnderstoodError:
    """The error for an action of no chips: a slip of the hand that tells it."""
    return NotUnderstoodError(Diagnostic("notation_nothing", token.place, {"text": token.text}))


def _amount(cursor: Cursor) -> Amount:
    if cursor.symbol("?"):
        return UNKNOWN_AMOUNT
    found = cursor.amount()
    if found is None:
        raise cursor.expected("amount")
    return found


def _say(cursor: Cursor) -> tuple[Step, ...]:
    token = cursor.token
    if token.kind == "string":
        cursor.at += 1
        return (_quoted(token.text),)
    if cursor.take("pot"):
        return (Say("pot"),)
    symbol = cursor.take(*PLAIN)
    if symbol is not None:
        kind = kind_of(symbol)
        if kind in ("fold", "check"):
            return (Say(kind),)
        cursor.symbol(",")
        amount, by = _sized(cursor, kind)
        return (Say(kind, amount, by),)
    if token.kind == "number" or token.norm == "?":
        return (Say("amount", _amount(cursor)),)
    raise cursor.expected("words", *PLAIN, "pot")


def _quoted(text: str) -> Say:
    """Words as they were said. A number alone has a meaning that depends on its unit."""
    plain = " ".join(normal(text).replace("-", " ").split())
    number = NUMBER_WORDS.get(plain)
    if number is None and plain.isdigit() and len(plain) < 4:
        number = int(plain)
    return Say("amount" if number is not None else "other", literal=text, number=number)


def _put(cursor: Cursor, *, one: bool = False) -> Put:
    if cursor.take("all"):
        total = None if cursor.token.kind != "number" else _amount(cursor)
        return Put(None, total, whole=True)
    chips, total = chips_of(cursor, one=one)
    return Put(chips, total)


def chips_of(cursor: Cursor, *, one: bool = False) -> tuple[tuple[int, ...] | None, Amount]:
    """Chips as values, largest first, where they are told one by one; otherwise their total alone.

    ``100+100+25``, ``2x500``, ``two 500 chips``, ``chip 1000``; ``225`` is a total.
    """
    if cursor.symbol("?"):
        return None, UNKNOWN_AMOUNT
    values: list[int] = []
    counted = one
    while True:
        before = cursor.at
        number = cursor.number_word()
        single = number is not None
        if number is None and cursor.token.kind == "number" and cursor.token.text.isdigit() and _multiplied(cursor):
            number, single = int(cursor.token.text), True
            cursor.at += 1
            cursor.symbol("x")
        if cursor.take("chips", "chip"):
            single = single or cursor.tokens[cursor.at - 1].norm in ("chip", "jeton")
        cursor.take("de")
        value = cursor.amount()
        if value is None:
            cursor.at = before
            raise cursor.expected("chips")
        noun = None if cursor.peek("chips_behind") else cursor.take("chips", "chip")
        counted = counted or single or noun == "chip"
        if value == 0 or number == 0:
            raise _nothing(cursor.tokens[before])
        several = 1 if number is None else number
        if len(values) + several > MOST_CHIPS:  # told before they are laid out one by one
            raise NotUnderstoodError(Diagnostic("notation_too_many_chips", cursor.tokens[before].place, {"most": MOST_CHIPS}))
        values += [value] * several
        if not cursor.symbol("+"):
            break
        counted = True
    chips = tuple(sorted(values, reverse=True))
    return (chips, sum(chips)) if counted or len(chips) > 1 else (None, chips[0])


def _multiplied(cursor: Cursor) -> bool:
    """Whether the number here says how many chips: ``2x500``, ``2 chips of 500``."""
    following = cursor.tokens[min(cursor.at + 1, len(cursor.tokens) - 1)]
    if following.norm == "x":
        return True
    after = cursor.tokens[min(cursor.at + 2, len(cursor.tokens) - 1)]
    return following.norm in ("chips", "jetons") and (after.kind == "number" or after.norm == "de")


def _pull_back(cursor: Cursor) -> PullBack:
    if cursor.take("all"):
        return PullBack(None, whole=True)
    if cursor.symbol("?"):
        return PullBack(UNKNOWN_AMOUNT)
    chips, total = chips_of(cursor)
    return PullBack(total if chips is None else sum(chips))


def _remark(cursor: Cursor, remarks: _Remarks) -> bool:
    symbol = cursor.take("out_of_turn", "silent", "last_chips", "chips_behind", "in_question")
    if symbol == "out_of_turn":
        remarks.out_of_turn = True
    elif symbol == "silent":
        remarks.silent = True
    elif symbol == "last_chips":
        remarks.last_chips = True
    elif symbol == "chips_behind":
        remarks.last_chips = False
    elif symbol == "in_question":
        remarks.in_question = True
    elif cursor.take("ruled"):
        remarks.ruled = _ruled(cursor)
    elif cursor.take("keeps"):
        amount = cursor.amount()
        if amount is None:
            raise cursor.expected("amount")
        remarks.behind = amount
    elif cursor.peek("in"):
        cursor.take("in")
        remarks.motions = cursor.count()
        if remarks.motions is None or not cursor.take("motions"):
            raise cursor.expected("motions", "motions")
    else:
        before = cursor.at
        amount = cursor.amount()
        if amount is None or not cursor.take("behind"):
            cursor.at = before
            return False
        remarks.behind = amount
    return True


def _ruled(cursor: Cursor) -> Ruled:
    symbol = cursor.take(*PLAIN, "void")
    if symbol is None:
        raise cursor.expected("ruling", *PLAIN, "void")
    if symbol == "void":
        return Ruled("void")
    kind = kind_of(symbol)
    if kind == "fold":
        return Ruled(kind, cursor.amount() if cursor.take("leaving") else None)
    return Ruled(kind, cursor.amount() if kind != "check" else None)
