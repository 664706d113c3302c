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
    # Why, and why not.
    "set_aside_exception": Text(en="{by} is its exception", fr="{by} est son exception"),
    "set_aside_base": Text(en="the house's own {by} goes before the base", fr="l'article {by} de la maison passe avant le règlement de base"),
    "set_aside_by": Text(en="{by} goes before it", fr="{by} passe avant"),
    "excluded_because": Text(en="excluded: {what}", fr="exclu : {what}"),
    "it_needs": Text(en="{what}, it needs {needed}", fr="{what}, il en faut {needed}"),
    "not_applied": Text(en="it does not apply", fr="ne s'applique pas"),
    "decides": Text(en="it decides {what}", fr="en dépend : {what}"),
    "it_matters": Text(en="the ruling hangs on it", fr="la décision en dépend"),
    "is_disputed": Text(en="disputed at the table; {rest}", fr="contesté à la table ; {rest}"),
    "silent_no_article": Text(en="no article", fr="aucun article"),
    "silent_no_consequence": Text(en="forbidden by {cites}, without saying what follows", fr="interdit par {cites}, sans dire ce qui s'ensuit"),
    "silent_text_not_here": Text(en="{cites} sends to a text that is not here", fr="{cites} renvoie à un texte qui n'est pas ici"),
}
