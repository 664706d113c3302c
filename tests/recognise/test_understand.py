"""What texts are understood to say: facts with their words, what is left open, what is doubted, contested or clashes."""

from __future__ import annotations

from functools import cache

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from adjudicator.recognise.case import case_of
from adjudicator.recognise.corrected import with_facts
from adjudicator.recognise.understand import MOST_READINGS, understand
from adjudicator.recognise.understanding import Understanding
from adjudicator.rulebook.houses import load_house
from adjudicator.ruling.adjudicate import Adjudicator
from adjudicator.source.diagnostics import InvalidInputError
from adjudicator.vocabulary.model import Vocabulary


@cache
def vocabulary() -> Vocabulary:
    return load_house("parc").vocabulary


def read(text: str) -> Understanding:
    return understand(vocabulary(), text)


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("le donneur a brûlé et retourné le flop alors que le bouton n'avait pas encore parlé", {"street": "flop"}),
        ("un joueur dit suivi puis relance", {"said": "call", "said_then": "raise"}),
        ("turn came out too early", {"street": "turn"}),
        ("trun came out to early, the burn cant be told apart", {"street": "turn", "burn_identifiable": False}),
        ("la turn est sortie trop tot, la brulee est pas identifable", {"street": "turn", "burn_identifiable": False}),
        (
            "le flop est sorti trop tôt, la brûlée est identifiable, personne n'a joué",
            {"street": "flop", "burn_identifiable": True, "actions_before_notice": 0},
        ),
        ("button not moved, two players have acted since", {"actions_before_notice": 2}),
        ("une de ses deux cartes a été retournée pendant la donne", {"exposed_cards": 1}),
        ("one of the button's two cards was exposed during the deal", {"exposed_cards": 1}),
        ("two cards were exposed during the deal", {"exposed_cards": 2}),
        ("jeu irrégulier, le paquet n'a que 51 cartes", {"deck_fault": "missing_card"}),
        ("revenu à la fin de la donne, il n'était pas assis à la dernière carte", {"seated_at_last_card": False}),
        ("deux cartes retournées à la donne", {"exposed_cards": 2}),
        ("the second to last player to be dealt has 3 cards", {"last_to_receive": False}),
        ("ils sont à tapis tous les deux et il montre son jeu avant la river", {"betting_possible": False}),
        ("player has three hole cards, he has not looked at his cards", {"cards_held": 3, "looked_at_cards": False}),
        ("un joueur n'a reçu qu'une carte", {"cards_held": 1}),
        ("two cards burned before the turn", {"board_street": "turn", "board_error": "two_burns"}),
        ("flop sorti sans brûler", {"board_street": "flop", "board_error": "no_burn"}),
        ("il met 150 sans rien dire", {"said": "nothing"}),
        ("he mucked his hand face down, the cards did not touch the muck", {"thrown_to_middle": True, "touched_muck": False}),
    ],
)
def test_facts_are_taken(text: str, facts: dict[str, object]) -> None:
    got = {one.fact: one.value for one in read(text).facts if one.sure}
    assert facts.items() <= got.items()


@pytest.mark.parametrize(
    ("text", "fact", "doubt"),
    [
        ("turn came early, maybe the burn is identifiable", "burn_identifiable", "doubted"),
        ("turn came early, I think the burn card is identifiable", "burn_identifiable", "doubted"),
        ("turn prématurée, est-ce que la brûlée est identifiable", "burn_identifiable", "asked"),
        ("turn came early, is the burn identifiable?", "burn_identifiable", "asked"),
        ("turn came early, he claims the burn card is identifiable", "burn_identifiable", "claimed"),
        ("chips put in silently over a 100 bet, 150", "level", "hint"),
        ("premature flop, if the burn is identifiable", "burn_identifiable", "doubted"),
        ("premature flop, provided the burn is identifiable", "burn_identifiable", "doubted"),
        ("flop prématuré, brûlée identifiable si on regarde la caméra", "burn_identifiable", "doubted"),
        ("premature flop, burn identifiable: no", "burn_identifiable", "negated"),
        ("flop prématuré, brûlée identifiable : non", "burn_identifiable", "negated"),
        ("premature flop, nothing makes the burn identifiable", "burn_identifiable", "negated"),
        ("the turn came out early, three players had already acted", "actions_before_notice", "hint"),
        ("la river est tombée trop tôt, trois joueurs avaient parlé", "actions_before_notice", "hint"),
        ("player was not dealt in, three players are still to act", "actions_before_notice", "hint"),
    ],
)
def test_what_is_not_settled_is_not_taken(text: str, fact: str, doubt: str) -> None:
    ones = [one for one in read(text).facts if one.fact == fact]
    assert ones
    assert {one.doubt for one in ones} == {doubt}


