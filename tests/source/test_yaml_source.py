"""Reading YAML: the tree with its places, and every refusal."""

from __future__ import annotations

import contextlib
from pathlib import Path

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.source import yaml_source
from adjudicator.source.characters import decode
from adjudicator.source.diagnostics import InvalidInputError, Place
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.source.yaml_source import read_source, read_text
from adjudicator.text.languages import LANGS


def errors(text: str) -> list[str]:
    with pytest.raises(InvalidInputError) as raised:
        read_text(text, "f.yaml")
    assert all(diagnostic.text(lang) for diagnostic in raised.value.diagnostics for lang in LANGS)
    return [diagnostic.line("en").removeprefix("f.yaml:") for diagnostic in raised.value.diagnostics]


def test_the_tree_knows_its_places() -> None:
    def place(line: int, column: int) -> Place:
        return Place("f.yaml", line, column)

    tree = read_text("a: yes\nb:\n  - 'é': [6.10, \"1\"]\n", "f.yaml")
    inner = Mapping(
        ((Scalar("é", False, place(3, 5)), Sequence((Scalar("6.10", True, place(3, 11)), Scalar("1", False, place(3, 17))), place(3, 10))),),
        place(3, 5),
    )
    assert tree == Mapping(
        ((Scalar("a", True, place(1, 1)), Scalar("yes", True, place(1, 4))), (Scalar("b", True, place(2, 1)), Sequence((inner,), place(3, 3)))),
        place(1, 1),
    )


SYMBOLS = "write comparisons in words: `at least`, `at most`, `more than`, `less than`, `other than`; put quotes around text"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", [" the file is empty"]),
        ("# only a comment\n", [" the file is empty"]),
        ("---\na: 1\n---\nb: 2\n", ["3:1: a second document begins here: one file holds one"]),
        ("a: 1\nb: 2\na: 3\n", ["3:1: the key `a` stands here a second time (first on line 1)"]),
        ('{6.1: x, "6.1": y}', ["1:10: the key `6.1` stands here a second time (first on line 1)"]),
        ("a: !!str x", ["1:4: tags such as `!!str` are not used here: delete it"]),
        ("!!python/object/apply:os.system [x]", ["1:1: tags such as `!!python/object/apply:os.system` are not used here: delete it"]),
        (
            "a: &x [*x]",
            [
                "1:4: `&x`: anchors are not used here; put quotes around text that begins with &",
                "1:8: `*x`: aliases are not used here: write it out; put quotes around text that begins with *",
            ],
        ),
        ("<<: {a: 1}", ["1:1: `<<` is not used here: write the keys out"]),
        ("? [a]\n: b\n", ["1:3: a key must be a word, not a list or a mapping"]),
        ("? {a: 1}\n: b\n", ["1:3: a key must be a word, not a list or a mapping"]),
        ("'': b", ["1:1: a key is missing before the `:`"]),
        ("a:\nb: 1\n", ["1:1: nothing is written after `a:`"]),
        ("- \n- a\n", ["1:2: a value is missing here"]),
        ("{a:1}", ["1:2: `a:1` has no value: put a space after the `:`"]),
        ("a: Yes", ["1:4: write `yes` instead of `Yes`, or put quotes around it if it is text"]),
        ("[True, FALSE, on, Off, NO]", None),
        ("a: null", ["1:4: `null` is not used here: write `none` for a value known to be absent, or leave the key out"]),
        ("~", ["1:1: `~` is not used here: write `none` for a value known to be absent, or leave the key out"]),
        ("a: b\x07", ["1:5: U+0007 is a character that cannot be seen: delete it"]),
        ("a: 1\né\u200bb: 2", ["2:2: U+200B is a character that cannot be seen: delete it"]),
        ("a: \ud800", ["1:4: U+D800 is a character that cannot be seen: delete it"]),
        # YAML itself
        ("a: > 3", [f"1:4: `> 3`: {SYMBOLS}"]),
        ("a: >= level", [f"1:4: `>= level`: {SYMBOLS}"]),
        ("a: != 3", [f"1:4: `!=`: {SYMBOLS}"]),
        ("a: b: c", ["1:5: a second `:` on this line: put quotes around text that contains `: `"]),
        ("a: 1\n  b: 2", ["2:4: this key is indented further than those above it, or the line before it is not finished"]),
        ("a:\n\t- b", ["2:1: a tab stands here: indent with spaces"]),
        ("a: @x", ["1:4: a value cannot begin with `@`: put quotes around it"]),
        ("a: %x", ["1:4: a value cannot begin with `%`: put quotes around it"]),
        ("a: ,x", ["1:4: a value cannot begin with `,`: put quotes around it"]),
        ('a: "\\q"', ["1:5: in double quotes `\\` has a meaning of its own: write `\\\\`, or use single quotes"]),
        ("b: 1\na: 'x\n", ["2:4: the quote opened here is not closed"]),
        ("a: [x\nb: 2\n", ["2:2: the `[` opened on line 1 is not closed, or a comma is missing"]),
        ("a: {x: 1\nb: 2\n", ["2:2: the `{` opened on line 1 is not closed, or a comma is missing"]),
        ("a: [x]]", ["1:7: this `]` closes nothing"]),
        ("a: - b", ["1:4: a list with `-` begins on a line of its own"]),
        ("a: 1\nb\nc: 2", ["2:1: a `:` is missing after this key"]),
        ('a: "x" y', ["1:8: this does not fit the lines above: look at its indentation, or close the quotes before it"]),
        ("a: *", ["1:4: `*`: aliases are not used here: write it out; put quotes around text that begins with *"]),
        ("a: & b", ["1:4: `& b`: anchors are not used here; put quotes around text that begins with &"]),
        ("%YAML 3.0\n---\na: 1", ["1:1: this cannot be read as YAML: look at the quotes, brackets and indentation here"]),
        # All that is wrong, not the first only.
        ("a: On\na: ~\nb: 'x", None),
    ],
)
def test_refuses(text: str, expected: list[str] | None) -> None:
    found = errors(text)
    if expected is None:
        assert len(found) == {"[": 5, "a": 4}[text[0]]
    else:
        assert found == expected


