"""Matching: which rules of a plan apply to the facts, rule by rule and seat by seat, with either engine.

The three-valued evaluator tells true, false and unknown; it is the one that missing facts are explored with. With durable-rules chosen, every
answer that is given is matched by it too, and must fire exactly the rules that are true: where the two disagree, no ruling is given.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from adjudicator.engine.generated import compile_program
from adjudicator.engine.program import Matcher, Program
from adjudicator.engine.select import EngineName, matcher
from adjudicator.engine.values import Value
from adjudicator.ruling.plan import Plan
from adjudicator.ruling.resolve import Fired
from adjudicator.ruling.seats import Seat, Seats
from adjudicator.source.diagnostics import Diagnostic

Status = bool | None


class EnginesDisagreeError(Exception):
    """The engines fired different rules on the same facts: a defect, on which no ruling may be built."""

    def __init__(self, rules: frozenset[str]) -> None:
        """`rules` are those that only one of the engines fired."""
        self.diagnostic = Diagnostic("engines_disagree", values={"rules": ", ".join(f"`{rule}`" for rule in sorted(rules))})
        super().__init__(self.diagnostic.text("en"))


class Matching:
    """The engines for one plan."""

    def __init__(self, plan: Plan, engine: EngineName | None) -> None:
        """Compile the plan's rules for `engine` (None: the default of this machine)."""
        self._plan = plan
        split = plan.first_seat_rule
        types = {name: plan.type_of(name) for name in plan.facts}
        programs = [Program(tuple(rules), tuple(plan.definitions), types) for rules in (plan.rules[:split], plan.rules[split:])]
        self._generated = [compile_program(program) for program in programs]
        self._native: list[Matcher | None] = [None, None]
        for place, program in enumerate(programs):
            if program.rules:
                chosen = matcher(program, engine)
                self._native[place] = None if chosen.name == "python" else chosen
        self._names = [tuple(rule.name for rule in program.rules) for program in programs]

    def derived(self, facts: Mapping[str, Value]) -> Mapping[str, Value]:
        """The facts that definitions give on `facts`."""
        return self._generated[0].derive(facts)

    def table(self, facts: Mapping[str, Value]) -> Sequence[Status]:
        """The status of each rule about the table."""
        return self._generated[0].statuses(facts)

    def each(self, facts: Mapping[str, Value]) -> Sequence[Status]:
        """The status of each rule about each player, on the facts of one seat."""
        return self._generated[1].statuses(facts)

    def decided(self, facts: Mapping[str, Value], seats: Seats) -> bool:
        """Whether every rule is true or false on these facts, for the table and for each seat."""
        if None in self.table(facts):
            return False
        split = self._plan.first_seat_rule
        return split == len(self._plan.rules) or not any(
            status is None and index in seat.rules for seat, own in self.overlays(facts, seats) for index, status in enumerate(self.each(own), split)
        )

    def fired(self, facts: Mapping[str, Value], seats: Seats, *, confirmed: bool = True) -> list[Fired]:
        """The rules that apply, confirmed by durable-rules where it is the engine. Raises EnginesDisagreeError.

        `confirmed`: False for what is only compared and never given.
        """
        split = self._plan.first_seat_rule
        statuses = self._confirmed if confirmed else self._statuses
        result = [Fired(index) for index, status in enumerate(statuses(0, facts)) if status]
        if split == len(self._plan.rules):
            return result
        for seat, own in self.overlays(facts, seats):
            result += [Fired(index, seat.number) for index, status in enumerate(statuses(1, own), split) if status and index in seat.rules]
        return result

    def overlays(self, facts: Mapping[str, Value], seats: Seats) -> list[tuple[Seat, Mapping[str, Value]]]:
        """Each seat with the facts as they are for it."""
        return [(seat, seat.facts(facts, self._plan.per_player)) for seat in seats]

    def _statuses(self, place: int, facts: Mapping[str, Value]) -> Sequence[Status]:
        return self._generated[place].statuses(facts)

    def _confirmed(self, place: int, facts: Mapping[str, Value]) -> Sequence[Status]:
        statuses = self._statuses(place, facts)
        native = self._native[place]
        if native is not None:
            fired = native.match(facts).fired.keys()
            true = {name for name, status in zip(self._names[place], statuses, strict=True) if status}
            if fired != true:
                raise EnginesDisagreeError(frozenset(fired ^ true))
        return statuses
