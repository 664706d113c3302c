"""A witness as it is told: the words of a command line, and a scenario to paste."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence

from adjudicator.compare.books import Book
from adjudicator.compare.model import Difference, Witness
from adjudicator.rulebook.model import Choice
from adjudicator.ruling.content_data import content_data
from adjudicator.ruling.model import Answer, Settled, Status
from adjudicator.text.facts import assignment, value_data
from adjudicator.vocabulary.model import TABLE, Vocabulary


def command_words(witness: Witness, house: str, vocabulary: Vocabulary) -> list[str]:
    """The arguments of `adjudicator` that rule a witness under a house; facts that its vocabulary does not know are left out."""
    facts = [assignment(name, value) for name, value in witness.facts if name in vocabulary.facts]
    hand = [] if witness.hand is None else ["--hand", witness.hand]
    return ["rule", house, witness.incident, *facts, *hand]


def command_line(witness: Witness, house: str, vocabulary: Vocabulary) -> str:
    """The same as one line for a shell."""
    return " ".join(["adjudicator", *(_quoted(word) for word in command_words(witness, house, vocabulary))])


def house_word(book: Book) -> str:
    """What to call a house on a command line: `rule` takes no revision, so that of a book from git is the path."""
    return book.asked.partition(":")[2] or book.asked


def _quoted(word: str) -> str:
    plain = all(letter.isalnum() or letter in "=_-./:,+@" for letter in word)
    return word if plain and word else '"' + word.replace("\\", "\\\\").replace('"', '\\"').replace("$", "\\$").replace("`", "\\`") + '"'


def scenario_text(difference: Difference, name: str, books: tuple[Book, Book]) -> str:
    """A scenario in which each house rules the witness as it does now; of two editions of one house, the second."""
    expected = {house_word(book): _expected(answer) for book, answer in zip(books, (difference.first, difference.second), strict=True)}
    if books[0].rulebook.id == books[1].rulebook.id:
        expected = {books[1].rulebook.id: _expected(difference.second)}
    witness = difference.witness
    told: dict[str, object] = {"name": name, "incident": witness.incident}
    if witness.facts:
        told["facts"] = {fact: value_data(value) for fact, value in witness.facts}
    if witness.hand is not None:
        told["hand"] = witness.hand
    lines = [f"{key}: {_written(value)}" for key, value in told.items()]
    houses = [f"  {_written(house)}: {_written(answer)}" for house, answer in expected.items()]
    return "- " + "\n  ".join([*lines, "houses:", *houses]) + "\n"


_PLAIN = re.compile(r"[a-z][a-z0-9_]*|yes|no", re.ASCII)
_OTHERWISE = frozenset({"true", "false", "null", "on", "off", "y", "n"})
"""Words that YAML takes for something else."""


def _written(value: object) -> str:
    """A value in one line, as our reader reads it."""
    if isinstance(value, Mapping):
        return "{" + ", ".join(f"{_written(key)}: {_written(one)}" for key, one in value.items()) + "}"
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join(_written(one) for one in value) + "]"
    if isinstance(value, int) or (isinstance(value, str) and _PLAIN.fullmatch(value) and value not in _OTHERWISE):
        return str(value)
    return json.dumps(str(value), ensure_ascii=False)


def _expected(answer: Answer) -> Mapping[str, object]:
    """The status, what is settled, and what is left to somebody's choice."""
    settled: dict[str, object] = {}
    options: dict[str, object] = {}
    for one in answer.settled:
        if one.status in (Status.RULED, Status.DISCRETION):
            content = content_data(one.content, one.figures)
            if isinstance(one.content, Choice):
                content = [content_data(option, one.figures, f"{index}.") for index, option in enumerate(one.content.options)]
            _put(options if isinstance(one.content, Choice) else settled, one, content)
    expected: dict[str, object] = {"status": answer.status.value}
    if settled:
        expected["slots"] = settled
    if options:
        expected["options"] = options
    return expected


def _put(into: dict[str, object], one: Settled, content: object) -> None:
    """A slot of the table, or of somebody; several values of one slot are a list."""
    place: dict[str, object] = into
    if one.who != TABLE:
        found = into.setdefault(one.who, {})
        assert isinstance(found, dict)
        place = found
    before = place.get(one.slot)
    values: Sequence[object] = [] if before is None else before if isinstance(before, list) else [before]
    place[one.slot] = content if before is None else [*values, content]