@pytest.mark.parametrize(
    ("text", "fact"),
    [
        ("la turn est sortie trop tôt, deux joueurs n'avaient pas encore parlé", "actions_before_notice"),
        ("premature flop, burn identifiable, 2 players did not act", "actions_before_notice"),
        ("player not dealt in, -5 players acted", "actions_before_notice"),
        ("player not dealt in, 10000000000000000000000000 players acted", "actions_before_notice"),
        ("river out before seat 4 could act", "actions_before_notice"),
        ("two players saw one flashed card during the deal", "actions_before_notice"),
        ("trois joueurs avaient parlé quand le flop est sorti trop tôt", "betting_round"),
        ("une des trois cartes du flop est retournée", "cards_held"),
        ("two cards exposed during the deal, he has them both", "cards_held"),
        ("je change de table et je tombe en grosse blinde", "street"),
        ("il dit tu as rien je te le paie d'avance et jette ses cartes", "facing_bet"),
        ("premature flop, burn identifiable (wrong, it is not)", "burn_identifiable"),
        ("premature flop, the burn was identifiable but the dealer has mixed it since", "burn_identifiable"),
        ("premature flop, when the burn is identifiable", "burn_identifiable"),
        ("about three actions, the button was in the wrong place", "actions_before_notice"),
        ("bouton mal placé, au moins deux actions", "actions_before_notice"),
        ("he wasn't away from the table when the last card was dealt", "seated_at_last_card"),
        ("everybody checked the flop, who shows first", "last_round_bet"),
        ("another player saw a card, he has three cards", "looked_at_cards"),
        ("bets 500 all in and gets called by two players", "players_all_in"),
        ("UTG raises and says nothing", "said_then"),
        ("bad language at the table", "language_spoken"),
        ("after a call and a raise he says all in", "said_then"),
        ("the all-in player got up and left the table", "seated_at_last_card"),
    ],
)
def test_what_is_not_said_is_not_taken(text: str, fact: str) -> None:
    assert fact not in {one.fact for one in read(text).facts if one.sure}


@pytest.mark.parametrize(
    "text", ["he has 3 cards but he is not the last one, no action yet", "the turn came out early, two players saw the burn card"]
)
def test_scores_are_in_order(text: str) -> None:
    scores = [one.score for one in read(text).readings]
    assert scores == sorted(scores, reverse=True)
    assert all(0 <= score <= 1 for score in scores)


def test_what_the_words_leave_open_is_asked_and_not_presumed() -> None:
    said = read("early turn, then somebody bet")
    assert "actions_before_notice" in {one.fact for one in said.open}
    assert "actions_before_notice" in case_of(said).events[0].spoken
    unmentioned = read("the turn came out before the big blind acted")
    assert "actions_before_notice" not in case_of(unmentioned).events[0].spoken


def test_what_the_words_leave_open_is_asked_of_somebody() -> None:
    said = read("flop spread, then the button spoke, what about the burn")
    ruling = Adjudicator(load_house("parc"), "python").rule(case_of(said))
    assert ("burn_identifiable", False) in [(one.fact, one.unknown) for one in ruling.missing]
    nobody_knows = with_facts(said, [("burn_identifiable", "unknown")], vocabulary())
    ruling = Adjudicator(load_house("parc"), "python").rule(case_of(nobody_knows))
    assert ("burn_identifiable", True) in [(one.fact, one.unknown) for one in ruling.missing]


