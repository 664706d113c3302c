"""Derived numbers written out: a condition on ``a - b`` as a comparison of the facts it is made of, as a rule would have it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear, Member
from adjudicator.engine.values import NONE
from adjudicator.ruling.domains import bounds


def written_out(condition: Condition, forms: Mapping[str, Linear], nullable: Collection[str] = ()) -> Condition:
    """The condition with every derived number of `forms` written out; other parts as they are. `nullable`: the facts that may be `none`."""
    if isinstance(condition, (All, Any)):
        return type(condition)(tuple(written_out(part, forms, nullable) for part in condition.parts))
    name = condition.fact if isinstance(condition, Member) else condition.form.terms[0][0]
    form = forms.get(name)
    if form is None:
        return condition
    if isinstance(condition, Member):
        numbers = [value for value in condition.values if isinstance(value, int) and not isinstance(value, bool)]
        parts: tuple[Condition, ...] = tuple(_equal(form, number, condition.negated) for number in sorted(numbers))
        if NONE in condition.values:
            parts += tuple(Member(fact, frozenset((NONE,)), condition.negated) for fact, _ in form.terms if fact in nullable)
        return parts[0] if len(parts) == 1 else All(parts) if condition.negated else Any(parts)
    low, high = bounds(condition)
    if condition.equal:
        return condition if low is None else _equal(form, low, condition.negated)
    return _bound(form, "at least", low, condition.negated) if low is not None else _bound(form, "at most", high or 0, condition.negated)


def _equal(form: Linear, number: int, negated: bool) -> Compare:
    fact, rest, _ = _solved(form)
    return Compare(Linear(form.terms, -number), True, fact, f"other than {_sum(rest, number)}", negated)


def _bound(form: Linear, word: str, number: int, negated: bool) -> Compare:
    """``form at least number`` or ``form at most number``."""
    at_least = word == "at least"
    signed = Linear(form.terms, -number) if at_least else Linear(tuple((fact, -factor) for fact, factor in form.terms), number)
    fact, rest, sign = _solved(form)
    if sign < 0:
        at_least, number = not at_least, -number
    if at_least and number == 1:
        test = f"more than {_sum(rest, 0)}"
    elif not at_least and number == -1:
        test = f"less than {_sum(rest, 0)}"
    else:
        test = f"{'at least' if at_least else 'at most'} {_sum(rest, number)}"
    return Compare(signed, False, fact, test, negated)


def _solved(form: Linear) -> tuple[str, tuple[tuple[str, int], ...], int]:
    """A fact of the form, the others on the other side of the comparison, and the sign that the fact had.

    A fact that is taken once is chosen; where none is, its number of times is left out of the words, not of the comparison.
    """
    for sign in (1, -1):
        for fact, factor in form.terms:
            if factor == sign:
                return fact, tuple((other, -sign * times) for other, times in form.terms if other != fact), sign
    fact, factor = form.terms[0]
    sign = 1 if factor > 0 else -1
    return fact, tuple((other, -sign * times) for other, times in form.terms[1:]), sign


def _sum(terms: tuple[tuple[str, int], ...], number: int) -> str:
    """``level plus 2 times big_blind minus 50``: what is added first, so that it begins with no minus."""
    parts = [(times, fact if abs(times) == 1 else f"{abs(times)} times {fact}") for fact, times in terms]
    if number:
        parts.append((number, str(abs(number))))
    parts.sort(key=lambda part: part[0] < 0)
    text = ""
    for place, (times, word) in enumerate(parts):
        joint = "" if place == 0 and times > 0 else "0 minus " if place == 0 else " plus " if times > 0 else " minus "
        text += joint + word
    return text or "0"
