"""The value of a fact, as a file or a command line says it: ``burn_identifiable: yes``, ``amount_put=1.2k``, ``seats=1,3,4``."""

from __future__ import annotations

import re
from decimal import Decimal

from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.scope import Scope
from adjudicator.rulebook.tests import CARD, constant
from adjudicator.rulebook.told_lists import TOLD_LISTS
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.nearest import plain_form
from adjudicator.source.nodes import Node, Scalar, Sequence
from adjudicator.vocabulary.model import Fact

_YES = frozenset(("yes", "y", "oui", "o", "true", "vrai"))
_NO = frozenset(("no", "n", "non", "false", "faux"))
_SUIT_SIGNS = str.maketrans({"♣": "c", "♦": "d", "♥": "h", "♠": "s"})

_CARDS = re.compile(r"(?:([1-9][0-9]?):)?((?:[2-9TJQKA][cdhs])+)", re.ASCII)
"""Cards, with their seat where they have one: ``Ah``, ``3:Kh``, ``3:KhQd``."""

_TEN = re.compile("10(?=[cdhs])")

_DIGITS = re.compile(r"[0-9]{1,18}", re.ASCII)
_GROUPED = re.compile(r"[0-9]{1,3}(?:([ ,'’\u00a0\u202f])[0-9]{3})(?:\1[0-9]{3}){0,4}", re.ASCII)
_SHORT = re.compile(r"([0-9]{1,9})(?:[.,]([0-9]{1,2}))?\s?([km])", re.ASCII | re.IGNORECASE)
_THOUSANDS = {"k": 1_000, "m": 1_000_000}


def parse_value(fact: Fact, source: str | Node, diagnostics: list[Diagnostic], place: Place | None = None) -> Value | None:
    """The value of `fact` that `source` says; None where it says none, with the error in `diagnostics`.

    A node is read as files are: `yes`, `no`, `none`, a word of the fact, digits, a list for seats and cards.
    A str is read as a command line is, more kindly: also oui/non and true/false, words in any capitals and with accents, ``1 200``, ``1,200``,
    ``1.2k``, seats as ``1,3,4``, cards with signs (``3:K♥10♦``); errors stand at `place`.
    """
    scope = Scope({fact.id: fact}, {}, diagnostics)
    if fact.type in TOLD_LISTS:
        return TOLD_LISTS[fact.type](fact, source, place, scope)
    if isinstance(source, str):
        return _typed(fact, source.strip(), place, scope)
    if fact.type.listed:
        return _seats_of(fact, source, scope)
    if fact.type is FactType.CARDS:
        return _cards_of(fact, source, scope)
    if not isinstance(source, Scalar):
        scope.report("value_not_scalar", source.place, {"fact": fact.id})
        return None
    text = source.text.strip()
    if not source.plain and fact.type.numeric and _DIGITS.fullmatch(text):
        scope.report("test_quoted_number", source.place, {"text": text})
        return None
    return constant(fact, text, source.place, scope)


def _seats_of(fact: Fact, node: Node, scope: Scope) -> Value | None:
    if isinstance(node, Scalar) and node.text == "none":
        return constant(fact, "none", node.place, scope)
    items = node.items if isinstance(node, Sequence) else (node,)
    seats: list[int] = []
    for item in items:
        if isinstance(item, Scalar) and item.plain and _DIGITS.fullmatch(item.text) and int(item.text) > 0:
            seats.append(int(item.text))
        else:
            scope.report(f"value_not_{fact.type.value}", item.place, {"text": item.text if isinstance(item, Scalar) else "…", "fact": fact.id})
    if len(set(seats)) < len(seats):
        scope.report("value_number_twice" if fact.type is FactType.NUMBERS else "value_seat_twice", node.place, {"fact": fact.id})
        return None
    return tuple(sorted(seats)) if len(seats) == len(items) else None


def _typed(fact: Fact, text: str, place: Place | None, scope: Scope) -> Value | None:
    lowered = plain_form(text)
    if lowered == "none":
        return constant(fact, "none", place, scope)
    if fact.type is FactType.YES_NO and lowered in _YES | _NO:
        return lowered in _YES
    if fact.type is FactType.WORD and lowered in fact.words:
        return lowered
    if fact.type is FactType.CARD:
        card = text.translate(_SUIT_SIGNS).replace("10", "T").strip()
        card = card[:1].upper() + card[1:].lower()
        return card if CARD.fullmatch(card) else constant(fact, text, place, scope)
    if fact.type.listed:
        return _typed_seats(fact, text, place, scope)
    if fact.type is FactType.CARDS:
        plain = _TEN.sub("T", text.translate(_SUIT_SIGNS))
        return _cards(fact, [(word, place) for word in re.split(r"[,;\s]+", plain) if word], place, scope)
    if fact.type.numeric:
        number = parse_number(text)
        if number is not None:
            return constant(fact, str(number), place, scope)
    return constant(fact, text, place, scope)


def _typed_seats(fact: Fact, text: str, place: Place | None, scope: Scope) -> Value | None:
    words = [word for word in re.split(r"[,;\s]+", text) if word]
    if not words or not all(_DIGITS.fullmatch(word) and int(word) > 0 for word in words):
        scope.report(f"value_not_{fact.type.value}", place, {"text": text, "fact": fact.id})
        return None
    seats = sorted(int(word) for word in words)
    if len(set(seats)) < len(seats):
        scope.report("value_number_twice" if fact.type is FactType.NUMBERS else "value_seat_twice", place, {"fact": fact.id})
        return None
    return tuple(seats)


def _cards_of(fact: Fact, node: Node, scope: Scope) -> Value | None:
    if isinstance(node, Scalar):
        if node.text == "none":
            return constant(fact, "none", node.place, scope)
        return _cards(fact, [(word, node.place) for word in re.split(r"[,;\s]+", node.text) if word], node.place, scope)
    items = node.items if isinstance(node, Sequence) else (node,)
    return _cards(fact, [(item.text if isinstance(item, Scalar) else "…", item.place) for item in items], node.place, scope)


def _cards(fact: Fact, words: list[tuple[str, Place | None]], place: Place | None, scope: Scope) -> Value | None:
    """Cards as they are kept: one str, those of the table first, then by seat, each seat's in the order in which they were said."""
    if not words:
        scope.report("value_not_cards", place, {"text": "", "fact": fact.id})
        return None
    found: list[tuple[int, str]] = []
    good = True
    for word, where in words:
        match = _CARDS.fullmatch(word)
        if match is None:
            scope.report("value_not_cards", where, {"text": word, "fact": fact.id})
            good = False
            continue
        found += [(int(match[1] or 0), match[2][start : start + 2]) for start in range(0, len(match[2]), 2)]
    if not good:
        return None
    return ",".join(f"{seat}:{card}" if seat else card for seat, card in sorted(found, key=lambda one: one[0]))


def parse_number(text: str) -> int | None:
    """A whole number as people write amounts: ``1200``, ``1 200``, ``1,200``, ``1.2k``, ``1,2k``, ``2M``; None for anything else (``1.200`` too)."""
    if _DIGITS.fullmatch(text):
        return int(text)
    if _GROUPED.fullmatch(text):
        return int(re.sub("[^0-9]", "", text))
    match = _SHORT.fullmatch(text)
    if match:
        value = Decimal(f"{match[1]}.{match[2] or 0}") * _THOUSANDS[match[3].lower()]
        return int(value)
    return None