def test_somebodys_word_against_others_is_disputed() -> None:
    said = read("he says he called, nobody heard")
    assert [one.fact for one in said.disputed] == ["said"]
    declared = next(reading for reading in said.readings if "said" in reading.facts)
    assert "said" in case_of(said, declared).events[0].disputed


@pytest.mark.parametrize("text", ["il n'a pas montré ses cartes à son voisin", "he did not act out of turn", "nobody saw the bottom card"])
def test_a_denied_incident_is_not_taken(text: str) -> None:
    assert read(text).denied
    assert not read(text).sure


@pytest.mark.parametrize(
    "text", ["the burn was not dealt before the turn", "la turn est sortie, le bouton n'avait pas parlé", "player was not dealt in"]
)
def test_an_incident_may_be_a_denial_itself(text: str) -> None:
    assert not read(text).denied


def test_statements_that_clash() -> None:
    (clash,) = read("premature flop, the burn is identifiable, no the burn is not identifiable").clashes
    assert (clash.first.words, clash.second.words) == ("burn is identifiable", "burn is not identifiable")


def test_everything_named_is_listed() -> None:
    said = read("blinds 50/100, UTG raises to 2,900, seat 3 calls in the big blind on the turn, five thousand behind")
    assert [(one.kind, one.value) for one in said.mentions] == [
        ("blinds", "50/100"),
        ("position", "UTG"),
        ("amount", "2900"),
        ("seat", "3"),
        ("position", "BB"),
        ("street", "turn"),
        ("amount", "5000"),
    ]


def test_misspelt_words_are_told() -> None:
    assert ("identifable", "identifiable") in read("early turn, burn identifable").corrected
    assert read("early turn, burn identifiable").corrected == ()


def test_facts_given_beside_the_text_go_before_its_words() -> None:
    said = with_facts(read("early turn, burn identifiable"), [("burn_identifiable", "no"), ("actions_before_notice", "unknown")], vocabulary())
    event = case_of(said).events[0]
    assert event.facts["burn_identifiable"] is False
    assert "actions_before_notice" in event.unknown
    with pytest.raises(InvalidInputError):
        with_facts(said, [("burn_identifiable", "perhaps")], vocabulary())


def test_only_what_a_house_reads() -> None:
    assert case_of(read("early turn, burn identifiable"), relevant={"street"}).events[0].facts == {"street": "turn"}


def test_nothing_recognised() -> None:
    said = read("xyzzy")
    assert said.readings == ()
    with pytest.raises(ValueError, match="no incident"):
        case_of(said)


WORDS = st.sampled_from(
    [
        "flop",
        "turn",
        "early",
        "burn",
        "not",
        "maybe",
        "the",
        "150",
        "50/100",
        "seat",
        "3",
        "calls",
        ",",
        "?",
        "raise",
        "he",
        "says",
        "nobody",
        "heard",
        "carte",
        "brûlée",
        "pas",
        "or",
        "…",
        "{n}",
        "(",
    ]
)


@settings(max_examples=60)
@given(st.lists(WORDS, max_size=25).map(" ".join) | st.text(max_size=80))
def test_any_text_is_understood_somehow(text: str) -> None:
    """Whatever is typed: at most three readings, words that stand in the text, and a case whose facts are those taken."""
    said = read(text)
    assert len(said.readings) <= MOST_READINGS
    flat = " ".join(text.split())
    quoted = [*(one.words for one in said.facts), *(one.words for one in said.open), *(one.words for one in said.mentions)]
    assert all(" ".join(words.split()) in flat for words in quoted)
    assert [one.score for one in said.readings] == sorted((min(1.0, max(0.0, one.score)) for one in said.readings), reverse=True)
    for reading in said.readings:
        event = case_of(said, reading).events[0]
        assert event.facts.keys().isdisjoint(event.unknown | event.disputed)
        assert event.facts.items() <= {(one.fact, one.value) for one in said.facts if one.sure}
