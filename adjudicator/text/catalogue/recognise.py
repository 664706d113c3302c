"""Free text: errors in the files of words, and what was understood."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    # The files of words.
    "words_number": Text(en="`{text}` is not a number: digits are needed", fr="`{text}` n'est pas un nombre : il faut des chiffres"),
    "words_value": Text(en="`{value}` is not a value of `{fact}`", fr="`{value}` n'est pas une valeur de `{fact}`"),
    "words_no_number": Text(en="`{text}` has no number: write {hole} where it stands", fr="`{text}` n'a pas de nombre : écrivez {hole} à sa place"),
    "words_two_groups": Text(
        en="`{text}` is in the group `{group}` already ({first}): a word has one meaning",
        fr="`{text}` est déjà dans le groupe `{group}` ({first}) : un mot a un seul sens",
    ),
    "words_left": Text(
        en="only `{left}` is left of `{text}`, which is too little to go by: write more, or `?` at its end",
        fr="il ne reste que `{left}` de `{text}`, c'est trop peu pour conclure : écrivez-en plus, ou `?` à la fin",
    ),
    "words_two_values": Text(
        en="`{text}` would say `{value}`, and `{first}`, which has the same words but small ones, says `{other}`",
        fr="`{text}` dirait `{value}`, alors que `{first}`, qui a les mêmes mots aux petits mots près, dit `{other}`",
    ),
    "words_too_many": Text(
        en="`{text}` stands for nothing, or for more than {most} phrases: write fewer choices",
        fr="`{text}` ne donne rien, ou plus de {most} tournures : mettez moins de choix",
    ),
}
