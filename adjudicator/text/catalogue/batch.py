"""Many cases at once: `adjudicator batch`."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "help_batch": Text(en="Many cases at once, from a file of JSON lines.", fr="De nombreux cas d'un coup, depuis un fichier de lignes JSON."),
    "help_batch_long": Text(
        en="The rulings of HOUSE on the cases of FILE, one JSON object a line; - is standard input. One ruling a line comes out, in the order of "
        "the cases. A line that cannot be ruled is reported and does not stop the others. Exit code: 2 when there was such a line, else that "
        "of the worst ruling: 6 articles disagree, 5 no article, 4 a fact is missing, 0 ruled or left to the director.",
        fr="Les décisions de HOUSE (la maison) sur les cas de FILE, un objet JSON par ligne ; - lit l'entrée standard. Il sort une décision par "
        "ligne, dans l'ordre des cas. Une ligne qui ne peut être jugée est signalée et n'arrête pas les autres. Code de sortie : 2 s'il y a une "
        "telle ligne, sinon celui de la pire décision : 6 des articles se contredisent, 5 aucun article, 4 un fait manque, 0 décidé ou laissé "
        "au directeur.",
    ),
    "help_batch_compact": Text(
        en="Only status, outcomes and articles, without sentences: several times as fast.",
        fr="Seulement le statut, ce qui est réglé et les articles, sans phrases : plusieurs fois plus rapide.",
    ),
    "help_batch_output": Text(en="Write to this file instead of standard output.", fr="Écrire dans ce fichier et non sur la sortie standard."),
    "help_batch_resume": Text(
        en="Go on where the file of --output stops, even in the middle of a line.",
        fr="Reprendre là où s'arrête le fichier de --output, même au milieu d'une ligne.",
    ),
    "help_batch_jobs": Text(en="How many processes rule (all cores when left out).", fr="Le nombre de processus (tous les cœurs par défaut)."),
    "no_batch_file": Text(
        en="no file is named: put it after the house (- is standard input)",
        fr="aucun fichier n'est nommé : mettez-le après la maison (- est l'entrée standard)",
    ),
    "batch_resume_where": Text(en="`--resume` needs `--output FILE`", fr="`--resume` demande `--output FICHIER`"),
    "batch_exists": Text(
        en="`{file}` is already there: `--resume` goes on with it, or name another file",
        fr="`{file}` existe déjà : `--resume` le continue, ou nommez un autre fichier",
    ),
    "batch_same_file": Text(en="`{file}` cannot be read and written at once", fr="`{file}` ne peut être lu et écrit à la fois"),
    "batch_other_output": Text(
        en="`{file}` holds more lines than there are cases: it was made from others",
        fr="`{file}` a plus de lignes qu'il n'y a de cas : il vient d'autres cas",
    ),
    "batch_unreadable": Text(en="`{file}` cannot be read ({reason})", fr="`{file}` ne peut être lu ({reason})"),
    "batch_unwritable": Text(en="`{file}` cannot be written ({reason})", fr="`{file}` ne peut être écrit ({reason})"),
    "batch_stopped": Text(
        en="reading or writing failed ({reason}): what is written so far is complete",
        fr="la lecture ou l'écriture a échoué ({reason}) : ce qui est écrit jusqu'ici est complet",
    ),
    "batch_jobs": Text(en="`--jobs` takes a number from 1 to {most}, not `{text}`", fr="`--jobs` prend un nombre de 1 à {most}, pas `{text}`"),
    "batch_long": Text(en="the line is over a million bytes", fr="la ligne dépasse un million d'octets"),
    "batch_object": Text(
        en='a line is an object, such as {{"incident": "premature_board", "facts": {{"street": "flop"}}}}',
        fr='une ligne est un objet, comme {{"incident": "premature_board", "facts": {{"street": "flop"}}}}',
    ),
    "batch_id": Text(en="`id` is a text or a whole number", fr="`id` est un texte ou un nombre entier"),
    "batch_fault": Text(en="a fault of the program: {what}", fr="une faute du programme : {what}"),
    "batch_worker": Text(
        en="one of the processes that rule has ended (out of memory?): what is written so far is complete",
        fr="l'un des processus s'est arrêté (plus de mémoire ?) : ce qui est écrit jusqu'ici est complet",
    ),
    "batch_interrupted": Text(en="interrupted", fr="interrompu"),
    "batch_goes_on": Text(en="interrupted: `--resume` goes on from here", fr="interrompu : `--resume` reprendra ici"),
    "batch_progress": Text(en="ruling", fr="décisions"),
    "batch_done_one": Text(en="1 line in {seconds} s", fr="1 ligne en {seconds} s"),
    "batch_done": Text(en="{count} lines in {seconds} s, {rate} a second", fr="{count} lignes en {seconds} s, {rate} par seconde"),
    "batch_bad": Text(en="{count} could not be ruled", fr="{count} n'ont pu être jugées"),
}
