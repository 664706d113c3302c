"""What a ruling says, in a form in which two houses can be compared: slot by slot, without articles, rules and readings.

Two outcomes say the same when their words, options and figures are the same. How an article that leaves a choice wants it weighed is not
compared: it is written in sentences.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from adjudicator.engine.expression import expression_facts
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Choice, Content, Figure, Options, Phrase, Steps
from adjudicator.ruling.figures import Figures, expressions
from adjudicator.ruling.model import Answer, Settled, Status

SEAT = "seat "

Place = tuple[str, str]
"""Of whom (TABLE, a role, ``seat N``) and which slot."""


@dataclass(frozen=True, slots=True)
class Words:
    """One outcome: its status, its words, and its figures in the order of the words (None: not a whole number)."""

    status: Status
    words: Hashable
    figures: tuple[tuple[str, Hashable], ...]


Said = Mapping[Place, frozenset[Words]]
"""What a house says of each place where it says something. Silence about a slot of which it says why: see `silence`."""


def said(answer: Answer) -> Said:
    """What `answer` says; where it says nothing at all, the reason of its silence under the place ("", "")."""
    found: dict[Place, set[Words]] = {}
    for one in answer.settled:
        found.setdefault((one.who, one.slot), set()).add(words_of(one))
    if not found:
        for lack in answer.unanswered:
            if lack.reason != "no_article":
                found.setdefault(("", ""), set()).add(Words(Status.SILENT, lack.reason, ()))
    return {place: frozenset(words) for place, words in found.items()}


def words_of(settled: Settled) -> Words:
    """One outcome of a ruling."""
    return Words(settled.status, content_words(settled.content), _figures(settled.content, settled.figures))


def content_words(content: Content) -> Hashable:
    """The words of an outcome without its figures; equal for outcomes that say the same."""
    if isinstance(content, Phrase):
        return (content.word, *((name, argument if isinstance(argument, (str, tuple)) else "") for name, argument in content.arguments))
    if isinstance(content, Steps):
        return ("steps", *(content_words(step) for step in content.steps))
    if isinstance(content, Options):
        return ("options", frozenset(content.options))
    if isinstance(content, Figure):
        return ("figure",)
    return ("choice", content.by, frozenset(Counter(content_words(option) for option in content.options).items()), _then(content))


def _then(choice: Choice) -> Hashable:
    """What follows from each option."""
    return frozenset(
        (option, frozenset((outcome.who, outcome.slot, content_words(outcome.content)) for outcome in outcomes))
        for option, outcomes in choice.then_if.items()
    )


def _figures(content: Content, known: Figures) -> tuple[tuple[str, Hashable], ...]:
    """The figures by name; those of an option by its words, as options have no order."""
    if not isinstance(content, Choice):
        return tuple((name, known[name]) for name in sorted(known))
    named: dict[str, list[Hashable]] = {}
    for key, value in known.items():
        index, _, name = key.partition(".")
        named.setdefault(f"{content_words(content.options[int(index)])}.{name}", []).append(value)
    return tuple((name, values[0] if len(values) == 1 else tuple(sorted(values, key=repr))) for name, values in sorted(named.items()))


def decided(answer: Answer, known: Mapping[str, Value] | None = None, seats: Mapping[int, Mapping[str, Value]] | None = None) -> bool:
    """Whether nothing that is said hangs on a fact. A figure of a fact that is `known` to be `none` hangs on nothing: it is said without it."""
    return all(one.status is not Status.DEPENDS or (one.when is None and _figures_known(one, known or {}, seats or {})) for one in answer.settled)


def _figures_known(one: Settled, known: Mapping[str, Value], seats: Mapping[int, Mapping[str, Value]]) -> bool:
    """Whether every fact that an open figure is worked out from is known, of the event or of the seat that it is said of."""
    own = seats.get(int(one.who.removeprefix(SEAT)), {}) if one.who.startswith(SEAT) else {}
    lacking = (expression for key, expression in expressions(one.content) if one.figures.get(key) is None)
    return all(fact in own or fact in known for expression in lacking for fact in expression_facts(expression))


def differing(first: Said, second: Said) -> Sequence[Place]:
    """The places where two houses do not say the same, in order."""
    return [place for place in dict.fromkeys((*first, *second)) if first.get(place) != second.get(place)]


def without_figures(words: Iterable[Words]) -> frozenset[tuple[Status, Hashable]]:
    """The outcomes of a place without their figures."""
    return frozenset((one.status, one.words) for one in words)


def about_seat(place: Place) -> bool:
    """Whether a place is of a seat."""
    return place[0].startswith(SEAT)
