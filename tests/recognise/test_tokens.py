from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from adjudicator.recognise.phrases import MOST, written_out
from adjudicator.recognise.tokens import plain, stem, tokens_of


@given(st.text(max_size=200))
def test_tokens_stand_in_the_text_in_order(text: str) -> None:
    tokens = tokens_of(text).all
    assert all(0 <= token.start < token.end <= len(text) for token in tokens)
    assert all(first.start <= second.start and first.clause <= second.clause for first, second in pairwise(tokens))


@given(st.text(alphabet=st.characters(codec="latin-1"), max_size=40))
def test_plain_is_plain(text: str) -> None:
    assert plain(plain(text)) == plain(text)


@pytest.mark.parametrize(
    ("text", "numbers"),
    [
        ("2,900 and 2 900 and 2.900 and 2’900", [2900, 2900, 2900, 2900]),
        ("2.5k, 1,5k, 2k5, 3K, 1m", [2500, 1500, 2500, 3000, 1_000_000]),
        ("50/100 ante 100", [50, 100, 100]),
        ("150, 100", [150, 100]),
        ("two or three 100s, 20bb", [100, 20]),
        ("the 2nd card, la 3ème, 3bet", []),
    ],
)
def test_numbers(text: str, numbers: list[int]) -> None:
    assert [token.number for token in tokens_of(text).all if token.number is not None] == numbers


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("He didn't, I can't, we won't", ["he", "did", "not", "i", "can", "not", "we", "will", "not"]),
        ("didnt wasnt", ["did", "not", "was", "not"]),
        ("L'été, n'a-t-il", ["l", "ete", "n", "a", "t", "il"]),
        ("à la BRÛLÉE", ["a", "la", "brulee"]),
        ("un joueur dont la main", ["un", "joueur", "dont", "la", "main"]),
    ],
)
def test_words(text: str, words: list[str]) -> None:
    assert [token.word for token in tokens_of(text).all] == words


def test_clauses_end_at_punctuation_and_questions_are_known() -> None:
    tokens = tokens_of("flop early, is it dead? yes. 2.5k")
    assert [token.clause for token in tokens.all] == [0, 0, 1, 1, 1, 2, 3]
    assert tokens.asked == {1}


@pytest.mark.parametrize(("words", "same"), [(("folded", "folding", "folds", "fold"), "fold"), (("relancé", "relance", "relancer"), "relanc")])
def test_stems(words: tuple[str, ...], same: str) -> None:
    assert {stem(plain(word)) for word in words} == {same}


def test_choices_are_written_out() -> None:
    assert written_out("(flop|turn) came (too|) early") == ["flop came too early", "flop came early", "turn came too early", "turn came early"]
    assert written_out(" ".join(["(a|b|c)"] * 5)) == []
    assert len(written_out(" ".join(["(a|b)"] * 6))) == MOST
