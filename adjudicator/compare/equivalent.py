"""Equivalent: whether a mutant can be told from its rulebook at all, decided on what both say, whatever the facts are.

For everything that one of them says (`adjudicator.compare.sayings`) it is decided whether it can be said without the other saying it
(`adjudicator.check.solve`). Where it never can, no case tells the two apart, of those that can be: that is the proof. What is not decided so
is not taken for equivalent. A figure of which a fact is `none` cannot be worked out and decides nothing, as in `adjudicator.compare.detect`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from adjudicator.check.solve import Solver
from adjudicator.check.spelled_out import SpelledOut
from adjudicator.check.standing import FALSE, either, joined
from adjudicator.check.standing import Said as Placed
from adjudicator.compare.sayings import Key, Sayings, key_of
from adjudicator.engine.condition import Any, Condition, Member, facts_of, negate
from adjudicator.engine.expression import expression_facts
from adjudicator.engine.values import NONE
from adjudicator.rulebook.model import Rule
from adjudicator.ruling.domains import is_empty
from adjudicator.ruling.figures import expressions
from adjudicator.ruling.gate import whole_domain
from adjudicator.ruling.plan import Plan

_Saying = tuple[Condition, Condition]
"""When something is said as it is written, and when in figures that come to the same."""

Why = Literal["tried", "not_there", "same_cases", "never_applies", "said_anyway", "set_aside", "never_meet", "same_words", "never_silent"]
"""How it is known that a mutant cannot be told from its rulebook.

