"""Facts as durable-rules is given them: a generated function from facts to the flat JSON object of each handle.

What a fact contributes to each object is a piece of text looked up by its value; the pieces are made beforehand, by the reference interpreter,
for every value or range of values that rules tell apart. A piece holds what a pattern of that handle can match and nothing else: an unknown
fact contributes nothing, and neither does a truth or a code that no pattern there asks for.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import cast

from adjudicator.engine.attributes import ANY
from adjudicator.engine.condition import Compare, Leaf, Member
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
        self.codes = codebook.codes(fact)
        self.coded = [_Coded.of([literal for literal in literals if codebook.test(literal.attribute) is None]) for literals in asked]
        self.truths = [[(literal, test) for literal in literals if (test := codebook.test(literal.attribute)) is not None] for literals in asked]
        self.fact = fact
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
        code = 0 if value is None else self.codes.get((type(value), value), 0)
        return tuple(
            coded.text(code) + "".join(dict.fromkeys(self._truth(literal, test, value) for literal, test in truths))
            for coded, truths in zip(self.coded, self.truths, strict=True)
        )

    def _truth(self, literal: Literal, test: Leaf, value: Value | None) -> str:
        truth = value is not None and evaluate(test, {self.fact: value}) is True
        return _pair(literal) if truth == literal.value else ""


@dataclass(frozen=True, slots=True)
class _Coded:
    """What the code of a value contributes to one object: nothing where no pattern there asks for it. `name` is None where none asks for any."""

    name: str | None
    asked: frozenset[int]
    always: bool

    @classmethod
    def of(cls, literals: Sequence[Literal]) -> _Coded:
        """Of the literals of one object, all of one fact. A negated one matches every code but its own, so it has to see the code."""
        name = literals[0].attribute.name if literals else None
        return cls(name, frozenset(literal.value for literal in literals), any(literal.negated for literal in literals))

    def text(self, code: int) -> str:
        """The piece for a code."""
        return f'"{self.name}":{code},' if self.name is not None and (self.always or code in self.asked) else ""


def _pair(literal: Literal) -> str:
    return f'"{literal.attribute.name}":{str(literal.value).lower()},'
