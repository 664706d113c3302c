"""A small vocabulary made by hand, for the tests of sentences."""

from __future__ import annotations

from adjudicator.engine.condition import Compare, Linear, Member
from adjudicator.engine.expression import Ref
from adjudicator.engine.values import NONE, FactType
from adjudicator.text.languages import Text
from adjudicator.vocabulary.model import TABLE, Argument, Ask, Fact, Incident, Slot, SlotValue, Vocabulary

BURN = Fact(
    id="burn_identifiable",
    type=FactType.YES_NO,
    says={
        "yes": Text("the burn card can be told apart", "la carte brûlée est identifiable"),
        "no": Text("the burn card cannot be told apart", "la carte brûlée n'est pas identifiable"),
    },
    question=Text("Can the burn card be told apart?", "La carte brûlée est-elle identifiable ?"),
    ask="dealer",
)
STREET = Fact(
    id="street",
    type=FactType.WORD,
    says={"value": Text("the card that came early is {value}", "la carte sortie trop tôt est {value}")},
    question=Text("Which card came early?", "Quelle carte est sortie trop tôt ?"),
    labels={"flop": Text("the flop", "le flop"), "turn": Text("the turn", "la turn"), "river": Text("the river", "la river")},
)
ACTIONS = Fact(
    id="actions_before_notice",
    type=FactType.COUNT,
    says={"value": Text("{n} {n|action|actions} before it was noticed", "{n} {n|action|actions} avant qu'on s'en aperçoive")},
    question=Text("How many actions before it was noticed?", "Combien d'actions avant qu'on s'en aperçoive ?"),
)
SAID = Fact(
    id="amount_said",
    type=FactType.AMOUNT,
    says={
        "value": Text("{n} {n|chip was|chips were} said", "{n} {n|jeton a été annoncé|jetons ont été annoncés}"),
        "none": Text("no amount was said", "aucun montant n'a été dit"),
    },
    allows_none=True,
)
SEAT = Fact(
    id="seat_at_fault",
    type=FactType.SEAT,
    says={"value": Text("the seat at fault is {bare:value}", "le siège fautif est {le:value}")},
)
RAISE_PART = Fact(
    id="raise_part",
    type=FactType.AMOUNT,
    says={"value": Text("the raise part is {n}", "la part de relance est de {n}")},
)

