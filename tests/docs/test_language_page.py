"""The examples of docs/language.md load: those of the vocabulary as one vocabulary, the house and its chapter as a house."""

from __future__ import annotations

import re
import textwrap

import pytest
import yaml

from adjudicator.rulebook.houses import house_ids, load_house
from adjudicator.rulebook.library import Library
from adjudicator.rulebook.load import compile_house
from adjudicator.rulebook.model import Choice, Phrase, Rulebook
from adjudicator.text.languages import LANGS
from tests.docs.examples import Example, examples

PAGE = examples("language.md")
SECTIONS = frozenset(["facts", "incidents", "roles", "parties", "terms", "phases", "slots", "clashes", "impossible"])

# The words that the examples use without showing them.
REST = """
facts:
  flop_error:
    type: word
    question: {en: "Which error?", fr: "Quelle erreur ?"}
    says: {en: "the error is {value}", fr: "l'erreur est {value}"}
    values: {four_cards: {en: four cards, fr: les quatre cartes}}
  last_to_receive:
    type: yes/no
    question: {en: "Is he the last?", fr: "Est-il le dernier ?"}
    yes: {en: he is the last, fr: il est le dernier}
    no: {en: he is not the last, fr: "il n'est pas le dernier"}
  looked_at_cards:
    type: yes/no
    question: {en: "Has he looked?", fr: "A-t-il regardé ?"}
    yes: {en: he has looked, fr: il a regardé}
    no: {en: he has not looked, fr: "il n'a pas regardé"}
  cards_held:
    type: count
    question: {en: "How many cards?", fr: "Combien de cartes ?"}
    says: {en: "{n} {n|card|cards}", fr: "{n} {n|carte|cartes}"}
  chip_actions_before_notice:
    type: count
    question: {en: "How many of them with chips?", fr: "Combien avec des jetons ?"}
    says: {en: "{n} {n|action|actions} with chips", fr: "{n} {n|action|actions} avec jetons"}
incidents:
  board_error: {title: {en: an error on the board, fr: une erreur au tableau}, facts: [flop_error, burn_identifiable], asks: [board]}
  wrong_card_count: {title: {en: wrong count, fr: mauvais nombre}, facts: [cards_held, last_to_receive, looked_at_cards], asks: [deal]}
  player_forgotten: {title: {en: a player forgotten, fr: un joueur oublié}, facts: [actions_before_notice], asks: [deal]}
slots:
  chips: {title: {en: the chips, fr: les jetons}, phase: after, values: {returned: {en: "The chips go back.", fr: "On rend les jetons."}}}
  pot: {title: {en: the pot, fr: le pot}, phase: after, values: {split_among_live: {en: "The pot is shared.", fr: "Le pot est partagé."}}}
  bets: {title: {en: the bets, fr: les mises}, phase: bets, values: {stand: {en: "The bets stand.", fr: "Les mises sont maintenues."}}}
terms: {turn: {en: the turn, fr: la turn}, flop: {en: the flop, fr: le flop}}
"""
BASE = 'id: tda-2024\ntitle: {en: The base, fr: La base}\nedition: "2024"\nparameters: {minimum_raise: double}\n'
BASE_CHAPTER = """
"35-C":
  title: {en: Removed, fr: Retiré}
  gist: {en: An article that the house removes., fr: Un article que le club retire.}
  policy: yes
"""
FRAGMENT = """
"9.%d":
  title: {en: An example, fr: Un exemple}
  gist: {en: What the example says., fr: "Ce que dit l'exemple."}
  on: board_error
"""


def shipped_event_facts() -> str:
    """The facts that the house of the page sets, as the shipped vocabulary declares them."""
    declared = load_house(house_ids()[0]).vocabulary.facts
    named = re.search(r"^facts: \{(\w+): (\w+)\}", only("id").text, re.MULTILINE)
    assert named is not None
    fact = declared[named[1]]
    assert fact.from_event
    assert named[2] in fact.words
    label = {word: {"en": text["en"], "fr": text["fr"]} for word, text in (fact.labels or {}).items()}
    says = {lang: fact.says["value"][lang] for lang in LANGS}
    return yaml.safe_dump({"facts": {fact.id: {"type": "word", "from": "event", "says": says, "values": label}}}, allow_unicode=True)


def only(*keys: str) -> Example:
    """The example that has one of these keys."""
    (found,) = [example for example in PAGE if example.keys & set(keys)]
    return found


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Rulebook:
    """Everything that the page shows, as files."""
    folder = tmp_path_factory.mktemp("library")
    vocabulary = [example.text for example in PAGE if example.keys <= SECTIONS]
    fragments = FRAGMENT % 1 + textwrap.indent("rules:\n  - id: choice\n" + textwrap.indent(only("then").text, "    "), "  ")
    fragments += FRAGMENT % 2 + textwrap.indent(only("table").text, "  ")
    files = {
        "vocabulary/rest.yaml": REST,
        "vocabulary/event.yaml": shipped_event_facts(),
        **{f"vocabulary/{position}.yaml": text for position, text in enumerate(vocabulary)},
        "tda-2024/house.yaml": BASE,
        "tda-2024/chapter.yaml": BASE_CHAPTER,
        "club/house.yaml": only("id").text,
        "club/chapter.yaml": only("6.5").text,
        "club/defined.yaml": only("6.6").text,
        "club/fragments.yaml": fragments,
    }
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return compile_house(folder / "club", Library(folder))


def test_no_example_is_left_out() -> None:
    known = SECTIONS | {"id", "6.5", "6.6", "then", "table"}
    assert [example.line for example in PAGE if not example.keys & known] == []


def test_the_vocabulary(club: Rulebook) -> None:
    words = club.vocabulary
    assert {"burn_identifiable", "street", "actions_before_notice"} <= set(words.facts)
    assert "premature_board" in words.incidents
    assert {"deal", "hand", "penalty", "action", "board"} <= set(words.slots)
    assert words.slots["action"].values["becomes"].arguments is not None
    assert words.phases[0] == "stop"


def test_the_house(club: Rulebook) -> None:
    assert (club.id, club.bases) == ("club", ("tda-2024",))
    assert "tda-2024/35-C" not in club.articles
    rules = {rule.name: rule for rule in club.rules}
    assert {"club/6.5.wrong_number", "club/6.5.forgotten", "club/6.6.play_on", "club/9.1.choice", "club/9.2.four", "club/9.2.lost"} == set(rules)
    assert rules["club/6.5.forgotten"].outcomes[0].content == Phrase("misdeal")
    choice = rules["club/9.1.choice"].outcomes[0].content
    assert isinstance(choice, Choice)
    assert choice.by == "td"
    assert list(choice.then_if) == ["cancelled"]
