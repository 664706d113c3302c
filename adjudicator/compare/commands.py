"""A witness as it is told: the words of a command line, and a scenario to paste."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import yaml

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
        told["facts"] = {fact: _Plain(value_data(value)) for fact, value in witness.facts}
    if witness.hand is not None:
        told["hand"] = witness.hand
    told["houses"] = expected
    return yaml.dump([told], Dumper=_Dumper, allow_unicode=True, sort_keys=False, width=1000)


class _Plain:
    """A value that is written without quotes: `yes` and `no` are values of the language."""

    def __init__(self, value: object) -> None:
        self.value = value


class _Dumper(yaml.SafeDumper):
    """Writes what our reader reads."""


def _write_plain(dumper: yaml.SafeDumper, plain: _Plain) -> yaml.Node:
    if isinstance(plain.value, list):
        return dumper.represent_sequence("tag:yaml.org,2002:seq", plain.value, flow_style=True)
    text = str(plain.value)
    numeric = isinstance(plain.value, int) or text in ("yes", "no") or text.replace("_", "a").isalnum()
    return dumper.represent_scalar("tag:yaml.org,2002:int" if numeric else "tag:yaml.org,2002:str", text, style="" if numeric else '"')


_Dumper.add_representer(_Plain, _write_plain)


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
