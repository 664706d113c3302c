"""The examples of docs/hand-notation.md: both languages tell the same hand, errors are exactly as printed, every word is on the page."""

from __future__ import annotations

import re

import pytest

from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.notation.parser import telling_of
from adjudicator.facts.notation.printer import telling_text
from adjudicator.facts.notation.resolve import hand_of
from adjudicator.facts.notation.words import WORDS
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.text.languages import LANGS
from tests.docs.examples import DOCS

PAGE = (DOCS / "hand-notation.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[list[str]]:
    return [match[1].strip().splitlines() for match in re.finditer(rf"^```{kind}\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)]


@pytest.mark.parametrize(("english", "french"), [tuple(block) for block in blocks("hand")])
def test_examples(english: str, french: str) -> None:
    telling = telling_of(english)
    assert telling_of(french) == telling
    assert all(telling_of(telling_text(telling, lang)) == telling for lang in LANGS)
    assert Situation(hand_of(english)).facts()


@pytest.mark.parametrize(("text", "line"), [tuple(block) for block in blocks("hand-error")])
def test_errors(text: str, line: str) -> None:
    with pytest.raises(InvalidInputError) as caught:
        hand_of(text)
    assert [diagnostic.line("en") for diagnostic in caught.value.diagnostics] == [line]


def test_every_word_is_on_the_page() -> None:
    for words in WORDS.values():
        assert f"| {', '.join(words['en'])} | {', '.join(words['fr'])} |" in PAGE
