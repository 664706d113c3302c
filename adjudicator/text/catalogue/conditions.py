"""Sentences about conditions, expressions and the values of facts."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "fact_unknown": Text(en="unknown fact `{fact}`", fr="fait inconnu `{fact}`"),
    # Conditions
    "condition_list": Text(
        en="a condition is written `fact: test`; of a list one must hold: write `any: [...]`",
        fr="une condition s'écrit `fait: test` ; si l'une d'une liste doit être remplie, écrivez `any: [...]`",
    ),
    "condition_not_mapping": Text(en="a condition is written `fact: test`, not `{text}`", fr="une condition s'écrit `fait: test`, pas `{text}`"),
    "condition_depth": Text(
        en="`any` and `not` stand at most {limit} deep in one another: name a derived fact instead",
        fr="`any` et `not` s'imbriquent sur {limit} niveaux au plus : nommez plutôt un fait dérivé",
    ),
    "condition_word": Text(
        en="`{text}` is not a word of conditions: write `{instead}`", fr="`{text}` n'est pas un mot des conditions : écrivez `{instead}`"
    ),
    "condition_and": Text(
        en="`{text}` is not needed: tests that stand side by side must all hold",
        fr="`{text}` est inutile : des tests côte à côte doivent tous être remplis",
    ),
    "condition_parameter": Text(
        en="`{parameter}` is a parameter, not a fact: it may only stand in a comparison",
        fr="`{parameter}` est un paramètre, pas un fait : il ne figure que dans une comparaison",
    ),
    "condition_any_list": Text(
        en="`any` takes a list of conditions: `any: [{{fact: test}}, {{fact: test}}]`, not `{text}`",
        fr="`any` prend une liste de conditions : `any: [{{fait: test}}, {{fait: test}}]`, pas `{text}`",
    ),
    "condition_any_empty": Text(
        en="`any` of nothing never holds: list the conditions", fr="`any` sans rien n'est jamais rempli : listez les conditions"
    ),
    "condition_nothing": Text(en="an empty condition always holds: write a test", fr="une condition vide est toujours remplie : écrivez un test"),
    "condition_alternatives": Text(
        en="this condition has {count} alternatives when written out; the limit is {limit}: name a derived fact for part of it",
        fr="cette condition donne {count} alternatives une fois développée ; la limite est {limit} : nommez un fait dérivé pour une partie",
    ),
    # Tests
    "test_seats": Text(en="`{fact}` is a list of seats: it cannot be tested", fr="`{fact}` est une liste de places : on ne peut pas la tester"),
    "test_numbers": Text(en="`{fact}` is a list of numbers: it cannot be tested", fr="`{fact}` est une liste de nombres : on ne peut pas la tester"),
    "test_cards": Text(en="`{fact}` is a list of cards: it cannot be tested", fr="`{fact}` est une liste de cartes : on ne peut pas la tester"),
    "test_amounts": Text(en="`{fact}` is a list of amounts: it cannot be tested", fr="`{fact}` est une liste de montants : on ne peut pas la tester"),
    "test_pots": Text(en="`{fact}` is a list of pots: it cannot be tested", fr="`{fact}` est une liste de pots : on ne peut pas la tester"),
    "test_hand": Text(en="`{fact}` is a hand: it cannot be tested", fr="`{fact}` est une main : on ne peut pas la tester"),
    "test_mapping": Text(
        en="the test of `{fact}` is a value, a list or a comparison", fr="le test de `{fact}` est une valeur, une liste ou une comparaison"
    ),
    "test_block": Text(
        en="the test of `{fact}` is empty or a block of text; YAML reads `>` as the beginning of one: write `more than` or `at least`",
        fr="le test de `{fact}` est vide ou un bloc de texte ; YAML prend `>` pour le début d'un tel bloc : écrivez `more than` ou `at least`",
    ),
    "test_quoted_number": Text(en='`"{text}"` is text, not a number: write {text}', fr='`"{text}"` est du texte, pas un nombre : écrivez {text}'),
    "test_list_empty": Text(en="no value of `{fact}` is listed", fr="aucune valeur de `{fact}` n'est listée"),
    "test_list_item": Text(en="a list holds values, not lists or mappings", fr="une liste contient des valeurs, ni listes ni dictionnaires"),
    "test_list_test": Text(
        en="`{text}` is a test, not a value; for one of several tests write `any: [...]`",
        fr="`{text}` est un test, pas une valeur ; pour l'un de plusieurs tests, écrivez `any: [...]`",
    ),
    "test_list_twice": Text(en="`{text}` is listed twice", fr="`{text}` est listé deux fois"),
    "test_never": Text(
        en="`{text}` never holds: `{fact}` has one value at a time; for one of several write `[a, b]`",
        fr="`{text}` n'est jamais rempli : `{fact}` n'a qu'une valeur à la fois ; pour l'une de plusieurs, écrivez `[a, b]`",
    ),
    "test_unfinished": Text(en="a test is missing beside `and`", fr="il manque un test à côté de `and`"),
    "test_symbol": Text(en="`{text}`: write it in words: `{instead}`", fr="`{text}` : écrivez-le en mots : `{instead}`"),
    "test_or": Text(en="`{text}`: for one of several values write `[{list}]`", fr="`{text}` : pour l'une de plusieurs valeurs, écrivez `[{list}]`"),
    "test_equal": Text(
        en="`{text}` is not a number; compare with `at least`, `at most`, `more than`, `less than` or `other than` before it",
        fr="`{text}` n'est pas un nombre ; comparez avec `at least`, `at most`, `more than`, `less than` ou `other than` devant",
    ),
    "test_unreadable": Text(en="`{text}` is not a test of `{fact}`", fr="`{text}` n'est pas un test de `{fact}`"),
    "test_not_yes": Text(en="write `{instead}` instead of `{text}`", fr="écrivez `{instead}` au lieu de `{text}`"),
    "test_not_number": Text(en="write `other than {text}` instead of `not {text}`", fr="écrivez `other than {text}` au lieu de `not {text}`"),
    "test_not": Text(
        en="`{text}`: `not` takes one word; join several with `and`: `not a and not b`",
        fr="`{text}` : `not` prend un seul mot ; joignez-en plusieurs par `and` : `not a and not b`",
    ),
    "test_other_word": Text(
        en="`{operator}` is for numbers, and `{fact}` is of type {type}: write `not {text}`",
        fr="`{operator}` vaut pour des nombres, et `{fact}` est de type {type} : écrivez `not {text}`",
    ),
    "test_other_none": Text(en="write `not none` instead of `other than none`", fr="écrivez `not none` au lieu de `other than none`"),
    "test_not_ordered": Text(
        en="`{operator}` compares numbers, and `{fact}` is of type {type}", fr="`{operator}` compare des nombres, et `{fact}` est de type {type}"
    ),
    "test_comparison_unfinished": Text(en="nothing stands after `{operator}`", fr="il n'y a rien après `{operator}`"),
    "test_units": Text(
        en="`{fact}` ({left}) cannot be compared with `{text}` ({right})", fr="`{fact}` ({left}) ne se compare pas avec `{text}` ({right})"
    ),
    "test_product": Text(
        en="`{text}` multiplies two facts: in a condition one side is a number; name a computed fact (`is:`) instead",
        fr="`{text}` multiplie deux faits : dans une condition l'un des deux est un nombre ; nommez plutôt un fait calculé (`is:`)",
    ),
    "test_itself": Text(en="`{text}` compares `{fact}` with itself", fr="`{text}` compare `{fact}` avec lui-même"),
    "test_negative": Text(
        en="`{text}` never holds: `{fact}` is not less than 0", fr="`{text}` n'est jamais rempli : `{fact}` n'est pas inférieur à 0"
    ),
    # Values
    "value_no_none": Text(en="`{fact}` cannot be `none`", fr="`{fact}` ne peut pas être `none`"),
    "value_not_yes_no": Text(en="`{text}`: `{fact}` is `yes` or `no`", fr="`{text}` : `{fact}` est `yes` ou `no`"),
    "value_not_word": Text(en="`{text}` is not a value of `{fact}`: {words}", fr="`{text}` n'est pas une valeur de `{fact}` : {words}"),
    "value_not_card": Text(
        en="`{text}` is not a card: rank and suit, as in `Ah`, `Td`, `7c`, `2s`",
        fr="`{text}` n'est pas une carte : rang et couleur, comme `Ah`, `Td`, `7c`, `2s`",
    ),
    "value_not_cards": Text(
        en="`{text}` is not a list of cards, as in `Ah,Td,7c` or, with their seats, `3:KhQd,5:7c` (`{fact}`)",
        fr="`{text}` n'est pas une liste de cartes, comme `Ah,Td,7c` ou, avec leurs places, `3:KhQd,5:7c` (`{fact}`)",
    ),
    "value_not_amounts": Text(
        en="`{text}` is not a list of seats with their amounts, as in `3:700,5:1500` (`{fact}`)",
        fr="`{text}` n'est pas une liste de sièges avec leurs montants, comme `3:700,5:1500` (`{fact}`)",
    ),
    "value_amount_twice": Text(
        en="seat {seat} stands there twice: one amount a seat (`{fact}`)",
        fr="le siège {seat} y figure deux fois : un montant par siège (`{fact}`)",
    ),
    "value_not_told": Text(en="`{fact}` is worked out from the cards and cannot be told", fr="`{fact}` se déduit des cartes et ne se donne pas"),
    "value_not_pots": Text(
        en="`{text}` is not a list of pots with the seats that can win them, as in `2100:3,5,7;1600:5,7` (`{fact}`)",
        fr="`{text}` n'est pas une liste de pots avec les sièges qui peuvent les gagner, comme `2100:3,5,7;1600:5,7` (`{fact}`)",
    ),
    "value_not_count": Text(en="`{text}` is not a number (`{fact}`)", fr="`{text}` n'est pas un nombre (`{fact}`)"),
    "value_not_amount": Text(en="`{text}` is not an amount of chips (`{fact}`)", fr="`{text}` n'est pas un montant en jetons (`{fact}`)"),
    "value_not_seat": Text(
        en="`{text}` is not a seat: seats are numbers from 1 (`{fact}`)",
        fr="`{text}` n'est pas une place : les places sont des nombres à partir de 1 (`{fact}`)",
    ),
    "value_negative": Text(en="`{text}`: `{fact}` is not less than 0", fr="`{text}` : `{fact}` n'est pas inférieur à 0"),
    "value_not_seats": Text(
        en="`{text}` is not a list of seats: numbers from 1, as in `1,3,4` (`{fact}`)",
        fr="`{text}` n'est pas une liste de places : des nombres à partir de 1, comme `1,3,4` (`{fact}`)",
    ),
    "value_not_numbers": Text(
        en="`{text}` is not a list of numbers from 1, as in `1,3,4` (`{fact}`)",
        fr="`{text}` n'est pas une liste de nombres à partir de 1, comme `1,3,4` (`{fact}`)",
    ),
    "value_number_twice": Text(en="a number stands twice in `{fact}`", fr="un nombre figure deux fois dans `{fact}`"),
    "value_seat_twice": Text(en="a seat stands twice in `{fact}`", fr="une place figure deux fois dans `{fact}`"),
    "value_not_scalar": Text(en="`{fact}` has one value, not a list or a mapping", fr="`{fact}` a une seule valeur, ni liste ni dictionnaire"),
    # Expressions
    "expression_empty": Text(en="a number, a fact or a sum is missing", fr="il manque un nombre, un fait ou une somme"),
    "expression_symbol": Text(
        en="`{text}`: write `plus`, `minus`, `times`; amounts as digits only",
        fr="`{text}` : écrivez `plus`, `minus`, `times` ; les montants en chiffres seuls",
    ),
    "expression_unfinished": Text(
        en="`{text}`: something is missing beside an operator", fr="`{text}` : il manque quelque chose à côté d'un opérateur"
    ),
    "expression_unreadable": Text(
        en="`{text}` is neither a number nor a fact; write `A plus B`, `2 times A`, `50% of A`",
        fr="`{text}` n'est ni un nombre ni un fait ; écrivez `A plus B`, `2 times A`, `50% of A`",
    ),
    "expression_percent": Text(en="`{text}`: a share is written `50% of FACT`", fr="`{text}` : une part s'écrit `50% of FAIT`"),
    "expression_share": Text(en="`{text}` is not a whole number (of {value})", fr="`{text}` n'est pas un nombre entier (de {value})"),
    "expression_not_number": Text(
        en="`{fact}` is of type {type}: it cannot be counted with", fr="`{fact}` est de type {type} : il n'entre pas dans un calcul"
    ),
    "parameter_not_number": Text(
        en="the parameter `{parameter}` is `{value}`, not a number", fr="le paramètre `{parameter}` vaut `{value}`, pas un nombre"
    ),
    "expression_units": Text(
        en="a value of type {left} and one of type {right} cannot be added or subtracted",
        fr="une valeur de type {left} et une de type {right} ne s'additionnent ni ne se soustraient",
    ),
    "expression_units_times": Text(
        en="a value of type {left} times one of type {right} makes no sense", fr="une valeur de type {left} fois une de type {right} n'a pas de sens"
    ),
}
