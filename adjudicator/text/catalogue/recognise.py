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
    # What was understood.
    "quoted": Text(en="“{words}”", fr="«\u00a0{words}\u00a0»"),
    "value_or": Text(en=" or ", fr=" ou "),
    "label_understood": Text(en="UNDERSTOOD", fr="COMPRIS"),
    "label_unsure": Text(en="NOT SURE what is meant:", fr="PAS SÛR de ce qui est dit :"),
    "ask_denied": Text(en="the words deny 1, it seems", fr="les mots nient 1, semble-t-il"),
    "label_not_taken": Text(en="not taken as said:", fr="non retenu :"),
    "label_named": Text(en="also named:", fr="aussi nommés :"),
    "doubt_hint": Text(en="the words only hint at it", fr="les mots le laissent seulement entendre"),
    "doubt_negated": Text(en="denied, it seems", fr="nié, semble-t-il"),
    "doubt_doubted": Text(en="said with a doubt", fr="dit avec réserve"),
    "doubt_asked": Text(en="asked, not told", fr="demandé, pas affirmé"),
    "doubt_claimed": Text(en="somebody's word", fr="la parole de quelqu'un"),
    "doubt_alternative": Text(en="one of two ways", fr="une possibilité sur deux"),
    "doubt_not_yet": Text(en="it had not happened yet", fr="pas encore arrivé à ce moment"),
    "doubt_several": Text(en="more than one value", fr="plusieurs valeurs"),
    "ask_open": Text(en="“{words}” leaves it open", fr="«\u00a0{words}\u00a0» ne le dit pas"),
    "ask_contested": Text(en="contested: “{words}”", fr="contesté : «\u00a0{words}\u00a0»"),
    "ask_corrected": Text(en="`{wrong}` was read as `{meant}`", fr="`{wrong}` a été lu `{meant}`"),
    "branches_counted": Text(
        en="{count} outcomes are possible, fewer once this is answered. All of them: {command}",
        fr="{count} issues sont possibles, moins une fois la réponse donnée. Toutes : {command}",
    ),
    "ask_if_reading": Text(en="If {number} is meant:", fr="Si c'est {number} :"),
    "ask_which": Text(en="Which is it? [1-{count}, Enter for all]", fr="Lequel ? [1-{count}, Entrée pour tous]"),
    "ask_which_again": Text(en="`{answer}` is none of 1 to {count}", fr="`{answer}` n'est pas entre 1 et {count}"),
    "mention_amount": Text(en="{value}", fr="{value}"),
    "mention_number": Text(en="{value}", fr="{value}"),
    "mention_blinds": Text(en="blinds {value}", fr="blindes {value}"),
    "mention_position": Text(en="{value}", fr="{value}"),
    "mention_seat": Text(en="seat {value}", fr="siège {value}"),
    "mention_street": Text(en="{value}", fr="{value}"),
    # What cannot be ruled on.
    "ask_no_text": Text(en="nothing is told: what happened, in words?", fr="rien n'est raconté : que s'est-il passé, en quelques mots ?"),
    "ask_too_long": Text(
        en="the text has {length} characters, {most} at the most are read", fr="le texte a {length} caractères, {most} au plus sont lus"
    ),
    "ask_nothing": Text(
        en="nothing that can happen at a table was recognised in the text", fr="rien de ce qui peut arriver à une table n'a été reconnu dans le texte"
    ),
    "search_nothing": Text(en="no incident is found by `{words}`", fr="aucun incident trouvé par `{words}`"),
    "incidents_rest": Text(en="Others", fr="Autres"),
    "help_incidents_search": Text(
        en="Those that these words speak of, in English or French.", fr="Ceux dont ces mots parlent, en français ou en anglais."
    ),
    "hint_search": Text(en="  adjudicator incidents --search WORDS looks for one", fr="  adjudicator incidents --search MOTS en cherche un"),
    "ask_clash": Text(
        en="“{first}” says {first_fact}, “{second}” says {second_fact}: both cannot be so",
        fr="«\u00a0{first}\u00a0» dit {first_fact}, «\u00a0{second}\u00a0» dit {second_fact} : les deux ne vont pas ensemble",
    ),
    "ask_clash_because": Text(
        en="“{first}” ({first_fact}) and “{second}” ({second_fact}) cannot both be so: {because}",
        fr="«\u00a0{first}\u00a0» ({first_fact}) et «\u00a0{second}\u00a0» ({second_fact}) ne vont pas ensemble : {because}",
    ),
    "help_ask": Text(en="The ruling on what is told in words.", fr="La décision sur ce qui est raconté."),
    "help_ask_long": Text(
        en="Give the ruling on what is told in words, in English or French. What was understood is shown with the words that it comes from; "
        "a fact that the words leave open is asked, never taken for granted. Where more than one incident may be meant, one is confirmed at a "
        "terminal, and every reading is answered elsewhere. FACT=VALUE goes before the words.",
        fr="Donner la décision sur ce qui est raconté, en français ou en anglais. Ce qui a été compris est montré avec les mots dont cela vient ; "
        "un fait que les mots laissent ouvert est demandé, jamais tenu pour acquis. Quand plusieurs incidents sont possibles, on en confirme un "
        "au terminal, et ailleurs chacun reçoit sa réponse. FAIT=VALEUR l'emporte sur les mots.",
    ),
    # The files of words.
    "words_too_many": Text(
        en="`{text}` stands for nothing, or for more than {most} phrases: write fewer choices",
        fr="`{text}` ne donne rien, ou plus de {most} tournures : mettez moins de choix",
    ),
}
