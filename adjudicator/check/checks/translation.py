"""A sentence that is the same in both languages: one of them is not translated."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from adjudicator.check.house import House
from adjudicator.check.model import About, Check, Finding, Level
from adjudicator.rulebook.library import VOCABULARY, chapter_files, shown, yaml_files
from adjudicator.source.data import find as find_node
from adjudicator.source.nodes import Mapping, Node, Scalar, Sequence
from adjudicator.source.yaml_source import read_source

WORDS = 3
"""Shorter texts may well be the same: names, numbers, words of the game."""


def find(house: House) -> Iterator[Finding]:
    """Each such sentence in the house's own files; the name of the house itself may be the same."""
    files = [*chapter_files(house.folder), *yaml_files(house.folder / VOCABULARY)]
    for file in files:
        yield from _of_file(file)


def _of_file(file: Path) -> Iterator[Finding]:
    root = read_source(file, shown(file))
    for key, node in root.entries if isinstance(root, Mapping) else ():
        for sentence in _untranslated(node):
            yield Finding(CHECK.id, sentence.place, "check_translation_says", {"text": sentence.text, "word": key.text}, About())


def _untranslated(node: Node) -> Iterator[Scalar]:
    if isinstance(node, Sequence):
        for item in node.items:
            yield from _untranslated(item)
    elif isinstance(node, Mapping):
        en, fr = find_node(node, "en"), find_node(node, "fr")
        if isinstance(en, Scalar) and isinstance(fr, Scalar):
            if en.text == fr.text and sum(word.isalpha() for word in en.text.split()) >= WORDS:
                yield fr
            return
        for _, value in node.entries:
            yield from _untranslated(value)


CHECK = Check("translation", Level.ERROR, find)
