"""French words that lose their vowel before another."""

from __future__ import annotations

import re

from adjudicator.text.languages import Lang

_SI_IL = re.compile(r"\b([Ss])i (ils?\b)")
_QUE = re.compile(r"\b([Qq])ue (?=[aeiouyàâéèêîôû])", re.IGNORECASE)


def elided(text: str, lang: Lang) -> str:
    """A sentence put together of parts, with "s'il" for "si il" and "qu'il" for "que il"; English as it is."""
    if lang == "en":
        return text
    return _QUE.sub(r"\1u'", _SI_IL.sub(r"\1'\2", text))
