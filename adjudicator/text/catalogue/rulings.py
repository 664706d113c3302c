"""Sentences of the passes from a case to a ruling: clashes in what was told, warnings."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "impossible_facts": Text(
        en="impossible: {because} ({facts})",
        fr="impossible : {because} ({facts})",
    ),
    "facts_given": Text(en="told: {facts}", fr="faits donnés : {facts}"),
    "facts_of_hand": Text(en="from the hand: {facts}", fr="d'après le coup : {facts}"),
    "facts_derived": Text(en="from these: {facts}", fr="d'où : {facts}"),
    "impossible_together": Text(
        en="impossible: these facts cannot hold together: {facts}",
        fr="impossible : ces faits ne peuvent pas être vrais ensemble : {facts}",
    ),
    "value_differs": Text(
        en="`{fact}` was given as {given}, the other facts make it {computed}; what was given is taken",
        fr="`{fact}` a été donné comme {given}, les autres faits donnent {computed} ; la valeur donnée est retenue",
    ),
    "definition_differs": Text(
        en="`{fact}` was given as {given}, which does not fit the other facts and its definition; what was given is taken",
        fr="`{fact}` a été donné comme {given}, ce qui ne va pas avec les autres faits et sa définition ; la valeur donnée est retenue",
    ),
    "too_many_open_facts": Text(
        en="too many facts are open to list every branch: answer some of the questions first",
        fr="trop de faits restent ouverts pour donner toutes les branches : répondez d'abord à quelques questions",
    ),
    "engines_disagree": Text(
        en="the two engines disagree on {rules}: no ruling is given (please report this case)",
        fr="les deux moteurs ne sont pas d'accord sur {rules} : aucune décision n'est rendue (merci de signaler ce cas)",
    ),
    "given_irrelevant": Text(
        en="`{fact}` is not used by any rule on this incident",
        fr="`{fact}` n'est utilisé par aucune règle sur cet incident",
    ),
}
