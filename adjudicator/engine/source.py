"""Pieces of generated Python that both the evaluator and the durable-rules matcher use."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.engine.condition import Compare


class Constants:
    """The globals of a generated function. Whatever is not a plain literal enters the source under a name made here."""

    def __init__(self) -> None:
        self.names: dict[str, object] = {}

    def name(self, value: object) -> str:
        """The name of a new constant."""
        name = f"K{len(self.names)}"
        self.names[name] = value
        return name

    def number(self, number: int) -> str:
        """A number as a literal, or as a constant where its text would be too long for Python to read."""
        return str(number) if -(2**62) < number < 2**62 else self.name(number)


def comparison(test: Compare, values: Mapping[str, str], numbers: Mapping[str, str], constants: Constants) -> str:
    """An expression for the truth of a comparison of several facts: True, False, or None when a number is missing.

    `values` maps each fact to the local that holds its value, `numbers` to the one that tells whether it is a number. `none` makes it False.
    """
    facts = [fact for fact, _ in test.form.terms]
    total = " + ".join(_term(coefficient, values[fact], constants) for fact, coefficient in test.form.terms)
    known = " and ".join(numbers[fact] for fact in facts)
    absent = " and ".join(f"({values[fact]} is None or {numbers[fact]})" for fact in facts)
    operator = "==" if test.equal else ">="
    return f"{total} {operator} {constants.number(-test.form.constant)} if {known} else None if {absent} else False"


def _term(coefficient: int, value: str, constants: Constants) -> str:
    if coefficient in (1, -1):
        return value if coefficient == 1 else f"-{value}"
    return f"{constants.number(coefficient)} * {value}"


def threshold(test: Compare) -> tuple[str, int] | None:
    """A comparison of one fact as ``(">=", number)``, ``("<=", number)`` or ``("==", number)``; None when no whole number meets it."""
    ((_, coefficient),) = test.form.terms
    constant = test.form.constant
    if test.equal:
        return None if constant % coefficient else ("==", -constant // coefficient)
    return (">=", -(constant // coefficient)) if coefficient > 0 else ("<=", constant // -coefficient)
