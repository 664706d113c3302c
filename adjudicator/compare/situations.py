"""Situations: every combination of the facts that matter in one of the books, as far as it can be; each of them can be told and ruled.

Up to LIMIT combinations an incident all are taken. Beyond, those are taken that make two rules of either book apply together, or one alone,
as far as that can be, and every pair of values of two facts; what is left out is counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, product
from math import prod

from adjudicator.compare.axes import Axes, Axis
from adjudicator.compare.samples import Sample, Samples, told_values
from adjudicator.compare.side import Side, Told
from adjudicator.engine.alternatives import TooManyAlternativesError, alternatives
from adjudicator.engine.condition import Condition, Leaf, Linear, facts_of, leaf_facts
from adjudicator.engine.program import rule_condition
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import NONE, Value
from adjudicator.ruling.domains import domain_of_value, judge

LIMIT = 4096
"""Combinations of one incident up to which all are tried."""
TRIED = 16
"""Up to so many times LIMIT combinations it is tried which of them can be, and counted."""

Facts = Mapping[str, Value]


@dataclass(frozen=True, slots=True)
class Situations:
    """What is tried of one incident. `left_out`: how many combinations are not, as there are too many."""

    told: Sequence[Told]
    left_out: int = 0


def situations(sides: Sequence[Side], axes: Axes, samples: Samples) -> Situations:
    """The situations of the incident that `sides` are on."""
    kinds = [incident.id for incident in sides[0].plan.incidents]
    taken = samples.of(kinds, hands=axes.by_hand)
    answered = axes.answered({name for sample in taken for name, _ in sample.facts})
    valid = _Valid(sides)
    if axes.by_hand:
        first = next(iter(_answers(answered, valid)), {})
        taken = _distinct(taken, sides, axes, first)
    size = prod(len(axis.values) for axis in answered)
    answers = _different(_answers(answered, valid), axes, answered) if size <= LIMIT * TRIED else None
    whole = size if answers is None else len(answers)
    if answers is None or len(answers) * len(taken) > max(LIMIT, len(taken)):
        answers = _representatives(answered, sides, valid, max(1, LIMIT // len(taken)))
    told = [Told({**values, **facts}, sample.hand) for sample in taken for values in [_values(sample, sides)] for facts in answers]
    return Situations(told, max(0, whole - len(answers)) * len(taken))


def _values(sample: Sample, sides: Sequence[Side]) -> Facts:
    values: dict[str, Value] = {}
    for side in sides:
        values |= told_values(sample, side.rulebook.vocabulary)
    return values


class _Valid:
    """What can be, of the facts that are answered: not impossible, and nothing told that is of no matter."""

    def __init__(self, sides: Sequence[Side]) -> None:
        self._forms = {name: form for side in sides for name, form in side.plan.every_form.items()}
        impossible = dict.fromkeys(condition for side in sides for condition in side.plan.impossible_here)
        self._impossible = [(condition, sides[0].plan.bases_of(facts_of(condition))) for condition in impossible]
        self._only_if = [(name, *entry) for side in sides for name, entry in side.plan.only_if.items() if name in side.plan.facts]

    def __call__(self, facts: Facts, last: str | None = None) -> bool:
        """Whether `facts` can be; with `last`, as far as that fact makes a difference."""
        for condition, reads in self._impossible:
            if (last is None or last in reads) and all(name in facts for name in reads) and evaluate(condition, self._whole(condition, facts)):
                return False
        return not any(
            name in facts and otherwise is not None and facts[name] != otherwise and evaluate(condition, self._whole(condition, facts)) is False
            for name, condition, otherwise in self._only_if
        )

    def _whole(self, condition: Condition, facts: Facts) -> Facts:
        """The facts with the numbers that are worked out from them, as far as the condition reads some."""
        derived = {name: value for name in facts_of(condition) if name in self._forms and (value := form_value(self._forms[name], facts)) is not None}
        return {**facts, **derived} if derived else facts


def form_value(form: Linear, facts: Facts) -> Value | None:
    """A number worked out from facts; `none` where one of them is none, None where one is not known."""
    total = form.constant
    for fact, factor in form.terms:
        value = facts.get(fact)
        if value is NONE:
            return NONE
        if not isinstance(value, int) or isinstance(value, bool):
            return None
        total += factor * value
    return total


def _answers(axes: Sequence[Axis], valid: _Valid) -> Iterator[Facts]:
    """Every combination of values that can be."""

    def walk(index: int, facts: dict[str, Value]) -> Iterator[Facts]:
        if index == len(axes):
            yield dict(facts)
            return
        name = axes[index].name
        for value in axes[index].values:
            facts[name] = value
            if valid(facts, name):
                yield from walk(index + 1, facts)
        del facts[name]

    yield from walk(0, {})


def _different(answers: Iterable[Facts], axes: Axes, tried: Sequence[Axis]) -> Sequence[Facts]:
    """Of the combinations that no rule and no figure tells apart the first."""
    if all(len(axis.values) == len(axis.variable.cells) for axis in tried):
        return list(answers)
    forms = axes.forms_of([axis.name for axis in tried])
    found: dict[object, Facts] = {}
    for facts in answers:
        cells = [facts[axis.name] if axis.name in axes.in_figures else axes.cell(axis.variable, facts[axis.name]) for axis in tried]
        for variable, form in forms:
            value = form_value(form, facts)
            cells.append(None if value is None else axes.cell(variable, value))
        found.setdefault(tuple(cells), facts)
    return list(found.values())


def _distinct(samples: Sequence[Sample], sides: Sequence[Side], axes: Axes, facts: Facts) -> Sequence[Sample]:
    """Of the hands that no rule tells apart the first one."""
    kept: dict[object, Sample] = {}
    for sample in samples:
        told = Told({**_values(sample, sides), **facts}, sample.hand)
        kept.setdefault(tuple(_signature(side, axes, told) for side in sides), sample)
    return list(kept.values())


def _signature(side: Side, axes: Axes, told: Told) -> object:
    """Where a hand lies in the cells of every fact, of the event and of each seat."""
    # What is answered beside a hand may not go with it; that alone makes it like no other.
    facts = side.facts(told) or side.facts(Told({}, told.hand))
    if facts is None:
        return None
    event, seats = facts
    return (_cells(event, side, axes), frozenset((seat, _cells(own, side, axes)) for seat, own in seats.items()))


def _cells(facts: Facts, side: Side, axes: Axes) -> object:
    return tuple([(name, axes.cell(variable, facts[name])) for name, variable in axes.cut(side) if name in facts])


def _representatives(axes: Sequence[Axis], sides: Sequence[Side], valid: _Valid, most: int) -> Sequence[Facts]:
    """Combinations in which rules apply alone and two by two, then those that join every two values of two facts; at most `most`."""
    plain = next(_answers(axes, valid), {axis.name: axis.values[0] for axis in axes})
    wanted = _partial(axes, sides)
    found: dict[frozenset[tuple[str, Value]], Facts] = {}
    for partial in (*wanted, *_joined(wanted), *_pairs(axes)):
        if len(found) >= most:
            break
        facts = _completed(partial, axes, plain, valid)
        if facts is not None:
            found.setdefault(frozenset(facts.items()), facts)
    return list(found.values())


def _partial(axes: Sequence[Axis], sides: Sequence[Side]) -> Sequence[Facts]:
    """For each alternative of each rule and definition values that make it true."""
    values = {axis.name: axis.values for axis in axes}
    found: list[Facts] = []
    for side in sides:
        conditions = [rule_condition(rule) for rule in side.plan.rules]
        conditions += [case.when for definition in side.plan.definitions for case in definition.cases]
        for condition in conditions:
            try:
                options = alternatives(condition)
            except TooManyAlternativesError:
                continue
            found += [made for option in options if (made := _making(option, values)) is not None]
    return list({frozenset(one.items()): one for one in found if one}.values())


def _making(tests: Iterable[Leaf], values: Mapping[str, Sequence[Value]]) -> Facts | None:
    chosen: dict[str, Value] = {}
    for test in tests:
        (name,) = leaf_facts(test)
        if name in values:
            fits = [v for v in ([chosen[name]] if name in chosen else values[name]) if judge(test, {name: domain_of_value(v)})]
            if not fits:
                return None
            chosen[name] = fits[0]
    return chosen


def _joined(partials: Sequence[Facts]) -> Iterator[Facts]:
    for one, other in combinations(partials, 2):
        if all(other.get(name, value) == value for name, value in one.items()):
            yield {**one, **other}


def _pairs(axes: Sequence[Axis]) -> Iterator[Facts]:
    for one, other in combinations(axes, 2):
        for first, second in product(one.values, other.values):
            yield {one.name: first, other.name: second}


def _completed(partial: Facts, axes: Sequence[Axis], plain: Facts, valid: _Valid) -> Facts | None:
    """The rest as in the plainest combination; where that cannot be, with one fact of the rest changed."""
    facts = {**plain, **partial}
    if valid(facts):
        return facts
    for axis in axes:
        if axis.name not in partial:
            for value in axis.values:
                changed = {**facts, axis.name: value}
                if valid(changed):
                    return changed
    return None
