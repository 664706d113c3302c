from __future__ import annotations

import pytest

from adjudicator.text.elision import elided
from adjudicator.text.languages import Lang


@pytest.mark.parametrize(
    ("lang", "text", "shown"),
    [
        ("fr", "si il a vu ses cartes", "s'il a vu ses cartes"),
        ("fr", "Si ils sont deux, sauf si il pleut", "S'ils sont deux, sauf s'il pleut"),
        ("fr", "si elle revient", "si elle revient"),
        ("fr", "si illustre", "si illustre"),
        ("fr", "il n'est pas vrai que aucun montant n'a été dit", "il n'est pas vrai qu'aucun montant n'a été dit"),
        ("fr", "que le flop", "que le flop"),
        ("en", "si il", "si il"),
    ],
)
def test_elision(lang: Lang, text: str, shown: str) -> None:
    assert elided(text, lang) == shown
