"""What is said when the rule engine fails."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "engine_closed": Text(
        en="the rule engine was used after it was closed",
        fr="le moteur de règles a été utilisé après sa fermeture",
    ),
    "engine_error": Text(
        en="durable-rules failed with its error {code}; `--engine python` gives the same rulings without it",
        fr="durable-rules a échoué avec son erreur {code} ; `--engine python` donne les mêmes décisions sans lui",
    ),
    "engine_memory": Text(
        en="durable-rules has no memory left (its error {code})",
        fr="durable-rules n'a plus de mémoire (son erreur {code})",
    ),
    "engine_handles": Text(
        en="durable-rules has no handle left (its error {code}): too many rulebooks are loaded at once",
        fr="durable-rules n'a plus de descripteur (son erreur {code}) : trop de règlements sont chargés à la fois",
    ),
    "engine_attributes": Text(
        en="durable-rules was given more facts than it takes (its error {code})",
        fr="durable-rules a reçu plus de faits qu'il n'en accepte (son erreur {code})",
    ),
    "engine_matches": Text(
        en="durable-rules has more rules to fire at once than it can hold (its error {code})",
        fr="durable-rules a plus de règles à appliquer à la fois qu'il n'en peut retenir (son erreur {code})",
    ),
    "engine_observed": Text(
        en="durable-rules still holds the facts of an earlier incident (its answer {code})",
        fr="durable-rules retient encore les faits d'un incident précédent (sa réponse {code})",
    ),
}

ENGINE_ERRORS = {2: "engine_observed", 101: "engine_memory", 112: "engine_handles", 302: "engine_attributes", 303: "engine_matches"}
"""The numbers that durable-rules answers with, as messages; "engine_error" for every other."""
