"""From an error of pydantic to a sentence at its place."""

from __future__ import annotations

from typing import Annotated, Literal

import pydantic
import pytest
from pydantic import Field, RootModel

from adjudicator.source.data import find, key_place_at, place_at, pydantic_diagnostics, to_data, to_node
from adjudicator.source.diagnostics import Diagnostic, Place
from adjudicator.source.forms import Form, Id, Sentence
from adjudicator.source.nearest import nearest
from adjudicator.source.validation import validate
from adjudicator.source.yaml_source import read_text


class Inner(Form):
    amount: int = Field(1, ge=1)
    title: Sentence | None = None


class Model(Form):
    name: str
    kind: Literal["one", "many"] = "one"
    flag: bool = False
    word_or_list: str | list[str] = "x"
    inner: Inner | None = None
    either: str | Inner | list[Inner] = "x"
    by_name: dict[Id, Inner] | None = None
    several: Annotated[list[str], Field(min_length=2, max_length=3)] | None = None
    condition: int = Field(0, alias="when")


class Chapter(RootModel[dict[str, Model]]):
    pass


def errors(text: str, model: type[pydantic.BaseModel] = Model) -> list[str]:
    found: list[Diagnostic] = []
    assert validate(read_text(text, "f.yaml"), model, found) is None
    return [diagnostic.line("en").removeprefix("f.yaml:") for diagnostic in found]


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("{}", ["1:1: the key `name` is missing"]),
        ("name: x\nnmae: y", ["2:1: unknown key `nmae` (did you mean `name`?)"]),
        ("name: x\nwen: 1", ["2:1: unknown key `wen` (did you mean `when`?)"]),
        ("name: 3", ["1:7: text is expected here, not `3`; put quotes around a number, yes or no that is text"]),
        ("name: [x]", ["1:7: text is expected here, not `[…]`; put quotes around a number, yes or no that is text"]),
        ("name: x\nkind: mny", ["2:7: `mny` is not one of `one`, `many` (did you mean `many`?)"]),
        ("name: x\nflag: 1", ["2:7: `yes` or `no` is expected here, not `1`"]),
        ("name: x\nwhen: '1'", ["2:7: a whole number is expected here, not `1`"]),
        ("name: x\nword_or_list: 1", ["2:15: a word or a list is expected here, not `1`"]),
        ("name: x\nword_or_list: [a, 1]", ["2:19: text is expected here, not `1`; put quotes around a number, yes or no that is text"]),
        ("name: x\ninner: x", ["2:8: keys with values are expected here, not `x`"]),
        ("name: x\ninner:\n  amount: 0", ["3:11: `0` is less than 1"]),
        ("name: x\ninner:\n  title: {en: x}", ["3:3: the key `fr` is missing"]),
        ("name: x\ninner:\n  title: {en: x, fr: ''}", ["3:22: nothing is written here"]),
        ("name: x\neither: 1", ["2:9: a word, a list, or keys with values, is expected here, not `1`"]),
        ("name: x\neither: {amont: 1}", ["2:10: unknown key `amont` (did you mean `amount`?)"]),
        ("name: x\neither: [{amont: 1}]", ["2:11: unknown key `amont` (did you mean `amount`?)"]),
        ("name: x\nby_name:\n  a: {amount: x}", ["3:15: a whole number is expected here, not `x`"]),
        ("name: x\nby_name: {a: {amont: 1}}", ["2:15: unknown key `amont` (did you mean `amount`?)"]),
        (
            "name: x\nby_name: {A: {}}",
            ["2:11: `A` is not a name: small letters without accents, digits and `_`, beginning with a letter"],
        ),
        ("name: x\nseveral: [a]", ["2:10: at least 2 must stand here"]),
        ("name: x\nseveral: [a, b, c, d]", ["2:10: at most 3 may stand here"]),
        ("name: 1\nflag: x\nfoo: 2", None),
    ],
)
def test_sentences(text: str, expected: list[str] | None) -> None:
    if expected is None:
        assert [line.split(":")[0] for line in errors(text)] == ["1", "2", "3"]
    else:
        assert errors(text) == expected


def test_below_a_key_of_a_chapter() -> None:
    assert errors('"6.5":\n  name: x\n"6.6":\n  nam: y\n', Chapter) == [
        "3:1: the key `name` is missing",
        "4:3: unknown key `nam` (did you mean `name`?)",
    ]


def test_without_the_model_there_is_no_nearest_key() -> None:
    node = read_text("name: x\nnmae: y", "f.yaml")
    with pytest.raises(pydantic.ValidationError) as raised:
        Model.model_validate(to_data(node))
    assert [d.line("fr") for d in pydantic_diagnostics(raised.value, node)] == ["f.yaml:2:1: clé inconnue `nmae`"]


def test_places() -> None:
    node = read_text("a:\n  - b: x\n  - c\n", "f.yaml")
    assert place_at(node, ("a", 0, "b")) == Place("f.yaml", 2, 8)
    assert place_at(node, ("a", "list[str]", 1)) == Place("f.yaml", 3, 5)
    assert place_at(node, ("a", 7)) == Place("f.yaml", 2, 3)
    assert key_place_at(node, ("a", 0, "b")) == Place("f.yaml", 2, 5)
    assert key_place_at(node, ("a", 1)) == Place("f.yaml", 3, 5)


def test_data() -> None:
    texts: dict[str, object] = {"yes": True, "no": False, '"yes"': "yes", "12": 12, '"12"': "12", "20:00": "20:00", "3.000": "3.000"}
    texts |= {"007": "007", "-3": -3, "+4": "+4", "0": 0, "1234567890123456789": "1234567890123456789", "{x: [y, {z: 0}]}": {"x": ["y", {"z": 0}]}}
    for text, data in texts.items():
        assert to_data(read_text(text, "f.yaml")) == data
        assert type(to_data(read_text(text, "f.yaml"))) is type(data)


def test_data_and_back() -> None:
    place = Place("batch.jsonl", 3, 1)
    data = {"a": [True, False, 3, "yes", {"b": -1}]}
    node = to_node(data, place)
    assert to_data(node) == data
    value = find(node, "a")
    assert value is not None
    assert value.place == place
    with pytest.raises(TypeError, match="no node for float"):
        to_node([1.5], place)
    with pytest.raises(TypeError, match="no node for NoneType"):
        to_node({"a": None}, place)


@pytest.mark.parametrize(
    ("word", "expected"),
    [
        ("premature_bord", ("premature_board",)),
        ("PREMATURE-BOARD", ("premature_board",)),
        ("board_premature", ("premature_board",)),
        ("brule", ("brûlé",)),
        ("burn_id", ("burn_identifiable",)),
        ("burn_identfiable", ("burn_identifiable",)),
        ("tru", ("turn",)),
        ("xyzzy", ()),
        ("", ()),
    ],
)
def test_nearest(word: str, expected: tuple[str, ...]) -> None:
    assert nearest(word, ["premature_board", "brûlé", "burn_identifiable", "turn", "cards_held"]) == expected


def test_nearest_is_limited_and_ordered() -> None:
    assert nearest("fact", ["facts", "fact", "face", "fast"], limit=2) == ("fact", "facts")
