from __future__ import annotations

from adjudicator.engine.expression import Binary, Number, Ref
from adjudicator.rulebook.model import Choice, Figure, Options, Outcome, Phrase, Steps
from adjudicator.text.languages import Text
from adjudicator.text.outcomes import Words, choice_options, content_steps, content_text, slot_title
from adjudicator.vocabulary.model import TABLE
from tests.text.words import MINIMUM, VOCABULARY

EN, FR = Words(VOCABULARY, "en"), Words(VOCABULARY, "fr")


def test_a_word_of_a_role() -> None:
    assert content_text(Phrase("dead"), "offender", "hand", EN) == "The player at fault's hand is dead."
    assert content_text(Phrase("dead"), "offender", "hand", FR) == "La main du joueur fautif est brûlée."


def test_a_word_of_a_seat() -> None:
    assert content_text(Phrase("dead"), "seat 6", "hand", FR) == "La main du siège 6 est brûlée."


def test_arguments() -> None:
    raise_to = Phrase("becomes", (("becomes", "raise"), ("to", MINIMUM)))
    assert content_text(raise_to, "offender", "action", EN, {"to": 1400}) == "The player at fault's action is a raise, to 1,400."
    assert content_text(raise_to, "offender", "action", FR, {"to": 1400}) == "L'action du joueur fautif est une relance, à 1\u202f400."
    assert content_text(raise_to, "offender", "action", EN, {"to": None}) == "The player at fault's action is a raise, to minimum_raise_to."
    call = Phrase("becomes", (("becomes", "call"),))
    assert content_text(call, "offender", "action", EN) == "The player at fault's action is a call."


def test_a_seat_that_is_not_known_is_left_out_where_the_sentence_can_do_without() -> None:
    moved = Phrase("goes_to", (("goes_to", Ref("next_button")),))
    assert content_text(moved, TABLE, "button", EN, {"goes_to": 3}) == "The button moves on: seat 3."
    assert content_text(moved, TABLE, "button", EN, {"goes_to": None}) == "The button moves on."
    assert content_text(moved, TABLE, "button", FR) == "Le bouton avance."


def raise_step(to: int) -> Phrase:
    return Phrase("becomes", (("becomes", "raise"), ("to", Binary("plus", Ref("x"), Number(to)))))


def test_a_procedure() -> None:
    steps = Steps((Phrase("burn"), Phrase("mix", (("mix", ("turn", "stub")),)), Phrase("deal", (("deal", "turn"),))))
    assert content_steps(steps, TABLE, "board", EN) == ("Burn a card.", "Shuffle the turn and the stub together.", "Deal the turn.")
    assert content_steps(steps, TABLE, "board", FR)[1] == "Mélanger la turn et le talon."
    assert content_text(steps, TABLE, "board", EN) == "The turn is dealt again."
    refunds = Steps((raise_step(100), raise_step(200)))
    figures = {"0.to": 100, "1.to": 200}
    assert content_steps(refunds, "offender", "action", EN, figures)[1] == "The player at fault's action is a raise, to 200."
    assert content_text(Steps((Phrase("burn"),)), TABLE, "board", EN) == "Burn a card."


def test_options_and_figures() -> None:
    assert content_text(Options(("fold", "call")), "player", "may_do", FR) == "Le joueur peut jeter sa main ou payer."
    half = Figure(Binary("minus", Ref("put"), Number(100)))
    assert content_text(half, "seat 2", "refund", EN, {"value": 15000}) == "Seat 2 gets 15,000 back."
    assert content_text(half, "seat 2", "refund", EN) == "Seat 2 gets put − 100 back."
    assert content_text(Figure(Ref("button")), TABLE, "button_seat", FR, {"value": 3}) == "Le bouton est au siège 3."


def test_a_choice_lists_its_options_and_what_follows() -> None:
    choice = Choice(
        options=(Phrase("misdeal"), Phrase("goes_on")),
        weigh=(Text("how far the hand has gone", "l'avancement du coup"),),
        by="td",
        then_if={"misdeal": (Outcome("offender", "penalty", Phrase("may")),)},
    )
    assert choice_options(choice, TABLE, "deal", EN) == (
        "Misdeal: the hand is dealt again. The player at fault may be penalised.",
        "The hand goes on.",
    )
    assert content_text(choice, TABLE, "deal", FR) == (
        "Le directeur de tournoi choisit entre : Fausse donne : on redonne. Le joueur fautif peut être sanctionné · Le coup se poursuit."
    )


def test_unknown_words_are_shown_as_they_are() -> None:
    assert content_text(Phrase("odd"), "someone", "nowhere", EN) == "odd"
    assert slot_title("offender", "hand", EN) == "the hand (the player at fault)"
    assert slot_title(TABLE, "nowhere", EN) == "nowhere"
