"""Sentences of scenarios: what is wrong with a file, and the report of a failure."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    # The file
    "scenario_not_list": Text(
        en="a list of scenarios is expected here, each with `name`, `house`, `incident` and `expect`",
        fr="une liste de scénarios est attendue ici, chacun avec `name`, `house`, `incident` et `expect`",
    ),
    "scenario_no_scenario": Text(en="there is no scenario in this file", fr="ce fichier ne contient aucun scénario"),
    "scenario_name_twice": Text(
        en="`{name}` is the name of another scenario of this file (line {line})",
        fr="`{name}` est déjà le nom d'un autre scénario de ce fichier (ligne {line})",
    ),
    "scenario_name_signs": Text(
        en="`{name}`: a name stands on one line and has no `::`, `[` or `]` in it",
        fr="`{name}` : un nom tient sur une ligne et ne contient ni `::`, ni `[`, ni `]`",
    ),
    "scenario_no_house": Text(en="`house` or `houses` is missing", fr="il manque `house` ou `houses`"),
    "scenario_both_houses": Text(
        en="`{key}` cannot stand beside `houses`, which says what each house must say",
        fr="`{key}` ne va pas avec `houses`, qui dit ce que chaque règlement doit donner",
    ),
    "scenario_no_incident": Text(en="`incident` or `events` is missing", fr="il manque `incident` ou `events`"),
    "scenario_asserts_nothing": Text(
        en="nothing is expected: say under `expect` what must come out, or under `not` what must not",
        fr="rien n'est attendu : dites sous `expect` ce qui doit sortir, ou sous `not` ce qui ne doit pas sortir",
    ),
    "scenario_house_unknown": Text(
        en="unknown house `{house}`: an id, or the path to a house's folder relative to this file",
        fr="règlement inconnu `{house}` : un identifiant, ou le chemin du dossier d'un règlement à partir de ce fichier",
    ),
    "scenario_house_broken": Text(
        en="the rulebook of `{house}` has errors of its own, which follow",
        fr="le règlement `{house}` contient lui-même des erreurs, que voici",
    ),
    "scenario_too_many_events": Text(
        en="more further events are expected ({expected}) than the case has after the first ({events})",
        fr="il y a plus d'événements attendus ({expected}) que le cas n'en a après le premier ({events})",
    ),
    "scenario_figure": Text(
        en="a number is expected here: what a formula gives is what the scenario is to tell",
        fr="un nombre est attendu ici : c'est au scénario de dire ce que la formule donne",
    ),
    "scenario_options_list": Text(en="a list of options is expected here", fr="une liste d'options est attendue ici"),
    "scenario_unknown_article": Text(en="`{house}` has no article `{article}`", fr="`{house}` n'a pas d'article `{article}`"),
    "scenario_unknown_rule": Text(en="`{house}` has no rule or article `{rule}`", fr="`{house}` n'a ni règle ni article `{rule}`"),
    # Running
    "scenario_no_path": Text(en="`{path}`: there is no such file or folder", fr="`{path}` : ce fichier ou dossier n'existe pas"),
    "scenario_none_found": Text(en="no scenario found in {paths}", fr="aucun scénario trouvé dans {paths}"),
    "scenario_no_such_name": Text(en="`{path}` has no scenario `{name}`", fr="`{path}` n'a pas de scénario `{name}`"),
    "scenario_failed": Text(en="FAILED", fr="ÉCHEC"),
    "scenario_one": Text(en="{count} scenario", fr="{count} scénario"),
    "scenario_many": Text(en="{count} scenarios", fr="{count} scénarios"),
    "scenario_all_pass": Text(en="{scenarios}, all pass", fr="{scenarios}, aucun échec"),
    "scenario_one_fails": Text(en="{scenarios}, {failed} fails", fr="{scenarios}, {failed} échec"),
    "scenario_some_fail": Text(en="{scenarios}, {failed} fail", fr="{scenarios}, {failed} échecs"),
    # The report of a failure
    "scenario_expected": Text(en="expected", fr="attendu"),
    "scenario_got": Text(en="got", fr="obtenu"),
    "scenario_facts_of": Text(en="{event}: {facts}", fr="{event} : {facts}"),
    "scenario_nothing": Text(en="nothing", fr="rien"),
    "scenario_none": Text(en="none", fr="aucun"),
    "scenario_any": Text(en="some value", fr="une valeur"),
    "scenario_not": Text(en="not {value}", fr="pas {value}"),
    "scenario_conflict": Text(en="conflict: {values}", fr="conflit : {values}"),
    "scenario_hangs": Text(en="hangs on a missing fact: {values}", fr="dépend d'un fait manquant : {values}"),
    "scenario_under": Text(en="{what} ({under})", fr="{what} ({under})"),
    "scenario_within": Text(en="{inner}, {outer}", fr="{inner}, {outer}"),
    "scenario_branch": Text(en="branch {number}", fr="branche {number}"),
    "scenario_event": Text(en="event {number}", fr="événement {number}"),
    "scenario_excluded": Text(en="excluded by {condition}", fr="exclu par {condition}"),
    "scenario_false": Text(en="not so: {condition}", fr="pas rempli : {condition}"),
}
