"""Fingerprints: a short name for a difference, the same in every run, and whichever house is named first."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Sequence

from adjudicator.compare.said import Place, Words
from adjudicator.compare.side import Side
from adjudicator.engine.condition import Condition
from adjudicator.rulebook.condition_data import condition_data

LENGTH = 12
"""Hexadecimal digits."""

Outcome = tuple[Place, tuple[frozenset[Words], frozenset[Words]]]


def fingerprint(incident: str, when: Condition, outcomes: Sequence[Outcome], sides: tuple[Side | None, Side | None]) -> str:
    """Made of the incident, the condition, and what each house says in each slot that differs; articles, rules and figures do not matter."""
    facts = {name: fact for side in sides if side is not None for name, fact in side.rulebook.vocabulary.facts.items()}
    turned = _name(sides[0]) > _name(sides[1])
    said = sorted(f"{who}.{slot}: {' / '.join(_turned([_text(words) for words in pair], turned))}" for (who, slot), pair in outcomes)
    text = "\n".join((incident, _stable(condition_data(when, facts)), *said))
    return hashlib.sha256(text.encode()).hexdigest()[:LENGTH]


def _name(side: Side | None) -> str:
    return "" if side is None else side.rulebook.id


def _turned(texts: Sequence[str], turned: bool) -> Sequence[str]:
    return texts[::-1] if turned else texts


def _text(words: Iterable[Words]) -> str:
    return "; ".join(sorted(f"{one.status.value} {_stable(one.words)}" for one in words))


def _stable(data: object) -> str:
    """The same text for the same data, in whatever order its sets and mappings come."""
    if isinstance(data, dict):
        return "{" + ", ".join(sorted(f"{_stable(key)}: {_stable(value)}" for key, value in data.items())) + "}"
    if isinstance(data, (set, frozenset)):
        return "{" + ", ".join(sorted(_stable(one) for one in data)) + "}"
    if isinstance(data, (list, tuple)):
        return "(" + ", ".join(_stable(one) for one in data) + ")"
    return str(data)