def test_yes_and_no_and_keys_are_left_alone() -> None:
    tree = read_text("{on: yes, off: no, true: 'true', y: n, a: 'Yes', b: \"~\"}", "f.yaml")
    assert isinstance(tree, Mapping)
    assert [key.text for key, _ in tree.entries] == ["on", "off", "true", "y", "a", "b"]


@pytest.mark.parametrize("text", ["20:00", "3.000", "6.10", "0o7", "1_000", "1e3", ".inf", "2024-01-01", "=", "no way"])
def test_nothing_is_guessed(text: str) -> None:
    assert read_text(text, "f.yaml") == Scalar(text, True, Place("f.yaml", 1, 1))


@pytest.mark.parametrize("opening", ["[", "{a: ", "- ", "? "])
@pytest.mark.parametrize("count", [31, 100_000])
def test_deep_nesting(opening: str, count: int) -> None:
    (line,) = errors(opening * count)[:1]
    assert line.endswith((": nested more than 30 deep", ": a key must be a word, not a list or a mapping"))


def test_thirty_deep_is_read() -> None:
    assert isinstance(read_text("[" * 30 + "]" * 30, "f.yaml"), Sequence)


def test_a_bomb_is_not_expanded() -> None:
    text = "a: &a [x, x]\n" + "\n".join(f"{chr(c)}: &{chr(c)} [*{chr(c - 1)}, *{chr(c - 1)}]" for c in range(ord("b"), ord("z")))
    assert errors(text)[0].startswith("1:4: `&a`")


def test_errors_end_somewhere() -> None:
    assert len(errors("[" + "~, " * 50_000 + "]")) == 100
    assert len(errors("\x00" * 50_000)) == 20


