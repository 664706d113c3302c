from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.engine.condition import TRUE, All, Any, Compare, Condition, Linear, Member, negate
from adjudicator.text.comparisons import Bounds, bounds_of, compare_words
from adjudicator.text.conditions import condition_clauses, condition_text, leaf_text
from adjudicator.text.facts import fact_text
from adjudicator.text.languages import LANGS, Text
from tests.text.words import VOCABULARY, at_least, at_most, less_than, no, nothing, other_than, words, yes

BURN = "burn_identifiable"
ACTIONS = "actions_before_notice"


def test_zero_has_its_own_sentence_where_the_fact_gives_one() -> None:
    quiet = replace(VOCABULARY.facts[ACTIONS], says={**VOCABULARY.facts[ACTIONS].says, "zero": Text("nobody acted", "personne n'a agi")})
    words_ = replace(VOCABULARY, facts={**VOCABULARY.facts, ACTIONS: quiet})
    assert condition_text(Member(ACTIONS, frozenset({0})), words_, "fr") == "personne n'a agi"
    assert condition_text(at_most(ACTIONS, 1), words_, "en") == "at most 1 action before it was noticed"
    assert fact_text(ACTIONS, 0, words_, "en") == "nobody acted"
    assert fact_text(ACTIONS, 0, VOCABULARY, "en") == "0 actions before it was noticed"
    assert fact_text(ACTIONS, 2, words_, "fr") == "2 actions avant qu'on s'en aperçoive"


@pytest.mark.parametrize(
    ("condition", "en", "fr"),
    [
        (yes(BURN), "the burn card can be told apart", "la carte brûlée est identifiable"),
        (no(BURN), "the burn card cannot be told apart", "la carte brûlée n'est pas identifiable"),
        (negate(yes(BURN)), "the burn card cannot be told apart", "la carte brûlée n'est pas identifiable"),
        (words("street", "flop"), "the card that came early is the flop", "la carte sortie trop tôt est le flop"),
        (words("street", "river", "flop"), "the card that came early is the flop or the river", "la carte sortie trop tôt est le flop ou la river"),
        (
            words("street", "flop", negated=True),
            "the card that came early is the turn or the river",
            "la carte sortie trop tôt est la turn ou la river",
        ),
        (at_least(ACTIONS, 3), "at least 3 actions before it was noticed", "au moins 3 actions avant qu'on s'en aperçoive"),
        (at_least(ACTIONS, 1), "at least 1 action before it was noticed", "au moins 1 action avant qu'on s'en aperçoive"),
        (less_than(ACTIONS, 2), "fewer than 2 actions before it was noticed", "moins de 2 actions avant qu'on s'en aperçoive"),
        (negate(at_least(ACTIONS, 2)), "fewer than 2 actions before it was noticed", "moins de 2 actions avant qu'on s'en aperçoive"),
        (negate(less_than(ACTIONS, 2)), "at least 2 actions before it was noticed", "au moins 2 actions avant qu'on s'en aperçoive"),
        (negate(at_most(ACTIONS, 2)), "more than 2 actions before it was noticed", "plus de 2 actions avant qu'on s'en aperçoive"),
        (other_than(ACTIONS, 2), "other than 2 actions before it was noticed", "autre chose que 2 actions avant qu'on s'en aperçoive"),
        (negate(other_than(ACTIONS, 2)), "2 actions before it was noticed", "2 actions avant qu'on s'en aperçoive"),
        (Member(ACTIONS, frozenset({2, 3})), "2 or 3 actions before it was noticed", "2 ou 3 actions avant qu'on s'en aperçoive"),
        (Member(ACTIONS, frozenset({2, 3, 4, 5})), "2 to 5 actions before it was noticed", "2 à 5 actions avant qu'on s'en aperçoive"),
        (Member(ACTIONS, frozenset({1, 4, 6})), "1, 4 or 6 actions before it was noticed", "1, 4 ou 6 actions avant qu'on s'en aperçoive"),
        (
            All((at_least(ACTIONS, 2), at_most(ACTIONS, 3))),
            "2 or 3 actions before it was noticed",
            "2 ou 3 actions avant qu'on s'en aperçoive",
        ),
        (
            All((at_least(ACTIONS, 2), yes(BURN), at_most(ACTIONS, 8))),
            "2 to 8 actions before it was noticed and the burn card can be told apart",
            "2 à 8 actions avant qu'on s'en aperçoive et la carte brûlée est identifiable",
        ),
        (
            Any((yes(BURN), words("street", "turn"))),
            "the burn card can be told apart or the card that came early is the turn",
            "la carte brûlée est identifiable ou la carte sortie trop tôt est la turn",
        ),
        (
            All((at_least(ACTIONS, 1), Any((yes(BURN), words("street", "turn"))))),
            "at least 1 action before it was noticed and either the burn card can be told apart or the card that came early is the turn",
            "au moins 1 action avant qu'on s'en aperçoive et soit la carte brûlée est identifiable, soit la carte sortie trop tôt est la turn",
        ),
        (
            Any((All((yes(BURN), at_least(ACTIONS, 1))), no(BURN))),
            "the burn card can be told apart and at least 1 action before it was noticed, or the burn card cannot be told apart",
            "la carte brûlée est identifiable et au moins 1 action avant qu'on s'en aperçoive, ou la carte brûlée n'est pas identifiable",
        ),
        (nothing("amount_said"), "no amount was said", "aucun montant n'a été dit"),
        (nothing("amount_said", negated=True), "it is not so that no amount was said", "il n'est pas vrai qu'aucun montant n'a été dit"),
        (less_than("amount_said", 2000), "less than 2,000 chips were said", "moins de 2\u202f000 jetons ont été annoncés"),
        (Member("seat_at_fault", frozenset({6})), "the seat at fault is seat 6", "le siège fautif est le siège 6"),
        (TRUE, "always", "toujours"),
        (Any(()), "never", "jamais"),
        (yes("some_fact"), "some_fact=yes", "some_fact=yes"),
    ],
)
def test_in_words(condition: Condition, en: str, fr: str) -> None:
    assert condition_text(condition, VOCABULARY, "en") == en
    assert condition_text(condition, VOCABULARY, "fr") == fr