`tried`: every combination of the facts was; `not_there`: nothing of what was changed is of such an event; `same_cases`: the changed rule applies
to the same cases; `never_applies`: to none; `said_anyway`: where only one of the two applies, other rules say the same; `set_aside`: there it is
set aside, or what it sets aside is so by others; `never_meet`: what it sets aside never applies beside it; `same_words`: the definition comes to
something else nowhere where that is heard; `never_silent`: where the note would be read, something is ruled.
"""


MAX_STEPS = 24_000
"""Combinations tried before a proof is given up."""


@dataclass(frozen=True, slots=True)
class Proof:
    """Why a mutant says what its rulebook does. `rules`: those that say the same, or set aside."""

    why: Why
    rules: tuple[str, ...] = ()


class Prover:
    """One rulebook on one kind of event, with which mutants are compared."""

    def __init__(self, plan: Plan) -> None:
        """`plan` is that of the rulebook."""
        self.plan = plan
        self.solver = Solver(plan, MAX_STEPS)
        self._sayings = [Sayings(plan, seat) for seat in ((False, True) if plan.first_seat_rule < len(plan.rules) else (False,))]

    def proof(self, other: Plan) -> Proof | None:
        """Why `other`, the plan of a mutant, says the same; None where that is not seen."""
        if not self._comparable(other):
            return None
        pairs = [(mine, Sayings(other, mine.seat)) for mine in self._sayings]
        if all(self._same(mine, theirs) for mine, theirs in pairs):
            return self._why(*pairs[0])
        return None

    def _comparable(self, other: Plan) -> bool:
        """Whether both are matched on the same players, and differ in no definition of what is shown as a figure, or cannot be."""
        mine, theirs = ({plan.rules[i].name for i in plan.measured_rules} for plan in (self.plan, other))
        names, others = ({rule.name for rule in plan.rules[plan.first_seat_rule :]} for plan in (self.plan, other))
        if mine & others != theirs & names:
            return False
        changed = [one.fact for one in self.plan.definitions if other.defined.get(one.fact) not in (None, one)]
        if any(fact in _in_figures(plan) for fact in changed for plan in (self.plan, other)):
            return False
        return all(facts_of(condition).isdisjoint(changed) for plan in (self.plan, other) for condition in plan.impossible_here)

    def _same(self, mine: Sayings, theirs: Sayings) -> bool:
        silence = theirs.silence()
        pairs = [(key, _said(mine, key), _said(theirs, key)) for key in dict.fromkeys((*mine.by_key, *theirs.by_key))]
        pairs += [(key, (condition, condition), (silence[key], silence[key])) for key, condition in mine.silence().items()]
        return all(self._alike(key, one, other, mine, theirs) for key, one, other in pairs)

    def _alike(self, key: Key, one: _Saying, other: _Saying, mine: Sayings, theirs: Sayings) -> bool:
        """Whether what one says in these figures is said by the other, in these or in others that come to the same, and the other way round."""
        first, second = one, other
        if self.plan.definitions != theirs.plan.definitions:
            here, there = SpelledOut(self.plan.defined), SpelledOut(theirs.plan.defined)
            first = here.condition(one[0]), here.condition(one[1])
            second = there.condition(other[0]), there.condition(other[1])
        if first == second:
            return True
        if not all(self._weighed(fact) for condition in (*first, *second) for fact in facts_of(condition)):
            return False
        if mine.seat and (_mixed(key, mine) or _mixed(key, theirs)):
            return False
        known = tuple(_figures_known(key, mine, theirs))
        sides = ((first[0], second[1]), (second[0], first[1]))
        return not any(self._can_hold(joined(*known, _alone(written, said), negate(said))) for written, said in sides)

    def _weighed(self, fact: str) -> bool:
        """Whether the solver knows what a fact can be: not of cards, nor of what only the mutant reads."""
        return fact in self.plan.facts and not is_empty(whole_domain(self.plan, fact))

    def _can_hold(self, condition: Condition) -> bool:
        return condition != FALSE and self.solver.can_hold(condition)

    def _why(self, mine: Sayings, theirs: Sayings) -> Proof:
        """In words what was seen: where the changed rule alone would make a difference, and what is said there."""
        if self.plan.definitions != theirs.plan.definitions:
            return Proof("same_words")
        if self.plan.notes != theirs.plan.notes:
            return Proof("never_silent")
        found = _changed(self.plan, theirs.plan)
        if found is None:
            return Proof("not_there")
        here, there = found
        before, after = (FALSE if index is None else one.standing.conditions[index] for index, one in ((here, mine), (there, theirs)))
        gone, come = joined(before, negate(after)), joined(after, negate(before))
        where = either(gone, come)
        if before != after and not self._can_hold(gone) and not self._can_hold(come):
            return Proof("same_cases")
        if before == after:
            where = before
            if not self._can_hold(where):
                return Proof("never_applies")
        side, index = (mine, here) if here is not None else (theirs, there)
        assert index is not None  # a rule that is in neither is in no plan
        if here is not None and there is not None and before == after and self.plan.rules[here].outcomes == theirs.plan.rules[there].outcomes:
            return self._why_no_exception(side, index, where)
        placed = [(index, place) for place in range(len(side.plan.rules[index].outcomes))]
        same = self._others(side, placed, where)
        return Proof("said_anyway", same) if same else Proof("set_aside", self._over(side, placed, where))

    def _why_no_exception(self, side: Sayings, index: int, where: Condition) -> Proof:
        """Why it is of no matter that a rule sets some others aside."""
        precedence = side.plan.precedence
        targets = (*precedence.slotwise.get(index, ()), *precedence.whole.get(index, ()))
        met = [target for target in targets if self._can_hold(joined(where, side.standing.conditions[target]))]
        if not met:
            return Proof("never_meet")
        said = {key_of(outcome) for outcome in side.plan.rules[index].outcomes}
        alike = tuple(side.plan.rules[target].name for target in met if not said.isdisjoint(map(key_of, side.plan.rules[target].outcomes)))
        if alike:
            return Proof("said_anyway", alike)
        placed = [(target, place) for target in met for place in range(len(side.plan.rules[target].outcomes))]
        over = self._over(side, placed, where)
        return Proof("set_aside", tuple(name for name in over if name != side.plan.rules[index].name))

    def _over(self, side: Sayings, placed: Sequence[Placed], where: Condition) -> tuple[str, ...]:
        """The rules that set outcomes aside there."""
        found = {
            side.plan.rules[above].name: None
            for one in placed
            for above in side.standing.above.get(one[0], ())
            if self._can_hold(joined(where, side.standing.sets_aside(above, one)))
        }
        return tuple(found)

    def _others(self, side: Sayings, placed: Sequence[Placed], where: Condition) -> tuple[str, ...]:
        """The other rules that say there what one of the outcomes does."""
        found = {
            side.plan.rules[other[0]].name: None
            for one in placed
            for other in side.by_key[key_of(side.standing.outcome(one))]
            if other[0] != one[0] and self._can_hold(joined(where, side.standing.stands(other)))
        }
        return tuple(found)


def _said(sayings: Sayings, key: Key) -> _Saying:
    return sayings.as_written(key), sayings.condition(key)


def _alone(here: Condition, there: Condition) -> Condition:
    """The alternatives of a condition that another does not have: where only the first holds, one of them does."""
    others = set(there.parts) if isinstance(there, Any) else {there}
    return either(*(part for part in (here.parts if isinstance(here, Any) else (here,)) if part not in others))


def _changed(mine: Plan, theirs: Plan) -> tuple[int | None, int | None] | None:
    """Where the changed rule stands in both plans: not in one of them where it is taken out; None where every rule is the same."""
    here = {rule.name: index for index, rule in enumerate(mine.rules)}
    there = {rule.name: index for index, rule in enumerate(theirs.rules)}
    apart = [*(name for name in here if name not in there), *(name for name in there if name not in here)]
    # A rule that is taken out takes the exceptions to it along: those rules are changed too.
    changed = apart or [name for name in here if _differs(mine.rules[here[name]], theirs.rules[there[name]])]
    return (here.get(changed[0]), there.get(changed[0])) if changed else None


def _differs(one: Rule, other: Rule) -> bool:
    """Whether two forms of a rule differ in what is ruled by it."""
    return (one.when, one.unless, one.outcomes, one.exception_to, one.instead_of) != (
        other.when, other.unless, other.outcomes, other.exception_to, other.instead_of,
    )  # fmt: skip


def _in_figures(plan: Plan) -> frozenset[str]:
    """The facts that figures are worked out from."""
    read = (expression for rule in plan.rules for outcome in rule.outcomes for _, expression in expressions(outcome.content))
    return frozenset(fact for expression in read for fact in expression_facts(expression))


def _figures_known(key: Key, *sayings: Sayings) -> Iterator[Condition]:
    """That no fact of a figure in what is said is none."""
    for one in sayings:
        for placed in one.by_key.get(key, ())[:1]:
            for _, expression in expressions(one.standing.outcome(placed).content):
                for name in expression_facts(expression):
                    fact = one.plan.fact(name)
                    if fact is not None and fact.allows_none and fact.type.numeric:
                        yield Member(name, frozenset((NONE,)), negated=True)


def _mixed(key: Key, one: Sayings) -> bool:
    """Whether what is said of a seat hangs on rules about the table that read a fact of each player too: there it is the event's, not the seat's."""
    rules = {said[0] for said in one.by_key.get(key, ())}
    grown = True
    while grown:
        above = {index for rule in rules for index in one.standing.above.get(rule, ())}
        grown = not above <= rules
        rules |= above
    table = [index for index in rules if index < one.plan.first_seat_rule]
    return len(table) < len(rules) and any(not one.plan.per_player.isdisjoint(facts_of(one.standing.conditions[index])) for index in table)
