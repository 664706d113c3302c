"""Help of the command line."""

from __future__ import annotations

from adjudicator.text.languages import Text

TEXTS: dict[str, Text] = {
    "help_usage": Text(en="Usage:", fr="Usage\u00a0:"),
    "help_options": Text(en="Options", fr="Options\u00a0"),
    "help_options_piece": Text(en="[OPTIONS]", fr="[OPTIONS]"),
    "help_verbs": Text(en="Verbs", fr="Commandes\u00a0"),
    "help_verb_piece": Text(en="VERB ...", fr="COMMANDE ..."),
    "help_program": Text(
        en="Rulings of poker tournament disputes under each house's own regulation, with the articles.",
        fr="Les décisions d'un directeur de tournoi de poker selon le règlement de chaque maison, avec les articles.",
    ),
    "help_lang": Text(en="The language (that of the system when left out).", fr="La langue (celle du système par défaut)."),
    "help_formats": Text(en="Text for people, JSON, or {more}.", fr="Du texte, du JSON, ou {more}."),
    "help_format": Text(en="Text for people, or JSON.", fr="Du texte, ou du JSON."),
    "help_help": Text(en="Show this and stop.", fr="Montrer ceci et s'arrêter."),
    "help_version": Text(
        en="Show the version, the engine and the editions of the houses.", fr="Montrer la version, le moteur et les éditions des maisons."
    ),
    "help_rule": Text(en="The ruling on what happened.", fr="La décision sur ce qui s'est passé."),
    "help_rule_long": Text(
        en="The ruling of HOUSE on an INCIDENT. Facts are given as fact=value; fact=unknown and fact=disputed are possible. "
        "What is missing is asked. Exit code: 0 ruled or left to the director, 4 a fact is missing, 5 no article, 6 articles disagree.",
        fr="La décision de HOUSE (la maison) sur un INCIDENT. Les faits se donnent sous la forme fait=valeur ; fait=inconnu et fait=contesté sont "
        "possibles. Ce qui manque est demandé. Code de sortie : 0 décidé ou laissé au directeur, 4 un fait manque, 5 aucun article, "
        "6 des articles se contredisent.",
    ),
    "help_rule_hand": Text(
        en="The hand, as in docs/hand-notation.md: facts are measured from it.",
        fr="Le coup, comme dans docs/hand-notation.md : les faits en sont mesurés.",
    ),
    "help_rule_about": Text(
        en="The seat or position whose last action is in question.",
        fr="Le siège ou la position dont la dernière action est en cause.",
    ),
    "file_and_hand": Text(
        en="with `--file` the hand stands in the file, under `hand:`",
        fr="avec `--file` le coup se trouve dans le fichier, sous `hand:`",
    ),
    "help_rule_file": Text(
        en="Read the case from a YAML or JSON file; - is standard input.", fr="Lire le cas dans un fichier YAML ou JSON ; - lit l'entrée standard."
    ),
    "help_rule_why": Text(en="Say what decided it, and why other rules did not.", fr="Dire ce qui a décidé, et pourquoi pas les autres règles."),
    "help_rule_strict": Text(en="Take nothing for granted.", fr="Ne rien tenir pour acquis."),
    "help_rule_engine": Text(en="Which engine matches the rules.", fr="Le moteur qui applique les règles."),
    "help_houses": Text(en="The houses there are.", fr="Les maisons connues."),
    "help_houses_long": Text(en="The houses there are, with their editions.", fr="Les maisons connues, avec leurs éditions."),
    "help_incidents": Text(en="What can happen, and the facts of it.", fr="Ce qui peut arriver, et les faits à donner."),
    "help_incidents_long": Text(
        en="All the incidents, or one: its facts with their questions, and what a ruling on it settles.",
        fr="Tous les incidents, ou un seul : ses faits avec leurs questions, et ce que la décision règle.",
    ),
    "help_incidents_house": Text(en="Only this house, with its own words.", fr="Seulement cette maison, avec ses propres mots."),
    "help_show": Text(en="A house's articles, or one of them.", fr="Les articles d'une maison, ou l'un d'eux."),
    "help_show_long": Text(
        en="The chapters and articles of HOUSE, or one ARTICLE: what it says and its rules in words.",
        fr="Les chapitres et articles de HOUSE (la maison), ou un ARTICLE : ce qu'il dit et ses règles en toutes lettres.",
    ),
    "help_show_exceptions": Text(
        en="The rules on an incident, exceptions under what they set aside.",
        fr="Les règles sur un incident, les exceptions sous ce qu'elles écartent.",
    ),
    "help_test": Text(en="Run scenarios.", fr="Lancer les scénarios."),
    "help_test_long": Text(
        en="Run the scenarios of PATH (./scenarios when left out). Exit code: 0 all pass, 3 one fails.",
        fr="Lancer les scénarios de PATH (./scenarios par défaut). Code de sortie : 0 tous passent, 3 l'un échoue.",
    ),
    "help_new": Text(en="Begin a house of one's own.", fr="Commencer une maison à soi."),
    "help_new_long": Text(
        en="Write a small house into FOLDER, to be filled with one's own articles.",
        fr="Écrire une petite maison dans FOLDER, à remplir de ses propres articles.",
    ),
    "help_new_extends": Text(en="Start from this house's articles.", fr="Partir des articles de cette maison."),
}
