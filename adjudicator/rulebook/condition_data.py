"""A condition back in the rule language, as plain data: ``{"burn_identifiable": "yes", "actions_before_notice": "at least 3"}``."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace
from fractions import Fraction

from adjudicator.engine.condition import All, Any, Compare, Condition, Leaf, Linear, Member
from adjudicator.engine.values import NONE, FactType, Nothing, Value
from adjudicator.rulebook.tests import empty_interval
from adjudicator.vocabulary.model import Fact

TestData = str | int | list[str | int]
ConditionData = dict[str, "TestData | list[ConditionData]"]

_Conjunction = tuple[Leaf, ...]


def condition_data(condition: Condition, facts: Mapping[str, Fact]) -> ConditionData:
    """What a rulebook would write for `condition`; reading it back gives an equivalent one.

    A condition that is never true becomes ``{"any": []}``, which no rulebook may write. Raises ValueError for a comparison that the language
    cannot say (none that was read from a file, nor its negation).
    """
    writer = _Writer(facts)
    parts = condition.parts if isinstance(condition, All) else (condition,)
    choices = [options for options in (writer.written_out(part) for part in parts) if len(options) != 1]
    fixed = [options[0] for options in (writer.written_out(part) for part in parts) if len(options) == 1]
    certain = writer.mappings(tuple(leaf for conjunction in fixed for leaf in conjunction))
    if len(choices) == 1 and len(certain) == 1:
        either = _one_of([m for c in choices[0] for m in writer.mappings(c)])
        if either.get("any"):
            return {**certain[0], **either}
    return _one_of([m for c in writer.written_out(condition) for m in writer.mappings(c)])


def _one_of(mappings: list[ConditionData]) -> ConditionData:
    unique = [m for i, m in enumerate(mappings) if m not in mappings[:i]]
    if {} in unique:
        return {}
    return unique[0] if len(unique) == 1 else {"any": unique}


class _Writer:
    def __init__(self, facts: Mapping[str, Fact]) -> None:
        self.facts = facts

    def written_out(self, condition: Condition) -> list[_Conjunction]:
        """The condition in disjunctive normal form, its leaves such that a test can say them."""
        if isinstance(condition, Any):
            return [c for part in condition.parts for c in self.written_out(part)]
        if isinstance(condition, All):
            result: list[_Conjunction] = [()]
            for part in condition.parts:
                result = [(*before, *after) for before in result for after in self.written_out(part)]
            return result
        return [(leaf,) for leaf in self.sayable(condition)]

    def sayable(self, leaf: Leaf) -> list[Leaf]:
        """The leaf as alternatives without negated comparisons; none when it is never true."""
        if isinstance(leaf, Member):
            fact = self.facts.get(leaf.fact)
            if leaf.negated and fact is not None and fact.type is FactType.YES_NO:
                others = {True, False, *((NONE,) if fact.allows_none else ())} - leaf.values
                return [Member(leaf.fact, frozenset(others))] if others else []
            return [leaf] if leaf.values or leaf.negated else []
        if leaf.equal:
            return self.equality(leaf)
        if not leaf.negated:
            return [leaf]
        form = leaf.form
        opposite = Linear(tuple((fact, -factor) for fact, factor in form.terms), -form.constant - 1)
        flipped = Compare(opposite, False, leaf.fact, _opposite(leaf.test))
        return [*self.absent(leaf), flipped]

    def absent(self, leaf: Compare) -> list[Leaf]:
        """That one of the facts compared is `none`, which makes the negation of the comparison true."""
        facts = (self.facts.get(fact) for fact, _ in leaf.form.terms)
        return [Member(fact.id, frozenset((NONE,))) for fact in facts if fact is not None and fact.allows_none]

    def equality(self, leaf: Compare) -> list[Leaf]:
        if len(leaf.form.terms) != 1:
            return [leaf]
        (fact, factor), constant = leaf.form.terms[0], leaf.form.constant
        whole = frozenset((-constant // factor,)) if constant % factor == 0 else frozenset[Value]()
        return self.sayable(Member(fact, whole, leaf.negated))

    def mappings(self, conjunction: _Conjunction) -> list[ConditionData]:
        """The conjunction as a mapping; as several when a list of values meets another test of the same fact; none when it is never true."""
        members: dict[str, list[Member]] = {}
        compares: dict[str, list[Compare]] = {}
        texts: dict[str, list[str]] = {}
        order: dict[str, None] = {}
        for leaf in dict.fromkeys(conjunction):
            if isinstance(leaf, Member):
                members.setdefault(leaf.fact, []).append(leaf)
                order[leaf.fact] = None
            else:
                if self.never(leaf):
                    return []
                fact, text = say_compare(leaf)
                compares.setdefault(fact, []).append(leaf)
                if text not in texts.setdefault(fact, []):
                    texts[fact].append(text)
                order[fact] = None
        result: list[ConditionData] = [{}]
        for fact in order:
            if empty_interval(compares.get(fact, [])):
                return []
            tests = self.tests(fact, members.get(fact, []), texts.get(fact, []))
            result = [{**before, fact: test} for before in result for test in tests]
        return result

    def never(self, leaf: Compare) -> bool:
        """Whether it asks a number that nobody computes to be less than nothing."""
        fact = self.facts.get(leaf.form.terms[0][0]) if len(leaf.form.terms) == 1 else None
        return fact is not None and fact.formula is None and leaf.form.terms[0][1] < 0 and leaf.form.constant < 0

    def tests(self, fact: str, members: list[Member], texts: list[str]) -> list[TestData]:
        required: frozenset[Value] | None = None
        excluded: frozenset[Value] = frozenset()
        for member in members:
            if member.negated:
                excluded |= member.values
            else:
                required = member.values if required is None else required & member.values
        if required is None:
            said = [f"other than {v}" if _is_number(v) else f"not {_word(v)}" for v in self.ordered(fact, excluded)]
            return [" and ".join([*said, *texts])]
        values = self.ordered(fact, required - excluded)
        if texts:
            return [" and ".join([str(_word(value)), *texts]) for value in values]
        if len(values) == 1:
            return [_word(values[0])]
        return [[_word(value) for value in values]] if values else []

    def ordered(self, fact: str, values: Iterable[Value]) -> list[Value]:
        known = self.facts.get(fact)
        words = known.words if known is not None else ()

        def rank(value: Value) -> tuple[int, int, str]:
            if isinstance(value, Nothing):
                return 2, 0, ""
            if isinstance(value, str):
                return 1, words.index(value) if value in words else len(words), value
            return 0, -int(value) if isinstance(value, bool) else value if isinstance(value, int) else 0, ""

        return sorted(values, key=rank)


def _is_number(value: Value) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _word(value: Value) -> str | int:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, (int, str)):
        return value
    return "none" if isinstance(value, Nothing) else ",".join(map(str, value))


def _opposite(test: str) -> str:
    """A test that prefers the operator that people use for the contrary."""
    pairs = {"at least": "less than", "at most": "more than", "more than": "at most", "less than": "at least"}
    return next((other for operator, other in pairs.items() if test.startswith(operator)), "")


def say_compare(compare: Compare) -> tuple[str, str]:
    """A comparison as a fact and its test: ``("raise_part", "at least 50% of increment")``.

    The fact is the one it was written with wherever possible. Raises ValueError when no fact of it can be set against the others.
    """
    compare = _tightened(compare)
    terms = dict(compare.form.terms)
    candidates = sorted(terms, key=lambda fact: (fact != compare.fact, terms[fact] < 0, fact))
    strict = compare.test.startswith(("more than", "less than"))
    for fact in candidates:
        for strictly in (strict, not strict):
            text = _said(fact, compare, terms, strictly)
            if text is not None:
                return fact, text
    if compare.test and not compare.negated:
        return compare.fact, compare.test
    raise ValueError(f"no test says {compare.form}")


def _tightened(compare: Compare) -> Compare:
    """A comparison of one fact with a number, without a factor: ``2 * put >= 5`` is ``put >= 3``."""
    if compare.equal or len(compare.form.terms) != 1:
        return compare
    (fact, factor), constant = compare.form.terms[0], compare.form.constant
    sign = 1 if factor > 0 else -1
    return replace(compare, form=Linear(((fact, sign),), constant // abs(factor)))


def _said(fact: str, compare: Compare, terms: Mapping[str, int], strictly: bool) -> str | None:
    factor = terms[fact]
    others = {other: Fraction(-value, factor) for other, value in terms.items() if other != fact}
    constant = Fraction(-(compare.form.constant + (strictly and not compare.equal)), factor)
    right = _expression(others, constant)
    if right is None:
        return None
    if compare.equal:
        return f"other than {right}" if compare.negated else f"at least {right} and at most {right}"
    if strictly:
        return f"{'more' if factor > 0 else 'less'} than {right}"
    return f"at {'least' if factor > 0 else 'most'} {right}"


def _expression(terms: Mapping[str, Fraction], constant: Fraction) -> str | None:
    """The words for a sum; None when a share in it is not a whole percentage, or the constant not a whole number."""
    if constant.denominator != 1 or any((value * 100).denominator != 1 for value in terms.values()):
        return None
    plus = [_term(fact, value) for fact, value in terms.items() if value > 0]
    minus = [_term(fact, -value) for fact, value in terms.items() if value < 0]
    if constant > 0 or not plus:
        (plus if constant >= 0 else minus).append(str(abs(int(constant))))
    elif constant < 0:
        minus.append(str(-int(constant)))
    return " minus ".join([" plus ".join(plus) or "0", *minus])


def _term(fact: str, value: Fraction) -> str:
    if value == 1:
        return fact
    return f"{value} times {fact}" if value.denominator == 1 else f"{int(value * 100)}% of {fact}"
