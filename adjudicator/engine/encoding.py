"""Facts as durable-rules is given them: a generated function from facts to the flat JSON object of each handle.

What a fact contributes is a piece of text looked up by its value; the pieces are made beforehand, by the reference interpreter, for every value
or range of values that rules tell apart. An unknown fact contributes nothing.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from adjudicator.engine.attributes import ANY
from adjudicator.engine.condition import Compare, Member
from adjudicator.engine.patterns import Attribute, Codebook, Pattern
from adjudicator.engine.source import Constants, comparison, threshold
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value

FACT_ID = "1"
"""The id of the one fact that a handle ever holds."""

Encode = Callable[[Mapping[str, Value]], tuple[str, ...]]


def encoder(portions: Sequence[Sequence[Pattern]], codebook: Codebook) -> Encode:
    """The function that gives the JSON object of each portion of patterns, with just the attributes that these patterns read."""
    writer = _Writer(codebook)
    contents = []
    for portion in portions:
        attributes = sorted({literal.attribute for pattern in portion for literal in pattern.literals})
        contents.append(writer.content(attributes))
    body = "".join(f"    {line}\n" for line in writer.lines)
    source = f"def encode(facts):\n    get = facts.get\n{body}    return ({''.join(f'{one}, ' for one in contents)})\n"
    names = dict(writer.constants.names)
    exec(compile(source, "<encoding>", "exec"), names)  # the source holds names made here and literals only
    return cast("Encode", names["encode"])


class _Writer:
    def __init__(self, codebook: Codebook) -> None:
        self.codebook = codebook
        self.constants = Constants()
        self.lines: list[str] = []
        self.values: dict[str, str] = {}
        self.pieces: dict[tuple[Attribute, ...], str] = {}

    def content(self, attributes: Sequence[Attribute]) -> str:
        """An expression for the object with these attributes."""
        groups: dict[tuple[str, ...], list[Attribute]] = {}
        for attribute in attributes:
            groups.setdefault(attribute.facts, []).append(attribute)
        pieces = "".join("{" + self.piece(tuple(group)) + "}" for group in groups.values())
        return f'f\'{{{{{pieces}"{ANY}":1,"id":"{FACT_ID}"}}}}\''

    def piece(self, group: tuple[Attribute, ...]) -> str:
        """The local that holds what the facts of `group` contribute."""
        if group not in self.pieces:
            self.pieces[group] = name = f"p{len(self.pieces)}"
            if len(group[0].facts) == 1:
                self.lines.append(f"{name} = {self.one_fact(group)}")
            else:
                self.several_facts(name, group)
        return self.pieces[group]

    def value(self, fact: str) -> str:
        """The local that holds the value of a fact."""
        if fact not in self.values:
            self.values[fact] = f"v{len(self.values)}"
            self.lines.append(f"{self.values[fact]} = get({fact!r})")
        return self.values[fact]

    def several_facts(self, name: str, group: tuple[Attribute, ...]) -> None:
        """Comparisons of several facts, and those of no fact at all."""
        locals_ = {fact: self.value(fact) for fact in group[0].facts}
        texts = []
        for attribute in group:
            test = self.codebook.test(attribute)
            assert isinstance(test, Compare)
            true, false = (_pair(attribute, truth) for truth in (True, False))
            self.lines.append(f"x = {comparison(test, locals_, self.constants)}")
            texts.append(f"{name}_{attribute.number}")
            self.lines.append(f"{texts[-1]} = {true!r} if x else {false!r} if x is False else ''")
        self.lines.append(f"{name} = {' + '.join(texts)}")

    def one_fact(self, group: tuple[Attribute, ...]) -> str:
        """An expression for what one fact contributes."""
        pieces = _Pieces(group, self.codebook)
        value = self.value(pieces.fact)
        kinds = {kind for kind, _ in pieces.mentioned}
        if not pieces.points and kinds == {bool}:
            yes, no, other = (pieces.text(one) for one in (True, False, None))
            return f"{yes!r} if {value} is True else {no!r} if {value} is False else '' if {value} is None else {other!r}"
        if not pieces.points and kinds.isdisjoint({bool, int}):
            table: dict[Value | None, str] = {None: "", **{one: pieces.text(one) for _, one in pieces.mentioned}}
            return f"{self.constants.name(table.get)}({value}, {pieces.text(None)!r})"
        return f"{self.constants.name(pieces.function())}({value})"


class _Pieces:
    """What one fact contributes, by its value."""

    def __init__(self, group: tuple[Attribute, ...], codebook: Codebook) -> None:
        self.group = group
        self.codebook = codebook
        self.fact = group[0].facts[0]
        tests = [codebook.test(attribute) for attribute in group]
        self.mentioned = {(type(value), value) for test in tests if isinstance(test, Member) for value in test.values}
        """The values that rules name, with their types: `yes` is not the number 1."""
        if None in tests:
            self.mentioned |= codebook.codes(self.fact).keys()
        points = {point for _, value in self.mentioned if type(value) is int for point in (value, value + 1)}
        for test in tests:
            found = threshold(test) if isinstance(test, Compare) else None
            if found:
                points |= {">=": {found[1]}, "<=": {found[1] + 1}, "==": {found[1], found[1] + 1}}[found[0]]
        self.points = sorted(points)
        """Where, along the whole numbers, the text may change."""

    def text(self, value: Value | None) -> str:
        """The text for a value; None stands for any value that no rule names."""
        return "".join(_pair(attribute, self._of(attribute, value)) for attribute in self.group)

    def _of(self, attribute: Attribute, value: Value | None) -> int | bool:
        test = self.codebook.test(attribute)
        if value is None:
            return 0 if test is None else False
        if test is None:
            return self.codebook.codes(self.fact).get((type(value), value), 0)
        return evaluate(test, {self.fact: value}) is True

    def function(self) -> Callable[[Value | None], str]:
        """The text by value, for numbers by the range they fall in."""
        points = self.points
        ranges = [self.text(point) for point in ((points[0] - 1, *points) if points else (0,))]
        others = {(kind, value): self.text(value) for kind, value in self.mentioned}
        default = self.text(None)

        def text(value: Value | None) -> str:
            if type(value) is int:
                return ranges[bisect_right(points, value)]
            return "" if value is None else others.get((type(value), value), default)

        return text


def _pair(attribute: Attribute, value: int | bool) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f'"{attribute.name}":{text},'
