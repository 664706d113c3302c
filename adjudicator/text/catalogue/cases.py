"""What is wrong with a case: the incident, the facts, the seats."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "unknown_incident": Text(en="unknown incident `{incident}`", fr="incident inconnu `{incident}`"),
    "told_unknown_fact": Text(en="unknown fact `{fact}`", fr="fait inconnu `{fact}`"),
    "fact_twice": Text(en="`{fact}` is given twice", fr="`{fact}` est donné deux fois"),
    "fact_not_of_seat": Text(
        en="`{fact}` is not a fact of one player: give it without a seat, as `{fact}=VALUE`",
        fr="`{fact}` n'est pas un fait propre à un joueur : donnez-le sans siège, comme `{fact}=VALUE`",
    ),
    "not_a_seat": Text(
        en="`{text}` is not a seat: seats are numbered from 1", fr="`{text}` n'est pas un siège : les sièges sont numérotés à partir de 1"
    ),
    "no_incident": Text(en="no incident is given: what happened?", fr="aucun incident n'est donné : que s'est-il passé ?"),
    "incident_not_word": Text(en="an incident is a word, or a list of words", fr="un incident est un mot, ou une liste de mots"),
    "hand_not_text": Text(en="a hand is one text, in quotes", fr="un coup s'écrit en un seul texte, entre guillemets"),
    "about_without_hand": Text(
        en="`about` names a player of the hand, and no hand is told",
        fr="`about` désigne un joueur du coup, et aucun coup n'est donné",
    ),
    "about_nobody": Text(
        en="nobody in this hand is `{text}`: it has {known}",
        fr="personne dans ce coup n'est `{text}` : il y a {known}",
    ),
    "facts_not_mapping": Text(en="facts are written `fact: value`", fr="les faits s'écrivent `fait: valeur`"),
    "players_not_mapping": Text(en="`players` is written `seat: {{fact: value}}`", fr="`players` s'écrit `siège: {{fait: valeur}}`"),
    "events_not_list": Text(en="`events` is a list of events, one at the least", fr="`events` est une liste d'événements, un au moins"),
    "events_or_incident": Text(
        en="`{key}` belongs to an event: with `events`, write it inside one of them",
        fr="`{key}` appartient à un événement : avec `events`, écrivez-le dans l'un d'eux",
    ),
    "case_not_mapping": Text(
        en="an event is written as keys with values: `incident`, `facts`, `players`",
        fr="un événement s'écrit en clés et valeurs : `incident`, `facts`, `players`",
    ),
}
