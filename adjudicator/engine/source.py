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


def comparison(test: Compare, locals_: Mapping[str, str], constants: Constants) -> str:
    """An expression for the truth of a comparison of several facts: True, False, or None when a number is missing.

    `locals_` maps each fact to the local that holds its value. `none` in one of them makes it False.
    """
    names = [locals_[fact] for fact, _ in test.form.terms]
    total = " + ".join(f"{constants.number(coefficient)} * {locals_[fact]}" for fact, coefficient in test.form.terms)
    numbers = " and ".join(f"type({name}) is int" for name in names)
    absent = " and ".join(f"({name} is None or type({name}) is int)" for name in names)
    operator = "==" if test.equal else ">="
    return f"({total} + {constants.number(test.form.constant)} {operator} 0) if {numbers} else None if {absent} else False"


def threshold(test: Compare) -> tuple[str, int] | None:
    """A comparison of one fact as ``(">=", number)``, ``("<=", number)`` or ``("==", number)``; None when no whole number meets it."""
    ((_, coefficient),) = test.form.terms
    constant = test.form.constant
    if test.equal:
        return None if constant % coefficient else ("==", -constant // coefficient)
    return (">=", -(constant // coefficient)) if coefficient > 0 else ("<=", constant // -coefficient)
