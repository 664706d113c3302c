"""Lists that a fact tells in one piece: amounts by seat (``3:700,5:1500``) and pots with the seats that can win them (``2100:3,5,7;1600:5,7``)."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from adjudicator.engine.values import FactType, Value
from adjudicator.rulebook.scope import Scope
from adjudicator.source.diagnostics import Place
from adjudicator.source.nodes import Node, Scalar, Sequence
from adjudicator.vocabulary.model import Fact

_AMOUNT = re.compile(r"([1-9][0-9]?):([0-9]{1,15})", re.ASCII)
_POT = re.compile(r"([0-9]{1,15}):([1-9][0-9]?(?:,[1-9][0-9]?)*)", re.ASCII)

Reader = Callable[[Fact, "str | Node", "Place | None", Scope], "Value | None"]


def _texts(source: str | Node) -> list[str] | None:
    """What was said, a list of a file piece by piece; None where there is something else."""
    if isinstance(source, str):
        return [source]
    items = source.items if isinstance(source, Sequence) else (source,)
    texts = [item.text for item in items if isinstance(item, Scalar)]
    return texts if len(texts) == len(items) else None


def _amounts(fact: Fact, source: str | Node, place: Place | None, scope: Scope) -> Value | None:
    """One amount a seat, by seat."""
    where = place if isinstance(source, str) else source.place
    texts = _texts(source) or []
    found: dict[int, int] = {}
    good = bool(texts)
    for word in re.split(r"[,;\s]+", ",".join(texts).strip(" ,;")):
        match = _AMOUNT.fullmatch(word)
        if match is None:
            scope.report("value_not_amounts", where, {"text": word, "fact": fact.id})
            return None
        if int(match[1]) in found:
            scope.report("value_amount_twice", where, {"seat": match[1], "fact": fact.id})
            good = False
        found[int(match[1])] = int(match[2])
    return ",".join(f"{seat}:{found[seat]}" for seat in sorted(found)) if good else None


def _pots(fact: Fact, source: str | Node, place: Place | None, scope: Scope) -> Value | None:
    """The pots in their order, the main pot first; the seats of each in order."""
    where = place if isinstance(source, str) else source.place
    pots: list[str] = []
    for word in (one.replace(" ", "") for text in _texts(source) or [""] for one in text.strip(" ;").split(";")):
        match = _POT.fullmatch(word)
        seats = sorted(int(seat) for seat in match[2].split(",")) if match is not None else []
        if match is None or len(set(seats)) < len(seats):
            scope.report("value_not_pots", where, {"text": word, "fact": fact.id})
            return None
        pots.append(f"{int(match[1])}:{','.join(map(str, seats))}")
    return ";".join(pots)


def _never_told(fact: Fact, source: str | Node, place: Place | None, scope: Scope) -> Value | None:
    scope.report("value_not_told", place if isinstance(source, str) else source.place, {"fact": fact.id})
    return None


TOLD_LISTS: Mapping[FactType, Reader] = {FactType.AMOUNTS: _amounts, FactType.POTS: _pots, FactType.HAND: _never_told}
"""How the values of a type are read; None with the error in the scope where there is none."""
