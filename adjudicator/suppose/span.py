"""Everything that a number could be instead, around the one that was found: the figure alone would say more than is needed."""

from __future__ import annotations

from dataclasses import dataclass

from adjudicator.engine.condition import All, Compare, Condition, Linear
from adjudicator.ruling.cells import Variables
from adjudicator.ruling.domains import Range
from adjudicator.ruling.gate import whole_domain
from adjudicator.ruling.seats import seat_of
from adjudicator.suppose.changed import Changes
from adjudicator.suppose.leaf_values import written_over_told
from adjudicator.suppose.search import Search


@dataclass(frozen=True, slots=True)
class Span:
    """The whole numbers from `low` to `high`; None is no bound."""

    low: int | None
    high: int | None

    def condition(self, fact: str) -> Condition:
        """That the fact lies in it."""
        parts: list[Condition] = []
        if self.low is not None:
            parts.append(Compare(Linear(((fact, 1),), -self.low), False, fact, f"at least {self.low}"))
        if self.high is not None:
            parts.append(Compare(Linear(((fact, -1),), self.high), False, fact, f"at most {self.high}"))
        return parts[0] if len(parts) == 1 else All(tuple(parts))


def span_of(search: Search, changes: Changes, fact: str) -> Span | None:
    """The numbers around that of `fact` on which every rule behaves as it does there; None where it is no number, or just that one will do.

    None too where another of the changes is measured against it: then the one cannot move without the other.
    """
    value, plan = changes[fact], search.plan
    domain = None if seat_of(fact) is not None else whole_domain(plan, fact)
    if not isinstance(domain, Range) or not isinstance(value, int) or isinstance(value, bool) or _moves_with(search, changes, fact):
        return None
    entered = search.entered({name: other for name, other in changes.items() if name != fact})
    if entered is None:
        return None
    known = {
        name: other for name, other in entered.facts.items() if name != fact and (name not in plan.forms or entered.origins.get(name) == "given")
    }
    cells = [cell.domain for cell in Variables(plan, known, {fact: domain}).variable(fact).cells]
    ranges = [cell for cell in cells if isinstance(cell, Range) and not cell.no_numbers]
    here = next((place for place, cell in enumerate(ranges) if not cell.meet(value, value).no_numbers), None)
    if here is None:
        return None
    first, last = here, here
    while last + 1 < len(ranges) and _will_do(search, changes, fact, ranges[last + 1]):
        last += 1
    while first > 0 and _will_do(search, changes, fact, ranges[first - 1]):
        first -= 1
    low, high = ranges[first].low, ranges[last].high
    low = None if first == 0 and low == domain.low else low
    return None if low == high else Span(low, high)


def _will_do(search: Search, changes: Changes, fact: str, cell: Range) -> bool:
    end = cell.low if cell.low is not None else cell.high
    return end is not None and search.comes_out({**changes, fact: end})


def _moves_with(search: Search, changes: Changes, fact: str) -> bool:
    """Whether a derived number of the plan is made of this fact and another of the changes."""
    for name in search.plan.forms:
        terms = written_over_told(name, search.plan, {}, ()).terms
        if fact in terms and any(other in terms for other in changes if other != fact):
            return True
    return False
