from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.text.languages import LANGS, Lang
from adjudicator.text.nouns import FORMS, Noun, noun_form, seat_noun
from adjudicator.text.numbers import list_text, number_text
from adjudicator.text.template import (
    Filling,
    MissingValueError,
    Nouns,
    Quantity,
    TemplateError,
    clause,
    fill,
    required_names,
    sentence,
    small,
    template_names,
)


@pytest.mark.parametrize(
    ("noun", "forms"),
    [
        ("le joueur fautif", ("le joueur fautif", "du joueur fautif", "au joueur fautif", "joueur fautif")),
        ("la turn", ("la turn", "de la turn", "à la turn", "turn")),
        ("l'arbitre", ("l'arbitre", "de l'arbitre", "à l'arbitre", "arbitre")),
        ("les autres joueurs", ("les autres joueurs", "des autres joueurs", "aux autres joueurs", "autres joueurs")),
        ("un joueur", ("un joueur", "d'un joueur", "à un joueur", "joueur")),
        ("une relance", ("une relance", "d'une relance", "à une relance", "relance")),
        ("Alice", ("Alice", "d'Alice", "à Alice", "Alice")),
        ("personne", ("personne", "de personne", "à personne", "personne")),
    ],
)
def test_french_forms(noun: str, forms: tuple[str, ...]) -> None:
    assert tuple(noun_form(noun, form, "fr") for form in ("le", "du", "au", "nu")) == forms


def test_capitals_and_english_forms() -> None:
    assert noun_form("le joueur", "Du", "fr") == "Du joueur"
    assert noun_form("l'arbitre", "Le", "fr") == "L'arbitre"
    assert noun_form("the flop", "The", "en") == "The flop"
    assert noun_form("the flop", "bare", "en") == "flop"
    assert noun_form("a raise", "Bare", "en") == "Raise"


def test_seats() -> None:
    assert fill("{The:who}'s hand is dead.", "en", {"who": seat_noun(6, "en")}) == "Seat 6's hand is dead."
    assert fill("La main {du:who} est brûlée.", "fr", {"who": seat_noun(6, "fr")}) == "La main du siège 6 est brûlée."


def test_the_possessive_of_a_plural_has_no_second_s() -> None:
    assert fill("{The:who}'s bets stand.", "en", {"who": Noun("the blinds")}) == "The blinds' bets stand."


@pytest.mark.parametrize(("number", "lang", "shown"), [(15000, "en", "15,000"), (15000, "fr", "15\u202f000"), (400, "fr", "400"), (-5, "en", "−5")])
def test_numbers(number: int, lang: Lang, shown: str) -> None:
    assert number_text(number, lang) == shown
    assert fill("{n}", lang, {"n": number}) == shown


@pytest.mark.parametrize(
    ("lang", "number", "shown"),
    [("fr", 0, "0 main"), ("fr", 1, "1 main"), ("fr", 2, "2 mains"), ("en", 0, "0 mains"), ("en", 1, "1 main"), ("en", 2, "2 mains")],
)
def test_plurals(lang: Lang, number: int, shown: str) -> None:
    assert fill("{n} {n|main|mains}", lang, {"n": number}) == shown


def test_a_quantity_brings_its_words_and_its_number() -> None:
    assert fill("{n} {n|action|actions}", "en", {"n": Quantity("at least 1", 1)}) == "at least 1 action"


def test_plural_by_what_a_list_holds() -> None:
    template = "{x} {x|est|sont} dans le talon"
    assert fill(template, "fr", {"x": Nouns((Noun("la turn"),))}) == "la turn est dans le talon"
    assert fill(template, "fr", {"x": Noun("les cartes")}) == "les cartes sont dans le talon"
    assert fill(template, "fr", {"x": Nouns((Noun("la turn"), Noun("le flop")))}) == "la turn et le flop sont dans le talon"


def test_lists() -> None:
    assert list_text(["a", "b", "c"], "en", "or") == "a, b or c"
    assert list_text(["a", "b"], "fr") == "a et b"
    assert fill("{Du:x}", "fr", {"x": Nouns((Noun("le talon"), Noun("la turn")), "or")}) == "Du talon ou de la turn"


def test_optional_parts() -> None:
    template = "raise[, to {to}]."
    assert fill(template, "en", {"to": 1400}) == "raise, to 1,400."
    assert fill(template, "en", {"to": None}) == "raise."
    assert fill(template, "en", {}) == "raise."
    assert template_names(template) == {"to"}
    assert required_names(template) == frozenset()


def test_what_is_missing_is_said() -> None:
    with pytest.raises(MissingValueError, match="who"):
        fill("{The:who} folds.", "en", {})


@pytest.mark.parametrize("template", ["{", "}", "[a", "a]", "[[a]]", "{}", "{x|one}", "{x|a|b|c}", "{der:x}", "{a b}", "{:x}"])
def test_templates_that_cannot_be_read(template: str) -> None:
    with pytest.raises(TemplateError):
        fill(template, "en", {"x": 1})


def test_sentences_and_clauses() -> None:
    assert sentence("the hand goes on") == "The hand goes on."
    assert sentence("Really?") == "Really?"
    assert sentence("") == ""
    assert clause("The hand goes on.") == "The hand goes on"
    assert clause("wait...") == "wait..."


_TEXTS = st.text(st.characters(exclude_characters="{}[]", codec="utf-8"))
_FILLINGS: st.SearchStrategy[Filling] = st.one_of(
    _TEXTS, st.integers(-(10**9), 10**9), st.builds(Noun, _TEXTS), st.builds(Quantity, _TEXTS, st.integers(0, 9))
)


@given(before=_TEXTS, after=_TEXTS, filling=_FILLINGS, form=st.sampled_from(sorted(FORMS)), lang=st.sampled_from(LANGS))
def test_any_filling_in_any_form_fills(before: str, after: str, filling: Filling, form: str, lang: Lang) -> None:
    done = fill(f"{before}{{{form}:x}}{after}", lang, {"x": filling})
    assert done.startswith(before)
    assert done.endswith(after) or after.startswith("'s")


@given(text=_TEXTS, lang=st.sampled_from(LANGS))
def test_a_text_without_placeholders_is_itself(text: str, lang: Lang) -> None:
    assert fill(text, lang, {}) == text


@pytest.mark.parametrize(
    ("written", "expected"),
    [("Was it dealt?", "was it dealt?"), ("UTG acts", "UTG acts"), ("A card", "A card"), ("L'as", "l'as"), ("A-t-il parlé ?", "a-t-il parlé ?")],
)
def test_a_sentence_after_a_colon(written: str, expected: str) -> None:
    assert small(written) == expected
