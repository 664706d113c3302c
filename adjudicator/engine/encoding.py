"""Facts as durable-rules is given them: a generated function from facts to the flat JSON object of each handle.

What a fact contributes to each object is a piece of text looked up by its value; the pieces are made beforehand, by the reference interpreter,
for every value or range of values that rules tell apart. A piece holds what a pattern of that handle can match and nothing else: an unknown
fact contributes nothing, and neither does a truth or a code that no pattern there asks for.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from typing import cast

from adjudicator.engine.attributes import ANY
from adjudicator.engine.condition import Compare, Member
from adjudicator.engine.patterns import Codebook, Literal, Pattern
from adjudicator.engine.source import Constants, comparison, threshold
from adjudicator.engine.three_valued import evaluate
from adjudicator.engine.values import Value

FACT_ID = "1"
"""The id of the one fact that a handle ever holds."""

Encode = Callable[[Mapping[str, Value]], tuple[str, ...]]


def encoder(portions: Sequence[Sequence[Pattern]], codebook: Codebook) -> Encode:
    """The function that gives the JSON object of each portion of patterns."""
    writer = _Writer([sorted({literal for pattern in portion for literal in pattern.literals}) for portion in portions], codebook)
    source = writer.source()
    names = dict(writer.constants.names)
    exec(compile(source, "<encoding>", "exec"), names)  # the source holds names made here and literals only
    return cast("Encode", names["encode"])


class _Writer:
    def __init__(self, portions: Sequence[Sequence[Literal]], codebook: Codebook) -> None:
        self.codebook = codebook
        self.constants = Constants()
        self.lines: list[str] = []
        self.values: dict[str, str] = {}
        self.numbers: dict[str, str] = {}
        self.pieces: list[list[str]] = [[] for _ in portions]
        """Of each object, the locals that hold its pieces."""
        self.portions = portions

    def source(self) -> str:
        groups = dict.fromkeys(literal.attribute.facts for portion in self.portions for literal in portion)
        for facts in groups:
            asked = [[literal for literal in portion if literal.attribute.facts == facts] for portion in self.portions]
            users = [place for place, literals in enumerate(asked) if literals]
            if len(facts) == 1:
                self.one_fact(facts[0], [asked[place] for place in users], users)
            else:
                self.several_facts(facts, [asked[place] for place in users], users)
        body = "".join(f"    {line}\n" for line in self.lines)
        objects = "".join(f'f\'{{{{{"".join(pieces)}"{ANY}":1,"id":"{FACT_ID}"}}}}\', ' for pieces in self.pieces)
        return f"def encode(facts):\n    get = facts.get\n{body}    return ({objects})\n"

    def value(self, fact: str) -> str:
        """The local that holds the value of a fact."""
        if fact not in self.values:
            self.values[fact] = f"v{len(self.values)}"
            self.lines.append(f"{self.values[fact]} = get({fact!r})")
        return self.values[fact]

    def number(self, fact: str) -> str:
        """The local that tells whether the value of a fact is a number."""
        if fact not in self.numbers:
            value = self.value(fact)
            self.numbers[fact] = f"n{value}"
            self.lines.append(f"n{value} = type({value}) is int")
        return self.numbers[fact]

    def piece(self, users: Sequence[int]) -> str:
        """A new local for a piece of the objects `users`."""
        name = f"p{sum(map(len, self.pieces))}"
        for place in users:
            self.pieces[place].append("{" + name + "}")
        return name

    def several_facts(self, facts: tuple[str, ...], asked: Sequence[Sequence[Literal]], users: Sequence[int]) -> None:
        """The comparisons of these facts."""
        values, numbers = ({fact: local(fact) for fact in facts} for local in (self.value, self.number))
        by_test: dict[Literal, list[int]] = {}
        for literals, place in zip(asked, users, strict=True):
            for literal in literals:
                by_test.setdefault(literal, []).append(place)
        written = None
        for literal in sorted(by_test):
            if literal.attribute != written:
                written = literal.attribute
                test = self.codebook.test(written)
                assert isinstance(test, Compare)
                self.lines.append(f"x = {comparison(test, values, numbers, self.constants)}")
            self.lines.append(f"{self.piece(by_test[literal])} = {_pair(literal)!r} if x is {literal.value!r} else ''")

    def one_fact(self, fact: str, asked: Sequence[Sequence[Literal]], users: Sequence[int]) -> None:
        """What one fact contributes to the objects `users`."""
        pieces = _Pieces(fact, asked, self.codebook)
        value = self.value(fact)
        kinds = {kind for kind, _ in pieces.mentioned}
        nothing, other = self.row(pieces.nothing), self.row(pieces.other)
        if not pieces.points and kinds == {bool}:
            yes, no = self.row(pieces.row(True)), self.row(pieces.row(False))
            found = f"{yes} if {value} is True else {no} if {value} is False else {nothing} if {value} is None else {other}"
        elif not pieces.points and kinds.isdisjoint({bool, int}):
            table: dict[Value | None, object] = {None: _bare(pieces.nothing), **{one: _bare(pieces.row(one)) for _, one in pieces.mentioned}}
            found = f"{self.constants.name(table.get)}({value}, {other})"
        else:
            others = {(kind, one): _bare(pieces.row(one)) for kind, one in pieces.mentioned if kind is not int}
            rest = f"{self.constants.name(others.get)}((type({value}), {value}), {other})" if others else other
            found = f"{nothing} if {value} is None else {rest}"
            if pieces.points:
                ranges = [_bare(pieces.row(number)) for number in (pieces.points[0] - 1, *pieces.points)]
                place = f"{self.constants.name(bisect_right)}({self.constants.name(pieces.points)}, {value})"
                found = f"{self.constants.name(ranges)}[{place}] if type({value}) is int else {found}"
        targets = ", ".join(self.piece([place]) for place in users)
        self.lines.append(f"{targets} = {found}")

    def row(self, row: tuple[str, ...]) -> str:
        """The pieces of several objects as a tuple to unpack, that of one object as it is."""
        return repr(row[0]) if len(row) == 1 else repr(row)


def _bare(row: tuple[str, ...]) -> object:
    return row[0] if len(row) == 1 else row


class _Pieces:
    """What one fact contributes to each of several objects, by its value."""

    def __init__(self, fact: str, asked: Sequence[Sequence[Literal]], codebook: Codebook) -> None:
        self.fact = fact
        self.asked = asked
        self.codebook = codebook
        tests = {codebook.test(literal.attribute) for literals in asked for literal in literals}
        self.mentioned = {(type(value), value) for test in tests if isinstance(test, Member) for value in test.values}
        """The values that rules name, with their types: `yes` is not the number 1."""
        if None in tests:
            self.mentioned |= codebook.codes(fact).keys()
        points = {point for _, value in self.mentioned if type(value) is int for point in (value, value + 1)}
        for test in tests:
            found = threshold(test) if isinstance(test, Compare) else None
            if found:
                points |= {">=": {found[1]}, "<=": {found[1] + 1}, "==": {found[1], found[1] + 1}}[found[0]]
        self.points = sorted(points)
        """Where, along the whole numbers, the pieces may change."""
        self.nothing = ("",) * len(asked)
        self.other = self.row(None)

    def row(self, value: Value | None) -> tuple[str, ...]:
        """The pieces for a value; None stands for any value that no rule names."""
        return tuple("".join(dict.fromkeys(self._pair(literal, value) for literal in literals)) for literals in self.asked)

    def _pair(self, literal: Literal, value: Value | None) -> str:
        test = self.codebook.test(literal.attribute)
        if test is None:
            code = 0 if value is None else self.codebook.codes(self.fact).get((type(value), value), 0)
            if literal.negated:
                return _text(literal, code)
            return _text(literal, code) if code == literal.value else ""
        truth = value is not None and evaluate(test, {self.fact: value}) is True
        return _pair(literal) if truth == literal.value else ""


def _pair(literal: Literal) -> str:
    return _text(literal, literal.value)


def _text(literal: Literal, value: int | bool) -> str:
    text = str(value).lower() if isinstance(value, bool) else str(value)
    return f'"{literal.attribute.name}":{text},'
