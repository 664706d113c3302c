"""Sentences about rulebooks: houses, articles, rules, references, inheritance."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    # Houses
    "house_unknown": Text(
        en="unknown house `{house}`: it is neither one of {houses} nor a folder with a house.yaml",
        fr="maison inconnue `{house}` : ce n'est ni l'une de {houses}, ni un dossier qui contient un house.yaml",
    ),
    "house_no_file": Text(en="the folder `{folder}` has no house.yaml", fr="le dossier `{folder}` n'a pas de house.yaml"),
    "house_id": Text(
        en="`{text}` is not the id of a house: small letters without accents and digits, parted by `-` or `.`",
        fr="`{text}` n'est pas l'identifiant d'une maison : minuscules sans accent et chiffres, séparés par `-` ou `.`",
    ),
    "house_not_empty": Text(
        en="`{folder}` is not empty: a new house begins in a folder that is empty or not there yet",
        fr="`{folder}` n'est pas vide : une nouvelle maison commence dans un dossier vide ou qui n'existe pas encore",
    ),
    "house_not_written": Text(
        en="the house cannot be written to `{folder}`: {reason}", fr="la maison ne peut pas être écrite dans `{folder}` : {reason}"
    ),
    "new_three_cards": Text(en="a hand of three cards, seen at once", fr="une main de trois cartes, vue aussitôt"),
    "new_three_actions": Text(en="a hand of three cards, seen after three actions", fr="une main de trois cartes, vue après trois actions"),
    "new_dry": Text(en="a drink beside the cards", fr="une boisson à côté des cartes"),
    "new_wet": Text(en="a drink on the cards", fr="une boisson sur les cartes"),
    "extends_unknown": Text(
        en="unknown house `{house}`: it is neither one of {houses} nor a folder next to this one",
        fr="maison inconnue `{house}` : ce n'est ni l'une de {houses}, ni un dossier voisin de celui-ci",
    ),
    "extends_cycle": Text(en="the houses extend each other in a circle: {circle}", fr="les maisons se prolongent en cercle : {circle}"),
    "extends_other_id": Text(
        en="the folder `{folder}` holds the house `{house}`: a folder that others extend is named like its house",
        fr="le dossier `{folder}` contient la maison `{house}` : un dossier que d'autres prolongent porte le nom de sa maison",
    ),
    "fact_not_of_event": Text(
        en="`{fact}` is not a fact of the event (`from: event`): only those are set once for a house",
        fr="`{fact}` n'est pas un fait de l'épreuve (`from: event`) : seuls ceux-là se fixent une fois pour une maison",
    ),
    "file_not_yaml": Text(
        en="`{file}` is not read: chapters end in .yaml, in small letters",
        fr="`{file}` n'est pas lu : les chapitres se terminent par .yaml, en minuscules",
    ),
    # Parameters
    "parameter_unknown": Text(en="unknown parameter `{parameter}`", fr="paramètre inconnu `{parameter}`"),
    "parameter_value": Text(en="`{parameter}` is one of {words}, not `{value}`", fr="`{parameter}` vaut l'un de {words}, pas `{value}`"),
    "parameter_count": Text(en="`{parameter}` is a number from 0, not `{value}`", fr="`{parameter}` est un nombre à partir de 0, pas `{value}`"),
    "parameter_twice": Text(
        en="`{parameter}` is set a second time (first at {first}): a house sets it once",
        fr="`{parameter}` est fixé une seconde fois (la première à {first}) : une maison le fixe une fois",
    ),
    # Articles
    "chapter_no_mapping": Text(
        en='a chapter is article numbers with their articles: `"6.5": {{title: …}}`',
        fr='un chapitre se compose de numéros d\'article suivis de leur article : `"6.5": {{title: …}}`',
    ),
    "article_unquoted": Text(
        en='article numbers stand in quotes, as YAML reads 6.10 as 6.1: write `"{number}"`',
        fr='les numéros d\'article se mettent entre guillemets, car YAML lit 6.10 comme 6.1 : écrivez `"{number}"`',
    ),
    "article_number": Text(
        en="`{number}` is not an article number: letters, digits, `.` and `-`, beginning with a letter or a digit",
        fr="`{number}` n'est pas un numéro d'article : lettres, chiffres, `.` et `-`, en commençant par une lettre ou un chiffre",
    ),
    "article_twice": Text(
        en="the article `{number}` stands here a second time (first at {first})",
        fr="l'article `{number}` figure ici une seconde fois (la première à {first})",
    ),
    "article_empty": Text(
        en="the article `{number}` says nothing: it needs `rules`, `table`, `define`, `set`, `see`, `forbidden` or `policy`",
        fr="l'article `{number}` ne dit rien : il lui faut `rules`, `table`, `define`, `set`, `see`, `forbidden` ou `policy`",
    ),
    "article_policy_decides": Text(
        en="the article `{number}` is a policy (nothing to decide at the table) and has rules: leave out one of the two",
        fr="l'article `{number}` est une disposition générale (`policy` : rien à trancher à la table) et a des règles : retirez l'un des deux",
    ),
    "note_no_incident": Text(
        en="the article `{number}` is never shown with a ruling: say `on` which incidents",
        fr="l'article `{number}` n'est jamais montré avec une décision : indiquez par `on` sur quels incidents",
    ),
    "incident_unknown": Text(en="unknown incident `{incident}`", fr="incident inconnu `{incident}`"),
    "incident_twice": Text(en="the incident `{incident}` is named twice", fr="l'incident `{incident}` est nommé deux fois"),
    # Rules
    "rule_twice": Text(
        en="the rule `{rule}` stands in this article a second time (first at {first})",
        fr="la règle `{rule}` figure une seconde fois dans cet article (la première à {first})",
    ),
    "rule_named_like_article": Text(
        en="the rule `{rule}` of the article `{number}` is named like the article `{number}.{rule}`: give it another id",
        fr="la règle `{rule}` de l'article `{number}` porte le nom de l'article `{number}.{rule}` : donnez-lui un autre id",
    ),
    "rule_no_incident": Text(
        en="the rule has no incident: give it or its article an `on`", fr="la règle n'a pas d'incident : donnez-lui, ou à son article, un `on`"
    ),
    "rule_not_narrower": Text(
        en="`{incident}` is not among the incidents of the article `{number}`: a rule may only narrow them",
        fr="`{incident}` n'est pas parmi les incidents de l'article `{number}` : une règle ne peut que les restreindre",
    ),
    # Definitions
    "definition_twice": Text(
        en="`{fact}` is defined a second time (first by the article `{article}`, at {first})",
        fr="`{fact}` est défini une seconde fois (la première par l'article `{article}`, à {first})",
    ),
    "definition_computed": Text(
        en="`{fact}` is computed by the vocabulary: a rulebook cannot define it",
        fr="`{fact}` est calculé par le vocabulaire : un règlement ne peut pas le définir",
    ),
    "definition_needs_cases": Text(
        en="`{fact}` is not a yes/no fact but of type {type}: define it by `cases`",
        fr="`{fact}` n'est pas un fait oui/non mais de type {type} : définissez-le par `cases`",
    ),
    "definition_no_cases": Text(
        en="`{fact}` is a yes/no fact: write the condition under which it is true, without `cases`",
        fr="`{fact}` est un fait oui/non : écrivez la condition qui le rend vrai, sans `cases`",
    ),
    "definition_cycle": Text(en="the definitions go in a circle: {circle}", fr="les définitions tournent en rond : {circle}"),
    # References
    "reference_unknown": Text(en="there is no article or rule `{reference}`", fr="il n'y a ni article ni règle `{reference}`"),
    "reference_elsewhere": Text(
        en="`{house}` has no article or rule `{reference}`; another house of the chain has: write its name in front",
        fr="`{house}` n'a ni article ni règle `{reference}` ; une autre maison de la chaîne en a : écrivez son nom devant",
    ),
    "reference_house_unknown": Text(
        en="`{house}` is not a house that this one builds on ({houses})",
        fr="`{house}` n'est pas une maison sur laquelle celle-ci s'appuie ({houses})",
    ),
    "reference_removed": Text(
        en="`{reference}` does not apply any more: `{house}` removes it", fr="`{reference}` ne s'applique plus : `{house}` le retire"
    ),
    "removes_replaced": Text(
        en="the place of `{reference}` has been taken by another rule: remove that one",
        fr="la place de `{reference}` a été prise par une autre règle : retirez celle-là",
    ),
    "removes_without_base": Text(
        en="nothing can be removed: the house extends no other", fr="il n'y a rien à retirer : la maison n'en prolonge aucune autre"
    ),
    "replaces_without_base": Text(
        en="`{rule}` cannot replace anything: the house extends no other", fr="`{rule}` ne peut rien remplacer : la maison n'en prolonge aucune autre"
    ),
    # Exceptions
    "exception_cycle": Text(en="the exceptions go in a circle: {circle}", fr="les exceptions tournent en rond : {circle}"),
    "exception_no_rule": Text(
        en="dead exception: `{reference}` has no rule that `{rule}` could set aside",
        fr="exception sans effet : `{reference}` n'a aucune règle que `{rule}` puisse écarter",
    ),
    "exception_no_incident": Text(
        en="dead exception: `{rule}` and `{reference}` share no incident",
        fr="exception sans effet : `{rule}` et `{reference}` n'ont aucun incident en commun",
    ),
    "exception_no_slot": Text(
        en="dead exception: nothing that `{rule}` says is about a slot that `{reference}` settles, or clashes with it",
        fr="exception sans effet : rien de ce que dit `{rule}` ne porte sur un point que tranche `{reference}`, ni ne le contredit",
    ),
    # Outcomes
    "outcome_no_mapping": Text(
        en="outcomes are `slot: value` of the table, or `role: {{slot: value}}` of somebody",
        fr="les suites s'écrivent `point: valeur` pour la table, ou `rôle: {{point: valeur}}` pour quelqu'un",
    ),
    "outcome_role_no_slot": Text(
        en="say what about `{role}`: `{role}: {{slot: value}}`", fr="dites quoi au sujet de `{role}` : `{role}: {{point: valeur}}`"
    ),
    "role_unknown": Text(en="unknown role `{role}`", fr="rôle inconnu `{role}`"),
    "slot_unknown": Text(en="unknown slot `{slot}`", fr="point inconnu `{slot}`"),
    "slot_or_role_unknown": Text(en="unknown slot or role `{slot}`", fr="point ou rôle inconnu `{slot}`"),
    "slot_of_role": Text(
        en="`{slot}` is of somebody: write it under a role, as in `ROLE: {{{slot}: …}}`",
        fr="`{slot}` concerne quelqu'un : écrivez-le sous un rôle, comme `RÔLE: {{{slot}: …}}`",
    ),
    "slot_of_table": Text(
        en="`{slot}` is of the table: write it by itself, not under `{role}`", fr="`{slot}` concerne la table : écrivez-le seul, pas sous `{role}`"
    ),
    "slot_value_unknown": Text(en="`{value}` is not a value of `{slot}`: {values}", fr="`{value}` n'est pas une valeur de `{slot}` : {values}"),
    "outcome_empty": Text(en="nothing is said of `{slot}`", fr="rien n'est dit de `{slot}`"),
    "outcome_one_value": Text(en="`{slot}` takes one value, not a list", fr="`{slot}` prend une valeur, pas une liste"),
    "outcome_options_list": Text(
        en="`{slot}` is a list of what the player may do: `[fold, call]`", fr="`{slot}` est la liste de ce que le joueur peut faire : `[fold, call]`"
    ),
    "outcome_option_twice": Text(en="the option `{option}` is named twice", fr="l'option `{option}` est nommée deux fois"),
    "argument_none": Text(en="`{value}` takes no arguments: write it as a word", fr="`{value}` ne prend pas d'arguments : écrivez-le comme un mot"),
    "argument_missing": Text(en="`{value}` needs its argument `{argument}`", fr="il manque à `{value}` son argument `{argument}`"),
    "argument_unknown": Text(en="`{value}` has no argument `{argument}`", fr="`{value}` n'a pas d'argument `{argument}`"),
    "argument_empty": Text(en="`{argument}` is empty", fr="`{argument}` est vide"),
    "argument_one_term": Text(en="`{argument}` is one word here", fr="`{argument}` est un seul mot ici"),
    "argument_no_expression": Text(en="`{argument}` is an expression ({kind}) here", fr="`{argument}` est une expression ({kind}) ici"),
    "argument_no_fact": Text(
        en="`{argument}` is a fact of type {kind} here, `{text}` is none", fr="`{argument}` est ici un fait de type {kind}, `{text}` n'en est pas un"
    ),
    "argument_wrong_kind": Text(
        en="`{argument}` is of kind {kind}, `{text}` of kind {is}", fr="`{argument}` est de nature {kind}, `{text}` de nature {is}"
    ),
    "term_unknown": Text(en="`{term}` is none of the words that `{argument}` takes", fr="`{term}` n'est pas l'un des mots que prend `{argument}`"),
    "choice_of_one": Text(en="a choice is a list of two options or more", fr="un choix est une liste d'au moins deux options"),
    "choice_twice": Text(en="this option stands here twice", fr="cette option figure deux fois"),
    "choice_weigh_list": Text(en="`weigh` is a list of sentences in both languages", fr="`weigh` est une liste de phrases dans les deux langues"),
    "choice_by_unknown": Text(en="`{by}` cannot choose: `td` or a role can", fr="`{by}` ne peut pas choisir : `td` ou un rôle le peut"),
    "choice_then_if_mapping": Text(
        en="`then_if` is options with what follows from them: `cancelled: {{pot: …}}`",
        fr="`then_if` donne pour une option ce qui s'ensuit : `cancelled: {{pot: …}}`",
    ),
    "choice_no_option": Text(en="`{option}` is none of the options", fr="`{option}` n'est pas l'une des options"),
    "choice_option_unclear": Text(en="`{option}` is more than one of the options", fr="`{option}` désigne plus d'une option"),
    # Tables
    "table_column_twice": Text(en="the column `{column}` stands here twice", fr="la colonne `{column}` figure deux fois"),
    "table_column_unknown": Text(
        en="`{column}` is not a column: a fact, `id`, `then SLOT` or `then ROLE.SLOT`",
        fr="`{column}` n'est pas une colonne : un fait, `id`, `then POINT` ou `then RÔLE.POINT`",
    ),
    "table_no_id": Text(en="the column `id` is missing", fr="il manque la colonne `id`"),
    "table_no_outcome": Text(
        en="no column is an outcome: `then SLOT` or `then ROLE.SLOT`", fr="aucune colonne ne donne de suite : `then POINT` ou `then RÔLE.POINT`"
    ),
    "table_width": Text(en="{cells} cells for {columns} columns", fr="{cells} cases pour {columns} colonnes"),
}
