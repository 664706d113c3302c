"""Axes: the facts that matter in one of the books, each cut into the fewest cells on each of which every rule of both books behaves the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from adjudicator.compare.side import Side
from adjudicator.engine.condition import Condition, Leaf, Linear, facts_of, leaf_facts, leaves
from adjudicator.engine.expression import expression_facts
from adjudicator.engine.values import NONE, FactType, Value
from adjudicator.ruling.cells import Cell, Variable
from adjudicator.ruling.domains import Range, cut_points, pieces
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.forms import FORM_MARK
from adjudicator.ruling.gate import whole_domain
from adjudicator.vocabulary.model import Fact

_BEYOND = 3
"""How much above the least value of a cell a second one lies, where figures are worked out from a fact."""


@dataclass(frozen=True, slots=True)
class Axis:
    """A fact that is answered: its cells, and the values that are tried (one in each cell, more where figures hang on it)."""

    variable: Variable
    values: tuple[Value, ...]

    @property
    def name(self) -> str:
        """The fact."""
        return self.variable.name


class Axes:
    """The facts that matter in one of the books, for one incident."""

    def __init__(self, sides: Sequence[Side]) -> None:
        """`sides` are those that know the incident."""
        self._sides = sides
        self._variables: dict[str, Variable] = {}
        self._cut: dict[int, Sequence[tuple[str, Variable]]] = {}
        self._found: dict[tuple[str, Value, bool], int | None] = {}

    @cached_property
    def by_hand(self) -> bool:
        """Whether what is measured is told by a hand: where chips, seats or players are measured, so that it cannot be answered at will."""
        for side in self._sides:
            plan = side.plan
            for name in plan.measured - plan.defined.keys():
                fact = plan.fact(name)
                assert fact is not None
                if fact.type in (FactType.AMOUNT, FactType.SEAT) or (fact.per_player and plan.measured_rules):
                    return True
        return False

    @property
    def worked_out(self) -> bool:
        """Whether numbers are worked out from facts, of which only some values are tried."""
        return bool(self.in_figures) or any(name for side in self._sides for name in side.plan.forms)

    def answered(self, told: Iterable[str]) -> Sequence[Axis]:
        """The facts that are answered, in the order of the vocabulary; `told` are those that the samples tell."""
        skipped = set(told)
        names = [name for name in self.facts if name not in skipped and name in self._matter and self._is_answered(name)]
        names.sort(key=lambda name: min(side.plan.order_of(name) for side in self._sides))
        near = self._near_values([name for name in names if self.variable(name) is not None])
        return [Axis(variable, self._values(variable, near.get(name, ()))) for name in names if (variable := self.variable(name)) is not None]

    @cached_property
    def facts(self) -> Sequence[str]:
        """Every fact that one of the books reads, derived numbers too, definitions left out."""
        return sorted({name for side in self._sides for name in side.plan.facts if not self._defined(name)})

    @cached_property
    def _matter(self) -> frozenset[str]:
        """The facts that something else than an impossible combination reads, directly or through what is worked out from them."""
        found: set[str] = set(self.in_figures)
        for side in self._sides:
            plan = side.plan
            read = {*plan.leaves_by_fact, *(fact for condition in plan.asides for fact in facts_of(condition))}
            found |= {*read, *plan.bases_of(read)}
            found |= {fact for _, formula in plan.formulas for fact in expression_facts(formula)}
            found |= {fact for calculator in plan.calculators for fact in calculator.inputs}
        return frozenset(found)

    def _defined(self, name: str) -> bool:
        """Whether every book that reads it defines it."""
        return all(name in side.plan.defined for side in self._sides if name in side.plan.facts)

    def _fact(self, name: str) -> Fact | None:
        return next((fact for side in self._sides if (fact := side.plan.fact(name)) is not None), None)

    def _is_answered(self, name: str) -> bool:
        fact = self._fact(name)
        if all(name in side.rulebook.context for side in self._sides if name in side.plan.facts):
            return False  # each house sets it for itself
        if fact is None or fact.formula is not None or fact.calculator is not None or (fact.measured and self.by_hand):
            return False
        return fact.type in (FactType.YES_NO, FactType.WORD) or fact.type.numeric

    def cut(self, side: Side) -> Sequence[tuple[str, Variable]]:
        """The facts that a side reads and that have several cells."""
        key = id(side)
        if key not in self._cut:
            named = [(name, self.variable(name)) for name in sorted(side.plan.facts)]
            self._cut[key] = [(name, variable) for name, variable in named if variable is not None and len(variable.cells) > 1]
        return self._cut[key]

    def variable(self, name: str) -> Variable | None:
        """The cells of a fact; None for one whose values are lists or cards."""
        if name not in self._variables:
            made = self._made(name)
            if made is None:
                return None
            self._variables[name] = made
        return self._variables[name]

    def cell(self, variable: Variable, value: Value) -> int | None:
        """The cell of `variable` that a value lies in; None where it lies in none."""
        key = (variable.name, value, isinstance(value, bool))
        if key not in self._found:
            self._found[key] = cell_of(variable, value)
        return self._found[key]

    def _made(self, name: str) -> Variable | None:
        fixed = [side.rulebook.context[name] for side in self._sides if name in side.rulebook.context and name in side.plan.facts]
        fact = self._fact(name)
        type_ = FactType.AMOUNT if fact is None else fact.type
        if fixed:
            return Variable(name, tuple(Cell(frozenset((value,)), value) for value in dict.fromkeys(fixed)), {}) if not type_.listed else None
        if type_ in (FactType.YES_NO, FactType.WORD):
            return Variable(name, tuple(Cell(frozenset((value,)), value) for value in self._words(name, fact)), {})
        if not type_.numeric:
            return None
        plan = next((side.plan for side in self._sides if name in side.plan.facts), self._sides[0].plan)
        domain = whole_domain(plan, name)
        assert isinstance(domain, Range)
        points = frozenset(point for leaf in self._leaves.get(name, ()) for point in cut_points(leaf))
        return Variable(name, tuple(Cell(part, _standing_for(part)) for part in pieces(domain, points)), {})

    def _words(self, name: str, fact: Fact | None) -> Sequence[Value]:
        """The values of a fact that every book with the word knows."""
        if fact is None or fact.type is FactType.YES_NO:
            return (True, False)
        known = [other for side in self._sides if (other := side.rulebook.vocabulary.facts.get(name)) is not None]
        words: list[Value] = [word for word in fact.words if all(word in other.words for other in known)]
        return [*words, NONE] if fact.allows_none else words

    @cached_property
    def _leaves(self) -> Mapping[str, Sequence[Leaf]]:
        """Every test of one fact in either book: of rules, definitions, asks, notes, relevance and what is impossible."""
        found: dict[str, list[Leaf]] = {}
        for side in self._sides:
            for name, own in side.plan.leaves_by_fact.items():
                found.setdefault(name, []).extend(own)
            for condition in (*side.plan.asides, *side.plan.impossible_here):
                for leaf in leaves(condition):
                    found.setdefault(leaf_facts(leaf)[0], []).append(leaf)
        return found

    def _near_values(self, names: Sequence[str]) -> Mapping[str, Sequence[int]]:
        """For numbers that are compared with one another, further values: those of the others, one more, one less, and so on."""
        found: dict[str, set[int]] = {}
        for side in self._sides:
            for form_name, form in side.plan.every_form.items():
                group = [fact for fact, _ in form.terms if fact in names]
                if form_name not in side.plan.facts or not group or len(form.terms) < 2:
                    continue
                own = [cell.value for fact in group for cell in self._cells(fact)]
                numbers = {value for value in own if isinstance(value, int) and not isinstance(value, bool)}
                points = {point for leaf in self._leaves.get(form_name, ()) for point in cut_points(leaf)} or {0, 1}
                near = {number + step for number in numbers for point in points for step in (-1, 0, 1, point, -point)}
                for fact in group:
                    found.setdefault(fact, set()).update(value for value in near if value >= 0)
        return {name: sorted(values) for name, values in found.items()}

    def _cells(self, name: str) -> Sequence[Cell]:
        variable = self.variable(name)
        return () if variable is None else variable.cells

    def _values(self, variable: Variable, near: Sequence[int]) -> tuple[Value, ...]:
        values: dict[Value, None] = {cell.value: None for cell in variable.cells}
        domains = [cell.domain for cell in variable.cells]
        ranges = [domain for domain in domains if isinstance(domain, Range) and not domain.no_numbers]
        if variable.name in self.in_figures:
            values.update(dict.fromkeys(part.low + _BEYOND for part in ranges if part.low is not None and part.high is None))
        if ranges:
            values.update(dict.fromkeys(value for value in near if any(_within(value, part) for part in ranges)))
        return tuple(values)

    @cached_property
    def in_figures(self) -> frozenset[str]:
        """The facts that figures are worked out from, through formulas too."""
        found: set[str] = set()
        for side in self._sides:
            read = {f for rule in side.plan.rules for o in rule.outcomes for _, e in expressions(o.content) for f in expression_facts(e)}
            found |= {base for name in read for base in side.plan.bases_of((name,))}
            found |= {fact for name, formula in side.plan.formulas if name in read for fact in expression_facts(formula)}
        return frozenset(found)

    def forms_of(self, names: Iterable[str]) -> Sequence[tuple[Variable, Linear]]:
        """The numbers worked out from no other facts than `names` that a test of either book reads, with their cells."""
        known = frozenset(names)
        found: dict[str, tuple[Variable, Linear]] = {}
        for side in self._sides:
            for name, form in side.plan.every_form.items():
                variable = self.variable(name) if name in self._leaves and known.issuperset(fact for fact, _ in form.terms) else None
                if variable is not None:
                    found[name] = (variable, form)
        return list(found.values())

    def read_by(self, conditions: Iterable[Condition]) -> frozenset[str]:
        """The axes and derived numbers behind some conditions: definitions and relevance written out."""
        found: set[str] = set()
        waiting = [name for condition in conditions for name in facts_of(condition)]
        seen: set[str] = set()
        while waiting:
            name = waiting.pop()
            if name in seen:
                continue
            seen.add(name)
            found.add(name)
            for side in self._sides:
                definition = side.plan.defined.get(name)
                if definition is not None:
                    waiting += [fact for case in definition.cases for fact in facts_of(case.when)]
                if name in side.plan.only_if:
                    waiting += facts_of(side.plan.only_if[name][0])
        return frozenset(found)


def _standing_for(part: Range) -> Value:
    if part.no_numbers:
        return NONE
    return part.low if part.low is not None else part.high if part.high is not None else 0


def _within(value: int, part: Range) -> bool:
    return (part.low is None or value >= part.low) and (part.high is None or value <= part.high)


def cell_of(variable: Variable, value: Value) -> int | None:
    """The cell that a value lies in; None where it lies in none."""
    if isinstance(value, int) and not isinstance(value, bool):
        for index, cell in enumerate(variable.cells):
            part = cell.domain
            if (
                isinstance(part, Range)
                and not part.no_numbers
                and (part.low is None or value >= part.low)
                and (part.high is None or value <= part.high)
            ):
                return index
        return None
    for index, cell in enumerate(variable.cells):
        if value is cell.value or (value == cell.value and type(value) is type(cell.value)):
            return index
    return None


def is_form(name: str) -> bool:
    """Whether a name is that of a derived number."""
    return name.startswith(FORM_MARK)
