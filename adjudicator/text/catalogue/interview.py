"""What the interview says."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "interview_count": Text(en="question {number}, {left} left at most", fr="question {number}, {left} encore au plus"),
    "interview_last": Text(en="question {number}, the last one", fr="question {number}, la dernière"),
    "interview_event": Text(en="event {number}: {what}", fr="incident n° {number} : {what}"),
    "interview_unknown": Text(en="don't know", fr="on ne sait pas"),
    "interview_disputed": Text(en="disputed: people contradict each other", fr="contesté : les versions se contredisent"),
    "interview_back": Text(en="back", fr="revenir"),
    "interview_more": Text(en="ask also what is taken for granted", fr="demander aussi ce qui est tenu pour acquis"),
    "interview_again_chain": Text(
        en="only a file tells a chain of events again: --save F writes one",
        fr="seul un fichier raconte à nouveau un enchaînement d'incidents : --save F en écrit un",
    ),
    "interview_number": Text(en="a number", fr="un nombre"),
    "interview_as_written": Text(en="as in `{form}`", fr="comme dans `{form}`"),
    "interview_prompt": Text(en="answer", fr="réponse"),
    "interview_not_listed": Text(
        en="`{text}` is none of the answers: type what stands before one", fr="`{text}` n'est pas une des réponses : tapez ce qui est devant"
    ),
    "interview_nothing_back": Text(en="this is the first question", fr="c'est la première question"),
    "interview_cut": Text(en="no more answers: this is the ruling so far", fr="plus de réponse : voici où en est la décision"),
    "interview_again": Text(en="the same ruling again:", fr="pour retrouver cette décision :"),
    "interview_saved": Text(en="written as a scenario: {file}", fr="écrit comme scénario : {file}"),
    "interview_save_exists": Text(en="`{file}` is there already: name another file", fr="`{file}` existe déjà : choisissez un autre fichier"),
    "interview_save_failed": Text(en="`{file}` cannot be written: {reason}", fr="impossible d'écrire `{file}` : {reason}"),
    "interview_no_terminal": Text(
        en="`--ask` puts its questions at a terminal, as text; without one leave it out: the questions are printed",
        fr="`--ask` pose ses questions dans un terminal, en texte ; sans terminal, ne la donnez pas : les questions sont affichées",
    ),
    "help_rule_ask": Text(
        en="at a terminal: ask what is missing, one question at a time.", fr="dans un terminal : demande ce qui manque, une question à la fois."
    ),
    "help_rule_save": Text(
        en="with --ask: write the case and its ruling as a scenario to F.", fr="avec --ask : écrit le cas et sa décision comme scénario dans F."
    ),
    "interview_save_alone": Text(en="`--save` goes with `--ask`", fr="`--save` va avec `--ask`"),
}
