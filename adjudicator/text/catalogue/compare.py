"""Words of comparing rulebooks."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "help_diff": Text(en="Where two rulebooks rule differently.", fr="Où deux règlements décident autrement."),
    "help_diff_long": Text(
        en="Where two houses, or two editions of one, rule differently, each time with a case that shows it. HOUSE is an id, a folder, or "
        "REVISION:FOLDER in git. With --all: one case under every house, side by side.",
        fr="Où deux maisons, ou deux éditions d'une même, décident autrement, chaque fois avec un cas qui le montre. HOUSE est un nom, un "
        "dossier, ou RÉVISION:DOSSIER dans git. Avec --all : un cas sous toutes les maisons, côte à côte.",
    ),
    "help_diff_incident": Text(en="Only this incident (may be given several times).", fr="Seulement cet incident (peut être répété)."),
    "help_diff_all": Text(en="One case under every house, side by side.", fr="Un cas sous toutes les maisons, côte à côte."),
    "help_diff_hand": Text(en="With --all: the hand.", fr="Avec --all : le coup."),
    "help_diff_about": Text(en="With --all: the player in question.", fr="Avec --all : le joueur en question."),
    "help_diff_accepted": Text(
        en="A YAML file of accepted differences: fingerprint and reason.", fr="Un fichier YAML de différences acceptées : empreinte et raison."
    ),
    "help_diff_scenarios": Text(
        en="Between two editions: the folder of scenarios that are tried (./scenarios).",
        fr="Entre deux éditions : le dossier des scénarios essayés (./scenarios).",
    ),
    "help_diff_html": Text(
        en="Write one page for the browser or the printer to this file.", fr="Écrire une page pour le navigateur ou l'imprimante dans ce fichier."
    ),
    "help_diff_structure": Text(en="By structure only, without ruling anything.", fr="La structure seulement, sans rien décider."),
    # What is typed or filed wrong.
    "diff_two_houses": Text(en="`diff` needs two houses: HOUSE HOUSE, or --all", fr="`diff` demande deux maisons : HOUSE HOUSE, ou --all"),
    "diff_all_incident": Text(en="`diff --all` needs one incident: --incident INCIDENT", fr="`diff --all` demande un incident : --incident INCIDENT"),
    "diff_only_all": Text(en="`{word}` belongs to `diff --all`", fr="`{word}` va avec `diff --all`"),
    "diff_all_words": Text(
        en="`{word}` is too much: `diff --all` takes facts, as fact=value",
        fr="`{word}` est de trop : `diff --all` prend des faits, sous la forme fait=valeur",
    ),
    "diff_no_house_at": Text(en="there is no house at `{path}` in `{revision}`", fr="il n'y a pas de maison à `{path}` dans `{revision}`"),
    "diff_outside": Text(en="`{path}` lies outside the repository", fr="`{path}` est en dehors du dépôt"),
    "diff_no_git": Text(
        en="`{asked}` is looked up with git, which is not installed here", fr="`{asked}` se cherche avec git, qui n'est pas installé ici"
    ),
    "diff_git": Text(en="git does not find `{asked}`: {said}", fr="git ne trouve pas `{asked}` : {said}"),
    "diff_not_written": Text(en="`{file}` cannot be written: {why}", fr="`{file}` ne peut pas être écrit : {why}"),
    "samples_not_list": Text(en="situations are a list", fr="les situations forment une liste"),
    "accepted_not_mapping": Text(
        en="accepted differences are written `fingerprint: reason`", fr="les différences acceptées s'écrivent `empreinte : raison`"
    ),
    "accepted_fingerprint": Text(
        en="`{text}` is no fingerprint: 12 digits and letters a to f", fr="`{text}` n'est pas une empreinte : 12 chiffres ou lettres de a à f"
    ),
    "accepted_reason": Text(en="`{fingerprint}` is accepted without a reason", fr="`{fingerprint}` est acceptée sans raison"),
    # The report.
    "diff_heading": Text(en="{first} against {second}", fr="{first} contre {second}"),
    "diff_counts_one": Text(
        en="{incidents} incident compared, {situations} situations in all", fr="{incidents} incident comparé, {situations} situations en tout"
    ),
    "diff_counts": Text(
        en="{incidents} incidents compared, {situations} situations in all", fr="{incidents} incidents comparés, {situations} situations en tout"
    ),
    "diff_progress": Text(en="comparing", fr="comparaison"),
    "diff_accepted_count": Text(en="{count} accepted", fr="{count} acceptées"),
    "diff_unused": Text(en="accepted, but no longer there: {fingerprints}", fr="acceptées, mais disparues : {fingerprints}"),
    "diff_left_out": Text(
        en="not enumerated: {count} more combinations; every pair of rules and of values was tried",
        fr="non énumérées : {count} combinaisons de plus ; chaque paire de règles et de valeurs a été essayée",
    ),
    "diff_nothing": Text(en="They rule alike in every situation.", fr="Elles décident de même dans toutes les situations."),
    "diff_everywhere": Text(en="in every situation", fr="dans toutes les situations"),
    "diff_sometimes": Text(en="sometimes {what}", fr="parfois {what}"),
    "diff_says_nothing": Text(en="says nothing", fr="n'en dit rien"),
    "diff_knows_not": Text(en="does not know this incident", fr="ne connaît pas cet incident"),
    "diff_disagree": Text(en="its articles disagree: {what}", fr="ses articles se contredisent : {what}"),
    "diff_accepted_because": Text(en="accepted: {reason}", fr="acceptée : {reason}"),
    "diff_verdicts": Text(
        en="{differ} differ · {alike} ruled alike · only {first} answers: {only_first} · only {second}: {only_second} · neither: {neither}",
        fr="{differ} différents · {alike} décidés de même · seule {first} : {only_first} · seule {second} : {only_second} · aucune : {neither}",
    ),
    "diff_differences": Text(en="{count} differences", fr="{count} différences"),
    "diff_one_difference": Text(en="1 difference", fr="1 différence"),
    "diff_choose": Text(en="the director decides between: {options}", fr="le directeur choisit entre : {options}"),
    "diff_kind_conflict": Text(en="one contradicts itself", fr="l'une se contredit"),
    "diff_kind_differs": Text(en="differs", fr="autre décision"),
    "diff_kind_discretion_against_rule": Text(en="discretion against rule", fr="choix du directeur contre règle"),
    "diff_kind_first_stricter": Text(en="{first} is stricter", fr="{first} est plus sévère"),
    "diff_kind_second_stricter": Text(en="{second} is stricter", fr="{second} est plus sévère"),
    "diff_kind_only_first": Text(en="only {first} answers", fr="seule réponse : {first}"),
    "diff_kind_only_second": Text(en="only {second} answers", fr="seule réponse : {second}"),
    "diff_kind_silence": Text(en="silent for different reasons", fr="silence, pour d'autres raisons"),
    # By structure.
    "diff_structure": Text(en="How they are built", fr="Leur construction"),
    "diff_articles_added": Text(en="articles added", fr="articles ajoutés"),
    "diff_articles_removed": Text(en="articles removed", fr="articles supprimés"),
    "diff_articles_renumbered": Text(en="renumbered", fr="renumérotés"),
    "diff_articles_changed": Text(en="articles changed", fr="articles modifiés"),
    "diff_exceptions": Text(en="exceptions", fr="exceptions"),
    "diff_definitions": Text(en="defined differently", fr="définis autrement"),
    "diff_parameters": Text(en="parameters", fr="paramètres"),
    "diff_event_facts": Text(en="facts of the event", fr="faits du tournoi"),
    "diff_not_set": Text(en="not set", fr="non fixé"),
    "diff_not_defined": Text(en="not defined", fr="non défini"),
    "diff_part_title": Text(en="title", fr="titre"),
    "diff_part_gist": Text(en="gist", fr="résumé"),
    "diff_part_rules": Text(en="rules", fr="règles"),
    "diff_part_notes": Text(en="notes", fr="notes"),
    "diff_scenarios": Text(en="Scenarios that come out otherwise", fr="Scénarios dont le résultat change"),
    "diff_passes": Text(en="passes", fr="réussit"),
    "diff_fails": Text(en="fails", fr="échoue"),
    "diff_cannot": Text(en="cannot be ruled", fr="ne peut être décidé"),
    # The matrix.
    "matrix_agree": Text(en="alike: {houses}", fr="de même : {houses}"),
    "matrix_alone": Text(en="alone: {house}", fr="seule : {house}"),
    "matrix_unlike": Text(en="no two rule alike", fr="aucune ne décide comme une autre"),
    "matrix_all_alike": Text(en="all rule alike", fr="toutes décident de même"),
    "matrix_unknown": Text(en="does not know this incident", fr="ne connaît pas cet incident"),
    "matrix_branch": Text(en="{head}: {text}", fr="{head} : {text}"),
    "matrix_impossible": Text(en="cannot be: {why}", fr="impossible : {why}"),
    "matrix_depends": Text(en="depends: {what}", fr="cela dépend : {what}"),
    # The page.
    "html_contents": Text(en="Incidents", fr="Incidents"),
    "html_scenario": Text(en="the same as a scenario", fr="le même en scénario"),
    "html_case": Text(en="a case that shows it", fr="un cas qui le montre"),
}
