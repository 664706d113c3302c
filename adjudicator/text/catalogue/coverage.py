"""What is said of the coverage of rules by scenarios."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "coverage_threshold": Text(
        en="`--threshold {text}`: a percentage from 0 to 100 is wanted, `90` or `99.5`",
        fr="`--threshold {text}` : il faut un pourcentage de 0 à 100, `90` ou `99,5`",
    ),
    "coverage_rule": Text(en="{what}: no scenario reaches it{part}{word}", fr="{what} : aucun scénario ne l'atteint{part}{word}"),
    "coverage_alternative": Text(en="{what}: never when {part}{word}", fr="{what} : jamais quand {part}{word}"),
    "coverage_value": Text(en="{what}: never with {word}{part}", fr="{what} : jamais avec {word}{part}"),
    "coverage_outcome": Text(
        en="{what}: what it says of {word} never stands{part}", fr="{what} : ce qu'elle dit de {word} n'est jamais retenu{part}"
    ),
    "coverage_exception": Text(en="{what}: never sets {word} aside{part}", fr="{what} : n'écarte jamais {word}{part}"),
    "coverage_definition": Text(en="definition of {what}: never when {part}{word}", fr="définition de {what} : jamais quand {part}{word}"),
    "coverage_percent": Text(en="{house}: {percent} reached", fr="{house} : {percent} atteints"),
    "coverage_below": Text(en="below the threshold of {threshold}", fr="sous le seuil de {threshold}"),
    "coverage_count_rule": Text(en="rules {reached} of {every}", fr="règles {reached} sur {every}"),
    "coverage_count_alternative": Text(en="alternatives {reached} of {every}", fr="alternatives {reached} sur {every}"),
    "coverage_count_value": Text(en="values {reached} of {every}", fr="valeurs {reached} sur {every}"),
    "coverage_count_outcome": Text(en="outcomes {reached} of {every}", fr="conclusions {reached} sur {every}"),
    "coverage_count_exception": Text(en="exceptions {reached} of {every}", fr="exceptions {reached} sur {every}"),
    "coverage_count_definition": Text(en="definitions {reached} of {every}", fr="définitions {reached} sur {every}"),
    "help_coverage": Text(en="Which rules no scenario reaches.", fr="Les règles qu'aucun scénario n'atteint."),
    "help_coverage_long": Text(
        en="Which rules, and which branches of them, no scenario reaches. Of all shipped houses when none is named.",
        fr="Les règles, et leurs branches, qu'aucun scénario n'atteint. De toutes les maisons fournies si aucune n'est nommée.",
    ),
    "help_coverage_scenarios": Text(
        en="Files or folders of scenarios (./scenarios and those of a house named by its path, when left out).",
        fr="Fichiers ou dossiers de scénarios (par défaut ./scenarios et ceux d'une maison désignée par son chemin).",
    ),
    "help_coverage_threshold": Text(
        en="End with 3 when a house is reached to less than this many percent.",
        fr="Finir avec 3 quand une maison est atteinte à moins de ce pourcentage.",
    ),
}
