"""The vocabulary: what is built from good files, and everything that is said of bad ones."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from adjudicator.engine.condition import Compare, Linear, Member
from adjudicator.engine.expression import Binary, Ref
from adjudicator.engine.values import FactType
from adjudicator.source.data import to_data
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.source.nodes import Node
from adjudicator.source.yaml_source import read_source
from adjudicator.text.languages import LANGS, Text
from adjudicator.vocabulary.load import load_vocabulary
from adjudicator.vocabulary.model import TABLE, Argument, Ask, Pattern, Vocabulary
from adjudicator.vocabulary.schema import HouseVocabularyForm, VocabularyForm

HERE = Path(__file__).parent
SHARED = HERE.parents[1] / "rulebooks" / "vocabulary"


def read(path: Path) -> Node:
    return read_source(path, path.relative_to(HERE).as_posix() if path.is_relative_to(HERE) else path.name)


@pytest.fixture(scope="module")
def vocabulary() -> Vocabulary:
    return load_vocabulary([read(HERE / "good" / "base.yaml")], [read(HERE / "good" / "house.yaml")])


def test_facts(vocabulary: Vocabulary) -> None:
    burn, street, said = vocabulary.facts["burn"], vocabulary.facts["street"], vocabulary.facts["said"]
    assert (burn.type, burn.ask, burn.only_if, burn.otherwise) == (FactType.YES_NO, "dealer", Member("street", frozenset(("river",)), True), False)
    assert burn.says["no"] == Text("the burn cannot be told apart", "la brûlée n'est pas identifiable")
    assert street.words == ("flop", "river", "turn")
    assert street.says.keys() == {"value"}
    assert said.allows_none
    assert set(said.says) == {"value", "none"}
    assert vocabulary.facts["actions"].presumed == 0
    assert vocabulary.facts["event"].from_event
    assert vocabulary.facts["raise_part"].formula == Binary("minus", Ref("put"), Ref("level"))
    assert next(iter(vocabulary.facts)) == "burn"


def test_slots(vocabulary: Vocabulary) -> None:
    slots = vocabulary.slots
    assert vocabulary.phases == ("stop", "board", "after")
    assert list(slots["deal"].values) == ["misdeal", "goes_on", "cancelled"]
    assert (slots["penalty"].many, slots["penalty"].of_role, slots["deal"].of_role) == (True, True, False)
    assert slots["action"].values["becomes"].arguments == {"becomes": Argument("term", ("stub", "flop")), "to": Argument("amount")}
    assert slots["board"].values["mix"].arguments == {"mix": Argument("terms")}
    assert slots["board"].values["deal"].headline == Text("{The:deal} is dealt again.", "{Le:deal} est redistribué.")
    assert slots["count"].says == Text("{value} hands.", "{value} mains.")
    assert vocabulary.clashes == (
        (Pattern("deal", frozenset(("misdeal",))), Pattern("board", None)),
        (Pattern("penalty", frozenset(("may",))), Pattern("penalty", frozenset(("must",)))),
        (Pattern("deal", frozenset(("cancelled",))), Pattern("board", None)),
    )


def test_incidents(vocabulary: Vocabulary) -> None:
    incident = vocabulary.incidents["premature_board"]
    assert incident.facts == ("street", "burn", "actions", "put", "witnessed")
    assert incident.presume == {"actions": 1}
    assert incident.asks == (
        Ask(((TABLE, "board"),)),
        Ask((("offender", "penalty"),)),
        Ask(((TABLE, "deal"), ("offender", "hand"))),
        Ask(
            ((TABLE, "count"),),
            Compare(Linear((("actions", 1),), -1), False, "actions", "at least 1"),
            {"deal": frozenset(("misdeal", "goes_on"))},
        ),
        Ask((("offender", "hand"),), Member("witnessed", frozenset((True,)))),
    )
    error = vocabulary.incidents["board_error"]
    assert error.also == ("premature_board",)
    assert (vocabulary.incidents["premature_board"].about_action, error.about_action) == (False, "call")
    assert error.roles == {"offender": Text("the dealer of that card", "celui qui a donné la carte")}
    assert vocabulary.impossible[0].because.fr == "une relance dépasse la mise"
    assert [one.on for one in vocabulary.impossible] == [frozenset(), frozenset(("premature_board",))]


@pytest.mark.parametrize("path", sorted((HERE / "bad").glob("*.yaml")), ids=lambda path: path.stem)
def test_bad_files(path: Path) -> None:
    check(path, [read(HERE / "good" / "base.yaml"), read(path)], [])


@pytest.mark.parametrize("path", sorted((HERE / "house").glob("*.yaml")), ids=lambda path: path.stem)
def test_bad_houses(path: Path) -> None:
    check(path, [read(HERE / "good" / "base.yaml")], [read(path)])


def check(path: Path, sources: list[Node], additions: list[Node]) -> None:
    """What is said of a file, line by line, is what stands in the text file beside it."""
    with pytest.raises(InvalidInputError) as raised:
        load_vocabulary(sources, additions)
    lines = [diagnostic.line("en") for diagnostic in raised.value.diagnostics]
    assert lines == path.with_suffix(".txt").read_text(encoding="utf-8").splitlines()
    for lang in LANGS:
        assert all(diagnostic.text(lang) for diagnostic in raised.value.diagnostics)


def test_every_error_of_all_files_at_once() -> None:
    paths = [HERE / "good" / "base.yaml", *sorted((HERE / "bad").glob("*.yaml"))]
    with pytest.raises(InvalidInputError) as raised:
        load_vocabulary([read(path) for path in paths], [read(HERE / "house" / "redefines.yaml")])
    files = [d.place.file for d in raised.value.diagnostics if d.place is not None]
    assert list(dict.fromkeys(files)) == ["bad/facts.yaml", "bad/incidents.yaml", "bad/slots.yaml", "house/redefines.yaml"]


def test_a_house_may_build_on_the_words_of_the_house_it_extends() -> None:
    base, house = read(HERE / "good" / "base.yaml"), read(HERE / "good" / "house.yaml")
    child = read(HERE / "good" / "child.yaml")
    vocabulary = load_vocabulary([base], [house, child])
    assert list(vocabulary.slots["deal"].values) == ["misdeal", "goes_on", "cancelled", "postponed"]
    assert vocabulary.incidents["torn_card"].facts == ("street", "witnessed")


def test_the_shared_vocabulary_loads() -> None:
    vocabulary = load_vocabulary([read(path) for path in sorted(SHARED.glob("*.yaml"))])
    assert "premature_board" in vocabulary.incidents


def test_editors_accept_what_the_loader_accepts() -> None:
    shared, house = VocabularyForm.model_json_schema(), HouseVocabularyForm.model_json_schema()
    for schema in (shared, house):
        jsonschema.Draft202012Validator.check_schema(schema)
    for path in [HERE / "good" / "base.yaml", *SHARED.glob("*.yaml")]:
        jsonschema.validate(to_data(read(path)), shared)
    jsonschema.validate(to_data(read(HERE / "good" / "house.yaml")), house)
    with pytest.raises(jsonschema.ValidationError):
        jsonschema.validate(to_data(read(HERE / "bad" / "facts.yaml")), shared)
    assert '"description"' in json.dumps(shared)
