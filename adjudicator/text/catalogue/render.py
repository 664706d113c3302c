"""Words of rulings as they are shown: numbers, conditions, labels of a ruling's parts."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    # Values and numbers.
    "value_yes": Text(en="yes", fr="oui"),
    "value_no": Text(en="no", fr="non"),
    "value_none": Text(en="none", fr="aucun"),
    "word_or": Text(en="or", fr="ou"),
    "number_at_least": Text(en="at least {number}", fr="au moins {number}"),
    "number_at_most": Text(en="at most {number}", fr="au plus {number}"),
    "number_more_than": Text(en="more than {number}", fr="plus de {number}"),
    "number_less_than": Text(en="less than {number}", fr="moins de {number}"),
    "number_fewer_than": Text(en="fewer than {number}", fr="moins de {number}"),
    "number_other_than": Text(en="other than {number}", fr="autre chose que {number}"),
    "number_or": Text(en="{low} or {high}", fr="{low} ou {high}"),
    "number_to": Text(en="{low} to {high}", fr="{low} à {high}"),
    "choice_between": Text(en="{by} decides between: {options}.", fr="{by} choisit entre : {options}."),
    # Conditions and questions.
    "condition_always": Text(en="always", fr="toujours"),
    "condition_never": Text(en="never", fr="jamais"),
    "not_so": Text(en="it is not so that {what}", fr="il n'est pas vrai {what}"),
    "is_it_so": Text(en="is it so: {what}?", fr="est-il vrai : {what} ?"),
    "value_of": Text(en="what is {fact}?", fr="quelle est la valeur de {fact} ?"),
}
