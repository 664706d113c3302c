"""What is said of the findings of `check`: for each check its title, its sentences and its remedy."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "check_conflict_title": Text(en="two rules decide differently", fr="deux règles décident différemment"),
    "check_conflict_says": Text(
        en="`{first}` and `{second}` both apply: {one} / {other}", fr="`{first}` et `{second}` s'appliquent toutes deux : {one} / {other}"
    ),
    "check_conflict_remedy": Text(
        en="say which prevails (`exception_to`, with the reading), or record it in findings.yaml if the source says no more",
        fr="dire laquelle l'emporte (`exception_to`, avec la lecture), ou le consigner dans findings.yaml si la source n'en dit pas plus",
    ),
    "check_override_title": Text(en="a rule of the base is overridden without a word", fr="une règle de la base est écartée sans un mot"),
    "check_override_says": Text(
        en="`{own}` prevails over `{base}` of the base: {one} / {other}", fr="`{own}` l'emporte sur `{base}` de la base : {one} / {other}"
    ),
    "check_override_remedy": Text(
        en="write `replaces` or `exception_to`, so that it is meant", fr="écrire `replaces` ou `exception_to`, pour que ce soit voulu"
    ),
    "check_gap_title": Text(en="a slot is answered in some cases only", fr="un point n'est tranché que dans certains cas"),
    "check_gap_says": Text(
        en="{incident} (`{kind}`): nothing on {slot} in this case, though the articles settle it in others",
        fr="{incident} (`{kind}`) : rien sur {slot} dans ce cas, alors que les articles le tranchent dans d'autres",
    ),
    "check_gap_remedy": Text(
        en="write the rule that is missing, or record in findings.yaml that the regulation says nothing",
        fr="écrire la règle qui manque, ou consigner dans findings.yaml que le règlement n'en dit rien",
    ),
    "check_unanswered_title": Text(en="a slot is never answered", fr="un point n'est jamais tranché"),
    "check_unanswered_says": Text(
        en="{incident} (`{kind}`): no rule ever says anything on {slot}",
        fr="{incident} (`{kind}`) : aucune règle ne dit rien sur {slot}",
    ),
    "check_unanswered_remedy": Text(
        en="write the rule that is missing, or record in findings.yaml that the regulation says nothing",
        fr="écrire la règle qui manque, ou consigner dans findings.yaml que le règlement n'en dit rien",
    ),
    "check_unreachable_title": Text(en="a rule can never apply", fr="une règle ne peut jamais s'appliquer"),
    "check_unreachable_says": Text(
        en="`{rule}` can never apply: its condition contradicts itself or what is possible",
        fr="`{rule}` ne peut jamais s'appliquer : sa condition se contredit ou contredit ce qui est possible",
    ),
    "check_unreachable_remedy": Text(
        en="correct its condition or its incidents, or take it out", fr="corriger sa condition ou ses incidents, ou la retirer"
    ),
    "check_shadowed_title": Text(en="a rule is always set aside", fr="une règle est toujours écartée"),
    "check_shadowed_says": Text(
        en="`{rule}` is set aside whenever it applies, by {over}", fr="`{rule}` est écartée chaque fois qu'elle s'applique, par {over}"
    ),
    "check_shadowed_remedy": Text(en="narrow the exception, or take the rule out", fr="restreindre l'exception, ou retirer la règle"),
    "check_idle_title": Text(en="a rule never changes anything", fr="une règle ne change jamais rien"),
    "check_idle_says": Text(
        en="`{rule}` never changes anything: other rules of its article say the same in every case",
        fr="`{rule}` ne change jamais rien : d'autres règles de son article disent la même chose dans tous les cas",
    ),
    "check_idle_remedy": Text(en="take it out, or correct its condition", fr="la retirer, ou corriger sa condition"),
    "check_dead_exception_title": Text(en="an exception never sets anything aside", fr="une exception n'écarte jamais rien"),
    "check_dead_exception_says": Text(en="`{rule}` never sets anything aside of {targets}", fr="`{rule}` n'écarte jamais rien de {targets}"),
    "check_dead_exception_remedy": Text(
        en="take the exception out, or correct one of the conditions", fr="retirer l'exception, ou corriger l'une des conditions"
    ),
    "check_tension_title": Text(en="one article is put before another without a reason", fr="un article passe avant un autre sans raison"),
    "check_tension_says": Text(
        en="`{rule}` is put before article {article} without a word of why", fr="`{rule}` passe avant l'article {article} sans dire pourquoi"
    ),
    "check_tension_remedy": Text(
        en="give the `reading`, or a `note` that says where the text orders it",
        fr="donner la lecture (`reading`), ou une `note` disant où le texte l'ordonne",
    ),
    "check_table_gap_title": Text(en="a table has no row for a case", fr="un tableau n'a pas de ligne pour un cas"),
    "check_table_gap_says": Text(
        en="the table of article {article} has no row for this case", fr="le tableau de l'article {article} n'a pas de ligne pour ce cas"
    ),
    "check_table_gap_remedy": Text(
        en="add the row, or record in findings.yaml that the regulation has none",
        fr="ajouter la ligne, ou consigner dans findings.yaml que le règlement n'en a pas",
    ),
    "check_table_overlap_title": Text(en="two rows of a table apply to one case", fr="deux lignes d'un tableau valent pour un même cas"),
    "check_table_overlap_says": Text(
        en="rows `{first}` and `{second}` both apply to this case", fr="les lignes `{first}` et `{second}` valent toutes deux pour ce cas"
    ),
    "check_table_overlap_remedy": Text(en="narrow one of the rows", fr="restreindre l'une des lignes"),
    "check_unused_fact_title": Text(en="a fact is never used", fr="un fait ne sert jamais"),
    "check_unused_fact_says": Text(en="nothing in this house makes anything of `{fact}`", fr="rien dans cette maison ne se sert de `{fact}`"),
    "check_unused_fact_shared": Text(en="no house makes anything of `{fact}`", fr="aucune maison ne se sert de `{fact}`"),
    "check_unused_fact_remedy": Text(
        en="take it out of the vocabulary, or read it in a rule", fr="le retirer du vocabulaire, ou le lire dans une règle"
    ),
    "check_unaskable_fact_title": Text(en="a fact can never be known", fr="un fait ne peut jamais être connu"),
    "check_unaskable_fact_says": Text(
        en="`{fact}` can never be known here: nobody can be asked for {lacking}, and nothing computes or defines it",
        fr="`{fact}` ne peut jamais être connu ici : on ne peut demander {lacking} à personne, et rien ne le calcule ni ne le définit",
    ),
    "check_unaskable_fact_remedy": Text(
        en="give it a `question`, or define it in an article", fr="lui donner une `question`, ou le définir dans un article"
    ),
    "check_unknown_article_title": Text(en="an article is cited that there is not", fr="un article cité n'existe pas"),
    "check_unknown_article_says": Text(en="there is no article {word}; near it: {near}", fr="il n'y a pas d'article {word} ; proches : {near}"),
    "check_unknown_article_remedy": Text(en="correct the number", fr="corriger le numéro"),
    "check_translation_title": Text(en="a sentence is not translated", fr="une phrase n'est pas traduite"),
    "check_translation_says": Text(
        en="the same in both languages, in `{word}`: “{text}”", fr="identique dans les deux langues, dans `{word}` : « {text} »"
    ),
    "check_translation_remedy": Text(en="translate it", fr="la traduire"),
    "check_idle_parameter_title": Text(en="a parameter has no effect", fr="un paramètre est sans effet"),
    "check_idle_parameter_says": Text(en="no rule hangs on `{parameter}`", fr="aucune règle ne dépend de `{parameter}`"),
    "check_idle_parameter_remedy": Text(
        en="take it out, or write the rule that it is meant for", fr="le retirer, ou écrire la règle pour laquelle il est là"
    ),
    "check_stale_title": Text(en="a known finding is gone", fr="un constat connu a disparu"),
    "check_stale_says": Text(
        en="no finding of `{check}` is left that this record speaks of", fr="il ne reste aucun constat de `{check}` dont parle cette entrée"
    ),
    "check_stale_word": Text(
        en="no finding of `{check}` in this record is about `{word}` any more",
        fr="plus aucun constat de `{check}` dans cette entrée ne porte sur `{word}`",
    ),
    "check_stale_remedy": Text(en="take it out of findings.yaml", fr="la retirer de findings.yaml"),
    # Errors of findings.yaml itself.
    "known_unknown_check": Text(en="unknown check `{word}`", fr="contrôle inconnu `{word}`"),
    "known_unknown_incident": Text(en="unknown incident `{word}`", fr="incident inconnu `{word}`"),
    "known_unknown_slots": Text(en="unknown slot `{word}`", fr="point inconnu `{word}`"),
    "known_unknown_rules": Text(en="unknown rule `{word}`", fr="règle inconnue `{word}`"),
    "known_unknown_articles": Text(en="unknown article `{word}`", fr="article inconnu `{word}`"),
    "known_unknown_facts": Text(en="unknown fact `{word}`", fr="fait inconnu `{word}`"),
    "known_unknown_parameters": Text(en="unknown parameter `{word}`", fr="paramètre inconnu `{word}`"),
    # How findings are printed.
    "check_error": Text(en="error", fr="erreur"),
    "check_warning": Text(en="warning", fr="avertissement"),
    "check_witness": Text(en="witness", fr="exemple"),
    "check_remedy": Text(en="remedy", fr="remède"),
    "check_see": Text(en="see", fr="voir"),
    "check_known": Text(en="known", fr="connu"),
    "check_count": Text(en="{house}: {errors}, {warnings}, {known}", fr="{house} : {errors}, {warnings}, {known}"),
    "check_errors_one": Text(en="{count} error", fr="{count} erreur"),
    "check_errors_many": Text(en="{count} errors", fr="{count} erreurs"),
    "check_warnings_one": Text(en="{count} warning", fr="{count} avertissement"),
    "check_warnings_many": Text(en="{count} warnings", fr="{count} avertissements"),
    "check_known_one": Text(en="{count} known", fr="{count} connu"),
    "check_known_many": Text(en="{count} known", fr="{count} connus"),
    "check_progress": Text(en="{house}: {check}", fr="{house} : {check}"),
    "help_check": Text(en="What is wrong with a rulebook.", fr="Ce qui ne va pas dans un règlement."),
    "help_check_long": Text(
        en="What is wrong with a rulebook: conflicts, gaps, rules without effect. Of all shipped houses when none is named. Errors end with 3.",
        fr="Ce qui ne va pas dans un règlement : conflits, lacunes, règles sans effet. De toutes les maisons fournies si aucune n'est nommée. "
        "Une erreur donne le code 3.",
    ),
    "help_check_known": Text(
        en="Show the findings that are recorded as known too, with their reasons.",
        fr="Montrer aussi les constats consignés comme connus, avec leurs raisons.",
    ),
}
