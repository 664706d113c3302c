"""A made hand in words: "a full house, kings full of queens", "un full aux rois par les dames"."""

from __future__ import annotations

from adjudicator.text.languages import Lang
from adjudicator.text.messages import message
from adjudicator.text.numbers import list_text

_RANKS = "23456789TJQKA"
_ENGLISH = ("two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace")
_FRENCH = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "valet", "dame", "roi", "as")


def hand_text(code: str, lang: Lang) -> str:
    """A hand told as ``full_house:KQ``, with its indefinite article: the category, the ranks that name it, then the kickers that are told."""
    category, _, letters = code.partition(":")
    ranks = [_RANKS.index(letter) for letter in letters]
    naming = 2 if category in ("two_pair", "full_house") else 1
    key = "hand_royal" if (category, letters) == ("straight_flush", "A") else f"hand_{category}"
    forms = {f"{form}{place}": text for place, rank in enumerate(ranks[:naming], 1) for form, text in _forms(rank, lang).items()}
    name = message(key, lang, **forms)
    kickers = [_forms(rank, lang)["one"] for rank in ranks[naming:]]
    if not kickers:
        return name
    loose = category in ("high_card", "flush")
    return message(
        "hand_then" if loose else "hand_kicker" if len(kickers) == 1 else "hand_kickers", lang, hand=name, kickers=list_text(kickers, lang)
    )


def _forms(rank: int, lang: Lang) -> dict[str, str]:
    """The forms of a rank that names need: alone, in the plural, in "a pair of kings", in "a king-high straight"."""
    if lang == "en":
        one = _ENGLISH[rank]
        article = "an" if one[0] in "ae" else "a"
        many = one + ("es" if one == "six" else "s")
        return {"one": one, "many": many, "of": many, "to": f"{article} {one}"}
    one = _FRENCH[rank]
    many = one if one.isdigit() or one == "as" else f"{one}s"
    to = f"à l'{one}" if one == "as" else f"à la {one}" if one == "dame" else f"au {one}"
    return {"one": one, "many": many, "of": f"d'{many}" if one == "as" else f"de {many}", "to": to}
