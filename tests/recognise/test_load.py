from __future__ import annotations

from functools import cache

from adjudicator.recognise.build import build_index
from adjudicator.recognise.features import Featurer
from adjudicator.recognise.index import encode_index, read_index
from adjudicator.recognise.load import load_words
from adjudicator.rulebook.houses import load_house
from adjudicator.source.diagnostics import Diagnostic
from adjudicator.source.yaml_source import read_text
from adjudicator.vocabulary.model import Vocabulary

BAD = """\
same:
  fold: {en: [fold, muck it]}
  muck: {en: [muck it]}
numbers:
  two: {en: [two]}
incidents:
  premature_bord: {en: [early card]}
facts:
  burn_identifable: {yes: {en: [burn known]}}
  burn_identifiable: {maybe: {en: [burn perhaps known]}}
  actions_before_notice: {says: {en: [some players acted]}}
cues:
  small: {en: [the, is]}
"""

REDUCED = """\
cues: {small: {en: [the, is, still, "on", its]}}
facts:
  burn_identifiable:
    yes: {en: [the burn is still on, burn card known]}
    no: {en: [the burn card is known]}
"""


@cache
def vocabulary() -> Vocabulary:
    return load_house("parc").vocabulary


def errors(text: str) -> list[str]:
    found: list[Diagnostic] = []
    shared = vocabulary()
    words = load_words([read_text(text, "w.yaml")], shared.incidents, shared.facts, found)
    build_index(words, {}, {name: shared.facts[name] for name in words.facts}, found)
    return [one.line("en") for one in found]


def test_every_error_has_its_place_and_what_would_be_right() -> None:
    assert errors(BAD) == [
        "w.yaml:3:15: `muck it` is in the group `fold` already (w.yaml:2:21): a word has one meaning",
        "w.yaml:5:3: `two` is not a number: digits are needed",
        "w.yaml:7:3: unknown incident `premature_bord` (did you mean `premature_board`?)",
        "w.yaml:9:3: unknown fact `burn_identifable` (did you mean `burn_identifiable` / `hand_identifiable` / `cards_identifiable`?)",
        "w.yaml:10:23: `maybe` is not a value of `burn_identifiable`",
        "w.yaml:11:39: `some players acted` has no number: write {n} where it stands",
    ]


def test_a_phrase_of_which_too_little_is_left_is_refused() -> None:
    assert errors(REDUCED) == [
        "w.yaml:4:5: only `burn` is left of `the burn is still on`, which is too little to go by: write more, or `?` at its end",
        "w.yaml:5:5: `the burn card is known` would say `no`, and `burn card known`, which has the same words but small ones, says `yes`",
    ]


def test_too_many_choices() -> None:
    (error,) = errors("incidents: {premature_board: {en: ['" + " ".join(["(a|b|c)"] * 5) + "']}}")
    assert "stands for nothing, or for more than 64 phrases" in error


def test_the_index_is_read_as_it_was_made() -> None:
    index = read_index(vocabulary().words)
    assert read_index(encode_index(index)) == index
    assert read_index("").phrases == ()


def test_every_shared_incident_can_be_asked_for_in_words() -> None:
    """Its title is a phrase; a heading and phrases of its own are better."""
    index = read_index(vocabulary().words)
    assert {phrase.incident for phrase in index.phrases} == vocabulary().incidents.keys()


NEEDED = """\
cues:
  small: {en: [he, has, the, of, a, were]}
  part: {en: [of]}
numbers:
  1: {en: [one]}
  2: {en: [two]}
facts:
  cards_held:
    says: {en: ["he! has! {n} cards"]}
  exposed_cards:
    says: {en: ["{n} cards exposed"]}
"""


def test_a_marked_word_is_kept_with_the_feature_that_it_stands_before() -> None:
    found: list[Diagnostic] = []
    shared = vocabulary()
    words = load_words([read_text(NEEDED, "w.yaml")], shared.incidents, shared.facts, found)
    built = build_index(words, {}, {name: shared.facts[name] for name in words.facts}, found)
    index = read_index(encode_index(built))
    assert index == built
    assert next(one.needed for one in index.facts["cards_held"]) == ((0, "he"), (0, "has"))
    assert next(one.needed for one in index.facts["exposed_cards"]) == ()
    featurer = Featurer(index.lexicon)
    assert featurer.read("one of the two cards").features[0].name == "1"
    assert [one.number for one in featurer.read("two cards of a one").features if one.number is not None] == [2, 1]
