"""What is printed reads back as it was, in both languages and in any writing of its amounts."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from adjudicator.facts.betting.situation import Situation
from adjudicator.facts.notation.parser import telling_of
from adjudicator.facts.notation.printer import telling_text
from adjudicator.facts.notation.resolve import hand_of
from adjudicator.facts.notation.telling import Telling
from adjudicator.source.diagnostics import Diagnostic, InvalidInputError
from adjudicator.text.languages import LANGS, Lang
from tests.facts.notation.strategies import tellings


@given(tellings, st.sampled_from(LANGS))
def test_round_trip(telling: Telling, lang: Lang) -> None:
    assert telling_of(telling_text(telling, lang)) == telling


@given(tellings, st.sampled_from(LANGS))
def test_printing_is_canonical(telling: Telling, lang: Lang) -> None:
    text = telling_text(telling, lang)
    assert telling_text(telling_of(text.upper()), lang).lower() == text.lower()


def refused(text: str) -> tuple[Diagnostic, ...]:
    """What is wrong with a text; nothing for a hand."""
    try:
        hand = hand_of(text)
    except InvalidInputError as error:
        return tuple(error.diagnostics)
    assert Situation(hand).facts()
    return ()


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    assert all(one.place is not None and one.line("en") and one.line("fr") for one in refused(text))


@given(tellings, st.sampled_from(LANGS))
def test_any_telling_is_a_hand_or_refused(telling: Telling, lang: Lang) -> None:
    assert all(one.place is not None and one.line(lang) for one in refused(telling_text(telling, lang)))
