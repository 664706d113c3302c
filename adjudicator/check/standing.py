"""When an outcome of a rule stands: its condition holds, and nothing that it yields to stands itself."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property

from adjudicator.engine.condition import TRUE, All, Any, Condition, negate
from adjudicator.engine.program import rule_condition
from adjudicator.rulebook.model import Outcome, Phrase
from adjudicator.ruling.plan import PLAYER, Plan
from adjudicator.vocabulary.model import TABLE, Ask

Said = tuple[int, int]
"""An outcome: the index of its rule in the plan, and its own within the rule."""

FALSE = Any(())


class Standing:
    """The conditions under which the outcomes of a plan stand."""

    def __init__(self, plan: Plan) -> None:
        """Nothing is worked out before it is asked."""
        self.plan = plan
        self.conditions = [rule_condition(rule) for rule in plan.rules]
        self._made: dict[Said, Condition] = {}

    def outcome(self, said: Said) -> Outcome:
        """The outcome itself."""
        return self.plan.rules[said[0]].outcomes[said[1]]

    def said(self) -> Iterator[Said]:
        """Every outcome of the plan."""
        for index, rule in enumerate(self.plan.rules):
            yield from ((index, place) for place in range(len(rule.outcomes)))

    def stands(self, said: Said) -> Condition:
        """When the outcome stands."""
        made = self._made.get(said)
        if made is None:
            over = [negate(self.sets_aside(above, said)) for above in self.above.get(said[0], ())]
            made = self._made[said] = joined(self.conditions[said[0]], *over)
        return made

    def sets_aside(self, above: int, said: Said) -> Condition:
        """When the rule `above` sets the outcome aside."""
        whole = said[0] in self.plan.precedence.whole.get(above, ())
        places = range(len(self.plan.rules[above].outcomes))
        return either(*(self.stands((above, place)) for place in places if whole or self.yields(said, (above, place))))

    def yields(self, said: Said, exception: Said) -> bool:
        """Whether an outcome of an exception speaks of the same, or clashes."""
        one, other = self.outcome(said), self.outcome(exception)
        if (one.who, one.slot) == (other.who, other.slot):
            return True
        return self.plan.clashes.clash(other.who, other.slot, other.content, one.who, one.slot, one.content)

    @cached_property
    def above(self) -> Mapping[int, tuple[int, ...]]:
        """By rule, the rules that are exceptions to it."""
        found: dict[int, dict[int, None]] = {}
        for table in (self.plan.precedence.slotwise, self.plan.precedence.whole):
            for index, targets in table.items():
                for target in targets:
                    found.setdefault(target, {})[index] = None
        return {target: tuple(indices) for target, indices in found.items()}

    def filled(self, ask: Ask) -> Condition:
        """When a slot of the ask is answered."""
        return either(*(self.stands(said) for said in self.said() if self.fills(said, ask)))

    def fills(self, said: Said, ask: Ask) -> bool:
        """Whether the outcome speaks in a slot of the ask."""
        outcome = self.outcome(said)
        return any(slot == outcome.slot and who in (outcome.who, PLAYER) for who, slot in ask.slots)

    def asked(self, ask: Ask) -> Condition:
        """When the ask is asked: its condition holds, and what it comes after has been ruled."""
        parts: list[Condition] = [] if ask.when is None else [ask.when]
        for slot, values in (ask.after or {}).items():
            parts.append(either(*(self.stands(said) for said in self.said() if self._says(said, slot, values))))
        return joined(*parts)

    def _says(self, said: Said, slot: str, values: frozenset[str]) -> bool:
        outcome = self.outcome(said)
        return outcome.who == TABLE and outcome.slot == slot and isinstance(outcome.content, Phrase) and outcome.content.word in values


def joined(*conditions: Condition) -> Condition:
    """The conjunction, flattened."""
    parts: dict[Condition, None] = {}
    for condition in conditions:
        if condition == FALSE:
            return FALSE
        for part in condition.parts if isinstance(condition, All) else (condition,):
            parts[part] = None
    found = tuple(parts)
    return found[0] if len(found) == 1 else All(found)


def either(*conditions: Condition) -> Condition:
    """The disjunction, flattened."""
    parts: dict[Condition, None] = {}
    for condition in conditions:
        if condition == TRUE:
            return TRUE
        for part in condition.parts if isinstance(condition, Any) else (condition,):
            parts[part] = None
    found = tuple(parts)
    return found[0] if len(found) == 1 else Any(found)
