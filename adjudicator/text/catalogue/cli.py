"""Words of the command line: errors of usage, hints, what the verbs print."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "error": Text(en="error: {what}", fr="erreur : {what}"),
    "errors_one": Text(en="1 error: nothing was loaded", fr="1 erreur : rien n'a été chargé"),
    "errors_more": Text(en="… and {count} more", fr="… et {count} de plus"),
    "errors_many": Text(en="{count} errors: nothing was loaded", fr="{count} erreurs : rien n'a été chargé"),
    "system_refuses": Text(en="the system refuses: {reason} ({variable}=1 shows where)", fr="le système refuse : {reason} ({variable}=1 montre où)"),
    "unexpected": Text(en="a fault of the program: {what} ({variable}=1 shows where)", fr="une faute du programme : {what} ({variable}=1 montre où)"),
    # What was typed wrong.
    "unknown_verb": Text(en="unknown verb `{verb}`", fr="commande inconnue `{verb}`"),
    "unknown_shared_incident": Text(en="unknown incident `{incident}`", fr="incident inconnu `{incident}`"),
    "unknown_option": Text(en="unknown option `{option}`", fr="option inconnue `{option}`"),
    "unknown_article": Text(en="`{house}` has no article `{article}`", fr="`{house}` n'a pas d'article `{article}`"),
    "option_value": Text(en="`{option}` needs a value", fr="`{option}` demande une valeur"),
    "option_no_value": Text(en="`{option}` takes no value", fr="`{option}` ne prend pas de valeur"),
    "option_choice": Text(en="`{option}` takes one of {choices}", fr="`{option}` prend l'une des valeurs {choices}"),
    "usage": Text(en="{what}", fr="{what}"),
    "too_many_arguments": Text(en="`{verb}` does not take `{word}`", fr="`{verb}` ne prend pas `{word}`"),
    "no_house": Text(
        en="no house is named: put one first, or set ADJUDICATOR_HOUSE",
        fr="aucune maison n'est nommée : mettez-la en premier, ou dans ADJUDICATOR_HOUSE",
    ),
    "no_folder": Text(en="no folder is named: where is the new house to be?", fr="aucun dossier n'est nommé : où mettre la nouvelle maison ?"),
    "rule_extra": Text(
        en="`{word}` is too much: incidents are written with commas between them, facts as fact=value",
        fr="`{word}` est de trop : les incidents s'écrivent séparés par des virgules, les faits sous la forme fait=valeur",
    ),
    "file_extra": Text(
        en="`{word}` is too much: with --file the incident stands in the file",
        fr="`{word}` est de trop : avec --file, l'incident est dans le fichier",
    ),
    "which_event": Text(
        en="`{fact}` belongs to one event, and the file has several: write it there",
        fr="`{fact}` appartient à un événement, et le fichier en a plusieurs : écrivez-le dedans",
    ),
    "no_durable": Text(en="durable-rules does not load here ({reason})", fr="durable-rules ne se charge pas ici ({reason})"),
    # Hints under an error.
    "hint_incidents": Text(en="  adjudicator incidents   lists them all", fr="  adjudicator incidents   les liste tous"),
    "hint_house_incident": Text(
        en="  adjudicator incidents   lists them all; one of a house's own:   adjudicator incidents {incident} --house HOUSE",
        fr="  adjudicator incidents   les liste tous ; celui d'une maison :   adjudicator incidents {incident} --house HOUSE",
    ),
    "hint_incident": Text(en="  adjudicator incidents {incident}   shows its facts", fr="  adjudicator incidents {incident}   montre ses faits"),
    "hint_houses": Text(en="  adjudicator houses   lists them all", fr="  adjudicator houses   les liste toutes"),
    "hint_show": Text(en="  adjudicator show {house}   lists them all", fr="  adjudicator show {house}   les liste tous"),
    "hint_help": Text(en="  adjudicator --help   lists them all", fr="  adjudicator --help   les liste toutes"),
    # JSON files.
    "json_unreadable": Text(en="this cannot be read as JSON", fr="ceci n'est pas lisible comme JSON"),
    "json_duplicate": Text(en="the key `{key}` stands in one object twice", fr="la clé `{key}` figure deux fois dans un même objet"),
    "json_number": Text(en="`{text}` is not a whole number", fr="`{text}` n'est pas un nombre entier"),
    "json_depth": Text(en="this is nested too deep", fr="ceci est imbriqué trop profondément"),
    "json_null": Text(
        en='null is not used here: write "none" for a value known to be absent, or leave the key out',
        fr="null ne s'emploie pas ici : écrivez \"none\" pour une valeur que l'on sait absente, ou retirez la clé",
    ),
    # What the verbs print.
    "version_durable": Text(en="engine: durable-rules {version}", fr="moteur : durable-rules {version}"),
    "version_python": Text(
        en="engine: the Python evaluator, with the same rulings (durable-rules does not load: {reason})",
        fr="moteur : l'évaluateur en Python, aux mêmes décisions (durable-rules ne se charge pas : {reason})",
    ),
    "version_house": Text(en="house: {house}, edition {edition}", fr="maison : {house}, édition {edition}"),
    "house_line": Text(en="{title}, edition {edition} · {count} articles", fr="{title}, édition {edition} · {count} articles"),
    "house_extends": Text(en="extends {bases}", fr="prolonge {bases}"),
    "new_written": Text(en="written: {path}", fr="écrit : {path}"),
    "new_next": Text(
        en="next: write articles into it; look at them with   adjudicator show {folder}   and find what is wrong with   adjudicator check {folder}",
        fr="ensuite : écrivez-y des articles ; regardez-les avec   adjudicator show {folder}   "
        "et voyez ce qui ne va pas avec   adjudicator check {folder}",
    ),
    "fact_only_if": Text(en="only when {what}", fr="seulement quand {what}"),
    "label_presumed": Text(en="taken for granted unless told otherwise", fr="tenu pour acquis sauf indication contraire"),
    "label_asks": Text(en="a ruling settles", fr="la décision règle"),
    "label_articles_of": Text(en="articles of {house}", fr="articles de {house}"),
    "ask_when": Text(en=", when {what}", fr=", quand {what}"),
    "ask_after": Text(en=", once: {what}", fr=", une fois dit : {what}"),
    "article_authority": Text(en="general authority: it decides nothing by itself", fr="autorité générale : il ne décide de rien par lui-même"),
    "article_policy": Text(en="nothing to decide at the table", fr="rien à décider à la table"),
    "article_rules_one": Text(en="1 rule", fr="1 règle"),
    "article_rules_many": Text(en="{count} rules", fr="{count} règles"),
    "article_defines": Text(en="definition", fr="définition"),
    "defines": Text(en="defines {fact}", fr="définit {fact}"),
    "defined_when": Text(en="{fact} when {what}", fr="{fact} quand {what}"),
    "defined_otherwise": Text(en="otherwise {fact}", fr="sinon {fact}"),
    "rule_then": Text(en="{when}:", fr="{when} :"),
    "rule_when": Text(en="when {what}", fr="quand {what}"),
    "rule_unless": Text(en="unless {what}", fr="sauf si {what}"),
    "rule_exception_to": Text(en="exception to {cites}", fr="exception à {cites}"),
    "rule_instead_of": Text(en="instead of {cites}", fr="à la place de {cites}"),
    "rule_replaces": Text(en="takes the place of {cites}", fr="prend la place de {cites}"),
    "each_player": Text(en=", for each player", fr=", pour chaque joueur"),
    "choice_of": Text(en="to be chosen: {slot}", fr="au choix : {slot}"),
    "note_forbidden": Text(en="forbidden, without saying what follows: {what}", fr="interdit, sans dire ce qui s'ensuit : {what}"),
    "note_see": Text(en="sends to {document}, {at}", fr="renvoie à {document}, {at}"),
    "note_see_elsewhere": Text(en="sends to {document}, {at}, which is not here", fr="renvoie à {document}, {at}, qui n'est pas ici"),
}
