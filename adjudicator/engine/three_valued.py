"""The reference interpreter: conditions and definitions in three values, true, false and unknown (Kleene).

It is the meaning of the language; the generated function and the durable-rules matcher are held equal to it. A fact that is not in the
mapping is unknown, and unknown is not false.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member
from adjudicator.engine.values import Value
from adjudicator.rulebook.model import Definition


def same(first: Value, second: Value) -> bool:
    """Whether two values are the same, type included: `yes` is not the number 1."""
    return type(first) is type(second) and first == second


def evaluate(condition: Condition, facts: Mapping[str, Value]) -> bool | None:
    """The truth of `condition`: True, False, or None when it hangs on facts that are unknown."""
    if isinstance(condition, All):
        return _all(evaluate(part, facts) for part in condition.parts)
    if isinstance(condition, Any):
        found = _all(_not(evaluate(part, facts)) for part in condition.parts)
        return _not(found)
    if isinstance(condition, Member):
        value = facts.get(condition.fact)
        if value is None:
            return None
        return (value in condition.values and any(same(value, one) for one in condition.values)) != condition.negated
    return _compare(condition, facts)


def residual(condition: Condition, facts: Mapping[str, Value]) -> Condition | None:
    """The condition with what is already decided taken out; None where nothing is left open."""
    truth = evaluate(condition, facts)
    if truth is not None:
        return None
    if isinstance(condition, (All, Any)):
        parts = [part for part in (residual(part, facts) for part in condition.parts) if part is not None]
        return parts[0] if len(parts) == 1 else type(condition)(tuple(parts))
    return condition


def _compare(leaf: Compare, facts: Mapping[str, Value]) -> bool | None:
    values = [facts.get(fact) for fact, _ in leaf.form.terms]
    if any(value is not None and type(value) is not int for value in values):
        # `none`: there is no number to compare, whatever the others are.
        return leaf.negated
    if any(value is None for value in values):
        return None
    total = linear_value(leaf.form, facts)
    return (total == 0 if leaf.equal else total >= 0) != leaf.negated


def linear_value(form: Linear, facts: Mapping[str, Value]) -> int:
    """The value of `form`; each of its facts must be known and a number."""
    total = form.constant
    for fact, coefficient in form.terms:
        value = facts[fact]
        assert type(value) is int
        total += coefficient * value
    return total


def derive(definitions: Iterable[Definition], facts: Mapping[str, Value]) -> dict[str, Value]:
    """The facts that `definitions` (in the order of their strata) derive from `facts`: those that come out known and are not already given."""
    known = dict(facts)
    derived: dict[str, Value] = {}
    for definition in definitions:
        if definition.fact in known:
            continue
        value = first_case(
            [evaluate(case.when, known) for case in definition.cases],
            [case.value for case in definition.cases],
            default_of(definition),
        )
        if value is not None:
            known[definition.fact] = derived[definition.fact] = value
    return derived


def default_of(definition: Definition) -> Value | None:
    """The value when no case holds: `otherwise`, and `no` for a yes/no definition; None when there is none."""
    if definition.otherwise is None and definition.cases and isinstance(definition.cases[0].value, bool):
        return False
    return definition.otherwise


def first_case(statuses: Sequence[bool | None], values: Sequence[Value], otherwise: Value | None) -> Value | None:
    """The value of the first case that holds, else `otherwise`.

    `statuses` are the truth of the cases in order. None (unknown) unless all outcomes that are still possible are the same value.
    """
    found: Value | None = None
    for status, value in zip(statuses, values, strict=True):
        if status is False:
            continue
        if found is None:
            found = value
        elif not same(found, value):
            return None
        if status:
            return found
    if found is None or otherwise is None:
        return otherwise if found is None else None
    return found if same(found, otherwise) else None


def _all(parts: Iterable[bool | None]) -> bool | None:
    found: bool | None = True
    for part in parts:
        if part is False:
            return False
        if part is None:
            found = None
    return found


def _not(truth: bool | None) -> bool | None:
    return None if truth is None else not truth
