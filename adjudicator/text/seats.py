"""What to call the players of a hand in a sentence: by position or by seat, with the article that the language wants."""

from __future__ import annotations

from collections.abc import Mapping

from adjudicator.text.languages import Text

_POSITIONS: Mapping[str, Text] = {
    "SB": Text(en="the small blind", fr="la petite blinde"),
    "BB": Text(en="the big blind", fr="la grosse blinde"),
    "BTN": Text(en="the button", fr="le bouton"),
    "CO": Text(en="the cutoff", fr="le cut-off"),
    "HJ": Text(en="the hijack", fr="le hijack"),
    "LJ": Text(en="the lojack", fr="le lojack"),
    "MP": Text(en="middle position", fr="le joueur en milieu"),
}


def player_noun(name: Text) -> Text:
    """The noun for a player whose name in the hand is `name` ("CO", "UTG", "seat 3")."""
    known = _POSITIONS.get(name.en)
    if known is not None:
        return known
    return Text(en=name.en, fr=f"le {name.fr}") if name.fr.startswith("siège") else name