VOCABULARY = Vocabulary(
    facts={fact.id: fact for fact in (BURN, STREET, ACTIONS, SAID, SEAT, RAISE_PART)},
    incidents={
        "premature_board": Incident(
            id="premature_board",
            title=Text("board card dealt before the betting ended", "carte du tableau sortie avant la fin des enchères"),
            titled=Text("{bare:street} dealt before the betting ended", "{nu:street} sorti trop tôt"),
            facts=("street", "burn_identifiable", "actions_before_notice"),
            asks=(Ask(slots=((TABLE, "board"),)), Ask(slots=(("offender", "penalty"),)), Ask(slots=((TABLE, "chips"), (TABLE, "pot")))),
            presume={"actions_before_notice": 0},
        )
    },
    roles={"offender": Text("the player at fault", "le joueur fautif"), "player": Text("the player", "le joueur")},
    parties={"td": Text("the director", "le directeur de tournoi"), "dealer": Text("the dealer", "le croupier")},
    terms={
        "stub": Text("the stub", "le talon"),
        "turn": Text("the turn", "la turn"),
        "flop": Text("the flop", "le flop"),
        "raise": Text("a raise", "une relance"),
        "call": Text("a call", "un suivi"),
    },
    phases=("stop", "hands", "bets", "board", "play_on", "after"),
    slots={
        slot.id: slot
        for slot in (
            Slot(
                id="penalty",
                title=Text("the penalty", "la sanction"),
                phase="after",
                type="word",
                of_role=True,
                many=True,
                values={"may": SlotValue("may", Text("{The:who} may be penalised.", "{Le:who} peut être sanctionné."))},
            ),
            Slot(
                id="deal",
                title=Text("whether the hand goes on", "la suite du coup"),
                phase="stop",
                type="word",
                of_role=False,
                many=False,
                values={
                    "misdeal": SlotValue("misdeal", Text("Misdeal: the hand is dealt again.", "Fausse donne : on redonne.")),
                    "goes_on": SlotValue("goes_on", Text("The hand goes on.", "Le coup se poursuit.")),
                },
            ),
            Slot(
                id="hand",
                title=Text("the hand", "la main"),
                phase="hands",
                type="word",
                of_role=True,
                many=False,
                values={"dead": SlotValue("dead", Text("{The:who}'s hand is dead.", "La main {du:who} est brûlée."))},
            ),
            Slot(
                id="action",
                title=Text("the action", "l'action"),
                phase="bets",
                type="word",
                of_role=True,
                many=False,
                values={
                    "becomes": SlotValue(
                        "becomes",
                        Text("{The:who}'s action is {becomes}[, to {to}].", "L'action {du:who} est {becomes}[, à {to}]."),
                        arguments={"becomes": Argument("term", ("raise", "call")), "to": Argument("amount")},
                    )
                },
            ),
            Slot(
                id="board",
                title=Text("the board", "le tableau"),
                phase="board",
                type="procedure",
                of_role=False,
                many=False,
                values={
                    "burn": SlotValue("burn", Text("Burn a card.", "Brûler une carte.")),
                    "mix": SlotValue("mix", Text("Shuffle {mix} together.", "Mélanger {mix}."), arguments={"mix": Argument("terms")}),
                    "deal": SlotValue(
                        "deal",
                        Text("Deal {deal}.", "Distribuer {deal}."),
                        headline=Text("{The:deal} is dealt again.", "On redonne {le:deal}."),
                        arguments={"deal": Argument("term")},
                    ),
                },
            ),
            Slot(
                id="may_do",
                title=Text("what the player may do", "ce que le joueur peut faire"),
                phase="bets",
                type="options",
                of_role=True,
                many=False,
                values={
                    "fold": SlotValue("fold", Text("fold", "jeter sa main")),
                    "call": SlotValue("call", Text("call", "payer")),
                },
                says=Text("{The:who} may {value}.", "{Le:who} peut {value}."),
            ),
            Slot(
                id="refund",
                title=Text("the refund", "le remboursement"),
                phase="after",
                type="amount",
                of_role=True,
                many=False,
                values={},
                says=Text("{The:who} gets {value} back.", "{Le:who} récupère {value}."),
            ),
            Slot(
                id="button_seat",
                title=Text("the button", "le bouton"),
                phase="play_on",
                type="seat",
                of_role=False,
                many=False,
                values={},
                says=Text("The button is at {the:value}.", "Le bouton est {au:value}."),
            ),
            Slot(
                id="button",
                title=Text("the button", "le bouton"),
                phase="play_on",
                type="word",
                of_role=False,
                many=False,
                values={
                    "goes_to": SlotValue(
                        "goes_to",
                        Text("The button moves on[: {goes_to}].", "Le bouton avance[ : {nu:goes_to}]."),
                        arguments={"goes_to": Argument("seat")},
                    )
                },
            ),
            Slot(id="chips", title=Text("the chips", "les jetons"), phase="after", type="word", of_role=False, many=False, values={}),
            Slot(id="pot", title=Text("the pot", "le pot"), phase="after", type="word", of_role=False, many=False, values={}),
        )
    },
    clashes=(),
    impossible=(),
)


def yes(fact: str) -> Member:
    return Member(fact, frozenset({True}))


def no(fact: str) -> Member:
    return Member(fact, frozenset({False}))


def words(fact: str, *values: str, negated: bool = False) -> Member:
    return Member(fact, frozenset(values), negated)


def nothing(fact: str, *, negated: bool = False) -> Member:
    return Member(fact, frozenset({NONE}), negated)


def at_least(fact: str, number: int) -> Compare:
    return Compare(Linear(((fact, 1),), -number), equal=False, fact=fact, test=f"at least {number}")


def at_most(fact: str, number: int) -> Compare:
    return Compare(Linear(((fact, -1),), number), equal=False, fact=fact, test=f"at most {number}")


def less_than(fact: str, number: int) -> Compare:
    return Compare(Linear(((fact, -1),), number - 1), equal=False, fact=fact, test=f"less than {number}")


def other_than(fact: str, number: int) -> Compare:
    return Compare(Linear(((fact, 1),), -number), equal=True, fact=fact, test=f"other than {number}", negated=True)


MINIMUM = Ref("minimum_raise_to")
