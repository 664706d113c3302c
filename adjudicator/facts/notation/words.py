"""The words of the notation, English and French. The first of each list is the one that is printed; the others are understood as well."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.facts.notation.lexer import NOISE, normal
from adjudicator.text.languages import Text

WORDS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    # stakes
    "blinds": {"en": ("blinds", "blind"), "fr": ("blindes", "blinde")},
    "dead_small_blind": {"en": ("dead small blind", "no small blind"), "fr": ("petite blinde morte", "pas de petite blinde")},
    "ante": {"en": ("ante", "antes"), "fr": ("ante", "antes")},
    "big_blind_ante": {
        "en": ("big blind ante", "BB ante", "ante BB", "ante big blind"),
        "fr": ("ante de grosse blinde", "ante grosse blinde", "grosse blinde ante", "ante GB", "GB ante"),
    },
    "no_limit": {"en": ("no limit", "nolimit", "NL"), "fr": ("sans limite",)},
    "pot_limit": {"en": ("pot limit", "PL"), "fr": ("pot limite",)},
    "limit": {"en": ("limit", "fixed limit"), "fr": ("limite", "limite fixe")},
    "players": {"en": ("players", "handed"), "fr": ("joueurs",)},
    "left": {
        "en": ("left", "players left", "in the hand", "players in the hand", "player left"),
        "fr": ("en jeu", "joueurs en jeu", "restants", "joueurs restants"),
    },
    "remain": {"en": ("leaves",), "fr": ("reste", "restent", "il reste")},
    "heads_up": {"en": ("heads-up", "headsup", "HU"), "fr": ("tête-à-tête",)},
    "stacks": {"en": ("stacks", "stack"), "fr": ("tapis", "tapis de départ")},
    "smallest_chip": {"en": ("smallest chip", "smallest chip in play"), "fr": ("plus petit jeton", "plus petit jeton en jeu")},
    "pot": {"en": ("pot",), "fr": ("pot",)},
    "error": {"en": ("error", "irregularity", "mistake"), "fr": ("erreur", "irrégularité")},
    # streets
    "preflop": {"en": ("preflop", "pre flop", "before flop"), "fr": ("préflop", "pré flop", "avant flop")},
    "flop": {"en": ("flop",), "fr": ("flop",)},
    "turn": {"en": ("turn",), "fr": ("turn", "tournant")},
    "river": {"en": ("river",), "fr": ("river", "rivière")},
    # seats
    "seat": {"en": ("seat", "s", "player"), "fr": ("siège", "place", "joueur")},
    "seats": {"en": ("seats",), "fr": ("sièges", "places")},
    "SB": {"en": ("SB", "small blind"), "fr": ("PB", "petite blinde")},
    "BB": {"en": ("BB", "big blind"), "fr": ("GB", "grosse blinde")},
    "UTG": {"en": ("UTG", "under the gun"), "fr": ("UTG",)},
    "MP": {"en": ("MP", "middle position"), "fr": ("MP", "milieu")},
    "LJ": {"en": ("LJ", "lojack"), "fr": ("LJ",)},
    "HJ": {"en": ("HJ", "hijack"), "fr": ("HJ",)},
    "CO": {"en": ("CO", "cutoff", "cut off"), "fr": ("CO",)},
    "BTN": {"en": ("BTN", "button", "BU", "dealer"), "fr": ("bouton", "donneur")},
    # actions
    "fold": {"en": ("fold", "folds", "folded", "passes"), "fr": ("passe", "passent", "se couche", "se couchent", "couche", "jette")},
    "check": {"en": ("check", "checks", "checked"), "fr": ("parole", "checke", "checkent")},
    "call": {
        "en": ("call", "calls", "called", "limps", "limp", "completes"),
        "fr": ("paie", "paye", "suit", "suis", "payent", "paient", "suivent", "complète"),
    },
    "bet": {"en": ("bet", "bets", "opens", "open"), "fr": ("mise", "ouvre", "misent")},
    "raise": {"en": ("raise", "raises", "raised", "reraises", "reraise", "makes it"), "fr": ("relance", "surrelance", "sur relance", "relancent")},
    "all_in": {
        "en": ("all in", "allin", "goes all in", "moves all in", "pushes all in", "shoves"),
        "fr": ("tapis", "fait tapis", "met tapis", "va tapis"),
    },
    "by": {"en": ("by",), "fr": ("en plus",)},
    "more": {"en": ("more",), "fr": ("de plus",)},
    "de": {"en": (), "fr": ("de",)},
    # steps
    "says": {"en": ("says", "say", "announces", "declares", "said"), "fr": ("dit", "annonce", "déclare", "dis")},
    "puts": {
        "en": ("puts", "put", "pushes", "throws in", "drops", "adds", "puts out", "puts in"),
        "fr": ("met", "pousse", "pose", "avance", "ajoute", "lance"),
    },
    "chips": {"en": ("chips",), "fr": ("jetons",)},
    "chip": {"en": ("chip",), "fr": ("jeton",)},
    "all": {"en": ("all", "everything", "all chips"), "fr": ("tout", "tous jetons")},
    "pulls_back": {"en": ("pulls back", "takes back", "removes"), "fr": ("reprend", "retire")},
    "taps": {"en": ("taps", "taps table", "knocks"), "fr": ("tape", "tape sur table", "tape table")},
    "gestures": {"en": ("gestures", "motions", "gesture"), "fr": ("fait un geste", "geste")},
    "shows": {"en": ("shows", "tables", "shows cards", "tables cards"), "fr": ("montre", "montre cartes", "retourne cartes")},
    "throws_cards": {"en": ("mucks", "throws cards", "mucks cards"), "fr": ("jette cartes", "lance cartes")},
    "skipped": {"en": ("skipped", "passed over", "was skipped"), "fr": ("sauté", "oublié", "a été sauté")},
    "posts": {"en": ("posts", "post", "posted"), "fr": ("poste", "posent")},
    "then": {"en": ("then", "and then"), "fr": ("puis", "ensuite", "et puis")},
    "with": {"en": ("with", "while", "together with", "at the same time"), "fr": ("avec", "en même temps", "tout en")},
    "and": {"en": ("and",), "fr": ("et",)},
    # what goes with an action
    "out_of_turn": {"en": ("out of turn", "oot", "out turn"), "fr": ("hors de son tour", "hors tour", "avant son tour")},
    "silent": {
        "en": ("silent", "silently", "without a word", "says nothing", "saying nothing"),
        "fr": ("sans rien dire", "sans un mot", "en silence", "sans parler", "sans annonce"),
    },
    "last_chips": {"en": ("last chips", "last chip"), "fr": ("derniers jetons", "dernier jeton")},
    "chips_behind": {
        "en": ("with chips behind", "chips behind", "has chips behind"),
        "fr": ("garde des jetons", "jetons derrière", "avec des jetons derrière"),
    },
    "behind": {"en": ("behind",), "fr": ("derrière",)},
    "keeps": {"en": ("keeps", "keeping"), "fr": ("garde", "gardant")},
    "in": {"en": ("in",), "fr": ("en",)},
    "motions": {"en": ("motions", "motion"), "fr": ("gestes", "geste", "fois", "temps")},
    "ruled": {"en": ("ruled", "ruled a"), "fr": ("jugé", "décidé", "arbitré")},
    "void": {"en": ("taken back", "void"), "fr": ("repris", "annulé")},
    "leaving": {"en": ("leaving",), "fr": ("laissant", "en laissant")},
    "in_question": {"en": ("in question",), "fr": ("en cause", "en question")},
}

_ENGLISH = """one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty
twenty-five=25 thirty=30 forty=40 fifty=50 sixty=60 seventy-five=75"""
_FRENCH = """un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf vingt
une=1 vingt-cinq=25 trente=30 quarante=40 cinquante=50 soixante=60 soixante-quinze=75"""


def _numbers(words: str) -> dict[str, int]:
    """Words counted from one, those with a figure as it says."""
    pairs = (word.partition("=") for word in words.split())
    return {word.replace("-", " "): int(figure) if figure else place for place, (word, _, figure) in enumerate(pairs, 1)}


NUMBER_WORDS: Mapping[str, int] = {**_numbers(_ENGLISH), **_numbers(_FRENCH)}
"""Numbers in words, without accents and hyphens."""


def phrase_of(text: str) -> tuple[str, ...]:
    """The words of a phrase as the lexer gives them."""
    return tuple(word for word in normal(text).replace("-", " ").replace("'", " ").split() if word not in NOISE)


PHRASES: dict[str, list[tuple[tuple[str, ...], str]]] = {}
"""By first word: the phrases that begin with it, longest first, with their symbol."""


def _index() -> None:
    for symbol, by_language in WORDS.items():
        for phrases in by_language.values():
            for text in phrases:
                words = phrase_of(text)
                PHRASES.setdefault(words[0], []).append((words, symbol))
    for found in PHRASES.values():
        found.sort(key=lambda phrase: -len(phrase[0]))


_index()


def printed(symbol: str) -> Text:
    """The word of a symbol in both languages."""
    words = WORDS[symbol]
    return Text(en=words["en"][0], fr=words["fr"][0])
