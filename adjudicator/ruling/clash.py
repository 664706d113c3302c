"""Facts that cannot be true together: who said what, told apart from what the hand gives and what follows."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Literal

from adjudicator.engine.condition import facts_of
from adjudicator.engine.values import NONE, Value
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.text.languages import LANGS, Text
from adjudicator.text.messages import message

if TYPE_CHECKING:
    from adjudicator.ruling.gate import Entered
    from adjudicator.ruling.plan import Plan

Source = Literal["given", "of_hand", "derived"]
_SOURCES: tuple[Source, ...] = ("given", "of_hand", "derived")


def clash(plan: Plan, entered: Entered, source: int | None) -> Diagnostic:
    """The diagnostic for facts of `entered` that clash; `source` is the index of the impossible combination, None where several play together.

    What was told is always named; what was measured or worked out, where the combination reads it.
    """
    reads = None if source is None else plan.bases_of(facts_of(plan.impossible[source][0]))
    found: dict[Source, dict[str, Value]] = {}
    for fact in sorted(entered.facts, key=plan.order_of):
        if fact.startswith("=") or fact not in plan.facts:
            continue
        kind: Source = "of_hand" if fact in entered.measured else "given" if entered.origins.get(fact) == "given" else "derived"
        if kind == "given" or reads is None or fact in reads:
            found.setdefault(kind, {})[fact] = entered.facts[fact]
    if source is None:
        return Diagnostic("impossible_together", values={"facts": told_facts(found)})
    return Diagnostic("impossible_facts", values={"because": plan.impossible[source][1], "facts": told_facts(found)})


def told_facts(found: Mapping[Source, Mapping[str, Value]]) -> Text:
    """``told: a=yes; from the hand: b=none``."""
    parts = [(kind, ", ".join(f"{fact}={shown(value)}" for fact, value in found[kind].items())) for kind in _SOURCES if kind in found]
    en, fr = ("; ".join(message(f"facts_{kind}", lang, facts=facts) for kind, facts in parts) for lang in LANGS)
    return Text(en=en, fr=fr)


def shown(value: Value) -> str:
    """A value as it is written after FACT=."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, tuple):
        return ",".join(str(seat) for seat in value)
    return "none" if value is NONE else str(value)
