"""Sentences about the vocabulary files."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "vocabulary_twice": Text(en="`{word}` stands a second time (first: {first})", fr="`{word}` figure une seconde fois (la première : {first})"),
    "vocabulary_redefined": Text(
        en="`{word}` is a word of the shared vocabulary ({first}): a house may not redefine it, only add {keys}",
        fr="`{word}` est un mot du vocabulaire commun ({first}) : une maison ne peut pas le redéfinir, seulement y ajouter {keys}",
    ),
    "vocabulary_adds_to_no_fact": Text(
        en="`{word}` adds to a fact that does not exist; a new fact has a `type`",
        fr="`{word}` ajoute à un fait qui n'existe pas ; un nouveau fait a un `type`",
    ),
    "vocabulary_adds_to_no_incident": Text(
        en="`{word}` adds to an incident that does not exist; a new incident has a `title`",
        fr="`{word}` ajoute à un incident qui n'existe pas ; un nouvel incident a un `title`",
    ),
    "vocabulary_adds_to_no_slot": Text(
        en="`{word}` adds to a slot that does not exist; a new slot has a `title` and a `phase`",
        fr="`{word}` ajoute à un point qui n'existe pas ; un nouveau point a un `title` et une `phase`",
    ),
    "vocabulary_value_twice": Text(
        en="`{word}` is already a value of `{of}` (first: {first})", fr="`{word}` est déjà une valeur de `{of}` (la première : {first})"
    ),
    "vocabulary_reserved": Text(
        en="`{word}` is a word of the rule language itself: choose another name", fr="`{word}` est un mot du langage lui-même : prenez un autre nom"
    ),
    "vocabulary_phases_house": Text(en="phases are those of the shared vocabulary", fr="les phases sont celles du vocabulaire commun"),
    "vocabulary_article": Text(
        en="`{text}`: a noun with its definite article is needed (the stub, le talon)",
        fr="`{text}` : il faut un nom avec son article défini (the stub, le talon)",
    ),
    # Sentences
    "template_broken": Text(
        en="`{text}` cannot be read: look at its braces and brackets; `{{name}}`, `{{du:name}}`, `{{n|one|many}}`, `[part]`",
        fr="`{text}` n'est pas lisible : vérifiez accolades et crochets ; `{{nom}}`, `{{du:nom}}`, `{{n|un|plusieurs}}`, `[partie]`",
    ),
    "template_unknown": Text(en="nothing fills `{{{name}}}`", fr="rien ne remplit `{{{name}}}`"),
    "template_missing": Text(en="`{{{name}}}` is missing in this sentence", fr="il manque `{{{name}}}` dans cette phrase"),
    # Facts
    "party_unknown": Text(en="unknown party `{party}`", fr="interlocuteur inconnu `{party}`"),
    "fact_key_missing": Text(en="a fact of type {type} needs the key `{key}`", fr="un fait de type {type} demande la clé `{key}`"),
    "fact_key_other_type": Text(en="a fact of type {type} has no `{key}`", fr="un fait de type {type} n'a pas de `{key}`"),
    "fact_key_alone": Text(en="`{key}` needs `{other}` beside it", fr="`{key}` ne va pas sans `{other}`"),
    "fact_computed_twice": Text(
        en="a fact is computed by a formula (`is`) or by a calculator (`by`), not by both",
        fr="un fait est calculé par une formule (`is`) ou par un calculateur (`by`), pas par les deux",
    ),
    "fact_addition_no_word": Text(
        en="`{fact}` is of type {type}: only a word fact takes further values",
        fr="`{fact}` est de type {type} : seul un fait de type word reçoit d'autres valeurs",
    ),
    "fact_cycle": Text(en="these facts depend on each other in a circle: {cycle}", fr="ces faits dépendent les uns des autres en cercle : {cycle}"),
    "presumed_vote": Text(
        en="`{fact}` is asked of the table: a vote is never presumed", fr="`{fact}` se demande à la table : un vote ne se présume pas"
    ),
    "presume_not_listed": Text(
        en="`{fact}` is presumed but not among the facts of `{incident}`", fr="`{fact}` est présumé sans figurer parmi les faits de `{incident}`"
    ),
    "formula_no_number": Text(
        en="`{fact}` is of type {type}: only a number has a formula", fr="`{fact}` est de type {type} : seul un nombre a une formule"
    ),
    "formula_units": Text(
        en="`{fact}` is of type {left}, and its formula of type {right}", fr="`{fact}` est de type {left}, et sa formule de type {right}"
    ),
    "acts_unknown": Text(
        en="`{acts}` is neither an action of the betting model nor an argument whose terms are such actions",
        fr="`{acts}` n'est ni une action du modèle de mises, ni un argument dont les termes en sont",
    ),
    "measure_unknown": Text(
        en="`{fact}` is not measured from a hand",
        fr="`{fact}` ne se mesure pas sur un coup",
    ),
    "measure_of_seat": Text(
        en="`{fact}` is measured of each player: add `per: player`",
        fr="`{fact}` se mesure pour chaque joueur : ajoutez `per: player`",
    ),
    "measure_of_event": Text(
        en="`{fact}` is measured of the whole table: take `per: player` away",
        fr="`{fact}` se mesure pour toute la table : retirez `per: player`",
    ),
    "computed_of_seat": Text(
        en="`{calculator}` computes `{fact}` of each player: add `per: player`",
        fr="`{calculator}` calcule `{fact}` pour chaque joueur : ajoutez `per: player`",
    ),
    "computed_of_event": Text(
        en="`{calculator}` computes `{fact}` of the whole table: take `per: player` away",
        fr="`{calculator}` calcule `{fact}` pour toute la table : retirez `per: player`",
    ),
    "calculator_unknown": Text(en="unknown calculator `{calculator}`", fr="calculateur inconnu `{calculator}`"),
    "calculator_other": Text(en="`{calculator}` does not compute `{fact}`, but {words}", fr="`{calculator}` ne calcule pas `{fact}`, mais {words}"),
    "calculator_input": Text(
        en="`{calculator}` needs facts that the vocabulary does not have: {facts}",
        fr="`{calculator}` a besoin de faits absents du vocabulaire : {facts}",
    ),
    # Incidents, roles, slots
    "incident_cycle": Text(
        en="these incidents are of each other's kind in a circle: {cycle}", fr="ces incidents sont l'un du genre de l'autre en cercle : {cycle}"
    ),
    "role_like_slot": Text(
        en="the role `{role}` has the name of a slot ({slot}): one of the two needs another",
        fr="le rôle `{role}` porte le nom d'un point ({slot}) : renommez l'un des deux",
    ),
    "slot_key_missing": Text(en="a slot of type {type} needs the key `{key}`", fr="un point de type {type} demande la clé `{key}`"),
    "slot_key_other_type": Text(en="a slot of type {type} has no `{key}`", fr="un point de type {type} n'a pas de `{key}`"),
    "slot_addition_no_values": Text(
        en="`{slot}` is of type {type}: it has no list of values", fr="`{slot}` est de type {type} : il n'a pas de liste de valeurs"
    ),
    "ask_needs_role": Text(en="`{slot}` is of somebody: write `role.{slot}`", fr="`{slot}` concerne quelqu'un : écrivez `rôle.{slot}`"),
    "ask_needs_no_role": Text(
        en="`{slot}` is of the table: write `{slot}` without `{role}.`", fr="`{slot}` concerne la table : écrivez `{slot}` sans `{role}.`"
    ),
    "phase_unknown": Text(en="unknown phase `{phase}`", fr="phase inconnue `{phase}`"),
    "headline_no_step": Text(
        en="`headline` is for steps, and `{slot}` is not a procedure", fr="`headline` vaut pour des étapes, et `{slot}` n'est pas une procédure"
    ),
    "option_arguments": Text(en="the options of `{slot}` have no arguments", fr="les options de `{slot}` n'ont pas d'arguments"),
    "argument_first": Text(
        en="the first argument bears the name of the value: `{value}`, not `{first}`",
        fr="le premier argument porte le nom de la valeur : `{value}`, pas `{first}`",
    ),
    "severity_order": Text(
        en="the mildest comes first: `[{severest}, {mildest}]`, not `[{mildest}, {severest}]`",
        fr="la plus légère vient d'abord : `[{severest}, {mildest}]`, pas `[{mildest}, {severest}]`",
    ),
    "argument_unsaid": Text(en="the argument `{name}` is not said in this sentence", fr="l'argument `{name}` n'est pas dit dans cette phrase"),
    "term_not_known": Text(en="unknown term `{term}`", fr="terme inconnu `{term}`"),
    "clash_pair": Text(
        en="a clash is a pair: `[{{slot: value}}, {{slot: value}}]`",
        fr="une incompatibilité est une paire : `[{{point: valeur}}, {{point: valeur}}]`",
    ),
    "clash_pattern": Text(
        en="one side of a clash is `{{slot: value}}`, with a value, a list of values, or `any`",
        fr="un côté d'une incompatibilité est `{{point: valeur}}`, avec une valeur, une liste de valeurs, ou `any`",
    ),
    "clash_one_slot": Text(
        en="both sides are of the slot `{slot}`: different values of one slot always disagree, unless it has `merge: many`",
        fr="les deux côtés sont du point `{slot}` : deux valeurs d'un même point se contredisent toujours, sauf avec `merge: many`",
    ),
    "clash_twice": Text(en="this clash is there already", fr="cette incompatibilité y est déjà"),
}