def test_an_expression_is_shown_by_its_facts() -> None:
    half = Compare(Linear((("increment", -50), ("raise_part", 100))), equal=False, fact="raise_part", test="at least 50% of increment")
    assert condition_text(half, VOCABULARY, "en") == "the raise part is at least 50% of increment"
    assert condition_text(negate(half), VOCABULARY, "fr") == "la part de relance est de moins de 50\u00a0% de increment"


def test_an_expanded_formula_keeps_the_sentence_of_its_fact() -> None:
    double = Compare(Linear((("amount_put", 1), ("level", -3))), equal=False, fact="raise_part", test="at least 2 times level")
    assert condition_text(double, VOCABULARY, "en") == "the raise part is at least 2 × level"


def test_a_threshold_without_words_is_said_by_its_form() -> None:
    bare = Compare(Linear((("actions_before_notice", 1),), -3), equal=False, fact="actions_before_notice", test="")
    assert condition_text(bare, VOCABULARY, "en") == "at least 3 actions before it was noticed"


def test_clauses() -> None:
    assert condition_clauses(All((yes(BURN), at_least(ACTIONS, 1))), VOCABULARY, "en") == (
        "the burn card can be told apart",
        "at least 1 action before it was noticed",
    )
    assert condition_clauses(yes(BURN), VOCABULARY, "en") == ("the burn card can be told apart",)


_COMPARES = st.builds(
    Compare,
    st.builds(Linear, st.tuples(st.tuples(st.just(ACTIONS), st.integers(-3, 3).filter(bool))), st.integers(-9, 9)),
    st.just(False),
    st.just(ACTIONS),
    st.just(""),
    st.booleans(),
)


@given(_COMPARES, st.integers(-20, 20))
def test_bounds_admit_what_the_comparison_admits(leaf: Compare, number: int) -> None:
    coefficient = leaf.form.terms[0][1]
    holds = (coefficient * number + leaf.form.constant >= 0) != leaf.negated
    bounds = bounds_of(leaf)
    assert bounds is not None
    assert holds == ((bounds.low is None or bounds.low <= number) and (bounds.high is None or number <= bounds.high))


@given(_COMPARES)
def test_the_words_are_those_of_the_bounds(leaf: Compare) -> None:
    for lang in LANGS:
        bounds = bounds_of(leaf)
        assert bounds is not None
        assert bounds in (Bounds(low=compare_words(leaf, lang).number), Bounds(high=compare_words(leaf, lang).number))


def test_a_fact_of_one_seat_has_its_seat_in_front() -> None:
    leaf = Member("burn_identifiable@6", frozenset({True}))
    assert leaf_text(leaf, VOCABULARY, "en") == "seat 6: the burn card can be told apart"
    assert leaf_text(leaf, VOCABULARY, "fr") == "le siège 6 : la carte brûlée est identifiable"
