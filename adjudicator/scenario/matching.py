"""Whether a value that came out is the one that a scenario speaks of."""

from __future__ import annotations

from collections.abc import Sequence

from adjudicator.engine.expression import Expression
from adjudicator.rulebook.model import ArgumentValue, Choice, Content, Figure, Options, Phrase, SlotContent, Steps
from adjudicator.ruling.figures import Figures, figure_words, figures
from adjudicator.ruling.model import Settled


def matches(claimed: Content | None, got: Settled) -> bool:
    """Whether `got` is what is claimed: the arguments that the claim gives are compared, those that it leaves out are not; None is any value."""
    return claimed is None or _same(claimed, got.content, got.figures, "", doubt=False)


def may_be(claimed: Content | None, got: Settled) -> bool:
    """Whether `got` could be what is claimed: also as an option of a choice, as a part of a procedure, or with a figure that is not known."""
    if claimed is None:
        return True
    if isinstance(got.content, Choice) and not isinstance(claimed, Choice):
        return any(_part_of(claimed, option, got.figures, f"{i}.") for i, option in enumerate(got.content.options))
    return _part_of(claimed, got.content, got.figures, "")


def _part_of(claimed: Content, got: Content, known: Figures, prefix: str) -> bool:
    if isinstance(claimed, Steps) and isinstance(got, Steps):
        size = len(claimed.steps)
        return any(
            all(_same(step, got.steps[start + i], known, f"{prefix}{start + i}.", doubt=True) for i, step in enumerate(claimed.steps))
            for start in range(len(got.steps) - size + 1)
        )
    if isinstance(claimed, Options) and isinstance(got, Options):
        return set(claimed.options) <= set(got.options)
    return _same(claimed, got, known, prefix, doubt=True)


def same_options(claimed: Sequence[Content], choice: Choice, known: Figures) -> bool:
    """Whether a choice has exactly these options, in any order."""
    return _one_to_one(claimed, choice.options, known, "", doubt=False)


def _same(claimed: Content, got: Content, known: Figures, prefix: str, *, doubt: bool) -> bool:
    """`known` holds the figures of `got` under keys that begin with `prefix`; with `doubt` an unknown figure may be the one claimed."""
    if isinstance(claimed, Phrase) and isinstance(got, Phrase):
        given = dict(got.arguments)
        return claimed.word == got.word and all(
            name in given and _same_argument(value, given[name], known, f"{prefix}{name}", doubt) for name, value in claimed.arguments
        )
    if isinstance(claimed, Steps) and isinstance(got, Steps):
        return len(claimed.steps) == len(got.steps) and all(
            _same(one, other, known, f"{prefix}{i}.", doubt=doubt) for i, (one, other) in enumerate(zip(claimed.steps, got.steps, strict=True))
        )
    if isinstance(claimed, Options) and isinstance(got, Options):
        return set(claimed.options) == set(got.options)
    if isinstance(claimed, Figure) and isinstance(got, Figure):
        return _same_figure(claimed.expression, known, f"{prefix}value", doubt)
    if isinstance(claimed, Choice) and isinstance(got, Choice):
        return claimed.by == got.by and _one_to_one(claimed.options, got.options, known, prefix, doubt=doubt)
    return False


def _one_to_one(claimed: Sequence[Content], got: Sequence[SlotContent], known: Figures, prefix: str, *, doubt: bool) -> bool:
    left = list(enumerate(got))
    for one in claimed:
        found = next((pair for pair in left if _same(one, pair[1], known, f"{prefix}{pair[0]}.", doubt=doubt)), None)
        if found is None:
            return False
        left.remove(found)
    return not left


def _same_argument(claimed: ArgumentValue, got: ArgumentValue, known: Figures, key: str, doubt: bool) -> bool:
    if isinstance(claimed, str) and not isinstance(got, (str, tuple)):
        value = known.get(key)
        return doubt if value is None else figure_words(value) == claimed
    if isinstance(claimed, (str, tuple)) or isinstance(got, (str, tuple)):
        return claimed == got
    return _same_figure(claimed, known, key, doubt)


def _same_figure(claimed: Expression, known: Figures, key: str, doubt: bool) -> bool:
    value = known.get(key)
    return doubt if value is None else figures(Figure(claimed), {})["value"] == value