def test_files(tmp_path: Path) -> None:
    def said(path: Path) -> list[str]:
        with pytest.raises(InvalidInputError) as raised:
            read_source(path, "shown.yaml")
        return [diagnostic.line("en") for diagnostic in raised.value.diagnostics]

    file = tmp_path / "a.yaml"
    assert said(file) == ["shown.yaml: there is no such file"]
    assert said(tmp_path) == ["shown.yaml: this is a folder, where a file is wanted"]
    file.write_bytes("a: é\nb: à\xe9\n".encode("latin-1"))
    assert said(file) == ["shown.yaml:1:4: byte 0xe9 is not UTF-8 text: save the file as UTF-8"]
    file.write_bytes("a: é\nb: à".encode() + b"\xff")
    assert said(file) == ["shown.yaml:2:5: byte 0xff is not UTF-8 text: save the file as UTF-8"]
    file.write_bytes(b"#" * 1_000_001)
    assert said(file) == ["shown.yaml: the file is over 1000000 bytes"]
    file.write_bytes("\ufeffa: é\r\nb: 1\r\n".encode())
    tree = read_source(file)
    assert isinstance(tree, Mapping)
    assert tree.entries[1][0].place == Place(str(file), 2, 1)
    assert tree.entries[0][0].place.column == 1


def test_text_over_the_limit() -> None:
    assert errors("é" * 500_001) == [" the file is over 1000000 bytes"]


def test_without_the_c_library(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(yaml_source, "_LOADER", yaml.SafeLoader)
    assert read_text("a: [yes, 'no']\n", "f.yaml") == _with_c("a: [yes, 'no']\n")
    assert errors("a: > 3") == [f"1:4: `> 3`: {SYMBOLS}"]
    assert errors("a: b: c") == ["1:5: a second `:` on this line: put quotes around text that contains `: `"]
    assert errors("a: 'x") == ["1:4: the quote opened here is not closed"]
    assert errors("a: [x\nb: 2\n") == ["2:2: the `[` opened on line 1 is not closed, or a comma is missing"]
    assert errors("a: 1\nb\nc: 2") == ["2:1: a `:` is missing after this key"]


def _with_c(text: str) -> Node:
    place = Place("f.yaml", 1, 1)
    items = (Scalar("yes", True, Place("f.yaml", 1, 5)), Scalar("no", False, Place("f.yaml", 1, 10)))
    assert text == "a: [yes, 'no']\n"
    return Mapping(((Scalar("a", True, place), Sequence(items, Place("f.yaml", 1, 4))),), place)


@given(st.text(alphabet=st.sampled_from("ab:, -?[]{}#&*!|>'\"%@`\\\n\t~yes1é\u200b"), max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    try:
        read_text(text, "f.yaml")
    except InvalidInputError as error:
        lines = text.count("\n") + 2
        for diagnostic in error.diagnostics:
            assert diagnostic.text("en")
            assert diagnostic.place is not None
            assert diagnostic.place.line <= lines


@given(st.binary(max_size=60))
def test_any_bytes_are_read_or_refused(data: bytes) -> None:
    with contextlib.suppress(InvalidInputError):
        read_text(decode(data, "f.yaml"), "f.yaml")


# What stands where: every scalar is found in the text at the place it claims.

_words = st.text(alphabet=st.sampled_from("abcdé"), min_size=1, max_size=4)
_trees = st.recursive(
    _words, lambda inner: st.one_of(st.lists(inner, min_size=1, max_size=3), st.dictionaries(_words, inner, min_size=1, max_size=3)), max_leaves=12
)


@given(_trees, st.booleans())
def test_every_scalar_stands_where_it_says(tree: object, flow: bool) -> None:
    text = yaml.safe_dump(tree, default_flow_style=flow, allow_unicode=True, width=1000)
    lines = text.split("\n")

    def check(node: Node) -> None:
        if isinstance(node, Scalar):
            assert lines[node.place.line - 1][node.place.column - 1 :].lstrip("'\"").startswith(node.text)
        elif isinstance(node, Sequence):
            for item in node.items:
                check(item)
        else:
            for key, value in node.entries:
                check(key)
                check(value)

    check(read_text(text, "f.yaml"))
