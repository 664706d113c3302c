"""Comparisons of several facts, each as one derived number.

``raise_part at least 50% of increment`` reads two facts. It becomes a comparison of the single number ``2 * raise_part - increment``, a fact
whose name begins with ``=`` and which is computed when both are known. Everything behind then sees comparisons of one fact only.
"""

from __future__ import annotations

from dataclasses import replace

from adjudicator.engine.condition import All, Any, Compare, Condition, Linear
from adjudicator.rulebook.model import Definition, Rule

FORM_MARK = "="


def form_name(terms: tuple[tuple[str, int], ...]) -> str:
    """The name of the number ``sum(coefficient * fact)``."""
    return FORM_MARK + "".join(f"{factor:+d}*{fact}" for fact, factor in terms)


class Forms:
    """The numbers that the comparisons of one plan need, by name."""

    def __init__(self) -> None:
        """Start with none."""
        self.by_name: dict[str, Linear] = {}

    def single(self, condition: Condition) -> Condition:
        """The condition with every comparison of several facts replaced by one of a derived number."""
        if isinstance(condition, (All, Any)):
            return type(condition)(tuple(self.single(part) for part in condition.parts))
        if not isinstance(condition, Compare) or len(condition.form.terms) < 2:
            return condition
        # A number and its opposite are one: "at least" and "less than" the same other are cut on the same one.
        sign = 1 if condition.form.terms[0][1] > 0 else -1
        terms = tuple((fact, sign * factor) for fact, factor in condition.form.terms)
        name = form_name(terms)
        self.by_name[name] = Linear(terms)
        return replace(condition, form=Linear(((name, sign),), condition.form.constant))

    def rule(self, rule: Rule) -> Rule:
        """The rule with its conditions so replaced."""
        return replace(rule, when=self.single(rule.when), unless=None if rule.unless is None else self.single(rule.unless))

    def definition(self, definition: Definition) -> Definition:
        """The definition with its conditions so replaced."""
        return replace(definition, cases=tuple(replace(case, when=self.single(case.when)) for case in definition.cases))
