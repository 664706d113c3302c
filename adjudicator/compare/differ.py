"""Differ: where the rulings of two rulebooks on one incident are not the same, merged into the fewest conditions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from adjudicator.compare.axes import Axes, is_form
from adjudicator.compare.cover import Table
from adjudicator.compare.fingerprint import fingerprint
from adjudicator.compare.kinds import gravest, kind_of
from adjudicator.compare.model import KINDS, Difference, IncidentComparison, Kind, SlotDifference, Verdict
from adjudicator.compare.rows import WHOLE, Group, Row, Rows, facts_of_row, rows_of
from adjudicator.compare.samples import Samples
from adjudicator.compare.side import Ruled, Side
from adjudicator.compare.situations import situations
from adjudicator.compare.witness import Found, witness_of
from adjudicator.engine.condition import Condition
from adjudicator.engine.program import rule_condition
from adjudicator.engine.values import NONE
from adjudicator.rulebook.model import Rulebook
from adjudicator.ruling.cells import Variable
from adjudicator.ruling.minimize import Cube
from adjudicator.ruling.model import Answer, Settled, Status
from adjudicator.ruling.words import condition_of
from adjudicator.ruling.written_out import written_out

NO_ANSWER = Answer(Status.SILENT, (), (), (), (), ())
"""Of a house that does not know the incident."""


@dataclass(frozen=True, slots=True)
class Pair:
    """Two rulebooks, the samples, and the sides that were made of them so far (by house and incident)."""

    first: Rulebook
    second: Rulebook
    samples: Samples
    made: dict[tuple[int, str], Side]

    def sides(self, incident: str) -> tuple[Side | None, Side | None]:
        """Each house on an incident; None where its vocabulary does not have it."""
        return self._side(self.first, incident), self._side(self.second, incident)

    def _side(self, rulebook: Rulebook, incident: str) -> Side | None:
        if incident not in rulebook.vocabulary.incidents:
            return None
        key = (id(rulebook), incident)
        if key not in self.made:
            self.made[key] = Side(rulebook, incident, self.samples)
        return self.made[key]


def compare_incident(pair: Pair, incident: str) -> IncidentComparison:
    """Where the two houses rule `incident` differently. One of them at least must know it."""
    sides = pair.sides(incident)
    known = [side for side in sides if side is not None]
    if not any(side.speaks for side in known):
        return IncidentComparison(incident, "neither", 0, 0, ())
    axes = Axes(known)
    tried = situations(known, axes, pair.samples)
    rows = rows_of(tried.told, sides)
    differences = _Differences(incident, sides, axes, rows).all()
    return IncidentComparison(incident, _verdict(rows, differences), len(rows.table), tried.left_out, tuple(differences))


def _verdict(rows: Rows, differences: Sequence[Difference]) -> Verdict:
    answers = [any(ruling is not None and any(place != WHOLE for place in ruling.said) for ruling in column) for column in _columns(rows)]
    if not any(answers):
        return "neither" if not differences else "differ"
    if not all(answers):
        return "only_first" if answers[0] else "only_second"
    return "differ" if differences else "alike"


def _columns(rows: Rows) -> Sequence[Sequence[Ruled | None]]:
    return [[row.rulings[index] for row in rows.table] for index in (0, 1)]


class _Differences:
    """The differences of one incident."""

    def __init__(self, incident: str, sides: tuple[Side | None, Side | None], axes: Axes, rows: Rows) -> None:
        self.incident = incident
        self.sides = sides
        self.axes = axes
        self.rows = rows
        self.tables = (Table(len(rows.table)), Table(len(rows.seats)))

    def all(self) -> list[Difference]:
        """Every difference; what comes out in the same situations is one."""
        merged: dict[tuple[bool, tuple[int, ...]], list[Group]] = {}
        for group in self.rows.groups.values():
            merged.setdefault((group.level, tuple(group.rows)), []).append(group)
        found = [self._difference(groups) for groups in merged.values()]
        return sorted(found, key=lambda one: (KINDS.index(one.kind), -one.situations))

    def _difference(self, groups: Sequence[Group]) -> Difference:
        group = groups[0]
        when, always = self._condition(groups)
        told = witness_of(self.incident, groups, self.rows, self.sides)
        slots = [self._slot(one, told) for one in groups]
        kind = gravest(slot.kind for slot in slots)
        first, second = (NO_ANSWER if ruling is None else ruling.answer for ruling in told.rulings)
        return Difference(
            fingerprint=fingerprint(self.incident, when, [(one.place, one.words) for one in groups], self.sides),
            incident=self.incident, kind=kind, slots=tuple(slots), when=when, always=always, situations=len(group.rows),
            witness=told.witness, first=first, second=second,
        )  # fmt: skip

    def _slot(self, group: Group, told: Found) -> SlotDifference:
        place = group.places[told.row]
        first, second = (_settled_at(ruling, place) for ruling in told.rulings)
        return SlotDifference(*place, self._kind(group), first, second)

    def _kind(self, group: Group) -> Kind:
        vocabularies = [side.rulebook.vocabulary for side in self.sides if side is not None]
        return kind_of(*group.words, group.place[1], (vocabularies[0], vocabularies[-1]))

    def _condition(self, groups: Sequence[Group]) -> tuple[Condition, bool]:
        """When the difference comes out: by the facts that the rules in question read, else by all."""
        group = groups[0]
        wanted = frozenset(group.rows)
        variables: dict[str, Variable] = {}
        always = False
        cubes: list[Cube] = [()]
        table = self.tables[group.level]
        for names in (self._read_here(groups), frozenset(self.axes.facts)):
            variables = {name: variable for name in sorted(names, key=self._order) if (variable := self._variable(name)) is not None}
            for name, variable in variables.items():
                if name not in table:
                    table.add(name, self._column(name, variable, group.level), len(variable.cells))
            cubes, always = table.cover(variables, wanted, _words(variables))
            if always:
                break
        forms = {name: form for side in self.sides if side is not None for name, form in side.plan.every_form.items() if is_form(name)}
        nullable = [name for side in self.sides if side is not None for name in side.plan.facts if name not in forms and side.plan.may_be_none(name)]
        return written_out(condition_of(cubes, variables), forms, nullable), always

    def _order(self, name: str) -> tuple[int, str]:
        return min(side.plan.order_of(name) for side in self.sides if side is not None)

    def _read_here(self, groups: Sequence[Group]) -> frozenset[str]:
        """What is read by the rules that speak of the places in question, and by those that these yield to."""
        conditions = []
        slots = {group.place[1] for group in groups}
        for side in self.sides:
            if side is None:
                continue
            speak = {i for i, rule in enumerate(side.plan.rules) if slots == {""} or any(outcome.slot in slots for outcome in rule.outcomes)}
            precedence = side.plan.precedence
            speak |= {i for table in (precedence.slotwise, precedence.whole) for i, targets in table.items() if not speak.isdisjoint(targets)}
            conditions += [rule_condition(side.plan.rules[index]) for index in sorted(speak)]
        return self.axes.read_by(conditions)

    def _variable(self, name: str) -> Variable | None:
        """The cells of a fact; None where the two houses mean different things by it, so that it is said by what it is made of."""
        meanings = [d.cases for side in self.sides if side is not None for d in side.rulebook.definitions if d.fact == name]
        return None if len(meanings) > 1 and meanings[0] != meanings[1] else self.axes.variable(name)

    def _column(self, name: str, variable: Variable, level: bool) -> list[int | None]:
        """The cell of a fact in every row: as the first house that reads it has it."""
        index = next((i for i, side in enumerate(self.sides) if side is not None and name in side.plan.facts), 0)
        rows: Sequence[Row] = self.rows.seats if level else self.rows.table
        values = [facts_of_row(row, index, self.sides).get(name) for row in rows]
        return [None if value is None else self.axes.cell(variable, value) for value in values]


def _words(variables: Mapping[str, Variable]) -> Mapping[str, frozenset[int]]:
    """The cells that are named one by one."""
    return {
        name: frozenset(i for i, cell in enumerate(variable.cells) if isinstance(cell.value, str) or cell.value is NONE)
        for name, variable in variables.items()
    }


def _settled_at(ruling: Ruled | None, place: tuple[str, str]) -> tuple[Settled, ...]:
    if ruling is None:
        return ()
    return tuple(one for one in ruling.answer.settled if (one.who, one.slot) == place)
